import { useState } from "preact/hooks";
import type { FunctionComponent } from "preact";
import { Menu } from "../widgets/dialogs";
import { roundsAhead, withdrawn, type Definition, type Setup, type SetupPlayer } from "./definition";
import { CorrectPlayer, EnterPlayer, MovePlayer, ReturnPlayer, SetBye, WithdrawPlayer } from "./player-dialogs";
import { PlayerList } from "./player-list";
import { words } from "./words";

/** How many rows are shown at first; more on demand. */
const ROWS = 200;

type Dialog = FunctionComponent<{
  player: SetupPlayer;
  definition: Definition;
  onClose(): void;
  onDone(): void;
}>;
type Open = "enter" | "list" | { dialog: Dialog; player: SetupPlayer } | null;

/** The players of the competition, and everything that can be changed about them (OCR 16.1). */
export function PlayersPart({ setup, onDone }: { setup: Setup; onDone(): void }) {
  const { competition: definition, may } = setup;
  const [searched, setSearched] = useState("");
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<Open>(null);
  const names = new Map(definition.venues.map((venue) => [venue.id, venue.name]));
  const wanted = searched.trim().toLowerCase();
  const found = definition.players.filter((player) =>
    [player.name, player.federation, player.number, names.get(player.venue) ?? "", player.title]
      .join(" ")
      .toLowerCase()
      .includes(wanted),
  );
  const shown = all ? found : found.slice(0, ROWS);
  const common = { definition, onClose: () => setOpen(null), onDone };
  const closed = definition.entriesClosed > 0;
  return (
    <section aria-label={words.parts.players}>
      <div class="actions">
        <label class="inline-label">
          {words.search}
          <input type="search" value={searched} onInput={(event) => setSearched(event.currentTarget.value)} />
        </label>
        {may.players && (
          <>
            <button class="primary" disabled={closed} onClick={() => setOpen("enter")}>
              {words.enter}
            </button>
            <button disabled={closed} onClick={() => setOpen("list")}>
              {words.paste}
            </button>
          </>
        )}
      </div>
      {may.players && closed && <p class="quiet">{words.closed(definition.entriesClosed)}</p>}
      {roundsAhead(definition).length === 0 && <p class="quiet">{noRoundTo(definition)}</p>}
      <p class="quiet" role="status">
        {words.count(found.length, definition.players.length)}
      </p>
      <div class="table-scroll setup-players">
        <table class="setup-table" aria-label={words.parts.players}>
          <thead>
            <tr>
              <th scope="col">{words.columns.number}</th>
              <th scope="col">{words.columns.name}</th>
              <th scope="col">{words.columns.rating}</th>
              <th scope="col">{words.columns.federation}</th>
              <th scope="col">{words.columns.fide}</th>
              <th scope="col">{words.columns.venue}</th>
              <th scope="col">{words.columns.state}</th>
              <th />
            </tr>
          </thead>
          <tbody>
            {shown.map((player) => (
              <tr key={player.id} data-player={player.id}>
                <td>{player.startNumber || ""}</td>
                <th scope="row">
                  {player.title && <span class="quiet">{player.title} </span>}
                  {player.name}
                </th>
                <td>{player.rating || words.none}</td>
                <td>{player.federation}</td>
                <td>{player.number}</td>
                <td>{names.get(player.venue) ?? player.venue}</td>
                <td>{notes(player, names).join("; ")}</td>
                <td>
                  {(may.players || may.places) && names.has(player.venue) && (
                    <Actions player={player} setup={setup} onOpen={(dialog) => setOpen({ dialog, player })} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < found.length && (
        <button onClick={() => setAll(true)}>{words.more(found.length - shown.length)}</button>
      )}
      {open === "enter" && <EnterPlayer {...common} />}
      {open === "list" && <PlayerList {...common} />}
      {open !== null && typeof open === "object" && <open.dialog {...common} player={open.player} />}
    </section>
  );
}

/** Why there is no round for which something can be changed. */
const noRoundTo = (definition: Definition): string =>
  definition.rounds.length === 0 ? words.noRounds : words.noRoundAhead;

function Actions({
  player,
  setup: { competition, may },
  onOpen,
}: {
  player: SetupPlayer;
  setup: Setup;
  onOpen(dialog: Dialog): void;
}) {
  const late = roundsAhead(competition).length === 0;
  const ahead = { disabled: late, ...(late ? { title: noRoundTo(competition) } : {}) };
  const away = withdrawn(player) !== undefined;
  return (
    <Menu label={words.change}>
      {may.players && (
        <>
          <button class="small" aria-label={words.titles.correct(player.name)} onClick={() => onOpen(CorrectPlayer)}>
            {words.actions.correct}
          </button>
          {away ? (
            <button
              class="small"
              {...ahead}
              aria-label={words.titles.back(player.name)}
              onClick={() => onOpen(ReturnPlayer)}
            >
              {words.actions.back}
            </button>
          ) : (
            <button
              class="small"
              {...ahead}
              aria-label={words.titles.withdraw(player.name)}
              onClick={() => onOpen(WithdrawPlayer)}
            >
              {words.actions.withdraw}
            </button>
          )}
          <button class="small" {...ahead} aria-label={words.titles.bye(player.name)} onClick={() => onOpen(SetBye)}>
            {words.actions.bye}
          </button>
        </>
      )}
      {may.places && competition.venues.length > 1 && (
        <button class="small" {...ahead} aria-label={words.titles.move(player.name)} onClick={() => onOpen(MovePlayer)}>
          {words.actions.move}
        </button>
      )}
    </Menu>
  );
}

/** What is special about a player, in words. */
function notes(player: SetupPlayer, names: ReadonlyMap<string, string>): string[] {
  return [
    ...player.withdrawals.map((one) =>
      one.untilRound === 0 ? words.state.withdrawn(one.fromRound) : words.state.away(one.fromRound, one.untilRound),
    ),
    ...player.byes.map((bye) =>
      words.state.bye(bye.round, bye.kind === "ALLOCATED" ? words.allocated : words.bye[bye.kind]),
    ),
    ...player.moves.map((move) => words.state.moves(names.get(move.venue) ?? move.venue, move.fromRound)),
  ];
}
