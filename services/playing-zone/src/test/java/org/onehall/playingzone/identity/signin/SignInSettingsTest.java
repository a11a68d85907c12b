package org.onehall.playingzone.identity.signin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.playingzone.config.OidcConfigTest;

class SignInSettingsTest {
    private final Map<String, String> given = new HashMap<>(Map.of(
            "onehall.oidc.discovery-url",
            "https://login.example.org/realms/chess",
            "onehall.oidc.client-id",
            "hall",
            "onehall.doors.public-url",
            "https://hall.example.org/",
            "onehall.oidc.officials[0].claim",
            "groups",
            "onehall.oidc.officials[0].value",
            "chief",
            "onehall.oidc.officials[0].role",
            "CHIEF_ARBITER"));

    private Optional<SignInSettings> read() {
        return SignInSettings.of(OidcConfigTest.read(given));
    }

    private String refusal(String name, String value) {
        String before = given.get(name);
        if (value.isEmpty()) given.remove(name);
        else given.put(name, value);
        String why =
                assertThrows(IllegalArgumentException.class, this::read, name).getMessage();
        if (before == null) given.remove(name);
        else given.put(name, before);
        return why;
    }

    @Test
    void theProviderIsNamedByItsIssuerOrByTheAddressOfItsMetadata() {
        URI metadata = URI.create("https://login.example.org/realms/chess/.well-known/openid-configuration");
        assertEquals(metadata, read().orElseThrow().discovery());
        given.put("onehall.oidc.discovery-url", metadata.toString());
        assertEquals(metadata, read().orElseThrow().discovery());
        assertEquals("login.example.org", read().orElseThrow().name());
        assertEquals(
                URI.create("https://hall.example.org/api/sign-in/callback"),
                read().orElseThrow().callback());
        given.remove("onehall.oidc.discovery-url");
        assertEquals(Optional.empty(), read());
    }

    @Test
    void settingsThatCannotBeStopTheStartWithASentence() {
        Map.of(
                        "onehall.oidc.discovery-url",
                        "http://login.example.org",
                        "onehall.doors.public-url",
                        "http://hall.example.org",
                        "onehall.oidc.client-id",
                        " ",
                        "onehall.oidc.officials[0].role",
                        "PLAYER",
                        "onehall.oidc.officials[0].claim",
                        " ",
                        "onehall.oidc.prompt",
                        "maybe")
                .forEach((name, value) -> {
                    String why = refusal(name, value);
                    assertTrue(why.startsWith(name.replaceAll("\\[.*", "")), why);
                });
        for (String missing : new String[] {"onehall.doors.public-url", "onehall.oidc.client-id"})
            assertTrue(refusal(missing, "").startsWith(missing + " is missing"), missing);
        given.keySet().removeIf(name -> name.contains("officials"));
        assertTrue(assertThrows(IllegalArgumentException.class, this::read)
                .getMessage()
                .contains("is empty"));
    }

    @Test
    void onThisMachineNothingNeedsToBeEncrypted() {
        given.put("onehall.oidc.discovery-url", "http://localhost:8180/realms/chess");
        given.put("onehall.doors.public-url", "http://[::1]:8080");
        assertTrue(!read().orElseThrow().isEncrypted());
        given.put("onehall.doors.public-url", "https://hall.example.org");
        assertTrue(read().orElseThrow().isEncrypted());
    }
}
