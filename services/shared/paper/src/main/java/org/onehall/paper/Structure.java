package org.onehall.paper;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentCatalog;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDNumberTreeNode;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDMarkInfo;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDMarkedContentReference;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDParentTreeValue;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureNode;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureTreeRoot;

/** What a screen reader reads in a PDF, in which order and in which role. */
final class Structure {
    private final PDStructureTreeRoot tree = new PDStructureTreeRoot();
    private final PDStructureElement whole = new PDStructureElement("Document", tree);
    /** The part to which each marked piece of a page belongs. */
    private final Map<PDPage, COSArray> owners = new LinkedHashMap<>();

    Structure(PDDocument document, Locale language) {
        tree.appendKid(whole);
        PDDocumentCatalog catalog = document.getDocumentCatalog();
        catalog.setStructureTreeRoot(tree);
        catalog.setLanguage(language.toLanguageTag());
        PDMarkInfo marks = new PDMarkInfo();
        marks.setMarked(true);
        catalog.setMarkInfo(marks);
    }

    /** The next part of the document. */
    PDStructureElement part(String type) {
        return part(type, whole);
    }

    PDStructureElement part(String type, PDStructureNode of) {
        PDStructureElement part = new PDStructureElement(type, of);
        of.appendKid(part);
        return part;
    }

    /** Content put on the page from here to {@link PDPageContentStream#endMarkedContent} belongs to a part. */
    void begin(PDPageContentStream content, PDPage page, PDStructureElement part) throws IOException {
        COSArray pieces = owners.computeIfAbsent(page, _ -> new COSArray());
        PDMarkedContentReference piece = new PDMarkedContentReference();
        piece.setPage(page);
        piece.setMCID(pieces.size());
        part.appendKid(piece);
        content.beginMarkedContent(COSName.getPDFName(part.getStructureType()), pieces.size());
        pieces.add(part.getCOSObject());
    }

    /** Content put on the page from here to {@link PDPageContentStream#endMarkedContent} is not read. */
    static void beginUnread(PDPageContentStream content) throws IOException {
        content.beginMarkedContent(COSName.getPDFName("Artifact"));
    }

    void end() {
        Map<Integer, PDParentTreeValue> pages = new LinkedHashMap<>();
        owners.forEach((page, pieces) -> {
            page.setStructParents(pages.size());
            page.getCOSObject().setItem(COSName.getPDFName("Tabs"), COSName.S);
            pages.put(pages.size(), new PDParentTreeValue(pieces));
        });
        PDNumberTreeNode parents = new PDNumberTreeNode(PDParentTreeValue.class);
        parents.setNumbers(pages);
        tree.setParentTree(parents);
        tree.setParentTreeNextKey(pages.size());
    }
}
