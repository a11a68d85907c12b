package org.onehall.local;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jose4j.jws.AlgorithmIdentifiers;
import org.jose4j.jws.JsonWebSignature;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.jwt.NumericDate;
import org.jose4j.lang.JoseException;

/**
 * The key with which the hall signs its tokens, created at the first start of a data folder, and the tokens of the
 * services and of the operator. Files are readable by their owner only.
 */
public final class Identity {
    private static final int KEY_BITS = 2048;
    /** How long tokens are valid: longer than the time between two renewals, which take place once a day. */
    static final Duration VALID = Duration.ofDays(7);

    /** How long a token for a paper is valid: longer than the hall may take to make one. */
    static final Duration PAPER_VALID = Duration.ofMinutes(5);

    static final String OPERATOR = "operator";

    private final Path folder;
    private PrivateKey key;

    private Identity(Path folder) {
        this.folder = folder;
    }

    /** The identity kept in a data folder; created if there is none. */
    public static Identity of(Path data) throws IOException {
        return in(data.resolve("identity"));
    }

    /** The identity kept in a folder of its own; created if there is none. */
    static Identity in(Path folder) throws IOException {
        Identity identity = new Identity(ownFolder(folder));
        if (!Files.exists(identity.privateKey()) || !Files.exists(identity.publicKey())) {
            identity.makeKeys();
        }
        return identity;
    }

    Path privateKey() {
        return folder.resolve("issuer-private.pem");
    }

    public Path publicKey() {
        return folder.resolve("issuer-public.pem");
    }

    /** The file with the secret used to hash stored enrolment codes; the playing zone creates it. */
    Path codesSecret() {
        return folder.resolve("codes.secret");
    }

    /** The file with the token of a service or of the operator. */
    public Path token(String subject) {
        return folder.resolve(subject + ".jwt");
    }

    /** Writes fresh tokens for all services and the operator. */
    public void renewTokens() throws IOException {
        for (String subject : subjects()) {
            renewToken(subject, VALID);
        }
    }

    /** The holders of a token in a file: the services and the operator. */
    static List<String> subjects() {
        return Stream.concat(Stream.of(Part.values()).map(Part::service), Stream.of(OPERATOR))
                .toList();
    }

    /** Writes a fresh token for one of {@link #subjects()}. */
    void renewToken(String subject, Duration valid) throws IOException {
        String role = subject.equals(OPERATOR) ? "OPERATOR" : "SERVICE";
        write(token(subject), signed(readKey(), subject, role, Map.of(), valid));
    }

    /**
     * A player's token for one seat.
     *
     * @param side "WHITE" or "BLACK"
     */
    public String seatToken(String player, String venue, String board, String side) throws IOException {
        return signed(readKey(), player, "PLAYER", Map.of("venue", venue, "board", board, "side", side), VALID);
    }

    /**
     * A token with which a paper of an event is read: a Fair Play Officer's of this event, valid for
     * {@link #PAPER_VALID}. Until it ends, it allows everything that such an officer may read and do.
     */
    String paperToken(String event) throws IOException {
        return signed(readKey(), "event-export", "FAIR_PLAY_OFFICER", Map.of("competition", event), PAPER_VALID);
    }

    private static String signed(PrivateKey key, String subject, String role, Map<String, String> place, Duration valid)
            throws IOException {
        JwtClaims claims = new JwtClaims();
        claims.setIssuer("onehall");
        claims.setSubject(subject);
        claims.setIssuedAt(NumericDate.now());
        claims.setExpirationTimeMinutesInTheFuture(valid.toMinutes());
        claims.setGeneratedJwtId();
        claims.setStringClaim("role", role);
        claims.setStringListClaim("groups", List.of(role));
        claims.setStringClaim("upn", subject);
        claims.setStringClaim("name", subject);
        place.forEach(claims::setStringClaim);
        JsonWebSignature signature = new JsonWebSignature();
        signature.setPayload(claims.toJson());
        signature.setAlgorithmHeaderValue(AlgorithmIdentifiers.RSA_USING_SHA256);
        signature.setHeader("typ", "JWT");
        signature.setKey(key);
        try {
            return signature.getCompactSerialization();
        } catch (JoseException e) {
            throw new IOException("a token could not be signed", e);
        }
    }

    private void makeKeys() throws IOException {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
            generator.initialize(KEY_BITS);
            var pair = generator.generateKeyPair();
            write(publicKey(), pem("PUBLIC KEY", pair.getPublic().getEncoded()));
            write(privateKey(), pem("PRIVATE KEY", pair.getPrivate().getEncoded()));
        } catch (GeneralSecurityException e) {
            throw new IOException("no key could be made", e);
        }
    }

    private synchronized PrivateKey readKey() throws IOException {
        if (key == null) {
            key = decodedKey();
        }
        return key;
    }

    private PrivateKey decodedKey() throws IOException {
        String text = Files.readString(privateKey()).replaceAll("-----[A-Z ]+-----|\\s", "");
        try {
            return KeyFactory.getInstance("RSA")
                    .generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(text)));
        } catch (GeneralSecurityException | IllegalArgumentException _) {
            throw new Complaint(
                    Complaint.NO,
                    privateKey() + " is damaged; remove the two issuer files beside it to have"
                            + " new ones made (everybody must enrol again then)");
        }
    }

    private static String pem(String kind, byte[] encoded) {
        return "-----BEGIN " + kind + "-----\n"
                + Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(encoded) + "\n-----END " + kind
                + "-----\n";
    }

    /** Creates a folder that only its owner may enter. */
    static Path ownFolder(Path folder) throws IOException {
        Files.createDirectories(folder);
        if (posix(folder)) {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
        }
        return folder;
    }

    /** Replaces a file in one step by one that only its owner may read. */
    static void write(Path file, String text) throws IOException {
        write(file, text, _ -> {});
    }

    /** Something done to a new file before it replaces the old one. */
    interface Step {
        void to(Path file) throws IOException;
    }

    /** The same, with something done to the new file first. */
    static void write(Path file, String text, Step before) throws IOException {
        Path next = file.resolveSibling(file.getFileName() + ".next");
        Files.deleteIfExists(next);
        if (posix(file.toAbsolutePath().getParent())) {
            Files.createFile(next, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        }
        Files.write(next, text.getBytes(StandardCharsets.UTF_8));
        before.to(next);
        Files.move(next, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    private static boolean posix(Path folder) {
        return folder.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
}
