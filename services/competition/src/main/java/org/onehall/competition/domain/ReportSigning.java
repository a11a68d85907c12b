package org.onehall.competition.domain;

import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.onehall.competition.domain.CompetitionState.Score;
import org.onehall.competition.domain.CompetitionState.Signature;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Texts;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/** How the reports of a round are signed (OCR 18.3). */
final class ReportSigning {
    private static final int LONGEST_REMARKS = 2_000;
    private static final Pattern SHA_256 = Pattern.compile("[0-9a-f]{64}");

    private ReportSigning() {}

    static Optional<Decision.Refused<Event>> malformed(Command.SignReport sign) {
        Optional<String> fault = Texts.fault(sign.remarks(), LONGEST_REMARKS);
        if (fault.isEmpty() && SHA_256.matcher(sign.sha256()).matches()) return Optional.empty();
        return Optional.of(new Decision.Refused<>(
                MALFORMED_REPORT, Map.of("fault", fault.orElse("may have up to " + LONGEST_REMARKS + " characters"))));
    }

    /**
     * A venue's report waits for the results of its boards, the round's report for those of all venues. If something
     * was recorded since, the report must be signed again; an unchanged report must not (OCR 18.3). The report of a
     * round whose boards are all cancelled waits for nothing.
     */
    static Decision<Event> signReport(
            Command.SignReport sign, Actor actor, CompetitionState state, Definition definition) {
        boolean whole = sign.venueId().isEmpty();
        if (!Rights.allows(
                actor,
                whole ? Action.SIGN_ROUND_REPORT : Action.SIGN_VENUE_REPORT,
                List.of(sign.venueId()),
                sign.competitionId(),
                "")) return refuse(FORBIDDEN_ROLE);
        if (!sign.compared()) return refuse(REPORT_NOT_COMPARED);
        Optional<Decision.Refused<Event>> malformed = malformed(sign);
        if (malformed.isPresent()) return malformed.get();
        Optional<Round> round = definition.round(sign.round());
        if (round.isEmpty()) return DefinitionChange.unknownRound(sign.round(), definition);
        if (!state.opened().contains(sign.round())) return refuse(ROUND_NOT_OPEN);
        List<Pairing> boards = round.get().pairings().stream()
                .filter(pairing -> whole || definition.venues(pairing).contains(sign.venueId()))
                .toList();
        if (boards.isEmpty() && !whole) return refuse(VENUE_NOT_PLAYING, "round", String.valueOf(sign.round()));
        Optional<Signature> same = state.signature(sign.round(), sign.venueId())
                .filter(known -> known.sha256().equals(sign.sha256()));
        if (same.isPresent())
            return refuse(REPORT_SIGNED, "signer", definition.nameOf(same.get().signer()));
        Optional<Integer> playing =
                first(boards, board -> state.score(sign.round(), board).isEmpty());
        if (playing.isPresent()) return refuse(REPORT_GAME_OPEN, "board", String.valueOf(playing.get()));
        Optional<Integer> waiting = first(
                boards,
                board ->
                        state.score(sign.round(), board).filter(Score::approved).isEmpty());
        if (waiting.isPresent()) return refuse(REPORT_NOT_APPROVED, "board", String.valueOf(waiting.get()));
        String unsigned = whole ? unsigned(boards, sign.round(), state, definition) : "";
        if (!unsigned.isEmpty()) return refuse(VENUES_NOT_SIGNED, "venues", unsigned);
        return accept(
                new Event.ReportSigned(sign.round(), sign.venueId(), sign.remarks(), sign.sha256(), actor.subject()));
    }

    private static Optional<Integer> first(List<Pairing> boards, Predicate<Integer> lacking) {
        return boards.stream().map(Pairing::board).filter(lacking).findFirst();
    }

    private static String unsigned(List<Pairing> boards, int round, CompetitionState state, Definition definition) {
        return definition.venues().stream()
                .filter(venue -> boards.stream()
                        .anyMatch(pairing -> definition.venues(pairing).contains(venue.venueId())))
                .filter(venue -> state.signature(round, venue.venueId()).isEmpty())
                .map(Venue::name)
                .collect(Collectors.joining(", "));
    }
}
