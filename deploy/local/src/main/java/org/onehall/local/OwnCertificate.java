package org.onehall.local;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509ExtendedTrustManager;

/** The certificate of a hall that speaks HTTPS itself, and the trust of the hall's own programs in it. */
final class OwnCertificate {
    /** The password of a file without secrets; its format requires one. */
    static final String PASSWORD = "certificate";

    private static final Pattern KEY =
            Pattern.compile("-----BEGIN PRIVATE KEY-----(.*?)-----END PRIVATE KEY-----", Pattern.DOTALL);
    private static final Pattern OTHER_KEY = Pattern.compile("-----BEGIN (RSA|EC) PRIVATE KEY-----");
    private static final byte[] SAMPLE = {1, 2, 3};

    private OwnCertificate() {}

    /**
     * The first certificate of a PEM file. Throws IllegalArgumentException, with a sentence for people, if there is
     * none.
     */
    static X509Certificate read(Path chain) {
        try {
            byte[] held = Files.readAllBytes(chain);
            // the zone reads no other form, although the factory would
            if (!new String(held, StandardCharsets.ISO_8859_1).contains("-----BEGIN CERTIFICATE-----"))
                throw new CertificateException("no PEM");
            return (X509Certificate)
                    CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(held));
        } catch (IOException _) {
            throw new IllegalArgumentException("the certificate " + chain + " cannot be read");
        } catch (CertificateException _) {
            throw new IllegalArgumentException(chain + " has no certificate; --tls-cert takes a PEM file that begins"
                    + " with the hall's certificate, followed by the intermediate certificates");
        }
    }

    /**
     * Checks that a certificate is valid now and that a PEM file holds its private key. Throws
     * IllegalArgumentException, with a sentence for people, if not.
     */
    static void check(Path chain, Path key) {
        X509Certificate certificate = read(chain);
        try {
            certificate.checkValidity();
        } catch (CertificateException _) {
            throw new IllegalArgumentException("the certificate " + chain + " is valid from "
                    + certificate.getNotBefore().toInstant() + " to "
                    + certificate.getNotAfter().toInstant()
                    + " only; browsers would reject it");
        }
        String pem;
        try {
            pem = Files.readString(key);
        } catch (IOException _) {
            throw new IllegalArgumentException("the private key " + key + " cannot be read");
        }
        if (OTHER_KEY.matcher(pem).find()) return; // older forms, which the zone reads itself
        Matcher found = KEY.matcher(pem);
        if (!found.find())
            throw new IllegalArgumentException(key + " has no private key; --tls-key takes a PEM file with the key of"
                    + " the certificate, not encrypted");
        if (!belongs(found.group(1), certificate))
            throw new IllegalArgumentException("the private key " + key + " is not that of the certificate " + chain);
    }

    private static boolean belongs(String base64, X509Certificate certificate) {
        try {
            String algorithm = certificate.getPublicKey().getAlgorithm();
            PrivateKey key = KeyFactory.getInstance(algorithm)
                    .generatePrivate(
                            new PKCS8EncodedKeySpec(Base64.getMimeDecoder().decode(base64.strip())));
            String signing = switch (algorithm) {
                case "RSA" -> "SHA256withRSA";
                case "EC" -> "SHA256withECDSA";
                default -> algorithm;
            };
            Signature signature = Signature.getInstance(signing);
            signature.initSign(key);
            signature.update(SAMPLE);
            byte[] signed = signature.sign();
            signature.initVerify(certificate.getPublicKey());
            signature.update(SAMPLE);
            return signature.verify(signed);
        } catch (GeneralSecurityException | IllegalArgumentException _) {
            return false;
        }
    }

    /** Writes the certificate to where other JVMs of this hall find it, so that they can trust it. */
    static Path note(Path chain, Path data) {
        Path file = data.resolve("identity/zone-certificate.p12");
        try (OutputStream out = Files.newOutputStream(file)) {
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, null);
            store.setCertificateEntry("zone", read(chain));
            store.store(out, PASSWORD.toCharArray());
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Trusts the server that shows the certificate which a file contains at that moment, whatever the name: the
     * launcher reaches its own zone at an address of this machine, which no certificate contains.
     */
    static SSLContext trust(Path chain) {
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, new TrustManager[] {new Pinned(chain)}, null);
            return context;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static final class Pinned extends X509ExtendedTrustManager {
        private final Path chain;

        Pinned(Path chain) {
            this.chain = chain;
        }

        private void check(X509Certificate[] shown) throws CertificateException {
            X509Certificate own;
            try {
                own = read(chain);
            } catch (IllegalArgumentException e) {
                throw new CertificateException(e.getMessage());
            }
            if (shown.length == 0 || !shown[0].equals(own))
                throw new CertificateException("this is not the certificate of " + chain);
        }

        @Override
        public void checkServerTrusted(X509Certificate[] shown, String type) throws CertificateException {
            check(shown);
        }

        @Override
        public void checkServerTrusted(X509Certificate[] shown, String type, Socket socket)
                throws CertificateException {
            check(shown);
        }

        @Override
        public void checkServerTrusted(X509Certificate[] shown, String type, SSLEngine engine)
                throws CertificateException {
            check(shown);
        }

        @Override
        public void checkClientTrusted(X509Certificate[] shown, String type) throws CertificateException {
            throw new CertificateException("nobody shows the launcher a client's certificate");
        }

        @Override
        public void checkClientTrusted(X509Certificate[] shown, String type, Socket socket)
                throws CertificateException {
            checkClientTrusted(shown, type);
        }

        @Override
        public void checkClientTrusted(X509Certificate[] shown, String type, SSLEngine engine)
                throws CertificateException {
            checkClientTrusted(shown, type);
        }

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }
}
