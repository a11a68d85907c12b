package org.onehall.competition.reading;

import java.util.List;
import org.onehall.competition.domain.Entrant;

/**
 * A table of players, read but not entered.
 *
 * @param players in the order of the lines
 * @param faults why a line or the whole table cannot be read; empty if it can
 * @param unusedColumns headings of columns that are not used, in their order
 */
public record PlayerPreview(List<PreviewedPlayer> players, List<TableFault> faults, List<String> unusedColumns) {
    public PlayerPreview {
        players = List.copyOf(players);
        faults = List.copyOf(faults);
        unusedColumns = List.copyOf(unusedColumns);
    }

    /**
     * A line of the table.
     *
     * @param line from 1
     * @param entrant as the line states it; the id of a venue that is not known is what was written
     */
    public record PreviewedPlayer(int line, Entrant entrant, List<EntryRemark> remarks) {
        public PreviewedPlayer {
            remarks = List.copyOf(remarks);
        }
    }

    /**
     * Something for which a table, or a line of it, cannot be read.
     *
     * @param line from 1; 0 if there is no line
     * @param column in characters, from 1; 0 if there is no column
     * @param message what is wrong and what would be correct, written for people
     */
    public record TableFault(int line, int column, String message) {}
}
