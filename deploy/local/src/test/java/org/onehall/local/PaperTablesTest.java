package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables that a spreadsheet opens: it runs nothing in them, and takes no result for a date. */
class PaperTablesTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** The cells of the one row below the headings. */
    private static String row(String table) {
        return table.substring(table.indexOf('\n') + 1);
    }

    private static JsonNode team(String name) {
        ObjectNode standings = JSON.createObjectNode();
        standings
                .putArray("teams")
                .addObject()
                .put("rank", 1)
                .put("name", name)
                .put("matchPoints", "-1")
                .put("boardPoints", "2.5");
        return standings;
    }

    private static JsonNode board(String result) {
        ObjectNode report = JSON.createObjectNode();
        ObjectNode board = report.putObject("content").putArray("boards").addObject();
        board.put("number", 1).put("result", result);
        board.putObject("white").put("name", "=HYPERLINK(1)").put("venueName", "@home");
        board.putObject("black").put("name", "O'Neil").put("venueName", "Rome");
        return report;
    }

    @Test
    void aNameIsNoFormula() {
        assertEquals("1,'=1+1,-1,2.5\n", row(PaperTables.teams(team("=1+1"))));
        assertEquals("1,'+1 club,-1,2.5\n", row(PaperTables.teams(team("+1 club"))));
        assertEquals("1,'-1+cmd,-1,2.5\n", row(PaperTables.teams(team("-1+cmd"))));
        assertEquals("1,'@SUM(A1),-1,2.5\n", row(PaperTables.teams(team("@SUM(A1)"))));
        assertEquals("1,' =1+1,-1,2.5\n", row(PaperTables.teams(team(" =1+1"))));
        assertEquals("1,\"'\t=1+1\",-1,2.5\n", row(PaperTables.teams(team("\t=1+1"))));
        assertEquals("1,\"'\r=1+1\",-1,2.5\n", row(PaperTables.teams(team("\r=1+1"))));
        assertEquals("1,\"'\rRome\",-1,2.5\n", row(PaperTables.teams(team("\rRome"))));
        assertEquals("1,'\uFF1D1+1,-1,2.5\n", row(PaperTables.teams(team("\uFF1D1+1"))));
    }

    @Test
    void aNameWithASignInItStaysAsItIs() {
        assertEquals("1,A=B+C-D@E,-1,2.5\n", row(PaperTables.teams(team("A=B+C-D@E"))));
    }

    @ParameterizedTest
    @CsvSource({"1-0,'1,0'", "0-1,'0,1'", "1/2-1/2,'0.5,0.5'", "0-0,'0,0'", "3-1.5,'3,1.5'"})
    void aResultIsTwoNumbers(String result, String cells) {
        assertEquals("1,'=HYPERLINK(1),'@home,O'Neil,Rome," + cells + ",,\n", row(PaperTables.results(board(result))));
    }
}
