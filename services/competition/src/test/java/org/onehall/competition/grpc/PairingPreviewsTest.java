package org.onehall.competition.grpc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Halls.CA;
import static org.onehall.competition.domain.Halls.ID;
import static org.onehall.competition.domain.Halls.LCA_ROME;
import static org.onehall.competition.domain.Halls.ORGANISER;
import static org.onehall.competition.domain.Halls.PLAYER;
import static org.onehall.competition.domain.Halls.SERVICE;

import io.grpc.StatusRuntimeException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.competition.config.PairingConfig;
import org.onehall.competition.pairing.RecordedSwiss;
import org.onehall.competition.query.PlayedSwiss;
import org.onehall.decider.Actor;
import org.onehall.house.Refused;
import org.onehall.proto.competition.v1.ListPairingSourcesRequest;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.PairingPreview;
import org.onehall.proto.competition.v1.PairingSource;
import org.onehall.proto.competition.v1.PreviewPairingsRequest;
import org.onehall.proto.competition.v1.PreviewPairingsResponse;
import org.onehall.proto.competition.v1.PreviewedSeat;

/** What the service answers about pairings before they are set, from every source (C.04, C.05). */
class PairingPreviewsTest {
    private static final int ROUND = 4;
    private static final PlayedSwiss SWISS = new PlayedSwiss();

    @TempDir
    Path folder;

    private record Config(Optional<Path> program, Duration patience) implements PairingConfig {}

    @BeforeAll
    static void threeRoundsArePlayed() {
        SWISS.before(ROUND);
    }

    private static PairingPreviews previews(Path... program) {
        return new PairingPreviews(
                SWISS.competitions(), new Config(List.of(program).stream().findFirst(), Duration.ofSeconds(60)));
    }

    private static PreviewPairingsRequest.Builder request(PairingSource source) {
        return PreviewPairingsRequest.newBuilder()
                .setCompetitionId(ID)
                .setRound(ROUND)
                .setSource(source);
    }

    private static String refusal(PairingPreviews previews, Actor actor, PreviewPairingsRequest.Builder request) {
        return Refused.read(assertThrows(StatusRuntimeException.class, () -> previews.preview(actor, request.build())))
                .orElseThrow()
                .getCode();
    }

    private static List<String> pairs(PairingPreview preview) {
        return preview.getBoardsList().stream()
                .map(board -> board.getWhite().getPlayerId().substring(1) + " "
                        + board.getBlack().getPlayerId().substring(1))
                .toList();
    }

    /** The recorded pairs, without the bye. */
    private static List<String> recorded() {
        return RecordedSwiss.pairs(ROUND)
                .lines()
                .skip(1)
                .filter(line -> !line.endsWith(" 0"))
                .toList();
    }

    private Path program(String script) throws IOException {
        Path file = folder.resolve("program");
        Files.writeString(file, "#!/bin/sh\n" + script + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
        return file;
    }

    @Test
    void theReportOfAProgramIsPreviewedWithWhatIsKnownOfThePlayers() { // C.04.2
        PreviewPairingsResponse answer = previews()
                .preview(
                        CA,
                        request(PairingSource.PAIRING_SOURCE_TRF)
                                .setText(RecordedSwiss.paired(ROUND))
                                .build());
        PairingPreview preview = answer.getPreview();
        assertTrue(preview.getPublishable(), preview.getFindingsList()::toString);
        assertEquals(
                recorded().stream().sorted().toList(),
                pairs(preview).stream().sorted().toList());
        PreviewedSeat seat = preview.getBoards(0).getWhite();
        assertEquals(3, seat.getColours().length());
        assertEquals(1, seat.getScoreGroup());
        assertEquals(2, seat.getLastFloatsCount());
        assertFalse(seat.getPlayer().getName().isEmpty());
        assertEquals(
                "rome",
                preview.getBoardsList().stream()
                        .flatMap(board -> Stream.of(board.getWhite(), board.getBlack()))
                        .filter(one -> one.getPlayer().getNumber() == 1)
                        .map(one -> one.getPlayer().getVenueId())
                        .findFirst()
                        .orElseThrow());
    }

    @Test
    void whatCannotBeReadIsSaidByLine() {
        PreviewPairingsResponse answer = previews()
                .preview(
                        ORGANISER,
                        request(PairingSource.PAIRING_SOURCE_TABLE)
                                .setText("Board;White;Black\n1;nobody at all;2\n")
                                .build());
        assertFalse(answer.hasPreview());
        assertEquals(2, answer.getFaults(0).getLine());
        assertEquals("UNREADABLE", answer.getFaults(0).getCode());
        assertTrue(answer.getFaults(0).getText().contains("nobody at all"), answer.getFaults(0)::getText);
    }

    @Test
    void pairingsByHandAreCheckedAsTheyAre() { // C.04.1
        PairingPreview preview = previews()
                .preview(
                        CA,
                        request(PairingSource.PAIRING_SOURCE_HAND)
                                .addPairings(Pairing.newBuilder()
                                        .setBoard(1)
                                        .setWhiteId("p1")
                                        .setBlackId("ghost"))
                                .build())
                .getPreview();
        assertFalse(preview.getPublishable());
        assertFalse(preview.getBoards(0).getBlack().hasPlayer());
        var unknown = preview.getFindingsList().stream()
                .filter(finding -> finding.getCode().equals("UNKNOWN_PLAYER"))
                .findFirst()
                .orElseThrow();
        assertEquals(List.of("ghost"), unknown.getPlayerIdsList());
        assertEquals(1, unknown.getBoard());
        assertFalse(unknown.getText().isEmpty());
        assertTrue(preview.getFindingsList().stream()
                .anyMatch(finding -> finding.getCode().equals("MISSING")));
    }

    @Test
    void theTablesOfRoundRobinsPairTheRound() { // C.05
        PairingPreview once = previews()
                .preview(CA, request(PairingSource.PAIRING_SOURCE_ROUND_ROBIN).build())
                .getPreview();
        assertFalse(once.getBoardsList().isEmpty());
        PreviewPairingsResponse match = previews()
                .preview(CA, request(PairingSource.PAIRING_SOURCE_SCHEVENINGEN).build());
        assertEquals("UNREADABLE", match.getFaults(0).getCode());
    }

    @Test
    void aProgramPairsTheRoundAndGetsOurReport() throws IOException { // C.04.2
        Path program = program("cp \"$2\" " + folder.resolve("seen") + "; cat > \"$4\" <<'END'\n"
                + RecordedSwiss.pairs(ROUND) + "END");
        PreviewPairingsResponse answer = previews(program)
                .preview(CA, request(PairingSource.PAIRING_SOURCE_PROGRAM).build());
        assertEquals(List.of(), answer.getFaultsList());
        assertEquals(recorded(), pairs(answer.getPreview()));
        String seen = Files.readString(folder.resolve("seen"));
        assertTrue(seen.contains("XXC white1"), seen);
        assertEquals(60, seen.lines().filter(line -> line.startsWith("001")).count());
    }

    @Test
    void aProgramThatFailsIsAFault() throws IOException {
        PreviewPairingsResponse answer = previews(program("echo no pairing; exit 1"))
                .preview(CA, request(PairingSource.PAIRING_SOURCE_PROGRAM).build());
        assertFalse(answer.hasPreview());
        assertEquals("PROGRAM_CANNOT_BE_PAIRED", answer.getFaults(0).getCode());
    }

    @Test
    void aProgramRunsOncePerCompetition() throws Exception {
        Path started = folder.resolve("started");
        Path go = folder.resolve("go");
        PairingPreviews previews = previews(program("touch " + started + "; while [ ! -e " + go
                + " ]; do sleep 0.05; done; cat > \"$4\" <<'END'\n" + RecordedSwiss.pairs(ROUND) + "END"));
        var first = CompletableFuture.supplyAsync(() -> previews.preview(
                CA, request(PairingSource.PAIRING_SOURCE_PROGRAM).build()));
        while (!Files.exists(started) && !first.isDone()) Thread.onSpinWait();
        assertEquals(
                "PAIRING_PROGRAM_RUNS", refusal(previews, ORGANISER, request(PairingSource.PAIRING_SOURCE_PROGRAM)));
        Files.createFile(go);
        assertEquals(recorded(), pairs(first.get().getPreview()));
        assertTrue(previews.preview(
                        CA, request(PairingSource.PAIRING_SOURCE_PROGRAM).build())
                .hasPreview());
    }

    @Test
    void onlyWhoMaySetPairingsSeesThemBefore() { // LAW 6.6
        var trf = request(PairingSource.PAIRING_SOURCE_TRF).setText(RecordedSwiss.paired(ROUND));
        for (Actor actor : List.of(LCA_ROME, PLAYER, SERVICE, CA.of("another")))
            assertEquals("FORBIDDEN_ROLE", refusal(previews(), actor, trf), actor::toString);
        assertEquals("NO_PAIRING_PROGRAM", refusal(previews(), CA, request(PairingSource.PAIRING_SOURCE_PROGRAM)));
        assertEquals("UNKNOWN_ROUND", refusal(previews(), CA, trf.clone().setRound(10)));
        assertEquals("ROUND_ALREADY_OPEN", refusal(previews(), CA, trf.clone().setRound(3)));
        assertEquals("UNKNOWN_COMPETITION", refusal(previews(), CA, trf.clone().setCompetitionId("elsewhere")));
    }

    @Test
    void theSourcesNameTheProgramOnlyIfThereIsOne() throws IOException {
        var request =
                ListPairingSourcesRequest.newBuilder().setCompetitionId(ID).build();
        String without = names(previews().sources(CA, request).getSourcesList());
        assertEquals("HAND TABLE TRF ROUND_ROBIN DOUBLE_ROUND_ROBIN", without);
        assertEquals(
                "HAND TABLE TRF PROGRAM ROUND_ROBIN DOUBLE_ROUND_ROBIN",
                names(previews(program("")).sources(CA, request).getSourcesList()));
    }

    private static String names(List<PairingSource> sources) {
        return sources.stream()
                .map(source -> source.name().replace("PAIRING_SOURCE_", ""))
                .collect(Collectors.joining(" "));
    }
}
