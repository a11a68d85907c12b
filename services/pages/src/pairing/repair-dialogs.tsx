import { useState } from "preact/hooks";
import { SIDES, type Round, type RoundPairing, type Side } from "../protocol/protocol";
import type { SetupPlayer } from "../setup/definition";
import { useChange } from "../widgets/change";
import { Dialog } from "../widgets/dialogs";
import { ReasonField } from "../widgets/reason-field";
import { repairWords as words } from "../words/repair";
import { USUAL_REASONS } from "../words/usual-reasons";
import { t } from "../words/words";
import { areComplete, byesOf, CancelledByes, type Byes } from "./cancelled-byes";
import { nextBoard } from "./repairable";

/** What was done. */
export type Repaired = "CHANGED" | "CANCELLED";

type Choice = "SWAP" | "CANCEL" | Side;

/** Exchanges the colours of a board of an open round, replaces one of its players, or cancels the board. */
export function RepairDialog({
  round,
  pairing,
  free,
  onClose,
}: {
  round: Round;
  pairing: RoundPairing;
  free: readonly SetupPlayer[];
  onClose(done: Repaired | null): void;
}) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [entrant, setEntrant] = useState("");
  const [reason, setReason] = useState("");
  const [byes, setByes] = useState<Byes>({ WHITE: "", BLACK: "" });
  const { busy, refusal, change } = useChange(() => onClose(choice === "CANCEL" ? "CANCELLED" : "CHANGED"));
  const { white, black, board } = pairing;
  const leaving = choice === "WHITE" ? white : black;
  const entering = free.find((one) => one.id === entrant);
  const isChosen =
    choice === "SWAP" || (choice === "CANCEL" ? areComplete(byes) : choice !== null && entering !== undefined);
  async function repair(): Promise<void> {
    if (choice === "CANCEL") {
      await change(["cancelBoard", { round: round.number, board, byes: byesOf(pairing, byes) }], reason);
      return;
    }
    const now =
      choice === "SWAP"
        ? { white: black.id, black: white.id }
        : choice === "WHITE"
          ? { white: entrant, black: black.id }
          : { white: white.id, black: entrant };
    await change(["repairPairing", { round: round.number, board, ...now }], reason);
  }
  const option = (value: Choice, label: string) => (
    <label class="check" key={value}>
      <input type="radio" name="repair" value={value} checked={choice === value} onChange={() => setChoice(value)} />
      {label}
    </label>
  );
  return (
    <Dialog title={words.repairOf(board)} onClose={() => onClose(null)} keeps={() => reason !== ""}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void repair();
        }}
      >
        <fieldset>
          <legend>{words.what}</legend>
          {option("SWAP", words.swap(white.name, black.name))}
          {option("WHITE", words.replace("WHITE", white.name))}
          {option("BLACK", words.replace("BLACK", black.name))}
          {option("CANCEL", words.cancel)}
        </fieldset>
        {(choice === "WHITE" || choice === "BLACK") && (
          <FreePlayer round={round} free={free} label={words.entrant} value={entrant} onChange={setEntrant} />
        )}
        {choice === "CANCEL" && (
          <CancelledByes
            pairing={pairing}
            byes={byes}
            allocated={free.filter((one) => byeIn(round, one) === "ALLOCATED").length}
            onChange={setByes}
          />
        )}
        {choice && choice !== "CANCEL" && (choice === "SWAP" || entering) && (
          <>
            <h3>{words.follows}</h3>
            <ul>
              {words.always.map((one) => (
                <li key={one}>{one}</li>
              ))}
              <li>
                {entering && choice !== "SWAP" ? words.replaceFollows(leaving.name, entering.name) : words.swapFollows}
              </li>
            </ul>
          </>
        )}
        <End
          reason={reason}
          onReason={setReason}
          refusal={refusal}
          confirm={choice === "CANCEL" ? words.confirmCancel : words.confirm}
          enabled={isChosen && reason.trim() !== "" && !busy}
          onCancel={() => onClose(null)}
        />
      </form>
    </Dialog>
  );
}

/** Adds a board for two players without a game. */
export function AddBoardDialog({
  round,
  free,
  onClose,
}: {
  round: Round;
  free: readonly SetupPlayer[];
  onClose(done: Repaired | null): void;
}) {
  const [players, setPlayers] = useState<Record<Side, string>>({ WHITE: "", BLACK: "" });
  const [reason, setReason] = useState("");
  const { busy, refusal, change } = useChange(() => onClose("CHANGED"));
  const board = nextBoard(round);
  const complete = reason.trim() !== "" && SIDES.every((side) => players[side] !== "");
  async function add(): Promise<void> {
    await change(["repairPairing", { round: round.number, board, white: players.WHITE, black: players.BLACK }], reason);
  }
  return (
    <Dialog title={words.addTitle(board)} onClose={() => onClose(null)} keeps={() => reason !== ""}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        {SIDES.map((side) => (
          <FreePlayer
            key={side}
            round={round}
            free={free.filter((one) => one.id !== players[side === "WHITE" ? "BLACK" : "WHITE"])}
            label={words.side[side]}
            value={players[side]}
            onChange={(id) => setPlayers({ ...players, [side]: id })}
          />
        ))}
        <p>{words.addFollows}</p>
        <End
          reason={reason}
          onReason={setReason}
          refusal={refusal}
          confirm={words.adding}
          enabled={complete && !busy}
          onCancel={() => onClose(null)}
        />
      </form>
    </Dialog>
  );
}

const byeIn = (round: Round, player: SetupPlayer) => player.byes.find((bye) => bye.round === round.number)?.kind;

function FreePlayer({
  round,
  free,
  label,
  value,
  onChange,
}: {
  round: Round;
  free: readonly SetupPlayer[];
  label: string;
  value: string;
  onChange(id: string): void;
}) {
  if (free.length === 0) return <p class="warn-text">{words.nobody}</p>;
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{words.choose}</option>
        {free.map((one) => (
          <option key={one.id} value={one.id}>
            {byeIn(round, one) ? `${one.name} (${words.withBye})` : one.name}
          </option>
        ))}
      </select>
    </label>
  );
}

function End({
  reason,
  onReason,
  refusal,
  confirm,
  enabled,
  onCancel,
}: {
  reason: string;
  onReason(to: string): void;
  refusal: string;
  confirm: string;
  enabled: boolean;
  onCancel(): void;
}) {
  return (
    <>
      <ReasonField usual={USUAL_REASONS.pairings} value={reason} onChange={onReason} />
      <p class="error" role="alert">
        {refusal}
      </p>
      <div class="actions">
        <button type="button" onClick={onCancel}>
          {t.cancel}
        </button>
        <button type="submit" class="primary" disabled={!enabled}>
          {confirm}
        </button>
      </div>
    </>
  );
}
