package org.onehall.chaos;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A made-up competition of one round. The games of a run are divided among several competitions, because all games of
 * one have the same time control: the long control of most events, and short ones in which periods end and flags fall.
 *
 * @param folder where its files are: {@code <id>.yaml}, {@code players.csv}, {@code pairings.csv}
 * @param brisk whether a player can run out of time within the run
 */
record Event(String id, Path folder, int boards, boolean brisk) {
    private static final List<String> VENUES = List.of("north", "south");
    private static final int MOST_BOARDS = 500;

    /** A time control of a game. */
    private record Timing(String id, boolean brisk, String control, String increment, String period) {}

    /**
     * Writes the competitions of a run.
     *
     * @param games at least 1
     * @param think how long a robot thinks about a move on average
     */
    static List<Event> write(Path folder, int games, Duration think) throws IOException {
        long second = Math.max(1, Math.round(think.toMillis() / 1000.0));
        long gain = Math.max(1, second / 2);
        List<Timing> timings = List.of(
                new Timing("long", false, "90+30", "BEFORE_MOVE", "AT_FLAG_FALL"),
                new Timing(
                        "periods",
                        true,
                        "8/%s+%d,8/%s+%d,1+%d".formatted(time(14 * second), gain, time(10 * second), gain, second + 1),
                        "BEFORE_MOVE",
                        "AT_FLAG_FALL"),
                new Timing(
                        "counted",
                        true,
                        "10/%s+%d,10/%s+%d,%s+%d"
                                .formatted(
                                        time(20 * second),
                                        gain,
                                        time(20 * second),
                                        gain,
                                        time(20 * second),
                                        second + 1),
                        "AFTER_MOVE",
                        "AT_MOVE_COUNT"),
                new Timing(
                        "delayed", true, "%sd%d".formatted(time(60 * second), second), "BEFORE_MOVE", "AT_FLAG_FALL"));
        int kinds = Math.min(timings.size(), games);
        if (games > kinds * MOST_BOARDS)
            throw new IllegalArgumentException("there are at most " + kinds * MOST_BOARDS + " games");
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < kinds; i++) {
            Timing timing = timings.get(i);
            Event event = new Event(
                    "chaos-" + timing.id(),
                    folder.resolve(timing.id()),
                    games / kinds + (i < games % kinds ? 1 : 0),
                    timing.brisk());
            event.write(timing);
            events.add(event);
        }
        return events;
    }

    /** "m:ss", the shortest form of a time control. */
    private static String time(long seconds) {
        return "%d:%02d".formatted(seconds / 60, seconds % 60);
    }

    Path file() {
        return folder.resolve(id + ".yaml");
    }

    /** The files beside the YAML file, by name. */
    Map<String, String> files() throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        for (String name : List.of("players.csv", "pairings.csv"))
            files.put(name, Files.readString(folder.resolve(name)));
        return files;
    }

    private void write(Timing timing) throws IOException {
        Files.createDirectories(folder);
        var players = new StringBuilder("id,name,rating,venue,federation\n");
        var pairings = new StringBuilder("round,board,white,black\n");
        for (int board = 1; board <= boards; board++) {
            for (int side = 0; side < 2; side++)
                players.append(String.format(
                        Locale.ROOT,
                        "p%04d,Player %04d,2000,%s,\n",
                        2 * board - 1 + side,
                        2 * board - 1 + side,
                        VENUES.get((board + side) % VENUES.size())));
            pairings.append(String.format(Locale.ROOT, "1,%d,p%04d,p%04d\n", board, 2 * board - 1, 2 * board));
        }
        Files.writeString(folder.resolve("players.csv"), players);
        Files.writeString(folder.resolve("pairings.csv"), pairings);
        Files.writeString(file(), yaml(timing));
    }

    private String yaml(Timing timing) {
        var yaml = new StringBuilder("id: " + id + "\nname: Robots, " + timing.id() + "\n\nvenues:\n");
        for (String venue : VENUES)
            yaml.append("  - {id: ")
                    .append(venue)
                    .append(", name: ")
                    .append(venue)
                    .append(", timeZone: UTC}\n");
        yaml.append("\nofficials:\n");
        official(yaml, "ca", "CHIEF_ARBITER", "");
        official(yaml, "organiser", "CHIEF_ORGANISER", "");
        for (String venue : VENUES) {
            official(yaml, venue + "-lca", "LOCAL_CHIEF_ARBITER", venue);
            official(yaml, venue + "-lta", "LOCAL_TECHNICAL_ARBITER", venue);
            official(yaml, venue + "-organiser", "LOCAL_ORGANISER", venue);
        }
        return yaml.append("""

                players: {file: players.csv}
                rounds: {csv: pairings.csv}

                regulations:
                  profile: fide-laws-2018
                  timeControl: %s
                  clock.incrementCredit: %s
                  clock.periodCredit: %s
                  clock.lagCompensationMs: %d
                  defaultTime.minutes: 120%s
                  disconnection.clockPolicy: CONTINUE
                  appeals: {body: Appeals committee}
                  fairplay.awardPointsToOpponents: false
                """.formatted(
                                timing.control(),
                                timing.increment(),
                                timing.period(),
                                timing.id().equals("counted") ? 100 : 0,
                                brisk ? "\n  rapid.supervision: A4" : ""))
                .toString();
    }

    private static void official(StringBuilder yaml, String id, String role, String venue) {
        yaml.append("  - {id: ")
                .append(id)
                .append(", name: ")
                .append(id)
                .append(", role: ")
                .append(role)
                .append(venue.isEmpty() ? "" : ", venue: " + venue)
                .append("}\n");
    }
}
