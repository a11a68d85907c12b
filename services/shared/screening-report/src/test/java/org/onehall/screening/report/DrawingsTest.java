package org.onehall.screening.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Test;
import org.onehall.chess.BySide;
import org.onehall.paper.Drawing;
import org.onehall.paper.Paper;
import org.onehall.paper.Words;

class DrawingsTest {
    private static final Words WORDS = Words.of(ScreeningPdf.class, "screening", "en");
    /** Where drawings begin on a page, in points. */
    private static final double LEFT = 56;

    private static final double TOP = 56 + 7;

    private static byte[] pdf(Drawing drawing) throws IOException {
        try (Paper paper = new Paper("", "", Locale.ENGLISH)) {
            paper.page();
            paper.drawing(drawing, "");
            return paper.bytes();
        }
    }

    private static BufferedImage image(Drawing drawing) throws IOException {
        try (var document = Loader.loadPDF(pdf(drawing))) {
            return new PDFRenderer(document).renderImageWithDPI(0, 144);
        }
    }

    private static int grey(BufferedImage image, double x, double y) {
        return image.getRGB((int) Math.round(2 * (LEFT + x)), (int) Math.round(2 * (TOP + y))) & 0xff;
    }

    private static String text(Drawing drawing) throws IOException {
        try (var document = Loader.loadPDF(pdf(drawing))) {
            return new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
        }
    }

    @Test
    void inASmallEventEveryPlayerHasHisNumberInALargeOneThoseOutsideTheInnerBand() throws IOException {
        List<Scatter.Point> few = IntStream.rangeClosed(101, 105)
                .mapToObj(number -> new Scatter.Point(number, 1_500 + 7 * number, 50, 48, 52, false))
                .toList();
        String all = text(Scatter.of(few, WORDS));
        for (int number = 101; number <= 105; number++)
            assertTrue(all.contains(String.valueOf(number)), number + ": " + all);
        List<Scatter.Point> many = IntStream.rangeClosed(101, 160)
                .mapToObj(
                        number -> new Scatter.Point(number, 1_200 + 7 * number, number == 120 ? 64 : 51, 49, 66, false))
                .toList();
        String text = text(Scatter.of(many, WORDS));
        assertTrue(text.contains("120") && !text.contains("121"), text);
    }

    @Test
    void numbersOfPlayersWhoLieOnEachOtherStandBesideEachOther() throws IOException {
        List<Scatter.Point> near = IntStream.rangeClosed(1, 9)
                .mapToObj(number -> new Scatter.Point(number, 2_000 + number, 50 + number / 10.0, 48, 52, false))
                .toList();
        List<TextPosition> numbers = new ArrayList<>();
        try (var document = Loader.loadPDF(pdf(Scatter.of(near, WORDS)))) {
            new PDFTextStripper() {
                @Override
                protected void processTextPosition(TextPosition letter) {
                    // Away from the axes.
                    if (letter.getXDirAdj() > LEFT + 40
                            && letter.getYDirAdj() > TOP + 50
                            && letter.getYDirAdj() < TOP + 200) numbers.add(letter);
                }
            }.getText(document);
        }
        assertEquals(9, numbers.size(), numbers.toString());
        for (TextPosition one : numbers)
            for (TextPosition other : numbers)
                assertTrue(
                        one == other
                                || Math.abs(one.getXDirAdj() - other.getXDirAdj()) >= 3.5
                                || Math.abs(one.getYDirAdj() - other.getYDirAdj()) >= 5.5,
                        one + " lies on " + other);
    }

    @Test
    void theBandsOfHonestPlayersLieBehindThePoints() throws IOException {
        BufferedImage image = image(Scatter.of(List.of(new Scatter.Point(1, 2_000, 50, 50, 50, false)), WORDS));
        // The axis goes from 30 to 70 over 214 points, the inner band from 40 to 60.
        int inner = grey(image, 60, 115 + 10);
        int outer = grey(image, 60, 8 + 214 * (70 - 63) / 40.0);
        int outside = grey(image, 60, 8 + 214 * (70 - 67) / 40.0);
        assertTrue(inner < outer && outer < outside, inner + ", " + outer + ", " + outside);
    }

    @Test
    void aLossOfWhiteGoesUpAndOneOfBlackDown() throws IOException {
        Strip.Move lost = new Strip.Move(20, true, 0.5, 0, false);
        double x = 6 * 19.5 + 2;
        double middle = 33;
        BufferedImage white = image(Strip.of(new BySide<>(List.of(lost), List.of())));
        BufferedImage black = image(Strip.of(new BySide<>(List.of(), List.of(lost))));
        assertTrue(grey(white, x, middle - 8) < 200 && grey(white, x, middle + 8) > 250);
        assertTrue(grey(black, x, middle + 8) < 200 && grey(black, x, middle - 8) > 250);
        assertTrue(grey(white, x, middle - 20) > 250, "the bar is as long as the loss");
    }

    @Test
    void theExpectedLossIsAStrokeAndALongGameFitsThePage() throws IOException {
        List<Strip.Move> many = IntStream.rangeClosed(1, 200)
                .mapToObj(number -> new Strip.Move(number, true, 0, 0.5, false))
                .toList();
        BufferedImage image = image(Strip.of(new BySide<>(many, List.of())));
        assertTrue(grey(image, 200, 33 - 13) < 160, "the stroke at half the height");
        assertTrue(grey(image, 478, 33 - 13) < 160, "the last moves");
        assertTrue(grey(image, 200, 33 - 18) > 250);
    }

    @Test
    void eachMoveIsAPointByOpennessAndTime() throws IOException {
        Drawing drawing = TimePictures.of(
                List.of(new TimePictures.Player(
                        3, "A very long name of somebody", List.of(new TimePictures.Move(2, 10)))),
                WORDS);
        String text = text(drawing);
        assertTrue(text.contains("3 A very long name of som…"), text);
        BufferedImage image = image(drawing);
        // At half of the openness, and at 10 s on a scale up to 3,162 s.
        double x = 18 + ((Paper.WIDTH - 30) / 4 - 18) / 2;
        double y = 84 - 68 / 3.5;
        assertTrue(grey(image, x, y) < 150, "the point");
        assertEquals(255, grey(image, x + 10, y - 10));
    }

    @Test
    void numbersAreWrittenAsTheLanguageDoes() {
        Numbers italian = new Numbers(Locale.ITALIAN);
        assertEquals("+1,25", italian.signed(1.25, 2));
        assertEquals("0,00", italian.signed(-0.001, 2));
        assertEquals("-0,50", italian.signed(-0.5, 2));
        assertEquals("< 0,0001", italian.probability(0.00001));
        assertEquals("0.0042", new Numbers(Locale.ENGLISH).probability(0.0042));
        assertEquals("5 %", italian.percent(0.05));
    }
}
