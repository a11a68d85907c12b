import { useState } from "preact/hooks";
import { isOfficial } from "./result-corrections";
import {
  barred,
  forCard,
  forDevice,
  foundDevice,
  isCard,
  isComplete,
  isLegal,
  mayBeOfFairPlay,
  penaltyArgs,
  proposal,
  scoreThen,
  whyNot,
  whyNotInFairPlay,
  withDevice,
  type Draft,
} from "./penalty-rules";
import { PENALTIES } from "./penalty-kinds";
import { scoreText } from "../words/scores";
import {
  bySide,
  other,
  type BoardView,
  type Competition,
  type FairPlayGround,
  type Penalty,
  type PenaltyKind,
  type PenaltyRules,
  type Side,
  type You,
} from "../protocol/protocol";
import { maySanctionFairPlay } from "../state/rights";
import { say, state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { ReasonField } from "../widgets/reason-field";
import { useCommand, useInView, useSeen } from "../widgets/hooks";
import { changesScore } from "./withdrawals";
import { reasonText } from "../words/reasons";
import { HeavyQuestion, heavyWords } from "./heavy-penalty-question";
import { PenaltyFields } from "./penalty-fields";
import { USUAL_REASONS } from "../words/usual-reasons";

/** The penalties with their own button. */
export const USUAL = [
  "WARNING",
  "ADD_TIME_TO_OPPONENT",
  "REDUCE_TIME_OF_OFFENDER",
] as const satisfies readonly PenaltyKind[];

/** @property device whether the regulations require it because a forbidden device was found */
export interface Chosen {
  offender: Side;
  only: PenaltyKind | null;
  device: boolean;
}

/**
 * Proposes first the regulations' penalty for a forbidden device that was found; all other penalties remain possible
 * (OCR 17.3/a, 17.3/b).
 */
export function DeviceProposal({
  board,
  you,
  offender,
  competition,
  chosen,
  onChoose,
}: {
  board: BoardView;
  you: You;
  offender: Side;
  competition: Competition;
  chosen(kind: PenaltyKind): boolean;
  onChoose(kind: PenaltyKind): void;
}) {
  const kind = foundDevice(board, offender, competition.penalties, state.value.rulings.values());
  if (!kind) return null;
  const blocked = whyNot(kind, offender, board, competition, you, new Map());
  return (
    <>
      <p class="bad-text">{official.deviceFound(official.penalties[kind])}</p>
      <div class="actions">
        <button
          class="danger"
          data-proposal={kind}
          aria-pressed={chosen(kind)}
          disabled={blocked !== ""}
          onClick={() => onChoose(kind)}
        >
          {official.penalties[kind]}
        </button>
        {blocked && <span class="quiet">{blocked}</span>}
      </div>
    </>
  );
}

/**
 * @property call the call without a valid reason that is penalised (LAW 6.11.4)
 * @property only the penalty chosen before; if null, all penalties are shown
 * @property device whether it is for a forbidden device, which is then the proposed reason
 */
export function PenaltyForm({
  board,
  you,
  offender,
  competition,
  rulings,
  call,
  only = null,
  device = false,
  onDone,
}: {
  board: BoardView;
  you: You;
  offender: Side;
  competition: Competition;
  rulings: number;
  call?: string;
  only?: PenaltyKind | null;
  device?: boolean;
  onDone(): void;
}) {
  const [draft, setDraft] = useState<Draft>(
    only || call
      ? new Map([[only ?? "WARNING", proposal(only ?? "WARNING", offender, board, competition)]])
      : new Map(),
  );
  const form = useInView<HTMLFormElement>(true);
  const [reason, setReason] = useState(call ? reasonText(USUAL_REASONS.call[0]) : "");
  const { seen, told } = useSeen(rulings);
  const { busy, give } = useCommand();
  const [card, setCard] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const [ground, setGround] = useState<FairPlayGround | null>(null);
  /** What was asked about before a heavy penalty; it must still be the same when it is confirmed. */
  const [asked, setAsked] = useState<{ why: string; draft: Draft } | null>(null);
  const rules = competition.penalties;
  const forbiddenDevice = reasonText("FORBIDDEN_DEVICE");
  const cards = bySide(board, offender).cards ?? 0;
  const set = (penalty: Penalty) => setDraft(new Map(draft).set(penalty.kind, penalty));
  function toggle(kind: PenaltyKind): void {
    const changed = new Map(draft);
    if (!changed.delete(kind)) changed.set(kind, proposal(kind, offender, board, competition));
    setDraft(changed);
  }
  function because(chosen: string): void {
    setReason(chosen);
    if (chosen === forbiddenDevice) setDraft(withDevice(draft, offender, board, competition, you));
  }
  function show(shown: boolean): void {
    setCard(shown);
    if (!shown) return;
    const kind = forCard(cards);
    if (kind === "GAME_LOST" && whyNot(kind, offender, board, competition, you, new Map()) !== "") return;
    setDraft(new Map([[kind, proposal(kind, offender, board, competition)]]));
    setReason(reasonText(USUAL_REASONS.card[0]));
  }
  async function impose(why: string): Promise<void> {
    setAsked(null);
    const outcome = await give("penalise", penaltyArgs(board.id, offender, draft, why, seen, call, card, inFairPlay));
    if (!outcome.ok) return void (outcome.code === "RULED_MEANWHILE" && told());
    say("info", `${t.board(board.number)}: ${chosen.map((kind) => official.penalties[kind]).join(", ")} – ${t.done}`);
    onDone();
  }
  const chosen = PENALTIES.filter((kind) => draft.has(kind));
  const closed = only === null ? barred(offender, board, competition, you) : [];
  const offersFairPlay = !call && maySanctionFairPlay(you) && mayBeOfFairPlay(draft);
  const inFairPlay = offersFairPlay ? ground : null;
  const score = scoreThen(draft, offender, board, rules);
  /** needs a separate question: the round will no longer be official (OCR 17.11) */
  const reopens = changesScore(new Set(draft.keys())) && isOfficial(competition, board.round);
  const complete =
    (!reopens || agreed) &&
    isComplete(draft, offender, board, rules) &&
    (!card || isCard(draft, cards)) &&
    (inFairPlay === null || whyNotInFairPlay(inFairPlay, draft, rules) === "");
  const [name, opponent] = [bySide(board, offender).name, bySide(board, other(offender)).name];
  const named = (kind: PenaltyKind): string =>
    official.penaltyNamed[kind]?.(name, opponent) ?? official.penalties[kind];
  const imposes = official.penalise(chosen.map(named));
  const consequences = heavyWords(draft, name);
  const sure = consequences !== "" && asked?.draft === draft ? asked : null;
  const ask = (why: string) => (consequences === "" ? void impose(why) : setAsked({ why, draft }));
  return (
    <form
      ref={form}
      aria-label={official.penaltyFor(offender, name)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!sure) ask(reason);
      }}
    >
      <h3>{official.penaltyFor(offender, name)}</h3>
      <ul class="articles" aria-label={official.penaltyKind}>
        {PENALTIES.filter(
          (kind) => draft.has(kind) || (only === null && !closed.some((one) => one.kinds.includes(kind))),
        ).map((kind) => {
          const blocked = draft.has(kind) ? "" : whyNot(kind, offender, board, competition, you, draft);
          const penalty = draft.get(kind);
          return (
            <li key={kind}>
              <button
                type="button"
                aria-pressed={draft.has(kind)}
                disabled={blocked !== ""}
                onClick={() => toggle(kind)}
              >
                {named(kind)}
              </button>
              {blocked && <span class="quiet">{blocked}</span>}
              {penalty && (
                <PenaltyFields penalty={penalty} competition={competition} players={[name, opponent]} onChange={set} />
              )}
            </li>
          );
        })}
        {closed.map((one) => (
          <li key={one.why}>
            <span class="quiet">
              {one.kinds.map(named).join(", ")}: {one.why}
            </span>
          </li>
        ))}
      </ul>
      {score && (
        <p class={isLegal(score, rules) ? "quiet" : "bad-text"}>
          {official.scoreThen(scoreText(`${score.WHITE}-${score.BLACK}`))}
          {!isLegal(score, rules) && ` ${official.scoreNotAllowed}`}
        </p>
      )}
      {reopens && (
        <>
          <p class="warn-text">
            {official.change.official(board.round)} {official.reopened.untilThen}
          </p>
          <label class="check">
            <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.currentTarget.checked)} />
            {official.reopened.agree}
          </label>
        </>
      )}
      {only && !sure && (
        <div class="acts">
          {[...(device ? USUAL_REASONS.device : USUAL_REASONS.penalty)]
            .map((code) => reasonText(code))
            .map((why) => (
              <button key={why} type="button" class="danger" disabled={busy || !complete} onClick={() => ask(why)}>
                {imposes}: {why}
              </button>
            ))}
        </div>
      )}
      <ReasonField
        usual={call ? USUAL_REASONS.call : only ? [] : USUAL_REASONS.penalty}
        value={reason}
        onChange={because}
        label={only ? t.otherReason : t.reason}
      />
      {reason === forbiddenDevice && draft.size > 0 && !draft.has(forDevice(rules)) && (
        <p class="warn-text">{official.deviceAsks(official.penalties[forDevice(rules)])}</p>
      )}
      {rules.cards && !call && (
        <label class="check">
          <input type="checkbox" checked={card} onChange={(event) => show(event.currentTarget.checked)} />
          {official.showCard(cards)}
        </label>
      )}
      {offersFairPlay && <FairPlayChoice ground={ground} draft={draft} rules={rules} onChange={setGround} />}
      {card && !isCard(draft, cards) && <p class="bad-text">{official.noCard}</p>}
      {sure ? (
        <HeavyQuestion
          consequences={consequences}
          busy={busy || !complete}
          onCancel={() => setAsked(null)}
          onYes={() => void impose(sure.why)}
        />
      ) : (
        <button class="danger" type="submit" disabled={busy || !complete || reason.trim() === ""}>
          {imposes}
        </button>
      )}
      {draft.size > 0 && reason.trim() === "" && !only && <p class="quiet">{t.reasonNeeded}</p>}
    </form>
  );
}

/** Whether the ruling is a fair-play ruling, and its ground (APP-I A9, A10). */
function FairPlayChoice({
  ground,
  draft,
  rules,
  onChange,
}: {
  ground: FairPlayGround | null;
  draft: Draft;
  rules: PenaltyRules;
  onChange(ground: FairPlayGround | null): void;
}) {
  const problem = ground === null ? "" : whyNotInFairPlay(ground, draft, rules);
  return (
    <>
      <span class="rounds" role="group" aria-label={official.inFairPlay}>
        <span class="quiet">{official.inFairPlay}</span>
        {([null, "PROVEN", "SUSPECTED"] as const).map((each) => (
          <button
            key={each}
            type="button"
            class="small"
            aria-pressed={each === ground}
            disabled={each === "SUSPECTED" && !rules.withoutProof}
            onClick={() => onChange(each)}
          >
            {official.fairPlayGround[each ?? "NONE"]}
          </button>
        ))}
      </span>
      {!rules.withoutProof && <p class="quiet">{official.proofNeeded}</p>}
      {problem && <p class="bad-text">{problem}</p>}
      {ground !== null && rules.fairPlayFinal && <p class="warn-text">{official.fairPlayFinal}</p>}
    </>
  );
}
