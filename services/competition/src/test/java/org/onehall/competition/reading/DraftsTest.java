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

    private static List<String> missing(String yaml) {
        return Drafts.read("cup", new Sources("cup.yaml", yaml, Map.of(), Optional.empty(), "")).missing().stream()
                .map(fault -> fault.key() + ": " + fault.message().replaceAll("; allowed.*", ""))
                .toList();
    }

    @Test
    void everythingThatIsMissingIsListedAtOnce() { // OCR 16.1, 16.8, 16.9
        assertEquals(
                List.of(
                        "id: this draft is kept as cup; write id: cup",
                        "officials: a competition must have one CHIEF_ARBITER, not 0 (STAFF_INCOMPLETE)",
                        "regulations.appeals.body: must be stated before the competition",
                        "regulations.fairplay.awardPointsToOpponents: must be stated before the competition",
                        "regulations.timeControl: is missing",
                        "venues[0].timeZone: there is no such time zone; write it like Europe/Rome "
                                + "(UNKNOWN_TIME_ZONE)",
                        "venues[0]: venue 'rome' has 0 arbiters and needs 2",
                        "venues[0]: venue 'rome' must have one LOCAL_CHIEF_ARBITER, not 0 (STAFF_INCOMPLETE)",
                        "venues[0]: venue 'rome' must have one LOCAL_ORGANISER, not 0 (STAFF_INCOMPLETE)",
                        "venues[0]: venue 'rome' must have one LOCAL_TECHNICAL_ARBITER, not 0 (STAFF_INCOMPLETE)"),
                missing("{id: coppa, name: Coppa, venues: [{id: rome, name: Rome, timeZone: ''}], officials: [],\n"
                                + "players: [], rounds: [{number: 1}], regulations: {profile: fide-online-2021}}\n")
                        .stream()
                        .sorted()
                        .toList());
    }

    @Test
    void aPartThatIsNotThereHidesNothingThatCanBeKnown() { // OCR 16.1, 16.8
        assertEquals(
                List.of(
                        "id: id is missing",
                        "name: name is missing",
                        "officials: a competition must have one CHIEF_ARBITER, not 0 (STAFF_INCOMPLETE)",
                        "officials: officials is missing",
                        "players: players is missing",
                        "regulations.appeals.body: must be stated before the competition",
                        "regulations.fairplay.awardPointsToOpponents: must be stated before the competition",
                        "regulations.timeControl: is missing",
                        "regulations: regulations is missing",
                        "rounds: rounds is missing",
                        "venues: venues is missing"),
                missing("report: []\n").stream().sorted().toList());
    }

    @Test
    void whatDependsOnSomethingMissingIsLeftForLater() { // RAP A.5: only the time control makes it a rapid event
        String cup = "{id: cup, name: Coppa, venues: [{name: Rome, timeZone: Europe/Rome}], officials: [], players: [],"
                + "rounds: [{number: 1}], regulations: {appeals.body: Jury, fairplay.awardPointsToOpponents: true}}\n";
        assertEquals(
                List.of(
                        "venues[0].id: id is missing",
                        "regulations.timeControl: is missing",
                        "officials: a competition must have one CHIEF_ARBITER, not 0 (STAFF_INCOMPLETE)"),
                missing(cup));
        assertTrue(missing(cup.replace("{appeals", "{timeControl: 15+10, appeals"))
                .contains("regulations.rapid.supervision: must be stated before the competition"));
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
