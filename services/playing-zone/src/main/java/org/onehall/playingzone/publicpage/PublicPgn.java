package org.onehall.playingzone.publicpage;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.chess.Move;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnMove;
import org.onehall.chess.PgnWriter;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Venue;
import org.onehall.proto.game.v1.Seat;

/** Games in the form of PGN for everybody: moves and clocks, without remarks and without numbers of persons. */
final class PublicPgn {
    private PublicPgn() {}

    /**
     * One game as far as it is shown.
     *
     * @param score the approved result by the colours of the pairing; empty if there is none yet
     */
    static String of(CompetitionLoaded event, int round, int board, PublicGame game, Optional<String> score) {
        Seat white = game.seat(Side.WHITE);
        Seat black = game.seat(Side.BLACK);
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", event.getName());
        tags.put(
                "Site",
                Stream.of(white, black)
                        .map(seat -> venue(event, seat).getName())
                        .distinct()
                        .collect(Collectors.joining(" / ")));
        tags.put(
                "Date", game.startedAt().map(at -> day(at, venue(event, white))).orElse("????.??.??"));
        tags.put("Round", round + "." + board);
        tags.put("White", white.getPlayerName());
        tags.put("Black", black.getPlayerName());
        tags.put("Board", String.valueOf(board));
        if (white.getRating() > 0) tags.put("WhiteElo", String.valueOf(white.getRating()));
        if (black.getRating() > 0) tags.put("BlackElo", String.valueOf(black.getRating()));
        boolean chess960 =
                event.getRoundsList().stream().anyMatch(one -> one.getNumber() == round && one.hasChess960());
        if (chess960) tags.put("Variant", "Chess960");
        boolean usual = !chess960 && game.initialFen().equals(Position.initial().fen());
        return PgnWriter.write(new PgnGame(
                tags,
                moves(game),
                game.isOver() ? score.filter(PgnGame.RESULTS::contains).orElse("*") : "*",
                usual ? Optional.empty() : Optional.of(Position.ofFen(game.initialFen()))));
    }

    private static List<PgnMove> moves(PublicGame game) {
        return game.moves().stream()
                .map(move -> new PgnMove(
                        Move.ofUci(move.uci()), move.san(), Optional.of(Duration.ofMillis(move.clockMs())), ""))
                .toList();
    }

    private static Venue venue(CompetitionLoaded event, Seat seat) {
        return event.getVenuesList().stream()
                .filter(venue -> venue.getVenueId().equals(seat.getVenue()))
                .findFirst()
                .orElse(Venue.getDefaultInstance());
    }

    private static String day(long ms, Venue venue) {
        ZoneId zone = venue.getTimeZone().isEmpty() ? ZoneOffset.UTC : ZoneId.of(venue.getTimeZone());
        return DateTimeFormatter.ofPattern("uuuu.MM.dd")
                .format(Instant.ofEpochMilli(ms).atZone(zone));
    }
}
