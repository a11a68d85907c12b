package org.onehall.competition.query;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.chess.Move;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnMove;
import org.onehall.chess.Position;
import org.onehall.chess.San;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Venue;
import org.onehall.proto.game.v1.DrawClaimed;
import org.onehall.proto.game.v1.DrawDeclared;
import org.onehall.proto.game.v1.DrawSituation;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.IrregularityRecorded;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.ResultSetAside;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.game.v1.TimeAdjusted;
import org.onehall.proto.types.v1.Period;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.TimeControl;

/**
 * One board's counting attempt, folded from its log: what a PGN export needs (LAW 8.1.1, OCR 16.12). Moves of annulled
 * attempts are not part of it: they are games of their own (OCR 18.9 c, d).
 *
 * @param sequence of the last event read
 * @param moves    in order; {@code offer} where the "(=)" stands
 * @param remarks  what arbiters did, in order
 * @param annulled attempts before this one
 */
record PlayedGame(long sequence, Seats seats, TimeControl white, TimeControl black, String initialFen, List<PlayedMove> moves,
        Optional<Instant> started, Optional<GameEnded> ended, List<Remark> remarks, List<PlayedGame> annulled) {

    /** Who plays which colour; {@code reversed} if not as paired (OCR 19.2). */
    record Seats(Seat white, Seat black, boolean reversed) {}

    /** @param clock what the mover's clock showed after the move */
    record PlayedMove(int ply, String uci, Duration clock, boolean offer) {
        PlayedMove offered() {
            return new PlayedMove(ply, uci, clock, true);
        }
    }

    /** @param ply moves made by then, 0 before the first */
    record Remark(int ply, String text) {}

    /** What rulings made of a result: the result PGN has for it, and words (OCR 18.4.4-18.4.6). */
    record Ruled(String result, String text) {}

    PlayedGame {
        moves = List.copyOf(moves);
        remarks = List.copyOf(remarks);
        annulled = List.copyOf(annulled);
    }

    /** The game after one more event; empty as long as the board has not been created. */
    static Optional<PlayedGame> fold(Optional<PlayedGame> before, GameEvent event) {
        long sequence = event.getHeader().getSequence();
        if (event.hasGameCreated()) {
            GameCreated created = event.getGameCreated();
            return Optional.of(new PlayedGame(sequence, new Seats(created.getWhite(), created.getBlack(), false), created.getWhiteControl(),
                    created.getBlackControl(), created.getInitialFen(), List.of(), Optional.empty(), Optional.empty(), List.of(), List.of()));
        }
        return before.map(game -> game.with(event).at(sequence));
    }

    private PlayedGame at(long event) {
        return new PlayedGame(event, seats, white, black, initialFen, moves, started, ended, remarks, annulled);
    }

    private PlayedGame with(GameEvent event) {
        return switch (event.getPayloadCase()) {
            case GAME_STARTED -> new PlayedGame(sequence, seats, white, black, initialFen, moves,
                    Optional.of(RecordMapper.instant(event.getHeader().getOccurredAt())), ended, remarks, annulled);
            case MOVE_PLAYED -> moved(event.getMovePlayed());
            case DRAW_OFFERED -> with(moves.stream().map(m -> m.ply() == event.getDrawOffered().getPly() ? m.offered() : m).toList(), ended);
            case GAME_ENDED -> ended(event.getGameEnded());
            case GAME_RESTARTED -> restarted(event.getGameRestarted());
            case SETTING_CORRECTED -> new PlayedGame(sequence, seats, event.getSettingCorrected().getWhiteControl(),
                    event.getSettingCorrected().getBlackControl(), initialFen, moves, started, ended, remarks, annulled)
                    .remarked("setting of the clocks corrected", event.getSettingCorrected().getArticle());
            case POSITION_RESTORED -> restored(event.getPositionRestored().getPly())
                    .remarked("position restored", event.getPositionRestored().getArticle());
            case FORFEIT_REVERSED -> with(moves, Optional.empty());
            case RESULT_SET_ASIDE -> setAside(event.getResultSetAside());
            case DRAW_DECLARED -> remarked(missed(event.getDrawDeclared()), "");
            case DRAW_CLAIMED -> remarked(claimed(event.getDrawClaimed()), "");
            case IRREGULARITY_RECORDED -> remarked(irregularity(event.getIrregularityRecorded()), event.getIrregularityRecorded().getArticle());
            case TIME_ADJUSTED -> remarked(adjusted(event.getTimeAdjusted()), event.getTimeAdjusted().getArticle());
            case CLOCKS_SET -> remarked("clocks set", event.getClocksSet().getArticle());
            case COLOURS_KEPT -> remarked("colours reversed", "OCR 19.2");
            case GAME_PAUSED -> remarked("paused", "");
            case GAME_RESUMED -> remarked("resumed", event.getGameResumed().getArticle());
            case GAME_VOIDED -> remarked("annulled", event.getGameVoided().getArticle());
            case GAME_CREATED, SEAT_CLEARED, DRAW_DECLINED, FLAG_FELL, DISCONNECTION_NOTED, OUTAGE_COVERED, PERIOD_COMPLETED, SEAT_PRESENT,
                    START_HELD, DEFAULT_WAIVED, SEALING_ORDERED, MOVE_SEALED, GAME_ADJOURNED, ENVELOPE_CONFIRMED, ADJOURNMENT_RESUMED,
                    SEALED_MOVE_OPENED, ASSISTANT_NAMED, ASSISTANT_ADMITTED, ASSISTANT_DISMISSED, CLOCK_TIMES_ASKED, PAYLOAD_NOT_SET -> this;
        };
    }

    /** Remarks about moves that do not count any more stand at the last one that does. */
    private PlayedGame restored(int ply) {
        return new PlayedGame(sequence, seats, white, black, initialFen, moves.subList(0, ply), started, ended,
                remarks.stream().map(remark -> remark.ply() > ply ? new Remark(ply, remark.text()) : remark).toList(), annulled);
    }

    private PlayedGame ended(GameEnded end) {
        PlayedGame over = with(moves, Optional.of(end));
        return end.getTermination() == Termination.TERMINATION_RULING ? over.remarked("decided by an arbiter", end.getArticle()) : over;
    }

    private PlayedGame setAside(ResultSetAside aside) {
        return remarked("result " + result() + " set aside", aside.getArticle()).with(moves, Optional.empty());
    }

    /** "repetition after half-move 12, OCR 5.4.1". */
    private static String missed(DrawDeclared draw) {
        return switch (draw.getSituation()) {
            case DRAW_SITUATION_REPETITION -> "repetition after half-move " + draw.getPly() + ", OCR 5.4.1";
            case DRAW_SITUATION_DEAD_POSITION -> "dead position after half-move " + draw.getPly() + ", OCR 5.4.3";
            case DRAW_SITUATION_MOVE_COUNT -> "fifty moves after half-move " + draw.getPly() + ", OCR 5.4.4";
            case DRAW_SITUATION_UNSPECIFIED, UNRECOGNIZED -> "drawn after half-move " + draw.getPly();
        };
    }

    /** "White claims a draw, wrongly, LAW 9.2". */
    private static String claimed(DrawClaimed claim) {
        return name(claim.getSide()) + " claims a draw, " + (claim.getUpheld() ? "rightly" : "wrongly")
                + (claim.getSituation() == DrawSituation.DRAW_SITUATION_REPETITION ? ", LAW 9.2" : ", LAW 9.3");
    }

    /** "Black: two hands, number 1". */
    private static String irregularity(IrregularityRecorded recorded) {
        return name(recorded.getSide()) + ": " + recorded.getKind().name().replace("IRREGULARITY_KIND_", "").toLowerCase(Locale.ROOT).replace('_', ' ')
                + ", number " + recorded.getNumber();
    }

    private static String name(Side side) {
        return side == Side.SIDE_WHITE ? "White" : "Black";
    }

    /** "White -2:00". */
    private static String adjusted(TimeAdjusted adjusted) {
        long seconds = adjusted.getChange().getSeconds();
        return name(adjusted.getSide()) + " " + (seconds < 0 ? "-" : "+") + "%d:%02d".formatted(Math.abs(seconds) / 60, Math.abs(seconds) % 60);
    }

    private PlayedGame remarked(String text, String article) {
        List<Remark> more = new ArrayList<>(remarks);
        more.add(new Remark(moves.size(), article.isEmpty() ? text : text + ", " + article));
        return new PlayedGame(sequence, seats, white, black, initialFen, moves, started, ended, more, annulled);
    }

    private PlayedGame restarted(GameRestarted restarted) {
        Seats now = restarted.hasWhite() && restarted.hasBlack() ? new Seats(restarted.getWhite(), restarted.getBlack(), !seats.reversed()) : seats;
        List<PlayedGame> before = new ArrayList<>(annulled);
        before.add(new PlayedGame(sequence, seats, white, black, initialFen, moves, started, Optional.empty(), remarks, List.of()));
        return new PlayedGame(sequence, now, restarted.getWhiteControl(), restarted.getBlackControl(), restarted.getInitialFen(), List.of(),
                started, Optional.empty(), List.of(), before);
    }

    private PlayedGame moved(MovePlayed move) {
        var clock = move.getSide() == Side.SIDE_WHITE ? move.getClocks().getWhite() : move.getClocks().getBlack();
        List<PlayedMove> more = new ArrayList<>(moves);
        more.add(new PlayedMove(move.getPly(), move.getUci(), Duration.ofSeconds(clock.getSeconds()), move.getOfferDraw()));
        return with(more, ended);
    }

    private PlayedGame with(List<PlayedMove> moves, Optional<GameEnded> ended) {
        return new PlayedGame(sequence, seats, white, black, initialFen, moves, started, ended, remarks, annulled);
    }

    List<String> venues() {
        return List.of(seats.white().getVenue(), seats.black().getVenue());
    }

    /** The game as PGN has it: round "1.3", the day by the calendar of White's venue, clocks in whole seconds, cut off. */
    PgnGame pgn(CompetitionLoaded competition, int round, int board, Optional<Ruled> ruled) {
        Map<String, Venue> venues = competition.getVenuesList().stream().collect(Collectors.toMap(Venue::getVenueId, v -> v));
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", competition.getName());
        tags.put("Site", venues().stream().distinct().map(id -> venues.containsKey(id) ? venues.get(id).getName() : id)
                .collect(Collectors.joining(" / ")));
        tags.put("Date", day(competition).map(DateTimeFormatter.ofPattern("uuuu.MM.dd")::format).orElse("????.??.??"));
        tags.put("Round", round + "." + board);
        tags.put("White", seats.white().getPlayerName());
        tags.put("Black", seats.black().getPlayerName());
        tags.put("Board", String.valueOf(board));
        elo(tags, "WhiteElo", seats.white());
        elo(tags, "BlackElo", seats.black());
        tags.put("TimeControl", white.equals(black) ? timeControl(white) : "?");
        tags.put("Termination", termination());
        Position start = Position.ofFen(initialFen);
        Optional<Position> setUp = initialFen.equals(Position.initial().fen()) ? Optional.empty() : Optional.of(start);
        List<PgnMove> played = new ArrayList<>(pgnMoves(start));
        String opening = remarks(0);
        String last = ruled.map(Ruled::text).orElse("");
        if (played.isEmpty()) opening = joined(opening, last);
        else {
            PgnMove move = played.removeLast();
            played.add(new PgnMove(move.move(), move.san(), move.clock(), joined(move.comment(), last)));
        }
        return new PgnGame(tags, played, ruled.map(Ruled::result).orElseGet(this::result), setUp, opening, Optional.empty());
    }

    /** An attempt that was annulled, tagged so; not to be rated (OCR 18.9 c, d). */
    PgnGame pgnAnnulled(CompetitionLoaded competition, int round, int board, int attempt) {
        PgnGame game = pgn(competition, round, board, Optional.empty());
        Map<String, String> tags = new LinkedHashMap<>(game.tags());
        tags.put("Attempt", String.valueOf(attempt));
        tags.put("Annulled", "yes");
        return new PgnGame(tags, game.moves(), "*", game.start(), game.comment(), Optional.empty());
    }

    private String remarks(int ply) {
        return remarks.stream().filter(remark -> remark.ply() == ply).map(Remark::text).collect(Collectors.joining("; "));
    }

    private static String joined(String one, String other) {
        return Stream.of(one, other).filter(text -> !text.isEmpty()).collect(Collectors.joining("; "));
    }

    /** When it was started by the calendar of White's venue; empty if it was not. */
    Optional<LocalDate> day(CompetitionLoaded competition) {
        ZoneId zone = competition.getVenuesList().stream().filter(venue -> venue.getVenueId().equals(seats.white().getVenue())).findFirst()
                .map(venue -> ZoneId.of(venue.getTimeZone())).orElse(ZoneOffset.UTC);
        return started.map(at -> LocalDate.ofInstant(at, zone));
    }

    private static void elo(Map<String, String> tags, String tag, Seat seat) {
        if (seat.getRating() > 0) tags.put(tag, String.valueOf(seat.getRating()));
    }

    private List<PgnMove> pgnMoves(Position start) {
        List<PgnMove> pgn = new ArrayList<>();
        Position position = start;
        for (PlayedMove played : moves) {
            Move move = Move.ofUci(played.uci());
            pgn.add(new PgnMove(move, San.write(position, move), Optional.of(played.clock()), joined(played.offer() ? "(=)" : "", remarks(pgn.size() + 1))));
            position = position.play(move);
        }
        return pgn;
    }

    private String result() {
        return ended.map(end -> switch (end.getResult()) {
            case RESULT_WHITE_WINS -> "1-0";
            case RESULT_BLACK_WINS -> "0-1";
            case RESULT_DRAW -> "1/2-1/2";
            case RESULT_BOTH_LOSE, RESULT_UNSPECIFIED, UNRECOGNIZED -> "*"; // PGN has no result that both lose
        }).orElse("*");
    }

    private String termination() {
        return ended.map(end -> switch (end.getTermination()) {
            case TERMINATION_TIME, TERMINATION_TIME_UNWINNABLE -> "time forfeit";
            case TERMINATION_RULING -> "adjudication";
            case TERMINATION_FORFEIT -> "rules infraction";
            case TERMINATION_CHECKMATE, TERMINATION_STALEMATE, TERMINATION_DEAD_POSITION, TERMINATION_REPETITION,
                    TERMINATION_MOVE_COUNT, TERMINATION_RESIGNATION, TERMINATION_AGREEMENT -> "normal";
            case TERMINATION_UNSPECIFIED, UNRECOGNIZED -> "unterminated";
        }).orElse("unterminated");
    }

    /** "40/5400+30:1800+30"; PGN has no form for a delay, which is "?". */
    static String timeControl(TimeControl control) {
        if (control.getPeriodsList().stream().anyMatch(p -> !zero(p.getDelay()))) return "?";
        return control.getPeriodsList().stream().map(PlayedGame::period).collect(Collectors.joining(":"));
    }

    private static String period(Period period) {
        return (period.hasMoves() ? period.getMoves() + "/" : "") + seconds(period.getBase())
                + (zero(period.getIncrement()) ? "" : "+" + seconds(period.getIncrement()));
    }

    private static boolean zero(com.google.protobuf.Duration duration) {
        return duration.getSeconds() == 0 && duration.getNanos() == 0;
    }

    private static String seconds(com.google.protobuf.Duration duration) {
        return BigDecimal.valueOf(duration.getSeconds()).add(BigDecimal.valueOf(duration.getNanos(), 9))
                .stripTrailingZeros().toPlainString();
    }
}
