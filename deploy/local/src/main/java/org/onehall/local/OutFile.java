package org.onehall.local;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** A file written at the end of long work; whether it can be written is checked before the work. */
final class OutFile {
    /** The beginning of every PDF file. */
    static final String PDF = "%PDF-";

    private OutFile() {}

    /**
     * Complains if the file cannot be written, or is one of the other files that the command reads or writes.
     *
     * @param option that names it, "--pdf"
     * @param others files that it must not be, whether they exist or not
     */
    static void check(String option, Path file, List<Path> others) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || Files.isDirectory(file))
            throw new Complaint(Complaint.USAGE, option + ": " + file + " is a folder; name a file in it");
        if (!Files.isDirectory(folder))
            throw new Complaint(
                    Complaint.USAGE,
                    option + ": the folder " + folder + " does not exist; make it, or name another file");
        if (!Files.isWritable(Files.exists(file) ? file : folder))
            throw new Complaint(Complaint.USAGE, option + ": no permission to write " + file);
        for (Path other : others)
            if (isSame(file, other))
                throw new Complaint(
                        Complaint.USAGE,
                        option + ": " + file
                                + " is already used by this command and would be overwritten; name another file");
    }

    /**
     * Complains if the file already exists and is of another kind; an empty file is accepted.
     *
     * @param begin what such files begin with
     * @param kind "PDF"
     */
    static void checkKind(String option, Path file, String begin, String kind) throws IOException {
        if (!Files.isRegularFile(file)) return;
        byte[] wanted = begin.getBytes(StandardCharsets.UTF_8);
        byte[] there;
        try (InputStream in = Files.newInputStream(file)) {
            there = in.readNBytes(wanted.length);
        }
        if (there.length > 0 && !Arrays.equals(there, wanted))
            throw new Complaint(
                    Complaint.USAGE,
                    option + ": " + file + " exists, is not a " + kind
                            + " and would be overwritten; name another file, or remove it");
    }

    /** Writes the file; a complaint says what went wrong. */
    static void write(String option, Path file, byte[] bytes) {
        try {
            Files.write(file, bytes);
        } catch (IOException e) {
            throw new Complaint(
                    Complaint.NO, option + ": " + file + " could not be written, or not all of it: " + e.getMessage());
        }
    }

    private static boolean isSame(Path file, Path other) throws IOException {
        if (file.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize())) return true;
        return Files.exists(file) && Files.exists(other) && Files.isSameFile(file, other);
    }
}
