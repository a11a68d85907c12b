package org.onehall.local;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;

/** The certificate authorities a client trusts: those of this machine, and those of a hall. */
final class Authorities {
    private Authorities() {}

    /** @param pem file with one or more certificates. Throws a Complaint if it has none. */
    static SSLContext trusted(Path pem) throws IOException {
        try {
            KeyStore all = KeyStore.getInstance("PKCS12");
            all.load(null, null);
            List<Certificate> trusted = new ArrayList<>(read(pem));
            trusted.addAll(ofThisMachine());
            for (Certificate one : trusted) all.setCertificateEntry(String.valueOf(all.size()), one);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, managers(all).getTrustManagers(), null);
            return context;
        } catch (GeneralSecurityException e) {
            throw new IOException("this Java cannot speak TLS", e);
        }
    }

    private static List<? extends Certificate> read(Path pem) throws IOException {
        if (!Files.isReadable(pem)) throw new Complaint(Complaint.USAGE, "the authorities " + pem + " cannot be read");
        try (InputStream file = Files.newInputStream(pem)) {
            List<? extends Certificate> read =
                    List.copyOf(CertificateFactory.getInstance("X.509").generateCertificates(file));
            if (!read.isEmpty()) return read;
        } catch (CertificateException _) {
            // reported below
        }
        throw new Complaint(Complaint.USAGE, pem + " contains no certificate: it must be a PEM file of authorities");
    }

    private static List<X509Certificate> ofThisMachine() throws GeneralSecurityException {
        return Stream.of(managers(null).getTrustManagers())
                .filter(X509TrustManager.class::isInstance)
                .flatMap(manager -> Stream.of(((X509TrustManager) manager).getAcceptedIssuers()))
                .toList();
    }

    private static TrustManagerFactory managers(KeyStore trusted) throws GeneralSecurityException {
        TrustManagerFactory managers = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        managers.init(trusted);
        return managers;
    }
}
