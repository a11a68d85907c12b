import { useEffect, useState } from "preact/hooks";
import { isUnchecked } from "../state/arrivals";
import { AppealDialog, AppealLines } from "./appeal";
import { useArmedOffer } from "./armed-offer";
import { CheckIn } from "./presence";
import { ConfirmResult, SaidOfResult } from "./result-confirmation";
import { AssistantGame } from "../assistant/assistant";
import { CallDialog, CallLine } from "./call";
import { ClaimDialog } from "./claim";
import { AccusedLine } from "../fairplay/accused-line";
import { PlayBoard } from "../board/chessboard";
import { SealPanel } from "./sealing";
import { Mark } from "../widgets/marks";
import { AskLeaveDialog, LeaveLine } from "./ask-leave";
import { InputHelpers } from "./move-input-settings";
import { allowed, choices, smartMove } from "../board/input-choices";
import { command } from "../network/connection";
import { NextGameOffer, noGameText } from "./next-game";
import { OfferBanLine } from "./offer-ban";
import { bySide, other, type BoardView, type Side } from "../protocol/protocol";
import { RefusedTapLine, useRefusedTap } from "./refused-tap";
import { Reproduce } from "./reproduce-move";
import { QuestionDialog, QuestionLine } from "./question";
import { isAppealable } from "../state/rights";
import { useOwnEntry, type OpenOwnEntry } from "./open-own-entry";
import { OWN_LINK } from "./own-link";
import { Seat } from "./seat";
import { StatusLine } from "./status-line";
import { StartLine } from "./start-line";
import { FAIR_PLAY, go, STANDINGS } from "../network/session";
import { MoveSound } from "../shell/sound";
import { state } from "../state/state";
import { t } from "../words/words";
import { owes } from "../board/traditional-board";
import { SignOutButton } from "../widgets/sign-out-button";
import { Notices, OtherNotices } from "../widgets/notices";
import { ConnectionBanner } from "../widgets/connection-banner";
import { Dialog, Menu } from "../widgets/dialogs";
import { MoveList } from "../widgets/move-list";
import { cls } from "../widgets/cls";
import { FoldedTypedMove } from "./typed-move";
import { ShowLine, OwnLine, Spoken, PositionInWords } from "./game-words";
import { useRoom } from "./screen-room";

/** The screen of a player: his own game and nothing else (OCR 16.7). */
export function PlayerPage() {
  const { you, boards, synced, competition, noGame } = state.value;
  // The player's own board; after a move to a later round, the latest one.
  const board = [...boards.values()].sort((a, b) => b.round - a.round || b.attempt - a.attempt)[0];
  const side: Side = you?.side === "BLACK" ? "BLACK" : "WHITE";
  const ownEntry = useOwnEntry();
  return (
    <div class="player-page">
      <header class="topbar">
        <div class="brand">
          <Mark /> OneHall
        </div>
        <div class="topbar-words">
          <h1>{competition?.name ?? "OneHall"}</h1>
          {board && (
            <span>
              {t.round(board.round)} · {t.board(board.number)}
              {board.attempt > 1 ? ` · ${t.attempt(board.attempt)}` : ""}
            </span>
          )}
          {you && (
            <span>
              {you.name} · {you.venueName}
            </span>
          )}
        </div>
        <ConnectionBanner />
        {(!board || board.status === "ENDED") && (
          <button class="small" onClick={() => go(STANDINGS)}>
            {t.standings.title}
          </button>
        )}
        {you?.role === "PLAYER" && (!board || board.status === "ENDED") && (
          <button class="small" onClick={() => go(FAIR_PLAY)}>
            {t.fairPlayTitle}
          </button>
        )}
        <SignOutButton />
      </header>
      {board && you?.role === "ASSISTANT" ? (
        <AssistantGame key={board.id} board={board} side={side} />
      ) : board ? (
        <Game key={board.id} board={board} side={side} ownEntry={ownEntry} />
      ) : (
        <main class="waiting">
          <h2>{synced ? (noGame ? noGameText(noGame) : t.waitRound) : t.connecting}</h2>
          <NextGameOffer board={board} side={side} busy={ownEntry.isOpen} />
          {you?.role === "PLAYER" && <AccusedLine />}
          <div class="actions">{ownEntry.button(false)}</div>
          <Notices />
        </main>
      )}
      {ownEntry.dialog}
    </div>
  );
}

function Game({ board, side, ownEntry }: { board: BoardView; side: Side; ownEntry: OpenOwnEntry }) {
  const [pending, setPending] = useState<{ uci: string; ply: number; attempt: number } | null>(null);
  const [promote, setPromote] = useState<string | null>(null);
  /** A move that was being sent when the game was paused: it has not been made. */
  const [lost, setLost] = useState<{ uci: string; ply: number } | null>(null);
  /** The move sealed on this device; no frame contains it again. */
  const [sealed, setSealed] = useState<string | null>(null);
  const [offerNext, arm] = useArmedOffer(board);
  const [dialog, setDialog] = useState<"resign" | "call" | "question" | "appeal" | "leave" | "claim" | null>(null);

  /** Without a connection nothing shown here is certain; commands already sent are sent again. */
  const cut = state.value.lostSince !== null;
  const mine = board.turn === side && board.status === "PLAYING";
  /** Resignations and offers are possible in a paused game too (DEC-31, ADJ I.6). */
  const open = board.status === "PLAYING" || board.status === "PAUSED" || board.status === "ADJOURNED";
  /** The game began without him: he cannot take part before he is checked (OCR 18.5). */
  const unchecked = isUnchecked(board, side);
  const legal = (mine && !cut && !unchecked && !owes(board, side) && board.legal) || [];
  const sealing = mine && board.adjournment?.ordered === true;
  const sent =
    pending && pending.ply === board.ply && pending.attempt === board.attempt && board.status === "PLAYING"
      ? pending
      : null;
  const theirOffer = board.drawOffer === other(side);
  const assistant = bySide(board, side).assistant?.admitted ? bySide(board, side).assistant : null;
  /** While the opponent thinks a move may be queued, if the regulations allow it (OCR 3.6 b). */
  const queues =
    board.rules?.preMoves === true &&
    board.status === "PLAYING" &&
    !mine &&
    !assistant &&
    !cut &&
    !unchecked &&
    board.adjournment?.ordered !== true;
  const queued = state.value.preMove?.board === board.id ? state.value.preMove.uci : null;
  const first = unchecked ? t.absence.you : owes(board, side) ? t.reproduce.first : "";
  const [why, tapped] = useRefusedTap(board, first);
  const queue = (uci: string) => void command("queuePreMove", { uci, expectedPly: board.ply });

  useEffect(() => {
    setLost(
      board.status === "PAUSED" && pending && pending.ply === board.ply && pending.attempt === board.attempt
        ? pending
        : null,
    );
    setPending(null);
    setPromote(null);
  }, [board.ply, board.attempt, board.status]);
  useEffect(() => {
    setSealed(null);
  }, [board.ply, board.attempt]);
  useEffect(() => {
    document.title = mine ? `● ${t.yourMove} – OneHall` : "OneHall";
  }, [mine]);

  async function play(uci: string): Promise<void> {
    if (sealing) {
      if ((await command("sealMove", { uci })).ok) setSealed(uci);
      return;
    }
    setPending({ uci, ply: board.ply, attempt: board.attempt });
    const outcome = await command("play", { uci, expectedPly: board.ply, ...(offerNext ? { offerDraw: true } : {}) });
    if (!outcome.ok) setPending(null);
  }

  const helpers = allowed(choices.value, state.value.competition?.input);
  const room = useRoom();
  const seldom = (
    <>
      {board.rules?.claimSeconds != null && (
        <button disabled={cut || !mine || unchecked} onClick={() => setDialog("claim")}>
          {t.claim.claim}
        </button>
      )}
      <button
        disabled={cut || (board.status !== "PLAYING" && board.status !== "PAUSED")}
        onClick={() => setDialog("leave")}
      >
        {t.floor.askLeave}
      </button>
      {isAppealable(board, side) && (
        <button disabled={cut} onClick={() => setDialog("appeal")}>
          {t.appeal}
        </button>
      )}
      <button disabled={cut} onClick={() => setDialog("question")}>
        {t.askRule}
      </button>
      {ownEntry.button(cut)}
    </>
  );
  const opponent = bySide(board, other(side));
  return (
    <main
      class={cls("game", cut && "cut", room === "SHORT" && "short")}
      data-board={board.id}
      data-ply={board.ply}
      data-status={board.status}
    >
      <Seat area="theirs" board={board} side={other(side)} link={opponent.link ?? null} who={t.opponent} />
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
          onQueue={queues ? queue : undefined}
          queued={queued}
          smart={helpers.smart}
          promotion={helpers.promotion}
        />
      </div>
      {board.status !== "ENDED" && board.status !== "ADJOURNED" && !assistant && (
        <FoldedTypedMove
          board={board}
          legal={sent ? [] : legal}
          cut={cut}
          first={first}
          sealing={sealing}
          onQueue={queues ? queue : null}
          smart={(square) => (helpers.smart ? smartMove(square, legal, board.fen, helpers.promotion) : null)}
          promotion={helpers.promotion}
          onMove={(uci) => void play(uci)}
          onPromote={setPromote}
        />
      )}
      <Seat area="mine" board={board} side={side} link={OWN_LINK[state.value.link]} who={t.you} />
      <section class="side-panel">
        <div class="panel-scroll">
          <StatusLine board={board} side={side} sending={sent !== null} cut={cut} />
          <RefusedTapLine why={why} />
          <NextGameOffer board={board} side={side} busy={dialog !== null || ownEntry.isOpen} />
          <StartLine start={board.rules?.chess960} how />
          {board.status === "CREATED" && (
            <>
              <ShowLine />
              <OwnLine />
            </>
          )}
          {board.status === "CREATED" && state.value.competition?.floor.appendix && (
            <p class="quiet" data-platform>
              {t.platform.told}
            </p>
          )}
          {board.status === "PAUSED" && lost && (
            <p class="notice warn" role="status">
              {t.notMade(lost.uci)}
            </p>
          )}
          {queued ? (
            <div class="offer" role="status" data-queued={queued}>
              <span>{t.preMove.queued(queued)}</span>
              <button disabled={cut} onClick={() => void command("cancelPreMove", {})}>
                {t.preMove.cancel}
              </button>
            </div>
          ) : (
            queues && <p class="quiet">{t.preMove.may}</p>
          )}
          <Reproduce board={board} side={side} cut={cut} />
          <Spoken board={board} side={side} />
          {assistant && board.status !== "ENDED" && (
            <p class="notice" role="status">
              {t.assist.entersMoves(assistant.name)}
            </p>
          )}
          <LeaveLine board={board} />
          <CallLine board={board} />
          <QuestionLine board={board} />
          <AppealLines board={board} side={side} />
          <SealPanel board={board} side={side} chosen={sealed} onReplace={() => setSealed(null)} />
          {board.status === "ENDED" && <AccusedLine />}
          <Notices board={board.id} />
          <MoveList moves={board.moves} />
          <PositionInWords board={board} />
          {!assistant && board.status !== "ENDED" && <InputHelpers rules={state.value.competition?.input} />}
          {state.value.competition?.input?.sound !== false && <MoveSound board={board} side={side} />}
          <SaidOfResult board={board} side={side} />
          {theirOffer && open && (
            <p class="offer" role="status">
              {t.theyOffer}
            </p>
          )}
          <OfferBanLine board={board} />
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
        </div>
        <div class="actions">
          <button class="call-arbiter" disabled={cut} onClick={() => setDialog("call")}>
            {t.callArbiter}
          </button>
          <CheckIn board={board} side={side} cut={cut} />
          {board.status === "ENDED" ? (
            <ConfirmResult board={board} side={side} cut={cut} />
          ) : (
            <>
              {theirOffer && open ? (
                <button class="primary" disabled={cut || unchecked} onClick={() => void command("acceptDraw", {})}>
                  {t.acceptDraw}
                </button>
              ) : sealing ? null : (
                <button
                  disabled={cut || !open || unchecked || board.drawOffer !== null}
                  {...(mine ? { "aria-pressed": offerNext } : {})}
                  onClick={() => (mine ? arm(!offerNext) : void command("offerDraw", {}))}
                >
                  {t.offerDraw}
                </button>
              )}
              <button disabled={cut || !open} onClick={() => setDialog("resign")}>
                {t.resign}
              </button>
            </>
          )}
          {room !== "ENOUGH" ? (
            <div class="more-actions">
              <Menu label={t.furtherActions}>{seldom}</Menu>
            </div>
          ) : (
            seldom
          )}
        </div>
      </section>
      <OtherNotices board={board.id} />
      {dialog === "resign" && (
        <Dialog title={t.resignTitle} onClose={() => setDialog(null)}>
          <p>{t.resignText}</p>
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
      {dialog === "claim" && <ClaimDialog board={board} onClose={() => setDialog(null)} />}
      {dialog === "leave" && <AskLeaveDialog onClose={() => setDialog(null)} />}
      {dialog === "appeal" && <AppealDialog board={board} side={side} onClose={() => setDialog(null)} />}
      {dialog === "question" && <QuestionDialog board={board} onClose={() => setDialog(null)} />}
      {dialog === "call" && <CallDialog board={board} onClose={() => setDialog(null)} />}
    </main>
  );
}
