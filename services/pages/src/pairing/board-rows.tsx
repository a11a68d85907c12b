import { useEffect, useState } from "preact/hooks";
import { pairingWords as words } from "../words/pairing";
import { SIDES, type Competition, type PairingPreview, type PairingSeat, type Side } from "../protocol/protocol";
import { cls } from "../widgets/cls";
import { FindingItem, type FindingLine } from "./findings";
import type { Draft } from "./draft";
import { nameOf, pointsOf, type People } from "./people";

const HIGHEST_BOARD = 9999;

/** What can be done at a board; `place` is its place in the draft. */
export interface BoardActs {
  pick(playerId: string): void;
  swap(place: number): void;
  remove(place: number): void;
  renumber(place: number, board: number): void;
}

/** The boards: each with its number, both players, and what was found about it. */
export function BoardRows({
  draft,
  known,
  people,
  competition,
  lines,
  picked,
  acts,
}: {
  draft: Draft;
  /** The latest answer, of these or of earlier pairings; null if there is none. */ known: PairingPreview | null;
  people: People;
  competition: Competition | null;
  lines: readonly FindingLine[];
  /** The player who waits for somebody to exchange with. */ picked: string | null;
  acts: BoardActs;
}) {
  const seats = new Map(
    (known?.boards ?? []).flatMap(({ white, black }) => [white, black]).map((seat) => [seat.playerId, seat] as const),
  );
  const paired = new Set((known?.boards ?? []).map(({ white, black }) => `${white.playerId} ${black.playerId}`));
  return (
    <table role="table" class="pairing-boards">
      <caption class="visually-hidden">{words.step2.boards}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {words.step2.board}
          </th>
          <th role="columnheader" scope="col">
            {words.step2.chooseWhite}
          </th>
          <th role="columnheader" scope="col">
            {words.step2.chooseBlack}
          </th>
          <td role="cell" />
        </tr>
      </thead>
      <tbody role="rowgroup">
        {draft.pairings.map(({ board, whiteId, blackId }, place) => {
          const found = lines.filter((line) => line.board === board);
          const floats = paired.has(`${whiteId} ${blackId}`) || paired.has(`${blackId} ${whiteId}`);
          return (
            <tr
              key={`${whiteId} ${blackId} ${place > 0 && twice(draft, place) ? place : ""}`}
              role="row"
              data-board={board}
              class={cls(found.some((line) => line.severity === "ERROR") ? "wrong" : found.length > 0 && "doubtful")}
            >
              <th role="rowheader" scope="row" class="pairing-number">
                <BoardNumber board={board} onChange={(to) => acts.renumber(place, to)} />
              </th>
              {SIDES.map((side) => {
                const id = side === "WHITE" ? whiteId : blackId;
                return (
                  <td key={side} role="cell" class="pairing-seat">
                    <SeatCell
                      id={id}
                      side={side}
                      seat={seats.get(id)}
                      floats={floats}
                      round={known?.round ?? 0}
                      people={people}
                      competition={competition}
                      picked={picked === id}
                      onPick={() => acts.pick(id)}
                    />
                    {side === "BLACK" && found.length > 0 && (
                      <ul class="pairing-findings">
                        {found.map((line) => (
                          <FindingItem key={line.code + line.text} line={line} />
                        ))}
                      </ul>
                    )}
                  </td>
                );
              })}
              <td role="cell" class="pairing-acts">
                <button
                  type="button"
                  class="small"
                  aria-label={words.step2.swapAt(board)}
                  title={words.step2.swap}
                  onClick={() => acts.swap(place)}
                >
                  ⇄
                </button>
                <button
                  type="button"
                  class="small"
                  aria-label={words.step2.removeAt(board)}
                  title={words.step2.remove}
                  onClick={() => acts.remove(place)}
                >
                  ×
                </button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A number that counts once it is complete: on Enter, or when the focus leaves. */
function BoardNumber({ board, onChange }: { board: number; onChange(to: number): void }) {
  const [text, setText] = useState(String(board));
  useEffect(() => setText(String(board)), [board]);
  const take = () => {
    const to = Number(text);
    if (to === board) return;
    if (Number.isInteger(to) && to >= 1 && to <= HIGHEST_BOARD) onChange(to);
    else setText(String(board));
  };
  return (
    <input
      type="number"
      min={1}
      max={HIGHEST_BOARD}
      required
      value={text}
      aria-label={words.step2.boardNumber(board)}
      onInput={(event) => setText(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === "Enter") take();
      }}
    />
  );
}

/** Whether the same two players have an earlier board, too. */
const twice = (draft: Draft, place: number): boolean => {
  const own = draft.pairings[place]!;
  return draft.pairings.slice(0, place).some((one) => one.whiteId === own.whiteId && one.blackId === own.blackId);
};

const dueColour = (seat: PairingSeat): Side | null =>
  typeof seat.due === "string" ? seat.due : (seat.due?.colour ?? null);

function SeatCell({
  id,
  side,
  seat,
  floats,
  round,
  people,
  competition,
  picked,
  onPick,
}: {
  id: string;
  side: Side;
  seat: PairingSeat | undefined;
  /** Whether the preview knows this pairing, and so what it makes of the players' points. */ floats: boolean;
  round: number;
  people: People;
  competition: Competition | null;
  picked: boolean;
  onPick(): void;
}) {
  const person = people.get(id);
  const name = nameOf(people, id);
  const venue = competition?.venues.find((one) => one.id === person?.venueId)?.name ?? person?.venueId;
  const facts = [
    person && (person.rating ? String(person.rating) : words.step2.unrated),
    person?.points !== undefined && pointsOf(person.points),
    venue,
  ].filter((fact): fact is string => typeof fact === "string" && fact !== "");
  const due = seat && dueColour(seat);
  return (
    <>
      <button
        type="button"
        class="plain strong"
        aria-label={words.step2.exchange(name)}
        aria-pressed={picked}
        onClick={onPick}
      >
        <span class={cls("colour", side === "WHITE" ? "white" : "black")} aria-hidden="true" /> {name}
        {person?.number !== undefined && <span class="quiet"> ({person.number})</span>}
      </button>
      <span class="quiet pairing-facts">
        {facts.join(" · ")}
        {seat && seat.colours !== "" && <Colours colours={seat.colours} />}
        {seat && due && <span class={cls(due !== side && "warn-text")}> · {words.step2.due(due)}</span>}
        {seat && floats && seat.floated !== "NONE" && <span> · {words.step2.floats[seat.floated]}</span>}
        {seat?.lastFloats.map(
          (float, ago) =>
            float !== "NONE" && <span key={ago}> · {words.step2.floatedBefore(round - 1 - ago, float)}</span>,
        )}
      </span>
    </>
  );
}

/** The colours of the earlier rounds, as letters for the eye and as words for a screen reader. */
function Colours({ colours }: { colours: string }) {
  const said = [...colours].map((one) => words.step2.colour[one] ?? one).join(", ");
  return (
    <>
      {" · "}
      <span role="img" class="mono" aria-label={words.step2.colours(said)} title={words.step2.colours(said)}>
        {[...colours].map((one) => words.step2.letter[one] ?? one).join("")}
      </span>
    </>
  );
}
