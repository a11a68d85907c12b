package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The certificates by which services identify each other. */
@Tag("slow")
class ServiceCertificatesTest {
    @TempDir
    Path folder;

    private static X509Certificate read(Path file) throws IOException, GeneralSecurityException {
        try (var in = Files.newInputStream(file)) {
            return (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(in);
        }
    }

    @Test
    void eachServiceHasACertificateForItsNameByTheHallsOwnAuthority() throws Exception {
        ServiceCertificates all = new ServiceCertificates(folder);
        assertThrows(Complaint.class, () -> all.make("game-state"), "without an authority");
        all.makeAuthority();
        all.make("game-state");
        X509Certificate authority = read(all.authority());
        X509Certificate first = read(all.certificate("game-state"));
        first.verify(authority.getPublicKey());
        assertTrue(authority.getBasicConstraints() >= 0);
        assertEquals(-1, first.getBasicConstraints(), "a service signs for nobody");
        assertEquals(List.of(List.of(2, "game-state")), List.copyOf(first.getSubjectAlternativeNames()));
        all.make("game-state");
        X509Certificate renewed = read(all.certificate("game-state"));
        renewed.verify(authority.getPublicKey());
        assertNotEquals(first.getPublicKey(), renewed.getPublicKey());
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> there = files.sorted().toList();
            assertEquals(
                    List.of("game-state.crt", "game-state.key", "grpc-ca.p12.txt", "grpc-ca.pem"),
                    there.stream().map(file -> file.getFileName().toString()).toList());
            for (Path file : there)
                assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        }
    }
}
