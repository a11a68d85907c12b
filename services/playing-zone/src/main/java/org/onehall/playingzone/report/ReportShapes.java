package org.onehall.playingzone.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.onehall.playingzone.projection.report.Reports.RoundReport;

/**
 * The shapes that a round's report has had, so that reports signed in an earlier shape stay verifiable (OCR 18.3). Each
 * shape is the previous one plus the members it added. Because a report contains the number of its shape, a report
 * signed in the present shape cannot be mistaken for one of an earlier shape.
 */
final class ReportShapes {
    /** Shape 0 has none of these; entry n, counted from 0, turns shape n into shape n + 1. */
    private static final List<Set<String>> ADDED = List.of(
            Set.of("BoardReport.duties", "BoardReport.withoutScoresheet", "BoardReport.confirmation"),
            Set.of("RulingReport.withdrawn", "RulingView.withdraws", "RulingView.withdrawn"),
            Set.of("EffectView.standing", "WithdrawnView.rounds"),
            Set.of("ConductView.vouchedBy", "IrregularityView.recordedBy"),
            Set.of("ConfirmationView.disputes"),
            Set.of(
                    "RoundReport.beganAt",
                    "RulingReport.cut",
                    "RulingReport.appeal",
                    "RulingReport.irregularity",
                    "VenueReport.medicalAsked",
                    "BoardReport.voidGames",
                    "BoardReport.excluded",
                    "DisputeView.reason"),
            Set.of("CallView.captain", "BoardReport.rollCall", "PlayerReport.team"),
            Set.of(
                    "CaseView.lostAt",
                    "CaseView.earlier",
                    "CaseView.gameAt",
                    "BoardReport.adjournment",
                    "BoardReport.approval",
                    "ConductView.player",
                    "ConductView.venue",
                    "DutyView.player",
                    "DutyView.venue",
                    "ExcludedReport.expelledIn",
                    "InspectionView.player",
                    "InspectionView.venue",
                    "IrregularityReport.ply",
                    "IrregularityView.player",
                    "IrregularityView.takenBackAt",
                    "PauseReport.resumed",
                    "RulingReport.white",
                    "RulingReport.black",
                    "RulingView.white",
                    "RulingView.black",
                    "StepView.player"),
            Set.of("RoundReport.shape"));

    /** All shapes, beginning with the present one. */
    private static final List<ReportShapes> NEWEST_FIRST = IntStream.rangeClosed(0, ADDED.size())
            .mapToObj(back -> new ReportShapes(ADDED.size() - back))
            .toList();

    private final int number;
    private final Set<String> later;
    private final JsonMapper canonical;

    private ReportShapes(int number) {
        this.number = number;
        later = ADDED.stream().skip(number).flatMap(Set::stream).collect(Collectors.toCollection(TreeSet::new));
        canonical = JsonMapper.builder()
                .addModule(new Jdk8Module())
                .addModule(new SimpleModule().setSerializerModifier(new LeavingOut(later)))
                .enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                .build();
    }

    static ReportShapes present() {
        return NEWEST_FIRST.getFirst();
    }

    static ReportShapes first() {
        return NEWEST_FIRST.getLast();
    }

    /** The shape in which a report has this digest; empty if the report has changed since. */
    static Optional<ReportShapes> signedAs(RoundReport content, String sha256) {
        return NEWEST_FIRST.stream()
                .filter(shape -> shape.sha256(content).equals(sha256))
                .findFirst();
    }

    int number() {
        return number;
    }

    /** The report with the number of this shape. */
    RoundReport numbered(RoundReport content) {
        return content.as(number);
    }

    /** Members of later shapes, which this one leaves out, such as "BoardReport.approval", in alphabetical order. */
    List<String> leftOut() {
        return List.copyOf(later);
    }

    /** The digest as 64 hexadecimal digits in lower case. */
    String sha256(RoundReport content) {
        try {
            byte[] text = canonical.writeValueAsString(numbered(content)).getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text));
        } catch (JsonProcessingException | NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static final class LeavingOut extends BeanSerializerModifier {
        private static final long serialVersionUID = 1;
        private final Set<String> members;

        private LeavingOut(Set<String> members) {
            this.members = Set.copyOf(members);
        }

        @Override
        public List<BeanPropertyWriter> changeProperties(
                SerializationConfig config, BeanDescription of, List<BeanPropertyWriter> written) {
            String record = of.getBeanClass().getSimpleName() + ".";
            return written.stream()
                    .filter(one -> !members.contains(record + one.getName()))
                    .toList();
        }
    }
}
