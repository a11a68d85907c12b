package org.onehall.playingzone.hall;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;
import org.onehall.house.HouseConfig;

class DiskReportTest {
    @Test
    void aLookThatFailsDoesNotEndTheLooksAfterIt() {
        var report = new DiskReport();
        report.config = (HouseConfig)
                Proxy.newProxyInstance(getClass().getClassLoader(), new Class<?>[] {HouseConfig.class}, (_, _, _) -> {
                    throw new IllegalStateException("no folder is known");
                });
        assertDoesNotThrow(report::look);
        report.stop();
    }
}
