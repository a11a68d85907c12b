package org.onehall.competition.query;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.onehall.decider.BoardId;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.CallAnswered;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.competition.v1.OpenMatter;

/** What is not settled at the boards, as far as the log of the rulings has been read. Thread-safe. */
final class OpenMatters {
    /** @param id of the appeal, call or question */
    private record Open(BoardId board, OpenMatter matter, String id) {}

    /** A ruling, with its penalties that stand. */
    private record Ruling(BoardId board, String callId, List<PenaltyKind> standing) {}

    private final Map<String, Open> open = new LinkedHashMap<>();
    /** Decided appeals, by the id of the ruling that decided them. */
    private final Map<String, Open> decided = new HashMap<>();

    private final Map<String, Ruling> rulings = new HashMap<>();
    private final Map<String, RulingWithdrawn> withdrawals = new HashMap<>();

    /** What has to be settled at a board before it can be cancelled, each kind once. */
    synchronized List<OpenMatter> of(BoardId board) {
        Set<OpenMatter> matters = new TreeSet<>();
        open.values().stream()
                .filter(one -> one.board().equals(board))
                .map(Open::matter)
                .forEach(matters::add);
        boolean ruled = rulings.values().stream()
                .filter(ruling -> ruling.board().equals(board))
                .flatMap(ruling -> ruling.standing().stream())
                .anyMatch(kind -> kind != PenaltyKind.PENALTY_KIND_WARNING);
        if (ruled) matters.add(OpenMatter.OPEN_MATTER_RULING);
        return List.copyOf(matters);
    }

    /** The boards with an appeal that is not decided yet. */
    synchronized Set<BoardId> appealed() {
        Set<BoardId> boards = new HashSet<>();
        open.values().stream()
                .filter(one -> one.matter() == OpenMatter.OPEN_MATTER_APPEAL)
                .map(Open::board)
                .forEach(boards::add);
        return boards;
    }

    synchronized void fold(AdjudicationEvent event, BoardId board) {
        switch (event.getPayloadCase()) {
            case APPEAL_FILED ->
                opened(
                        board,
                        OpenMatter.OPEN_MATTER_APPEAL,
                        event.getAppealFiled().getAppealId());
            case APPEAL_DECIDED -> {
                Open appeal = open.remove(event.getAppealDecided().getAppealId());
                if (appeal != null) decided.put(event.getAppealDecided().getRulingId(), appeal);
            }
            case ARBITER_CALLED ->
                opened(
                        board,
                        OpenMatter.OPEN_MATTER_CALL,
                        event.getArbiterCalled().getCallId());
            case CALL_ANSWERED -> {
                CallAnswered answered = event.getCallAnswered();
                if (!answered.getPenaltyOwed()) open.remove(answered.getCallId());
            }
            case QUESTION_ASKED ->
                opened(
                        board,
                        OpenMatter.OPEN_MATTER_QUESTION,
                        event.getQuestionAsked().getQuestionId());
            case QUESTION_ANSWERED -> open.remove(event.getQuestionAnswered().getQuestionId());
            case PENALTY_IMPOSED -> {
                var imposed = event.getPenaltyImposed();
                rulings.put(imposed.getRulingId(), new Ruling(board, "", List.of(imposed.getKind())));
            }
            case PENALTIES_IMPOSED -> imposed(board, event.getPenaltiesImposed());
            case RULING_WITHDRAWN -> withdrawn(board, event.getRulingWithdrawn());
            case RULING_REFUSED -> refused(event.getRulingRefused().getRulingId());
            // A ruling stands from when it is made; the rest does not settle anything, or has its own pages.
            case RULING_APPLIED, CALL_ACKNOWLEDGED, CALL_ESCALATED, CALL_PAUSE_NOTED -> {}
            case CASE_NOTED, CASE_VOIDED, DECISION_DELEGATED, DISCONNECTION_DECIDED -> {}
            case APPEAL_COPY_TAKEN, APPEAL_FEE_PAID -> {}
            case PAUSE_FAILED, FAILED_PAUSE_COMPENSATED, FAILED_PAUSE_CLOSED, BOARD_NOTED, PAYLOAD_NOT_SET -> {}
        }
    }

    /** @param id "": none */
    private void opened(BoardId board, OpenMatter matter, String id) {
        if (!id.isEmpty()) open.put(id, new Open(board, matter, id));
    }

    private void imposed(BoardId board, PenaltiesImposed imposed) {
        List<PenaltyKind> kinds =
                imposed.getItemsList().stream().map(PenaltyItem::getKind).toList();
        rulings.put(imposed.getRulingId(), new Ruling(board, imposed.getCallId(), kinds));
        open.remove(imposed.getCallId());
    }

    /** Its penalties stand no more, and the penalty of a call is due again (LAW 6.11.4). */
    private void withdrawn(BoardId board, RulingWithdrawn withdrawn) {
        withdrawals.put(withdrawn.getRulingId(), withdrawn);
        change(withdrawn, false);
        opened(board, OpenMatter.OPEN_MATTER_CALL, withdrawn.getCallId());
    }

    /**
     * A penalty that was refused never stood; what a refused withdrawal took back stands again; an appeal whose
     * decision was refused is open again.
     */
    private void refused(String rulingId) {
        Open appeal = decided.remove(rulingId);
        if (appeal != null) open.put(appeal.id(), appeal);
        Ruling penalty = rulings.remove(rulingId);
        if (penalty != null) opened(penalty.board(), OpenMatter.OPEN_MATTER_CALL, penalty.callId());
        RulingWithdrawn withdrawal = withdrawals.remove(rulingId);
        if (withdrawal == null) return;
        change(withdrawal, true);
        open.remove(withdrawal.getCallId());
    }

    private void change(RulingWithdrawn withdrawal, boolean stands) {
        rulings.computeIfPresent(withdrawal.getWithdrawnId(), (_, ruling) -> {
            List<PenaltyKind> standing = new ArrayList<>(ruling.standing());
            for (PenaltyItem item : withdrawal.getItemsList())
                if (stands) standing.add(item.getKind());
                else standing.remove(item.getKind());
            return new Ruling(ruling.board(), ruling.callId(), List.copyOf(standing));
        });
    }
}
