package org.onehall.playingzone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Properties;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.ClocksThen;
import org.onehall.playingzone.projection.disconnection.CaseStepView;
import org.onehall.playingzone.projection.disconnection.CaseView;
import org.onehall.playingzone.projection.disconnection.CauseView;
import org.onehall.playingzone.projection.disconnection.DisconnectionReport;
import org.onehall.playingzone.projection.disconnection.IncidentView;
import org.onehall.playingzone.projection.disconnection.ProbesView;
import org.onehall.playingzone.projection.ruling.PrecedentView;
import org.onehall.playingzone.projection.ruling.RulingView;

/** OCR 18.9: the content of the PDF, read back from it. */
class DisconnectionPdfTest {
    private static final Instant NOW = Instant.parse("2026-03-01T18:00:00Z");
    private static final long LOST = Instant.parse("2026-03-01T14:03:07.250Z").toEpochMilli();

    private static DisconnectionReport report(int number, String name, String note) {
        var of = new CaseView(
                "rome/case-" + number,
                "cup/1/3",
                "rome",
                "Rome",
                Side.BLACK,
                name,
                LOST,
                LOST + 5_000,
                LOST,
                List.of(),
                LOST,
                OptionalLong.of(83_000),
                "CLOSED",
                true,
                OptionalLong.empty(),
                false,
                Optional.of(note),
                2,
                41,
                Optional.of(Side.BLACK),
                840_000,
                559_750,
                Optional.of(Side.WHITE),
                1,
                Optional.of(new CauseView(
                        "VENUE_LINE",
                        "MEDIUM",
                        7,
                        7,
                        3,
                        0,
                        true,
                        Optional.of(new ProbesView(
                                Optional.empty(),
                                Optional.of("ANSWERED"),
                                Optional.of("SILENT"),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.of("ANSWERED"))))),
                Optional.of("rome/outage-1"),
                Optional.of(new IncidentView("VENUE", "rome/outage-1")),
                Optional.of("r-1"),
                Optional.empty(),
                OptionalLong.empty());
        var ruling = new RulingView(
                "r-1",
                "cup/1/3",
                Optional.of(of.id()),
                "REDUCE",
                "-1:30",
                "as agreed",
                "OCR 18.9",
                "CHIEF_ARBITER",
                LOST + 100_000,
                "APPLIED",
                Optional.empty(),
                Optional.empty(),
                List.of(new PrecedentView("RESUME", 3), new PrecedentView("RESTART_SHORTER", 1)),
                List.of("DEVICE", "FAIR_PLAY"),
                List.of(),
                Optional.empty(),
                List.of(),
                "Anna",
                name);
        return new DisconnectionReport(
                of,
                1,
                3,
                "Anna",
                name,
                "8/8/8/8/8/8/8/K1k5 b - - 0 1",
                83_000,
                "Europe/Rome",
                List.of(
                        new CaseStepView(LOST, "LOST", "", "", ""),
                        new CaseStepView(LOST + 30_000, "REPORTED", "LOCAL_TECHNICAL_ARBITER", "Tea", note),
                        new CaseStepView(LOST + 100_000, "DECIDED", "CHIEF_ARBITER", "Carla", "REDUCE")),
                Optional.of(new ClocksThen(LOST + 6_000, 840_000, 553_001)),
                Optional.of(new ClocksThen(LOST + 101_000, 840_000, 463_001)),
                Optional.of(ruling),
                "Carla");
    }

    private static String text(List<DisconnectionReport> reports, int pages) throws IOException {
        return text(reports, pages, "");
    }

    private static String text(List<DisconnectionReport> reports, int pages, String language) throws IOException {
        try (var document = Loader.loadPDF(DisconnectionPdf.of("Hybrid Cup", reports, NOW, language))) {
            assertEquals(pages, document.getNumberOfPages());
            return new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
        }
    }

    @Test
    void everythingAChiefArbiterNeedsIsOnOnePage() throws IOException {
        String text = text(List.of(report(1, "Đorđe Čolić-Γιώργος", "The router was restarted.")), 1);
        for (String part : List.of(
                "Disconnection report rome/case-1",
                "Round, board 1, 3, game 2",
                "Disconnected player Black, Đorđe Čolić-Γιώργος, at Rome",
                "State of the case the case is closed",
                "Time 2026-03-01 15:03:07 (Europe/Rome, UTC+01:00)",
                "Half-moves played 41",
                "Position 8/8/8/8/8/8/8/K1k5 b - - 0 1",
                "Clocks White 0:14:00 · Black 0:09:20",
                "Clocks at the pause White 0:14:00 · Black 0:09:14, 2026-03-01 15:03:13",
                "Clocks after the decision White 0:14:00 · Black 0:07:44, 2026-03-01 15:04:48",
                "Draw offer White",
                "Time without a connection 1:23 in total",
                "Cause Probable cause: the internet line of the venue. Other seats of the venue: 7, of which 7 lost "
                        + "their connection at the same time. Other venues: 3, of which 0 lost their connection.",
                "State of the connection at that time: gateway answered, internet provider did not answer, the "
                        + "player was in the online meeting.",
                "Part of the outage rome/outage-1",
                "Arbiter's report The router was restarted.",
                "What happened (times of Europe/Rome)",
                "2026-03-01 15:03:37 Local Technical Arbiter Tea: reported the disconnection: The router was "
                        + "restarted.",
                "2026-03-01 15:04:47 Chief Arbiter Carla: decided: b) Resume with less time",
                "Decision b) Resume with less time -1:30",
                "Article OCR 18.9",
                "Decided by Chief Arbiter Carla",
                "Reason for the decision as agreed",
                "Similar decisions a) Resume (3), d) New game, shorter time (1)",
                "Checks to repeat device check, fair-play check, for both players, before the new game",
                "State of the decision applied",
                "Hybrid Cup · printed on 2026-03-01 18:00:00 UTC · 1/1"))
            assertTrue(text.contains(part), part + " is not in: " + text);
    }

    @Test
    void itIsInItalianForWhoReadsTheItalianPages() throws IOException {
        String text = text(List.of(report(1, "Bruno", "Il router.")), 1, "it");
        for (String part : List.of(
                "Rapporto di disconnessione rome/case-1",
                "Giocatore scollegato Nero, Bruno, a Rome",
                "Orologi Bianco 0:14:00 · Nero 0:09:20",
                "Causa Causa probabile: la linea internet della sede.",
                "Stato del collegamento in quel momento: gateway risponde, fornitore internet non "
                        + "risponde, giocatore nella riunione.",
                "Arbitro tecnico locale Tea: segnalato: Il router.",
                "Decisione b) Ripresa con meno tempo -1:30",
                "Deciso da Arbitro principale Carla",
                "Stato della decisione applicata",
                "stampato")) assertTrue(text.contains(part), part + " is not in: " + text);
        for (String english : List.of("White", "Black", "Arbiter", "reported", "clock"))
            assertFalse(text.contains(english), english + " is in: " + text);
        assertTrue(text(List.of(), 1, "it").contains("Nessuna disconnessione."));
    }

    private static Properties words(String name) throws IOException {
        Properties words = new Properties();
        words.load(Files.newBufferedReader(Path.of("src/main/resources", name)));
        return words;
    }

    @Test
    void bothLanguagesHaveAllWordsAndThoseOfThePages() throws IOException {
        assertEquals(
                words("disconnections.properties").keySet(),
                words("disconnections_it.properties").keySet());
        String pages = PageWords.sources();
        for (String language : List.of("disconnections.properties", "disconnections_it.properties"))
            words(language).forEach((key, word) -> {
                String name = key.toString().replaceFirst("^[a-z]+\\.", "");
                String withoutLetter = word.toString().replaceFirst("^[a-d]\\) ", ""); // the pages add it (OCR 18.9)
                if (key.toString().matches("(role|segment|confidence|kind|state|check|hop|probe)\\..*"))
                    assertTrue(
                            pages.contains(name + ": \"" + withoutLetter + "\""),
                            key + " is " + word + " here, but not on the pages");
            });
    }

    @Test
    void aRoundOfReportsIsAPageForEach() throws IOException {
        String text = text(
                IntStream.rangeClosed(1, 12)
                        .mapToObj(number -> report(number, "Bruno", ""))
                        .toList(),
                12);
        assertTrue(text.contains("rome/case-12") && text.contains("12/12"));
        assertTrue(text.contains("Arbiter's report the report was confirmed without a note"));
    }

    @Test
    void whatCannotBeWrittenIsAQuestionMarkAndNothingIsCutOff() throws IOException {
        String longest = "word\n".repeat(300) + "x".repeat(500) + " \uD83D\uDE00\u0007 end";
        String text = text(List.of(report(1, "李", longest)), 2);
        assertTrue(text.contains("Black ?"), text);
        assertTrue(text.contains("? end"), text);
        assertEquals(600, text.split("\\bword\\b", -1).length - 1);
    }

    @Test
    void aRoundWithoutDisconnectionsSaysSo() throws IOException {
        assertTrue(text(List.of(), 1).contains("There were no disconnections."));
    }
}
