package org.onehall.fairplay.domain.proceeding;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.decider.Texts;

/**
 * The state of one fair-play case.
 *
 * @param filer id of the person who filed the complaint, report or request, or opened the case
 * @param panel members in list order when it was opened, the chair among them
 * @param chair "" if there was none
 * @param inadmissible the complaint was found inadmissible
 * @param ballots of votes that are not closed
 * @param sanctions references of decisions of the Ethics and Disciplinary Commission that are recorded (APP-I E1)
 */
public record FairPlayCase(
        Trigger trigger,
        Accused accused,
        boolean falseAccusation,
        String filer,
        List<String> panel,
        String chair,
        boolean inadmissible,
        Investigation investigation,
        List<Ballot> ballots,
        Optional<Outcome> outcome,
        List<String> sanctions) {
    /** A vote that was cast. */
    public record Ballot(Motion motion, String member, Vote vote) {}

    /** The tally of a vote. */
    public record Tally(int yes, int no, int abstain) {
        /** More yes than no. Abstentions do not count; a tie fails the motion (DEC-23). */
        public boolean isCarried() {
            return yes > no;
        }
    }

    public FairPlayCase {
        panel = List.copyOf(panel);
        ballots = List.copyOf(ballots);
        sanctions = List.copyOf(sanctions);
    }

    static FairPlayCase of(
            Trigger trigger, Accused accused, boolean falseAccusation, String filer, List<String> panel, String chair) {
        return new FairPlayCase(
                trigger,
                accused,
                falseAccusation,
                filer,
                panel,
                chair,
                false,
                Investigation.NONE,
                List.of(),
                Optional.empty(),
                List.of());
    }

    /**
     * A person's relation to the case; empty if the case does not exist for this person (APP-I G2.7). A party is never
     * on the panel of its own case.
     */
    public Optional<Sight> sight(Actor actor) {
        String who = actor.subject();
        boolean member = (actor.role() == Role.FAIR_PLAY_CHAIR || actor.role() == Role.FAIR_PLAY_PANEL)
                && panel.contains(who)
                && !isParty(who);
        if (member && who.equals(presiding())) return Optional.of(Sight.CHAIR);
        if (member) return Optional.of(who.equals(investigation.investigator()) ? Sight.INVESTIGATOR : Sight.PANEL);
        if (actor.role() == Role.SERVICE || who.isEmpty()) return Optional.empty();
        if (actor.role() == Role.ETHICS_COMMISSION
                && outcome.filter(Outcome.FORWARDED::equals).isPresent()
                && !who.equals(accused.personId())) return Optional.of(Sight.ETHICS);
        if (who.equals(filer)) return Optional.of(Sight.FILER);
        return who.equals(accused.personId()) && (investigation.informedUntil().isPresent() || hasFindings())
                ? Optional.of(Sight.ACCUSED)
                : Optional.empty();
    }

    /** The findings have been sent to the accused, whether or not he was informed before (APP-I H8). */
    private boolean hasFindings() {
        return outcome.filter(one -> one == Outcome.FORWARDED || one == Outcome.DISMISSED)
                .isPresent();
    }

    /**
     * Whether a person is accused, or filed the complaint, report or request: nobody judges their own case (APP-I H3).
     * A panel member who only recorded the request of another body is not a party.
     */
    public boolean isParty(String person) {
        boolean asked = switch (trigger) {
            case COMPLAINT, CHIEF_ARBITER_REPORT -> true;
            case REQUEST -> !panel.contains(person);
            case OWN_INITIATIVE -> false;
        };
        return person.equals(accused.personId()) || asked && person.equals(filer);
    }

    /** The chair or, if the chair is a party, the first member in the list who is not; "" if nobody can preside. */
    public String presiding() {
        if (!chair.isEmpty() && !isParty(chair)) return chair;
        return panel.stream().filter(member -> !isParty(member)).findFirst().orElse("");
    }

    /**
     * The next member in list order after the last investigator, skipping parties (APP-I H3); "" if nobody can
     * investigate.
     */
    public String proposed(String last) {
        int from = panel.indexOf(last) + 1;
        for (int i = 0; i < panel.size(); i++) {
            String next = panel.get((from + i) % panel.size());
            if (!isParty(next)) return next;
        }
        return "";
    }

    /**
     * Whether an appointment to another case counts in the rotation of this one (APP-I H3). It does not if a member of
     * either panel is a party to the other case: that member sees all cases but that one, and a skipped turn would
     * reveal the case and its investigator to him (APP-I G2.7).
     */
    public boolean countsTurnOf(FairPlayCase other) {
        return Stream.concat(panel.stream(), other.panel.stream()).noneMatch(other::isParty);
    }

    /**
     * Whether the proceedings are completed. A forwarded case goes on before the Ethics and Disciplinary Commission
     * until its decision, a sanction or none, is recorded (APP-I A5, E1).
     *
     * @param sanctioned its decision is recorded
     */
    public boolean isOver(boolean sanctioned) {
        return outcome.filter(one -> one != Outcome.FORWARDED || sanctioned).isPresent();
    }

    /** Whether the target for the investigation is missed; nothing follows from it (APP-I H6). */
    public boolean isOverdue(Instant now) {
        return investigation.target().filter(now::isAfter).isPresent()
                && investigation.report().isEmpty()
                && outcome.isEmpty();
    }

    /** The present tally of a vote. */
    public Tally tally(Motion motion) {
        return new Tally(count(motion, Vote.YES), count(motion, Vote.NO), count(motion, Vote.ABSTAIN));
    }

    private int count(Motion motion, Vote vote) {
        return (int) ballots.stream()
                .filter(ballot -> ballot.motion() == motion && ballot.vote() == vote)
                .count();
    }

    /** The motion that can be voted on; empty if there is none. */
    public Optional<Motion> votable() {
        if (outcome.isPresent()) return Optional.empty();
        if (investigation.report().isPresent()) return Optional.of(Motion.FORWARD);
        return trigger == Trigger.COMPLAINT && investigation.investigator().isEmpty()
                ? Optional.of(Motion.REJECT)
                : Optional.empty();
    }

    FairPlayCase foundInadmissible() {
        return with(true, investigation, ballots);
    }

    FairPlayCase investigatedBy(String person, Instant until) {
        return with(inadmissible, investigation.by(person, until), withoutBallots(Motion.REJECT));
    }

    /** The same case after another step of its investigation. */
    FairPlayCase with(Investigation now) {
        return with(inadmissible, now, ballots);
    }

    FairPlayCase reported(Optional<Report> last) {
        return with(inadmissible, investigation.reported(last), withoutBallots(Motion.FORWARD));
    }

    FairPlayCase with(Ballot ballot) {
        List<Ballot> all = new ArrayList<>(ballots);
        all.removeIf(one -> one.motion() == ballot.motion() && one.member().equals(ballot.member()));
        all.add(ballot);
        return with(inadmissible, investigation, all);
    }

    FairPlayCase closed(Motion motion) {
        return with(inadmissible, investigation, withoutBallots(motion));
    }

    private List<Ballot> withoutBallots(Motion motion) {
        return ballots.stream().filter(ballot -> ballot.motion() != motion).toList();
    }

    FairPlayCase completed(Outcome how) {
        return new FairPlayCase(
                trigger,
                accused,
                falseAccusation,
                filer,
                panel,
                chair,
                inadmissible,
                investigation,
                List.of(),
                Optional.of(how),
                sanctions);
    }

    FairPlayCase sanctioned(String reference) {
        return new FairPlayCase(
                trigger,
                accused,
                falseAccusation,
                filer,
                panel,
                chair,
                inadmissible,
                investigation,
                ballots,
                outcome,
                Stream.concat(sanctions.stream(), Stream.of(reference)).toList());
    }

    private FairPlayCase with(boolean inadmissible, Investigation investigation, List<Ballot> ballots) {
        return new FairPlayCase(
                trigger,
                accused,
                falseAccusation,
                filer,
                panel,
                chair,
                inadmissible,
                investigation,
                ballots,
                outcome,
                sanctions);
    }

    /** Whether a decision is recorded; references are compared as people read them. */
    boolean isSanctioned(String reference) {
        return sanctions.stream().anyMatch(one -> Texts.toTheEye(one).equals(Texts.toTheEye(reference)));
    }
}
