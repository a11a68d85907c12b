package org.onehall.playingzone.edge.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class PagesTest {
    @Test
    void browsersAskForEveryPageAgainButKeepFilesWithAHashInTheirNames() throws IOException {
        Properties settings = new Properties();
        try (InputStream in = Pages.class.getResourceAsStream("/application.properties")) {
            settings.load(in);
        }
        assertEquals("no-cache", settings.getProperty("quarkus.http.filter.pages.header.\"Cache-Control\""));
        String pages = settings.getProperty("quarkus.http.filter.pages.matches");
        assertTrue("/".matches(pages) && "/index.html".matches(pages), pages);
        for (String page : Pages.ADDRESSES) assertTrue(page.matches(pages), page);
        assertTrue("/event/spring-open".matches(pages), pages);
        for (String kept : new String[] {"/assets/index-8Pz5Gvrv.js", "/assets/player-BGo3Hrtu.css"})
            assertFalse(kept.matches(pages), kept);
    }
}
