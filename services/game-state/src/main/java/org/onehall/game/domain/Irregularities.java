package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.chess.Winnability;
import org.onehall.clock.Clocks;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.game.domain.BoardState.Irregularity;
import org.onehall.regulations.Action;
import org.onehall.regulations.GameRules.IllegalMoves;
import org.onehall.regulations.IllegalMovePolicy;
import org.onehall.regulations.Rights;

/**
 * Illegal moves and what counts like them. They are recorded, counted and penalised by the policy of the regulations
 * (OCR 16.10, AMD 7.5, L17 7.5).
 */
final class Irregularities {
    private Irregularities() {}

    static Decision<Event> record(
            RepairCommand.RecordIrregularity recorded, Submitted<Command> submitted, Board board) {
        Side side = recorded.side();
        if (!Rights.allows(
                submitted.actor(),
                Action.PENALISE_LIGHT,
                List.of(board.seats().get(side).venue()),
                recorded.boardId().toString(),
                side.name())) return refuse(FORBIDDEN_ROLE);
        if (Texts.isEmpty(recorded.reason())) return refuse(REASON_MISSING);
        Optional<IllegalMoves> rules = board.rules().illegalMoves();
        if (rules.isEmpty()) return refuse(NO_POLICY);
        if (board.phase() != Phase.PLAYING && board.phase() != Phase.PAUSED)
            return refuse(GameDecider.notPlaying(board));
        if (board.clocks().flagged(submitted.at())) return refuse(FLAG_FALLEN);
        if (!isOf(side, recorded.ply(), board)) return refuse(NOT_HIS_MOVE, "ply", String.valueOf(last(side, board)));
        if (rules.get().limited() && recorded.ply() < board.ply()) return refuse(TOO_LATE);
        if (recorded.recordsSeen() != board.irregularities().size())
            return refuse(
                    RECORDED_MEANWHILE,
                    Map.of("count", String.valueOf(board.irregularities().size()), "last", last(board)));
        if (!recorded.again() && isRecorded(side, recorded.kind(), recorded.ply(), board))
            return refuse(RECORDED_ALREADY, "ply", String.valueOf(recorded.ply()));
        return accept(events(
                side,
                recorded.kind(),
                recorded.ply(),
                recorded.giveTime(),
                recorded.reason(),
                submitted.actor().subject(),
                "",
                rules.get(),
                submitted.at(),
                board));
    }

    /**
     * Only the last record can be taken back, so that the numbers of the others stay right. A record that ended the
     * game is taken back together with its result (OCR 19.4).
     */
    static Decision<Event> takeBack(
            RepairCommand.TakeBackIrregularity back, Submitted<Command> submitted, Board board) {
        Optional<Irregularity> found = board.irregularities().isEmpty()
                ? Optional.empty()
                : Optional.of(board.irregularities().getLast());
        List<String> venues =
                found.map(one -> List.of(board.seats().get(one.side()).venue())).orElse(board.venues());
        if (!Rights.allows(
                submitted.actor(),
                Action.PENALISE_LIGHT,
                venues,
                back.boardId().toString(),
                found.map(one -> one.side().name()).orElse(""))) return refuse(FORBIDDEN_ROLE);
        if (Texts.isEmpty(back.reason())) return refuse(REASON_MISSING);
        if (haveEnded(board)) return refuse(ONLY_GOES_ON);
        if (board.phase() != Phase.PLAYING && board.phase() != Phase.PAUSED)
            return refuse(GameDecider.notPlaying(board));
        if (board.clocks().flagged(submitted.at())) return refuse(FLAG_FALLEN);
        if (back.recordsSeen() != board.irregularities().size())
            return refuse(
                    RECORDS_CHANGED,
                    Map.of("count", String.valueOf(board.irregularities().size()), "last", last(board)));
        if (found.isEmpty() || board.rules().illegalMoves().isEmpty()) return refuse(NO_RECORD);
        Irregularity last = found.get();
        if (submitted.actor().role() != Role.CHIEF_ARBITER
                && !submitted.actor().subject().equals(last.recordedBy())) return refuse(RECORD_OF_ANOTHER);
        IllegalMoves rules = board.rules().illegalMoves().get();
        String article = article(last.kind(), rules.policy());
        Event taken = new Event.IrregularityTakenBack(last.side(), last.kind(), last.ply(), back.reason(), article);
        if (last.consequence() != IrregularityConsequence.TIME) return accept(taken);
        Side opponent = last.side().other();
        Duration given = Duration.ofSeconds(rules.seconds());
        if (board.clocks().remaining(opponent, submitted.at()).compareTo(given) <= 0)
            return refuse(REDUCTION_TOO_LARGE);
        Clocks after = board.clocks().add(opponent, given.negated(), submitted.at());
        return accept(
                taken,
                new Event.TimeAdjusted(
                        opponent,
                        given.negated(),
                        back.reason(),
                        ClockReading.of(after, submitted.at()),
                        article,
                        ClockReading.of(board.clocks(), submitted.at())));
    }

    /**
     * A player sent an illegal move and the zone records it: the position stays and the player's clock runs on
     * (DEC-22).
     */
    static Decision<Event> seen(Side side, String uci, IllegalMoves rules, Instant at, Board board) {
        if (board.clocks().flagged(at)) return refuse(FLAG_FALLEN);
        return GameDecider.after(
                Flags.periodsOver(board.clocks(), at),
                board,
                now -> accept(events(
                        side, IrregularityKind.ILLEGAL_MOVE, now.ply() + 1, false, "", "", uci, rules, at, now)));
    }

    /** Whether a half-move is one that this side has made, or will make next. */
    private static boolean isOf(Side side, int ply, Board board) {
        return ply >= 1 && ply <= last(side, board) && (last(side, board) - ply) % 2 == 0;
    }

    /** Whether it is recorded already, by an arbiter or by the zone. */
    private static boolean isRecorded(Side side, IrregularityKind kind, int ply, Board board) {
        return board.irregularities().stream()
                .anyMatch(one -> one.side() == side && one.kind() == kind && one.ply() == ply);
    }

    /** "WHITE, half-move 3"; "none". */
    private static String last(Board board) {
        if (board.irregularities().isEmpty()) return "none";
        Irregularity last = board.irregularities().getLast();
        return last.side() + ", half-move " + last.ply();
    }

    private static int last(Side side, Board board) {
        return board.position().sideToMove() == side ? board.ply() + 1 : board.ply();
    }

    private static List<Event> events(
            Side side,
            IrregularityKind kind,
            int ply,
            boolean giveTime,
            String reason,
            String by,
            String uci,
            IllegalMoves rules,
            Instant at,
            Board board) {
        int number = 1
                + (int) board.irregularities().stream()
                        .filter(one -> one.side() == side && together(one.kind(), kind, rules.policy()))
                        .count();
        IrregularityConsequence consequence = consequence(kind, number, giveTime, rules);
        String article = article(kind, rules.policy());
        List<Event> events = new ArrayList<>();
        events.add(new Event.IrregularityRecorded(side, kind, ply, number, consequence, reason, article, by, uci));
        switch (consequence) {
            case WARNING -> {}
            case TIME -> {
                Clocks after = board.clocks().add(side.other(), Duration.ofSeconds(rules.seconds()), at);
                events.add(new Event.TimeAdjusted(
                        side.other(),
                        Duration.ofSeconds(rules.seconds()),
                        reason,
                        ClockReading.of(after, at),
                        article,
                        ClockReading.of(board.clocks(), at)));
            }
            case END -> {
                boolean drawn =
                        Winnability.judged(board.position(), side.other()).verdict() == Winnability.UNWINNABLE;
                events.add(GameDecider.ended(
                        drawn ? Result.DRAW : Result.win(side.other()), Termination.RULING, article, board, at));
            }
        }
        return events;
    }

    private static IrregularityConsequence consequence(
            IrregularityKind kind, int number, boolean giveTime, IllegalMoves rules) {
        boolean of2017 = rules.policy() == IllegalMovePolicy.LAWS_2017;
        if (number > 1 || of2017 && rules.limited()) return IrregularityConsequence.END;
        boolean time = !of2017 || kind == IrregularityKind.TWO_HANDS || giveTime;
        return time && rules.seconds() > 0 ? IrregularityConsequence.TIME : IrregularityConsequence.WARNING;
    }

    /**
     * Whether two kinds are counted together. By the Laws of 2018 all kinds are; by those of 2017 only an illegal move
     * and a pawn that was not promoted.
     */
    private static boolean together(IrregularityKind one, IrregularityKind other, IllegalMovePolicy policy) {
        return policy == IllegalMovePolicy.LAWS_2018 || article(one, policy).equals(article(other, policy));
    }

    private static String article(IrregularityKind kind, IllegalMovePolicy policy) {
        if (policy == IllegalMovePolicy.LAWS_2018) return "AMD 7.5.5";
        return switch (kind) {
            case ILLEGAL_MOVE, UNPROMOTED_PAWN -> "L17 7.5.3";
            case TWO_HANDS -> "L17 7.7.2";
            case CLOCK_WITHOUT_MOVE -> "L17 7.8.2";
        };
    }

    static Board evolve(Board board, Event.IrregularityRecorded recorded) {
        List<Irregularity> all = new ArrayList<>(board.irregularities());
        all.add(new Irregularity(
                recorded.side(), recorded.kind(), recorded.ply(), recorded.consequence(), recorded.recordedBy()));
        return board.with(List.copyOf(all));
    }

    /** Whether the last record has ended the game; no other can follow then. */
    static boolean haveEnded(Board board) {
        return board.phase() == Phase.ENDED
                && !board.irregularities().isEmpty()
                && board.irregularities().getLast().consequence() == IrregularityConsequence.END;
    }

    /** Without the last record, which no longer counts. */
    static Board takenBack(Board board) {
        return board.with(
                board.irregularities().subList(0, board.irregularities().size() - 1));
    }
}
