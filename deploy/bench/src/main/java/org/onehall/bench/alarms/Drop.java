package org.onehall.bench.alarms;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.onehall.demo.Enrolment;

/** One lost device and what followed. Instants in ms since 1970. For one thread. */
final class Drop {
    private final Device device;
    private final Group group;
    private final long at;
    private final Sightings sightings;
    /** Both venues of the board. */
    private final Set<String> venues;

    private Optional<String> caseId = Optional.empty();
    /** The case whose decision settled this one too: both players of the board were away. */
    private Optional<String> decidedWith = Optional.empty();

    private boolean back;
    private boolean asked;
    private OptionalLong sent = OptionalLong.empty();
    private OptionalLong acknowledged = OptionalLong.empty();
    private OptionalLong ready = OptionalLong.empty();

    Drop(Device device, Group group, long at, Sightings sightings, Set<String> venues) {
        this.device = device;
        this.group = group;
        this.at = at;
        this.sightings = sightings;
        this.venues = Set.copyOf(venues);
    }

    Device device() {
        return device;
    }

    Group group() {
        return group;
    }

    Enrolment seat() {
        return device.seat();
    }

    long at() {
        return at;
    }

    Optional<String> caseId() {
        return caseId;
    }

    /** Looks for the case: the seat's newest, if it began with this loss. */
    void look() {
        if (caseId.isPresent()) return;
        caseId = sightings.cases(seat().board(), seat().side()).reversed().stream()
                .findFirst()
                .filter(id -> sightings
                        .view(id)
                        .filter(view -> view.path("startedAt").asLong() > at - Tournament.HEARTBEAT_MS)
                        .isPresent());
    }

    private Optional<JsonNode> view() {
        return caseId.flatMap(sightings::view);
    }

    /** Whether both screens that must show the case did so by an instant. */
    boolean isShown(long by) {
        return shown(seat().venue()).orElse(Long.MAX_VALUE) <= by
                && shown(Sightings.CHIEF).orElse(Long.MAX_VALUE) <= by;
    }

    private OptionalLong shown(String screen) {
        return caseId.map(id -> sightings.shown(id, screen)).orElse(OptionalLong.empty());
    }

    boolean isState(String state) {
        return view().filter(view -> view.path("state").asText().equals(state)).isPresent();
    }

    boolean isReported() {
        return view().filter(view -> view.path("reported").asBoolean()).isPresent();
    }

    boolean isBack() {
        return back;
    }

    void comeBack() {
        back = true;
        device.comeBack();
    }

    /** True once: the report must be confirmed. */
    boolean toReport() {
        boolean now = !asked && !isReported() && isState("RESTORED");
        asked |= now;
        return now;
    }

    /** When it may be decided: by then somebody has read it. */
    OptionalLong ready() {
        return ready;
    }

    void ready(long from) {
        ready = OptionalLong.of(from);
    }

    void sent(long when) {
        sent = OptionalLong.of(when);
    }

    boolean isSent() {
        return sent.isPresent();
    }

    /** Whether the decision had been sent by an instant. */
    boolean isSent(long by) {
        return sent.orElse(Long.MAX_VALUE) <= by;
    }

    /** The decision came too early and must be given again. */
    void refused(long again) {
        sent = OptionalLong.empty();
        ready = OptionalLong.of(again);
    }

    void acknowledged(long when) {
        acknowledged = OptionalLong.of(when);
    }

    /** The decision about another case of the board has settled this one too (OCR 18.9). */
    void decidedWith(Drop other) {
        decidedWith = other.caseId;
        sent = other.sent;
        acknowledged = other.acknowledged;
    }

    boolean isAcknowledged() {
        return acknowledged.isPresent();
    }

    /** When both venues had been shown that the decision was applied. */
    OptionalLong applied() {
        return ruledCase().map(id -> sightings.applied(id, venues)).orElse(OptionalLong.empty());
    }

    /** The case that the decision names. */
    private Optional<String> ruledCase() {
        return decidedWith.or(() -> caseId);
    }

    /** The case is decided, and nothing more will come of it. */
    boolean isOver() {
        return isAcknowledged() && applied().isPresent() && isState("CLOSED");
    }

    /**
     * Whether it has become one case with one decision: its own, or the decision about the case of the other player of
     * the board.
     */
    boolean isWhole() {
        return isOver()
                && sightings.rulings(ruledCase().orElseThrow()) == 1
                && (decidedWith.isEmpty() || sightings.rulings(caseId.orElseThrow()) == 0);
    }

    // ---- what is measured, in ms

    /** From the end of the detection window until a screen showed the case. */
    OptionalLong lag(String screen, long window) {
        OptionalLong shown = shown(screen);
        return shown.isEmpty()
                ? shown
                : OptionalLong.of(shown.getAsLong()
                        - view().orElseThrow().path("startedAt").asLong()
                        - window);
    }

    /** From the end of the detection window until the zone noticed the loss, according to the case. */
    OptionalLong detection(long window) {
        return view().map(view -> OptionalLong.of(view.path("detectedAt").asLong()
                        - view.path("startedAt").asLong()
                        - window))
                .orElse(OptionalLong.empty());
    }

    /** From sending the decision until both venues were shown that it was applied. */
    OptionalLong sinceSent() {
        return since(sent);
    }

    /** The same from its acknowledgement; 0 if they were shown it earlier. */
    OptionalLong sinceAcknowledged() {
        return since(acknowledged);
    }

    private OptionalLong since(OptionalLong from) {
        OptionalLong applied = applied();
        return from.isEmpty() || applied.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(Math.max(0, applied.getAsLong() - from.getAsLong()));
    }
}
