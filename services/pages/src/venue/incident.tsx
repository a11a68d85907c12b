import { useState } from "preact/hooks";
import { moveNumber, rulingsSince } from "../state/floor-log";
import { kindsOf } from "./duties";
import { forDevice, isFoundDevice } from "../decision/penalty-rules";
import { Choice, Note } from "../widgets/forms";
import { bySide, type BoardView, type ConductView, type IncidentKind, type Side, type You } from "../protocol/protocol";
import { isEstablished, mayRecordConduct, mayTakeBack } from "../state/rights";
import { state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { Dialog } from "../widgets/dialogs";
import { ReasonField } from "../widgets/reason-field";
import { useCommand, useSeen } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";
import { effectWords } from "../words/hall-words";
import { isKindOnly, reasonText, reasonWords, storedNote, storedReason } from "../words/reasons";
import { incidentsSeen } from "../state/shown-versions";
import { USUAL_REASONS } from "../words/usual-reasons";

/** The incidents that can be recorded with one tap. */
const USUAL: readonly IncidentKind[] = [
  "DISTRACTION",
  "NOISE",
  "NOTES_OR_ADVICE",
  "PERSONAL_DEVICE",
  "UNAUTHORISED_ABSENCE",
  "HEADPHONES",
];

/**
 * Records an incident at a board: a usual one with one tap, any other with a note; a mistake can be taken back at once
 * (OCR 17).
 */
export function BoardIncident({
  board,
  you,
  side,
  onClose,
}: {
  board: BoardView;
  you: You;
  side: Side;
  onClose(): void;
}) {
  const [seat, setSeat] = useState(side);
  const [kind, setKind] = useState<IncidentKind | "">("");
  const [note, setNote] = useState("");
  const [asked, setAsked] = useState<{ side: Side; kind: IncidentKind; known: ReadonlySet<string> } | null>(null);
  const { seen, told } = useSeen(incidentsSeen(board));
  const { busy, give } = useCommand();
  const kinds = kindsOf(t.floor.kinds, state.value.competition?.floor);
  const incidents = board.floor?.incidents ?? [];
  const recorded =
    asked &&
    incidents.findLast((one) => one.side === asked.side && one.kind === asked.kind && !asked.known.has(one.id));
  const sides = (["WHITE", "BLACK"] as const).filter((each) => mayRecordConduct(you, board, each));
  async function record(what: IncidentKind, text: string): Promise<void> {
    const known = new Set(incidents.map((one) => one.id));
    const outcome = await give("openIncident", {
      board: board.id,
      side: seat,
      kind: what,
      note: storedNote(what, text),
      seen,
    });
    if (outcome.ok) setAsked({ side: seat, kind: what, known });
    else if (outcome.code === "INCIDENT_MEANWHILE") told();
  }
  return (
    <Dialog title={official.conduct.title} onClose={onClose}>
      <p>
        {official.conduct.where(board.number, moveNumber(board.ply), board.status === "ENDED" ? null : board.turn)}{" "}
        <span class="quiet">
          {board.white.name} – {board.black.name}
        </span>
      </p>
      {asked ? (
        <div class="form" role="status">
          <p class="good-text">
            ✓ {official.conduct.recorded(t.floor.kinds[asked.kind], bySide(board, asked.side).name)}
          </p>
          {recorded && (
            <TakeBack board={board} you={you} incident={recorded} label={official.conduct.undo} onDone={onClose} />
          )}
          <div class="actions">
            <button autoFocus class="primary" onClick={onClose}>
              {t.close}
            </button>
          </div>
        </div>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (kind !== "") void record(kind, note);
          }}
        >
          <span class="rounds" role="group" aria-label={t.floor.player}>
            {sides.map((each) => (
              <button key={each} type="button" aria-pressed={seat === each} onClick={() => setSeat(each)}>
                {t.side[each]}: {bySide(board, each).name}
              </button>
            ))}
          </span>
          <div class="acts" role="group" aria-label={official.conduct.atOnce}>
            {USUAL.filter((each) => each in kinds).map((each) => (
              <button key={each} type="button" disabled={busy} onClick={() => void record(each, t.floor.kinds[each])}>
                {official.conduct.record(t.floor.kinds[each])}
              </button>
            ))}
          </div>
          <details>
            <summary>{official.conduct.other}</summary>
            <div class="form">
              <Choice label={t.floor.kind} words={kinds} value={kind} onChange={setKind} />
              {kind === "TRADITIONAL_SET" && <p class="notice">{t.floor.virtualDecides}</p>}
              <Note value={note} onChange={setNote} required />
              <button type="submit" class="primary" disabled={busy}>
                {t.floor.record}
              </button>
            </div>
          </details>
          <div class="actions">
            <button type="button" onClick={onClose}>
              {t.cancel}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** The note of an incident in addition to its kind. */
export const noteOf = (incident: ConductView): string =>
  isKindOnly(incident.kind, incident.note) ? "" : reasonWords(incident.note);

/** Incidents of a board, and what must be done about open ones. */
export function Incidents({ board, you }: { board: BoardView; you: You }) {
  const incidents = board.floor?.incidents ?? [];
  if (incidents.length === 0) return null;
  return (
    <section aria-label={t.floor.incidents}>
      <h3>{t.floor.incidents}</h3>
      <ul class="conduct">
        {[...incidents].reverse().map((one) => (
          <li key={one.id} data-incident={one.id} data-outcome={one.outcome ?? ""}>
            <strong>
              {one.player || bySide(board, one.side).name}: {t.floor.kinds[one.kind]}
            </strong>{" "}
            <span class="chip">{one.article}</span> <IncidentState incident={one} you={you} />
            <div class="quiet">
              {timeOfDay(one.at, bySide(board, one.side).venue)} · {t.floor.move(moveNumber(one.ply))} ·{" "}
              {t.role[one.by]}
              {noteOf(one) && ` · ${noteOf(one)}`}
            </div>
            <IncidentActions board={board} you={you} incident={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the regulations require if a forbidden device was found (OCR 17.3/a). */
export function DeviceAsks({ board, incident }: { board: BoardView; incident: ConductView }) {
  const rules = state.value.competition?.penalties;
  return rules && isFoundDevice(incident, board, state.value.rulings.values()) ? (
    <p class="bad-text">{official.deviceFound(official.penalties[forDevice(rules)])}</p>
  ) : null;
}

/** The state of an incident, for this reader. */
export function IncidentState({ incident, you }: { incident: ConductView; you: You }) {
  const open = incident.outcome === null;
  return (
    <span class={cls("chip", open && (isEstablished(you, incident) ? "bad" : "warn"))}>
      {incident.outcome
        ? t.floor.outcomes[incident.outcome]
        : incident.confirmed
          ? t.floor.confirmed
          : isEstablished(you, incident)
            ? t.floor.yours
            : t.floor.unconfirmed}
    </span>
  );
}

function IncidentActions({ board, you, incident }: { board: BoardView; you: You; incident: ConductView }) {
  const { busy, give } = useCommand();
  if (incident.outcome !== null || !mayRecordConduct(you, board, incident.side)) return null;
  const at = { board: board.id, incident: incident.id };
  const established = isEstablished(you, incident);
  const rulings = rulingsSince(state.value.rulings.values(), board, incident);
  const byPenalty = incident.article.startsWith("OCR 17.");
  const owed = established && byPenalty && rulings.length === 0;
  return (
    <>
      {owed && <p class="bad-text">{t.floor.penaltyFirst}</p>}
      {!incident.confirmed && (
        <div class="actions">
          {!established && (
            <button class="small" disabled={busy} onClick={() => void give("confirmIncident", at)}>
              {t.floor.confirm}
            </button>
          )}
          <button
            class="small"
            disabled={busy}
            onClick={() => void give("closeIncident", { ...at, outcome: "NOT_ESTABLISHED" })}
          >
            {t.floor.outcomes.NOT_ESTABLISHED}
          </button>
        </div>
      )}
      {established && (rulings.length > 0 || !byPenalty) && (
        <div class="actions">
          {rulings.map((ruling) => (
            <button
              key={ruling.id}
              class="small primary"
              disabled={busy}
              onClick={() => void give("closeIncident", { ...at, outcome: "PENALISED", ruling: ruling.id })}
            >
              {t.floor.closeWith(effectWords(ruling) || (t.rulingKind[ruling.kind] ?? ruling.kind))}
            </button>
          ))}
          {!byPenalty && (
            <button
              class="small"
              disabled={busy}
              onClick={() => void give("closeIncident", { ...at, outcome: "SETTLED" })}
            >
              {t.floor.outcomes.SETTLED}
            </button>
          )}
        </div>
      )}
      <TakeBack board={board} you={you} incident={incident} label={official.conduct.mistake} />
    </>
  );
}

/**
 * Takes back something recorded or confirmed by mistake: this is a separate fact and leaves the record unchanged
 * (OCR 17.9).
 */
export function TakeBack({
  board,
  you,
  incident,
  label,
  onDone,
}: {
  board: BoardView;
  you: You;
  incident: ConductView;
  label: string;
  onDone?: () => void;
}) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState(reasonText(USUAL_REASONS.mistake[0]));
  const { busy, give } = useCommand();
  if (incident.outcome !== null) return null;
  if (!mayTakeBack(you, board, incident))
    return mayRecordConduct(you, board, incident.side) ? <p class="quiet">{official.conduct.whoTakesBack}</p> : null;
  async function takeBack(): Promise<void> {
    if (
      (
        await give("closeIncident", {
          board: board.id,
          incident: incident.id,
          outcome: "TAKEN_BACK",
          note: storedReason(reason),
        })
      ).ok
    )
      onDone?.();
  }
  if (!open)
    return (
      <div class="actions">
        <button class="small" onClick={() => setOpen(true)}>
          {label}
        </button>
      </div>
    );
  return (
    <form
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void takeBack();
      }}
    >
      <ReasonField usual={USUAL_REASONS.mistake} value={reason} onChange={setReason} />
      <p class="quiet">{official.conduct.stays}</p>
      <div class="actions">
        <button type="submit" class="danger" disabled={busy || reason.trim() === ""}>
          {official.conduct.takeBack}
        </button>
        <button type="button" onClick={() => setOpen(false)}>
          {t.cancel}
        </button>
      </div>
    </form>
  );
}
