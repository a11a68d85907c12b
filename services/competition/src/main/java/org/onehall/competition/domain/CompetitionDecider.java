package org.onehall.competition.domain;

import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.competition.domain.CompetitionState.Score;
import org.onehall.competition.domain.CompetitionState.Signature;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.CorruptLogException;
import org.onehall.decider.Decider;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.regulations.Action;
import org.onehall.regulations.Points;
import org.onehall.regulations.Rights;

/**
 * The rules of the competition service: what may be loaded, when a round opens, when a result is official (OCR 16.1,
 * 16.8, 17.11).
 */
public final class CompetitionDecider implements Decider<Command, Event, CompetitionState> {
    /** The article for the decision on an appeal. */
    private static final String APPEAL = "OCR 17.11";

    private static final int LONGEST_REMARKS = 2_000;
    private static final Pattern SHA_256 = Pattern.compile("[0-9a-f]{64}");

    @Override
    public CompetitionState initial() {
        return CompetitionState.EMPTY;
    }

    @Override
    public Optional<Decision.Refused<Event>> malformed(Command command) {
        return command instanceof Command.SignReport sign ? malformed(sign) : Optional.empty();
    }

    private static Optional<Decision.Refused<Event>> malformed(Command.SignReport sign) {
        Optional<String> fault = Texts.fault(sign.remarks(), LONGEST_REMARKS);
        if (fault.isEmpty() && SHA_256.matcher(sign.sha256()).matches()) return Optional.empty();
        return Optional.of(new Decision.Refused<>(
                MALFORMED_REPORT, Map.of("fault", fault.orElse("may have up to " + LONGEST_REMARKS + " characters"))));
    }

    @Override
    public Decision<Event> decide(Submitted<Command> submitted, CompetitionState state) {
        Actor actor = submitted.actor();
        return switch (submitted.command()) {
            case Command.Load load -> load(load, actor, state);
            case Command.OpenRound open -> in(state, definition -> openRound(open, actor, state, definition));
            case Command.NoteResult note -> in(state, definition -> noteResult(note, actor, state, definition));
            case Command.WithdrawResult withdraw ->
                in(state, definition -> withdrawResult(withdraw, actor, state, definition));
            case Command.ApproveResult approve ->
                in(state, definition -> approveResult(approve, actor, submitted.at(), state, definition));
            case Command.ConfirmResult confirm ->
                in(state, definition -> confirmResult(confirm, actor, state, definition));
            case Command.CloseRound close -> in(state, definition -> closeRound(close, actor, state, definition));
            case Command.SignReport sign -> in(state, definition -> signReport(sign, actor, state, definition));
            case Command.ApplyPenalty penalty ->
                in(state, definition -> applyPenalty(penalty, actor, submitted.at(), state, definition));
        };
    }

    /** Decides a command for a competition that exists. */
    private interface Inside {
        Decision<Event> decide(Definition definition);
    }

    private static Decision<Event> in(CompetitionState state, Inside inside) {
        return state.definition().map(inside::decide).orElseGet(() -> refuse(UNKNOWN_COMPETITION));
    }

    private static Decision<Event> load(Command.Load load, Actor actor, CompetitionState state) {
        if (!Rights.allows(actor, Action.LOAD_COMPETITION, List.of(), load.competitionId(), ""))
            return refuse(FORBIDDEN_ROLE);
        if (state.definition().isPresent())
            return state.definition().get().equals(load.definition()) ? accept() : refuse(COMPETITION_EXISTS);
        List<DefinitionChecks.Problem> problems = DefinitionChecks.problems(
                load.competitionId(),
                load.name(),
                load.venues(),
                load.officials(),
                load.players(),
                load.rounds(),
                load.entries().orElseThrow());
        if (!problems.isEmpty()) {
            DefinitionChecks.Problem first = problems.getFirst();
            return new Decision.Refused<>(
                    first.code(),
                    Map.of("path", first.path(), "problem", first.text(), "problems", String.valueOf(problems.size())));
        }
        return accept(Event.CompetitionLoaded.of(load.definition()));
    }

    private static Decision<Event> openRound(
            Command.OpenRound open, Actor actor, CompetitionState state, Definition definition) {
        if (!Rights.allows(actor, Action.OPEN_ROUND, List.of(), open.competitionId(), ""))
            return refuse(FORBIDDEN_ROLE);
        Optional<Round> round = definition.round(open.round());
        if (round.isEmpty()) return refuse(UNKNOWN_ROUND, "round", String.valueOf(open.round()));
        if (state.opened().contains(open.round())) return refuse(ROUND_ALREADY_OPEN);
        Optional<String> unfinished = definition.rounds().stream()
                .filter(earlier -> state.opened().contains(earlier.number()))
                .flatMap(earlier ->
                        earlier.pairings().stream().map(p -> CompetitionState.place(earlier.number(), p.board())))
                .filter(place -> !state.results().containsKey(place))
                .findFirst();
        if (unfinished.isPresent()) return refuse(ROUND_NOT_FINISHED, "unfinished", unfinished.get());
        if (!open.rulingsPending().isEmpty())
            return refuse(ROUND_WAITS, "boards", String.join(", ", open.rulingsPending()));
        List<Event> events = new ArrayList<>();
        List<Integer> notPlayed = new ArrayList<>();
        for (Pairing pairing : round.get().pairings())
            forfeit(pairing, open.round(), state).ifPresent(forfeit -> {
                notPlayed.add(pairing.board());
                events.add(
                        noted(open.round(), pairing.board(), forfeit.result(), Termination.FORFEIT, false, definition));
                events.add(
                        new Event.ResultApproved(open.round(), pairing.board(), Optional.empty(), forfeit.article()));
            });
        events.addFirst(new Event.RoundOpened(
                open.round(), round.get().pairings(), notPlayed, position(round.get(), open.drawn())));
        return accept(events);
    }

    /** The position of Chess960 from which all games of the round begin; empty: the standard position (960 II.1). */
    private static OptionalInt position(Round round, int drawn) {
        return round.chess960()
                .map(of -> of.position().isPresent() ? of.position() : OptionalInt.of(drawn))
                .orElse(OptionalInt.empty());
    }

    /** The result of a board without a game, and the article of the ruling that decided it. */
    private record Forfeit(Result result, String article) {}

    /**
     * Empty if both players may play (OCR 18.4.8, 18.4.9). The ruling that excludes a player also decides the board:
     * there is no game for an arbiter to look at, and no board at which to approve the result.
     */
    private static Optional<Forfeit> forfeit(Pairing pairing, int round, CompetitionState state) {
        Optional<CompetitionState.Ban> white = state.banFrom(round, pairing.whiteId());
        Optional<CompetitionState.Ban> black = state.banFrom(round, pairing.blackId());
        Result result = white.isEmpty() ? Result.WHITE_WINS : black.isEmpty() ? Result.BLACK_WINS : Result.BOTH_LOSE;
        return white.or(() -> black).map(ban -> new Forfeit(result, ban.article()));
    }

    /** Approves a result at once where no arbiter has to approve it (OCR 17.11). */
    private static void approvedAtOnce(int round, int board, Definition definition, List<Event> events) {
        if (definition.entries().automaticApproval())
            events.add(new Event.ResultApproved(round, board, Optional.empty()));
    }

    private static Event.ResultNoted noted(
            int round, int board, Result result, Termination termination, boolean reversed, Definition definition) {
        return new Event.ResultNoted(
                round,
                board,
                result,
                termination,
                reversed,
                Optional.of(
                        result.points(definition.regulations().penaltyRules().scoring())));
    }

    private static Decision<Event> noteResult(
            Command.NoteResult note, Actor actor, CompetitionState state, Definition definition) {
        if (actor.role() != Role.SERVICE) return refuse(FORBIDDEN_ROLE);
        Optional<CompetitionRefusal> missing = missing(note.round(), note.board(), state, definition);
        if (missing.isPresent()) return refuse(missing.get());
        Optional<Score> score = state.score(note.round(), note.board());
        if (score.filter(known -> known.isOf(note)).isPresent()) return accept();
        if (score.isPresent() && score.get().approved()) return refuse(RESULT_APPROVED);
        List<Event> events = new ArrayList<>();
        events.add(noted(
                note.round(), note.board(), note.result(), note.termination(), note.coloursReversed(), definition));
        approvedAtOnce(note.round(), note.board(), definition, events);
        return accept(events);
    }

    /** Applies to official results too: the arbiter's recorded decision on the game has precedence (OCR 17.11). */
    private static Decision<Event> withdrawResult(
            Command.WithdrawResult withdraw, Actor actor, CompetitionState state, Definition definition) {
        if (actor.role() != Role.SERVICE) return refuse(FORBIDDEN_ROLE);
        Optional<CompetitionRefusal> missing = missing(withdraw.round(), withdraw.board(), state, definition);
        if (missing.isPresent()) return refuse(missing.get());
        if (state.score(withdraw.round(), withdraw.board()).isEmpty()) return accept();
        return accept(
                new Event.ResultWithdrawn(withdraw.round(), withdraw.board(), withdraw.reason(), withdraw.article()));
    }

    private static Decision<Event> approveResult(
            Command.ApproveResult approve, Actor actor, Instant at, CompetitionState state, Definition definition) {
        List<String> venues = definition
                .round(approve.round())
                .flatMap(round -> round.board(approve.board()))
                .map(definition::venues)
                .orElse(List.of());
        String boardId = new BoardId(approve.competitionId(), approve.round(), approve.board()).toString();
        if (!Rights.allows(actor, Action.APPROVE_RESULT, venues, boardId, "")) return refuse(FORBIDDEN_ROLE);
        Optional<CompetitionRefusal> missing = missing(approve.round(), approve.board(), state, definition);
        if (missing.isPresent()) return refuse(missing.get());
        Optional<Score> score = state.score(approve.round(), approve.board());
        if (score.isEmpty()) return refuse(NO_RESULT);
        if (score.get().approved()) return alreadyApproved(approve.round(), approve.board(), score.get(), definition);
        String told = score.get().text();
        if (!told.equals(approve.seen())) return refuse(SCORE_CHANGED, "score", told);
        List<Side> unheard = state.disputes(approve.round(), approve.board()).stream()
                .filter(side -> !approve.disputed().contains(side))
                .toList();
        if (!unheard.isEmpty())
            return refuse(
                    RESULT_DISPUTED,
                    "sides",
                    unheard.stream()
                            .map(side -> side == Side.WHITE ? "White" : "Black")
                            .collect(Collectors.joining(", ")));
        return accept(new Event.ResultApproved(
                approve.round(),
                approve.board(),
                Optional.of(new Approval(actor.subject(), at, approve.reason().strip()))));
    }

    /** Names the arbiter who approved it first and the time, by the clocks of the venue of White. */
    private static Decision<Event> alreadyApproved(int round, int board, Score score, Definition definition) {
        return refuse(
                ALREADY_APPROVED,
                "approval",
                score.approval()
                        .map(by -> " (" + definition.nameOf(by.approver()) + ", "
                                + LocalTime.ofInstant(by.at(), definition.zone(round, board))
                                        .truncatedTo(ChronoUnit.SECONDS)
                                        .format(DateTimeFormatter.ISO_LOCAL_TIME)
                                + ")")
                        .orElse(""));
    }

    private static Decision<Event> confirmResult(
            Command.ConfirmResult confirm, Actor actor, CompetitionState state, Definition definition) {
        String boardId = new BoardId(confirm.competitionId(), confirm.round(), confirm.board()).toString();
        if (!Rights.allows(
                actor, Action.CONFIRM_RESULT, List.of(), boardId, confirm.side().name())) return refuse(FORBIDDEN_ROLE);
        Optional<CompetitionRefusal> missing = missing(confirm.round(), confirm.board(), state, definition);
        if (missing.isPresent()) return refuse(missing.get());
        Optional<Score> score = state.score(confirm.round(), confirm.board());
        if (score.isEmpty()) return refuse(NO_RESULT);
        if (score.get().approved()) return alreadyApproved(confirm.round(), confirm.board(), score.get(), definition);
        if (Boolean.valueOf(confirm.agrees()).equals(score.get().confirmed().get(confirm.side()))) return accept();
        return accept(new Event.ResultConfirmed(confirm.round(), confirm.board(), confirm.side(), confirm.agrees()));
    }

    private static Decision<Event> closeRound(
            Command.CloseRound close, Actor actor, CompetitionState state, Definition definition) {
        if (!Rights.allows(actor, Action.CLOSE_ROUND, List.of(), close.competitionId(), ""))
            return refuse(FORBIDDEN_ROLE);
        Optional<Round> round = definition.round(close.round());
        if (round.isEmpty()) return refuse(UNKNOWN_ROUND, "round", String.valueOf(close.round()));
        if (!state.opened().contains(close.round())) return refuse(ROUND_NOT_OPEN);
        if (state.closed().contains(close.round())) return refuse(ROUND_OFFICIAL);
        Optional<Integer> waiting = round.get().pairings().stream()
                .map(Pairing::board)
                .filter(board -> state.score(close.round(), board)
                        .filter(Score::approved)
                        .isEmpty())
                .findFirst();
        if (waiting.isPresent()) return refuse(ROUND_NOT_APPROVED, "board", String.valueOf(waiting.get()));
        if (!close.rulingsPending().isEmpty())
            return refuse(ROUND_WAITS, "boards", String.join(", ", close.rulingsPending()));
        return accept(new Event.RoundClosed(close.round()));
    }

    /**
     * A venue's report waits for the results of its boards, the round's report for those of all venues. If something
     * was recorded since, the report must be signed again; an unchanged report must not (OCR 18.3).
     */
    private static Decision<Event> signReport(
            Command.SignReport sign, Actor actor, CompetitionState state, Definition definition) {
        boolean whole = sign.venueId().isEmpty();
        if (!Rights.allows(
                actor,
                whole ? Action.SIGN_ROUND_REPORT : Action.SIGN_VENUE_REPORT,
                List.of(sign.venueId()),
                sign.competitionId(),
                "")) return refuse(FORBIDDEN_ROLE);
        if (!sign.compared()) return refuse(REPORT_NOT_COMPARED);
        Optional<Decision.Refused<Event>> malformed = malformed(sign);
        if (malformed.isPresent()) return malformed.get();
        Optional<Round> round = definition.round(sign.round());
        if (round.isEmpty()) return refuse(UNKNOWN_ROUND, "round", String.valueOf(sign.round()));
        if (!state.opened().contains(sign.round())) return refuse(ROUND_NOT_OPEN);
        List<Pairing> boards = round.get().pairings().stream()
                .filter(pairing -> whole || definition.venues(pairing).contains(sign.venueId()))
                .toList();
        if (boards.isEmpty()) return refuse(VENUE_NOT_PLAYING, "round", String.valueOf(sign.round()));
        Optional<Signature> same = state.signature(sign.round(), sign.venueId())
                .filter(known -> known.sha256().equals(sign.sha256()));
        if (same.isPresent())
            return refuse(REPORT_SIGNED, "signer", definition.nameOf(same.get().signer()));
        Optional<Integer> playing =
                first(boards, board -> state.score(sign.round(), board).isEmpty());
        if (playing.isPresent()) return refuse(REPORT_GAME_OPEN, "board", String.valueOf(playing.get()));
        Optional<Integer> waiting = first(
                boards,
                board ->
                        state.score(sign.round(), board).filter(Score::approved).isEmpty());
        if (waiting.isPresent()) return refuse(REPORT_NOT_APPROVED, "board", String.valueOf(waiting.get()));
        String unsigned = whole ? unsigned(boards, sign.round(), state, definition) : "";
        if (!unsigned.isEmpty()) return refuse(VENUES_NOT_SIGNED, "venues", unsigned);
        return accept(
                new Event.ReportSigned(sign.round(), sign.venueId(), sign.remarks(), sign.sha256(), actor.subject()));
    }

    private static Optional<Integer> first(List<Pairing> boards, Predicate<Integer> lacking) {
        return boards.stream().map(Pairing::board).filter(lacking).findFirst();
    }

    private static String unsigned(List<Pairing> boards, int round, CompetitionState state, Definition definition) {
        return definition.venues().stream()
                .filter(venue -> boards.stream()
                        .anyMatch(pairing -> definition.venues(pairing).contains(venue.venueId())))
                .filter(venue -> state.signature(round, venue.venueId()).isEmpty())
                .map(Venue::name)
                .collect(Collectors.joining(", "));
    }

    /**
     * A ruling about the score takes precedence over the approval; a score it changes must be approved again. This does
     * not hold for a score set by the body that decides an appeal: no arbiter judges that decision, and no player is
     * asked whether it is right; the person who records it approves it (OCR 17.11).
     */
    private static Decision<Event> applyPenalty(
            Command.ApplyPenalty penalty, Actor actor, Instant at, CompetitionState state, Definition definition) {
        if (actor.role() != Role.SERVICE) return refuse(FORBIDDEN_ROLE);
        Optional<CompetitionRefusal> missing = missing(penalty.round(), penalty.board(), state, definition);
        if (missing.isPresent()) return refuse(missing.get());
        if (penalty.goesOn()) {
            if (state.closed().contains(penalty.round()))
                return refuse(SCORE_OFFICIAL, "round", String.valueOf(penalty.round()));
            Optional<Integer> later = state.opened().stream()
                    .filter(round -> round > penalty.round())
                    .findFirst();
            if (later.isPresent()) return refuse(NEXT_ROUND_OPEN, "round", String.valueOf(later.get()));
        }
        List<Event> events = new ArrayList<>();
        if (penalty.score().isPresent()) {
            ScoreChange change = penalty.score().get();
            Optional<Score> score = state.score(penalty.round(), penalty.board());
            if (score.isEmpty()) return refuse(NO_RESULT);
            if (penalty.withdraws().isPresent()
                    && !penalty.article().equals(APPEAL)
                    && state.closed().contains(penalty.round()))
                return refuse(SCORE_OFFICIAL, "round", String.valueOf(penalty.round()));
            if (!score.get().points().equals(change.before()))
                return refuse(SCORE_MOVED, "score", text(score.get().points()));
            if (!definition.regulations().penaltyRules().scoring().allows(change.after()))
                return refuse(SCORE_NOT_ALLOWED, "score", text(change.after()));
            if (!change.after().equals(change.before())) {
                events.add(new Event.ScoreChanged(
                        penalty.round(),
                        penalty.board(),
                        penalty.rulingId(),
                        penalty.article(),
                        change.before(),
                        change.after(),
                        penalty.withdraws()));
                if (penalty.article().equals(APPEAL))
                    events.add(new Event.ResultApproved(penalty.round(), penalty.board(), approval(penalty, at)));
                else approvedAtOnce(penalty.round(), penalty.board(), definition, events);
            }
        }
        if (penalty.exclusion().isPresent() && penalty.withdraws().isPresent()) {
            Optional<CompetitionState.Ban> ban = state.ban(penalty.withdraws().get());
            if (ban.isEmpty()) return refuse(NOT_KEPT_OUT);
            List<Integer> asked = penalty.exclusion().get().rounds();
            List<Integer> left = ban.get().rounds().stream()
                    .filter(round -> !state.opened().contains(round))
                    .toList();
            Optional<Integer> effected = asked.stream()
                    .filter(state.opened()::contains)
                    .findFirst()
                    .or(() -> ban.get().rounds().stream()
                            .filter(_ -> left.isEmpty())
                            .findFirst());
            if (effected.isPresent()) return refuse(EXCLUSION_EFFECTED, "round", String.valueOf(effected.get()));
            events.add(new Event.PlayerReadmitted(
                    ban.get().playerId(),
                    penalty.rulingId(),
                    penalty.article(),
                    penalty.withdraws().get(),
                    left));
        } else if (penalty.exclusion().isPresent()) {
            Exclusion exclusion = penalty.exclusion().get();
            if (definition.players().stream()
                    .noneMatch(player -> player.playerId().equals(exclusion.playerId()))) return refuse(NO_SUCH_PLAYER);
            List<Integer> rounds = exclusion.expelled()
                    ? definition.rounds().stream()
                            .map(Round::number)
                            .filter(round -> !state.opened().contains(round))
                            .toList()
                    : exclusion.rounds();
            for (int round : rounds) {
                if (definition.round(round).isEmpty()) return refuse(UNKNOWN_ROUND, "round", String.valueOf(round));
                if (state.opened().contains(round)) return refuse(ROUND_STARTED, "round", String.valueOf(round));
            }
            events.add(new Event.PlayerExcluded(
                    exclusion.playerId(),
                    penalty.rulingId(),
                    penalty.article(),
                    rounds,
                    exclusion.expelled(),
                    exclusion.expelled()
                            && definition.regulations().penaltyRules().pointsToOpponents()));
        }
        return penalty.asked() ? accept() : accept(events);
    }

    private static Optional<Approval> approval(Command.ApplyPenalty penalty, Instant at) {
        return penalty.decidedBy().isEmpty()
                ? Optional.empty()
                : Optional.of(new Approval(penalty.decidedBy(), at, ""));
    }

    private static String text(BySide<BigDecimal> points) {
        return Points.text(points.white()) + "-" + Points.text(points.black());
    }

    private static Optional<CompetitionRefusal> missing(
            int round, int board, CompetitionState state, Definition definition) {
        Optional<Round> found = definition.round(round);
        if (found.isEmpty()) return Optional.of(UNKNOWN_ROUND);
        if (found.get().board(board).isEmpty()) return Optional.of(UNKNOWN_BOARD);
        return state.opened().contains(round) ? Optional.empty() : Optional.of(ROUND_NOT_OPEN);
    }

    @Override
    public CompetitionState evolve(CompetitionState state, Event event) {
        return switch (event) {
            case Event.CompetitionLoaded loaded
            when state.definition().isEmpty() ->
                new CompetitionState(
                        Optional.of(loaded.definition()),
                        List.of(),
                        Map.of(),
                        List.of(),
                        List.of(),
                        Map.of(),
                        Map.of(),
                        Map.of());
            case Event.RoundOpened(var round, var _, var _, var _)
            when state.definition().isPresent() && !state.opened().contains(round) -> state.withOpened(round);
            case Event.ResultNoted noted
            when state.opened().contains(noted.round()) ->
                state.withScore(
                        noted.round(),
                        noted.board(),
                        Optional.of(Score.of(
                                noted,
                                noted.points()
                                        .orElseGet(() -> noted.result()
                                                .points(state.definition()
                                                        .orElseThrow()
                                                        .regulations()
                                                        .penaltyRules()
                                                        .scoring())))));
            case Event.ScoreChanged changed
            when state.score(changed.round(), changed.board()).isPresent() ->
                state.withScore(
                        changed.round(),
                        changed.board(),
                        state.score(changed.round(), changed.board()).map(score -> score.with(changed)));
            case Event.PlayerExcluded excluded when state.definition().isPresent() -> state.withExcluded(excluded);
            case Event.PlayerReadmitted readmitted
            when state.ban(readmitted.withdrawnId()).isPresent() -> state.without(readmitted);
            case Event.ResultWithdrawn(var round, var board, var _, var _)
            when state.score(round, board).isPresent() -> state.withScore(round, board, Optional.empty());
            case Event.ResultApproved(var round, var board, var approval, var _)
            when state.score(round, board).isPresent() ->
                state.withScore(round, board, state.score(round, board).map(score -> score.withApproved(approval)))
                        .withDisputes(round, board, List.of());
            case Event.ResultConfirmed(var round, var board, var side, var agrees)
            when state.score(round, board).isPresent() ->
                state.withScore(round, board, state.score(round, board).map(score -> score.withConfirmed(side, agrees)))
                        .withDispute(round, board, side, !agrees);
            case Event.RoundClosed(var round)
            when state.opened().contains(round) && !state.closed().contains(round) -> state.withClosed(round);
            case Event.ReportSigned signed when state.opened().contains(signed.round()) -> state.withSignature(signed);
            case Event.CompetitionLoaded _,
                    Event.RoundOpened _,
                    Event.ResultNoted _,
                    Event.ResultApproved _,
                    Event.ResultWithdrawn _,
                    Event.ScoreChanged _,
                    Event.PlayerExcluded _,
                    Event.PlayerReadmitted _,
                    Event.ResultConfirmed _,
                    Event.RoundClosed _,
                    Event.ReportSigned _ ->
                throw new CorruptLogException(state.opened(), event.getClass().getSimpleName());
        };
    }

    @Override
    public String rule(Event event) {
        return switch (event) {
            case Event.CompetitionLoaded _ -> "OCR 16.1";
            case Event.RoundOpened _ -> "LAW 6.6";
            case Event.ResultNoted _, Event.RoundClosed _ -> "OCR 17.11";
            case Event.ResultApproved approved -> approved.article().isEmpty() ? "OCR 17.11" : approved.article();
            case Event.ResultConfirmed _ -> "LAW 8.7";
            case Event.ReportSigned _ -> "OCR 18.3";
            case Event.ResultWithdrawn withdrawn -> withdrawn.article().isEmpty() ? "DEC-14" : withdrawn.article();
            case Event.ScoreChanged changed -> changed.article();
            case Event.PlayerExcluded excluded -> excluded.article();
            case Event.PlayerReadmitted readmitted -> readmitted.article();
        };
    }
}
