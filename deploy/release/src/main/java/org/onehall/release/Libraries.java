package org.onehall.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.regex.Pattern;

/** The folder {@code lib/} of a release: each jar once, whatever its name in the build. */
final class Libraries {
    /** Our own jars, which are named without a version because it is that of the release. */
    private static final Pattern OURS = Pattern.compile("(?:org\\.onehall\\.)?(onehall-[a-z-]*[a-z])-\\d.*\\.jar");

    private final Path folder;
    private final Map<String, Path> byContent = new HashMap<>();

    /** @param folder a new folder */
    Libraries(Path folder) throws IOException {
        this.folder = Files.createDirectories(folder);
    }

    /** Adds a jar, unless one with the same content is there. Returns its path. */
    Path add(Path jar) throws IOException {
        String content = sha256(jar);
        Path known = byContent.get(content);
        if (known != null) return known;
        String name = OURS.matcher(jar.getFileName().toString()).replaceFirst("$1.jar");
        Path at = folder.resolve(name);
        if (Files.exists(at)) { // parts that were not built together
            at = folder.resolve(name.replaceFirst("\\.jar$", "-" + content.substring(0, 8) + ".jar"));
        }
        Files.copy(jar, at);
        byContent.put(content, at);
        return at;
    }

    /** SHA-256 of a file, in hexadecimal digits. */
    static String sha256(Path file) throws IOException {
        try (var in = Files.newInputStream(file)) {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            byte[] some = new byte[1 << 16];
            for (int n = in.read(some); n >= 0; n = in.read(some)) digest.update(some, 0, n);
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has this algorithm
        }
    }
}
