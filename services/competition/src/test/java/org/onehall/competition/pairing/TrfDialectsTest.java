package org.onehall.competition.pairing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.competition.trf.Layout;
import org.onehall.competition.trf.Trf;
import org.onehall.competition.trf.TrfLine;
import org.onehall.competition.trf.TrfReading;
import org.onehall.text.Text;

/**
 * Reports of many programs, read for the pairings of their last round by an event that has the same players and the
 * same earlier rounds. What comes of each is in {@code pairing/dialects.txt}.
 */
class TrfDialectsTest {
    private static final Path RESOURCES = Path.of("src/test/resources");

    @Test
    void theLastRoundOfEveryReportIsRead() throws IOException {
        List<String> lines = new ArrayList<>();
        for (String folder : List.of("trf", "public-cases/trf"))
            try (Stream<Path> files = Files.list(RESOURCES.resolve(folder))) {
                for (Path file : files.filter(one -> one.toString().endsWith(".trf"))
                        .sorted()
                        .toList()) lines.add(file.getFileName() + ": " + outcome(Files.readAllBytes(file)));
            }
        assertEquals(Files.readString(RESOURCES.resolve("pairing/dialects.txt")).strip(), String.join("\n", lines));
    }

    private static String outcome(byte[] file) {
        String text = Text.decode(file, Optional.empty()).text();
        if (!(Trf.read(text) instanceof TrfReading.Read read)) return "not a report";
        List<TrfLine.Fields> players = read.report().all(Layout.PLAYER).toList();
        int round = Math.max(
                1, players.stream().mapToInt(line -> line.groups().size()).max().orElse(1));
        List<Candidate> candidates =
                players.stream().map(line -> candidate(line, round)).toList();
        return switch (TrfPairing.read(round, candidates, file)) {
            case PairingReading.Refused refused ->
                "round " + round + ", refused: " + refused.faults().getFirst().text();
            case PairingReading.Read(var proposal, var notes) ->
                "round " + round + ", " + proposal.pairings().size() + " boards, "
                        + proposal.byes().size() + " byes"
                        + (proposal.leftOut().isEmpty() ? "" : ", left out " + proposal.leftOut())
                        + (notes.isEmpty() ? "" : "; " + notes.getFirst().text());
        };
    }

    private static Candidate candidate(TrfLine.Fields line, int round) {
        String[] rounds = new String[round - 1];
        for (int past = 0; past < round - 1; past++)
            rounds[past] = past < line.groups().size() ? round(line.groups().get(past)) : "";
        return Players.player(line.number("number"), line.field("name"), rounds);
    }

    private static String round(List<String> cells) {
        int opponent = cells.getFirst().isEmpty() ? 0 : Integer.parseInt(cells.getFirst());
        String result = cells.get(2)
                .toUpperCase(Locale.ROOT)
                .replace('W', '1')
                .replace('D', '=')
                .replace('L', '0');
        if (opponent == 0) return result.replace('+', 'U').replace('-', 'Z');
        String colour = cells.get(1).toLowerCase(Locale.ROOT).replace('-', 'w');
        return opponent + colour + (result.isEmpty() ? " " : result);
    }
}
