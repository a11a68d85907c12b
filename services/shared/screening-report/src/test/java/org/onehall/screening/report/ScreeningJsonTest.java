package org.onehall.screening.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.screening.CanonicalJson;
import org.onehall.screening.EventReport;

/** What other programs read from a screening. */
class ScreeningJsonTest {
    private final JsonSchema schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(ScreeningJsonTest.class.getResourceAsStream("/screening-report.schema.json"));

    @Test
    void theJsonOfAReportIsThatOfItsSchema() throws IOException {
        for (EventReport report :
                new EventReport[] {Screened.event(), Screened.untimed(), Screened.record(), Screened.unfinished()}) {
            JsonNode json = new ObjectMapper().readTree(CanonicalJson.write(report));
            assertEquals(Set.of(), schema.validate(json));
            assertEquals(report.players().size(), json.path("players").size());
        }
    }

    @Test
    void theSameGamesGiveTheSameBytes() {
        assertEquals(CanonicalJson.write(Screened.event()), CanonicalJson.write(Screened.event()));
    }
}
