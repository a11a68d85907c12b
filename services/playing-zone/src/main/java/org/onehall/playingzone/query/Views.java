package org.onehall.playingzone.query;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.chess.Side;

/** What screens show, as it goes to them in JSON. Instants are milliseconds since 1970, spans are milliseconds. */
public final class Views {
    private Views() {}

    /** State of a seat's link (OCR 18.8). */
    public enum Link { UP, SUSPECT, DOWN, NONE }

    /** Where the current attempt of a board stands. */
    public enum Status { CREATED, PLAYING, PAUSED, AWAITING_CA, ENDED }

    /** Passed checks of a seat (OCR 18.5, 18.6). */
    public record Checks(boolean device, boolean fairPlay) {
        static final Checks NONE = new Checks(false, false);
    }

    /** @param rating 0 if unrated; {@code link}, {@code checks} are empty for those who may not see them */
    public record SeatView(String name, int rating, String venue, String venueName, Optional<Link> link, Optional<Checks> checks) {
        public SeatView withLink(Optional<Link> shown) {
            return new SeatView(name, rating, venue, venueName, shown, checks);
        }

        public SeatView withoutChecks() {
            return new SeatView(name, rating, venue, venueName, link, Optional.empty());
        }
    }

    /** @param clockMs what the mover's clock showed after the move; {@code offer}: "(=)" stands beside it (OCR 16.12) */
    public record MoveView(int ply, String san, String uci, long clockMs, boolean offer) {}

    /** Both clocks as they stood at {@code at}; the running one runs from there, its flag falls at {@code flagAt}. */
    public record ClocksView(long whiteMs, long blackMs, Optional<Side> running, long at, OptionalLong flagAt) {}

    /** @param matchPercent 0 to 100; {@code meanLoss} in centipawns */
    public record SideScreening(int moves, int matches, double matchPercent, double meanLoss) {}

    /** An indication, never proof (APP-I A3). */
    public record ScreeningView(String state, Optional<String> engine, Optional<SideScreening> white, Optional<SideScreening> black) {
        static final ScreeningView NONE = new ScreeningView("NONE", Optional.empty(), Optional.empty(), Optional.empty());
        static final ScreeningView QUEUED = new ScreeningView("QUEUED", Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** One board, its current attempt. {@code legal} holds UCI moves of the side to move while its clock runs. */
    public record BoardView(String id, int round, int number, int attempt, long sequence, Status status, SeatView white, SeatView black,
            String fen, Optional<String> lastMove, boolean check, Side turn, int ply, List<MoveView> moves,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<List<String>> legal, ClocksView clocks, Optional<Side> drawOffer,
            Optional<String> result, Optional<String> termination, Optional<String> rule, Optional<String> resultStatus,
            Optional<String> pauseReason, Optional<ScreeningView> screening, Optional<String> control) {
        public SeatView seat(Side side) {
            return side == Side.WHITE ? white : black;
        }

        /** Venues of both seats. */
        public List<String> venues() {
            return List.of(white.venue(), black.venue());
        }

        public BoardView shown(SeatView whiteShown, SeatView blackShown, Optional<List<String>> legalShown, Optional<ScreeningView> screeningShown) {
            return new BoardView(id, round, number, attempt, sequence, status, whiteShown, blackShown, fen, lastMove, check, turn, ply, moves,
                    legalShown, clocks, drawOffer, result, termination, rule, resultStatus, pauseReason, screeningShown, control);
        }
    }

    /** One disconnection and its report (OCR 18.9). Clocks and draw offer are those at its start. */
    public record CaseView(String id, String board, String venue, String venueName, Side side, String playerName, long startedAt,
            long detectedAt, OptionalLong restoredAfterMs, String state, boolean reported, Optional<String> reportNote, int ply,
            Optional<Side> toMove, long whiteMs, long blackMs, Optional<Side> drawOffer, int earlierCases, Optional<String> outageId,
            Optional<String> rulingId) {}

    /** Seats of one venue that went together (ENG-7). */
    public record OutageView(String id, String venue, long since, List<String> caseIds) {}

    /** A call to the board (OCR 19.1). */
    public record CallView(String id, String board, String venue, Side side, String playerName, String text, long at, String state,
            Optional<Boolean> valid, Optional<String> note) {}

    /** A decision or penalty; MADE until its effect is there or was refused. */
    public record RulingView(String id, String board, Optional<String> caseId, String kind, String detail, String reason, String rule,
            String by, long at, String state, Optional<String> code, Optional<String> text) {}

    /** A board that did not follow an order, and why. */
    public record RefusedBoard(String board, String code, String text) {}

    /** An order about clocks (LAW 6.6, OCR 19.6). */
    public record OrderView(String id, String kind, String scope, String reason, int boards, int applied, List<RefusedBoard> refused,
            boolean complete, long at) {}

    /** A round and whether it has been opened. */
    public record RoundView(int number, boolean opened) {}

    public record VenueView(String id, String name) {}

    public record CompetitionView(String id, String name, List<RoundView> rounds, List<VenueView> venues) {
        static final CompetitionView NONE = new CompetitionView("", "", List.of(), List.of());
    }

    /** The one a token speaks for; {@code board} and {@code side} are "" for officials. */
    public record You(@JsonProperty("role") String role, String name, String venue, String venueName, String board, String side) {}
}
