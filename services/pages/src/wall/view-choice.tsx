import { official } from "../words/officials";
import { chooseView, DENSITIES, type Density, type Grouping } from "./wall-view";

/** How the boards are shown; kept on this device. */
export function ViewChoice({
  density,
  grouping,
  groupings,
}: {
  density: Density;
  grouping: Grouping;
  /** The groupings that say something of these boards. */ groupings: readonly Grouping[];
}) {
  const words = official.wallView;
  return (
    <div class="view-choice">
      <div class="view-densities" role="group" aria-label={words.view}>
        {DENSITIES.map((one) => (
          <button
            key={one}
            class="small"
            data-density={one}
            aria-pressed={one === density}
            onClick={() => chooseView({ density: one })}
          >
            {words.density[one]}
          </button>
        ))}
      </div>
      {groupings.length > 1 && (
        <label class="inline-label">
          <span>{words.group}</span>
          <select
            value={grouping}
            onChange={(event) =>
              chooseView({ grouping: groupings.find((one) => one === event.currentTarget.value) ?? "NUMBER" })
            }
          >
            {groupings.map((one) => (
              <option key={one} value={one}>
                {words.grouping[one]}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
