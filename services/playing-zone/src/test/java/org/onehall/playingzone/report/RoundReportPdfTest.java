package org.onehall.playingzone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Properties;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.projection.Hall;
import org.onehall.playingzone.projection.report.RoundReports;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.PlayerExcluded;
import org.onehall.proto.competition.v1.ResultApproved;
import org.onehall.proto.competition.v1.ResultNoted;
import org.onehall.proto.competition.v1.RoundOpened;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.SeatExcluded;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.types.v1.Side;

/** OCR 18.1-18.3: the content of the PDF of a round's report, read back from it. */
class RoundReportPdfTest {
    private static final Instant NOW = Instant.parse("2026-03-01T18:00:00Z");

    private static String text(SignedReport report, String language) throws IOException {
        try (var document = Loader.loadPDF(RoundReportPdf.of(report, NOW, language))) {
            return new PDFTextStripper()
                    .getText(document)
                    .replaceAll("The demonstration · \\S+ 2026-03-01 18:00:00 UTC · \\d+/\\d+", "")
                    .replaceAll("\\s+", " ");
        }
    }

    private static void contains(String text, List<String> parts) {
        for (String part : parts) assertTrue(text.contains(part), part + " is not in: " + text);
    }

    @Test
    void aSignedReportHasEverythingOfItsVenue()
            throws IOException { // OCR 16.3-16.5, 17, 18.3, 18.4, 18.9, 19.6, FSSI gen-6
        var round = new PlayedRound().open().played().approved();
        SignedReport report =
                round.signed("rome", round.report("rome").sha256()).report("rome");
        contains(
                text(report, ""),
                List.of(
                        "Report of round 1, Rome",
                        "Fingerprint (SHA-256) " + report.sha256(),
                        "Signed by Local Chief Arbiter Luca, 1970-01-01",
                        "Remarks by the signer A lively round.",
                        "Staff of the venue Local Technical Arbiter Tea from",
                        "Cameras Door: online",
                        "Internet test passed",
                        "“94 Mbit/s”",
                        "Protection measures taken The playing area has been searched",
                        "Medical care nobody has recorded the medical care (FSSI gen-6)",
                        "A photographer, Press: Was in the playing area without permission (OCR 16.2/b) “came in”; "
                                + "not closed yet",
                        "Board 1 White Anna (2000), Rome",
                        "Result 1-0, ",
                        "(OCR 5.2); points set by a ruling: ½-0; approved",
                        "Clocks at the end White 0:50:00 · Black 0:33:20, 1 half-move ",
                        "pause by an arbiter, until",
                        "— Chief Arbiter Carla “Fire alarm”",
                        "White, Anna “It is too warm”; the call for an arbiter had a valid reason “window opened”",
                        "White: Noise (OCR 17.6)",
                        "White, Anna, venue, without permission, returned:",
                        "White, Bags: Nothing found, Lia",
                        "moved with two hands (AMD 7.5.4), at move 1 of White, irregularity number 1 → warning "
                                + "(AMD 7.5.4) “castled so”",
                        "White, Anna, rome/case-1, 0 half-moves, 0:42 without a connection “cable pulled”; "
                                + "b) Resume with less time White -1:30 (OCR 18.9) “as agreed” — Chief Arbiter Carla",
                        "White: an assistant was proposed “Ugo”",
                        "White, Anna, ruling 1, board 1 “It was not mine”; Appeals committee: Appeal accepted, new "
                                + "score “heard”",
                        "board 1, half-move 1, White, Anna; More time for the opponent (OCR 18.4); Black +2:00; before"
                                + " the change: White 1:23:20 · Black 1:23:20; after the change: White 1:23:20 · Black "
                                + "1:25:20; applied “again” — Local Chief Arbiter Luca",
                        "before the change: White 1:21:40 · Black 1:25:00; after the change: White 1:22:40 · Black "
                                + "1:25:00",
                        "before the change: White 1:21:40 · Black 1:25:00, after the change: White 1:22:40 · Black "
                                + "1:25:00",
                        "½-0 instead of 1-0; replaces ruling 1, board 1; applied; decision on the appeal of White, "
                                + "Anna, against: ruling 1, board 1 “heard” — decided by: Appeals committee, recorded "
                                + "by: Chief Organiser"));
    }

    /**
     * The report of round 2, in which Cora (2100) is paired with Bruno (1890) and these players are excluded from it.
     */
    private static SignedReport withoutGame(String... excluded) {
        return withoutGame(false, excluded);
    }

    private static SignedReport withoutGame(boolean expelled, String... excluded) {
        Facts facts = new Facts();
        Hall hall = new Hall();
        CompetitionEvent.Builder loaded = facts.loaded().toBuilder();
        loaded.getCompetitionLoadedBuilder().getPlayersBuilder(1).setRating(1890);
        loaded.getCompetitionLoadedBuilder().getPlayersBuilder(2).setRating(2100);
        hall.fold(loaded.build());
        for (String player : excluded)
            hall.fold(facts.competition(event -> event.setPlayerExcluded(PlayerExcluded.newBuilder()
                    .setPlayerId(player)
                    .setRulingId("demo/1/1/ruling-" + (expelled ? "1" : player))
                    .setArticle(expelled ? "OCR 18.4.9" : "OCR 18.4.8")
                    .setExpelled(expelled)
                    .addRounds(2))));
        hall.fold(facts.competition(event ->
                event.setRoundOpened(RoundOpened.newBuilder().setRound(2).addNotPlayed(1))));
        hall.fold(facts.competition(event -> event.setResultNoted(ResultNoted.newBuilder()
                .setRound(2)
                .setBoard(1)
                .setTermination(Termination.TERMINATION_FORFEIT)
                .setResult(excluded.length == 1 ? Result.RESULT_WHITE_WINS : Result.RESULT_BOTH_LOSE))));
        hall.fold(facts.competition(event -> event.setResultApproved(
                ResultApproved.newBuilder().setRound(2).setBoard(1).setArticle("OCR 18.4.8"))));
        return SignedReport.of(RoundReports.of(hall, "demo", 2, "", 0).orElseThrow());
    }

    @Test
    void aBoardWithoutAGameSaysWhoIsExcludedByWhichRulingAndNotThatAnybodyWasAbsent()
            throws IOException { // OCR 18.3, OCR 18.4.8
        String text = text(withoutGame("p2"), "");
        contains(
                text,
                List.of(
                        "White Cora (2100), Rome Black Bruno (1890), Milan ",
                        "Result 1-0, forfeit: Black is excluded from this round (OCR 18.4.8), ruling "
                                + "demo/1/1/ruling-p2; approved"));
        for (String wrong : List.of("absent", "not checked")) assertFalse(text.contains(wrong), text);
        contains(
                text(withoutGame("p2", "p3"), ""),
                List.of("Result 0-0, forfeit: White is excluded from this round (OCR 18.4.8), ruling "
                        + "demo/1/1/ruling-p3; "
                        + "forfeit: Black is excluded from this round (OCR 18.4.8), ruling "
                        + "demo/1/1/ruling-p2; approved"));
        contains(
                text(withoutGame("p2"), "it"),
                List.of("forfait: il Nero è escluso da questo turno (OCR 18.4.8), decisione demo/1/1/ruling-p2"));
    }

    @Test
    void whoeverIsExpelledReadsSoWithTheRoundItWasIn() throws IOException { // OCR 18.3, OCR 18.4.9
        String text = text(withoutGame(true, "p2"), "");
        contains(
                text,
                List.of("Result 1-0, forfeit: Black was expelled from the competition in round 1 (OCR 18.4.9), "
                        + "ruling demo/1/1/ruling-1; approved"));
        assertFalse(text.contains("is excluded from this round"), text);
        contains(
                text(withoutGame(true, "p2"), "it"),
                List.of("forfait: il Nero è stato espulso dal torneo nel turno 1 (OCR 18.4.9), decisione "
                        + "demo/1/1/ruling-1"));
    }

    @Test
    void whoWasExcludedAfterTheRollCallHasNotLostByTheDefaultTime() throws IOException { // FSSI ind-b
        Facts facts = new Facts();
        Hall hall = new Hall();
        hall.fold(facts.loaded());
        hall.fold(facts.competition(
                event -> event.setRoundOpened(RoundOpened.newBuilder().setRound(1))));
        hall.fold(facts.created("demo/1/1", "rome", "milan"));
        hall.fold(facts.game(
                "demo/1/1",
                event -> event.setSeatExcluded(
                        SeatExcluded.newBuilder().setSide(Side.SIDE_BLACK).setExcluded(true))));
        hall.fold(facts.started("demo/1/1"));
        hall.fold(facts.game(
                "demo/1/1",
                event -> event.setGameEnded(GameEnded.newBuilder()
                        .setResult(Result.RESULT_WHITE_WINS)
                        .setTermination(Termination.TERMINATION_FORFEIT))));
        String text =
                text(SignedReport.of(RoundReports.of(hall, "demo", 1, "", 0).orElseThrow()), "");
        contains(
                text,
                List.of(
                        "Result 1-0, forfeit: Black did not answer the roll call and is excluded from this game "
                                + "(FSSI ind-b); ",
                        "Roll call",
                        "Black: excluded because of no answer at the roll call (FSSI ind-b)"));
    }

    @Test
    void whatTheZoneDidByItselfAndVoidGamesAreOnPaper() throws IOException { // OCR 18.3, OCR 19.2, AMD 7.5.1, AMD 7.5.5
        String text = text(new PlayedRound().open().illegalMoves().report(""), "");
        contains(
                text,
                List.of(
                        "Black, ",
                        "Irregularity: illegal move (AMD 7.5.1) e7e4, at move 1 of Black, irregularity number 1 (AMD "
                                + "7.5.5); "
                                + "White +2:00; "
                                + "before the change: White 1:23:20 · Black 1:23:20; after the change: White 1:25:20 "
                                + "· Black 1:23:20; "
                                + "applied — automatically, by the software",
                        "Irregularity: illegal move (AMD 7.5.1) e7e4, at move 1 of Black, irregularity number 2 (AMD "
                                + "7.5.5); the "
                                + "game is "
                                + "over; 1-0 instead of –; applied — automatically, by the software"));
        assertFalse(text.contains("— Player"), text);
        contains(
                text(new PlayedRound().open().exchanged().report(""), ""),
                List.of("game 1: White Anna, Black ", "; e4 e5"));
        contains(
                text(new PlayedRound().open().illegalMoves().report(""), "it"),
                List.of("automaticamente, dal software", "la partita è finita"));
    }

    @Test
    void anAdjournmentIsOnPaperStepByStepButNeverTheSealedMove() throws IOException {
        // OCR 18.3, ADJ I.1.1, ADJ I.7
        String text = text(new PlayedRound().open().adjourned().report(""), "");
        contains(
                text,
                List.of(
                        "Adjournment 6",
                        "the adjournment was ordered, 1 half-move, end of the session: 1970-01-01 00:33:20 “The hall "
                                + "closes” — "
                                + "Chief Arbiter "
                                + "Carla",
                        "a move was sealed, Black, 1 half-move",
                        "the game was adjourned, Black, 1 half-move, White 1:23:20 · Black 1:15:00",
                        "the sealed move and the time to resume were confirmed, 1 half-move, the game will be "
                                + "resumed: 1970-01-01 01:06:40 “Room "
                                + "2” — "
                                + "Local Chief Arbiter Luca",
                        "the game was resumed, 1 half-move, White 1:23:20 · Black 1:15:00",
                        "the sealed move was opened, Black, 1 half-move",
                        "board 1, half-move 1, both players; Adjournment ordered (ADJ I.1.1); applied “The hall "
                                + "closes” — "
                                + "Chief Arbiter Carla"));
        assertFalse(text.contains("e7e5") || text.contains(" e5"), text);
        contains(
                text(new PlayedRound().open().adjourned().report("milan"), "it"),
                List.of("Aggiornamento 6", "aggiornamento ordinato", "busta aperta, Nero"));
    }

    @Test
    void whatHappenedBeforeAnExchangeOfSeatsIsToldOfWhoSatThereThen() throws IOException { // OCR 18.3, OCR 19.2
        String text = text(new PlayedRound().open().ruledBefore().exchanged().report(""), "");
        contains(
                text,
                List.of(
                        "White Bruno",
                        "Black Anna",
                        "White (Anna): an assistant was proposed “Ugo”",
                        "White (Anna): Noise (OCR 17.6)",
                        "White (Anna), Bags: Nothing found, Lia",
                        "White, Anna, venue, without permission",
                        "White (Anna), moved with two hands (AMD 7.5.4), at move 1 of White",
                        "White, Anna; Exclusion (OCR 18.4); White (Anna), excluded from round 2",
                        "White, Anna “It is too warm”",
                        "White, Anna, rome/case-1",
                        "White (Anna) -1:30"));
        for (String wrong : List.of("White (Bruno)", "White, Bruno;", "Black, Anna"))
            assertFalse(text.contains(wrong), wrong + " is in: " + text);
    }

    @Test
    void itIsInItalianForWhoReadsTheItalianPages() throws IOException {
        String text = text(new PlayedRound().open().played().report(""), "it");
        contains(
                text,
                List.of(
                        "Rapporto del turno 1",
                        "Firmato da non ancora firmato",
                        "Sede Rome",
                        "Sede Milan",
                        "Aperta non aperta",
                        "Chiamate",
                        "Nero +2:00",
                        "Che cosa manca ancora",
                        "Luca",
                        "sostituisce la decisione 1, scacchiera 1",
                        "deciso da: Appeals committee, registrato da: ",
                        "“Allarme antincendio”"));
        for (String english : List.of("White", "Black", "Arbiter", "signed", "clock", "ruling"))
            assertFalse(text.contains(english), english + " is in: " + text);
    }

    @Test
    void scoresheetsAndWhatPlayersSayOfTheResultAreOnPaper() throws IOException { // FSSI ind-b, OCR 20.7, LAW 8.7
        contains(
                text(new PlayedRound().open().played().written().report(""), ""),
                List.of(
                        "What the players say Black: the result ½-0 is wrong, not answered yet",
                        "Arbiter's checks The player handed in the scoresheet, White: yes",
                        "Scoresheets missing from Black",
                        "scoresheets that are not handed in (FSSI ind-b, team-c) (1, 2)"));
        contains(
                text(new PlayedRound().open().played().written().answered().report(""), ""),
                List.of("the result ½-0 is wrong, the arbiter has approved", "“both saw the flag”"));
    }

    @Test
    void remarksThatNobodyMadeAreNoneOfTheirGender() throws IOException {
        var round = new PlayedRound().open().played().approved();
        assertTrue(text(round.signed("rome", round.report("rome").sha256(), "").report("rome"), "it")
                .contains("Osservazioni nessuna"));
    }

    @Test
    void assistantsAreCountedAsPersonsAndNotAsWhatTheyDid() throws IOException { // APP-III 1.1
        contains(
                text(new PlayedRound().open().played().report("rome"), ""),
                List.of(
                        "Assistants 1 ",
                        "White: an assistant was proposed “Ugo”",
                        "White: the assistant was accepted"));
    }

    @Test
    void aResultAndPointsHaveOneNotation() throws IOException { // OCR 7.1
        String text = text(new PlayedRound().open().played().approved().report(""), "");
        assertFalse(text.contains("0.5") || text.contains("1/2-1/2"), text);
    }

    @Test
    void timesAreTheVenuesAndTheCompetitionsWhereTheyDiffer() throws IOException { // OCR 18.1, OCR 18.3, DEC-24
        String one = text(
                new PlayedRound("Europe/Rome", "Europe/Oslo").open().played().report(""), "");
        assertFalse(one.contains("CET"), one);
        String all = text(
                new PlayedRound("Europe/Rome", "Asia/Tokyo")
                        .open()
                        .testedInMilan()
                        .played()
                        .report(""),
                "");
        assertTrue(all.contains("Time zone Europe/Rome") && all.contains("Venue Milan Time zone Asia/Tokyo"), all);
        assertTrue(
                all.matches(".*Venue Milan .*1970-01-01 09:\\d\\d:\\d\\d JST \\(1970-01-01 01:\\d\\d:\\d\\d "
                        + "CET\\).*Boards.*"),
                all);
        assertTrue(all.matches(".*Boards .*Start and end of game 1970-01-01 01:\\d\\d:\\d\\d CET – .*"), all);
        String milan = text(
                new PlayedRound("Europe/Rome", "Asia/Tokyo")
                        .open()
                        .testedInMilan()
                        .played()
                        .report("milan"),
                "");
        assertTrue(
                milan.contains("Time zone Asia/Tokyo") && milan.contains("1970-01-01 09:") && !milan.contains("CET"),
                milan);
    }

    @Test
    void aWithdrawnPenaltyIsOnPaperWithItsArticleAndTheRulingThatTookItBack()
            throws IOException { // OCR 18.3, OCR 18.4.2
        var round = new PlayedRound().open().played().takenBack();
        contains(
                text(round.report(""), ""),
                List.of(
                        "Black +2:00; before the change: White 1:23:20 · Black 1:23:20; after the change: White "
                                + "1:23:20 · Black 1:25:20; "
                                + "withdrawn: More time for the opponent (OCR 18.4.2), by ruling 9, board 1; "
                                + "withdrawn "
                                + "“again”",
                        "Penalty withdrawn (OCR 18.4.2); Black -2:00; withdraws penalties of ruling 1, board 1; "
                                + "applied “it was the neighbour” — Local Chief Arbiter Luca"));
        contains(
                text(round.report(""), "it"),
                List.of(
                        "revocata: Più tempo all'avversario (OCR 18.4.2), dalla decisione 9, scacchiera 1; revocata “",
                        "Sanzione revocata (OCR 18.4.2); Nero -2:00; revoca sanzioni della decisione 1, scacchiera 1"));
    }

    @Test
    void anEarlierPositionIsToldWithTheMovesThatNoLongerCount() throws IOException { // LAW 7.1
        contains(
                text(new PlayedRound().open().restored().report(""), ""),
                List.of("Earlier position restored (LAW 7.1); before the change: White 1:23:20 · Black 1:23:20; after "
                        + "the change: White "
                        + "1:25:00 · Black 1:23:20; "
                        + "moves that no longer count: 1. e4; applied “Wrong move entered”"));
    }

    @Test
    void aRoundThatBeganEarlySaysSo() throws IOException { // OCR 16.11
        String early = text(new PlayedRound().open().planned(100_000_000).report(""), "");
        assertTrue(
                early.matches(".*Actual start 1970-01-01 \\d\\d:\\d\\d:\\d\\d \\([\\d:]+ before the planned start\\) "
                        + ".*"),
                early);
        assertFalse(text(new PlayedRound().open().planned(1).report(""), "").contains("before the planned start"));
    }

    @Test
    void aDismissedAppealReplacesNothingOnPaperEither() throws IOException { // OCR 17.11
        contains(
                text(new PlayedRound().open().lost().dismissed().report(""), ""),
                List.of(
                        "Game lost (OCR 18.4.6); White loses, Black gets 1; 0-1 instead of –; applied",
                        "Appeal rejected (OCR 17.11); applied; decision on the appeal of White, Anna, against: "
                                + "ruling 1, board 1 “it was on” — decided by: Appeals committee, recorded by: "
                                + "Chief Arbiter Carla"));
    }

    @Test
    void whatWasRecordedAfterTheSignatureIsMarked() throws IOException { // OCR 18.3
        contains(
                text(
                        new PlayedRound()
                                .open()
                                .played()
                                .approved()
                                .signed("rome", "0".repeat(64))
                                .report("rome"),
                        ""),
                List.of("Changed after signing Something was recorded after the report was signed. The "
                        + "fingerprint (SHA-256) of the signed report is "
                        + "0".repeat(8)));
    }

    @Test
    void aRoundWithoutGamesSaysSo() throws IOException {
        contains(
                text(
                        SignedReport.of(RoundReports.of(new PlayedRound().open().hall, "demo", 2, "", PlayedRound.LATER)
                                .orElseThrow()),
                        ""),
                List.of("Boards none", "Rulings none", "the round is not open"));
    }

    private static Properties words(String name) throws IOException {
        Properties words = new Properties();
        words.load(Files.newBufferedReader(Path.of("src/main/resources", name)));
        return words;
    }

    @Test
    void bothLanguagesHaveAllWordsAndThoseOfThePages() throws IOException {
        assertEquals(
                words("round-report.properties").keySet(),
                words("round-report_it.properties").keySet());
        String pages = PageWords.sources();
        for (String language : List.of("round-report.properties", "round-report_it.properties"))
            words(language).forEach((key, word) -> {
                String name = key.toString().replaceFirst("^[a-z]+\\.", "");
                if (key.toString().matches("(role|segment|state|measure|person|capacity|inspected|found)\\..*"))
                    assertTrue(
                            pages.contains(name + ": \"" + word + "\""),
                            key + " is " + word + " here, but not on the pages");
            });
    }
}
