package org.onehall.playingzone.projection.disconnection;

import com.google.protobuf.Timestamp;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.decider.LogKey;
import org.onehall.playingzone.projection.Changes;
import org.onehall.playingzone.projection.ClocksThen;
import org.onehall.playingzone.projection.Names;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.ruling.RulingView;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.DecidedCase;
import org.onehall.proto.adjudication.v1.DisconnectionDecided;
import org.onehall.proto.connectivity.v1.CauseFound;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.LinkChanged;
import org.onehall.proto.connectivity.v1.OutageDetected;
import org.onehall.proto.connectivity.v1.Segment;
import org.onehall.proto.types.v1.EventHeader;

/**
 * All disconnections, the outcome of each, and which of them belong together (OCR 18.9, ENG-7). Not thread-safe: the
 * hall guards it.
 */
public final class DisconnectionsProjection {
    private final Names names;
    private final Game games;
    private final Map<String, CaseProjection> cases = new LinkedHashMap<>();
    /** The same by board: every event of a board asks for its cases. */
    private final Map<String, List<CaseProjection>> byBoard = new HashMap<>();
    /** The cases that each ruling decides. */
    private final Map<String, List<String>> decidedCases = new HashMap<>();
    /**
     * Changes that the log of decisions reports for cases not yet opened by the log of connections, which is read
     * separately.
     */
    private final Map<String, List<Consumer<CaseProjection>>> toldBefore = new HashMap<>();
    /** By case; stored separately, because they may be reported before the case. */
    private final Map<String, Deputy> deputies = new HashMap<>();

    private final NewGames newGames = new NewGames();
    private final Map<String, Outage> outages = new LinkedHashMap<>();
    private final Incidents incidents = new Incidents();

    /** What happened at the boards after disconnections, for the reports. */
    public interface Game {
        /** The clocks at the first pause since an instant in ms since 1970. */
        Optional<ClocksThen> pausedSince(String board, long ms);

        /** The clocks after everything that one order did. */
        Optional<ClocksThen> after(String board, String trace);

        Optional<RulingView> ruling(String id);
    }

    /**
     * The deputy's part in a case (OCR 18.9).
     *
     * @param may why the deputy may decide: "HANDED_OVER" or "UNANSWERED"; empty while he may not
     * @param at when the deputy may, if the Chief Arbiter has not decided
     */
    private record Deputy(Optional<String> may, OptionalLong at) {
        static final Deputy NONE = new Deputy(Optional.empty(), OptionalLong.empty());
    }

    private record Outage(String venue, OutageDetected detected) {}

    public DisconnectionsProjection(Names names, Game games) {
        this.names = names;
        this.games = games;
    }

    public void fold(ConnectivityEvent event, Changes changes) {
        EventHeader header = event.getHeader();
        switch (event.getPayloadCase()) {
            case CASE_OPENED -> {
                CaseProjection file = new CaseProjection(header, event.getCaseOpened());
                cases.put(file.id(), file);
                byBoard.computeIfAbsent(file.board(), _ -> new ArrayList<>()).add(file);
                Optional.ofNullable(toldBefore.remove(file.id()))
                        .ifPresent(told -> told.forEach(change -> change.accept(file)));
                changes.cases().add(file.id());
                sendAgain(file.board(), changes);
                changes.board(file.board());
            }
            case LINK_RESTORED ->
                changed(
                        changes,
                        event.getLinkRestored().getCaseId(),
                        file -> file.restored(
                                header, Wire.ms(event.getLinkRestored().getDownFor())));
            case CASE_REPORTED ->
                changed(
                        changes,
                        event.getCaseReported().getCaseId(),
                        file -> file.reported(header, event.getCaseReported().getNote()));
            case REPORT_OVERDUE -> changed(changes, event.getReportOverdue().getCaseId(), file -> file.overdue(header));
            case CAUSE_FOUND ->
                changed(
                        changes,
                        event.getCauseFound().getCaseId(),
                        file -> judged(file, header, event.getCauseFound()));
            case CASE_CLOSED ->
                changed(
                        changes,
                        event.getCaseClosed().getCaseId(),
                        file -> file.closed(header, event.getCaseClosed().getRulingId()));
            case OUTAGE_DETECTED -> {
                var outage = event.getOutageDetected();
                outages.put(outage.getOutageId(), new Outage(LogKey.venue(header.getKey()), outage));
                changes.outages().add(outage.getOutageId());
                outage.getCaseIdsList()
                        .forEach(id -> changed(changes, id, file -> file.together(outage.getOutageId())));
            }
            case LINK_CHANGED,
                    PROBES_RECORDED,
                    COMMUNICATION_CHANGED,
                    MOVED_WITHOUT_COMMUNICATION,
                    PAYLOAD_NOT_SET -> {}
        }
    }

    private void judged(CaseProjection file, EventHeader header, CauseFound found) {
        file.judged(header, found);
        if (found.getSegment() == Segment.SEGMENT_ZONE) incidents.zone(file.id(), file.startedAt());
        else incidents.notZone(file.id());
    }

    /** A seat whose case still waits for a decision has lost its link again. */
    public void lostAgain(EventHeader header, LinkChanged lost, Changes changes) {
        cases.values().stream()
                .filter(file -> !file.isClosed()
                        && file.isBack()
                        && file.board().equals(lost.getBoardId())
                        && file.side() == Wire.side(lost.getSide()))
                .toList()
                .forEach(file -> changed(
                        changes,
                        file.id(),
                        gone -> gone.lostAgain(
                                header,
                                Wire.ms(lost.getLastSeen()),
                                lost.hasLostAgain()
                                        ? Optional.of(lost.getLostAgain().getGame())
                                        : Optional.empty())));
    }

    /** Applies what rulings and the deputy's part change in cases. */
    public void fold(AdjudicationEvent event, Changes changes) {
        EventHeader header = event.getHeader();
        switch (event.getPayloadCase()) {
            case DISCONNECTION_DECIDED -> decided(header, event.getDisconnectionDecided(), changes);
            case RULING_APPLIED -> {
                String ruling = event.getRulingApplied().getRulingId();
                decidedBy(ruling).forEach(id -> changed(changes, id, file -> file.applied(header)));
                if (newGames.applied(ruling)) undecidedOf(BoardId.competitionOf(header.getKey()), changes);
            }
            case RULING_REFUSED -> {
                var refused = event.getRulingRefused();
                newGames.refused(refused.getRulingId());
                List<String> about = decidedBy(refused.getRulingId());
                about.stream()
                        .findFirst()
                        .flatMap(Wire::text)
                        .ifPresent(id -> waits(changes, id, refused.hasDeputyAt(), refused.getDeputyAt()));
                about.forEach(id -> changed(changes, id, file -> file.refused(header, refused.getText())));
            }
            case CASE_VOIDED -> {
                var voided = event.getCaseVoided();
                deputies.remove(voided.getCaseId());
                changed(changes, voided.getCaseId(), file -> file.voided(header, voided.getRulingId()));
            }
            case CASE_NOTED ->
                waits(
                        changes,
                        event.getCaseNoted().getCaseId(),
                        event.getCaseNoted().hasDeputyAt(),
                        event.getCaseNoted().getDeputyAt());
            case DECISION_DELEGATED -> {
                var delegated = event.getDecisionDelegated();
                deputies.put(
                        delegated.getCaseId(),
                        new Deputy(
                                Optional.of(delegated.getUnanswered() ? "UNANSWERED" : "HANDED_OVER"),
                                OptionalLong.empty()));
                changed(changes, delegated.getCaseId(), file -> file.delegated(header, delegated.getUnanswered()));
            }
            case ARBITER_CALLED,
                    CALL_ACKNOWLEDGED,
                    CALL_ESCALATED,
                    CALL_PAUSE_NOTED,
                    CALL_ANSWERED,
                    QUESTION_ASKED,
                    QUESTION_ANSWERED,
                    APPEAL_FILED,
                    APPEAL_COPY_TAKEN,
                    APPEAL_FEE_PAID,
                    APPEAL_DECIDED,
                    PAUSE_FAILED,
                    FAILED_PAUSE_COMPENSATED,
                    FAILED_PAUSE_CLOSED,
                    PENALTY_IMPOSED,
                    PENALTIES_IMPOSED,
                    RULING_WITHDRAWN,
                    BOARD_NOTED,
                    PAYLOAD_NOT_SET -> {}
        }
    }

    private void decided(EventHeader header, DisconnectionDecided decided, Changes changes) {
        List<String> about = Stream.concat(
                        Stream.of(decided.getCaseId()),
                        decided.getWithList().stream().map(DecidedCase::getCaseId))
                .toList();
        decidedCases.put(decided.getRulingId(), about);
        int of = decided.getAttempt() > 0
                ? decided.getAttempt()
                : one(decided.getCaseId()).map(CaseProjection::attempt).orElse(0);
        newGames.ordered(header, decided, of);
        for (String id : about)
            changed(changes, id, file -> file.decided(header, decided.getRulingId(), Wire.name(decided.getOption())));
    }

    private List<String> decidedBy(String ruling) {
        return decidedCases.getOrDefault(ruling, List.of());
    }

    private void changed(Changes changes, String caseId, Consumer<CaseProjection> change) {
        CaseProjection file = cases.get(caseId);
        if (file == null) {
            toldBefore.computeIfAbsent(caseId, _ -> new ArrayList<>()).add(change);
            return;
        }
        change.accept(file);
        changes.cases().add(caseId);
        sendAgain(file.board(), changes); // one decision settles all cases of a game
        changes.board(file.board()); // also for viewers who may not see the case
    }

    /** The open cases of a board, whose possible decisions change with it. */
    public void sendAgain(String board, Changes changes) {
        of(board).stream()
                .filter(one -> !one.isClosed())
                .forEach(one -> changes.cases().add(one.id()));
    }

    private void undecidedOf(String competition, Changes changes) {
        cases.values().stream()
                .filter(one ->
                        one.isUndecided() && BoardId.competitionOf(one.board()).equals(competition))
                .forEach(one -> changes.cases().add(one.id()));
    }

    public Optional<String> boardOf(String id) {
        return one(id).map(CaseProjection::board);
    }

    Optional<CaseProjection> one(String id) {
        return Optional.ofNullable(cases.get(id));
    }

    NewGames newGames() {
        return newGames;
    }

    /** A case waits for the Chief Arbiter, for a limited time or indefinitely. */
    private void waits(Changes changes, String caseId, boolean timed, Timestamp at) {
        Deputy was = deputies.getOrDefault(caseId, Deputy.NONE);
        Deputy now = new Deputy(was.may(), timed ? OptionalLong.of(Wire.ms(at)) : OptionalLong.empty());
        if (now.equals(was)) return;
        deputies.put(caseId, now);
        changed(changes, caseId, _ -> {});
    }

    public Collection<String> ids() {
        return List.copyOf(cases.keySet());
    }

    public Optional<CaseView> view(String id) {
        return Optional.ofNullable(cases.get(id)).map(this::view);
    }

    private CaseView view(CaseProjection file) {
        Deputy deputy = deputies.getOrDefault(file.id(), Deputy.NONE);
        return file.view(
                names.venue(BoardId.competitionOf(file.board()), file.venue),
                names.player(file.board(), file.side(), file.startedAt()),
                incidents.of(file.id()),
                deputy.may(),
                deputy.at());
    }

    /** The cases of a board in the order they were opened. */
    public List<CaseProjection> of(String board) {
        return List.copyOf(byBoard.getOrDefault(board, List.of()));
    }

    /** The sides at a board whose disconnection waits for a decision. */
    public List<Side> undecided(String board) {
        return of(board).stream()
                .filter(one -> !one.isClosed())
                .map(CaseProjection::side)
                .distinct()
                .sorted()
                .toList();
    }

    /**
     * Reports of the disconnections of a competition that the viewer may see, in the order in which they began (OCR
     * 18.9).
     */
    public List<DisconnectionReport> reports(String competition, Predicate<CaseView> shown, long nowMs) {
        return cases.values().stream()
                .filter(file -> BoardId.competitionOf(file.board()).equals(competition))
                .filter(file -> shown.test(view(file)))
                .map(file -> report(file, nowMs))
                .sorted(Comparator.comparingLong(
                        report -> report.disconnection().startedAt()))
                .toList();
    }

    private DisconnectionReport report(CaseProjection file, long nowMs) {
        BoardId board = BoardId.parse(file.board()).orElseThrow();
        List<CaseStepView> course = file.course(official -> names.official(file.board(), official));
        String decidedBy = course.stream()
                .filter(step -> step.what().equals("DECIDED"))
                .reduce((_, last) -> last)
                .map(CaseStepView::name)
                .orElse("");
        return new DisconnectionReport(
                view(file),
                board.round(),
                board.number(),
                names.player(file.board(), Side.WHITE, file.startedAt()),
                names.player(file.board(), Side.BLACK, file.startedAt()),
                file.fen(),
                file.exposureMs(nowMs),
                names.timeZone(board.competition(), file.venue),
                course,
                games.pausedSince(file.board(), file.startedAt()),
                games.after(file.board(), file.trace()),
                file.ruling().flatMap(games::ruling),
                decidedBy);
    }

    /** The key of the log that contains a case; empty if it is not known. */
    public Optional<String> logOf(String id) {
        return Optional.ofNullable(cases.get(id)).map(file -> file.log);
    }

    public Collection<String> outageIds() {
        return List.copyOf(outages.keySet());
    }

    public Optional<OutageView> outage(String id) {
        return Optional.ofNullable(outages.get(id))
                .map(outage -> new OutageView(
                        id,
                        outage.venue(),
                        Wire.ms(outage.detected().getSince()),
                        List.copyOf(outage.detected().getCaseIdsList())));
    }

    /** An outage's id does not name its competition: it is found from the boards of its cases. */
    public String competitionOfOutage(String id) {
        return Optional.ofNullable(outages.get(id)).stream()
                .flatMap(outage -> outage.detected().getCaseIdsList().stream())
                .map(cases::get)
                .filter(Objects::nonNull)
                .findFirst()
                .map(file -> BoardId.competitionOf(file.board()))
                .orElse("");
    }
}
