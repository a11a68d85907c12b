package org.onehall.competition.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.competition.domain.CompetitionDecider;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Definition;
import org.onehall.competition.domain.Event;
import org.onehall.competition.domain.LifeStage;
import org.onehall.competition.query.EventRow;
import org.onehall.competition.writing.CompetitionWriter;
import org.onehall.competition.writing.Copies;

/** What is answered about drafts. */
class DraftsTest {
    private static final CompetitionDecider DECIDER = new CompetitionDecider();

    private static Sources demo() throws IOException {
        Path demo = Path.of("../../deploy/demo/competition");
        return new Sources(
                "demo.yaml",
                Files.readString(demo.resolve("demo.yaml")),
                Map.of("players.csv", Files.readString(demo.resolve("players.csv"))),
                Optional.empty(),
                "");
    }

    private static Sources without(Sources files, String words) {
        return new Sources(
                files.fileName(),
                files.yaml().replaceFirst("(?m)^" + words + ".*$", ""),
                files.files(),
                Optional.empty(),
                "");
    }

    private static CompetitionState kept(Sources files) {
        return DECIDER.evolve(DECIDER.initial(), new Event.DraftSaved(Drafts.of(files)));
    }

    @Test
    void whatIsMissingIsWhatTheReaderFinds() throws IOException { // OCR 16.1
        Drafts.Read whole = Drafts.read("demo", demo());
        assertEquals(List.of(), whole.missing());
        assertTrue(whole.load().isPresent());
        Drafts.Read nameless = Drafts.read("demo", without(demo(), "name: "));
        assertEquals(
                List.of("name"), nameless.missing().stream().map(Fault::key).toList());
        assertTrue(nameless.load().isEmpty());
        assertEquals(List.of(""), nameless.missing().stream().map(Fault::code).toList());
    }

    @Test
    void aRefusalOfTheDefinitionIsNamedByItsCode() throws IOException { // OCR 16.8
        Fault fault = Drafts.read("demo", without(demo(), " +- .*CHIEF_ARBITER")).missing().stream()
                .filter(one -> !one.code().isEmpty())
                .findFirst()
                .orElseThrow();
        assertEquals("STAFF_INCOMPLETE", fault.code());
        assertTrue(fault.message().endsWith(" (STAFF_INCOMPLETE)"), fault.message());
    }

    @Test
    void aDraftIsOpenedOnlyUnderTheIdInItsFile() throws IOException {
        Drafts.Read other = Drafts.read("cup", demo());
        assertEquals(List.of("id"), other.missing().stream().map(Fault::key).toList());
        assertTrue(other.load().isEmpty());
    }

    @Test
    void filesAreKeptAsTheyWereSent() throws IOException {
        assertEquals(demo(), Drafts.sources(Drafts.of(demo())));
    }

    @Test
    void theListSaysWhatADraftHolds() throws IOException {
        EventRow row = EventRow.of("demo", kept(demo()));
        assertEquals(LifeStage.DRAFT, row.state());
        assertTrue(row.venues() > 0 && row.players() > 0 && row.rounds() > 0, row.toString());
        EventRow faulty = EventRow.of("demo", kept(without(demo(), "  timeControl: ")));
        assertEquals(row.name(), faulty.name());
        assertEquals(row.venues(), faulty.venues());
    }

    @Test
    void aDraftWithFaultsHasTheNameAndTheNumbersInItsMainFile() {
        assertEquals(
                row("Coppa", 2, 1, 3),
                row("id: x\nname: ' Coppa '\nvenues: [{id: a}, b]\nplayers:\n- id: p\nrounds: [{}, {}, {}]\n"));
        assertEquals(row("Coppa", 0, 0, 0), row("name: Coppa\nvenues: none\nplayers: {file: players.csv}\n"));
        for (String yaml : List.of("", "id: x\n", "name: ~\n", "name: [a]\n", "- name: a\n", "name: [\n", "[a]: b\n"))
            assertEquals(row("", 0, 0, 0), row(yaml), yaml);
        assertEquals(row("", 0, 0, 0), row("name: " + "a".repeat(101) + "\n"));
    }

    private static EventRow row(String name, int venues, int players, int rounds) {
        return new EventRow("demo", name, LifeStage.DRAFT, venues, players, rounds, List.of(), List.of());
    }

    private static EventRow row(String yaml) {
        return EventRow.of("demo", kept(new Sources("cup.yaml", yaml, Map.of(), Optional.empty(), "")));
    }

    @Test
    void aCopyHasNeitherPlayersNorPairings() throws IOException {
        Definition demo = Drafts.read("demo", demo()).load().orElseThrow().definition();
        Drafts.Read read = Drafts.read("again", CompetitionWriter.write("again", Copies.of(demo, "Demo, once more")));
        assertEquals(List.of(), read.missing());
        Definition copy = read.load().orElseThrow().definition();
        assertEquals("Demo, once more", copy.name());
        assertEquals(List.of(), copy.players());
        assertEquals(demo.venues(), copy.venues());
        assertEquals(demo.officials(), copy.officials());
        assertEquals(demo.regulations(), copy.regulations());
        assertEquals(demo.rounds().size(), copy.rounds().size());
        assertTrue(copy.rounds().stream()
                .allMatch(
                        round -> round.pairings().isEmpty() && round.startsAt().isEmpty()));
    }
}
