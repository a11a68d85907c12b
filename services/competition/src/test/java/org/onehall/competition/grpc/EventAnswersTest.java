package org.onehall.competition.grpc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Halls.CA;
import static org.onehall.competition.domain.Halls.ID;
import static org.onehall.competition.domain.Halls.LCA_ROME;
import static org.onehall.competition.domain.Halls.OPERATOR;
import static org.onehall.competition.domain.Halls.ORGANISER;
import static org.onehall.competition.domain.Halls.PLAYER;
import static org.onehall.competition.domain.Halls.SERVICE;

import io.grpc.StatusRuntimeException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.onehall.competition.domain.CompetitionRefusal;
import org.onehall.competition.domain.Draft;
import org.onehall.competition.domain.Event;
import org.onehall.competition.domain.Halls;
import org.onehall.competition.query.FoldedCompetitions;
import org.onehall.competition.reading.Drafts;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.decider.Actor;
import org.onehall.house.Refused;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.DraftVenues;
import org.onehall.proto.competition.v1.EntryRemark;
import org.onehall.proto.competition.v1.EventRow;
import org.onehall.proto.competition.v1.FileFault;
import org.onehall.proto.competition.v1.GetDraftResponse;
import org.onehall.proto.competition.v1.GetFilesRequest;
import org.onehall.proto.competition.v1.LifeStage;
import org.onehall.proto.competition.v1.PreviewPlayersRequest;
import org.onehall.proto.competition.v1.SaveDraftRequest;
import org.onehall.proto.competition.v1.Venue;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.WriteContext;

/** What the people who keep competitions are answered about their life (OCR 16.1, 17.11). */
class EventAnswersTest {
    private static final Draft NAMELESS = draft("id: cup\n");
    private static final Set<String> CODES = Stream.concat(
                    Stream.of(""), Stream.of(CompetitionRefusal.values()).map(Enum::name))
            .collect(Collectors.toSet());
    private final EventAnswers answers = new EventAnswers(new FoldedCompetitions()
            .with("cup", new Event.DraftSaved(NAMELESS))
            .with("gone", new Event.DraftSaved(NAMELESS))
            .with("gone", new Event.DraftDiscarded())
            .with(
                    ID,
                    new Event.CompetitionLoaded(
                            "Spring",
                            Halls.venues(),
                            Halls.officials(),
                            Halls.players(),
                            Halls.rounds(),
                            Halls.regulations(),
                            Optional.empty()))
            .all());

    private static Draft draft(String yaml) {
        return new Draft("cup.yaml", yaml, List.of(new Draft.File("players.csv", "id\n")), Optional.empty(), "");
    }

    private static String refusal(Executable asked) {
        return Refused.read(assertThrows(StatusRuntimeException.class, asked))
                .orElseThrow()
                .getCode();
    }

    private static List<String> ids(List<EventRow> rows) {
        return rows.stream().map(EventRow::getCompetitionId).toList();
    }

    @Test
    void theOperatorSeesAllAndAChiefOrganiserHisOwn() { // OCR 16.8
        assertEquals(List.of("cup", ID), ids(answers.list(OPERATOR).getEventsList()));
        assertEquals(List.of(ID), ids(answers.list(ORGANISER.of(ID)).getEventsList()));
        for (Actor other : List.of(CA, LCA_ROME, PLAYER, SERVICE))
            assertEquals("FORBIDDEN_ROLE", refusal(() -> answers.list(other)), other.toString());
    }

    @Test
    void aRowSaysWhereAnEventStandsAndWhatItHolds() {
        List<EventRow> rows = answers.list(OPERATOR).getEventsList();
        assertEquals(
                EventRow.newBuilder()
                        .setCompetitionId("cup")
                        .setState(LifeStage.LIFE_STAGE_DRAFT)
                        .build(),
                rows.getFirst());
        assertEquals(
                EventRow.newBuilder()
                        .setCompetitionId(ID)
                        .setName("Spring")
                        .setState(LifeStage.LIFE_STAGE_OPEN)
                        .setVenues(2)
                        .setPlayers(4)
                        .setRounds(2)
                        .build(),
                rows.getLast());
    }

    @Test
    void aDraftIsAnsweredAsItWasSentWithWhatIsMissing() { // OCR 16.1, V-01
        GetDraftResponse answer = answers.draft(OPERATOR, "cup");
        assertEquals("cup.yaml", answer.getDraft().getFileName());
        assertEquals(NAMELESS.yaml(), answer.getDraft().getYaml());
        assertEquals("id\n", answer.getDraft().getFiles(0).getText());
        assertFalse(answer.getDraft().hasRegulations());
        FileFault name = answer.getMissingList().stream()
                .filter(fault -> fault.getPath().equals("name"))
                .findFirst()
                .orElseThrow();
        assertEquals("cup.yaml", name.getFile());
        assertEquals("", name.getCode());
        assertEquals(1, answer.getSequence());
        assertTrue(
                answer.getMissingList().stream().map(FileFault::getCode).allMatch(CODES::contains), answer::toString);
        assertTrue(name.getLine() > 0 && !name.getProblem().isEmpty(), name::toString);
        assertEquals("NO_DRAFT", refusal(() -> answers.draft(OPERATOR, "gone")));
        assertEquals("FORBIDDEN_ROLE", refusal(() -> answers.draft(ORGANISER.of(ID), "cup")));
    }

    private static SaveDraftRequest.Builder saving(String id, Draft draft) {
        return SaveDraftRequest.newBuilder()
                .setWrite(WriteContext.newBuilder().setRequestId("r"))
                .setCompetitionId(id)
                .setDraft(CompetitionLog.CONTEXT
                        .mapper()
                        .write(draft, org.onehall.proto.competition.v1.Draft.newBuilder()));
    }

    @Test
    void whatTheLogWouldRefuseIsNotWritten() {
        var large = saving("cup", draft("a".repeat(Draft.LARGEST))).build();
        assertEquals("DRAFT_TOO_LARGE", refusal(() -> answers.isKept(OPERATOR, large)));
        var open = saving(ID, NAMELESS).build();
        assertEquals("COMPETITION_EXISTS", refusal(() -> answers.isKept(OPERATOR, open)));
        assertEquals("FORBIDDEN_ROLE", refusal(() -> answers.isKept(CA, open)));
        var bad = saving("Cup", NAMELESS).build();
        assertEquals("MALFORMED_ID", refusal(() -> answers.isKept(OPERATOR, bad)));
    }

    @Test
    void nothingIsWrittenWhenTheDraftIsKeptAlready() {
        assertTrue(answers.isKept(OPERATOR, saving("cup", NAMELESS).build()));
        assertFalse(answers.isKept(OPERATOR, saving("cup", draft("id: cap\n")).build()));
        assertFalse(answers.isKept(OPERATOR, saving("gone", NAMELESS).build()));
        assertFalse(answers.isKept(OPERATOR, saving("new", NAMELESS).build()));
        var nameless = saving("cup", NAMELESS);
        assertFalse(answers.isKept(OPERATOR, nameless.setCreate(true).build()), "the log refuses it");
        assertFalse(answers.isKept(CA, nameless.clearWrite().build()), "the log refuses its form");
    }

    @Test
    void aSavedDraftIsAnsweredWithTheNumberOfItsEvent() {
        var request = saving("cup", NAMELESS).build();
        assertEquals(1, answers.saved(request, List.of()).getSequence());
        var event = CompetitionEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setSequence(7))
                .build();
        var saved = answers.saved(request, List.of(event));
        assertEquals(7, saved.getSequence());
        assertEquals(List.of(event), saved.getEventsList());
        assertFalse(saved.getMissingList().isEmpty());
    }

    @Test
    void aDraftWithFaultsIsNotOpenedAndAnOpenEventNotAgain() {
        Drafts.Read read = answers.toOpen(OPERATOR, "cup").orElseThrow();
        assertTrue(read.load().isEmpty() && !read.missing().isEmpty());
        assertEquals(Optional.empty(), answers.toOpen(ORGANISER.of(ID), ID));
        assertEquals("NO_DRAFT", refusal(() -> answers.toOpen(OPERATOR, "gone")));
        assertEquals("FORBIDDEN_ROLE", refusal(() -> answers.toOpen(CA, ID)));
    }

    @Test
    void filesAreThoseOfTheEventOrOfACopyWithoutPlayers() { // OCR 16.1
        var request = GetFilesRequest.newBuilder().setCompetitionId(ID);
        String own = yaml(request);
        assertTrue(own.contains("id: " + ID) && own.contains("name: Spring"), own);
        String copy = yaml(request.setOtherId("next").setName("Spring again"));
        assertTrue(copy.contains("id: next") && copy.contains("name: Spring again"), copy);
        assertFalse(copy.contains("Bo Rossi"), copy);
        assertEquals("MALFORMED", refusal(() -> yaml(request.clearName())));
        Function<String, GetFilesRequest> of =
                id -> GetFilesRequest.newBuilder().setCompetitionId(id).build();
        assertEquals("UNKNOWN_COMPETITION", refusal(() -> answers.files(OPERATOR, of.apply("cup"))));
        assertEquals("FORBIDDEN_ROLE", refusal(() -> answers.files(ORGANISER.of("cup"), of.apply(ID))));
    }

    private String yaml(GetFilesRequest.Builder request) {
        var files = answers.files(OPERATOR, request.build()).getFiles();
        return Stream.concat(
                        Stream.of(files.getYaml()),
                        files.getFilesList().stream().map(file -> file.getText()))
                .reduce("", String::concat);
    }

    @Test
    void playersOfADraftAreReadWithItsVenues() { // OCR 16.1
        var request = PreviewPlayersRequest.newBuilder()
                .setTable("name,venue\nAda Rossi,Rome\nBo Verdi,Oslo\n")
                .setDraft(DraftVenues.newBuilder()
                        .addVenues(Venue.newBuilder().setVenueId("rome").setName("Rome")));
        var players = PlayerPreviews.ofDraft(OPERATOR, request.build()).getPlayersList();
        assertEquals("rome", players.getFirst().getEntrant().getPlayer().getVenueId());
        assertFalse(players.getFirst().getRemarksList().contains(EntryRemark.ENTRY_REMARK_VENUE_UNKNOWN));
        assertTrue(players.getLast().getRemarksList().contains(EntryRemark.ENTRY_REMARK_VENUE_UNKNOWN));
        assertEquals("FORBIDDEN_ROLE", refusal(() -> PlayerPreviews.ofDraft(CA, request.build())));
        for (int i = 0; i < 50; i++)
            request.getDraftBuilder().addVenues(Venue.newBuilder().setVenueId("v" + i));
        assertEquals("MALFORMED", refusal(() -> PlayerPreviews.ofDraft(OPERATOR, request.build())));
    }
}
