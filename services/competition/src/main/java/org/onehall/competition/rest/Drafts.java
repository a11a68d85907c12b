package org.onehall.competition.rest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.Draft;
import org.onehall.competition.reading.CompetitionReader;
import org.onehall.competition.reading.Fault;
import org.onehall.competition.reading.Reading;
import org.onehall.competition.reading.Sources;

/** Drafts as files, and what is missing in them. */
final class Drafts {
    private Drafts() {}

    /**
     * What is wrong with a draft as it is now, and what is doubtful.
     *
     * @param load the competition, if nothing is missing
     */
    record Read(Optional<Command.Load> load, List<Fault> missing, List<Fault> notes) {}

    static Draft of(Sources sources) {
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

    static Sources sources(Draft draft) {
        Map<String, String> files = new LinkedHashMap<>();
        draft.files().forEach(file -> files.put(file.name(), file.text()));
        return new Sources(draft.fileName(), draft.yaml(), files, draft.regulations(), draft.regulationsFile());
    }

    /** The files as JSON, in the form in which they are sent. */
    static Upload upload(Sources sources) {
        return new Upload(
                sources.fileName(),
                sources.yaml(),
                sources.files(),
                sources.regulations().orElse(null),
                sources.regulations().isPresent() ? sources.regulationsFile() : null);
    }

    /** Reads a draft; its id is the one under which it is kept. */
    static Read read(String competitionId, Sources sources) {
        List<Fault> notes = new ArrayList<>();
        return switch (CompetitionReader.read(sources, notes::add)) {
            case Reading.Faulty(List<Fault> faults) -> new Read(Optional.empty(), faults, notes);
            case Reading.Read(Command.Load load)
            when !load.competitionId().equals(competitionId) ->
                new Read(
                        Optional.empty(),
                        List.of(new Fault(
                                sources.fileName(),
                                0,
                                0,
                                "id",
                                "this draft is kept as " + competitionId + "; write id: " + competitionId,
                                "")),
                        notes);
            case Reading.Read(Command.Load load) -> new Read(Optional.of(load), List.of(), notes);
        };
    }
}
