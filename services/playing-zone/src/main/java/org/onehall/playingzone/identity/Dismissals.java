package org.onehall.playingzone.identity;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.onehall.decider.BoardId;
import org.onehall.decider.Role;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.eventlog.Urgency;
import org.onehall.house.House;
import org.onehall.playingzone.projection.Holder;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.competition.v1.ChangeKind;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.DefinitionChanged;
import org.onehall.proto.competition.v1.Official;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.game.v1.GameEvent;

/**
 * Ends the sessions of people who have lost their place, and makes their unused codes invalid: from then on no service
 * accepts their tokens. These are dismissed assistants (APP-III 1), officials who are dismissed or replaced (OCR 16.8),
 * and players who play at another venue or have lost their seat by new or repaired pairings. It reacts to the fact
 * itself, whoever ordered it and by whatever way, and catches up after a standstill.
 */
@Singleton
public class Dismissals {
    private static final String GROUP = "onehall.playing-zone.dismissals";
    private static final String CHANGES = "onehall.playing-zone.changed-places";
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final House house;
    private final CodeLog codes;

    @Inject
    public Dismissals(House house, CodeLog codes) {
        this.house = house;
        this.codes = codes;
    }

    void start(@Observes StartupEvent event) {
        house.react(GROUP, TopicCatalogue.events("game"), GameEvent.parser(), Urgency.SOON, this::react);
        house.react(CHANGES, TopicCatalogue.events("competition"), CompetitionEvent.parser(), this::react);
    }

    private void react(GameEvent event) {
        if (!event.hasAssistantDismissed()) return;
        book().dismiss(
                        BoardId.competitionOf(event.getHeader().getKey()),
                        event.getAssistantDismissed().getAssistantId());
    }

    private void react(CompetitionEvent event) {
        if (!event.hasDefinitionChanged()) return;
        book().endOf(event.getHeader().getKey(), out(event.getDefinitionChanged()));
    }

    /**
     * Finds those who lose their place by a change. A repaired pairing is about its own players: the colours of others
     * may differ from their pairing (OCR 19.2).
     */
    static Predicate<Holder> out(DefinitionChanged changed) {
        Predicate<Holder> gone = withoutPlace(changed.getDefinition());
        Predicate<Holder> elsewhere = pairedElsewhere(changed.getRound(), changed.getDefinition());
        if (changed.getKind() == ChangeKind.CHANGE_KIND_PAIRINGS_SET) return gone.or(elsewhere);
        return changed.getKind() == ChangeKind.CHANGE_KIND_PAIRING_REPAIRED
                        || changed.getKind() == ChangeKind.CHANGE_KIND_BOARD_CANCELLED
                ? gone.or(elsewhere.and(holder -> changed.getSubjectsList().contains(holder.subject())))
                : gone;
    }

    private EnrolmentCodes book() {
        if (!codes.isReady() || !codes.awaitEnd(PATIENCE))
            throw new IllegalStateException("the codes there are are not known yet");
        return codes.book();
    }

    /** Finds officials who no longer have their task, and players who play at another venue. */
    static Predicate<Holder> withoutPlace(CompetitionLoaded now) {
        Map<String, String> venues =
                now.getPlayersList().stream().collect(Collectors.toMap(Player::getPlayerId, Player::getVenueId));
        return holder -> switch (holder.role()) {
            case PLAYER -> !holder.venue().equals(venues.getOrDefault(holder.subject(), holder.venue()));
            case ASSISTANT, SPECTATOR, SERVICE, OPERATOR -> false;
            case CHIEF_ARBITER,
                    DEPUTY_CHIEF_ARBITER,
                    LOCAL_CHIEF_ARBITER,
                    LOCAL_TECHNICAL_ARBITER,
                    FLOOR_ARBITER,
                    CHIEF_ORGANISER,
                    LOCAL_ORGANISER,
                    FAIR_PLAY_OFFICER,
                    FAIR_PLAY_CHAIR,
                    FAIR_PLAY_PANEL,
                    ETHICS_COMMISSION -> now.getOfficialsList().stream().noneMatch(official -> holds(holder, official));
        };
    }

    /** Finds players who have come in at a seat of a round which new pairings give to somebody else (LAW 6.6). */
    static Predicate<Holder> pairedElsewhere(int round, CompetitionLoaded now) {
        Map<String, String> seats = new HashMap<>();
        now.getRoundsList().stream()
                .filter(one -> one.getNumber() == round)
                .flatMap(one -> one.getPairingsList().stream())
                .forEach(pairing -> {
                    seats.put(pairing.getBoard() + " WHITE", pairing.getWhiteId());
                    seats.put(pairing.getBoard() + " BLACK", pairing.getBlackId());
                });
        return holder -> holder.role() == Role.PLAYER
                && BoardId.parse(holder.board())
                        .filter(board -> board.round() == round)
                        .filter(board -> !holder.subject().equals(seats.get(board.number() + " " + holder.side())))
                        .isPresent();
    }

    private static boolean holds(Holder holder, Official official) {
        return official.getOfficialId().equals(holder.subject())
                && Wire.name(official.getRole()).equals(holder.role().name())
                && official.getVenueId().equals(holder.venue());
    }
}
