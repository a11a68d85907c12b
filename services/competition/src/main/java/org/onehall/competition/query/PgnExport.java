package org.onehall.competition.query;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.chess.Move;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnMove;
import org.onehall.chess.Position;
import org.onehall.chess.San;
import org.onehall.competition.domain.Registration;
import org.onehall.competition.query.Attempt.PlayedMove;
import org.onehall.competition.query.Attempt.Remark;
import org.onehall.decider.BoardId;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Details;
import org.onehall.proto.competition.v1.Entries;
import org.onehall.proto.competition.v1.Registered;
import org.onehall.proto.competition.v1.Venue;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.types.v1.Period;
import org.onehall.proto.types.v1.TimeControl;

/** One game of a board in the form of PGN (LAW 8.1.1, OCR 16.12). */
final class PgnExport {
    private final Attempt game;

    PgnExport(Attempt game) {
        this.game = game;
    }

    /**
     * The game in the form of PGN: round "1.3", the day by the calendar of White's venue, clocks in whole seconds,
     * without fractions.
     *
     * @param number from 1
     * @param rulings the rulings made about it; each stands at the last move before it
     * @param reasons whether the reasons that people wrote are included
     */
    PgnGame pgn(
            CompetitionLoaded competition,
            BoardId board,
            int number,
            List<Ruling> rulings,
            boolean reasons,
            Optional<PlayedGame.Ruled> ruled) {
        Map<String, Venue> venues =
                competition.getVenuesList().stream().collect(Collectors.toMap(Venue::getVenueId, v -> v));
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", competition.getName());
        tags.put(
                "Site",
                Stream.of(game.seats().white(), game.seats().black())
                        .map(Seat::getVenue)
                        .distinct()
                        .map(id -> venues.containsKey(id) ? venues.get(id).getName() : id)
                        .collect(Collectors.joining(" / ")));
        tags.put(
                "Date",
                game.day(competition)
                        .map(DateTimeFormatter.ofPattern("uuuu.MM.dd")::format)
                        .orElse("????.??.??"));
        tags.put("Round", board.round() + "." + board.number());
        tags.put("White", game.seats().white().getPlayerName());
        tags.put("Black", game.seats().black().getPlayerName());
        tags.put("Board", String.valueOf(board.number()));
        elo(tags, "WhiteElo", game.seats().white());
        elo(tags, "BlackElo", game.seats().black());
        fideId(tags, "WhiteFideId", game.seats().white(), competition.getEntries());
        fideId(tags, "BlackFideId", game.seats().black(), competition.getEntries());
        tags.put("TimeControl", game.white().equals(game.black()) ? timeControl(game.white()) : "?");
        tags.put("Termination", termination());
        if (number > 1) tags.put("Attempt", String.valueOf(number));
        Position start = Position.ofFen(game.initialFen());
        boolean chess960 = competition.getRoundsList().stream()
                .anyMatch(round -> round.getNumber() == board.round() && round.hasChess960());
        if (chess960) tags.put("Variant", "Chess960");
        Optional<Position> setUp =
                !chess960 && game.initialFen().equals(Position.initial().fen()) ? Optional.empty() : Optional.of(start);
        Map<Integer, String> comments = comments(rulings, reasons);
        List<PgnMove> played = new ArrayList<>(pgnMoves(start, comments));
        String opening = comments.getOrDefault(0, "");
        String last = ruled.map(PlayedGame.Ruled::text).orElse("");
        if (played.isEmpty()) opening = Remarks.joined(opening, last);
        else {
            PgnMove move = played.removeLast();
            played.add(new PgnMove(move.move(), move.san(), move.clock(), Remarks.joined(move.comment(), last)));
        }
        return new PgnGame(
                tags,
                played,
                ruled.flatMap(PlayedGame.Ruled::result).orElseGet(this::result),
                setUp,
                opening,
                Optional.empty());
    }

    /** An attempt that was annulled, with a tag that says so (OCR 18.9 c, d). */
    PgnGame pgnAnnulled(
            CompetitionLoaded competition, BoardId board, int number, List<Ruling> rulings, boolean reasons) {
        PgnGame annulled = pgn(competition, board, number, rulings, reasons, Optional.empty());
        Map<String, String> tags = new LinkedHashMap<>(annulled.tags());
        tags.put("Attempt", String.valueOf(number));
        tags.put("Annulled", "yes");
        return new PgnGame(tags, annulled.moves(), "*", annulled.start(), annulled.comment(), Optional.empty());
    }

    /**
     * Comments by half-move; rulings stand before what followed from them. Time that a ruling names is not repeated as
     * a change of the clock.
     */
    private Map<Integer, String> comments(List<Ruling> rulings, boolean reasons) {
        return Stream.concat(
                        rulings.stream()
                                .map(ruling ->
                                        new Remark(ply(ruling.at()), ruling.at(), ruling.what(), ruling.reason(), "")),
                        game.remarks().stream()
                                .filter(remark -> rulings.stream().noneMatch(ruling -> ruling.ordered(remark.order()))))
                .sorted(Comparator.comparing(Remark::at))
                .collect(Collectors.groupingBy(
                        Remark::ply, Collectors.mapping(remark -> remark.text(reasons), Collectors.joining("; "))));
    }

    private int ply(Instant at) {
        return (int)
                game.moves().stream().filter(move -> !move.at().isAfter(at)).count();
    }

    private static void elo(Map<String, String> tags, String tag, Seat seat) {
        if (seat.getRating() > 0) tags.put(tag, String.valueOf(seat.getRating()));
    }

    private static void fideId(Map<String, String> tags, String tag, Seat seat, Entries entries) {
        String reported = entries.getDetailsList().stream()
                .filter(one -> one.getPlayerId().equals(seat.getPlayerId()))
                .map(Details::getFideNumber)
                .findFirst()
                .orElse("");
        String registered = entries.getRegistration().getPersonsList().stream()
                .filter(one -> one.getPersonId().equals(seat.getPlayerId()))
                .map(Registered::getNumber)
                .findFirst()
                .orElse("");
        Registration.fideNumber(reported, registered).ifPresent(number -> tags.put(tag, number));
    }

    private List<PgnMove> pgnMoves(Position start, Map<Integer, String> comments) {
        List<PgnMove> pgn = new ArrayList<>();
        Position position = start;
        for (PlayedMove played : game.moves()) {
            Move move = Move.ofUci(played.uci());
            pgn.add(new PgnMove(
                    move,
                    San.write(position, move),
                    Optional.of(played.clock()),
                    Remarks.joined(played.offer() ? "(=)" : "", comments.getOrDefault(pgn.size() + 1, ""))));
            position = position.play(move);
        }
        return pgn;
    }

    /** The result as PGN writes it; "*" if there is none yet. */
    String result() {
        return game.ended()
                .map(end -> switch (end.getResult()) {
                    case RESULT_WHITE_WINS -> "1-0";
                    case RESULT_BLACK_WINS -> "0-1";
                    case RESULT_DRAW -> "1/2-1/2";
                    case RESULT_BOTH_LOSE, RESULT_UNSPECIFIED, UNRECOGNIZED -> "*"; // PGN has no result if both lose
                })
                .orElse("*");
    }

    private String termination() {
        return game.ended()
                .map(end -> switch (end.getTermination()) {
                    case TERMINATION_TIME, TERMINATION_TIME_UNWINNABLE -> "time forfeit";
                    case TERMINATION_RULING -> "adjudication";
                    case TERMINATION_FORFEIT -> "rules infraction";
                    case TERMINATION_CHECKMATE,
                            TERMINATION_STALEMATE,
                            TERMINATION_DEAD_POSITION,
                            TERMINATION_REPETITION,
                            TERMINATION_MOVE_COUNT,
                            TERMINATION_RESIGNATION,
                            TERMINATION_AGREEMENT -> "normal";
                    case TERMINATION_UNSPECIFIED, UNRECOGNIZED -> "unterminated";
                })
                .orElse("unterminated");
    }

    /** "40/5400+30:1800+30"; PGN has no form for a delay, so that is "?". */
    static String timeControl(TimeControl control) {
        if (control.getPeriodsList().stream().anyMatch(p -> !zero(p.getDelay()))) return "?";
        return control.getPeriodsList().stream().map(PgnExport::period).collect(Collectors.joining(":"));
    }

    private static String period(Period period) {
        return (period.hasMoves() ? period.getMoves() + "/" : "")
                + seconds(period.getBase())
                + (zero(period.getIncrement()) ? "" : "+" + seconds(period.getIncrement()));
    }

    private static boolean zero(com.google.protobuf.Duration duration) {
        return duration.getSeconds() == 0 && duration.getNanos() == 0;
    }

    private static String seconds(com.google.protobuf.Duration duration) {
        return BigDecimal.valueOf(duration.getSeconds())
                .add(BigDecimal.valueOf(duration.getNanos(), 9))
                .stripTrailingZeros()
                .toPlainString();
    }
}
