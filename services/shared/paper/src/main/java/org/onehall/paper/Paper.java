package org.onehall.paper;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream.AppendMode;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;

/**
 * Headings, labelled lines of text, tables and drawings on numbered A4 pages, as a PDF that screen readers read in
 * order. It continues on a new page when there is no more room.
 */
public final class Paper implements AutoCloseable {
    private static final String FONT = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";
    private static final float MARGIN = 56;
    private static final float LABEL = 130;
    private static final float SIZE = 10;
    private static final float LINE = 14;
    private static final float CELL_SIZE = 8;
    private static final float CELL_LINE = 10;
    private static final float CELL_PADDING = 2;
    /** Tolerance for rounding errors when widths are added up. */
    private static final float ROUNDING = 0.1f;
    /**
     * A text of up to this many lines is kept on one page; longer texts would leave too much of the page before empty.
     */
    private static final int SHORT = 8;
    /** A heading of this size or larger is a first-level heading. */
    private static final float TITLE_SIZE = 16;
    /** Width of the text, in points. */
    public static final float WIDTH = PDRectangle.A4.getWidth() - 2 * MARGIN;

    /**
     * A column of a table.
     *
     * @param share of the table's width, in proportion to the other columns
     * @param number whether its cells are aligned to the right
     */
    public record Column(String head, double share, boolean number) {}

    private final PDDocument document = new PDDocument();
    private final Structure structure;
    private final TrueTypeFont typeface;
    private final PDType0Font font;
    private final CmapLookup glyphs;
    private final String foot;

    @SuppressWarnings("NullAway.Init") // set by the first page(), which room() asks for before anything is written
    private PDPage page;

    @SuppressWarnings("NullAway.Init") // like the page it belongs to
    private PDPageContentStream content;

    /** Whether there is a page that is not ended yet. */
    private boolean open;

    private float y;

    /**
     * @param foot text at the foot of every page, beside the page number
     * @param language of the text
     */
    public Paper(String title, String foot, Locale language) throws IOException {
        this.foot = foot;
        structure = new Structure(document, language);
        try (InputStream file = Objects.requireNonNull(PDDocument.class.getResourceAsStream(FONT), FONT)) {
            typeface = new TTFParser().parse(new RandomAccessReadBuffer(file));
        }
        font = PDType0Font.load(document, typeface, true);
        glyphs = typeface.getUnicodeCmapLookup();
        document.getDocumentInformation().setTitle(title);
        PDViewerPreferences preferences =
                new PDViewerPreferences(document.getDocumentCatalog().getCOSObject());
        preferences.setDisplayDocTitle(true);
        document.getDocumentCatalog().setViewerPreferences(preferences);
    }

    /** Continues on a new page. */
    public void page() throws IOException {
        if (open) content.close();
        page = new PDPage(PDRectangle.A4);
        document.addPage(page);
        content = new PDPageContentStream(document, page);
        open = true;
        y = top();
    }

    private static float top() {
        return PDRectangle.A4.getHeight() - MARGIN;
    }

    public void heading(String text, float size) throws IOException {
        room(3 * size);
        // A heading belongs to the text below it, so there is more space above it.
        y -= size * (y < top() ? 2 : 1.4f);
        PDStructureElement part = structure.part(size >= TITLE_SIZE ? "H1" : "H2");
        for (String line : wrapped(text, size, WIDTH)) {
            put(part, line, size, MARGIN, y);
            y -= size * 1.2f;
        }
        y += size * 0.6f;
    }

    /** Keeps the next content, this many points high, together on one page. */
    public void together(double height) throws IOException {
        room((float) height);
    }

    /** Text beside its label, kept on one page if it is short; nothing if it is blank. */
    public void line(String label, String text) throws IOException {
        if (text.isBlank()) return;
        PDStructureElement part = structure.part("P");
        List<String> labels = label.isEmpty() ? List.of() : wrapped(label, SIZE, LABEL - CELL_PADDING);
        List<String> lines = wrapped(text, SIZE, WIDTH - LABEL);
        int rows = Math.max(labels.size(), lines.size());
        if (rows <= SHORT) room(rows * LINE);
        for (int row = 0; row < rows; row++) {
            room(LINE);
            y -= LINE;
            if (row < labels.size()) put(part, labels.get(row), SIZE, MARGIN, y);
            if (row < lines.size()) put(part, lines.get(row), SIZE, MARGIN + LABEL, y);
        }
    }

    /** Text across the width of the page; nothing if it is blank. */
    public void paragraph(String text) throws IOException {
        if (text.isBlank()) return;
        PDStructureElement part = structure.part("P");
        for (String line : wrapped(text, SIZE, WIDTH)) {
            room(LINE);
            y -= LINE;
            put(part, line, SIZE, MARGIN, y);
        }
        y -= LINE / 2;
    }

    /** A table; its head is repeated on every page of the table. */
    public void table(List<Column> asked, List<List<String>> rows) throws IOException {
        List<Column> columns = fitted(asked);
        PDStructureElement part = structure.part("Table");
        List<String> heads = columns.stream().map(Column::head).toList();
        List<List<String>> head = cells(columns, heads);
        room(height(head) + CELL_LINE + 2 * CELL_PADDING);
        row(Optional.of(structure.part("TR", part)), "TH", columns, head);
        for (List<String> row : rows) {
            if (row.size() != columns.size())
                throw new IllegalArgumentException(row.size() + " cells for " + columns.size() + " columns");
            List<List<String>> cells = cells(columns, row);
            if (y - height(cells) < MARGIN) {
                page();
                row(Optional.empty(), "TH", columns, head);
            }
            row(Optional.of(structure.part("TR", part)), "TD", columns, cells);
        }
        y -= LINE / 2;
    }

    /** @param told the same in words, for a reader who cannot see it */
    public void drawing(Drawing drawing, String told) throws IOException {
        room(drawing.height() + LINE / 2);
        PDStructureElement part = structure.part("Figure");
        part.setAlternateDescription(told);
        float top = y - LINE / 2;
        structure.begin(content, page, part);
        for (Drawing.Shape shape : drawing.shapes())
            if (shape instanceof Drawing.Shape.Text text) text(text, MARGIN, top);
            else Shapes.draw(content, shape, MARGIN, top);
        content.endMarkedContent();
        y = top - drawing.height();
    }

    /** The complete file; nothing can be added after that. */
    public byte[] bytes() throws IOException {
        if (!open) page();
        content.close();
        open = false;
        int pages = document.getNumberOfPages();
        for (int number = 1; number <= pages; number++)
            try (var end = new PDPageContentStream(document, document.getPage(number - 1), AppendMode.APPEND, true)) {
                Structure.beginUnread(end);
                show(end, foot + " · " + number + "/" + pages, 8, MARGIN, MARGIN / 2);
                end.endMarkedContent();
            }
        structure.end();
        var bytes = new ByteArrayOutputStream();
        document.save(bytes);
        return bytes.toByteArray();
    }

    private void room(float needed) throws IOException {
        if (!open || y - needed < MARGIN) page();
    }

    private void put(PDStructureElement part, String text, float size, float x, float height) throws IOException {
        structure.begin(content, page, part);
        show(content, text, size, x, height);
        content.endMarkedContent();
    }

    private void show(PDPageContentStream on, String text, float size, float x, float height) throws IOException {
        on.beginText();
        on.setFont(font, size);
        on.newLineAtOffset(x, height);
        on.showText(writable(text));
        on.endText();
    }

    // ---- tables

    /**
     * The same columns, each wide enough for the words of its head if the page allows it: a word is not broken because
     * of the width of a neighbouring column.
     */
    private List<Column> fitted(List<Column> columns) throws IOException {
        float[] widths = new float[columns.size()];
        float left = WIDTH;
        double shares = columns.stream().mapToDouble(Column::share).sum();
        for (boolean again = true; again; ) {
            again = false;
            for (int column = 0; column < widths.length; column++) {
                float needed = longestWord(columns.get(column).head()) + 2 * CELL_PADDING + ROUNDING;
                if (widths[column] > 0 || columns.get(column).share() / shares * left >= needed) continue;
                widths[column] = needed;
                left -= needed;
                shares -= columns.get(column).share();
                again = true;
            }
        }
        if (left < 0) return columns;
        List<Column> fitted = new ArrayList<>();
        for (int column = 0; column < widths.length; column++) {
            Column one = columns.get(column);
            fitted.add(new Column(
                    one.head(), widths[column] > 0 ? widths[column] : one.share() / shares * left, one.number()));
        }
        return fitted;
    }

    private float longestWord(String text) throws IOException {
        float longest = 0;
        for (String word : text.split(" ")) longest = Math.max(longest, width(writable(word), CELL_SIZE));
        return longest;
    }

    /** The lines of each cell of a row. */
    private List<List<String>> cells(List<Column> columns, List<String> row) throws IOException {
        List<List<String>> cells = new ArrayList<>();
        for (int column = 0; column < columns.size(); column++)
            cells.add(wrapped(row.get(column), CELL_SIZE, width(columns, column) - 2 * CELL_PADDING));
        return cells;
    }

    private static float height(List<List<String>> cells) {
        return cells.stream().mapToInt(List::size).max().orElse(1) * CELL_LINE + 2 * CELL_PADDING;
    }

    private static float width(List<Column> columns, int column) {
        return (float) (columns.get(column).share()
                / columns.stream().mapToDouble(Column::share).sum()
                * WIDTH);
    }

    /** @param part empty for a repeated head: it is not read twice */
    private void row(Optional<PDStructureElement> part, String type, List<Column> columns, List<List<String>> cells)
            throws IOException {
        float x = MARGIN;
        for (int column = 0; column < columns.size(); column++) {
            float width = width(columns, column);
            Optional<PDStructureElement> cell = part.map(row -> structure.part(type, row));
            float down = y - CELL_PADDING - CELL_SIZE;
            for (String line : cells.get(column)) {
                float indent =
                        columns.get(column).number() ? width - CELL_PADDING - width(line, CELL_SIZE) : CELL_PADDING;
                if (cell.isPresent()) structure.begin(content, page, cell.get());
                else Structure.beginUnread(content);
                show(content, line, CELL_SIZE, x + indent, down);
                content.endMarkedContent();
                down -= CELL_LINE;
            }
            x += width;
        }
        y -= height(cells);
        Structure.beginUnread(content);
        Shapes.draw(
                content,
                new Drawing.Shape.Line(0, 0, WIDTH, 0, type.equals("TH") ? 0.8f : 0.3f, Drawing.Ink.MIDDLE),
                MARGIN,
                y);
        content.endMarkedContent();
    }

    // ---- drawings

    private void text(Drawing.Shape.Text text, float left, float top) throws IOException {
        float width = width(writable(text.text()), text.size());
        float before = switch (text.anchor()) {
            case START -> 0;
            case MIDDLE -> width / 2;
            case END -> width;
        };
        content.setNonStrokingColor(text.ink().grey());
        show(content, text.text(), text.size(), left + text.x() - before, top - text.y());
        content.setNonStrokingColor(Drawing.Ink.BLACK.grey());
    }

    // ---- text

    private List<String> wrapped(String text, float size, float width) throws IOException {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        float taken = 0;
        float blank = width(" ", size);
        for (String word : writable(text).split(" ")) {
            float wide = width(word, size);
            if (!line.isEmpty() && taken + blank + wide > width) {
                lines.add(line.toString());
                line.setLength(0);
                taken = 0;
            }
            if (!line.isEmpty()) {
                line.append(' ');
                taken += blank;
            }
            if (wide <= width) {
                line.append(word);
                taken += wide;
                continue;
            }
            // A word that is longer than a line is broken at the end of each line. Every letter is measured once: words
            // from outside may have any length.
            for (int i = 0; i < word.length(); i++) {
                float letter = width(word.substring(i, i + 1), size);
                if (!line.isEmpty() && taken + letter > width) {
                    lines.add(line.toString());
                    line.setLength(0);
                    taken = 0;
                }
                line.append(word.charAt(i));
                taken += letter;
            }
        }
        lines.add(line.toString());
        return lines;
    }

    private float width(String text, float size) throws IOException {
        return font.getStringWidth(text) / 1000 * size;
    }

    /** Whether the typeface has all letters of a text. */
    public boolean canWrite(String text) {
        return text.codePoints().allMatch(this::hasGlyph);
    }

    private boolean hasGlyph(int letter) {
        return glyphs.getGlyphId(letter) != 0 && letter <= Character.MAX_VALUE;
    }

    /** Line ends become spaces; characters that the typeface does not have become question marks. */
    private String writable(String text) {
        StringBuilder writable = new StringBuilder(text.length());
        text.codePoints()
                .map(each -> Character.isWhitespace(each) ? ' ' : each)
                .filter(each -> !Character.isISOControl(each))
                .map(each -> hasGlyph(each) ? each : '?')
                .forEach(writable::appendCodePoint);
        return writable.toString();
    }

    @Override
    public void close() throws IOException {
        if (open) content.close();
        document.close();
        typeface.close();
    }
}
