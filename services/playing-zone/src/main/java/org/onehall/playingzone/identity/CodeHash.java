package org.onehall.playingzone.identity;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * Makes the hash that is stored instead of a code and is the id of the session the code opens: PBKDF2 with
 * HMAC-SHA-256, salted with a secret of the hall that is in no topic. A code has 40 random bits, few enough to try all
 * of them. A person who steals the topic cannot do that without the secret, and with the secret needs some milliseconds
 * for each try. All codes share the salt, so that a single calculation finds a code.
 */
public final class CodeHash {
    private static final String FUNCTION = "PBKDF2WithHmacSHA256";
    private static final String KEYS = "HmacSHA256";
    private static final int ROUNDS = 10_000;
    private static final int BITS = 256;
    private static final int SECRET_BYTES = 32;

    private final byte[] secret;

    CodeHash(byte[] secret) {
        this.secret = secret.clone();
    }

    /**
     * Uses the secret in a file. A missing file is created, readable only by its owner.
     *
     * @throws IOException if it cannot be read or written, or holds no secret
     */
    public static CodeHash of(Path file) throws IOException {
        if (!Files.exists(file)) make(file);
        try {
            byte[] secret = HexFormat.of().parseHex(Files.readString(file).strip());
            if (secret.length == SECRET_BYTES) return new CodeHash(secret);
        } catch (IllegalArgumentException notHexadecimal) {
            // reported below
        }
        throw new IOException(file + " is damaged. Remove it to have a new one made; "
                + "unused codes are then unknown and must be made again");
    }

    /**
     * The file gets its name once it is complete, so that an interrupted start or a full disk does not leave an
     * incomplete file.
     */
    private static void make(Path file) throws IOException {
        byte[] secret = new byte[SECRET_BYTES];
        new SecureRandom().nextBytes(secret);
        Path folder = Files.createDirectories(file.toAbsolutePath().getParent());
        boolean posix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
        var ownersOnly = PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
        FileAttribute<?>[] own = posix ? new FileAttribute<?>[] {ownersOnly} : new FileAttribute<?>[0];
        Path complete = Files.createTempFile(folder, "codes", ".new", own);
        try {
            Files.writeString(complete, HexFormat.of().formatHex(secret) + "\n");
            Files.move(complete, file);
        } catch (FileAlreadyExistsException another) {
            // another instance has created it in the meantime
        } finally {
            Files.deleteIfExists(complete);
        }
    }

    /** A key of 32 bytes made from the secret; each purpose has a different key, and no key reveals the secret. */
    public byte[] key(String purpose) {
        try {
            Mac function = Mac.getInstance(KEYS);
            function.init(new SecretKeySpec(secret, KEYS));
            return function.doFinal(purpose.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** In hexadecimal, 64 digits. */
    public String of(CodeText code) {
        PBEKeySpec spec = new PBEKeySpec(code.text().toCharArray(), secret, ROUNDS, BITS);
        try {
            return HexFormat.of()
                    .formatHex(SecretKeyFactory.getInstance(FUNCTION)
                            .generateSecret(spec)
                            .getEncoded());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        } finally {
            spec.clearPassword();
        }
    }
}
