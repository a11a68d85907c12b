package org.onehall.k8s;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Base64;

/** Creates self-signed certificates for tests. */
final class Certificates {
    private static final char[] PASSWORD = "for-this-test".toCharArray();

    /** A certificate and its private key, as PEM. */
    record Pem(String certificate, String key) {}

    private Certificates() {}

    /** @param name whom it is for: "game-state" becomes "CN=game-state" */
    static Pem make(Path folder, String name) throws IOException, InterruptedException, GeneralSecurityException {
        Path store = folder.resolve(name + ".p12");
        Process keytool = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-alias",
                        "own",
                        "-dname",
                        "CN=" + name,
                        "-ext",
                        "SAN=ip:127.0.0.1",
                        "-keyalg",
                        "EC",
                        "-groupname",
                        "secp256r1",
                        "-keystore",
                        store.toString(),
                        "-storepass",
                        new String(PASSWORD))
                .redirectErrorStream(true)
                .start();
        String said = new String(keytool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, keytool.waitFor(), said);
        KeyStore keys = KeyStore.getInstance(store.toFile(), PASSWORD);
        return new Pem(
                pem("CERTIFICATE", keys.getCertificate("own").getEncoded()),
                pem("PRIVATE KEY", keys.getKey("own", PASSWORD).getEncoded()));
    }

    private static String pem(String kind, byte[] encoded) {
        return "-----BEGIN " + kind + "-----\n"
                + Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(encoded) + "\n-----END " + kind
                + "-----\n";
    }
}
