package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** How {@code ./onehall up} is opened to other machines, and what it refuses. */
class DoorOptionsTest {
    @TempDir
    Path folder;

    private static Doors doors(String... args) {
        return CommandLine.populateCommand(new DoorOptions(), args).doors();
    }

    private static String refusal(String... args) {
        return assertThrows(IllegalArgumentException.class, () -> doors(args)).getMessage();
    }

    /** Files with a certificate for a name, valid for this number of days (negative if expired), and with its key. */
    private String[] certificate(String name, int days)
            throws IOException, InterruptedException, GeneralSecurityException {
        Path store = folder.resolve(name + ".p12");
        String tool = Path.of(System.getProperty("java.home"), "bin", "keytool").toString();
        Process made = new ProcessBuilder(
                        tool,
                        "-genkeypair",
                        "-alias",
                        "hall",
                        "-keyalg",
                        "EC",
                        "-dname",
                        "CN=" + name,
                        "-startdate",
                        days < 0 ? "-10d" : "-1d",
                        "-validity",
                        String.valueOf(Math.abs(days)),
                        "-storetype",
                        "PKCS12",
                        "-keystore",
                        store.toString(),
                        "-storepass",
                        "password")
                .redirectErrorStream(true)
                .start();
        String said = new String(made.getInputStream().readAllBytes());
        assertEquals(0, made.waitFor(), said);
        KeyStore keys = KeyStore.getInstance(store.toFile(), "password".toCharArray());
        Path chain =
                pem(name + ".pem", "CERTIFICATE", keys.getCertificate("hall").getEncoded());
        Path key = pem(
                name + ".key",
                "PRIVATE KEY",
                keys.getKey("hall", "password".toCharArray()).getEncoded());
        return new String[] {chain.toString(), key.toString()};
    }

    private Path pem(String name, String what, byte[] content) throws IOException {
        return Files.writeString(
                folder.resolve(name),
                "-----BEGIN " + what + "-----\n"
                        + Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(content) + "\n-----END " + what
                        + "-----\n");
    }

    @Test
    void withoutOptionsOnlyThisMachineReachesTheHall() {
        Doors doors = doors();
        assertEquals(Doors.LOOPBACK, doors);
        assertEquals(Map.of("QUARKUS_HTTP_HOST", "127.0.0.1"), doors.zoneEnvironment(8080));
        assertEquals(List.of(), doors.zoneOptions());
        assertEquals(List.of(), doors.clientOptions(folder));
        assertEquals(Optional.empty(), doors.announcement(8080));
        assertEquals("http://127.0.0.1:8080", doors.publicUrl(8080));
        assertEquals("http://127.0.0.1:8080", new Ports(8080).url(Part.PLAYING_ZONE));
    }

    @Test
    void anotherAddressAsksHowOthersReachTheHallAndSaysWhatEachWayMeans() {
        String why = refusal("--host", "0.0.0.0");
        for (String way : List.of(
                "--tls-cert FILE --tls-key FILE (the hall itself speaks HTTPS",
                "--trusted-proxy CIDR,… (a reverse proxy",
                "--plain-http (nothing is encrypted")) assertTrue(why.contains(way), why);
        assertEquals(
                InetAddress.ofLiteral("127.0.0.2"), doors("--host", "127.0.0.2").host(), "not for a loopback");
        assertEquals(Doors.LOOPBACK.host(), doors("--host", "localhost").host());
    }

    @Test
    void aHallInAPrivateNetworkSpeaksPlainHttp() {
        Doors doors = doors("--host", "0.0.0.0", "--plain-http", "--public-url", "http://192.0.2.10:8080/");
        assertEquals(
                Map.of("QUARKUS_HTTP_HOST", "0.0.0.0", "ONEHALL_DOORS_PUBLIC_URL", "http://192.0.2.10:8080"),
                doors.zoneEnvironment(8080));
        assertEquals("http://127.0.0.1:8080", doors.localUrl(8080), "as programs on this machine find it");
        assertEquals("http://192.0.2.10:8080", doors.publicUrl(8080));
        assertEquals(
                "The hall is at http://192.0.2.10:8080/ for everybody. It listens on 0.0.0.0:8080 and speaks HTTP"
                        + " without encryption.",
                doors.announcement(8080).orElseThrow());
        Ports ports = new Ports(8080, doors);
        assertEquals("http://192.0.2.10:8080", ports.publicUrl());
        assertEquals("http://127.0.0.1:8081", ports.url(Part.GAME_STATE), "nothing else is opened");
    }

    @Test
    void aHallBehindAProxyTrustsItAndNobodyElse() {
        Doors doors = doors(
                "--trusted-proxy", "127.0.0.1,10.0.0.0/24,2001:db8::/64", "--public-url", "HTTPS://Hall.Example.org");
        assertEquals(
                Map.of(
                        "QUARKUS_HTTP_HOST",
                        "127.0.0.1",
                        "ONEHALL_DOORS_PUBLIC_URL",
                        "https://hall.example.org",
                        "ONEHALL_DOORS_TRUSTED_PROXIES",
                        "127.0.0.1/32,10.0.0.0/24,2001:db8:0:0:0:0:0:0/64"),
                doors.zoneEnvironment(8080));
        assertTrue(refusal("--trusted-proxy", "127.0.0.1").contains("--public-url"));
    }

    @Test
    void aHallWithACertificateSpeaksHttpsOnlyAndItsOwnProgramsTrustThatCertificate() throws Exception {
        String[] files = certificate("hall.example.org", 30);
        Doors doors = doors(
                "--host",
                "0.0.0.0",
                "--public-url",
                "https://hall.example.org:8080",
                "--tls-cert",
                files[0],
                "--tls-key",
                files[1]);
        assertEquals(
                Map.of(
                        "QUARKUS_HTTP_HOST",
                        "0.0.0.0",
                        "ONEHALL_DOORS_PUBLIC_URL",
                        "https://hall.example.org:8080",
                        "QUARKUS_HTTP_INSECURE_REQUESTS",
                        "disabled",
                        "QUARKUS_HTTP_SSL_PORT",
                        "8080",
                        "QUARKUS_HTTP_TLS_CONFIGURATION_NAME",
                        "doors"),
                doors.zoneEnvironment(8080));
        assertTrue(doors.zoneOptions().contains("-Dquarkus.tls.doors.key-store.pem.zone.cert=" + files[0]));
        assertEquals("https://127.0.0.1:8080", doors.localUrl(8080));
        Files.createDirectory(folder.resolve("identity"));
        assertTrue(doors.clientOptions(folder).getFirst().endsWith("zone-certificate.p12"));
        KeyStore noted = KeyStore.getInstance(
                folder.resolve("identity/zone-certificate.p12").toFile(), OwnCertificate.PASSWORD.toCharArray());
        assertEquals(OwnCertificate.read(Path.of(files[0])), noted.getCertificate("zone"));
    }

    @Test
    void whatBrowsersOrTheZoneWouldRefuseIsRefusedAtOnce() throws Exception {
        String[] hall = certificate("hall", 30);
        String[] other = certificate("other", 30);
        String[] old = certificate("old", -5);
        assertTrue(refusal("--tls-cert", hall[0], "--tls-key", other[1]).contains("is not that of the certificate"));
        assertTrue(refusal("--tls-cert", old[0], "--tls-key", old[1]).contains("browsers would reject it"));
        assertTrue(refusal("--tls-cert", hall[1], "--tls-key", hall[1]).contains("has no certificate"));
        Path binary = Files.write(
                folder.resolve("hall.der"),
                OwnCertificate.read(Path.of(hall[0])).getEncoded());
        assertTrue(
                refusal("--tls-cert", binary.toString(), "--tls-key", hall[1]).contains("has no certificate"));
        assertTrue(refusal("--tls-cert", hall[0], "--tls-key", hall[0]).contains("has no private key"));
        assertTrue(refusal("--tls-cert", "no-such.pem", "--tls-key", hall[1]).contains("cannot be read"));
        assertTrue(refusal("--tls-cert", hall[0], "--tls-key", "no-such.key").contains("cannot be read"));
        assertTrue(refusal("--tls-cert", hall[0]).contains("belong together"));
        assertTrue(refusal("--tls-key", hall[1]).contains("belong together"));
        assertTrue(refusal("--tls-cert", hall[0], "--tls-key", hall[1], "--plain-http")
                .contains("not both"));
        assertTrue(
                refusal("--host", "0.0.0.0", "--tls-cert", hall[0], "--tls-key", hall[1], "--public-url", "http://hall")
                        .contains("must begin with https://"));
    }

    @Test
    void whatOpensNothingOrIsNoWholeAddressIsRefused() {
        assertTrue(refusal("--plain-http").contains("pass an address with --host"));
        assertTrue(refusal("--trusted-proxy", "10/8", "--public-url", "https://hall.example.org")
                .contains("not '10/8'"));
        for (String empty : List.of(",", "127.0.0.1,"))
            assertTrue(
                    refusal("--trusted-proxy", empty, "--public-url", "https://hall.example.org")
                            .contains("not ''"),
                    empty);
        assertTrue(refusal("--public-url", "https://hall.example.org:99999").contains("--public-url takes"));
    }

    @Test
    void aWildcardIsNoAddressThatPeopleCanOpen() {
        assertTrue(refusal("--host", "0.0.0.0", "--plain-http").contains("--public-url"));
        assertTrue(refusal("--host", "::", "--plain-http").contains("--public-url"));
        assertTrue(refusal("--host", "0.0.0.0", "--plain-http", "--public-url", "https://hall.example.org")
                .contains("nobody would answer"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"hall.example.org", "192.0.2.10", "300.1.1.1", "", "eth0"})
    void theHostIsAnAddressOfThisMachine(String host) {
        String why = refusal("--host", host, "--plain-http");
        assertTrue(why.contains("127.0.0.1"), why + " names those it has");
        assertFalse(why.contains("null"), why);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hall.example.org",
                "ftp://hall",
                "http://",
                "http://hall/path",
                "http://hall?x",
                "http://hall#x",
                "http://me@hall",
                "http://a b",
                "http://hall_1"
            })
    void thePublicUrlIsABareAddress(String url) {
        String why = refusal("--public-url", url);
        assertTrue(why.contains("'" + url + "'"), why);
    }

    @ParameterizedTest
    @CsvSource({
        "http://hall, http://hall",
        "http://hall/, http://hall",
        "http://192.0.2.1:8080, http://192.0.2.1:8080",
        "https://[2001:db8::1]:8443/, https://[2001:db8::1]:8443"
    })
    void thePublicUrlIsKeptWithoutASlash(URI given, String kept) {
        assertEquals(kept, doors("--public-url", given.toString()).publicUrl(8080));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "proxy.example.org",
                "10.0.0.0/33",
                "0.0.0.0/0",
                "::/0",
                "10.0.0.0/",
                "10.0.0.0/8/8",
                "10.0.0.0/-1"
            })
    void onlyAddressesAndNetworksAreTrusted(String proxy) {
        String why = refusal("--trusted-proxy", proxy, "--public-url", "https://hall.example.org");
        assertTrue(why.contains("'" + proxy + "'"), why);
    }

    @Test
    void theZoneIsToldOfTheProviderByWhichOfficialsSignIn() throws IOException {
        Path file = Files.writeString(
                folder.resolve("oidc.properties"), "onehall.oidc.discovery-url=https://login.example.org\n");
        Doors doors = doors("--oidc", file.toString());
        assertEquals(file.toUri().toString(), doors.zoneEnvironment(8080).get("SMALLRYE_CONFIG_LOCATIONS"));
        assertEquals("http://127.0.0.1:8080", doors.zoneEnvironment(8080).get("ONEHALL_OIDC_HALL_URL"));
        assertEquals(Optional.empty(), doors.announcement(8080), "nobody else reaches the hall");
        assertEquals(
                "https://hall.example.org",
                doors(
                                "--oidc",
                                file.toString(),
                                "--public-url",
                                "https://hall.example.org",
                                "--trusted-proxy",
                                "127.0.0.1")
                        .zoneEnvironment(8080)
                        .get("ONEHALL_OIDC_HALL_URL"));
    }

    @Test
    void aFileThatNamesNoProviderIsRefused() throws IOException {
        Path other = Files.writeString(folder.resolve("other.properties"), "onehall.oidc.name=Federation\n");
        assertTrue(refusal("--oidc", other.toString()).contains("needs a line onehall.oidc.discovery-url="));
        assertTrue(
                refusal("--oidc", folder.resolve("none.properties").toString()).contains("cannot be read"));
        Path yaml = Files.writeString(folder.resolve("oidc.yaml"), "onehall.oidc.discovery-url=https://x.example");
        assertTrue(refusal("--oidc", yaml.toString()).contains("ends in .properties"));
    }
}
