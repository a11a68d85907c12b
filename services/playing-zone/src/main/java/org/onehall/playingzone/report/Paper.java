package org.onehall.playingzone.report;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream.AppendMode;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/** Headings and labelled lines of text on numbered A4 pages, as PDF. */
final class Paper implements AutoCloseable {
    private static final String FONT = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";
    private static final float MARGIN = 56;
    private static final float LABEL = 130;
    private static final float SIZE = 10;
    private static final float LINE = 14;

    private final PDDocument document = new PDDocument();
    private final TrueTypeFont typeface;
    private final PDType0Font font;
    private final CmapLookup glyphs;
    private final String foot;
    private PDPageContentStream content;
    private float y;

    /** @param foot stands at the foot of every page beside its number */
    Paper(String title, String foot) throws IOException {
        this.foot = foot;
        try (InputStream file = Objects.requireNonNull(PDDocument.class.getResourceAsStream(FONT), FONT)) {
            typeface = new TTFParser().parse(new RandomAccessReadBuffer(file));
        }
        font = PDType0Font.load(document, typeface, true);
        glyphs = typeface.getUnicodeCmapLookup();
        document.getDocumentInformation().setTitle(title);
    }

    void page() throws IOException {
        if (content != null) content.close();
        PDPage page = new PDPage(PDRectangle.A4);
        document.addPage(page);
        content = new PDPageContentStream(document, page);
        y = page.getMediaBox().getHeight() - MARGIN;
    }

    void heading(String text, float size) throws IOException {
        room(2 * size);
        y -= size;
        for (String line : wrapped(text, size, width())) {
            put(content, line, size, MARGIN, y);
            y -= size * 1.4f;
        }
    }

    /** Text beside its label; nothing if it is blank. */
    void line(String label, String text) throws IOException {
        if (text.isBlank()) return;
        boolean first = true;
        for (String line : wrapped(text, SIZE, width() - LABEL)) {
            room(LINE);
            y -= LINE;
            if (first) put(content, label, SIZE, MARGIN, y);
            put(content, line, SIZE, MARGIN + LABEL, y);
            first = false;
        }
    }

    byte[] bytes() throws IOException {
        content.close();
        content = null;
        int pages = document.getNumberOfPages();
        for (int number = 1; number <= pages; number++)
            try (var end = new PDPageContentStream(document, document.getPage(number - 1), AppendMode.APPEND, true)) {
                put(end, foot + " · " + number + "/" + pages, 8, MARGIN, MARGIN / 2);
            }
        var bytes = new ByteArrayOutputStream();
        document.save(bytes);
        return bytes.toByteArray();
    }

    private void room(float needed) throws IOException {
        if (content == null || y - needed < MARGIN) page();
    }

    private static float width() {
        return PDRectangle.A4.getWidth() - 2 * MARGIN;
    }

    private void put(PDPageContentStream on, String text, float size, float x, float height) throws IOException {
        on.beginText();
        on.setFont(font, size);
        on.newLineAtOffset(x, height);
        on.showText(writable(text));
        on.endText();
    }

    private List<String> wrapped(String text, float size, float width) throws IOException {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : writable(text).split(" ")) {
            String rest = word;
            if (!line.isEmpty() && width(line + " " + rest, size) > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            while (width(rest, size) > width) {
                int fits = rest.length() - 1;
                while (fits > 1 && width(rest.substring(0, fits), size) > width) fits--;
                lines.add(rest.substring(0, fits));
                rest = rest.substring(fits);
            }
            line.append(line.isEmpty() ? "" : " ").append(rest);
        }
        lines.add(line.toString());
        return lines;
    }

    private float width(String text, float size) throws IOException {
        return font.getStringWidth(text) / 1000 * size;
    }

    /** Line ends become spaces; what the typeface does not have becomes a question mark. */
    private String writable(String text) {
        StringBuilder writable = new StringBuilder(text.length());
        text.codePoints().map(each -> Character.isWhitespace(each) ? ' ' : each).filter(each -> !Character.isISOControl(each))
                .map(each -> glyphs.getGlyphId(each) == 0 || each > Character.MAX_VALUE ? '?' : each).forEach(writable::appendCodePoint);
        return writable.toString();
    }

    @Override public void close() throws IOException {
        if (content != null) content.close();
        document.close();
        typeface.close();
    }
}
