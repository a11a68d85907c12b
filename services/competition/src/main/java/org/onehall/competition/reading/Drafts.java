package org.onehall.competition.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.Draft;

/** Drafts as files, and what is missing in them (OCR 16.1). */
public final class Drafts {
    private Drafts() {}

    /**
     * What is wrong with a draft as it is now, and what is doubtful.
     *
     * @param load the competition, if nothing is missing
     * @param missing at least one fault if the competition cannot be loaded, otherwise none
     */
    public record Read(Optional<Command.Load> load, List<Fault> missing, List<Fault> notes) {
        public Read {
            missing = List.copyOf(missing);
            notes = List.copyOf(notes);
        }
    }

    /** Files as a draft keeps them, in the order of their names. */
    public static Draft of(Sources sources) {
        return new Draft(
                sources.fileName(),
                sources.yaml(),
                sources.files().entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .map(file -> new Draft.File(file.getKey(), file.getValue()))
                        .toList(),
                sources.regulations(),
                sources.regulationsFile());
    }

    /** The files of a draft as they are read. */
    public static Sources sources(Draft draft) {
        Map<String, String> files = new LinkedHashMap<>();
        draft.files().forEach(file -> files.put(file.name(), file.text()));
        return new Sources(draft.fileName(), draft.yaml(), files, draft.regulations(), draft.regulationsFile());
    }

    /** Reads a draft; its id is the one under which it is kept. */
    public static Read read(String competitionId, Sources sources) {
        List<Fault> notes = new ArrayList<>();
        Optional<Fault> otherId = DraftOutline.id(sources.yaml())
                .filter(id -> !id.equals(competitionId))
                .map(_ -> new Fault(
                        sources.fileName(),
                        0,
                        0,
                        "id",
                        "this draft is kept as " + competitionId + "; write id: " + competitionId,
                        ""));
        List<Fault> missing = new ArrayList<>(otherId.stream().toList());
        return switch (CompetitionReader.read(sources, notes::add)) {
            case Reading.Faulty(List<Fault> faults) -> {
                missing.addAll(faults);
                yield new Read(Optional.empty(), missing, notes);
            }
            case Reading.Read(Command.Load load) ->
                new Read(missing.isEmpty() ? Optional.of(load) : Optional.empty(), missing, notes);
        };
    }
}
