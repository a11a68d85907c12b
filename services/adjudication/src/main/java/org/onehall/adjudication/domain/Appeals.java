package org.onehall.adjudication.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.adjudication.domain.AdjudicationState.Appeal;
import org.onehall.adjudication.domain.AdjudicationState.Board;
import org.onehall.adjudication.domain.AdjudicationState.Progress;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.CorruptLogException;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Texts;
import org.onehall.regulations.Action;
import org.onehall.regulations.AppealPeriod;
import org.onehall.regulations.AppealRight;
import org.onehall.regulations.AppealRight.Obstacle;
import org.onehall.regulations.Rights;

/**
 * Appeals against rulings and results. What is appealed against still counts until the appeal is decided (OCR 17.11,
 * LAW 11.10, FSSI gen-8).
 */
final class Appeals {
    static final String ARTICLE = "OCR 17.11";

    private Appeals() {}

    // ---- filing

    static Decision<Event> file(Command.FileAppeal appeal, Actor actor, Instant at, AdjudicationState state) {
        if (state.board().isEmpty()) return refuse(AdjudicationRefusal.UNKNOWN_BOARD);
        Board board = state.board().get();
        Optional<Decision<Event>> notAllowed = whyMayNotFile(appeal, actor, board);
        if (notAllowed.isPresent()) return notAllowed.get();
        AppealTerms terms = appeal.appeals();
        if (!terms.allowed()) return refuse(AppealRefusal.NO_APPEALS);
        Optional<Ruling> ruling = appeal.rulingId()
                .flatMap(id -> state.rulings().stream()
                        .filter(one -> one.rulingId().equals(id))
                        .findAny());
        if (appeal.rulingId().isPresent()
                && ruling.filter(one -> one.progress() != Progress.REFUSED).isEmpty())
            return refuse(AdjudicationRefusal.UNKNOWN_RULING);
        Optional<Obstacle> obstacle = ruling.map(one -> subject(one, state).obstacle())
                .orElseGet(() -> new AppealRight.Result(
                                terms.results(), board.ended(), terms.won(), isScoreFinal(board, state))
                        .obstacle());
        if (obstacle.isPresent()) return notPossible(obstacle.get(), ruling, state);
        if (Texts.isEmpty(appeal.text())) return refuse(AppealRefusal.APPEAL_TEXT_MISSING);
        if (AdjudicationDecider.malformed(appeal.text())) return refuse(AdjudicationRefusal.TEXT_TOO_LONG);
        if (state.appeals().stream()
                .anyMatch(one -> one.side() == appeal.side() && one.rulingId().equals(appeal.rulingId())))
            return refuse(AppealRefusal.ALREADY_APPEALED);
        Optional<Instant> deadline = deadline(terms, board);
        if (deadline.filter(end -> !AppealPeriod.isInTime(at, end)).isPresent())
            return refuse(
                    AppealRefusal.DEADLINE_PASSED, "deadline", deadline.get().toString());
        BigDecimal fee = ruling.flatMap(Ruling::appealId).isPresent() ? terms.secondFee() : terms.fee();
        return accept(new Event.AppealFiled(
                appeal.boardId() + "/appeal-" + (state.appeals().size() + 1),
                appeal.side(),
                board.player(appeal.side()),
                appeal.rulingId(),
                appeal.text(),
                deadline,
                fee,
                terms.body()));
    }

    private static AppealRight.Ruling subject(Ruling ruling, AdjudicationState state) {
        return new AppealRight.Ruling(
                Withdrawals.tookBack(ruling, state).isPresent(),
                state.standing(ruling).filter(Penalty::decisionFinal).isPresent());
    }

    private static Decision<Event> notPossible(Obstacle obstacle, Optional<Ruling> ruling, AdjudicationState state) {
        return switch (obstacle) {
            case RESULTS_EXCLUDED -> refuse(AppealRefusal.RESULT_FINAL);
            case NO_RESULT -> refuse(AppealRefusal.NO_RESULT_YET);
            case OWN_WIN -> refuse(AppealRefusal.OWN_WIN);
            case TAKEN_BACK ->
                refuse(
                        AppealRefusal.NOTHING_TO_APPEAL,
                        "ruling",
                        ruling.flatMap(one -> Withdrawals.tookBack(one, state)).orElse(""));
            case FINAL -> refuse(AppealRefusal.DECISION_FINAL);
        };
    }

    /** Whether the score of the game comes from a final fair-play decision that stands (APP-I A10). */
    static boolean isScoreFinal(Board board, AdjudicationState state) {
        return state.rulings().stream()
                .flatMap(one -> state.standing(one).stream())
                .anyMatch(penalty -> penalty.settlesScore(board.attempt()));
    }

    private static Optional<Decision<Event>> whyMayNotFile(Command.FileAppeal appeal, Actor actor, Board board) {
        if (appeal.terms().isCaptain(actor, appeal.boardId())) return Optional.empty();
        if (!mayFile(actor, appeal.boardId(), appeal.side(), board))
            return Optional.of(refuse(AdjudicationRefusal.FORBIDDEN_ROLE));
        boolean player = actor.role() == Role.PLAYER || actor.role() == Role.ASSISTANT;
        return player && appeal.terms().isViaCaptain()
                ? Optional.of(refuse(
                        AdjudicationRefusal.VIA_CAPTAIN,
                        "captain",
                        appeal.terms().names()))
                : Optional.empty();
    }

    private static boolean mayFile(Actor actor, BoardId boardId, Side side, Board board) {
        return Rights.allows(actor, Action.FILE_APPEAL, List.of(board.venue(side)), boardId, side.name());
    }

    private static Optional<Instant> deadline(AppealTerms terms, Board board) {
        Optional<Instant> ended = !board.ended() || terms.matchGoesOn()
                ? Optional.empty()
                : terms.matchEndedAt().or(board::endedAt);
        return new AppealPeriod(terms.deadline(), ended).end(terms.ruledAt());
    }

    // ---- copy and fee

    static Decision<Event> takeCopy(Command.TakeCopy copy, Actor actor, AdjudicationState state) {
        Optional<Appeal> appeal = state.appeal(copy.appealId());
        if (appeal.isEmpty() || state.board().isEmpty()) return refuse(AppealRefusal.UNKNOWN_APPEAL);
        if (!mayFile(
                actor,
                copy.boardId(),
                appeal.get().side().other(),
                state.board().get())) return refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
        return appeal.get().copyTaken() ? accept() : accept(new Event.AppealCopyTaken(copy.appealId()));
    }

    static Decision<Event> recordFee(Command.RecordFee fee, Actor actor, AdjudicationState state) {
        if (!mayRecord(actor, fee.boardId())) return refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
        Optional<Appeal> appeal = state.appeal(fee.appealId());
        if (appeal.isEmpty()) return refuse(AppealRefusal.UNKNOWN_APPEAL);
        if (AdjudicationDecider.malformed(fee.reference())) return refuse(AdjudicationRefusal.TEXT_TOO_LONG);
        return appeal.get().feeDue()
                ? accept(new Event.AppealFeePaid(fee.appealId(), fee.reference()))
                : refuse(AppealRefusal.NO_FEE_DUE);
    }

    private static boolean mayRecord(Actor actor, BoardId boardId) {
        return Rights.allows(actor, Action.RECORD_APPEAL, List.of(), boardId, "");
    }

    // ---- the decision

    static Decision<Event> decide(
            Command.DecideAppeal decision, Actor actor, String rulingId, AdjudicationState state) {
        if (!mayRecord(actor, decision.boardId())) return refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
        Optional<Appeal> appeal = state.appeal(decision.appealId());
        if (appeal.isEmpty()) return refuse(AppealRefusal.UNKNOWN_APPEAL);
        if (appeal.get().decided()) return decided(decision.appealId(), state);
        if (appeal.get().feeDue()) return refuse(AppealRefusal.FEE_UNPAID);
        if (Texts.isEmpty(decision.reason())) return refuse(AppealRefusal.APPEAL_REASON_MISSING);
        if (AdjudicationDecider.malformed(decision.reason())) return refuse(AdjudicationRefusal.TEXT_TOO_LONG);
        if (decision.rulingsSeen().isPresent()
                && decision.rulingsSeen().getAsInt() != state.rulings().size()) return Penalties.ruledMeanwhile(state);
        if (decision.outcome() == AppealOutcome.UPHELD
                && appeal.get().rulingId().isEmpty()) return refuse(AppealRefusal.NEW_SCORE_MISSING);
        if (decision.outcome() == AppealOutcome.UPHELD) return upheld(decision, appeal.get(), rulingId, state);
        if (decision.outcome() != AppealOutcome.CHANGED)
            return accept(
                    new Event.AppealDecided(
                            rulingId,
                            decision.appealId(),
                            decision.outcome(),
                            decision.reason(),
                            Optional.empty(),
                            Optional.empty()),
                    new Event.RulingApplied(rulingId));
        Optional<BySide<BigDecimal>> before = decision.circumstances()
                .score()
                .filter(_ -> state.board().filter(Board::ended).isPresent());
        if (decision.score().isEmpty()) return refuse(AppealRefusal.NEW_SCORE_MISSING);
        if (before.isEmpty()) return refuse(PenaltyRefusal.NO_SCORE, "article", ARTICLE);
        if (state.board().filter(board -> isScoreFinal(board, state)).isPresent())
            return refuse(AppealRefusal.DECISION_FINAL);
        if (state.rulings().stream().anyMatch(earlier -> earlier.progress() == Progress.MADE))
            return refuse(AdjudicationRefusal.RULING_PENDING);
        Optional<String> gone =
                appeal.get().rulingId().flatMap(state::ruling).flatMap(one -> Withdrawals.tookBack(one, state));
        if (gone.isPresent()) return refuse(AppealRefusal.APPEALED_RULING_GONE, "ruling", gone.get());
        if (!decision.circumstances().scoring().allows(decision.score().get()))
            return PenaltyScore.notAllowed(
                    ARTICLE, decision.score().get(), decision.circumstances().scoring());
        if (decision.score().equals(before)) return refuse(AppealRefusal.SCORE_UNCHANGED);
        return accept(new Event.AppealDecided(
                rulingId, decision.appealId(), decision.outcome(), decision.reason(), before, decision.score()));
    }

    /**
     * The ruling appealed against is taken back too, as far as it stands; the person who records this knows which part
     * of it cannot be undone (OCR 17.11).
     */
    private static Decision<Event> upheld(
            Command.DecideAppeal decision, Appeal appeal, String rulingId, AdjudicationState state) {
        var decided = new Event.AppealDecided(
                rulingId,
                decision.appealId(),
                decision.outcome(),
                decision.reason(),
                Optional.empty(),
                Optional.empty());
        Optional<Ruling> contested = appeal.rulingId()
                .flatMap(state::ruling)
                .filter(ruling -> state.standing(ruling).isPresent());
        if (contested.isEmpty()) return accept(decided, new Event.RulingApplied(rulingId));
        if (state.rulings().stream().anyMatch(earlier -> earlier.progress() == Progress.MADE))
            return refuse(AdjudicationRefusal.RULING_PENDING);
        String withdrawal = decision.boardId() + "/ruling-" + (state.rulings().size() + 2);
        Withdrawals.ByAppeal undone = Withdrawals.byAppeal(decision, contested.get(), withdrawal, state);
        if (undone.pending()) return refuse(AdjudicationRefusal.RULING_PENDING);
        if (!undone.left().isEmpty() && !decision.effectStays())
            return refuse(AppealRefusal.APPEAL_LEAVES_EFFECT, "penalties", undone.articles());
        List<Event> events = new ArrayList<>(undone.events());
        boolean waits = events.size() == 1;
        events.addFirst(decided);
        if (!waits) events.add(new Event.RulingApplied(rulingId));
        return accept(events);
    }

    /** Another arbiter was quicker; the answer says what was decided. */
    private static Decision<Event> decided(String appealId, AdjudicationState state) {
        Ruling ruling = state.rulings().stream()
                .filter(one -> one.progress() != Progress.REFUSED
                        && one.appealId().filter(appealId::equals).isPresent())
                .findFirst()
                .orElseThrow();
        return refuse(
                AppealRefusal.APPEAL_DECIDED,
                Map.of(
                        "ruling",
                        ruling.number(),
                        "outcome",
                        ruling.appeal().orElseThrow().text()));
    }

    // ---- the log

    static AdjudicationState evolve(AdjudicationState state, Event.AppealFiled filed) {
        List<Appeal> appeals = new ArrayList<>(state.appeals());
        appeals.add(new Appeal(
                filed.appealId(), filed.side(), filed.rulingId(), filed.fee().signum() > 0, false, false));
        return state.withAppeals(appeals);
    }

    static AdjudicationState evolve(AdjudicationState state, Event.AppealCopyTaken taken) {
        return state.with(known(state, taken.appealId(), taken).taken());
    }

    static AdjudicationState evolve(AdjudicationState state, Event.AppealFeePaid paid) {
        return state.with(known(state, paid.appealId(), paid).paid());
    }

    static AdjudicationState decided(AdjudicationState state, String appealId, boolean now, Event event) {
        return state.with(known(state, appealId, event).decided(now));
    }

    private static Appeal known(AdjudicationState state, String appealId, Event event) {
        return state.appeal(appealId).orElseThrow(() -> new CorruptLogException(state, event));
    }
}
