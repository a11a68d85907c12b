package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.onehall.chess.BySide;
import org.onehall.chess.Ending;
import org.onehall.chess.Endings;
import org.onehall.chess.IllegalPositionException;
import org.onehall.chess.MalformedFenException;
import org.onehall.chess.MalformedMoveException;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.chess.Repetitions;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.CorruptLogException;
import org.onehall.decider.Decider;
import org.onehall.decider.Decision;
import org.onehall.decider.Lost;
import org.onehall.decider.Refusal;
import org.onehall.decider.Role;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.game.domain.BoardState.Unknown;
import org.onehall.regulations.Action;
import org.onehall.regulations.GameRules;
import org.onehall.regulations.Rights;

/**
 * The game and its two clocks in one log, because whether a move came before a flag fell is one question (OCR Art. 2-5,
 * 18.9, 19).
 */
public final class GameDecider implements Decider<Command, Event, BoardState> {
    public static final GameDecider DECIDER = new GameDecider();
    /** Competition, round and board. */
    private static final Pattern BOARD = Pattern.compile("[^/\\s\\p{Cntrl}]{1,100}/[1-9][0-9]{0,8}/[1-9][0-9]{0,8}");

    private GameDecider() {}

    @Override
    public BoardState initial() {
        return new Unknown();
    }

    @Override
    public Optional<Decision.Refused<Event>> malformed(Command command) {
        Optional<Decision.Refused<Event>> text =
                Wording.fault(command).map(fault -> new Decision.Refused<>(MALFORMED_TEXT, Map.of("text", fault)));
        return text.or(() -> Wording.move(command).flatMap(GameDecider::malformedMove));
    }

    private static Optional<Decision.Refused<Event>> malformedMove(String uci) {
        try {
            Move.ofUci(uci);
            return Optional.empty();
        } catch (MalformedMoveException e) {
            return Optional.of(new Decision.Refused<>(MALFORMED_MOVE, Map.of("move", String.valueOf(e.getMessage()))));
        }
    }

    /** There is no board without an id. */
    @Override
    public Optional<Refusal> misnamed(Actor actor) {
        return Optional.of(UNKNOWN_BOARD);
    }

    /** True except for what happens at the board: late in a game it may take a second to decide a move (LAW 5.2.2). */
    @Override
    public boolean isJudgedByState(Command command) {
        return switch (command) {
            case MoveCommand.Play _,
                    MoveCommand.QueuePreMove _,
                    MoveCommand.CancelPreMove _,
                    AdjournmentCommand.SealMove _,
                    ResultCommand.ClaimDraw _,
                    ResultCommand.OfferDraw _,
                    ResultCommand.AcceptDraw _,
                    ResultCommand.DeclineDraw _,
                    ResultCommand.Resign _,
                    ClockCommand.ClaimFlag _ -> false;
            case Command _ -> true;
        };
    }

    @Override
    public Decision<Event> decide(Submitted<Command> submitted, BoardState state) {
        Optional<Decision.Refused<Event>> malformed = malformed(submitted.command());
        if (malformed.isPresent()) return malformed.get();
        return switch (state) {
            case Unknown _ ->
                switch (submitted.command()) {
                    case Command.Create create -> create(create, submitted);
                    case Command.NoteLoss loss -> Losses.made(loss, submitted);
                    case Command.Beat _, Command.CoverOutage _ -> accept();
                    case Command _ -> refuse(UNKNOWN_BOARD);
                };
            case Board board when board.phase() == Phase.CANCELLED -> ChangedPairing.atCancelled(submitted);
            case Board board ->
                ReversedColours.hasLostSeat(submitted.actor(), board)
                        ? refuse(FORBIDDEN_SEAT)
                        : Assistants.isStranger(submitted.actor(), board)
                                ? refuse(ASSISTANT_NOT_ADMITTED)
                                : RollCall.isExcluded(submitted, board)
                                        ? refuse(SEAT_EXCLUDED)
                                        : PreMoves.answered(
                                                afterPeriods(
                                                        submitted,
                                                        board,
                                                        then -> after(
                                                                Presence.noticed(submitted, then),
                                                                then,
                                                                now -> decide(submitted.command(), submitted, now))),
                                                submitted,
                                                board);
        };
    }

    /**
     * Periods that are over by now are recorded first, whatever the command (LAW 6.4). A flag claim may lead to nothing
     * more than that.
     */
    private static Decision<Event> afterPeriods(
            Submitted<Command> submitted, Board board, Function<Board, Decision<Event>> then) {
        List<Event> over = Flags.periodsOver(submitted, board);
        Decision<Event> decision = after(over, board, then);
        boolean claimed = submitted.command() instanceof ClockCommand.ClaimFlag claim
                && board.clocks().running().equals(Optional.of(claim.side()));
        return !over.isEmpty()
                        && claimed
                        && decision instanceof Decision.Refused<Event>(var refusal, var _)
                        && refusal == FLAG_NOT_FALLEN
                ? accept(over)
                : decision;
    }

    /** What follows from a command after these events. If the command is refused, none of them has happened. */
    static Decision<Event> after(List<Event> first, Board board, Function<Board, Decision<Event>> then) {
        if (first.isEmpty()) return then.apply(board);
        Board now = board;
        for (Event event : first) now = GameFold.evolve(now, event);
        return switch (then.apply(now)) {
            case Decision.Refused<Event> refused -> refused;
            case Decision.Accepted<Event>(var events) -> {
                List<Event> all = new ArrayList<>(first);
                all.addAll(events);
                yield accept(all);
            }
        };
    }

    private static Decision<Event> decide(Command command, Submitted<Command> submitted, Board board) {
        if (command.attempt() != 0 && command.attempt() != board.attempt())
            return refuse(
                    ANOTHER_GAME,
                    Map.of("decided", String.valueOf(command.attempt()), "present", String.valueOf(board.attempt())));
        Optional<Checks.Missing> unchecked = Checks.keepsFromPlay(submitted, board);
        if (unchecked.isPresent()) return unchecked.get().refused();
        return switch (command) {
            case Command.Create _ -> isService(submitted) ? refuse(ALREADY_CREATED) : refuse(FORBIDDEN_ROLE);
            case Command.ClearSeat clear -> Checks.clear(clear, submitted, board);
            case Command.Start start -> start(start, submitted, board);
            case MoveCommand.Play play ->
                Sealing.play(play, submitted, board).orElseGet(() -> Moves.decide(play, submitted, board));
            case ResultCommand.OfferDraw offer -> DrawOffers.offer(offer, submitted, board);
            case ResultCommand.AcceptDraw accept -> DrawOffers.accepted(accept, submitted, board);
            case ResultCommand.DeclineDraw decline -> DrawOffers.declined(decline, submitted, board);
            case ResultCommand.AllowEarlyOffers allow -> DrawOffers.allow(allow, submitted, board);
            case MoveCommand.ConfirmReproduced confirm -> TraditionalBoards.confirm(confirm, submitted, board);
            case MoveCommand.QueuePreMove queue -> PreMoves.queue(queue, submitted, board);
            case MoveCommand.CancelPreMove cancel -> PreMoves.cancel(cancel, submitted, board);
            case ResultCommand.Resign resign -> Resignation.decide(resign, submitted, board);
            case ClockCommand.ClaimFlag claim ->
                after(
                        Adjournment.openedForFlag(claim, submitted, board),
                        board,
                        now -> now != board && now.phase() == Phase.ENDED
                                ? accept()
                                : Flags.claim(claim, submitted, now));
            case ClockCommand.Pause pause -> Pauses.pause(pause, submitted, board);
            case ClockCommand.Resume resume -> Pauses.resume(resume, submitted, board);
            case ClockCommand.AdjustTime adjust -> TimeAdjustments.adjust(adjust, submitted, board);
            case RepairCommand.Restart restart -> Restarts.decide(restart, submitted, board);
            case RepairCommand.Replay replay -> WrongInitialPosition.decide(replay, submitted, board);
            case RepairCommand.ChangePlayers change -> ChangedPairing.decide(change, submitted, board);
            case RepairCommand.CancelBoard cancel -> ChangedPairing.cancel(cancel, submitted, board);
            case Command.NoteDisconnection note -> Disconnections.note(note, submitted, board);
            case ClockCommand.SetClocks set -> ClockCorrections.set(set, submitted, board);
            case ClockCommand.CorrectSetting correct -> ClockCorrections.correct(correct, submitted, board);
            case PresenceCommand presence -> Presence.decide(presence, submitted, board);
            case RepairCommand.RestorePosition restore -> Restoration.decide(restore, submitted, board);
            case AdjournmentCommand adjournment -> Adjournment.decide(adjournment, submitted, board);
            case AssistanceCommand assistance -> Assistants.decide(assistance, submitted, board);
            case ResultCommand.DeclareResult declare -> declare(declare, submitted, board);
            case ResultCommand.SetRulingAside aside -> ResultCorrections.setRulingAside(aside, submitted, board);
            case ResultCommand.DeclareDraw declare -> DrawDeclarations.declareDraw(declare, submitted, board);
            case ResultCommand.ChangeResult change -> ResultCorrections.changeResult(change, submitted, board);
            case ResultCommand.ClaimDraw claim -> DrawClaims.decide(claim, submitted, board);
            case RepairCommand.RecordIrregularity recorded -> Irregularities.record(recorded, submitted, board);
            case RepairCommand.TakeBackIrregularity back -> Irregularities.takeBack(back, submitted, board);
            case Command.CoverOutage outage -> Outages.cover(outage, board);
            case Command.NoteLoss loss -> Losses.note(loss, submitted, board);
            case Command.Beat _ -> accept();
        };
    }

    private static Decision<Event> create(Command.Create create, Submitted<Command> submitted) {
        if (!isService(submitted)) return refuse(FORBIDDEN_ROLE);
        if (!BOARD.matcher(create.boardId()).matches()) return refuse(MALFORMED_BOARD);
        Position initial;
        try {
            initial = create.initialFen().map(Position::ofFen).orElseGet(Position::initial);
        } catch (MalformedFenException | IllegalPositionException e) {
            return refuse(ILLEGAL_POSITION, "position", String.valueOf(e.getMessage()));
        }
        Optional<String> unreachable =
                initial.chess960Number().isPresent() ? Optional.empty() : initial.unreachableBecause();
        if (unreachable.isPresent()) return refuse(ILLEGAL_POSITION, "position", unreachable.get());
        Optional<Ending> over = create.initialFen().isEmpty()
                ? Optional.empty()
                : Endings.after(
                        initial,
                        Repetitions.start(initial),
                        create.rules().repetitionAuto(),
                        create.rules().moveCountAuto());
        if (over.isPresent()) return refuse(ILLEGAL_POSITION, "position", "the game would be over: " + over.get());
        Clocks clocks = Clocks.ready(new BySide<>(create.whiteControl(), create.blackControl()));
        return accept(new Event.GameCreated(
                create.white(),
                create.black(),
                create.whiteControl(),
                create.blackControl(),
                initial.fen(),
                create.rules(),
                ClockReading.of(clocks, submitted.at())));
    }

    private static Decision<Event> start(Command.Start start, Submitted<Command> submitted, Board board) {
        if (!maySystemOr(Action.START_GAME, submitted, board)) return refuse(FORBIDDEN_ROLE);
        if (board.phase() == Phase.ENDED) return refuse(GAME_ENDED);
        if (board.phase() != Phase.CREATED) return refuse(ALREADY_STARTED);
        Optional<Checks.Missing> unchecked = Checks.keepsFromStart(board);
        if (unchecked.isPresent()) return unchecked.get().refused();
        Optional<Side> held = HeldStarts.holdsStart(board);
        if (held.isPresent()) return refuse(START_HELD, "seat", held.get().name());
        Instant from = submitted.publishedAt();
        Clocks running = board.clocks().start(board.position().sideToMove(), from);
        return accept(new Event.GameStarted(board.attempt(), ClockReading.of(running, from), start.scheduledAt()));
    }

    /** A game whose flag has fallen unnoticed is ruled upon only once it is known what result the flag means. */
    private static Decision<Event> declare(
            ResultCommand.DeclareResult declare, Submitted<Command> submitted, Board board) {
        if (!isService(submitted)) return refuse(FORBIDDEN_ROLE);
        if (Texts.isEmpty(declare.reason())) return refuse(REASON_MISSING);
        if (board.phase() == Phase.ENDED) return refuse(GAME_ENDED);
        if (board.phase() == Phase.CREATED) return refuse(GAME_NOT_STARTED);
        if (board.phase() == Phase.PLAYING && board.clocks().flagged(submitted.at())) return refuse(FLAG_FALLEN);
        if (declare.result().isEmpty() && board.phase() != Phase.AWAITING_CA) return refuse(NO_PROVISIONAL_RESULT);
        return accept(declare.result()
                .map(result -> ended(result, Termination.RULING, declare.article(), board, submitted.at()))
                .orElseGet(() -> Flags.result(board, ClockReading.of(board.clocks(), submitted.at()))));
    }

    static Event.GameEnded ended(Result result, Termination termination, String article, Board board, Instant at) {
        return new Event.GameEnded(
                result, termination, ClockReading.of(board.clocks().stop(at), at), "", article);
    }

    static String article(Ending ending, GameRules rules) {
        return switch (ending) {
            case REPETITION -> rules.repetitionAuto() == 5 ? "LAW 9.6.1" : ending.rule();
            case MOVE_COUNT -> rules.moveCountAuto() == 75 ? "LAW 9.6.2" : ending.rule();
            case CHECKMATE, STALEMATE, DEAD_POSITION -> ending.rule();
        };
    }

    static GameRefusal notPlaying(Board board) {
        return switch (board.phase()) {
            case CREATED -> GAME_NOT_STARTED;
            case PAUSED -> GAME_PAUSED;
            case AWAITING_CA -> AWAITING_CHIEF_ARBITER;
            case ADJOURNED -> GAME_ADJOURNED;
            case ENDED -> GAME_ENDED;
            case CANCELLED -> BOARD_CANCELLED;
            case PLAYING -> throw new IllegalStateException("the game is being played");
        };
    }

    static boolean isService(Submitted<Command> submitted) {
        return submitted.actor().role() == Role.SERVICE;
    }

    static boolean maySystemOr(Action action, Submitted<Command> submitted, Board board) {
        return isService(submitted) || Rights.allows(submitted.actor(), action, board.venues(), boardOf(submitted), "");
    }

    /** The board that the command names, as text for comparison with rights; "" if it names none. */
    static String boardOf(Submitted<Command> submitted) {
        return submitted.command().board().map(BoardId::toString).orElse("");
    }

    static boolean mayAt(Action action, Side side, Submitted<Command> submitted) {
        return Rights.allows(submitted.actor(), action, List.of(), boardOf(submitted), side.name());
    }

    /** A command about one seat is for the officials of that seat's venue (regulations section 5). */
    static boolean mayAtSeat(Action action, Side side, Submitted<Command> submitted, Board board) {
        return isService(submitted)
                || Rights.allows(
                        submitted.actor(),
                        action,
                        List.of(board.seats().get(side).venue()),
                        boardOf(submitted),
                        side.name());
    }

    @Override
    public BoardState evolve(BoardState state, Event event) {
        return switch (state) {
            case Unknown _ ->
                switch (event) {
                    case Event.GameCreated created -> GameFold.created(created);
                    case Event _ -> throw new CorruptLogException(state, event);
                };
            case Board board -> GameFold.evolve(board, event);
        };
    }

    @Override
    public Optional<Command> lost(Lost lost, BoardState known) {
        return known instanceof Board board ? Optional.of(new Command.NoteLoss(lost, board)) : Optional.empty();
    }

    @Override
    public String rule(Event event) {
        return switch (event) {
            case Event.GameEnded ended -> ended.article();
            case Event.GameResumed resumed -> resumed.article();
            case Event.TimeAdjusted adjusted -> adjusted.article();
            case Event.GameVoided voided -> voided.article();
            case Event.SeatCleared(var _, var check, var _) -> check == CheckKind.DEVICE ? "OCR 18.5" : "OCR 18.6";
            case Event.GameStarted _ -> "LAW 6.6";
            case Event.MovePlayed _ -> "OCR 3.7";
            case Event.DrawOffered _, Event.DrawDeclined _ -> "OCR 5.3";
            case Event.EarlyOffersAllowed _ -> "LAW 9.1.1";
            case Event.MoveReproduced _ -> "OCR 20.5";
            case Event.PreMoveQueued _, Event.PreMoveDropped _, Event.PreMoveFired _ -> "OCR 3.6.b";
            case Event.HelperAccepted _, Event.HelperDismissed _ -> "LAW 8.1.6";
            case Event.FlagFell _ -> "OCR 4.5";
            case Event.GamePaused _ -> "OCR 19.6";
            case Event.OutageCovered _ -> "ENG-4";
            case Event.ClocksSet set -> set.article();
            case Event.SettingCorrected corrected -> corrected.article();
            case Event.PeriodCompleted _ -> "LAW 6.4";
            case Event.SeatPresent _, Event.DefaultWaived _ -> "OCR 16.11";
            case Event.StartHeld _ -> "DEC-27";
            case Event.SeatExcluded _ -> "FSSI ind-b";
            case Event.ColoursKept _ -> "OCR 19.2";
            case Event.AssistantNamed _, Event.AssistantAdmitted _, Event.AssistantDismissed _ -> "APP-III 1";
            case Event.ClockTimesAsked _ -> "APP-III 1.3";
            case Event.ForfeitReversed _ -> "DEC-14";
            case Event.PositionRestored restored -> restored.article();
            case Event.ResultSetAside aside -> aside.article();
            case Event.DrawDeclared declared -> declared.article();
            case Event.DrawClaimed claimed -> claimed.situation() == DrawSituation.REPETITION ? "LAW 9.2" : "LAW 9.3";
            case Event.IrregularityRecorded recorded -> recorded.article();
            case Event.IrregularityTakenBack taken -> taken.article();
            case Event.SealingOrdered _, Event.MoveSealed _, Event.GameAdjourned _ -> "ADJ I.1.1";
            case Event.EnvelopeConfirmed _ -> "ADJ I.2";
            case Event.AdjournmentResumed _, Event.SealedMoveOpened _ -> "ADJ I.7";
            case Event.GameCreated _, Event.GameRestarted _, Event.DisconnectionNoted _ -> "";
        };
    }
}
