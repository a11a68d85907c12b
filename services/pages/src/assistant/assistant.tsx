import { useEffect, useState } from "preact/hooks";
import { isUnchecked } from "../state/arrivals";
import { SealPanel } from "../player/sealing";
import { useArmedOffer } from "../player/armed-offer";
import { CheckIn } from "../player/presence";
import { CallLine } from "../player/call";
import { PlayBoard } from "../board/chessboard";
import { AskLeaveDialog, LeaveLine } from "../player/ask-leave";
import { command } from "../network/connection";
import { bySide, other, type BoardView, type CallKind, type Clocks, type Side } from "../protocol/protocol";
import { OfferBanLine } from "../player/offer-ban";
import { RefusedTapLine, useRefusedTap } from "../player/refused-tap";
import { Reproduce } from "../player/reproduce-move";
import { captainFor } from "../state/rights";
import { OWN_LINK } from "../player/own-link";
import { Seat } from "../player/seat";
import { StatusLine } from "../player/status-line";
import { StartLine } from "../player/start-line";
import { TypedMove } from "../player/typed-move";
import { spoken, spokenIn } from "../words/spoken-moves";
import { say, state } from "../state/state";
import { t, type Tongue } from "../words/words";
import { owes } from "../board/traditional-board";
import { Notices } from "../widgets/notices";
import { Dialog } from "../widgets/dialogs";
import { useCommand } from "../widgets/hooks";
import { MoveList } from "../widgets/move-list";
import { ClockFace } from "../widgets/clock-face";
import { cls } from "../widgets/cls";

/** How long the clocks are shown once the player has asked for the times (APP-III 1.3). */
const SHOWN_FOR = 10_000;
const CALLS: readonly { reason: keyof typeof t.assist.reasons; kind?: CallKind }[] = [
  { reason: "WANTED" },
  { reason: "RULE" },
  { reason: "OTHER_MOVE" },
  { reason: "DISTURBED" },
  { reason: "MEDICAL", kind: "MEDICAL" },
  { reason: "TECHNICAL", kind: "TECHNICAL" },
];

/**
 * The screen of a player's assistant (APP-III): what to announce, the board, a field for moves, and the player's
 * instructions; no messages, no input helpers, and times only when asked for.
 */
export function AssistantGame({ board, side }: { board: BoardView; side: Side }) {
  const [pending, setPending] = useState<{ uci: string; ply: number; attempt: number } | null>(null);
  const [sealed, setSealed] = useState<string | null>(null);
  const [promote, setPromote] = useState<string | null>(null);
  const [offerNext, arm] = useArmedOffer(board);
  const [dialog, setDialog] = useState<"resign" | "call" | "leave" | null>(null);
  const cut = state.value.lostSince !== null;
  const mine = board.turn === side && board.status === "PLAYING";
  const open = board.status === "PLAYING" || board.status === "PAUSED" || board.status === "ADJOURNED";
  const sealing = mine && board.adjournment?.ordered === true;
  const sent =
    pending && pending.ply === board.ply && pending.attempt === board.attempt && board.status === "PLAYING"
      ? pending
      : null;
  const theirOffer = board.drawOffer === other(side);
  /** The game began without the player: he cannot take part before he is checked (OCR 18.5). */
  const unchecked = isUnchecked(board, side);
  const legal = (mine && !cut && !unchecked && !owes(board, side) && board.legal) || [];
  const first = unchecked ? t.absence.you : owes(board, side) ? t.reproduce.first : "";
  const [why, tapped] = useRefusedTap(board, first);

  useEffect(() => {
    setPending(null);
    setPromote(null);
  }, [board.ply, board.attempt, board.status]);
  useEffect(() => {
    setSealed(null);
  }, [board.ply, board.attempt]);

  async function play(uci: string): Promise<void> {
    if (sealing) {
      if ((await command("sealMove", { uci })).ok) setSealed(uci);
      return;
    }
    setPending({ uci, ply: board.ply, attempt: board.attempt });
    if (!(await command("play", { uci, expectedPly: board.ply, ...(offerNext ? { offerDraw: true } : {}) })).ok)
      setPending(null);
  }

  const ended = board.status === "ENDED";
  return (
    <main
      class={cls("game assisting", cut && "cut")}
      data-board={board.id}
      data-ply={board.ply}
      data-status={board.status}
    >
      <Seat
        area="theirs"
        board={board}
        side={other(side)}
        link={bySide(board, other(side)).link ?? null}
        who={t.opponent}
        timed={ended}
      />
      <Announcement board={board} side={side} />
      <div class="board-area">
        <PlayBoard
          fen={board.fen}
          lastMove={board.lastMove}
          check={board.check ? board.turn : null}
          orientation={side}
          legal={legal}
          pending={sent?.uci ?? (sealing ? sealed : null)}
          promote={promote}
          onMove={(uci) => void play(uci)}
          onPromotionClosed={() => setPromote(null)}
          onTap={(tap) => tapped(cut ? null : tap)}
        />
        {!ended && board.status !== "ADJOURNED" && (
          <TypedMove
            board={board}
            legal={sent ? [] : legal}
            cut={cut}
            first={first}
            sealing={sealing}
            onQueue={null}
            smart={() => null}
            promotion={null}
            onMove={(uci) => void play(uci)}
            onPromote={setPromote}
          />
        )}
      </div>
      <Seat
        area="mine"
        board={board}
        side={side}
        link={OWN_LINK[state.value.link]}
        who={t.assist.player}
        timed={ended}
      />
      <section class="side-panel">
        <p class="quiet">{t.assist.youAssist(bySide(board, side).name, t.side[side])}</p>
        <StatusLine board={board} side={side} sending={sent !== null} cut={cut} numbered={false} />
        <RefusedTapLine why={why} />
        <StartLine start={board.rules?.chess960} how />
        <Reproduce board={board} side={side} cut={cut} words={(move) => spoken(move, agreed(board, side))} />
        {!ended && <Times cut={cut} />}
        <LeaveLine board={board} />
        <CallLine board={board} />
        <SealPanel board={board} side={side} chosen={sealed} onReplace={() => setSealed(null)} />
        <Notices />
        <MoveList moves={board.moves} plain />
        {board.drawOffer === side && open && (
          <p class="quiet" role="status">
            {t.youOffer}
          </p>
        )}
        {offerNext && !sealing && (
          <p class="quiet" role="status">
            {t.offerWithMove}
          </p>
        )}
        <OfferBanLine board={board} />
        <CheckIn board={board} side={side} cut={cut} />
        <div class="actions" role="group" aria-label={t.assist.instructions}>
          {theirOffer && open && (
            <button class="primary" disabled={cut || unchecked} onClick={() => void command("acceptDraw", {})}>
              {t.assist.accepts}
            </button>
          )}
          {theirOffer && open && (
            <button disabled={cut || unchecked} onClick={() => void command("declineDraw", {})}>
              {t.assist.declines}
            </button>
          )}
          {!sealing && (
            <button
              disabled={cut || !open || unchecked || board.drawOffer !== null}
              {...(mine ? { "aria-pressed": offerNext } : {})}
              onClick={() => (mine ? arm(!offerNext) : void command("offerDraw", {}))}
            >
              {t.assist.offers}
            </button>
          )}
          <button disabled={cut || !open} onClick={() => setDialog("resign")}>
            {t.assist.resigns}
          </button>
          <button
            disabled={cut || (board.status !== "PLAYING" && board.status !== "PAUSED")}
            onClick={() => setDialog("leave")}
          >
            {t.assist.asksLeave}
          </button>
          <button disabled={cut} onClick={() => setDialog("call")}>
            {t.assist.calls}
          </button>
        </div>
      </section>
      {dialog === "resign" && (
        <Dialog title={t.assist.resigns} onClose={() => setDialog(null)}>
          <p>{t.assist.resignText}</p>
          <div class="actions">
            <button onClick={() => setDialog(null)} autoFocus>
              {t.cancel}
            </button>
            <button
              class="danger"
              disabled={cut}
              onClick={() => {
                setDialog(null);
                void command("resign", {});
              }}
            >
              {t.resignConfirm}
            </button>
          </div>
        </Dialog>
      )}
      {dialog === "leave" && <AskLeaveDialog onClose={() => setDialog(null)} />}
      {dialog === "call" && <CallByReason onClose={() => setDialog(null)} />}
    </main>
  );
}

/** The language agreed with the player. */
const agreed = (board: BoardView, side: Side): Tongue =>
  bySide(board, side).assistant?.language === "IT" ? "it" : "en";

/** What is said to the player, word for word, in the agreed language (APP-III 1.2, 1.4). */
function Announcement({ board, side }: { board: BoardView; side: Side }) {
  const tongue = agreed(board, side);
  const last = board.moves.at(-1);
  const theirs = last && board.turn === side ? spoken(last, tongue) : "";
  const offer = board.drawOffer === other(side) && board.status !== "ENDED" ? spokenIn[tongue].offersDraw : "";
  return (
    <section class="announcement" aria-label={t.assist.announce}>
      <h2>{t.assist.announce}</h2>
      <p lang={tongue} role="status" aria-live="assertive">
        {[theirs, offer].filter(Boolean).join(". ") || "–"}
      </p>
    </section>
  );
}

/** Shows both clocks for some seconds, each time the player asks (APP-III 1.3). */
function Times({ cut }: { cut: boolean }) {
  const [clocks, setClocks] = useState<Clocks | null>(null);
  useEffect(() => {
    if (!clocks) return;
    const hide = setTimeout(() => setClocks(null), SHOWN_FOR);
    return () => clearTimeout(hide);
  }, [clocks]);
  async function ask(): Promise<void> {
    const outcome = await command("askClockTimes", {});
    if (outcome.ok) setClocks(outcome.clocks ?? null);
  }
  return (
    <div class="asked-times">
      <button disabled={cut} onClick={() => void ask()}>
        {t.assist.asksTime}
      </button>
      {clocks &&
        (["WHITE", "BLACK"] as const).map((side) => (
          <span key={side}>
            {t.side[side]} <ClockFace clocks={clocks} side={side} big />
          </span>
        ))}
    </div>
  );
}

/** A call of the arbiter for one of a few reasons (APP-III 1.5, 2). */
function CallByReason({ onClose }: { onClose(): void }) {
  const captain = captainFor(state.value.you);
  /** if a captain speaks for the player, only help can be called (FSSI team-b) */
  const calls = CALLS.filter((each) => captain === null || each.kind);
  const [chosen, setChosen] = useState(calls[0]!);
  const { busy, give } = useCommand();
  async function call(): Promise<void> {
    const outcome = await give("callArbiter", {
      text: t.assist.reasons[chosen.reason],
      ...(chosen.kind ? { kind: chosen.kind } : {}),
    });
    if (!outcome.ok) return;
    say("info", t.callSent);
    onClose();
  }
  return (
    <Dialog title={t.callTitle} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void call();
        }}
      >
        {state.value.competition?.calls.stopsClock && <p>{t.callStops(state.value.competition.calls.shallPenalise)}</p>}
        {captain && <p class="warn-text">{t.viaCaptain(captain)}</p>}
        {calls.map((each) => (
          <label key={each.reason} class="check">
            <input type="radio" name="reason" checked={chosen === each} onChange={() => setChosen(each)} />
            {t.assist.reasons[each.reason]}
          </label>
        ))}
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t.cancel}
          </button>
          <button type="submit" class="primary" disabled={busy}>
            {busy ? t.onItsWay : t.callSend}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
