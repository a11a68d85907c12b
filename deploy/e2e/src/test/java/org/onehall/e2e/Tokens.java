package org.onehall.e2e;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Instant;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Tokens that must be rejected, made from a valid one. */
final class Tokens {
    private static final String RS256 = "{\"alg\":\"RS256\",\"typ\":\"JWT\"}";

    private Tokens() {}

    /** Bad tokens by what is wrong with them. */
    static Map<String, String> bad(String good, Path identity) {
        try {
            ObjectNode claims = (ObjectNode) payload(good);
            Map<String, String> bad = new LinkedHashMap<>();
            bad.put("no token", "");
            bad.put("no JWT", "abc");
            bad.put("three dots of nothing", "..");
            var generator = KeyPairGenerator.getInstance("RSA");
            generator.initialize(2048);
            bad.put(
                    "signed by somebody else",
                    signed(RS256, claims, generator.generateKeyPair().getPrivate()));
            ObjectNode expired = claims.deepCopy();
            expired.put("iat", Instant.now().minusSeconds(7200).getEpochSecond())
                    .put("exp", Instant.now().minusSeconds(3600).getEpochSecond());
            bad.put("expired", signed(RS256, expired, own(identity)));
            ObjectNode stranger = claims.deepCopy();
            bad.put("of another issuer", signed(RS256, stranger.put("iss", "elsewhere"), own(identity)));
            ObjectNode roleless = claims.deepCopy();
            roleless.remove("role");
            bad.put("without a role", signed(RS256, roleless, own(identity)));
            ObjectNode king = claims.deepCopy();
            bad.put("with an unknown role", signed(RS256, king.put("role", "KING"), own(identity)));
            ObjectNode risen = claims.deepCopy();
            bad.put(
                    "with claims changed after signing",
                    good.split("\\.")[0] + "."
                            + text(risen.put("role", "CHIEF_ARBITER").put("x", 1)) + "." + good.split("\\.")[2]);
            bad.put("alg none", encoded("{\"alg\":\"none\",\"typ\":\"JWT\"}") + "." + text(claims) + ".");
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(Files.readAllBytes(identity.resolve("issuer-public.pem")), "HmacSHA256"));
            String head = encoded("{\"alg\":\"HS256\",\"typ\":\"JWT\"}") + "." + text(claims);
            bad.put(
                    "alg HS256 with the public key for a secret",
                    head + "." + encoded(mac.doFinal(head.getBytes(StandardCharsets.US_ASCII))));
            return bad;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A token like a good one, with other claims and no session: as the hall would issue it to another person. */
    static String of(String good, Map<String, String> claims, Path identity) {
        try {
            ObjectNode own = (ObjectNode) payload(good);
            own.remove(List.of("sid", "device"));
            claims.forEach(own::put);
            return signed(RS256, own, own(identity));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonNode payload(String token) throws JsonProcessingException {
        return RunningHall.JSON.readTree(
                new String(Base64.getUrlDecoder().decode(token.split("\\.")[1]), StandardCharsets.UTF_8));
    }

    private static PrivateKey own(Path identity) throws IOException, GeneralSecurityException {
        String pem = Files.readString(identity.resolve("issuer-private.pem")).replaceAll("-----[A-Z ]+-----|\\s", "");
        return KeyFactory.getInstance("RSA")
                .generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(pem)));
    }

    private static String signed(String header, JsonNode claims, PrivateKey key) throws GeneralSecurityException {
        String head = encoded(header) + "." + text(claims);
        Signature signature = Signature.getInstance("SHA256withRSA");
        signature.initSign(key);
        signature.update(head.getBytes(StandardCharsets.US_ASCII));
        return head + "." + encoded(signature.sign());
    }

    private static String text(JsonNode claims) {
        return encoded(claims.toString());
    }

    private static String encoded(String text) {
        return encoded(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String encoded(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
