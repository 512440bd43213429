import type { Scene } from "../contract";
import type { Placed } from "./pieces";

/** The faces in use, each once, and free to draw beyond their box. They come from Python, which draws them and escapes what is written on them. */
export function symbols({ faces }: Scene, used: Set<number>, id: string) {
  return (
    <defs>
      {faces.map(({ w, h, svg }, face) => used.has(face) && (
        <symbol id={`${id}-f${face}`} viewBox={`0 0 ${w} ${h}`} overflow="visible" dangerouslySetInnerHTML={{ __html: svg }} />
      ))}
    </defs>
  );
}

/** `beat` changes with every frame, so that a second refusal of the same piece shakes it again. */
export function faceOf({ face, marks, w, h }: Placed, id: string, beat?: number) {
  const refused = marks.includes("x");
  const kind = (refused ? "ludo-shake " : "") + (marks.includes("f") ? "ludo-faint" : "");
  return face >= 0 && <use key={refused && beat} href={`#${id}-f${face}`} width={w} height={h} class={kind} />;
}
