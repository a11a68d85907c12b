package org.onehall.fairplay.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.decider.Actor;
import org.onehall.decider.CorruptLogException;
import org.onehall.decider.Decider;
import org.onehall.decider.Decision;
import org.onehall.decider.Recorder;
import org.onehall.decider.Refusal;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.fairplay.domain.FairPlayState.Board;
import org.onehall.fairplay.domain.FairPlayState.Check;
import org.onehall.fairplay.domain.FairPlayState.Queued;
import org.onehall.regulations.Action;
import org.onehall.regulations.CheckKind;
import org.onehall.regulations.Rights;

/**
 * Decides who records which check and until when, what enters the floor log and the log of a venue, and which game is
 * screened, once, as it ended (OCR 16, 17, 18.5, 18.6, APP-I A1, DEC-26).
 */
public final class FairPlayDecider implements Decider<Command, Event, FairPlayState> {
    /** Longest note, in characters. */
    public static final int LONGEST_TEXT = 500;

    @Override
    public FairPlayState initial() {
        return FairPlayState.EMPTY;
    }

    @Override
    public Optional<Decision.Refused<Event>> malformed(Command command) {
        if (command instanceof VenueCommand venue)
            return VenueRules.malformed(venue).map(refusal -> new Decision.Refused<>(refusal, Map.of()));
        return Texts.faultIn((Record) command, LONGEST_TEXT)
                .map(_ -> new Decision.Refused<>(unreadable(command.getClass()), Map.of()));
    }

    private static FairPlayRefusal unreadable(Class<? extends Command> command) {
        return command == Command.RecordCheck.class ? FairPlayRefusal.TEXT_TOO_LONG : FairPlayRefusal.NOTE_UNREADABLE;
    }

    /** There is no board without an id. */
    @Override
    public Optional<Refusal> misnamed(Actor actor) {
        return Optional.of(FairPlayRefusal.UNKNOWN_BOARD);
    }

    @Override
    public Decision<Event> decide(Submitted<Command> submitted, FairPlayState state) {
        Actor actor = submitted.actor();
        return switch (submitted.command()) {
            case Command.RecordCheck check -> check(check, submitted, state);
            case Command.NoteBoard note ->
                service(actor) ? note(note, state) : Decision.refuse(FairPlayRefusal.FORBIDDEN_ROLE);
            case FloorCommand floor -> FloorRules.decide(floor, actor, submitted.at(), state);
            case VenueCommand venue -> VenueRules.decide(venue, actor, state.venue());
            case Command.QueueScreening queue ->
                service(actor) ? queue(queue, state) : Decision.refuse(FairPlayRefusal.FORBIDDEN_ROLE);
            case Command.RecordScreening record ->
                service(actor) ? record(record, state) : Decision.refuse(FairPlayRefusal.FORBIDDEN_ROLE);
        };
    }

    private static Decision<Event> check(Command.RecordCheck check, Submitted<Command> submitted, FairPlayState state) {
        Actor actor = submitted.actor();
        if (state.board().isEmpty()) return Decision.refuse(FairPlayRefusal.UNKNOWN_BOARD);
        Board board = state.board().get();
        if (!Rights.allows(
                actor,
                Action.RECORD_CHECK,
                List.of(board.venue(check.side())),
                check.boardId(),
                check.side().name())) return Decision.refuse(FairPlayRefusal.FORBIDDEN_ROLE);
        if (!state.isChecked(check.side(), check.inProgress())) return Decision.refuse(FairPlayRefusal.GAME_STARTED);
        if (Texts.fault(check.note(), LONGEST_TEXT).isPresent()) return Decision.refuse(FairPlayRefusal.TEXT_TOO_LONG);
        Optional<Duty> notShown = check.passed() && check.kind() == CheckKind.FAIR_PLAY
                ? check.showings().stream()
                        .filter(duty -> !state.floor().duties().contains(new Floor.Ticked(check.side(), duty, true)))
                        .findFirst()
                : Optional.empty();
        if (notShown.isPresent())
            return Decision.refuse(
                    FairPlayRefusal.NOT_SHOWN, "missing", notShown.get().name());
        Optional<Check> contrary =
                state.check(check.side(), check.kind()).filter(known -> known.passed() != check.passed());
        if (contrary.isPresent()
                && Recorder.isUnseen(
                        contrary.get().recorder(),
                        actor,
                        check.seen().filter(seen -> seen != check.passed()).isPresent()))
            return Decision.refuse(
                    FairPlayRefusal.CHECKED_MEANWHILE, contrary.get().details());
        return Decision.accept(new Event.CheckRecorded(
                check.side(),
                check.kind(),
                check.passed(),
                check.note(),
                board.attempt(),
                Optional.of(Recorder.of(actor, submitted.at()))));
    }

    private static Decision<Event> note(Command.NoteBoard note, FairPlayState state) {
        Board board = new Board(note.whiteVenue(), note.blackVenue(), note.attempt(), note.started());
        if (state.board().filter(board::equals).isPresent()) return Decision.accept();
        return Decision.accept(
                new Event.BoardNoted(note.whiteVenue(), note.blackVenue(), note.attempt(), note.started()));
    }

    private static Decision<Event> queue(Command.QueueScreening queue, FairPlayState state) {
        if (state.board().isEmpty()) return Decision.refuse(FairPlayRefusal.UNKNOWN_BOARD);
        if (queue.moves().isEmpty()) return Decision.refuse(FairPlayRefusal.MOVES_MISSING);
        if (state.screening(queue.attempt())
                .filter(queued -> queued.moves().equals(queue.moves()))
                .isPresent()) return Decision.refuse(FairPlayRefusal.ALREADY_QUEUED);
        if (!isGame(queue.initialFen(), queue.moves())) return Decision.refuse(FairPlayRefusal.GAME_UNREADABLE);
        return Decision.accept(new Event.ScreeningQueued(queue.attempt(), queue.initialFen(), queue.moves()));
    }

    private static boolean isGame(String initialFen, List<String> moves) {
        try {
            Position position = Position.ofFen(initialFen);
            for (String uci : moves) {
                Optional<Move> move = position.resolve(Move.ofUci(uci));
                if (move.isEmpty()) return false;
                position = position.play(move.get());
            }
            return true;
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    private static Decision<Event> record(Command.RecordScreening record, FairPlayState state) {
        Optional<Queued> queued = state.screening(record.attempt());
        if (queued.filter(
                        one -> one.moves().size() == record.screening().moves().size())
                .isEmpty()) return Decision.refuse(FairPlayRefusal.NOT_QUEUED);
        if (queued.get().screened()) return Decision.refuse(FairPlayRefusal.ALREADY_SCREENED);
        return Decision.accept(new Event.ScreeningCompleted(record.attempt(), record.screening()));
    }

    @Override
    public FairPlayState evolve(FairPlayState state, Event event) {
        return switch (event) {
            case Event.BoardNoted(var white, var black, var attempt, var started) -> {
                boolean same = state.board().filter(b -> b.attempt() == attempt).isPresent();
                yield new FairPlayState(
                        Optional.of(new Board(white, black, attempt, started)),
                        same ? state.checks() : List.of(),
                        state.screenings(),
                        same ? state.floor() : state.floor().ofNewAttempt(),
                        state.venue());
            }
            case Event.CheckRecorded(var side, var kind, var passed, var _, var _, var recorder) ->
                state.with(new Check(side, kind, passed, recorder));
            case FloorEvent floor ->
                new FairPlayState(
                        state.board(),
                        state.checks(),
                        state.screenings(),
                        FloorRules.evolve(state.floor(), floor),
                        state.venue());
            case VenueEvent venue ->
                new FairPlayState(
                        state.board(),
                        state.checks(),
                        state.screenings(),
                        state.floor(),
                        VenueRules.evolve(state.venue(), venue));
            case Event.ScreeningQueued queued -> {
                List<Queued> all = new ArrayList<>(state.screenings());
                all.removeIf(earlier -> earlier.attempt() == queued.attempt());
                all.add(new Queued(queued.attempt(), queued.moves(), false));
                yield new FairPlayState(state.board(), state.checks(), all, state.floor(), state.venue());
            }
            case Event.ScreeningCompleted completed -> {
                if (state.screening(completed.attempt()).isEmpty()) throw new CorruptLogException(state, event);
                yield new FairPlayState(
                        state.board(),
                        state.checks(),
                        state.screenings().stream()
                                .map(q -> q.attempt() == completed.attempt()
                                        ? new Queued(q.attempt(), q.moves(), true)
                                        : q)
                                .toList(),
                        state.floor(),
                        state.venue());
            }
        };
    }

    @Override
    public String rule(Event event) {
        return switch (event) {
            case Event.BoardNoted _ -> "";
            case Event.CheckRecorded check -> check.kind().article();
            case FloorEvent floor -> FloorRules.rule(floor);
            case VenueEvent venue -> VenueRules.rule(venue);
            case Event.ScreeningQueued _ -> "APP-I A1";
            case Event.ScreeningCompleted _ -> "APP-I A3";
        };
    }

    private static boolean service(Actor actor) {
        return Rights.allows(actor, Action.SYSTEM, List.of(), "", "");
    }
}
