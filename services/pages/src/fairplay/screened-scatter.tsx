import { scatter, type ScreenedPlayer } from "./screening-figures";
import { screeningWords } from "../words/screening";
import { language } from "../words/words";
import { cls } from "../widgets/cls";
import { fixed } from "./screened-text";

const words = screeningWords;

const WIDE = 640;
const HIGH = 300;
const BOX = { left: 36, right: WIDE - 20, top: 10, bottom: HIGH - 34 };

export function Picture({ players }: { players: readonly ScreenedPlayer[] }) {
  const found = scatter(players, BOX);
  if (found === null) return null;
  const label = found.dots
    .map(({ number, player }) => words.dot(number, player.name, player.rating!, fixed(player.compared!.index, 1)))
    .join("; ");
  const wide = BOX.right - BOX.left;
  return (
    <figure class="screened-picture">
      <figcaption>
        {words.scatter} <span class="quiet">{words.scatterLegend}</span>
      </figcaption>
      <div class="table-scroll" tabIndex={0} role="region" aria-label={words.scatter}>
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={`${words.scatter}: ${label}`}>
          <rect class="outer" x={BOX.left} y={found.outer[0]} width={wide} height={found.outer[1] - found.outer[0]} />
          <rect class="inner" x={BOX.left} y={found.inner[0]} width={wide} height={found.inner[1] - found.inner[0]} />
          <line class="centre" x1={BOX.left} x2={BOX.right} y1={found.centre} y2={found.centre} />
          {found.indices.map(({ at, y }) => (
            <text key={at} x={BOX.left - 5} y={y + 4} text-anchor="end">
              {at.toLocaleString(language)}
            </text>
          ))}
          {found.ratings.map(({ at, x }) => (
            <text key={at} x={x} y={BOX.bottom + 15} text-anchor="middle">
              {at}
            </text>
          ))}
          <path class="axis" d={`M${BOX.left} ${BOX.top}V${BOX.bottom}H${BOX.right}`} />
          <text x={BOX.right} y={HIGH - 5} text-anchor="end">
            {words.columns.rating}
          </text>
          <text x={BOX.left + 5} y={BOX.top + 8}>
            {words.columns.index}
          </text>
          {found.dots.map(({ number, player, x, y, low, high }) => (
            <g key={player.id}>
              <line x1={x} x2={x} y1={low} y2={high} />
              <circle class={cls(player.size === "SMALL" && "small-sample")} cx={x} cy={y} r="4" />
              <text x={x + 7} y={y - 3}>
                {number}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </figure>
  );
}
