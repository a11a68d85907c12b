package org.onehall.playingzone.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.playingzone.query.Reports.Draft;
import org.onehall.playingzone.query.Reports.Drafts;
import org.onehall.playingzone.query.Reports.LackingView;
import org.onehall.playingzone.query.Reports.Point;
import org.onehall.playingzone.query.Reports.RoundReport;
import org.onehall.playingzone.query.Reports.SignatureView;

/**
 * A round's report as it goes out in JSON (OCR 18.1-18.3).
 *
 * @param schema    where its JSON Schema is
 * @param sha256    of {@code content} in JSON with its members in the order of their names and without white space, in UTF-8
 * @param signature empty: not signed, or a result it told of has changed since
 * @param unchanged whether what was signed is what is told now; also if nothing is signed
 * @param missing   what keeps it from being signed, or ought to be settled before
 * @param earlier   signatures that hold no more, the first first, with their remarks
 */
public record SignedReport(String schema, RoundReport content, String sha256, Optional<SignatureView> signature, boolean unchanged,
        List<LackingView> missing, List<SignatureView> earlier) {
    /** Address of the JSON Schema. */
    public static final String SCHEMA = "/api/schemas/round-report.json";

    private static final JsonMapper CANONICAL = JsonMapper.builder().addModule(new Jdk8Module()).enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS).build();

    /** As it was signed if nothing was recorded since, else as it is now. */
    public static SignedReport of(Drafts drafts) {
        Draft signed = drafts.signed();
        String sha256 = sha256(signed.content());
        if (signed.signature().filter(one -> !one.sha256().equals(sha256)).isEmpty())
            return new SignedReport(SCHEMA, signed.content(), sha256, signed.signature(), true, missing(signed, drafts), signed.earlier());
        Draft now = drafts.now();
        return new SignedReport(SCHEMA, now.content(), sha256(now.content()), now.signature(), false, missing(now, drafts), now.earlier());
    }

    /** With the venues whose signed reports are not what they were, behind what else keeps it from being signed. */
    private static List<LackingView> missing(Draft draft, Drafts drafts) {
        List<String> changed = drafts.venues().entrySet().stream().filter(venue -> !of(venue.getValue()).unchanged()).map(Map.Entry::getKey).toList();
        if (changed.isEmpty()) return draft.missing();
        List<LackingView> missing = new ArrayList<>(draft.missing());
        missing.add((int) missing.stream().takeWhile(LackingView::blocks).count(), new LackingView(Point.VENUE_CHANGED, true, changed));
        return missing;
    }

    /** Whether something keeps it from being signed, or ought to be settled. */
    public boolean lacks(Point point) {
        return missing.stream().anyMatch(one -> one.point() == point);
    }

    /** 64 hexadecimal digits in small letters. */
    static String sha256(RoundReport content) {
        try {
            byte[] text = CANONICAL.writeValueAsString(content).getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text));
        } catch (JsonProcessingException | NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
