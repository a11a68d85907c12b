package org.onehall.game.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.Side;
import org.onehall.chess.Winnability;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Recorder;
import org.onehall.regulations.GameRules;

/** What happened on a board. Fields are described in game.proto. */
public sealed interface Event {
    record GameCreated(
            Seat white,
            Seat black,
            TimeControl whiteControl,
            TimeControl blackControl,
            String initialFen,
            GameRules rules,
            ClockReading clocks)
            implements Event {}

    record SeatCleared(Side side, CheckKind check, boolean passed) implements Event {}

    record GameStarted(int attempt, ClockReading clocks, Optional<Instant> scheduledAt) implements Event {}

    record MovePlayed(
            Side side,
            int ply,
            String uci,
            String san,
            String fen,
            Duration spent,
            ClockReading clocks,
            boolean offerDraw,
            String offerRefused,
            Optional<Duration> lagCompensated,
            boolean toReproduce)
            implements Event {}

    record DrawOffered(Side side, int ply) implements Event {}

    record DrawDeclined(Side side) implements Event {}

    record PreMoveQueued(Side side, String uci) implements Event {
        /** Hides the move: nothing that is written down may show it (ENG-5). */
        @Override
        public String toString() {
            return "PreMoveQueued[" + side + "]";
        }
    }

    record PreMoveDropped(Side side, boolean cancelled) implements Event {}

    record PreMoveFired(Side side) implements Event {}

    record EarlyOffersAllowed(boolean allowed, String reason) implements Event {}

    record MoveReproduced(Side side, int ply) implements Event {}

    record FlagFell(Side side, Instant at, ClockReading clocks, boolean provisional, Optional<ClockReading> base)
            implements Event {}

    record GameEnded(Result result, Termination termination, ClockReading clocks, String winnability, String article)
            implements Event {}

    record GamePaused(String reason, ClockReading clocks, Optional<PauseCause> cause) implements Event {}

    record GameResumed(String reason, ClockReading clocks, String article) implements Event {}

    record TimeAdjusted(
            Side side,
            Duration change,
            String reason,
            ClockReading clocks,
            String article,
            Optional<ClockReading> before,
            String rulingId,
            String withdraws,
            boolean setAnew)
            implements Event {
        /** By the rules of the game, or by an order that is not a ruling. */
        TimeAdjusted(
                Side side, Duration change, String reason, ClockReading clocks, String article, ClockReading before) {
            this(side, change, reason, clocks, article, Optional.of(before), "", "", false);
        }
    }

    /** @param cancelled no other game follows at the board (LAW 6.6) */
    record GameVoided(int attempt, String reason, String article, boolean cancelled) implements Event {
        /** Another game follows. */
        GameVoided(int attempt, String reason, String article) {
            this(attempt, reason, article, false);
        }
    }

    /**
     * @param pairedAgain the pairing was changed before the first move (LAW 6.6)
     * @param replaced the seat whose player is new at the board
     */
    record GameRestarted(
            int attempt,
            TimeControl whiteControl,
            TimeControl blackControl,
            String initialFen,
            ClockReading clocks,
            Optional<Seat> white,
            Optional<Seat> black,
            Optional<GameRules> rules,
            boolean pairedAgain,
            Optional<Side> replaced)
            implements Event {
        /** For the same players. */
        GameRestarted(
                int attempt,
                TimeControl whiteControl,
                TimeControl blackControl,
                String initialFen,
                ClockReading clocks,
                Optional<Seat> white,
                Optional<Seat> black,
                Optional<GameRules> rules) {
            this(attempt, whiteControl, blackControl, initialFen, clocks, white, black, rules, false, Optional.empty());
        }
    }

    record DisconnectionNoted(Side side, String caseId, boolean open, ClockReading clocks, Optional<ClockReading> lost)
            implements Event {}

    record OutageCovered(Instant from, Instant to, ClockReading clocks) implements Event {}

    record ClocksSet(String reason, String article, ClockReading before, ClockReading clocks) implements Event {}

    record SettingCorrected(
            TimeControl whiteControl,
            TimeControl blackControl,
            Optional<Duration> proposedWhite,
            Optional<Duration> proposedBlack,
            int whiteMoves,
            int blackMoves,
            String reason,
            String article,
            ClockReading before,
            ClockReading clocks)
            implements Event {}

    record PeriodCompleted(Side side, int period, Instant at, ClockReading clocks) implements Event {}

    record SeatPresent(Side side, boolean present, Instant at, boolean byDevice) implements Event {
        /** Reported by an arbiter, or shown by a player's command. */
        public SeatPresent(Side side, boolean present, Instant at) {
            this(side, present, at, false);
        }
    }

    record StartHeld(Side side, boolean held, String reason) implements Event {}

    record SeatExcluded(Side side, boolean excluded) implements Event {}

    record DefaultWaived(Optional<Side> side, OptionalInt minutes, String reason) implements Event {}

    record ForfeitReversed(String reason, ClockReading clocks) implements Event {}

    record PositionRestored(
            int ply, String fen, String reason, String article, ClockReading before, ClockReading clocks)
            implements Event {}

    record ResultSetAside(
            Result result,
            Termination termination,
            String reason,
            String article,
            List<String> line,
            Optional<Winnability> white,
            Optional<Winnability> black,
            boolean goesOn,
            ClockReading clocks)
            implements Event {}

    /** @param article empty in old logs: OCR 19.3 */
    record DrawDeclared(
            DrawSituation situation,
            int ply,
            String fen,
            int occurrences,
            int halfMoves,
            Optional<Winnability> white,
            Optional<Winnability> black,
            String reason,
            String article)
            implements Event {}

    record DrawClaimed(
            Side side, DrawSituation situation, int ply, String uci, int occurrences, int halfMoves, boolean upheld)
            implements Event {}

    /**
     * @param recordedBy id of the arbiter; empty text: noticed by the zone, or in an old log
     * @param uci the move that was tried; empty text: recorded by an arbiter, or in an old log
     */
    record IrregularityRecorded(
            Side side,
            IrregularityKind kind,
            int ply,
            int number,
            IrregularityConsequence consequence,
            String reason,
            String article,
            String recordedBy,
            String uci)
            implements Event {}

    record IrregularityTakenBack(Side side, IrregularityKind kind, int ply, String reason, String article)
            implements Event {}

    record SealingOrdered(String reason, Optional<Instant> sessionEnd) implements Event {}

    record MoveSealed(Side side, String uci) implements Event {}

    record GameAdjourned(Side side, int ply, ClockReading clocks) implements Event {}

    /** @param recorder empty in old logs */
    record EnvelopeConfirmed(String place, Instant resumesAt, Optional<Recorder> recorder) implements Event {}

    record AdjournmentResumed(ClockReading clocks) implements Event {}

    record SealedMoveOpened(Side side, String uci) implements Event {}

    record ColoursKept(int ply, String reason) implements Event {}

    record AssistantNamed(Side side, String assistantId, String name, Language language) implements Event {}

    record AssistantAdmitted(Side side, String assistantId) implements Event {}

    record AssistantDismissed(Side side, String assistantId, String reason) implements Event {}

    record ClockTimesAsked(Side side, int ply, ClockReading clocks) implements Event {}

    record HelperAccepted(Side side, String name, boolean disabled) implements Event {}

    record HelperDismissed(Side side, String reason) implements Event {}
}
