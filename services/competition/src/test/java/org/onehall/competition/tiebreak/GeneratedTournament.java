package org.onehall.competition.tiebreak;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDate;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.LongStream;
import org.onehall.chess.Side;
import org.onehall.competition.tiebreak.Crosstable.Entrant;

/**
 * A tournament that was made from a seed: as a crosstable, and as the report (TRF) that another program reads.
 *
 * @param trf lines that end with a line feed; ASCII
 */
record GeneratedTournament(long seed, LocalDate start, Crosstable crosstable, String trf) {
    /** From here on tournaments are of teams. */
    static final long FIRST_OF_TEAMS = 1000;

    /** The seeds of all tournaments that are compared: 400 of players and 100 of teams. */
    static List<Long> seeds() {
        return LongStream.concat(
                        LongStream.rangeClosed(1, 400),
                        LongStream.rangeClosed(FIRST_OF_TEAMS + 1, FIRST_OF_TEAMS + 100))
                .boxed()
                .toList();
    }

    static GeneratedTournament of(long seed) {
        return seed > FIRST_OF_TEAMS ? new GeneratedTeams(seed).tournament() : new GeneratedPlayers(seed).tournament();
    }

    /** Seeds that follow one another would begin with almost the same numbers. */
    static Random random(long seed) {
        return new Random(seed * 0x9E3779B97F4A7C15L);
    }

    /** Half of the tournaments began under the edition of August 2024, half under that of 2026. */
    static LocalDate start(long seed) {
        return seed % 4 < 2 ? LocalDate.of(2026, 4, 1) : LocalDate.of(2025, 3, 1);
    }

    Edition edition() {
        return Edition.on(start);
    }

    /** The first 16 hexadecimal digits of the report's SHA-256. */
    String fingerprint() {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(trf.getBytes(StandardCharsets.US_ASCII));
            return HexFormat.of().formatHex(digest).substring(0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    // ---- lines of reports

    static String header(long seed, LocalDate start, String type, int rounds) {
        return "012 Generated tournament " + seed + "\n"
                + "042 " + start.toString().replace('-', '/') + "\n"
                + "092 " + type + "\n"
                + "142 " + rounds + "\n";
    }

    /** A line 162 or 362: "W 1.0", "D 0.5" and so on, each in nine columns. */
    static String scoring(String tag, String prefix, Scoring scoring, boolean byes) {
        StringBuilder line = new StringBuilder(tag + " ");
        append(line, prefix + "W", scoring.win());
        append(line, prefix + "D", scoring.draw());
        append(line, prefix + "L", scoring.loss());
        if (byes) {
            append(line, prefix + "P", scoring.pairingBye());
            append(line, prefix + "A", scoring.absence());
        }
        return line + "\n";
    }

    private static void append(StringBuilder line, String symbol, BigDecimal points) {
        line.append(String.format(Locale.ROOT, "%2s%4.1f   ", symbol, points));
    }

    /** A line 001 up to the rounds. */
    static String player(int number, int rating, BigDecimal points) {
        return String.format(
                Locale.ROOT,
                "001 %4d %-1s%-3s %-33s %4d %3s %11s %10s %4.1f %4d",
                number,
                "",
                "",
                "Player" + number,
                rating,
                "",
                "",
                "",
                points,
                number);
    }

    /** The ten columns of a round; blank for a round that is missing. */
    static String cell(Happening happening, int opponent, Side colour, boolean rated) {
        return switch (happening) {
            case WIN -> cell(opponent, colour, rated ? '1' : 'W');
            case DRAW -> cell(opponent, colour, rated ? '=' : 'D');
            case LOSS -> cell(opponent, colour, rated ? '0' : 'L');
            case FORFEIT_WIN -> cell(opponent, colour, '+');
            case FORFEIT_LOSS -> cell(opponent, colour, '-');
            case PAIRING_BYE -> "  0000 - U";
            case FULL_BYE -> "  0000 - F";
            case HALF_BYE -> "  0000 - H";
            case ZERO_BYE -> "  0000 - Z";
            case NOTHING -> " ".repeat(10);
        };
    }

    private static String cell(int opponent, Side colour, char result) {
        return String.format(Locale.ROOT, "  %4d %c %c", opponent, colour == Side.WHITE ? 'w' : 'b', result);
    }

    static BigDecimal total(Entrant entrant) {
        return entrant.rounds().stream().map(Crosstable.Round::points).reduce(BigDecimal.ZERO, BigDecimal::add);
    }
}
