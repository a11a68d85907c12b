package org.onehall.demo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.onehall.chess.PgnReader;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Writes a competition of one round with a board for each game of a PGN file: four venues, officials of every role,
 * players with numbers for names. It uses the profile fide-laws-2018, so that repetition and the move count end a game
 * automatically only at five and 75 (LAW 9.6), and real games end as their players ended them.
 */
@Command(
        name = "make-competition",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = "Write a competition with one board for each game of a PGN file.")
public final class MakeCompetition implements Callable<Integer> {
    private static final List<String> VENUES = List.of("north", "east", "south", "west");

    @Option(names = "--games", required = true, paramLabel = "FILE.pgn", description = "The games.")
    private Path games = Path.of("games.pgn");

    @Option(
            names = "--into",
            required = true,
            paramLabel = "DIR",
            description = "Folder of the new files; made if missing.")
    private Path folder = Path.of(".");

    @Option(
            names = "--id",
            paramLabel = "ID",
            defaultValue = "real",
            description = "Id of the competition, ${DEFAULT-VALUE} by default.")
    private String id = "real";

    @Option(
            names = "--boards",
            paramLabel = "N",
            defaultValue = "0",
            description = "Only for the first N games; 0: for all.")
    private int most;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    private MakeCompetition() {}

    public static void main(String[] args) {
        System.exit(new CommandLine(new MakeCompetition()).execute(args));
    }

    @Override
    public Integer call() throws IOException {
        int boards = PgnReader.readAll(Files.readString(games)).size();
        write(folder, id, most > 0 ? Math.min(most, boards) : boards);
        return 0;
    }

    /**
     * Writes {@code <id>.yaml}, {@code players.csv} and {@code pairings.csv}.
     *
     * @param boards from 1 to 500, since a competition has at most 1000 players
     * @return the YAML file
     */
    public static Path write(Path folder, String id, int boards) throws IOException {
        return write(folder, id, boards, VENUES);
    }

    /**
     * The same with other venues; the two players of a board are at different venues.
     *
     * @param venues ids, from 2 to 50
     */
    public static Path write(Path folder, String id, int boards, List<String> venues) throws IOException {
        if (boards < 1 || boards > 500) throw new IllegalArgumentException("from 1 to 500 boards, not " + boards);
        if (venues.size() < 2) throw new IllegalArgumentException("both players of a board are of different venues");
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("players.csv"), players(boards, venues));
        Files.writeString(folder.resolve("pairings.csv"), pairings(boards));
        return Files.writeString(folder.resolve(id + ".yaml"), yaml(id, boards, venues));
    }

    private static String yaml(String id, int boards, List<String> venues) {
        var yaml = new StringBuilder("id: " + id + "\nname: " + boards + " real games\n\nvenues:\n");
        for (String venue : venues)
            yaml.append("  - {id: ")
                    .append(venue)
                    .append(", name: ")
                    .append(capital(venue))
                    .append(", timeZone: UTC}\n");
        yaml.append("\nofficials:\n");
        official(yaml, "ca", "Chief Arbiter", "CHIEF_ARBITER", "");
        official(yaml, "organiser", "Chief Organiser", "CHIEF_ORGANISER", "");
        for (String venue : venues) {
            official(yaml, venue + "-lca", "Chief Arbiter of " + capital(venue), "LOCAL_CHIEF_ARBITER", venue);
            official(yaml, venue + "-lta", "Technical Arbiter of " + capital(venue), "LOCAL_TECHNICAL_ARBITER", venue);
            official(yaml, venue + "-organiser", "Organiser of " + capital(venue), "LOCAL_ORGANISER", venue);
        }
        return yaml.append("""

                players: {file: players.csv}
                rounds: {csv: pairings.csv}

                regulations:
                  profile: fide-laws-2018
                  timeControl: 90+30
                  appeals: {body: Appeals committee}
                  fairplay.awardPointsToOpponents: false
                """).toString();
    }

    private static void official(StringBuilder yaml, String id, String name, String role, String venue) {
        yaml.append("  - {id: ")
                .append(id)
                .append(", name: ")
                .append(name)
                .append(", role: ")
                .append(role)
                .append(venue.isEmpty() ? "" : ", venue: " + venue)
                .append("}\n");
    }

    /** The two players of a board are at different venues. */
    private static String players(int boards, List<String> venues) {
        var csv = new StringBuilder("id,name,rating,venue,federation\n");
        for (int player = 1; player <= 2 * boards; player++)
            csv.append(String.format(
                    Locale.ROOT,
                    "p%03d,Player %03d,2000,%s,\n",
                    player,
                    player,
                    venues.get((player - 1) % venues.size())));
        return csv.toString();
    }

    private static String pairings(int boards) {
        var csv = new StringBuilder("round,board,white,black\n");
        for (int board = 1; board <= boards; board++)
            csv.append(String.format(Locale.ROOT, "1,%d,p%03d,p%03d\n", board, 2 * board - 1, 2 * board));
        return csv.toString();
    }

    private static String capital(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }
}
