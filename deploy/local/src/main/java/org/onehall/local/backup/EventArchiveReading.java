package org.onehall.local.backup;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.local.Complaint;
import org.onehall.local.Folders;
import org.onehall.local.backup.EventArchive.Contents;
import org.onehall.local.backup.EventArchive.Log;

/** Unpacks an archive and checks every file in it; says in plain words what is wrong with it and what to do. */
public final class EventArchiveReading {
    /** The largest list of contents, and the largest archive when unpacked, in bytes. */
    private static final int MOST_CONTENTS = 1 << 20;

    private static final long MOST_UNPACKED = 4L << 30;
    private static final String EXPORTED = "the file that ./onehall event export has written";
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Path file;
    private final ZipFile zip;
    private final Path folder;

    private EventArchiveReading(Path file, ZipFile zip, Path folder) {
        this.file = file;
        this.zip = zip;
        this.folder = folder;
    }

    /**
     * Unpacks an archive and checks that it has every file as it was exported, and no other.
     *
     * @throws Complaint if it is not an archive of an event, is damaged, or comes from another version
     */
    public static EventArchive open(Path file) throws IOException {
        Path folder = EventArchive.folder();
        boolean opened = false;
        try (ZipFile zip = new ZipFile(file.toFile())) {
            EventArchive archive = new EventArchiveReading(file, zip, folder).archive();
            opened = true;
            return archive;
        } catch (ZipException _) {
            throw isZip(file)
                    ? damaged(file, "its end is missing, as after a copy that was interrupted")
                    : new Complaint(Complaint.USAGE, file + " is not a ZIP file; choose " + EXPORTED);
        } finally {
            if (!opened) Folders.delete(folder);
        }
    }

    private static boolean isZip(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return in.read() == 'P' && in.read() == 'K';
        }
    }

    private EventArchive archive() throws IOException {
        Contents contents = contents();
        for (ZipEntry entry : Collections.list(zip.entries()))
            if (!entry.isDirectory()
                    && !entry.getName().equals(EventArchive.CONTENTS)
                    && !contents.files().containsKey(entry.getName()))
                throw damaged(
                        "it has the file " + entry.getName() + ", which " + EventArchive.CONTENTS + " does not name");
        long left = MOST_UNPACKED;
        for (Map.Entry<String, String> one : contents.files().entrySet()) {
            String name = one.getKey();
            Path place = EventArchive.place(folder, name)
                    .orElseThrow(() -> damaged(name + " is not the name of a file in an archive"));
            left -= unpack(name, place, left);
            if (!BackupFolder.sum(place).equals(one.getValue())) throw damaged(name + " is not as it was exported");
        }
        return new EventArchive(folder, contents);
    }

    private Contents contents() throws IOException {
        ZipEntry entry = zip.getEntry(EventArchive.CONTENTS);
        if (entry == null)
            throw new Complaint(
                    Complaint.USAGE,
                    file + " is a ZIP file, but not an exported event: it has no " + EventArchive.CONTENTS + "; choose "
                            + EXPORTED);
        try (InputStream in = zip.getInputStream(entry)) {
            byte[] bytes = in.readNBytes(MOST_CONTENTS);
            int layout = JSON.readTree(bytes).path("layout").asInt();
            if (layout < 1 || layout > EventArchive.LAYOUT)
                throw new Complaint(
                        Complaint.NO,
                        file + " was exported by another version of OneHall (layout " + layout
                                + "; this version reads layouts 1 to " + EventArchive.LAYOUT
                                + "), so nothing was imported. Import it with that version, or a newer one");
            Contents contents = JSON.readValue(bytes, Contents.class);
            if (contents.event() == null || contents.taken() == null)
                throw damaged(EventArchive.CONTENTS + " names no event");
            for (Log log : contents.logs()) if (!isKnown(log, contents)) throw unknown(log);
            mustBeWhole(contents);
            return contents;
        } catch (JsonProcessingException | EOFException _) {
            throw damaged(EventArchive.CONTENTS + " is not readable");
        }
    }

    private static boolean isKnown(Log log, Contents contents) {
        return log.topic() != null
                && log.file() != null
                && EventRecords.topics().contains(log.topic())
                && log.partition() >= 0
                && log.partition() < TopicCatalogue.PARTITIONS
                && contents.files().containsKey(log.file());
    }

    private Complaint unknown(Log log) {
        return damaged(EventArchive.CONTENTS + " names the unknown log "
                + Objects.requireNonNullElse(log.file(), "without a file"));
    }

    /** Every log in it is named once, the competition's among them. */
    private void mustBeWhole(Contents contents) {
        List<String> named = contents.logs().stream().map(Log::file).sorted().toList();
        List<String> there = contents.files().keySet().stream()
                .filter(name -> name.startsWith(EventArchive.LOGS))
                .sorted()
                .toList();
        if (!named.equals(there)) throw damaged(EventArchive.CONTENTS + " does not name each of its logs once");
        if (contents.logs().stream().map(Log::topic).noneMatch(TopicCatalogue.events("competition")::equals))
            throw damaged("it has no log of the competition");
    }

    /** @return how many bytes it has */
    private long unpack(String name, Path place, long most) throws IOException {
        ZipEntry entry = zip.getEntry(name);
        if (entry == null) throw damaged(name + " is missing");
        try {
            Files.createDirectories(place.getParent());
            return unpack(entry, place, most);
        } catch (ZipException | EOFException | FileAlreadyExistsException _) {
            throw damaged(name + " cannot be unpacked");
        }
    }

    private long unpack(ZipEntry entry, Path place, long most) throws IOException {
        try (InputStream in = zip.getInputStream(entry);
                OutputStream out = Files.newOutputStream(place, StandardOpenOption.CREATE_NEW)) {
            byte[] block = new byte[1 << 16];
            long written = 0;
            for (int read = in.read(block); read >= 0; read = in.read(block)) {
                written += read;
                if (written > most) throw damaged("it is larger than any event");
                out.write(block, 0, read);
            }
            return written;
        }
    }

    private Complaint damaged(String what) {
        return damaged(file, what);
    }

    private static Complaint damaged(Path file, String what) {
        return new Complaint(
                Complaint.NO,
                file + " is damaged: " + what + ". Nothing was imported; copy the file again from where it was "
                        + "exported, or export the event again");
    }
}
