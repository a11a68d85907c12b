package org.onehall.fairplay.domain.proceeding;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.util.List;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/** Only the service that shows screenings records who accessed them (APP-I G2.7). */
final class AccessRules {
    private AccessRules() {}

    static Decision<ProceedingEvent> decide(AccessCommand command, Actor actor) {
        return switch (command) {
            case AccessCommand.NoteScreeningAccess note ->
                Rights.allows(actor, Action.SYSTEM, List.of(), "", "")
                        ? accept(new AccessEvent.ScreeningAccessNoted(
                                note.round(), note.subject(), note.role(), note.granted(), note.asked()))
                        : refuse(ProceedingRefusal.NO_SUCH_SCREENING);
        };
    }
}
