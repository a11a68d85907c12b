import { useRef, useState } from "preact/hooks";
import { pairingWords as words } from "../words/pairing";
import { SIDES, type ByeKind, type Side } from "../protocol/protocol";
import { listed, type People } from "./people";

/** How many players a list shows at most before one scrolls in it. */
const TALLEST = 10;

/**
 * The players without a board, in two lists: one chooses White in one and Black in the other. Everything works with the
 * keyboard; Enter makes the board.
 */
export function FreePlayers({
  free,
  others,
  people,
  board,
  onAdd,
  onBye,
}: {
  /** Available players. */ free: readonly string[];
  /** Players who are not available in this round, or of whom that is not known. */ others: readonly string[];
  people: People;
  /** The number of the board that would be added. */ board: number;
  onAdd(whiteId: string, blackId: string): void;
  onBye(playerId: string, kind: ByeKind): void;
}) {
  const [chosen, setChosen] = useState<Record<Side, string>>({ WHITE: "", BLACK: "" });
  const [kind, setKind] = useState<ByeKind>("ALLOCATED");
  const first = useRef<HTMLSelectElement>(null);
  const all = new Set([...free, ...others]);
  const at = (side: Side): string => (all.has(chosen[side]) ? chosen[side] : "");
  const [white, black] = [at("WHITE"), at("BLACK")];
  const choose = (side: Side, id: string) => setChosen({ WHITE: white, BLACK: black, [side]: id });
  const done = () => {
    setChosen({ WHITE: "", BLACK: "" });
    first.current?.focus();
  };
  const add = () => {
    if (white === "" || black === "") return;
    onAdd(white, black);
    done();
  };
  if (people.size === 0) return null; // they are not known yet
  if (all.size === 0) return <p class="good-text">✓ {words.step2.everybody}</p>;
  return (
    <form
      class="pairing-free"
      aria-label={words.step2.free(free.length)}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <h3>{words.step2.free(free.length)}</h3>
      <p class="quiet">{words.step2.howToAdd}</p>
      <div class="pair">
        {SIDES.map((side) => {
          const taken = side === "WHITE" ? black : white;
          return (
            <label key={side}>
              {side === "WHITE" ? words.step2.chooseWhite : words.step2.chooseBlack}
              <select
                ref={side === "WHITE" ? first : null}
                size={Math.min(TALLEST, Math.max(4, all.size + 3))}
                value={at(side)}
                onChange={(event) => choose(side, event.currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key !== "Enter") return;
                  event.preventDefault();
                  add();
                }}
              >
                <option value="">– {words.step2.nobody} –</option>
                <Players ids={free} label={words.step2.available} people={people} taken={taken} />
                <Players ids={others} label={words.step2.others} people={people} taken={taken} />
              </select>
            </label>
          );
        })}
      </div>
      <div class="actions">
        <button type="submit" class="primary" disabled={white === "" || black === ""}>
          {words.step2.add(board)}
        </button>
        <button
          type="button"
          disabled={white === "" && black === ""}
          onClick={() => setChosen({ WHITE: black, BLACK: white })}
        >
          {words.step2.exchangeColours}
        </button>
        <label class="inline-label">
          {words.step2.byes}
          <select value={kind} onChange={(event) => setKind(event.currentTarget.value as ByeKind)}>
            {Object.entries(words.step2.bye).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          disabled={white === "" || black !== ""}
          onClick={() => {
            onBye(white, kind);
            done();
          }}
        >
          {words.step2.giveBye}
        </button>
      </div>
    </form>
  );
}

function Players({
  ids,
  label,
  people,
  taken,
}: {
  ids: readonly string[];
  label: string;
  people: People;
  taken: string;
}) {
  const shown = ids.filter((id) => id !== taken);
  if (shown.length === 0) return null;
  return (
    <optgroup label={label}>
      {shown.map((id) => (
        <option key={id} value={id}>
          {listed(people, id)}
        </option>
      ))}
    </optgroup>
  );
}
