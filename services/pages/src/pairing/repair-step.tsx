import { useEffect, useRef, useState } from "preact/hooks";
import { go } from "../network/session";
import { fetchSetup, type SetupPlayer } from "../setup/definition";
import { sayProblem, state } from "../state/state";
import type { Competition, Round, RoundPairing } from "../protocol/protocol";
import { repairWords as words } from "../words/repair";
import { AddBoardDialog, RepairDialog, type Repaired } from "./repair-dialogs";
import { fixedBy, freePlayers, nextBoard } from "./repairable";

/** The boards of an open round, for the Chief Arbiter: a pairing can be changed until the first move (LAW 6.6). */
export function RepairStep({ competition, round }: { competition: Competition; round: Round }) {
  const { boards } = state.value;
  const [open, setOpen] = useState<RoundPairing | "ADD" | null>(null);
  const [free, setFree] = useState<readonly SetupPlayer[]>([]);
  const [done, setDone] = useState("");
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (done) said.current?.focus();
  }, [done]);
  const pairings = round.pairings ?? [];
  /** Asks each time which players are free: some may have come or gone. */
  async function begin(with_: RoundPairing | "ADD"): Promise<void> {
    try {
      setFree(freePlayers(round, (await fetchSetup()).competition.players));
      setOpen(with_);
    } catch (failure) {
      sayProblem(failure as Error);
    }
  }
  /** The answer to a dialog that was closed before does not close the one that is open now. */
  const close = (dialog: RoundPairing | "ADD", board: number, what: Repaired | null): void => {
    setOpen((now) => (now === dialog ? null : now));
    if (what) setDone(what === "CANCELLED" ? words.cancelled(board) : words.done(board));
  };
  return (
    <section class="ready-venue" aria-labelledby="pairing-repair">
      <h2 id="pairing-repair">{words.title(round.number)}</h2>
      <p>{words.intro}</p>
      <p ref={said} role="status" tabIndex={-1} class="good-text">
        {done ? `✓ ${done}` : ""}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.columns.board}</th>
            <th scope="col">{words.columns.white}</th>
            <th scope="col">{words.columns.black}</th>
            <th scope="col">{words.columns.action}</th>
          </tr>
        </thead>
        <tbody>
          {pairings.map((pairing) => {
            const fixed = fixedBy(round, pairing, boards.get(`${competition.id}/${round.number}/${pairing.board}`));
            return (
              <tr key={pairing.board} data-board={pairing.board}>
                <td>{pairing.board}</td>
                <td>{pairing.white.name}</td>
                <td>{pairing.black.name}</td>
                <td>
                  <button
                    type="button"
                    class="small"
                    aria-label={words.repairOf(pairing.board)}
                    disabled={fixed !== null}
                    onClick={() => void begin(pairing)}
                  >
                    {words.repair}
                  </button>{" "}
                  {fixed && <span class="quiet">{words.why[fixed]}</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div class="actions">
        <button type="button" onClick={() => void begin("ADD")}>
          {words.add}
        </button>
        <button type="button" onClick={() => go("/console")}>
          {words.toConsole}
        </button>
      </div>
      {open === "ADD" && (
        <AddBoardDialog round={round} free={free} onClose={(what) => close("ADD", nextBoard(round), what)} />
      )}
      {open !== null && open !== "ADD" && (
        <RepairDialog
          key={open.board}
          round={round}
          pairing={open}
          free={free}
          onClose={(what) => close(open, open.board, what)}
        />
      )}
    </section>
  );
}
