import { useState } from "preact/hooks";
import { incidents, moveNumber, openLeaves, rulingsSince, type OfSeat } from "../state/floor-log";
import { formatClock } from "../clock/clock";
import { dutyRows, kindsOf, openDuties, type DutyRow } from "./duties";
import { Buttons, Choice, Note } from "../widgets/forms";
import { boardName } from "../state/board-names";
import { DeviceAsks, IncidentState, noteOf, TakeBack } from "./incident";
import { Departure, LeaveButtons, LeaveWords, onlySeat, SeatChoice, seatOf, type Seat } from "./leaves";
import {
  bySide,
  type ConductView,
  type Gender,
  type IncidentKind,
  type Inspected,
  type InspectionOutcome,
  type LeaveView,
  type Side,
  type You,
} from "../protocol/protocol";
import { isEstablished, mayRecordConduct, mayRecordPresence } from "../state/rights";
import { SignedNote } from "../papers/signed-note";
import { beat, say, state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { PageTop } from "../shell/page-top";
import { Notices } from "../widgets/notices";
import { Dialog } from "../widgets/dialogs";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";
import { effectWords } from "../words/hall-words";
import { incidentsSeen } from "../state/shown-versions";

const SIDES: readonly Side[] = ["WHITE", "BLACK"];

/** What happens around the boards: players who are out, breaches of the rules of conduct, inspections (OCR 17). */
export function FloorPage() {
  const { you, competition, boards } = state.value;
  const [form, setForm] = useState<"incident" | "inspection" | null>(null);
  void beat.value;
  if (!you) return <PageTop title={t.floor.title} />;
  const round = Math.max(0, ...[...boards.values()].map((board) => board.round));
  const shown = [...boards.values()].filter((board) => board.round === round).sort((a, b) => a.number - b.number);
  const leaves = openLeaves(shown, you);
  const found = incidents(boards.values(), you);
  const seats = shown.flatMap((board) =>
    SIDES.filter((side) => mayRecordConduct(you, board, side)).map((side) => ({ board, side })),
  );
  const inspected = [...boards.values()]
    .flatMap((board) =>
      (board.floor?.inspections ?? [])
        .filter((one) => mayRecordConduct(you, board, one.side))
        .map((one) => ({ board, one })),
    )
    .sort((a, b) => b.one.at - a.one.at);
  const duties = competition ? dutyRows(seats, competition.floor) : [];
  return (
    <div class="sheet-page">
      <PageTop title={t.floor.title} note={competition?.name} printed>
        {seats.length > 0 && (
          <button class="primary" onClick={() => setForm("incident")}>
            {t.floor.newIncident}
          </button>
        )}
        {seats.length > 0 && <button onClick={() => setForm("inspection")}>{t.floor.newInspection}</button>}
      </PageTop>
      <main>
        <Notices />
        <SignedNote
          round={round}
          venues={you.venue ? [you.venue] : (competition?.venues.map((venue) => venue.id) ?? [])}
        />
        <h2>{t.floor.absences}</h2>
        {leaves.length === 0 ? (
          <p class="quiet">{t.floor.nobodyOut}</p>
        ) : (
          <ul class="floor-list">
            {leaves.map((each) => (
              <Leave key={each.what.id} of={each} you={you} />
            ))}
          </ul>
        )}
        <Departure
          seats={shown.flatMap((board) =>
            SIDES.filter((side) => mayRecordPresence(you, board, side)).map((side) => ({ board, side })),
          )}
        />
        <h2>{t.floor.incidents}</h2>
        {found.length === 0 ? (
          <p class="quiet">{t.floor.noIncidents}</p>
        ) : (
          <ul class="floor-list">
            {found.map((each) => (
              <Incident key={each.what.id} of={each} you={you} />
            ))}
          </ul>
        )}
        {inspected.length > 0 && (
          <>
            <h2>{t.floor.inspections}</h2>
            <ul class="floor-list">
              {inspected.map(({ board, one }) => (
                <li key={`${board.id} ${one.side} ${one.at}`}>
                  <span class="grow">
                    <strong>
                      {boardName(board.round, board.number)} · {bySide(board, one.side).name}
                    </strong>{" "}
                    {t.floor.inspected[one.what]}: {t.floor.inspectionOutcomes[one.outcome]}
                    {one.note && ` “${one.note}”`}{" "}
                    <span class="quiet">
                      {timeOfDay(one.at, bySide(board, one.side).venue)} · {one.inspector}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
        {duties.length > 0 && <Duties rows={duties} dressCode={competition?.floor.dressCode ?? null} />}
      </main>
      {form === "incident" && <IncidentDialog seats={seats} onClose={() => setForm(null)} />}
      {form === "inspection" && <InspectionDialog seats={seats} onClose={() => setForm(null)} />}
    </div>
  );
}

function Leave({ of: { board, player, what }, you }: { of: OfSeat<LeaveView>; you: You }) {
  return (
    <li class="floor-row" data-leave={what.id} data-state={what.state}>
      <span class="grow">
        <strong>
          {board.number} · {player}
        </strong>{" "}
        <LeaveWords board={board} leave={what} />
      </span>
      <LeaveButtons board={board} leave={what} you={you} />
    </li>
  );
}

function Incident({ of: { board, player, what }, you }: { of: OfSeat<ConductView>; you: You }) {
  const { busy, give } = useCommand();
  const rulings = rulingsSince(state.value.rulings.values(), board, what);
  const at = { board: board.id, incident: what.id };
  const may = mayRecordConduct(you, board, what.side) && what.outcome === null;
  const established = isEstablished(you, what);
  const { kind, article } = what;
  const needsPenalty = article.startsWith("OCR 17.");
  return (
    <li class="floor-row" data-incident={what.id} data-outcome={what.outcome ?? ""}>
      <span class="grow">
        <strong>
          {boardName(board.round, board.number)} · {player}
        </strong>{" "}
        {t.floor.kinds[kind]} <span class="chip">{article}</span> <IncidentState incident={what} you={you} />{" "}
        <span class="quiet">
          {timeOfDay(what.at, bySide(board, what.side).venue)} · {t.floor.move(moveNumber(what.ply))}
          {what.toMove && ` · ${t.floor.toMove(what.toMove)}`}
          {what.whiteMs !== null &&
            what.blackMs !== null &&
            ` · ${formatClock(what.whiteMs, false)} / ${formatClock(what.blackMs, false)}`}{" "}
          · {t.role[what.by]}
          {noteOf(what) && ` · ${noteOf(what)}`}
        </span>
      </span>
      {may && !established && (
        <button class="small" disabled={busy} onClick={() => void give("confirmIncident", at)}>
          {t.floor.confirm}
        </button>
      )}
      {may && !what.confirmed && (
        <button
          class="small"
          disabled={busy}
          onClick={() => void give("closeIncident", { ...at, outcome: "NOT_ESTABLISHED" })}
        >
          {t.floor.outcomes.NOT_ESTABLISHED}
        </button>
      )}
      {may &&
        established &&
        rulings.map((ruling) => (
          <button
            key={ruling.id}
            class="small primary"
            disabled={busy}
            onClick={() => void give("closeIncident", { ...at, outcome: "PENALISED", ruling: ruling.id })}
          >
            {t.floor.closeWith(effectWords(ruling) || (t.rulingKind[ruling.kind] ?? ruling.kind))}
          </button>
        ))}
      {may && established && !needsPenalty && (
        <button class="small" disabled={busy} onClick={() => void give("closeIncident", { ...at, outcome: "SETTLED" })}>
          {t.floor.outcomes.SETTLED}
        </button>
      )}
      {may && established && needsPenalty && rulings.length === 0 && (
        <span class="warn-text">{t.floor.penaltyFirst}</span>
      )}
      <DeviceAsks board={board} incident={what} />
      {may && <TakeBack board={board} you={you} incident={what} label={official.conduct.mistake} />}
    </li>
  );
}

/** Scoresheets and dress, ticked player by player (OCR 17.8, 20.7). */
function Duties({ rows, dressCode }: { rows: readonly DutyRow[]; dressCode: string | null }) {
  const { busy, give } = useCommand();
  const open = openDuties(rows);
  return (
    <section aria-label={t.floor.duties}>
      <h2>
        {t.floor.duties}
        {open > 0 && (
          <>
            {" "}
            <span class="chip warn">{t.floor.dutiesOpen(open)}</span>
          </>
        )}
      </h2>
      {dressCode && <p>{t.floor.dressCode(dressCode)}</p>}
      <p class="quiet">{t.floor.breachNote}</p>
      <ul class="floor-list">
        {rows.map((row) => (
          <li key={row.board.id + row.side} class="floor-row" data-duties={row.board.id + "/" + row.side}>
            <span class="grow">
              <strong>
                {row.board.number} · {row.player}
              </strong>
            </span>
            {row.duties.map(({ duty, done }) => (
              <span
                key={duty}
                class="actions"
                role="group"
                aria-label={t.floor.dutyOf(t.floor.dutyNames[duty], row.player)}
                data-duty={duty}
              >
                {t.floor.dutyNames[duty]}
                {[true, false].map((value) => (
                  <button
                    key={String(value)}
                    class={cls("small", done === value && "primary")}
                    aria-pressed={done === value}
                    disabled={busy || done === value}
                    onClick={() => void give("tickDuty", { board: row.board.id, side: row.side, duty, done: value })}
                  >
                    {value ? t.floor.dutyDone : t.floor.dutyNotDone}
                  </button>
                ))}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function IncidentDialog({ seats, onClose }: { seats: readonly Seat[]; onClose(): void }) {
  const [seat, setSeat] = useState(onlySeat(seats));
  const [kind, setKind] = useState<IncidentKind | "">("");
  const [note, setNote] = useState("");
  const [shown, setShown] = useState(state.value.boards);
  const { busy, give } = useCommand();
  async function open(): Promise<void> {
    const chosen = seatOf(seats, seat);
    if (!chosen || kind === "") return;
    const { board, side } = chosen;
    if (
      !(
        await give("openIncident", {
          board: board.id,
          side,
          kind,
          note: note.trim(),
          seen: incidentsSeen(shown.get(board.id)),
        })
      ).ok
    ) {
      setShown(state.value.boards); // the refusal names what has changed
      return;
    }
    say("info", official.conduct.recorded(t.floor.kinds[kind], bySide(board, side).name));
    onClose();
  }
  return (
    <Dialog title={t.floor.newIncident} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <SeatChoice seats={seats} seat={seat} onSeat={setSeat} />
        <Choice
          label={t.floor.kind}
          words={kindsOf(t.floor.kinds, state.value.competition?.floor)}
          value={kind}
          onChange={setKind}
        />
        {kind === "TRADITIONAL_SET" && <p class="notice">{t.floor.virtualDecides}</p>}
        <Note value={note} onChange={setNote} required />
        <Buttons busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}

/** Nothing can be attached: no picture or file of a search is kept (OCR 17.3). */
function InspectionDialog({ seats, onClose }: { seats: readonly Seat[]; onClose(): void }) {
  const [seat, setSeat] = useState(onlySeat(seats));
  const [what, setWhat] = useState<Inspected | "">("");
  const [inspector, setInspector] = useState(state.value.you?.name ?? "");
  const [inspectorGender, setInspectorGender] = useState<Gender | "">("");
  const [playerGender, setPlayerGender] = useState<Gender | "">("");
  const [privatePlace, setPrivate] = useState(false);
  const [outcome, setOutcome] = useState<InspectionOutcome | "">("");
  const [note, setNote] = useState("");
  const { busy, give } = useCommand();
  async function record(): Promise<void> {
    const chosen = seatOf(seats, seat);
    if (!chosen || what === "" || outcome === "" || inspectorGender === "" || playerGender === "") return;
    const { board, side } = chosen;
    const done = await give("recordInspection", {
      board: board.id,
      side,
      what,
      inspector: inspector.trim(),
      inspectorGender,
      playerGender,
      privatePlace,
      outcome,
      note: note.trim(),
    });
    if (!done.ok) return;
    say("info", t.floor.inspectionDone);
    onClose();
  }
  return (
    <Dialog title={t.floor.newInspection} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void record();
        }}
      >
        <Notices />
        <SeatChoice seats={seats} seat={seat} onSeat={setSeat} />
        <Choice label={t.floor.playerGender} words={t.floor.genders} value={playerGender} onChange={setPlayerGender} />
        <Choice label={t.floor.what} words={t.floor.inspected} value={what} onChange={setWhat} />
        <label>
          {t.floor.inspector}
          <input
            required
            maxLength={100}
            value={inspector}
            onInput={(event) => setInspector(event.currentTarget.value)}
          />
        </label>
        <Choice
          label={t.floor.inspectorGender}
          words={t.floor.genders}
          value={inspectorGender}
          onChange={setInspectorGender}
        />
        <label class="check">
          <input type="checkbox" checked={privatePlace} onChange={(event) => setPrivate(event.currentTarget.checked)} />
          {t.floor.privatePlace}
        </label>
        <Choice label={t.floor.outcome} words={t.floor.inspectionOutcomes} value={outcome} onChange={setOutcome} />
        <Note value={note} onChange={setNote} />
        <Buttons busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
