package org.onehall.playingzone.edge.rest;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** The page that a browser shows for an unknown address. */
final class NotFoundPage {
    private static final String API = "api/";

    /** The texts of the page in one language. */
    private record Words(String language, String title, String text, String link) {
        static final Words ENGLISH = new Words(
                "en",
                "Page not found",
                "There is nothing at this address. Check it, or go to the first page.",
                "Go to the first page");
        static final Words ITALIAN = new Words(
                "it",
                "Pagina non trovata",
                "A questo indirizzo non c'è nulla. Controllalo, oppure vai alla prima pagina.",
                "Vai alla prima pagina");

        String html() {
            return """
                    <!doctype html>
                    <html lang="%s">
                    <head>
                    <meta charset="utf-8">
                    <meta name="viewport" content="width=device-width, initial-scale=1">
                    <meta name="color-scheme" content="light dark">
                    <title>%s – OneHall</title>
                    </head>
                    <body style="font-family: system-ui, sans-serif; margin: 4rem auto; padding: 0 1rem;
                        max-width: 32rem">
                    <main>
                    <h1>%s</h1>
                    <p>%s</p>
                    <p><a href="/">%s</a></p>
                    </main>
                    </body>
                    </html>
                    """.formatted(language, title, title, text, link);
        }
    }

    private NotFoundPage() {}

    /**
     * Whether the answer should be a page instead of a problem: browsers prefer HTML.
     *
     * @param path without the first "/"
     */
    static boolean isWanted(String path, HttpHeaders headers) {
        return !path.startsWith(API)
                && Objects.requireNonNullElse(headers.getHeaderString(HttpHeaders.ACCEPT), "")
                        .contains(MediaType.TEXT_HTML);
    }

    /** The page in the first requested language that the hall supports, otherwise in English. */
    static Response response(HttpHeaders headers) {
        return Response.status(Response.Status.NOT_FOUND)
                .entity(html(languages(headers.getHeaderString(HttpHeaders.ACCEPT_LANGUAGE))))
                .type(MediaType.TEXT_HTML_TYPE.withCharset("utf-8"))
                .header("Cache-Control", "no-store")
                .header("Vary", "Accept, Accept-Language")
                .build();
    }

    /** The requested languages in the order of the header; none if the header cannot be read. */
    private static List<Locale> languages(String asked) {
        try {
            if (asked == null) return List.of();
            return Locale.LanguageRange.parse(asked).stream()
                    .map(one -> Locale.forLanguageTag(one.getRange()))
                    .toList();
        } catch (IllegalArgumentException _) {
            return List.of();
        }
    }

    static String html(List<Locale> languages) {
        for (Locale language : languages) {
            if (language.getLanguage().equals(Words.ITALIAN.language())) return Words.ITALIAN.html();
            if (language.getLanguage().equals(Words.ENGLISH.language())) return Words.ENGLISH.html();
        }
        return Words.ENGLISH.html();
    }
}
