package org.onehall.competition.query;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.onehall.chess.Move;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnMove;
import org.onehall.chess.Position;
import org.onehall.chess.San;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Venue;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.types.v1.Period;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.TimeControl;

/**
 * One board's counting attempt, folded from its log: what a PGN export needs (LAW 8.1.1, OCR 16.12). Moves of annulled
 * attempts are not part of it (OCR 18.9 c, d).
 *
 * @param sequence of the last event read
 * @param moves    in order; {@code offer} where the "(=)" stands
 */
record PlayedGame(long sequence, Seats seats, TimeControl white, TimeControl black, String initialFen, List<PlayedMove> moves,
        Optional<Instant> started, Optional<GameEnded> ended) {

    /** Who plays which colour; {@code reversed} if not as paired (OCR 19.2). */
    record Seats(Seat white, Seat black, boolean reversed) {}

    /** @param clock what the mover's clock showed after the move */
    record PlayedMove(int ply, String uci, Duration clock, boolean offer) {
        PlayedMove offered() {
            return new PlayedMove(ply, uci, clock, true);
        }
    }

    PlayedGame {
        moves = List.copyOf(moves);
    }

    /** The game after one more event; empty as long as the board has not been created. */
    static Optional<PlayedGame> fold(Optional<PlayedGame> before, GameEvent event) {
        long sequence = event.getHeader().getSequence();
        if (event.hasGameCreated()) {
            GameCreated created = event.getGameCreated();
            return Optional.of(new PlayedGame(sequence, new Seats(created.getWhite(), created.getBlack(), false), created.getWhiteControl(),
                    created.getBlackControl(), created.getInitialFen(), List.of(), Optional.empty(), Optional.empty()));
        }
        return before.map(game -> game.with(event).at(sequence));
    }

    private PlayedGame at(long event) {
        return new PlayedGame(event, seats, white, black, initialFen, moves, started, ended);
    }

    private PlayedGame with(GameEvent event) {
        return switch (event.getPayloadCase()) {
            case GAME_STARTED -> new PlayedGame(sequence, seats, white, black, initialFen, moves,
                    Optional.of(RecordMapper.instant(event.getHeader().getOccurredAt())), ended);
            case MOVE_PLAYED -> moved(event.getMovePlayed());
            case DRAW_OFFERED -> with(moves.stream().map(m -> m.ply() == event.getDrawOffered().getPly() ? m.offered() : m).toList(), ended);
            case GAME_ENDED -> with(moves, Optional.of(event.getGameEnded()));
            case GAME_RESTARTED -> restarted(event.getGameRestarted());
            case SETTING_CORRECTED -> new PlayedGame(sequence, seats, event.getSettingCorrected().getWhiteControl(),
                    event.getSettingCorrected().getBlackControl(), initialFen, moves, started, ended);
            case POSITION_RESTORED -> with(moves.subList(0, event.getPositionRestored().getPly()), ended);
            case FORFEIT_REVERSED -> with(moves, Optional.empty());
            case GAME_CREATED, SEAT_CLEARED, DRAW_DECLINED, FLAG_FELL, GAME_PAUSED, GAME_RESUMED, TIME_ADJUSTED, GAME_VOIDED,
                    DISCONNECTION_NOTED, OUTAGE_COVERED, CLOCKS_SET, PERIOD_COMPLETED, SEAT_PRESENT, START_HELD, DEFAULT_WAIVED,
                    SEALING_ORDERED, MOVE_SEALED, GAME_ADJOURNED, ENVELOPE_CONFIRMED, ADJOURNMENT_RESUMED, SEALED_MOVE_OPENED, COLOURS_KEPT,
                    PAYLOAD_NOT_SET -> this;
        };
    }

    private PlayedGame restarted(GameRestarted restarted) {
        Seats now = restarted.hasWhite() && restarted.hasBlack() ? new Seats(restarted.getWhite(), restarted.getBlack(), !seats.reversed()) : seats;
        return new PlayedGame(sequence, now, restarted.getWhiteControl(), restarted.getBlackControl(), restarted.getInitialFen(), List.of(),
                started, Optional.empty());
    }

    private PlayedGame moved(MovePlayed move) {
        var clock = move.getSide() == Side.SIDE_WHITE ? move.getClocks().getWhite() : move.getClocks().getBlack();
        List<PlayedMove> more = new ArrayList<>(moves);
        more.add(new PlayedMove(move.getPly(), move.getUci(), Duration.ofSeconds(clock.getSeconds()), move.getOfferDraw()));
        return with(more, ended);
    }

    private PlayedGame with(List<PlayedMove> moves, Optional<GameEnded> ended) {
        return new PlayedGame(sequence, seats, white, black, initialFen, moves, started, ended);
    }

    List<String> venues() {
        return List.of(seats.white().getVenue(), seats.black().getVenue());
    }

    /** The game as PGN has it: round "1.3", the day by the calendar of White's venue, clocks in whole seconds, cut off. */
    PgnGame pgn(CompetitionLoaded competition, int round, int board) {
        Map<String, Venue> venues = competition.getVenuesList().stream().collect(Collectors.toMap(Venue::getVenueId, v -> v));
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", competition.getName());
        tags.put("Site", venues().stream().distinct().map(id -> venues.containsKey(id) ? venues.get(id).getName() : id)
                .collect(Collectors.joining(" / ")));
        ZoneId zone = Optional.ofNullable(venues.get(seats.white().getVenue())).map(v -> ZoneId.of(v.getTimeZone())).orElse(ZoneOffset.UTC);
        tags.put("Date", started.map(at -> DateTimeFormatter.ofPattern("uuuu.MM.dd").format(at.atZone(zone))).orElse("????.??.??"));
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
        return new PgnGame(tags, pgnMoves(start), result(), setUp);
    }

    private static void elo(Map<String, String> tags, String tag, Seat seat) {
        if (seat.getRating() > 0) tags.put(tag, String.valueOf(seat.getRating()));
    }

    private List<PgnMove> pgnMoves(Position start) {
        List<PgnMove> pgn = new ArrayList<>();
        Position position = start;
        for (PlayedMove played : moves) {
            Move move = Move.ofUci(played.uci());
            pgn.add(new PgnMove(move, San.write(position, move), Optional.of(played.clock()), played.offer() ? "(=)" : ""));
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
