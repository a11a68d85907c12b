package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.junit.jupiter.api.Test;

class HouseReadinessTest {
    private static Map<String, Object> told(String what, String said) {
        var response = HealthCheckResponse.named("log").up();
        HouseReadiness.tell(response, what, said);
        return response.build().getData().orElseThrow();
    }

    @Test
    void whatIsWrongIsToldByPartition() {
        assertEquals(
                Map.of("onehall.game.events.v1-2", "it waits at offset 17"),
                told("onehall.game.events.v1-2", "it waits at offset 17"));
    }

    @Test
    void ofCasesNobodyLearnsMoreThanThatTheirLogDoesNotGoOn() { // APP-I G2.7
        assertEquals(
                Map.of("onehall.cases", "does not go on; its log file says why"),
                told("onehall.cases.events.v1-2@17 key case-9", "it waits at offset 17"));
    }
}
