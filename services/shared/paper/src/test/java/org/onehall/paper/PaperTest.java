package org.onehall.paper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureNode;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class PaperTest {
    private static final List<Paper.Column> COLUMNS =
            List.of(new Paper.Column("Player", 3, false), new Paper.Column("Moves", 1, true));

    private interface Content {
        void put(Paper paper) throws IOException;
    }

    private static PDDocument read(Content content) throws IOException {
        try (Paper paper = new Paper("A title", "The foot", Locale.ITALIAN)) {
            content.put(paper);
            return Loader.loadPDF(paper.bytes());
        }
    }

    private static String text(PDDocument document) throws IOException {
        return new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
    }

    /** Types of all parts in reading order. */
    private static List<String> parts(PDStructureNode of) {
        List<String> parts = new ArrayList<>();
        for (Object kid : of.getKids())
            if (kid instanceof PDStructureElement part) {
                parts.add(part.getStructureType());
                parts.addAll(parts(part));
            }
        return parts;
    }

    private static boolean dark(BufferedImage page, double x, double y) {
        return (page.getRGB((int) Math.round(56 + x), (int) Math.round(y)) & 0xff) < 128;
    }

    @Test
    void aTableGoesOnOnTheNextPageUnderItsHead() throws IOException {
        try (PDDocument document = read(paper -> paper.table(
                COLUMNS,
                IntStream.rangeClosed(1, 80)
                        .mapToObj(number -> List.of("Player number " + number, "" + number))
                        .toList()))) {
            assertEquals(2, document.getNumberOfPages());
            String text = text(document);
            assertEquals(2, text.split("Player Moves", -1).length - 1, text);
            for (int number = 1; number <= 80; number++)
                assertTrue(text.contains("Player number " + number + " " + number), text);
        }
    }

    @Test
    void aWordOfAHeadIsNotBrokenForTheWidthOfItsNeighbour() throws IOException {
        List<Paper.Column> columns = List.of(
                new Paper.Column("Notes", 40, false),
                new Paper.Column("Rating", 1, true),
                new Paper.Column("Moves counted", 1, true),
                new Paper.Column("z", 1, true));
        try (PDDocument document = read(paper ->
                paper.table(columns, List.of(List.of("word ".repeat(60).strip(), "2100", "7", "1"))))) {
            String text = text(document);
            for (String head : List.of("Notes", "Rating", "Moves", "counted")) assertTrue(text.contains(head), text);
            assertEquals(60, text.split("\\bword\\b", -1).length - 1, text);
        }
        List<Paper.Column> many = IntStream.range(0, 60)
                .mapToObj(number -> new Paper.Column("Moves", 1, true))
                .toList();
        try (PDDocument document = read(paper -> paper.table(many, List.of()))) {
            assertEquals(1, document.getNumberOfPages(), "more heads than the page holds are broken as before");
        }
    }

    @Test
    void aLongCellTakesSeveralLines() throws IOException {
        try (PDDocument document = read(paper ->
                paper.table(COLUMNS, List.of(List.of("word ".repeat(200).strip(), "7"))))) {
            assertEquals(200, text(document).split("\\bword\\b", -1).length - 1);
        }
    }

    @Test
    void aWordThatNoLineHoldsGoesOnOnTheNextInNoTime() throws IOException {
        String word = "abcdefghij".repeat(20_000);
        assertTimeoutPreemptively(Duration.ofSeconds(30), () -> {
            try (PDDocument document = read(paper -> paper.paragraph("before " + word + " behind"))) {
                assertEquals("before" + word + "behind", text(document).replaceAll(" |The foot · \\d+/\\d+", ""));
            }
        });
    }

    @Test
    void aRowHasACellForEachColumn() throws IOException {
        try (Paper paper = new Paper("", "", Locale.ENGLISH)) {
            assertThrows(IllegalArgumentException.class, () -> paper.table(COLUMNS, List.of(List.of("one"))));
        }
    }

    @Test
    void aScreenReaderFindsHeadingsTablesAndWhatADrawingShows() throws IOException {
        try (PDDocument document = read(paper -> {
            paper.heading("Report", 16);
            paper.heading("Chapter", 12);
            paper.line("label", "text");
            paper.table(COLUMNS, List.of(List.of("Anna", "40")));
            paper.drawing(new Drawing(100, 50).line(0, 0, 100, 50, 1, Drawing.Ink.BLACK), "a line that falls");
        })) {
            var catalog = document.getDocumentCatalog();
            assertEquals("it", catalog.getLanguage());
            assertTrue(catalog.getMarkInfo().isMarked());
            assertEquals(
                    List.of("Document", "H1", "H2", "P", "Table", "TR", "TH", "TH", "TR", "TD", "TD", "Figure"),
                    parts(catalog.getStructureTreeRoot()));
            PDStructureElement whole = (PDStructureElement)
                    catalog.getStructureTreeRoot().getKids().getFirst();
            assertEquals(
                    "a line that falls", ((PDStructureElement) whole.getKids().getLast()).getAlternateDescription());
            assertEquals(
                    1,
                    catalog.getStructureTreeRoot().getParentTree().getNumbers().size());
            assertEquals(0, document.getPage(0).getStructParents());
        }
    }

    /** Heights of the lines with these words, from the top of the page. */
    private static List<Float> heights(PDDocument document, List<String> words) throws IOException {
        List<Float> heights = new ArrayList<>();
        new PDFTextStripper() {
            @Override
            protected void writeString(String text, List<TextPosition> letters) {
                if (words.contains(text.strip())) heights.add(letters.getFirst().getYDirAdj());
            }
        }.getText(document);
        return heights;
    }

    @Test
    void aHeadingIsNearerToWhatItIsTheHeadOf() throws IOException {
        try (PDDocument document = read(paper -> {
            paper.line("", "above");
            paper.heading("Head", 12);
            paper.line("", "below");
        })) {
            List<Float> heights = heights(document, List.of("above", "Head", "below"));
            assertTrue(heights.get(1) - heights.get(0) > heights.get(2) - heights.get(1), heights.toString());
        }
    }

    @Test
    void aLabelledTextIsNotTornApartAndNoLabelRunsIntoIt() throws IOException {
        try (PDDocument document = read(paper -> {
            for (int line = 0; line < 51; line++) paper.line("", "line");
            paper.line(
                    "a label that is far longer than there is room beside",
                    "word ".repeat(30).strip());
        })) {
            PDFTextStripper first = new PDFTextStripper();
            first.setEndPage(1);
            assertTrue(!first.getText(document).contains("word"), "all of it is on the second page");
            assertTrue(
                    !new PDFTextStripper().getText(document).contains("far longer than there is room"),
                    "the label has several lines");
        }
    }

    @Test
    void itKnowsWhichLettersItHas() throws IOException {
        try (Paper paper = new Paper("", "", Locale.ENGLISH)) {
            assertTrue(paper.canWrite("Đorđe Čolić-Γιώργος"));
            assertTrue(!paper.canWrite("王小明") && !paper.canWrite("a\uD83D\uDE00"));
        }
    }

    @Test
    void shapesAreWhereTheyWereDrawn() throws IOException {
        Drawing drawing = new Drawing(200, 200)
                .area(10, 20, 30, 40, Drawing.Ink.BLACK)
                .dot(100, 100, 10, Drawing.Ink.BLACK)
                .ring(150, 50, 20, Drawing.Ink.BLACK)
                .line(0, 180, 200, 180, 3, Drawing.Ink.BLACK)
                .text(100, 150, 10, "middle", Drawing.Anchor.MIDDLE, Drawing.Ink.BLACK);
        try (PDDocument document = read(paper -> paper.drawing(drawing, ""))) {
            BufferedImage page = new PDFRenderer(document).renderImageWithDPI(0, 72);
            double top = 56 + 7;
            assertTrue(dark(page, 25, top + 40), "inside the area");
            assertTrue(!dark(page, 5, top + 40) && !dark(page, 45, top + 40), "beside the area");
            assertTrue(dark(page, 100, top + 100) && !dark(page, 112, top + 100), "the dot");
            assertTrue(!dark(page, 150, top + 50), "inside the ring");
            assertTrue(dark(page, 100, top + 180), "the line");
            assertTrue(text(document).contains("middle"));
        }
    }

    @Test
    void aDrawingThatHasNoRoomIsOnTheNextPage() throws IOException {
        try (PDDocument document = read(paper -> {
            paper.drawing(new Drawing(100, 400), "");
            paper.drawing(new Drawing(100, 400), "");
        })) {
            assertEquals(2, document.getNumberOfPages());
        }
    }

    @Test
    void aParagraphHasTheWidthOfThePageAndNothingIsLost() throws IOException {
        try (PDDocument document =
                read(paper -> paper.paragraph("word ".repeat(2_000).strip()))) {
            assertEquals(2_000, text(document).split("\\bword\\b", -1).length - 1);
        }
    }
}
