import type { Scene } from "../contract";
import type { Placed } from "./pieces";

/** The faces in use, each once. They come from Python, which draws them and escapes what is written on them. */
export function Faces({ scene, pieces, faceId }: { scene: Scene; pieces: Placed[]; faceId: (face: number) => string }) {
  const used = [...new Set(pieces.map((piece) => piece.face))].sort((a, b) => a - b);
  return (
    <defs>
      {used.map((face) => {
        const { w, h, svg } = scene.faces[face]!;
        return <symbol key={face} id={faceId(face)} viewBox={`0 0 ${w} ${h}`} dangerouslySetInnerHTML={{ __html: svg }} />;
      })}
    </defs>
  );
}
