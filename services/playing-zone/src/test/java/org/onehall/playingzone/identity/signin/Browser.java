package org.onehall.playingzone.identity.signin;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.CookieManager;
import java.net.HttpCookie;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** A browser with its own cookies, which follows redirects from page to page. */
final class Browser {
    private static final ObjectMapper JSON = new ObjectMapper();
    private final String hall;
    private final CookieManager cookies = new CookieManager();
    private final HttpClient client =
            HttpClient.newBuilder().cookieHandler(cookies).build();

    /** @param hall the address it opens */
    Browser(String hall) {
        this.hall = hall;
    }
    /** Where an address redirects the browser; the address itself if there is no redirect. */
    URI step(URI address) {
        HttpResponse<String> answer = send(HttpRequest.newBuilder(address));
        return answer.headers().firstValue("Location").map(address::resolve).orElse(address);
    }

    HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The provider's address with this browser's request. */
    URI begins() {
        return step(URI.create(hall + "/api/sign-in/start"));
    }

    /** The hall's address to which the provider sends this browser back. */
    URI signsIn() {
        return step(begins());
    }

    /** The whole sign-in up to the page; returns the answer that the page gets. */
    JsonNode comesIn() {
        step(signsIn());
        return asks();
    }

    JsonNode asks() {
        try {
            return JSON.readTree(send(HttpRequest.newBuilder(URI.create(hall + "/api/sign-in"))
                            .POST(HttpRequest.BodyPublishers.ofString("{\"device\": \"\"}")))
                    .body());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    String cookie(String name) {
        return cookies.getCookieStore().getCookies().stream()
                .filter(one -> one.getName().equals(name))
                .map(HttpCookie::getValue)
                .findFirst()
                .orElse("");
    }

    void keep(String name, String value) {
        HttpCookie cookie = new HttpCookie(name, value);
        cookie.setPath("/api/sign-in");
        cookie.setDomain("127.0.0.1");
        cookie.setVersion(0);
        cookies.getCookieStore().add(URI.create(hall), cookie);
    }
}
