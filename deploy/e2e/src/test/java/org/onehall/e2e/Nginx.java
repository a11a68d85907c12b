package org.onehall.e2e;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/** A test's own nginx with the recipe of {@code deploy/proxy}, on 127.0.0.1. */
final class Nginx implements AutoCloseable {
    private static final long PATIENCE_NANOS = 30_000_000_000L;
    private static final long LOOK_AGAIN_NANOS = 50_000_000;
    private static final String MAIN = """
            user root;
            daemon off;
            worker_processes 1;
            pid %1$s/nginx.pid;
            error_log %1$s/error.log warn;
            events { worker_connections 256; }
            http {
                access_log off;
                client_body_temp_path %1$s/body;
                proxy_temp_path %1$s/proxy;
                fastcgi_temp_path %1$s/fastcgi;
                uwsgi_temp_path %1$s/uwsgi;
                scgi_temp_path %1$s/scgi;
                proxy_bind %2$s;
                include %1$s/onehall.conf;
            }
            """;

    private final Path folder;
    private final Process process;

    /**
     * Starts it and waits until it listens.
     *
     * @param folder for its files, an empty one
     * @param port the port for HTTPS, as localhost
     * @param plain the port that redirects people to HTTPS
     * @param hall address of the hall and its port, "127.0.0.1:8080"
     * @param from address of this machine from which it sends requests to the hall
     */
    Nginx(Path folder, int port, int plain, String hall, String from, TestAuthority authority) throws IOException {
        this.folder = folder;
        String recipe = Files.readString(RunningHall.root().resolve("deploy/proxy/nginx.conf"));
        Files.writeString(
                folder.resolve("onehall.conf"),
                changed(
                        changed(
                                changed(
                                        changed(
                                                changed(
                                                        changed(
                                                                recipe,
                                                                "/etc/ssl/hall/fullchain.pem",
                                                                authority
                                                                        .chain()
                                                                        .toString()),
                                                        "/etc/ssl/hall/privkey.pem",
                                                        authority.key().toString()),
                                                "listen 443 ssl",
                                                "listen 127.0.0.1:" + port + " ssl"),
                                        "listen 80;",
                                        "listen 127.0.0.1:" + plain + ";"),
                                "server 127.0.0.1:8080;",
                                "server " + hall + ";"),
                        "hall.example.org",
                        "localhost"));
        Path main = Files.writeString(folder.resolve("nginx.conf"), MAIN.formatted(folder, from));
        process = new ProcessBuilder(program().orElseThrow().toString(), "-p", folder.toString(), "-c", main.toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said.log").toFile())
                .start();
        awaitPort(port);
    }

    /**
     * Changes a recipe; fails if it does not contain the text to be changed, because the test would then check
     * something else.
     */
    private static String changed(String recipe, String what, String into) {
        if (!recipe.contains(what)) throw new IllegalStateException("nginx.conf has no \"" + what + "\"");
        return recipe.replace(what, into);
    }

    /** The installed program. */
    static Optional<Path> program() {
        return Stream.concat(
                        Stream.of("/usr/sbin"), Stream.of(System.getenv("PATH").split(File.pathSeparator)))
                .map(folder -> Path.of(folder, "nginx"))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private void awaitPort(int port) throws IOException {
        long deadline = System.nanoTime() + PATIENCE_NANOS;
        while (process.isAlive() && System.nanoTime() < deadline) {
            try (Socket _ = new Socket(InetAddress.ofLiteral("127.0.0.1"), port)) {
                return;
            } catch (IOException _) {
                LockSupport.parkNanos(LOOK_AGAIN_NANOS);
            }
        }
        close();
        throw new IOException("nginx does not listen: " + words());
    }

    /** What nginx has complained about. */
    List<String> words() throws IOException {
        List<String> words = new java.util.ArrayList<>(Files.readAllLines(folder.resolve("said.log")));
        if (Files.exists(folder.resolve("error.log"))) words.addAll(Files.readAllLines(folder.resolve("error.log")));
        return words;
    }

    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS)) process.destroyForcibly();
        } catch (InterruptedException _) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
