package org.onehall.fairplay.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.time.Instant;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Texts;
import org.onehall.fairplay.domain.FairPlayState.Board;
import org.onehall.regulations.Action;

/** Who may inspect whom, and where (OCR 17.3/d, LAW 11.3.3). */
final class InspectionRules {
    private InspectionRules() {}

    static Decision<Event> inspect(
            FloorCommand.RecordInspection inspection, Actor actor, Instant at, Board board, Floor floor) {
        if (!FloorRules.mayRecord(actor, Action.RECORD_CONDUCT, inspection.boardId(), inspection.side(), board))
            return refuse(FairPlayRefusal.FORBIDDEN_ROLE);
        if (Texts.isEmpty(inspection.inspector())) return refuse(FairPlayRefusal.INSPECTOR_MISSING);
        if (!Texts.isName(inspection.inspector())) return refuse(FairPlayRefusal.MALFORMED_NAME);
        if (FloorRules.unreadable(inspection.note())) return refuse(FairPlayRefusal.NOTE_UNREADABLE);
        if (inspection.inspectorGender() != inspection.playerGender())
            return refuse(FairPlayRefusal.INSPECTOR_NOT_ELIGIBLE);
        if (!inspection.privatePlace()) return refuse(FairPlayRefusal.PLACE_NOT_PRIVATE);
        Event recorded = new FloorEvent.InspectionRecorded(
                inspection.side(),
                inspection.what(),
                inspection.inspector(),
                inspection.outcome(),
                inspection.note(),
                inspection.now().at(at));
        if (inspection.outcome() != InspectionOutcome.REFUSED) return accept(recorded);
        return accept(
                recorded,
                IncidentRules.incident(
                        inspection.boardId(),
                        inspection.side(),
                        IncidentKind.INSPECTION_REFUSED,
                        inspection.note(),
                        inspection.now(),
                        at,
                        floor,
                        actor));
    }
}
