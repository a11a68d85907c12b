package org.onehall.e2e;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.MessageDigest;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** A certificate authority for tests, created with the JDK's keytool, with one certificate for localhost. */
final class TestAuthority {
    private static final String PASSWORD = "of a test";
    private static final String ALIAS = "one";

    private final Path folder;
    private final Certificate root;

    /** @param folder an empty one; {@link #chain()} and {@link #key()} are written there */
    TestAuthority(Path folder) {
        this.folder = folder;
        try {
            tool(
                    "root",
                    "-genkeypair",
                    "-keyalg",
                    "EC",
                    "-dname",
                    "CN=Test authority",
                    "-ext",
                    "bc:c=ca:true",
                    "-ext",
                    "ku:c=keyCertSign",
                    "-validity",
                    "2");
            tool("hall", "-genkeypair", "-keyalg", "EC", "-dname", "CN=localhost", "-validity", "2");
            Path request = Files.write(folder.resolve("hall.csr"), tool("hall", "-certreq"));
            byte[] signed = tool(
                    "root",
                    "-gencert",
                    "-rfc",
                    "-infile",
                    request.toString(),
                    "-ext",
                    "san=dns:localhost",
                    "-ext",
                    "eku=serverAuth",
                    "-validity",
                    "2");
            root = store("root").getCertificate(ALIAS);
            Certificate hall =
                    CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(signed));
            Files.writeString(chain(), pem("CERTIFICATE", hall.getEncoded()) + pem("CERTIFICATE", root.getEncoded()));
            Files.writeString(
                    key(),
                    pem(
                            "PRIVATE KEY",
                            store("hall").getKey(ALIAS, PASSWORD.toCharArray()).getEncoded()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private KeyStore store(String name) throws IOException, GeneralSecurityException {
        return KeyStore.getInstance(folder.resolve(name + ".p12").toFile(), PASSWORD.toCharArray());
    }

    private byte[] tool(String store, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "keytool").toString());
        command.addAll(List.of(arguments));
        command.addAll(List.of(
                "-alias",
                ALIAS,
                "-keystore",
                folder.resolve(store + ".p12").toString(),
                "-storetype",
                "PKCS12",
                "-storepass",
                PASSWORD));
        Process run = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        byte[] said = run.getInputStream().readAllBytes();
        try {
            if (run.waitFor() != 0)
                throw new IllegalStateException("keytool failed: " + new String(said, StandardCharsets.UTF_8));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
        return said;
    }

    private static String pem(String what, byte[] content) {
        return "-----BEGIN " + what + "-----\n"
                + Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(content) + "\n-----END " + what
                + "-----\n";
    }

    /** The certificates for localhost and of the authority itself. */
    Path chain() {
        return folder.resolve("hall.pem");
    }

    /** The private key of the certificate for localhost. */
    Path key() {
        return folder.resolve("hall.key");
    }

    /** A context that trusts only this authority. */
    SSLContext trust() {
        try {
            KeyStore trusted = KeyStore.getInstance("PKCS12");
            trusted.load(null, null);
            trusted.setCertificateEntry(ALIAS, root);
            TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trust.init(trusted);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, trust.getTrustManagers(), null);
            return context;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The option with which Chromium trusts this authority besides those it knows. */
    String chromiumOption() {
        try {
            return "--ignore-certificate-errors-spki-list="
                    + Base64.getEncoder()
                            .encodeToString(MessageDigest.getInstance("SHA-256")
                                    .digest(root.getPublicKey().getEncoded()));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
