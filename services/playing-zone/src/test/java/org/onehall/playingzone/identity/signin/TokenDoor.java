package org.onehall.playingzone.identity.signin;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import no.nav.security.mock.oauth2.http.OAuth2HttpRequest;
import no.nav.security.mock.oauth2.http.OAuth2HttpResponse;
import no.nav.security.mock.oauth2.http.Route;
import okhttp3.Headers;

/** Placed before the provider's token endpoint: refuses unknown clients, and returns prepared answers. */
final class TokenDoor implements Route {
    private static final int UNAUTHORIZED = 401;
    private final String proof;
    /** Answers returned before the provider's own, each once. */
    final Queue<Answer> next = new ConcurrentLinkedQueue<>();

    record Answer(int status, String body) {}

    TokenDoor(String client, String secret) {
        proof = "Basic " + Base64.getEncoder().encodeToString((client + ":" + secret).getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public boolean match(OAuth2HttpRequest request) {
        return request.getUrl().encodedPath().endsWith("/token")
                && (!next.isEmpty() || !proof.equals(request.getHeaders().get("Authorization")));
    }

    @Override
    public OAuth2HttpResponse invoke(OAuth2HttpRequest request) {
        boolean known = proof.equals(request.getHeaders().get("Authorization"));
        Answer answer = known ? next.remove() : new Answer(UNAUTHORIZED, "{\"error\": \"invalid_client\"}");
        return new OAuth2HttpResponse(
                Headers.of("Content-Type", "application/json"),
                answer.status(),
                answer.body(),
                answer.body().getBytes(StandardCharsets.UTF_8));
    }
}
