package org.onehall.playingzone.identity.signin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.URLDecoder;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import no.nav.security.mock.oauth2.MockOAuth2Server;
import no.nav.security.mock.oauth2.token.DefaultOAuth2TokenCallback;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.decider.Role;
import org.onehall.playingzone.config.CodesConfig;
import org.onehall.playingzone.config.OidcConfigTest;
import org.onehall.playingzone.edge.rest.SignInResource;
import org.onehall.playingzone.identity.CodeEntry;
import org.onehall.playingzone.identity.CodeHash;
import org.onehall.playingzone.identity.EnrolmentCodes;
import org.onehall.playingzone.projection.Holder;

/** Browsers, the zone's addresses and a provider, which communicate over HTTP. */
class SignInTest {
    private static final String ISSUER = "federation";
    private static final Holder LCA =
            new Holder("cup", Role.LOCAL_CHIEF_ARBITER, "lca-1", "Lia", "rome", "Rome", "", "");
    private static final ObjectMapper JSON = new ObjectMapper();

    private static final TokenDoor DOOR = new TokenDoor("hall", "s3cret");
    private static final MockOAuth2Server PROVIDER = new MockOAuth2Server(DOOR);

    @TempDir
    Path folder;

    private MockOAuth2Server provider = PROVIDER;
    private final Map<String, CodeEntry> stored = new LinkedHashMap<>();
    private HallAtHand hall;
    private EnrolmentCodes book;
    private Instant now = Instant.now();
    private boolean ready = true;

    @BeforeAll
    static void theProviderStarts() {
        PROVIDER.start(InetAddress.ofLiteral("127.0.0.1"), 0);
    }

    @AfterAll
    static void theProviderEnds() {
        PROVIDER.shutdown();
    }

    @BeforeEach
    void start() throws IOException {
        hall = new HallAtHand();
        book = new EnrolmentCodes(
                stored::putAll, CodeHash.of(folder.resolve("codes.secret")), new Random(7), () -> now);
    }

    @AfterEach
    void stop() {
        hall.close();
        DOOR.next.clear();
    }

    /** Sets up the provider so that it knows the hall. */
    private void providerIsThere() {
        open(settings(provider.wellKnownUrl(ISSUER).toString()));
    }

    private Map<String, String> settings(String discovery) {
        Map<String, String> settings = new HashMap<>(Map.of(
                "onehall.oidc.discovery-url",
                discovery,
                "onehall.oidc.name",
                "Federation",
                "onehall.oidc.client-id",
                "hall",
                "onehall.oidc.client-secret",
                "s3cret",
                "onehall.doors.public-url",
                hall.url(),
                "onehall.oidc.officials[0].claim",
                "groups",
                "onehall.oidc.officials[0].value",
                "lca-rome",
                "onehall.oidc.officials[0].role",
                "LOCAL_CHIEF_ARBITER",
                "onehall.oidc.officials[0].venue",
                "rome"));
        settings.put("onehall.oidc.patience", "60s"); // on a busy machine
        settings.put("onehall.oidc.prompt", "none"); // everybody is already signed in there
        return settings;
    }

    private SignIn signIn(Map<String, String> settings) {
        CodesConfig codes = () -> folder.resolve("codes.secret");
        try {
            return new SignIn(
                    OidcConfigTest.read(settings),
                    codes,
                    Optional.empty(),
                    () -> now,
                    () -> Duration.between(Instant.EPOCH, now).toNanos());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private void open(Map<String, String> settings) {
        hall.serve(new SignInResource(
                signIn(settings),
                () -> ready,
                _ -> Optional.of(List.of(LCA)),
                (entry, _) -> book.signIn(entry.once(), entry.official(), _ -> Optional.empty()),
                (holder, session) -> "token of " + holder.subject() + " " + session));
    }

    private static Map<String, String> query(URI address) {
        Map<String, String> query = new HashMap<>();
        Stream.of(address.getRawQuery().split("&"))
                .map(one -> one.split("=", 2))
                .forEach(one -> query.put(one[0], URLDecoder.decode(one[1], StandardCharsets.UTF_8)));
        return query;
    }

    private void next(Map<String, Object> claims) {
        next(claims, 3_600);
    }

    /** Sets what the provider says about the next person who signs in, and how long it is valid. */
    private void next(Map<String, Object> claims, long seconds) {
        provider.enqueueCallback(
                new DefaultOAuth2TokenCallback(ISSUER, "lia", "JWT", List.of("hall"), claims, seconds));
    }

    private static final Map<String, Object> OF_ROME = Map.of("groups", List.of("members", "lca-rome"), "name", "Lia");

    private static void refused(String code, JsonNode answer) {
        assertEquals(code, answer.path("code").asText(), answer.toString());
        assertTrue(answer.path("detail").asText().matches(".*[Cc]ode.*\\."), "what is allowed now: " + answer);
        assertFalse(answer.path("detail").asText().contains("{"), answer.toString());
    }

    // ---- good

    @Test
    void anOfficialComesInByTheProviderWithASessionLikeThatOfACode() {
        providerIsThere();
        next(OF_ROME);
        Browser browser = new Browser(hall.url());
        URI question = browser.begins();
        Map<String, String> asked = query(question);
        assertEquals(
                provider.authorizationEndpointUrl(ISSUER).toString(),
                question.toString().split("\\?")[0]);
        assertEquals(
                List.of("code", "S256", "hall", hall.url() + "/api/sign-in/callback"),
                List.of(
                        asked.get("response_type"), asked.get("code_challenge_method"),
                        asked.get("client_id"), asked.get("redirect_uri")));
        URI page = browser.step(browser.step(question));
        assertEquals(URI.create(hall.url() + "/#sign-in"), page);
        assertEquals(Map.of(), stored, "nobody is in before the page asks");
        JsonNode in = browser.asks();
        String session = stored.keySet().iterator().next();
        assertEquals(
                List.of("token of lca-1 " + session, "LOCAL_CHIEF_ARBITER", "rome", "Lia", "cup"),
                Stream.of("token", "role", "venue", "name", "competitionId")
                        .map(in::path)
                        .map(JsonNode::asText)
                        .toList());
        assertEquals(CodeEntry.State.USED, stored.get(session).state());
        assertEquals("", browser.cookie("onehall-sign-in") + browser.cookie("onehall-signed-in"));
        assertTrue(hall.asked.stream().noneMatch(one -> one.contains(session) || one.contains("lca-1")));
        book.shutOut(LCA);
        assertTrue(book.isRevoked(session), "as that of a code");
        next(OF_ROME);
        assertEquals(
                "rome", new Browser(hall.url()).comesIn().path("venue").asText(), "and again, in a session of its own");
        assertEquals(2, stored.size());
    }

    @Test
    void unlessToldOtherwiseTheProviderAsksForAProofEachTime() {
        Map<String, String> settings = settings(provider.wellKnownUrl(ISSUER).toString());
        settings.remove("onehall.oidc.prompt");
        open(settings);
        next(OF_ROME);
        Browser browser = new Browser(hall.url());
        URI question = browser.begins();
        assertEquals("login", query(question).get("prompt"));
        assertEquals(question, browser.step(question), "the provider's own page, with a form");
        HttpResponse<String> in = browser.send(HttpRequest.newBuilder(question)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString("username=lia")));
        browser.step(URI.create(in.headers().firstValue("Location").orElseThrow()));
        assertEquals("Lia", browser.asks().path("name").asText());
    }

    @Test
    void everySignInHasItsOwnSecrets() {
        providerIsThere();
        Map<String, String> one = query(new Browser(hall.url()).begins());
        Map<String, String> other = query(new Browser(hall.url()).begins());
        for (String secret : List.of("state", "nonce", "code_challenge")) {
            assertTrue(one.get(secret).length() >= 43, secret);
            assertNotEquals(one.get(secret), other.get(secret));
        }
    }

    @Test
    void theButtonLeadsToThePublicAddressAndIsNotThereWithoutAProvider() throws IOException {
        providerIsThere();
        Browser browser = new Browser(hall.url());
        var door = HttpRequest.newBuilder(URI.create(hall.url() + "/api/sign-in"));
        assertEquals(
                JSON.readTree("{\"name\": \"Federation\", \"address\": \"" + hall.url() + "/api/sign-in/start\"}"),
                JSON.readTree(browser.send(door).body()));
        hall.serve(
                new SignInResource(signIn(Map.of()), () -> true, _ -> Optional.empty(), (_, _) -> null, (_, _) -> ""));
        assertEquals(
                JSON.readTree("{\"name\": \"\", \"address\": \"\"}"),
                JSON.readTree(browser.send(door).body()));
        for (String path : List.of("/start", "/callback?code=x&state=y")) {
            var answer = browser.send(HttpRequest.newBuilder(URI.create(hall.url() + "/api/sign-in" + path)));
            assertEquals(404, answer.statusCode());
            refused("SIGN_IN_OFF", JSON.readTree(answer.body()));
        }
        refused("SIGN_IN_OFF", browser.asks());
    }

    // ---- bad

    @Test
    void whoHasNoOfficeIsToldSo() {
        providerIsThere();
        next(Map.of("groups", List.of("members"), "name", "Ugo Foscolo"));
        JsonNode answer = new Browser(hall.url()).comesIn();
        refused("SIGN_IN_NO_OFFICE", answer);
        assertTrue(answer.path("detail").asText().contains("with Federation as Ugo Foscolo"), answer.toString());
        assertEquals(Map.of(), stored);
    }

    @Test
    void aTokenThatIsNotForThisSignInLetsNobodyIn() {
        providerIsThere();
        Map.of("nonce", "of another sign-in", "aud", "another hall", "iss", "https://login.example.org")
                .forEach((claim, value) -> {
                    Map<String, Object> claims = new HashMap<>(OF_ROME);
                    claims.put(claim, value);
                    next(claims);
                    refused("SIGN_IN_UNTRUSTED", new Browser(hall.url()).comesIn());
                });
        next(OF_ROME, -3_600);
        refused("SIGN_IN_UNTRUSTED", new Browser(hall.url()).comesIn());
        assertEquals(Map.of(), stored);
        next(OF_ROME);
        assertEquals("Lia", new Browser(hall.url()).comesIn().path("name").asText());
    }

    @Test
    void aTokenThatTheProviderHasNotSignedLetsNobodyIn() {
        providerIsThere();
        Browser browser = new Browser(hall.url());
        URI back = browser.signsIn();
        String nonce = "n"; // not even read
        String header = "eyJhbGciOiJub25lIn0"; // {"alg":"none"}
        String payload = Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(("{\"iss\":\""
                                + provider.issuerUrl(ISSUER) + "\",\"sub\":\"lia\",\"aud\":\"hall\",\"nonce\":\""
                                + nonce
                                + "\",\"exp\":4000000000,\"iat\":1,\"groups\":[\"lca-rome\"]}")
                        .getBytes(StandardCharsets.UTF_8));
        DOOR.next.add(new TokenDoor.Answer(
                200,
                "{\"access_token\":\"a\",\"token_type\":\"Bearer\",\"id_token\":\"" + header + "." + payload + ".\"}"));
        browser.step(back);
        refused("SIGN_IN_UNTRUSTED", browser.asks());
    }

    @Test
    void whatOneBrowserHasBegunAnotherCannotEnd() {
        providerIsThere();
        URI back = new Browser(hall.url()).signsIn();
        Browser thief = new Browser(hall.url());
        thief.step(back);
        refused("SIGN_IN_LAPSED", thief.asks());
        thief.begins();
        thief.step(back);
        refused("SIGN_IN_LAPSED", thief.asks());
        refused("SIGN_IN_LAPSED", new Browser(hall.url()).asks());
        assertEquals(Map.of(), stored);
    }

    @Test
    void aSignInIsGoodOnce() {
        providerIsThere();
        next(OF_ROME);
        Browser browser = new Browser(hall.url());
        URI back = browser.signsIn();
        String begun = browser.cookie("onehall-sign-in");
        browser.step(back);
        String came = browser.cookie("onehall-signed-in");
        assertEquals("Lia", browser.asks().path("name").asText());
        browser.keep("onehall-signed-in", came);
        refused("SIGN_IN_LAPSED", browser.asks());
        browser.keep("onehall-signed-in", begun);
        refused("SIGN_IN_LAPSED", browser.asks());
        browser.keep("onehall-sign-in", begun);
        DOOR.next.add(new TokenDoor.Answer(400, "{\"error\": \"invalid_grant\"}"));
        browser.step(back);
        refused("SIGN_IN_LAPSED", browser.asks());
        browser.keep("onehall-sign-in", begun);
        browser.step(back); // a provider that would return another token, without this sign-in's nonce
        refused("SIGN_IN_UNTRUSTED", browser.asks());
        assertEquals(1, stored.size());
    }

    @Test
    void aSignInThatTookTooLongIsOver() {
        providerIsThere();
        Browser browser = new Browser(hall.url());
        URI back = browser.signsIn();
        now = now.plus(Duration.ofMinutes(10));
        browser.step(back);
        refused("SIGN_IN_LAPSED", browser.asks());
        next(OF_ROME);
        browser.step(browser.signsIn());
        now = now.plus(Duration.ofMinutes(5));
        refused("SIGN_IN_LAPSED", browser.asks());
        assertEquals(Map.of(), stored);
    }

    @Test
    void whoCancelsMayEnterWithACode() {
        providerIsThere();
        Browser browser = new Browser(hall.url());
        String state = query(browser.begins()).get("state");
        browser.step(URI.create(hall.url() + "/api/sign-in/callback?error=access_denied&state=" + state));
        refused("SIGN_IN_DECLINED", browser.asks());
    }

    @Test
    void aHallWithAnotherSecretThanTheProviderKnowsSaysSo() {
        Map<String, String> settings = settings(provider.wellKnownUrl(ISSUER).toString());
        settings.put("onehall.oidc.client-secret", "another");
        open(settings);
        next(OF_ROME);
        refused("SIGN_IN_HALL_UNKNOWN", new Browser(hall.url()).comesIn());
        providerIsThere();
        assertEquals("Lia", new Browser(hall.url()).comesIn().path("name").asText());
    }

    // ---- a provider that is away

    @Test
    void theHallStartsWithoutTheProviderAndFindsItLater() throws IOException {
        int free;
        try (var socket = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
            free = socket.getLocalPort();
        }
        provider = new MockOAuth2Server();
        open(settings("http://localhost:" + free + "/" + ISSUER));
        Browser browser = new Browser(hall.url());
        assertEquals(URI.create(hall.url() + "/#sign-in"), browser.begins());
        refused("SIGN_IN_AWAY", browser.asks());
        provider.start(InetAddress.ofLiteral("127.0.0.1"), free);
        browser.begins();
        refused("SIGN_IN_AWAY", browser.asks()); // not contacted again at once
        now = now.plus(Duration.ofSeconds(4));
        next(OF_ROME);
        assertEquals("Lia", browser.comesIn().path("name").asText());
        URI again = browser.signsIn();
        provider.shutdown();
        browser.step(again);
        refused("SIGN_IN_AWAY", browser.asks());
    }

    @Test
    void aProviderThatFailsInTheMiddleLetsNobodyIn() {
        providerIsThere();
        Browser browser = new Browser(hall.url());
        URI back = browser.signsIn();
        DOOR.next.add(new TokenDoor.Answer(503, ""));
        browser.step(back);
        refused("SIGN_IN_AWAY", browser.asks());
        assertEquals(Map.of(), stored);
    }

    @Test
    void aHallThatIsNotReadyAsksToComeAgain() {
        providerIsThere();
        next(OF_ROME);
        Browser browser = new Browser(hall.url());
        browser.step(browser.signsIn());
        ready = false;
        assertEquals("UNAVAILABLE", browser.asks().path("code").asText());
        ready = true;
        assertEquals("Lia", browser.asks().path("name").asText());
    }

    @Test
    void noSecretIsInAnyTicket() throws IOException {
        providerIsThere();
        Browser browser = new Browser(hall.url());
        String state = query(browser.begins()).get("state");
        String ticket = browser.cookie("onehall-sign-in");
        assertEquals(5, ticket.split("\\.", -1).length, "encrypted");
        assertFalse(new String(Base64.getUrlDecoder().decode(ticket.split("\\.")[3]), StandardCharsets.ISO_8859_1)
                .contains(state));
        assertEquals(
                64, Files.readString(folder.resolve("codes.secret")).strip().length());
    }
}
