package org.onehall.playingzone.projection.competition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.competition.v1.Bye;
import org.onehall.proto.competition.v1.ChangeKind;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.DefinitionChanged;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.types.v1.Role;

/**
 * What players changed of their own entries and the pairings do not take into account yet: for the Chief Arbiter and
 * the Chief Organiser, who pair the rounds (OCR 16.1).
 */
final class OwnChanges {
    /** A change of a player's entry, by whomever it was made. */
    private record Entry(String player, OwnChangeView view) {}

    private final List<Entry> waiting = new ArrayList<>();

    List<OwnChangeView> all() {
        return waiting.stream().map(Entry::view).toList();
    }

    void fold(CompetitionEvent event) {
        if (event.hasRoundOpened())
            waiting.removeIf(one -> one.view.round() <= event.getRoundOpened().getRound());
        if (!event.hasDefinitionChanged()) return;
        DefinitionChanged changed = event.getDefinitionChanged();
        int round = changed.getRound();
        for (String player : changed.getSubjectsList()) waiting.removeIf(one -> isOutdated(one, player, changed));
        switch (changed.getKind()) {
            case CHANGE_KIND_PAIRINGS_SET, CHANGE_KIND_ROUND_REMOVED ->
                waiting.removeIf(one -> one.view.round() == round);
            case CHANGE_KIND_PLAYER_WITHDRAWN, CHANGE_KIND_ABSENCE_SET, CHANGE_KIND_ABSENCE_TAKEN_BACK -> {
                if (event.getHeader().getActor().getRole() == Role.ROLE_PLAYER)
                    for (String player : changed.getSubjectsList())
                        waiting.add(new Entry(player, view(player, event, changed)));
            }
            case CHANGE_KIND_PLAYERS_ENTERED,
                    CHANGE_KIND_PLAYER_CORRECTED,
                    CHANGE_KIND_PLAYER_RETURNED,
                    CHANGE_KIND_PLAYER_MOVED,
                    CHANGE_KIND_VENUES_CHANGED,
                    CHANGE_KIND_LINE_UP_SET,
                    CHANGE_KIND_OFFICIAL_APPOINTED,
                    CHANGE_KIND_OFFICIAL_DISMISSED,
                    CHANGE_KIND_VENUE_ADDED,
                    CHANGE_KIND_VENUE_RENAMED,
                    CHANGE_KIND_VENUE_REMOVED,
                    CHANGE_KIND_ROUND_ADDED,
                    CHANGE_KIND_ROUND_PLANNED,
                    CHANGE_KIND_PAIRINGS_PUBLISHED,
                    CHANGE_KIND_PAIRING_REPAIRED,
                    CHANGE_KIND_BOARD_ADDED,
                    CHANGE_KIND_BOARD_CANCELLED,
                    CHANGE_KIND_UNSPECIFIED,
                    UNRECOGNIZED -> {}
        }
    }

    /** Whether a newer change of the same player says otherwise. */
    private static boolean isOutdated(Entry one, String player, DefinitionChanged changed) {
        if (!one.player.equals(player)) return false;
        boolean withdrawal = one.view.kind().equals(Wire.name(ChangeKind.CHANGE_KIND_PLAYER_WITHDRAWN));
        ChangeKind now = changed.getKind();
        if (now == ChangeKind.CHANGE_KIND_PLAYER_WITHDRAWN) return one.view.round() >= changed.getRound();
        if (now == ChangeKind.CHANGE_KIND_PLAYER_RETURNED) return withdrawal;
        boolean absence = now == ChangeKind.CHANGE_KIND_ABSENCE_SET || now == ChangeKind.CHANGE_KIND_ABSENCE_TAKEN_BACK;
        return absence && !withdrawal && one.view.round() == changed.getRound();
    }

    private static OwnChangeView view(String player, CompetitionEvent event, DefinitionChanged changed) {
        CompetitionLoaded now = changed.getDefinition();
        int round = changed.getRound();
        return new OwnChangeView(
                Wire.ms(event.getHeader().getOccurredAt()),
                Wire.name(changed.getKind()),
                name(player, now),
                name(event.getHeader().getActor().getSubject(), now),
                round,
                now.getEntries().getByesList().stream()
                        .filter(bye ->
                                bye.getRound() == round && bye.getPlayerId().equals(player))
                        .map(Bye::getKind)
                        .map(Wire::name)
                        .findFirst()
                        .orElse(""),
                now.getRoundsList().stream()
                        .filter(one -> one.getNumber() == round)
                        .flatMap(one -> one.getPairingsList().stream())
                        .filter(pairing -> pairing.getWhiteId().equals(player)
                                || pairing.getBlackId().equals(player))
                        .map(Pairing::getBoard)
                        .findFirst()
                        .orElse(0),
                changed.getReason());
    }

    private static String name(String id, CompetitionLoaded definition) {
        Optional<Player> player = definition.getPlayersList().stream()
                .filter(one -> one.getPlayerId().equals(id))
                .findFirst();
        return player.map(Player::getName).orElse(id);
    }
}
