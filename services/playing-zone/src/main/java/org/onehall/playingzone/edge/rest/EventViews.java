package org.onehall.playingzone.edge.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.proto.competition.v1.Draft;
import org.onehall.proto.competition.v1.EventRow;
import org.onehall.proto.competition.v1.FileFault;
import org.onehall.proto.competition.v1.GetDraftResponse;
import org.onehall.proto.competition.v1.SaveDraftResponse;

/** Events as the page Events shows them, from the draft to the archive (OCR 16.1, 17.11). */
final class EventViews {
    private EventViews() {}

    /**
     * The events of a hall.
     *
     * @param hall the address that people open; "" if it is not known
     * @param events by id
     */
    record Events(String hall, List<Row> events) {}

    /**
     * A line in the list of events.
     *
     * @param name "" for a draft whose main file states none yet
     * @param state DRAFT, OPEN, FINISHED or ARCHIVED
     * @param venues number of venues, as {@code players} and {@code rounds}; for a draft with faults, those that its
     *     main file lists
     * @param opened the rounds that are or were open, by number
     * @param official the rounds that are official, by number (OCR 17.11)
     */
    record Row(
            String id,
            String name,
            String state,
            int venues,
            int players,
            int rounds,
            List<Integer> opened,
            List<Integer> official) {
        static Row of(EventRow row) {
            return new Row(
                    row.getCompetitionId(),
                    row.getName(),
                    row.getState().name().substring("LIFE_STAGE_".length()),
                    row.getVenues(),
                    row.getPlayers(),
                    row.getRounds(),
                    row.getOpenedList(),
                    row.getOfficialList());
        }
    }

    /**
     * The files of an event.
     *
     * @param files texts to which the main file refers, by name
     * @param regulations regulations in a separate file, and the name of that file; left out if there is none
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Files(
            String fileName,
            String yaml,
            Map<String, String> files,
            Optional<String> regulations,
            Optional<String> regulationsFile) {
        static Files of(Draft draft) {
            Map<String, String> files = new LinkedHashMap<>();
            draft.getFilesList().forEach(file -> files.put(file.getName(), file.getText()));
            return draft.hasRegulations()
                    ? new Files(
                            draft.getFileName(),
                            draft.getYaml(),
                            files,
                            Optional.of(draft.getRegulations()),
                            Optional.of(draft.getRegulationsFile()))
                    : new Files(draft.getFileName(), draft.getYaml(), files, Optional.empty(), Optional.empty());
        }
    }

    /**
     * Something that is wrong with the files, or doubtful.
     *
     * @param line from 1; 0 if there is no line
     * @param column in characters, from 1; 0 if there is no column
     * @param path its place in the definition, counted from 0: {@code players[3].venue}; "" for the whole
     * @param problem what is wrong and what would be correct, in English
     * @param rule article or validation rule; "" if none
     * @param code name of the refusal of the definition, {@code STAFF_INCOMPLETE}; "" if none
     */
    record Fault(String file, int line, int column, String path, String problem, String rule, String code) {
        static List<Fault> of(List<FileFault> faults) {
            return faults.stream()
                    .map(one -> new Fault(
                            one.getFile(),
                            one.getLine(),
                            one.getColumn(),
                            one.getPath(),
                            one.getProblem(),
                            one.getRule(),
                            one.getCode()))
                    .toList();
        }
    }

    /**
     * What must be corrected in a draft before it can be opened, and what is doubtful.
     *
     * @param sequence the number of the last event, which the next request to save the draft may state
     */
    record Saved(List<Fault> missing, List<Fault> notes, long sequence) {
        static Saved of(SaveDraftResponse saved) {
            return new Saved(Fault.of(saved.getMissingList()), Fault.of(saved.getNotesList()), saved.getSequence());
        }
    }

    /**
     * A draft as it was last saved.
     *
     * @param tree the main file as JSON; empty if a form cannot show it
     * @param sequence the number of the last event, which the next request to save the draft may state
     */
    record Kept(Files files, Optional<ObjectNode> tree, List<Fault> missing, List<Fault> notes, long sequence) {
        static Kept of(GetDraftResponse draft) {
            return new Kept(
                    Files.of(draft.getDraft()),
                    YamlTree.read(draft.getDraft().getYaml()),
                    Fault.of(draft.getMissingList()),
                    Fault.of(draft.getNotesList()),
                    draft.getSequence());
        }
    }

    /** @param changed false if it was done before */
    record Done(String competitionId, boolean changed) {}

    /** A problem as JSON, with the faults in the files. */
    static Map<String, Object> problem(Problem problem, List<Fault> faults) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("type", problem.type());
        told.put("title", problem.title());
        told.put("status", problem.status());
        told.put("detail", problem.detail());
        told.put("code", problem.code());
        told.put("rule", problem.rule());
        told.put("details", problem.details());
        told.put("faults", faults);
        return told;
    }
}
