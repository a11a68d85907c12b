package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.List;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.jwt.consumer.InvalidJwtException;
import org.jose4j.jwt.consumer.JwtConsumerBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IdentityTest {
    @TempDir
    private Path data;

    private static JwtClaims claims(Path token, Identity identity) throws Exception {
        return claims(Files.readString(token), identity);
    }

    private static JwtClaims claims(String token, Identity identity) throws Exception {
        String pem = Files.readString(identity.publicKey()).replaceAll("-----[A-Z ]+-----|\\s", "");
        PublicKey key = KeyFactory.getInstance("RSA")
                .generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(pem)));
        return new JwtConsumerBuilder()
                .setVerificationKey(key)
                .setExpectedIssuer("onehall")
                .setRequireExpirationTime()
                .build()
                .processToClaims(token);
    }

    @Test
    void everyServiceGetsATokenOfItsOwnAndTheOperatorToo() throws Exception {
        Identity identity = Identity.of(data);
        identity.renewTokens();
        for (Part part : Part.values()) {
            JwtClaims claims = claims(identity.token(part.service()), identity);
            assertEquals(part.service(), claims.getSubject());
            assertEquals("SERVICE", claims.getStringClaimValue("role"));
            assertEquals(List.of("SERVICE"), claims.getStringListClaimValue("groups"));
        }
        assertEquals(
                "OPERATOR", claims(identity.token(Identity.OPERATOR), identity).getStringClaimValue("role"));
    }

    @Test
    void aTokenForAPaperIsOfOneEventAndValidForFiveMinutes() throws Exception {
        Identity identity = Identity.of(data);
        JwtClaims claims = claims(identity.paperToken("cup"), identity);
        assertEquals("FAIR_PLAY_OFFICER", claims.getStringClaimValue("role"));
        assertEquals("cup", claims.getStringClaimValue("competition"));
        long seconds =
                claims.getExpirationTime().getValue() - claims.getIssuedAt().getValue();
        assertTrue(seconds > 0 && seconds <= 301, "valid for " + seconds + " s");
        assertNotEquals(identity.paperToken("cup"), identity.paperToken("cup"));
    }

    @Test
    void theKeyIsMadeOnceAndReadableByItsOwnerOnly() throws Exception {
        Identity first = Identity.of(data);
        String key = Files.readString(first.privateKey());
        Identity.of(data).renewTokens();
        assertEquals(key, Files.readString(first.privateKey()));
        for (Path file : List.of(first.privateKey(), first.token("game-state"), first.token(Identity.OPERATOR))) {
            assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        }
    }

    @Test
    void aTokenOfAnotherHallIsNotOurs(@TempDir Path other) throws Exception {
        Identity ours = Identity.of(data);
        Identity theirs = Identity.of(other);
        theirs.renewTokens();
        assertNotEquals(Files.readString(ours.publicKey()), Files.readString(theirs.publicKey()));
        assertThrows(InvalidJwtException.class, () -> claims(theirs.token("game-state"), ours));
    }

    @Test
    void aDamagedKeyIsSaidToBeDamaged() throws Exception {
        Identity identity = Identity.of(data);
        Files.writeString(identity.privateKey(), "nothing");
        assertThrows(Complaint.class, identity::renewTokens);
    }
}
