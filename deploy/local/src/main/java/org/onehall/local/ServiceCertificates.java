package org.onehall.local;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/**
 * The hall's own certificate authority, and its certificates for services that speak gRPC over TLS. Each is valid for
 * the name by which the service is found, such as {@code game-state}; that of competition is also valid for
 * {@code localhost}, where a tunnel to it ends. Created with the JDK's keytool.
 */
final class ServiceCertificates {
    /** The file with the authority that services trust. */
    static final String AUTHORITY = "grpc-ca.pem";

    private static final String STORE = "grpc-ca.p12";
    /** The authority with its key, in base 64. */
    private static final String KEPT = STORE + ".txt";

    private static final String SIGNER = "authority";
    /** Not a secret: the files are protected because only their owner can read them. */
    private static final String PASSWORD = "onehall";

    private static final int AUTHORITY_DAYS = 3_650;
    private static final int DAYS = 397;

    private final Path folder;

    /** @param folder of the identity */
    ServiceCertificates(Path folder) {
        this.folder = folder;
    }

    Path authority() {
        return folder.resolve(AUTHORITY);
    }

    Path certificate(String service) {
        return folder.resolve(service + ".crt");
    }

    Path key(String service) {
        return folder.resolve(service + ".key");
    }

    /** Creates the authority, valid for ten years. */
    void makeAuthority() throws IOException {
        Path made = Files.createTempDirectory(folder, "grpc");
        try {
            Path store = made.resolve(STORE);
            keytool(
                    store,
                    SIGNER,
                    "CN=the services of this hall",
                    AUTHORITY_DAYS,
                    "-ext",
                    "bc:c=ca:true,pathlen:0",
                    "-ext",
                    "ku:c=keyCertSign,cRLSign");
            // the key first: without it the certificate, which shows that there is an authority, is useless
            Identity.write(folder.resolve(KEPT), Base64.getEncoder().encodeToString(Files.readAllBytes(store)));
            Identity.write(
                    authority(),
                    pem("CERTIFICATE", open(store).getCertificate(SIGNER).getEncoded()));
        } catch (GeneralSecurityException e) {
            throw new IOException("the authority's certificate cannot be read", e);
        } finally {
            remove(made);
        }
    }

    /** Creates a certificate and its key for a service, valid for 13 months; the authority must exist. */
    void make(String service) throws IOException {
        Path made = Files.createTempDirectory(folder, "grpc");
        try {
            Path store = made.resolve(STORE);
            if (!Files.exists(folder.resolve(KEPT))) {
                throw new Complaint(
                        Complaint.NO,
                        folder.resolve(KEPT) + " is missing, which is the key of "
                                + authority()
                                + ": put it back, or remove both to have a new authority made (services must be"
                                + " restarted then)");
            }
            Files.write(store, Base64.getDecoder().decode(Files.readString(folder.resolve(KEPT))));
            keytool(
                    store,
                    service,
                    "CN=" + service,
                    DAYS,
                    "-ext",
                    "san=dns:" + service + (service.equals(Part.COMPETITION.service()) ? ",dns:localhost" : ""),
                    "-signer",
                    SIGNER);
            KeyStore keys = open(store);
            Identity.write(
                    key(service),
                    pem(
                            "PRIVATE KEY",
                            keys.getKey(service, PASSWORD.toCharArray()).getEncoded()));
            Identity.write(
                    certificate(service),
                    pem("CERTIFICATE", keys.getCertificate(service).getEncoded()));
        } catch (GeneralSecurityException e) {
            throw new IOException("the certificate of " + service + " cannot be read", e);
        } finally {
            remove(made);
        }
    }

    private static KeyStore open(Path store) throws GeneralSecurityException, IOException {
        return KeyStore.getInstance(store.toFile(), PASSWORD.toCharArray());
    }

    private static void keytool(Path store, String alias, String name, int days, String... more) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                alias,
                "-keyalg",
                "EC",
                "-groupname",
                "secp256r1",
                "-dname",
                name,
                "-validity",
                String.valueOf(days),
                "-storetype",
                "PKCS12",
                "-keystore",
                store.toString(),
                "-storepass",
                PASSWORD));
        command.addAll(List.of(more));
        Process made = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(made.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            if (made.waitFor() != 0) throw new IOException("keytool made no certificate: " + said.strip());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted before there was a certificate", e);
        }
    }

    private static String pem(String what, byte[] content) {
        return "-----BEGIN " + what + "-----\n"
                + Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(content) + "\n-----END " + what
                + "-----\n";
    }

    private static void remove(Path made) throws IOException {
        Files.deleteIfExists(made.resolve(STORE));
        Files.delete(made);
    }
}
