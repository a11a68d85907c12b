package org.onehall.competition.query;

import java.util.List;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Definition;
import org.onehall.competition.domain.LifeStage;
import org.onehall.competition.reading.DraftOutline;
import org.onehall.competition.reading.Drafts;

/**
 * A line in the list of competitions.
 *
 * @param name "" of a draft whose main file states none yet
 * @param state DRAFT, OPEN, FINISHED or ARCHIVED
 * @param venues how many; so {@code players} and {@code rounds}; of a draft with faults: those its main file lists
 * @param opened the rounds that are or were open, by number
 * @param official the rounds that are official, by number (OCR 17.11)
 */
public record EventRow(
        String id,
        String name,
        LifeStage state,
        int venues,
        int players,
        int rounds,
        List<Integer> opened,
        List<Integer> official) {
    /** The line of a competition or a draft; throws NoSuchElementException if there is neither. */
    public static EventRow of(String id, CompetitionState state) {
        LifeStage stage = LifeStage.of(state).orElseThrow();
        return state.definition()
                .or(() -> state.life()
                        .draft()
                        .flatMap(draft ->
                                Drafts.read(id, Drafts.sources(draft)).load().map(Command.Load::definition)))
                .map(definition -> of(id, stage, definition, state))
                .orElseGet(
                        () -> of(id, stage, DraftOutline.of(state.life().draft().orElseThrow())));
    }

    private static EventRow of(String id, LifeStage stage, DraftOutline draft) {
        return new EventRow(
                id, draft.name(), stage, draft.venues(), draft.players(), draft.rounds(), List.of(), List.of());
    }

    private static EventRow of(String id, LifeStage stage, Definition definition, CompetitionState state) {
        return new EventRow(
                id,
                definition.name(),
                stage,
                definition.venues().size(),
                definition.players().size(),
                definition.rounds().size(),
                state.opened().stream().sorted().toList(),
                state.closed().stream().sorted().toList());
    }
}
