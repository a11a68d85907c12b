package org.onehall.playingzone.projection.disconnection;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.clock.TimeControl;
import org.onehall.decider.BoardId;
import org.onehall.playingzone.projection.Controls;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.adjudication.v1.DisconnectionDecided;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.regulations.DisconnectionDecision;
import org.onehall.regulations.DisconnectionOption;

/** The new games that decisions have ordered and that were not refused (OCR 18.9 c, d). */
final class NewGames {
    /**
     * @param of the game that is void, from 1; 0 if unknown
     * @param control "" if it is the same as before
     */
    private record NewGame(String board, String caseId, int of, String control, long at, boolean applied) {}

    private final Map<String, NewGame> byRuling = new LinkedHashMap<>();

    /** @param of the game that the decision is about, from 1; 0 if unknown */
    void ordered(EventHeader header, DisconnectionDecided decided, int of) {
        String name = Wire.name(decided.getOption());
        if (Stream.of(DisconnectionOption.values())
                .noneMatch(option -> option.isNewGame() && option.name().equals(name))) return;
        byRuling.put(
                decided.getRulingId(),
                new NewGame(
                        header.getKey(),
                        decided.getCaseId(),
                        of,
                        Controls.text(decided.getControl()),
                        Wire.ms(header.getOccurredAt()),
                        false));
    }

    void refused(String ruling) {
        byRuling.remove(ruling);
    }

    /** Records that a ruling was applied; says whether it orders a new game. */
    boolean applied(String ruling) {
        return byRuling.computeIfPresent(
                        ruling, (_, one) -> new NewGame(one.board, one.caseId, one.of, one.control, one.at, true))
                != null;
    }

    /** Whether the decision about another case of the board voids the game of a case. */
    boolean isOrdered(CaseProjection about) {
        return byRuling.values().stream()
                .anyMatch(one -> one.board.equals(about.board())
                        && !one.caseId.equals(about.id())
                        && DisconnectionDecision.voids(one.of, about.attempt()));
    }

    /**
     * The control that a decision of the competition applied last, among those that are shorter than another one too
     * (OCR 18.9 d, DEC-17).
     *
     * @param control in the short form; "" if it is not known
     */
    Optional<String> lastShorter(String competition, String control) {
        Optional<TimeControl> present = control.isEmpty() ? Optional.empty() : Optional.of(TimeControl.parse(control));
        return byRuling.values().stream()
                .filter(one -> one.applied
                        && !one.control.isEmpty()
                        && BoardId.competitionOf(one.board).equals(competition))
                .filter(one -> present.filter(
                                than -> TimeControl.parse(one.control).shorterThan(than))
                        .isPresent())
                .max(Comparator.comparingLong(NewGame::at))
                .map(NewGame::control);
    }
}
