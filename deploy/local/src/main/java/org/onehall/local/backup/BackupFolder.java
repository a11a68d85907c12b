package org.onehall.local.backup;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.onehall.local.Complaint;

/**
 * A folder of backups of one hall. Each adds files to those of the previous one: {@code logs/} with new records,
 * {@code hall/} with other changes, {@code backup-000001.json} that lists what is where, and finally
 * {@code backup-000001.sha256} with the checksums of these, in the format of {@code sha256sum -c}. A backup without
 * that last file was interrupted and does not count.
 */
public final class BackupFolder implements AutoCloseable {
    private static final String LOCK = "onehall-backup.lock";
    private static final String MANIFEST = "backup-%06d.json";
    private static final String SUMS = "backup-%06d.sha256";
    private static final Pattern SUMS_FILE = Pattern.compile("backup-\\d{6}\\.sha256");

    private final Path folder;
    private final FileChannel channel;
    private final FileLock lock;

    private BackupFolder(Path folder, FileChannel channel, FileLock lock) {
        this.folder = folder;
        this.channel = channel;
        this.lock = lock;
    }

    /** Opens a folder to add a backup; if there is none, creates one that only its owner may enter. */
    public static BackupFolder toWrite(Path folder) throws IOException {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new Complaint(Complaint.USAGE, folder + " is a file; name a folder for the backups with --to");
        }
        if (!isOne(folder) && !isEmpty(folder)) {
            throw new Complaint(
                    Complaint.USAGE,
                    folder + " contains something other than backups;" + " name an empty or a new folder with --to");
        }
        Files.createDirectories(folder);
        protect(folder, "rwx------");
        return open(folder);
    }

    /** Opens a folder that holds backups. */
    public static BackupFolder toRead(Path folder) throws IOException {
        if (Files.isDirectory(folder) && !Files.isExecutable(folder)) {
            throw new Complaint(
                    Complaint.USAGE,
                    folder + " can be read only by its owner, " + Files.getOwner(folder)
                            + "; restore as that user, or give it to yourself first");
        }
        if (!isOne(folder)) {
            throw new Complaint(
                    Complaint.USAGE,
                    "there is no backup in " + folder
                            + "; name the folder that ./onehall backup has written with --from");
        }
        return open(folder);
    }

    private static BackupFolder open(Path folder) throws IOException {
        FileChannel channel =
                FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            FileLock lock = channel.tryLock();
            if (lock != null) {
                return new BackupFolder(folder, channel, lock);
            }
        } catch (OverlappingFileLockException _) {
            // reported below
        }
        channel.close();
        throw new Complaint(
                Complaint.NO, folder + " is in use by another backup or restore;" + " try again when it is done");
    }

    private static boolean isOne(Path folder) {
        return Files.isRegularFile(folder.resolve(LOCK));
    }

    /** Whether the folder does not exist, or contains only what a system puts on a new disk. */
    public static boolean isEmpty(Path folder) throws IOException {
        if (!Files.exists(folder)) return true;
        try (Stream<Path> files = Files.list(folder)) {
            return files.allMatch(file -> file.getFileName().toString().equals("lost+found"));
        }
    }

    static void protect(Path file, String permissions) throws IOException {
        if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            try {
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
            } catch (FileSystemException e) {
                throw new Complaint(
                        Complaint.NO,
                        "only its owner may read " + file + ", because a backup contains the hall's"
                                + " keys, but this disk keeps no permissions (" + e.getReason()
                                + "); name a folder on another disk with --to (not FAT)");
            }
        }
    }

    Path file(String name) {
        return folder.resolve(name);
    }

    /** The content of a file of the data folder. */
    public byte[] bytes(Manifest.HallFile file) throws IOException {
        return Files.readAllBytes(file(file.file()));
    }

    /** The number of the last complete backup; 0 if there is none. */
    public int last() {
        int number = 0;
        while (Files.exists(sums(number + 1))) number++;
        return number;
    }

    /**
     * Refuses a folder in which a backup before the last one is missing: later ones would be mistaken for leftovers.
     */
    public void mustHaveNoGap() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            if (files.filter(file -> SUMS_FILE
                                    .matcher(file.getFileName().toString())
                                    .matches())
                            .count()
                    > last()) {
                throw new Complaint(
                        Complaint.NO,
                        sums(last() + 1) + " is missing, but there are later backups; copy the missing file from "
                                + "another copy of the folder, or name a new folder");
            }
        }
    }

    private Path sums(int number) {
        return folder.resolve(SUMS.formatted(number));
    }

    private Path manifestFile(int number) {
        return folder.resolve(MANIFEST.formatted(number));
    }

    /** The manifests of the backups 1 to a number, in order; their checksums have been checked. */
    public List<Manifest> manifests(int number) throws IOException {
        List<Manifest> manifests = new ArrayList<>();
        for (int one = 1; one <= number; one++) {
            mustBe(one, manifestFile(one).getFileName().toString(), readSums(one));
            Manifest manifest = Manifest.read(Files.readAllBytes(manifestFile(one)));
            if (manifest.layout() != Manifest.LAYOUT) {
                throw new Complaint(
                        Complaint.NO,
                        manifestFile(one) + " was written by another version of OneHall" + " (layout "
                                + manifest.layout() + ", this one reads " + Manifest.LAYOUT + ")");
            }
            manifests.add(manifest);
        }
        return manifests;
    }

    /** Compares every file of the backups 1 to a number with its checksum; a complaint names the first that differs. */
    public void check(int number) throws IOException {
        for (int one = 1; one <= number; one++) {
            Map<String, String> sums = readSums(one);
            for (String name : sums.keySet()) mustBe(one, name, sums);
        }
    }

    private void mustBe(int number, String name, Map<String, String> sums) throws IOException {
        Path file = folder.resolve(name);
        if (!Files.isRegularFile(file)) {
            throw new Complaint(Complaint.NO, file + " is missing" + unusable(number));
        }
        if (!sum(file).equals(sums.get(name))) {
            throw new Complaint(
                    Complaint.NO,
                    file + " is damaged: its SHA-256 is not the one in " + sums(number) + unusable(number));
        }
    }

    private static String unusable(int number) {
        return "; backup " + number
                + (number == 1
                        ? " and all later ones cannot be restored. Take another copy of"
                                + " the file, or another folder of backups"
                        : " and later ones cannot be restored. Take another copy"
                                + " of the file, or restore an earlier state with --number " + (number - 1));
    }

    private Map<String, String> readSums(int number) throws IOException {
        Map<String, String> sums = new LinkedHashMap<>();
        for (String line : Files.readAllLines(sums(number))) {
            String[] words = line.split(" {2}", 2);
            if (words.length != 2) {
                throw new Complaint(Complaint.NO, sums(number) + " is damaged" + unusable(number));
            }
            sums.put(words[1], words[0]);
        }
        if (!sums.containsKey(manifestFile(number).getFileName().toString())) {
            throw new Complaint(Complaint.NO, sums(number) + " is damaged" + unusable(number));
        }
        return sums;
    }

    /**
     * Removes what an interrupted backup has left.
     *
     * @return how many files
     */
    int removeLeftovers() throws IOException {
        Set<Path> known = new HashSet<>(List.of(folder.resolve(LOCK)));
        for (int one = 1; one <= last(); one++) {
            known.add(sums(one));
            readSums(one).keySet().forEach(name -> known.add(folder.resolve(name)));
        }
        int removed = 0;
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                if (isOurs(file) && !known.contains(file)) {
                    Files.delete(file);
                    removed++;
                }
            }
        }
        return removed;
    }

    private boolean isOurs(Path file) {
        Path name = folder.relativize(file);
        return name.startsWith("logs")
                || name.startsWith("hall")
                || name.toString().startsWith("backup-");
    }

    /** Completes a backup: everything it has written is on the disk before it counts. */
    void finish(Manifest manifest, Collection<String> files) throws IOException {
        Path named = manifestFile(manifest.number());
        write(named, manifest.bytes());
        StringBuilder sums = new StringBuilder();
        List<String> all = new ArrayList<>(new HashSet<>(files));
        all.sort(null);
        all.add(named.getFileName().toString());
        for (String name : all)
            sums.append(sum(folder.resolve(name))).append("  ").append(name).append('\n');
        Path next = folder.resolve(SUMS.formatted(manifest.number()) + ".next");
        write(next, sums.toString().getBytes(StandardCharsets.UTF_8));
        Files.move(next, sums(manifest.number()), StandardCopyOption.ATOMIC_MOVE);
        try (FileChannel entries = FileChannel.open(folder, StandardOpenOption.READ)) {
            entries.force(true);
        } catch (IOException _) {
            // some systems do not open folders; they write the entries automatically
        }
    }

    /** Writes a file that only its owner may read, to the disk itself. */
    void write(Path file, byte[] bytes) throws IOException {
        Files.createDirectories(file.getParent());
        Files.deleteIfExists(file);
        try (FileChannel out = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            protect(file, "rw-------");
            var left = java.nio.ByteBuffer.wrap(bytes);
            while (left.hasRemaining()) out.write(left);
            out.force(true);
        }
    }

    /** SHA-256, in hexadecimal. */
    static String sum(byte[] bytes) {
        return HexFormat.of().formatHex(sha256().digest(bytes));
    }

    /** Likewise of a file. */
    static String sum(Path file) throws IOException {
        MessageDigest digest = sha256();
        byte[] block = new byte[1 << 16];
        try (InputStream in = Files.newInputStream(file)) {
            for (int read = in.read(block); read >= 0; read = in.read(block)) digest.update(block, 0, read);
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public String toString() {
        return folder.toString();
    }

    @Override
    public void close() throws IOException {
        lock.release();
        channel.close();
    }
}
