package org.onehall.local;

import java.nio.file.Files;
import java.nio.file.Path;

/** A file that is written at the end of long work: whether it can be is known before. */
final class OutFile {
    private OutFile() {}

    /**
     * A complaint if the file cannot be written.
     *
     * @param option that names it, "--pdf"
     */
    static void check(String option, Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || Files.isDirectory(file)) throw new Complaint(Complaint.USAGE, option + ": " + file + " is a folder; name a file in it");
        if (!Files.isDirectory(folder)) throw new Complaint(Complaint.USAGE, option + ": the folder " + folder + " does not exist; make it, or name another file");
        if (!Files.isWritable(Files.exists(file) ? file : folder)) throw new Complaint(Complaint.USAGE, option + ": no permission to write " + file);
    }
}
