import { Board, type Choices } from "../board/Board";
import type { SandboxView, Scene } from "../contract";
import { useIdPrefix } from "../ids";
import type { Say } from "../words";

const NOTHING: Choices = { sprites: new Set(), zones: new Set(), pick: () => {} };

type Props = { compare: SandboxView["compare"]; scene: Scene; say: Say };

/** Positions side by side, to look at. */
export function Compared({ compare, scene, say }: Props) {
  const id = useIdPrefix();
  return (
    <div class="ludo-compare">
      {compare.map(({ t, s, f }, nth) => (
        <figure>
          <figcaption><b>{t}</b><br />{s.join(" · ")}</figcaption>
          {f && (
            <Board
              {...{ scene, say }}
              beat={0}
              frame={f}
              layout={scene.layouts.narrow}
              choices={NOTHING}
              title={t}
              id={id + nth}
              width={300}
              svg={{ current: null }}
            />
          )}
        </figure>
      ))}
    </div>
  );
}
