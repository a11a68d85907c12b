import { useEffect, useRef } from "preact/hooks";
import { pairingWords as words } from "../words/pairing";
import type { Competition, PairingPreview } from "../protocol/protocol";
import { BoardRows, type BoardActs } from "./board-rows";
import { exchanged, nextBoard, numberedAgain, placed, renumbered, type Draft } from "./draft";
import { withBoard, withBye, withColoursSwapped, withOtherBye, withoutBoard, withoutBye } from "./draft";
import { FindingItem, findingLines, type FindingLine } from "./findings";
import { FreePlayers } from "./free-players";
import { availableOf, byStrength, nameOf, type People } from "./people";
import { FaultText } from "./source-step";

/**
 * The preview: what is wrong first, then every board, the byes and the players without a game. Everything can still be
 * changed by hand, and is then checked again (C.04).
 */
export function CheckStep({
  round,
  draft,
  preview,
  known,
  news,
  isChecked,
  people,
  competition,
  picked,
  said,
  busy,
  problem,
  mayUndo,
  onPick,
  onChange,
  onCheck,
  onUndo,
}: {
  round: number;
  draft: Draft;
  /** Of these pairings, or of earlier ones if they are not checked; null if there is none. */
  preview: PairingPreview | null;
  /** The latest answer about any pairings: what is known of the players. */ known: PairingPreview | null;
  /** How often there was something new to look at; 0 for work that was kept. */ news: number;
  isChecked: boolean;
  people: People;
  competition: Competition | null;
  picked: string | null;
  /** What was done last, for people who do not see it. */ said: string;
  busy: boolean;
  problem: string;
  mayUndo: boolean;
  onPick(playerId: string | null): void;
  onChange(draft: Draft, said: string): void;
  onCheck(): void;
  onUndo(): void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (news > 0) heading.current?.focus();
  }, [news]);
  const at = words.step2.said;
  const name = (id: string) => nameOf(people, id);
  const lines = preview ? findingLines(preview.findings, people, competition) : [];
  const shown = preview !== null;
  const here = placed(draft);
  const available = known ? availableOf(known) : null;
  const [free, others] = [true, false].map((wanted) =>
    [...people.keys()]
      .filter((id) => !here.has(id) && (available?.has(id) ?? true) === wanted)
      .sort(byStrength(people)),
  ) as [string[], string[]];
  const acts: BoardActs = {
    pick: (id) => {
      if (picked === null || picked === id) return onPick(picked === id ? null : id);
      onPick(null);
      onChange(exchanged(draft, picked, id), at.exchanged(name(picked), name(id)));
    },
    swap: (place) => {
      const { board, blackId } = draft.pairings[place]!;
      onChange(withColoursSwapped(draft, place), at.swapped(board, name(blackId)));
    },
    remove: (place) => onChange(withoutBoard(draft, place), at.removed(draft.pairings[place]!.board)),
    renumber: (place, board) => {
      const before = draft.pairings[place]!.board;
      if (before !== board) onChange(renumbered(draft, place, board), at.renumbered(before, board));
    },
  };
  return (
    <section
      class="ready-venue"
      aria-labelledby="pairing-step-2"
      onKeyDown={(event) => {
        if (event.key === "Escape" && picked !== null) onPick(null);
      }}
    >
      <header>
        <h2 id="pairing-step-2" class="grow" ref={heading} tabIndex={-1}>
          {words.step2.title(round)}
        </h2>
        {mayUndo && (
          <button type="button" onClick={onUndo}>
            {words.step2.undo}
          </button>
        )}
        <button
          type="button"
          class={isChecked ? "" : "primary"}
          disabled={busy || draft.pairings.length === 0}
          onClick={onCheck}
        >
          {words.step2.check}
        </button>
      </header>
      {problem !== "" && (
        <p role="alert" class="bad-text">
          {problem}
        </p>
      )}
      {!isChecked && draft.pairings.length > 0 && (
        <p class="warn-text">{shown ? words.step2.stale : words.step2.unchecked}</p>
      )}
      {shown && <Summary lines={lines} preview={preview} isChecked={isChecked} />}
      <p role="status" class="quiet pairing-said">
        {picked === null ? said : words.step2.picked(name(picked))}
      </p>
      {draft.pairings.length > 0 && (
        <>
          <div class="pairing-line">
            <span class="grow quiet">
              {words.step2.count(draft.pairings.length, draft.byes.length + draft.otherByes.length)}.{" "}
              {words.step2.howToExchange}
            </span>
            {draft.pairings.some((one, i) => one.board !== i + 1) && (
              <button
                type="button"
                class="small"
                onClick={() => onChange(numberedAgain(draft), at.numbered(draft.pairings.length))}
              >
                {words.step2.number}
              </button>
            )}
          </div>
          <BoardRows
            draft={draft}
            known={known}
            people={people}
            competition={competition}
            lines={shown ? lines : []}
            picked={picked}
            acts={acts}
          />
        </>
      )}
      <Byes
        draft={draft}
        people={people}
        picked={picked}
        onPick={acts.pick}
        onRemove={(id) => onChange(withoutBye(draft, id), at.noBye(name(id)))}
      />
      <FreePlayers
        free={free}
        others={others}
        people={people}
        board={nextBoard(draft)}
        onAdd={(white, black) =>
          onChange(withBoard(draft, white, black), at.added(nextBoard(draft), name(white), name(black)))
        }
        onBye={(id, kind) =>
          onChange(kind === "ALLOCATED" ? withBye(draft, id) : withOtherBye(draft, id, kind), at.bye(name(id)))
        }
      />
    </section>
  );
}

/** The errors, which stop the pairings, then the warnings; those of a board lead there. */
function Summary({
  lines,
  preview,
  isChecked,
}: {
  lines: readonly FindingLine[];
  preview: PairingPreview;
  isChecked: boolean;
}) {
  const errors = lines.filter((line) => line.severity === "ERROR");
  const warnings = lines.filter((line) => line.severity === "WARNING");
  const general = warnings.filter((line) => line.board === 0);
  const notes = preview.notes ?? [];
  return (
    <>
      {errors.length > 0 && (
        <div role={isChecked ? "alert" : undefined} class="pairing-errors" data-errors={errors.length}>
          <h3>{words.step2.errors(errors.length)}</h3>
          <ul class="pairing-findings">
            {errors.map((line) => (
              <FindingItem key={line.code + line.text} line={line} named />
            ))}
          </ul>
        </div>
      )}
      {warnings.length > 0 && <p class="warn-text">{words.step2.warnings(warnings.length)}</p>}
      {general.length > 0 && (
        <ul class="pairing-findings">
          {general.map((line) => (
            <FindingItem key={line.code + line.text} line={line} />
          ))}
        </ul>
      )}
      {lines.length === 0 && isChecked && <p class="good-text">✓ {words.step2.none}</p>}
      {notes.length > 0 && isChecked && (
        <details>
          <summary>
            {words.notes} ({notes.length})
          </summary>
          <ul>
            {notes.map((note, i) => (
              <li key={i}>
                {note.line ? `${words.step1.line(note.line)}: ` : ""}
                <FaultText fault={note} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Byes({
  draft,
  people,
  picked,
  onPick,
  onRemove,
}: {
  draft: Draft;
  people: People;
  picked: string | null;
  onPick(playerId: string): void;
  onRemove(playerId: string): void;
}) {
  if (draft.byes.length + draft.otherByes.length === 0) return null;
  return (
    <section aria-labelledby="pairing-byes">
      <h3 id="pairing-byes">{words.step2.byes}</h3>
      <ul class="pairing-byes">
        {draft.byes.map((id) => {
          const name = nameOf(people, id);
          return (
            <li key={id} data-bye="ALLOCATED">
              <button
                type="button"
                class="plain strong"
                aria-label={words.step2.exchange(name)}
                aria-pressed={picked === id}
                onClick={() => onPick(id)}
              >
                {name}
              </button>
              <span class="quiet grow">{words.step2.bye.ALLOCATED}</span>
              <button
                type="button"
                class="small"
                aria-label={words.step2.removeBye(name)}
                title={words.step2.remove}
                onClick={() => onRemove(id)}
              >
                ×
              </button>
            </li>
          );
        })}
        {draft.otherByes.map(({ player, kind }) => (
          <li key={player} data-bye={kind}>
            {nameOf(people, player)} <span class="quiet">{words.step2.bye[kind]}</span>
          </li>
        ))}
      </ul>
      {draft.otherByes.length > 0 && <p class="quiet">{words.step2.otherByes}</p>}
    </section>
  );
}
