package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.onehall.chess.BySide;
import org.onehall.chess.Ending;
import org.onehall.chess.Endings;
import org.onehall.chess.IllegalPositionException;
import org.onehall.chess.MalformedFenException;
import org.onehall.chess.MalformedMoveException;
import org.onehall.chess.Move;
import org.onehall.chess.PieceType;
import org.onehall.chess.Position;
import org.onehall.chess.Repetitions;
import org.onehall.chess.San;
import org.onehall.chess.Side;
import org.onehall.chess.Winnability;
import org.onehall.clock.Clocks;
import org.onehall.decider.Actor;
import org.onehall.decider.CorruptLogException;
import org.onehall.decider.Decider;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Submitted;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.game.domain.BoardState.Offer;
import org.onehall.game.domain.BoardState.Unknown;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/** The game and its two clocks in one log: whether a move came before a flag is one question (OCR Art. 2-5, 18.9, 19). */
public final class GameDecider implements Decider<Command, Event, BoardState> {
    public static final GameDecider DECIDER = new GameDecider();
    /** Article that lets a game go on although a disconnection case is open. */
    static final String DECISION = "OCR 18.9";
    private static final Duration LONGEST_TIME = Duration.ofHours(24);

    private GameDecider() {}

    @Override public BoardState initial() {
        return new Unknown();
    }

    @Override public Decision<Event> decide(Submitted<Command> submitted, BoardState state) {
        return switch (state) {
            case Unknown _ -> switch (submitted.command()) {
                case Command.Create create -> create(create, submitted);
                case Command.Beat _, Command.CoverOutage _ -> accept();
                case Command _ -> refuse(UNKNOWN_BOARD);
            };
            case Board board -> Restarts.sitsAcross(submitted.actor(), board) ? refuse(FORBIDDEN_SEAT)
                    : after(Presence.noticed(submitted, board), board, now -> decide(submitted.command(), submitted, now));
        };
    }

    /** What follows from a command once these events have happened; nothing has happened if it is refused. */
    static Decision<Event> after(List<Event> first, Board board, Function<Board, Decision<Event>> then) {
        if (first.isEmpty()) return then.apply(board);
        Board now = board;
        for (Event event : first) now = evolve(now, event);
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
        return switch (command) {
            case Command.Create _ -> isService(submitted) ? refuse(ALREADY_CREATED) : refuse(FORBIDDEN_ROLE);
            case Command.ClearSeat clear -> clearSeat(clear, submitted, board);
            case Command.Start start -> start(start, submitted, board);
            case Command.Play play -> play(play, submitted, board);
            case Command.OfferDraw offer -> offerDraw(offer, submitted, board);
            case Command.AcceptDraw accept -> acceptDraw(accept, submitted, board);
            case Command.DeclineDraw decline -> declineDraw(decline, submitted, board);
            case Command.Resign resign -> resign(resign, submitted, board);
            case Command.ClaimFlag claim -> claimFlag(claim, submitted, board);
            case Command.Pause pause -> pause(pause, submitted, board);
            case Command.Resume resume -> resume(resume, submitted, board);
            case Command.AdjustTime adjust -> adjustTime(adjust, submitted, board);
            case Command.Restart restart -> Restarts.decide(restart, submitted, board);
            case Command.NoteDisconnection note -> noteDisconnection(note, submitted, board);
            case Command.SetClocks _, Command.CorrectSetting _ -> refuse(GAME_NOT_IN_PROGRESS);
            case Command.RecordPresence _, Command.HoldStart _, Command.ClaimDefault _, Command.WaiveDefault _,
                    Command.ReverseForfeit _ -> Presence.decide(submitted, board);
            case Command.RestorePosition restore -> Restoration.decide(restore, submitted, board);
            case Command.OrderSealing _, Command.SealMove _, Command.ConfirmSealed _, Command.ConfirmEnvelope _,
                    Command.ResumeAdjourned _ -> Adjournment.decide(submitted, board);
            case Command.CoverOutage outage -> coverOutage(outage, board);
            case Command.Beat _ -> accept();
        };
    }

    private static Decision<Event> create(Command.Create create, Submitted<Command> submitted) {
        if (!isService(submitted)) return refuse(FORBIDDEN_ROLE);
        Position initial;
        try {
            initial = create.initialFen().map(Position::ofFen).orElseGet(Position::initial);
        } catch (MalformedFenException | IllegalPositionException e) {
            return refuse(ILLEGAL_POSITION, "position", String.valueOf(e.getMessage()));
        }
        Optional<String> unreachable = initial.unreachableBecause();
        if (unreachable.isPresent()) return refuse(ILLEGAL_POSITION, "position", unreachable.get());
        if (initial.legalMoves().isEmpty()) return refuse(ILLEGAL_POSITION, "position", "no legal move");
        Clocks clocks = Clocks.ready(new BySide<>(create.whiteControl(), create.blackControl()));
        return accept(new Event.GameCreated(create.white(), create.black(), create.whiteControl(), create.blackControl(),
                initial.fen(), create.rules(), ClockReading.of(clocks, submitted.at())));
    }

    private static Decision<Event> clearSeat(Command.ClearSeat clear, Submitted<Command> submitted, Board board) {
        if (!isService(submitted)) return refuse(FORBIDDEN_ROLE);
        if (board.phase() != Phase.CREATED) return refuse(ALREADY_STARTED);
        if (board.cleared().get(clear.side()).contains(clear.check()) == clear.passed()) return accept();
        return accept(new Event.SeatCleared(clear.side(), clear.check(), clear.passed()));
    }

    private static Decision<Event> start(Command.Start start, Submitted<Command> submitted, Board board) {
        if (!maySystemOr(Action.START_GAME, submitted, board)) return refuse(FORBIDDEN_ROLE);
        if (board.phase() == Phase.ENDED) return refuse(GAME_ENDED);
        if (board.phase() != Phase.CREATED) return refuse(ALREADY_STARTED);
        if (board.rules().checksRequired()) {
            for (Side side : Side.values()) {
                if (!board.cleared().get(side).contains(CheckKind.DEVICE)) return refuse(DEVICE_CHECK_MISSING, "seat", side.name());
                if (!board.cleared().get(side).contains(CheckKind.FAIR_PLAY)) return refuse(FAIR_PLAY_CHECK_MISSING, "seat", side.name());
            }
        }
        Instant from = submitted.publishedAt();
        Clocks running = board.clocks().start(board.position().sideToMove(), from);
        return accept(new Event.GameStarted(board.attempt(), ClockReading.of(running, from), start.scheduledAt()));
    }

    private static Decision<Event> play(Command.Play play, Submitted<Command> submitted, Board board) {
        Side side = play.side();
        if (!mayAt(Action.MOVE, play.boardId(), side, submitted.actor())) return refuse(FORBIDDEN_SEAT);
        if (board.phase() != Phase.PLAYING) return refuse(notPlaying(board));
        if (play.expectedPly().isPresent() && play.expectedPly().getAsInt() != board.ply())
            return refuse(STALE_PLY, "ply", String.valueOf(board.ply()));
        if (board.position().sideToMove() != side) return refuse(NOT_YOUR_MOVE);
        if (board.clocks().flagged(submitted.at())) return refuse(FLAG_FALLEN);
        Move wanted;
        try {
            wanted = Move.ofUci(play.uci());
        } catch (MalformedMoveException e) {
            return refuse(MALFORMED_MOVE, "move", String.valueOf(e.getMessage()));
        }
        Optional<Move> legal = board.position().resolve(wanted);
        if (legal.isEmpty()) return refuse(promotionMissing(board.position(), wanted) ? PROMOTION_PIECE_MISSING : ILLEGAL_MOVE);
        Move move = legal.get();
        Position after = board.position().play(move);
        Optional<Ending> ending = Endings.after(after, board.repetitions().after(after), board.rules().repetitionAuto(),
                board.rules().moveCountAuto());
        Optional<GameRefusal> offerRefused = play.offerDraw() ? whyNoOffer(board, side, board.movesMade().get(side) + 1,
                board.offer().filter(open -> open.by() == side)) : Optional.empty();
        boolean offered = play.offerDraw() && offerRefused.isEmpty() && ending.isEmpty();
        Instant charged = submitted.at();
        Duration spent = spent(board.clocks(), charged);
        Instant opponentFrom = later(submitted.publishedAt(), board.clocks().since().orElseThrow());
        Clocks clocks = ending.isPresent() ? board.clocks().finish(charged) : board.clocks().press(charged, opponentFrom);
        ClockReading reading = ClockReading.of(clocks, ending.isPresent() ? charged : opponentFrom);
        List<Event> events = new ArrayList<>();
        events.add(new Event.MovePlayed(side, board.ply() + 1, move.uci(), San.write(board.position(), move), after.fen(), spent,
                reading, offered, offerRefused.map(Enum::name).orElse(""), Optional.empty()));
        ending.ifPresent(end -> events.add(new Event.GameEnded(end == Ending.CHECKMATE ? Result.win(side) : Result.DRAW,
                Termination.of(end), reading, "", article(end, board.rules()))));
        return accept(events);
    }

    private static Decision<Event> offerDraw(Command.OfferDraw offer, Submitted<Command> submitted, Board board) {
        if (!mayAt(Action.OFFER_DRAW, offer.boardId(), offer.side(), submitted.actor())) return refuse(FORBIDDEN_SEAT);
        if (!board.inProgress()) return refuse(notPlaying(board));
        if (board.clocks().flagged(submitted.at())) return refuse(FLAG_FALLEN);
        int moves = board.movesMade().get(offer.side());
        Optional<GameRefusal> refusal = whyNoOffer(board, offer.side(), moves, board.offer());
        if (refusal.isPresent()) return refuse(refusal.get());
        int lastOwnPly = board.position().sideToMove() == offer.side() ? board.ply() - 1 : board.ply();
        return accept(new Event.DrawOffered(offer.side(), lastOwnPly));
    }

    static Optional<GameRefusal> whyNoOffer(Board board, Side side, int moveNumber, Optional<Offer> standing) {
        if (!board.rules().drawAllowed()) return Optional.of(DRAW_NOT_ALLOWED);
        if (standing.isPresent()) return Optional.of(OFFER_OPEN);
        if (moveNumber < board.rules().drawMinMove()) return Optional.of(OFFER_TOO_EARLY);
        return Optional.empty();
    }

    private static Decision<Event> acceptDraw(Command.AcceptDraw accept, Submitted<Command> submitted, Board board) {
        if (!mayAt(Action.OFFER_DRAW, accept.boardId(), accept.side(), submitted.actor())) return refuse(FORBIDDEN_SEAT);
        if (!board.inProgress()) return refuse(notPlaying(board));
        if (board.clocks().flagged(submitted.at())) return refuse(FLAG_FALLEN);
        if (board.offer().filter(open -> open.by() != accept.side()).isEmpty()) return refuse(NO_OFFER);
        int least = Math.min(board.movesMade().white(), board.movesMade().black());
        if (least < board.rules().drawMinMovesEach()) return refuse(ACCEPT_TOO_EARLY);
        return accept(ended(Result.DRAW, Termination.AGREEMENT, "OCR 5.3", board, submitted.at()));
    }

    private static Decision<Event> declineDraw(Command.DeclineDraw decline, Submitted<Command> submitted, Board board) {
        if (!mayAt(Action.OFFER_DRAW, decline.boardId(), decline.side(), submitted.actor())) return refuse(FORBIDDEN_SEAT);
        if (!board.inProgress()) return refuse(notPlaying(board));
        if (!board.rules().drawExplicitDecline()) return refuse(DECLINE_NOT_USED);
        if (board.offer().filter(open -> open.by() != decline.side()).isEmpty()) return refuse(NO_OFFER);
        return accept(new Event.DrawDeclined(decline.side()));
    }

    private static Decision<Event> resign(Command.Resign resign, Submitted<Command> submitted, Board board) {
        if (!mayAt(Action.RESIGN, resign.boardId(), resign.side(), submitted.actor())) return refuse(FORBIDDEN_SEAT);
        if (!board.inProgress()) return refuse(notPlaying(board));
        if (board.clocks().flagged(submitted.at())) return refuse(FLAG_FALLEN);
        return accept(ended(Result.win(resign.side().other()), Termination.RESIGNATION, "OCR 5.2", board, submitted.at()));
    }

    private static Decision<Event> claimFlag(Command.ClaimFlag claim, Submitted<Command> submitted, Board board) {
        if (!isService(submitted)) return refuse(FORBIDDEN_ROLE);
        if (board.phase() == Phase.ENDED) return refuse(GAME_ENDED);
        if (board.clocks().running().filter(claim.side()::equals).isEmpty() || !board.clocks().flagged(submitted.at()))
            return refuse(FLAG_NOT_FALLEN);
        Side fallen = claim.side();
        Instant when = board.clocks().flagAt().orElseThrow();
        ClockReading reading = ClockReading.of(board.clocks().fall(when), when);
        boolean provisional = board.rules().flagProvisionalWhileDisconnected() && !board.cases().get(fallen).isEmpty();
        var flag = new Event.FlagFell(fallen, when, reading, provisional);
        if (provisional) return accept(flag);
        Winnability winnable = Winnability.of(board.position(), fallen.other());
        return switch (winnable) {
            case UNWINNABLE -> accept(flag, new Event.GameEnded(Result.DRAW, Termination.TIME_UNWINNABLE, reading, winnable.name(), "OCR 4.5"));
            case WINNABLE, UNDECIDED -> accept(flag,
                    new Event.GameEnded(Result.win(fallen.other()), Termination.TIME, reading, winnable.name(), "OCR 4.5"));
        };
    }

    private static Decision<Event> pause(Command.Pause pause, Submitted<Command> submitted, Board board) {
        if (!maySystemOr(Action.PAUSE_RESUME_CLOCK, submitted, board)) return refuse(FORBIDDEN_ROLE);
        if (pause.reason().isBlank()) return refuse(REASON_MISSING);
        if (board.phase() == Phase.PAUSED) return refuse(NOT_RUNNING);
        if (board.phase() != Phase.PLAYING) return refuse(notPlaying(board));
        if (board.clocks().flagged(submitted.at())) return refuse(FLAG_FALLEN);
        return accept(new Event.GamePaused(pause.reason(), ClockReading.of(board.clocks().pause(submitted.at()), submitted.at()),
                Optional.of(PauseCause.ARBITER)));
    }

    private static Decision<Event> resume(Command.Resume resume, Submitted<Command> submitted, Board board) {
        if (!maySystemOr(Action.PAUSE_RESUME_CLOCK, submitted, board)) return refuse(FORBIDDEN_ROLE);
        boolean decided = resume.article().equals(DECISION) && isService(submitted);
        if (board.phase() == Phase.PLAYING) return refuse(NOT_PAUSED);
        if (board.phase() == Phase.AWAITING_CA && !decided) return refuse(AWAITING_CHIEF_ARBITER);
        if (board.phase() != Phase.PAUSED && board.phase() != Phase.AWAITING_CA) return refuse(notPlaying(board));
        if (board.caseOpen() && !decided) return refuse(CASE_OPEN);
        for (Optional<Duration> time : List.of(resume.white(), resume.black()))
            if (time.filter(t -> !t.isPositive() || t.compareTo(LONGEST_TIME) > 0).isPresent()) return refuse(MALFORMED_TIME);
        Instant at = submitted.publishedAt();
        List<Event> events = new ArrayList<>();
        Clocks clocks = board.clocks();
        BySide<Optional<Duration>> wanted = new BySide<>(resume.white(), resume.black());
        for (Side side : Side.values()) {
            Optional<Duration> base = wanted.get(side).or(() -> base(board, side));
            if (base.isEmpty() || base.get().equals(clocks.remaining(side, at))) continue;
            clocks = adjusted(clocks, side, base.get().minus(clocks.remaining(side, at)), resume.reason(), resume.article(), at, events);
        }
        if (resume.reduceSide().isPresent() && resume.reduceBy().isPresent()) {
            Side side = resume.reduceSide().get();
            Duration by = resume.reduceBy().get();
            if (!by.isPositive()) return refuse(MALFORMED_TIME);
            if (!clocks.canTake(side, by, at)) return refuse(REDUCTION_TOO_LARGE, "left", Clocks.display(clocks.remaining(side, at)));
            clocks = adjusted(clocks, side, by.negated(), resume.reason(), resume.article(), at, events);
        }
        if (!clocks.remaining(board.position().sideToMove(), at).isPositive()) return refuse(MALFORMED_TIME);
        events.add(new Event.GameResumed(resume.reason(), ClockReading.of(clocks.resume(at), at), resume.article()));
        return accept(events);
    }

    /** The clock a decision starts from when none is given: at the start of the case after a provisional flag (DEC-16). */
    private static Optional<Duration> base(Board board, Side side) {
        if (board.phase() != Phase.AWAITING_CA) return Optional.empty();
        return board.beforeCase().map(reading -> side == Side.WHITE ? reading.white() : reading.black());
    }

    private static Decision<Event> adjustTime(Command.AdjustTime adjust, Submitted<Command> submitted, Board board) {
        if (!maySystemOr(Action.CORRECT_CLOCK, submitted, board)) return refuse(FORBIDDEN_ROLE);
        if (adjust.reason().isBlank()) return refuse(REASON_MISSING);
        if (board.phase() == Phase.ENDED) return refuse(GAME_ENDED);
        if (!board.inProgress()) return refuse(GAME_NOT_IN_PROGRESS);
        if (adjust.change().isZero() || adjust.change().abs().compareTo(LONGEST_TIME) > 0) return refuse(MALFORMED_TIME);
        if (board.clocks().flagged(submitted.at())) return refuse(FLAG_FALLEN);
        if (adjust.change().isNegative() && !board.clocks().canTake(adjust.side(), adjust.change().negated(), submitted.at()))
            return refuse(REDUCTION_TOO_LARGE, "left", Clocks.display(board.clocks().remaining(adjust.side(), submitted.at())));
        List<Event> events = new ArrayList<>();
        adjusted(board.clocks(), adjust.side(), adjust.change(), adjust.reason(), adjust.article(), submitted.at(), events);
        return accept(events);
    }

    private static Clocks adjusted(Clocks clocks, Side side, Duration change, String reason, String article, Instant at,
            List<Event> events) {
        Clocks after = change(clocks, side, change, at);
        events.add(new Event.TimeAdjusted(side, change, reason, ClockReading.of(after, at), article,
                Optional.of(ClockReading.of(clocks, at))));
        return after;
    }

    /** A standing clock at 0:00 (a provisional flag) can only be set; any other is changed. */
    private static Clocks change(Clocks clocks, Side side, Duration change, Instant at) {
        return clocks.remaining(side, at).isZero() ? clocks.set(side, change, at) : clocks.add(side, change, at);
    }

    private static Decision<Event> noteDisconnection(Command.NoteDisconnection note, Submitted<Command> submitted, Board board) {
        if (!isService(submitted)) return refuse(FORBIDDEN_ROLE);
        boolean known = board.cases().get(note.side()).contains(note.caseId());
        if (known == note.open()) return accept();
        if (note.open() && board.phase() == Phase.ENDED) return accept();
        var noted = new Event.DisconnectionNoted(note.side(), note.caseId(), note.open(),
                ClockReading.of(board.clocks(), submitted.at()));
        if (note.open() && board.rules().pauseOnDisconnection() && board.phase() == Phase.PLAYING
                && !board.clocks().flagged(submitted.at()))
            return accept(noted, new Event.GamePaused("Connection of " + (note.side() == Side.WHITE ? "White" : "Black") + " lost",
                    ClockReading.of(board.clocks().pause(submitted.at()), submitted.at()), Optional.of(PauseCause.DISCONNECTION)));
        return accept(noted);
    }

    private static Decision<Event> coverOutage(Command.CoverOutage outage, Board board) {
        if (board.phase() != Phase.PLAYING) return accept();
        Clocks covered = board.clocks().cover(outage.from(), outage.to());
        if (covered.equals(board.clocks())) return accept();
        return accept(new Event.OutageCovered(outage.from(), outage.to(), ClockReading.of(covered, outage.to())));
    }

    static Event.GameEnded ended(Result result, Termination termination, String article, Board board, Instant at) {
        return new Event.GameEnded(result, termination, ClockReading.of(board.clocks().stop(at), at), "", article);
    }

    static String article(Ending ending, GameRules rules) {
        return switch (ending) {
            case REPETITION -> rules.repetitionAuto() == 5 ? "LAW 9.6.1" : ending.rule();
            case MOVE_COUNT -> rules.moveCountAuto() == 75 ? "LAW 9.6.2" : ending.rule();
            case CHECKMATE, STALEMATE, DEAD_POSITION -> ending.rule();
        };
    }

    private static boolean promotionMissing(Position position, Move move) {
        return move.promotion().isEmpty()
                && position.isLegal(new Move(move.from(), move.to(), Optional.of(PieceType.QUEEN)));
    }

    private static Duration spent(Clocks clocks, Instant at) {
        Instant since = clocks.since().orElseThrow();
        return at.isBefore(since) ? Duration.ZERO : Duration.between(since, at);
    }

    private static Instant later(Instant a, Instant b) {
        return a.isBefore(b) ? b : a;
    }

    static GameRefusal notPlaying(Board board) {
        return switch (board.phase()) {
            case CREATED -> GAME_NOT_STARTED;
            case PAUSED -> GAME_PAUSED;
            case AWAITING_CA -> AWAITING_CHIEF_ARBITER;
            case ADJOURNED -> GAME_NOT_IN_PROGRESS;
            case ENDED -> GAME_ENDED;
            case PLAYING -> throw new IllegalStateException("the game is being played");
        };
    }

    static boolean isService(Submitted<Command> submitted) {
        return submitted.actor().role() == Role.SERVICE;
    }

    static boolean maySystemOr(Action action, Submitted<Command> submitted, Board board) {
        return isService(submitted) || Rights.allows(submitted.actor(), action, board.venues(), submitted.command().boardId(), "");
    }

    static boolean mayAt(Action action, String boardId, Side side, Actor actor) {
        return Rights.allows(actor, action, List.of(), boardId, side.name());
    }

    @Override public BoardState evolve(BoardState state, Event event) {
        return switch (state) {
            case Unknown _ -> switch (event) {
                case Event.GameCreated created -> created(created);
                case Event _ -> throw new CorruptLogException(state, event);
            };
            case Board board -> evolve(board, event);
        };
    }

    private static Board created(Event.GameCreated created) {
        Position initial = Position.ofFen(created.initialFen());
        return new Board(new BySide<>(created.white(), created.black()), created.rules(), 1, Phase.CREATED, initial, initial,
                Repetitions.start(initial), 0, List.of(), BySide.both(0),
                Clocks.ready(new BySide<>(created.whiteControl(), created.blackControl())), Optional.empty(), BySide.both(List.of()),
                BySide.both(List.of()), Optional.empty(), Attendance.NONE, Sealing.NONE);
    }

    static Board evolve(Board board, Event event) {
        return switch (event) {
            case Event.GameCreated _ -> throw new CorruptLogException(board, event);
            case Event.SeatCleared(var side, var check, var passed) -> board.cleared(side, check, passed);
            case Event.GameStarted(_, var clocks, _) ->
                    board.with(Phase.PLAYING, board.clocks().start(board.position().sideToMove(), clocks.at()));
            case Event.MovePlayed move -> moved(board, move);
            case Event.DrawOffered(var side, var ply) -> board.with(Optional.of(new Offer(side, ply)));
            case Event.DrawDeclined _ -> board.with(Optional.<Offer>empty());
            case Event.FlagFell(_, var at, _, var provisional) ->
                    board.with(provisional ? Phase.AWAITING_CA : board.phase(), board.clocks().fall(at));
            case Event.GameEnded(_, _, var clocks, _, _) -> board.with(Phase.ENDED, board.clocks().stop(clocks.at()))
                    .with(Optional.<Offer>empty());
            case Event.GamePaused(_, var clocks, _) -> board.with(Phase.PAUSED, board.clocks().pause(clocks.at()));
            case Event.GameResumed(_, var clocks, _) -> board.with(Phase.PLAYING, board.clocks().resume(clocks.at()));
            case Event.TimeAdjusted(var side, var change, _, var clocks, _, _) ->
                    board.with(change(board.clocks(), side, change, clocks.at()));
            case Event.GameVoided _ -> board;
            case Event.GameRestarted restarted -> Restarts.evolve(board, restarted);
            case Event.ColoursKept _ -> board;
            case Event.DisconnectionNoted(var side, var caseId, var open, var clocks) -> noted(board, side, caseId, open, clocks);
            case Event.OutageCovered(var from, var to, _) -> board.with(board.clocks().cover(from, to));
            case Event.ClocksSet _, Event.SettingCorrected _, Event.PeriodCompleted _ -> board;
            case Event.SeatPresent _, Event.StartHeld _, Event.DefaultWaived _, Event.ForfeitReversed _ -> Presence.evolve(board, event);
            case Event.PositionRestored restored -> Restoration.evolve(board, restored);
            case Event.SealingOrdered _, Event.MoveSealed _, Event.GameAdjourned _, Event.EnvelopeConfirmed _,
                    Event.AdjournmentResumed _, Event.SealedMoveOpened _ -> Adjournment.evolve(board, event);
        };
    }

    private static Board moved(Board board, Event.MovePlayed move) {
        Instant charged = board.clocks().since().orElseThrow(() -> new CorruptLogException(board, move)).plus(move.spent());
        Clocks clocks = move.clocks().running().isPresent() ? board.clocks().press(charged, move.clocks().at())
                : board.clocks().finish(charged);
        Optional<Offer> standing = move.offerDraw() ? Optional.of(new Offer(move.side(), move.ply()))
                : board.offer().filter(open -> open.by() == move.side());
        return board.moved(move.side(), move.uci(), Position.ofFen(move.fen()), clocks, standing);
    }

    private static Board noted(Board board, Side side, String caseId, boolean open, ClockReading clocks) {
        List<String> cases = new ArrayList<>(board.cases().get(side));
        if (open) cases.add(caseId);
        else cases.remove(caseId);
        BySide<List<String>> now = board.cases().with(side, List.copyOf(cases));
        Optional<ClockReading> before = now.white().isEmpty() && now.black().isEmpty() ? Optional.empty()
                : board.beforeCase().or(() -> Optional.of(clocks));
        return board.cases(now, before);
    }

    @Override public String rule(Event event) {
        return switch (event) {
            case Event.GameEnded ended -> ended.article();
            case Event.GameResumed resumed -> resumed.article();
            case Event.TimeAdjusted adjusted -> adjusted.article();
            case Event.GameVoided voided -> voided.article();
            case Event.SeatCleared(_, var check, _) -> check == CheckKind.DEVICE ? "OCR 18.5" : "OCR 18.6";
            case Event.GameStarted _ -> "LAW 6.6";
            case Event.MovePlayed _ -> "OCR 3.7";
            case Event.DrawOffered _, Event.DrawDeclined _ -> "OCR 5.3";
            case Event.FlagFell _ -> "OCR 4.5";
            case Event.GamePaused _ -> "OCR 19.6";
            case Event.OutageCovered _ -> "ENG-4";
            case Event.ClocksSet set -> set.article();
            case Event.SettingCorrected corrected -> corrected.article();
            case Event.PeriodCompleted _ -> "LAW 6.4";
            case Event.SeatPresent _, Event.DefaultWaived _ -> "OCR 16.11";
            case Event.StartHeld _ -> "DEC-27";
            case Event.ColoursKept _ -> "OCR 19.2";
            case Event.ForfeitReversed _ -> "DEC-14";
            case Event.PositionRestored restored -> restored.article();
            case Event.SealingOrdered _, Event.MoveSealed _, Event.GameAdjourned _ -> "ADJ I.1.1";
            case Event.EnvelopeConfirmed _ -> "ADJ I.2";
            case Event.AdjournmentResumed _, Event.SealedMoveOpened _ -> "ADJ I.7";
            case Event.GameCreated _, Event.GameRestarted _, Event.DisconnectionNoted _ -> "";
        };
    }
}
