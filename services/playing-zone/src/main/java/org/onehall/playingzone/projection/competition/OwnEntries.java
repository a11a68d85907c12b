package org.onehall.playingzone.projection.competition;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.competition.v1.ByeRules;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Entries;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.competition.v1.Round;

/** Turns the definition of a competition into what players may change in their own entry (OCR 16.1). */
final class OwnEntries {
    private OwnEntries() {}

    static OwnEntryView view(String player, CompetitionLoaded definition, Rounds rounds) {
        ByeRules rules = definition.getRegulations().getByes();
        return new OwnEntryView(
                kinds(rules),
                rules.getHalf() ? rules.getMostHalf() : 0,
                rules.hasHalfUntilRound() ? OptionalInt.of(rules.getHalfUntilRound()) : OptionalInt.empty(),
                definition.getRoundsList().stream()
                        .filter(round -> !rounds.isOpened(round.getNumber()))
                        .map(round -> new OwnEntryView.Round(
                                round.getNumber(), round.getPairingsCount() > 0, until(round, rules)))
                        .toList(),
                Stream.concat(Stream.of(player), team(player, definition.getEntries()))
                        .distinct()
                        .flatMap(id -> definition.getPlayersList().stream()
                                .filter(one -> one.getPlayerId().equals(id)))
                        .map(one -> entry(one, definition.getEntries()))
                        .toList());
    }

    private static List<String> kinds(ByeRules rules) {
        List<String> kinds = new ArrayList<>();
        if (rules.getHalf()) kinds.add("HALF");
        if (rules.getZero()) kinds.add("ZERO");
        return kinds;
    }

    private static OptionalLong until(Round round, ByeRules rules) {
        OptionalLong start = Rounds.startsAt(round);
        return start.isPresent()
                ? OptionalLong.of(start.getAsLong() - Wire.ms(rules.getBefore()))
                : OptionalLong.empty();
    }

    /** The players for whom a captain acts (FSSI team-b). */
    private static Stream<String> team(String captain, Entries entries) {
        return entries.getTeamsList().stream()
                .filter(team -> team.getCaptainId().equals(captain))
                .flatMap(team -> team.getPlayerIdsList().stream());
    }

    private static OwnEntryView.Entry entry(Player player, Entries entries) {
        String id = player.getPlayerId();
        return new OwnEntryView.Entry(
                id,
                player.getName(),
                entries.getByesList().stream()
                        .filter(bye -> bye.getPlayerId().equals(id))
                        .map(bye -> new SetupView.Bye(bye.getRound(), Wire.name(bye.getKind())))
                        .toList(),
                entries.getWithdrawalsList().stream()
                        .filter(one -> one.getPlayerId().equals(id))
                        .map(one -> new OwnEntryView.Withdrawal(one.getFromRound(), one.getUntilRound()))
                        .toList());
    }
}
