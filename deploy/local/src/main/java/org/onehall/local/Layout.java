package org.onehall.local;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where the hall's programs and files are below one folder: in a checkout, or in an unpacked release. */
sealed interface Layout {
    /** The layout of a folder: a release has its version in the file {@code VERSION}, which no checkout has. */
    static Layout of(Path root) {
        return Files.isRegularFile(root.resolve("VERSION")) ? new Release(root) : new Checkout(root);
    }

    /** The program of a service by its name, "game-state"; does not check whether it exists. */
    Path service(String name);

    /** The jar with the classes of a program, "local", without its libraries; does not check whether it exists. */
    Path jar(String program) throws IOException;

    /** The class path of a program: its classes and its libraries. */
    String classPath(String program) throws IOException;

    /** The demonstration's folder: {@code competition/} and {@code games/}. */
    Path demonstration();

    /** A default file or folder of the hall, such as its data folder; commands have options to choose others. */
    Path own(String name);

    /** What to do if something is missing. */
    String remedy();

    /** Folders as Maven leaves them after a build. */
    record Checkout(Path root) implements Layout {
        @Override
        public Path service(String name) {
            return root.resolve("services").resolve(name).resolve("target/quarkus-app/quarkus-run.jar");
        }

        private Path target(String program) {
            return root.resolve("deploy").resolve(program).resolve("target");
        }

        @Override
        public Path jar(String program) throws IOException {
            Path target = target(program);
            if (Files.isDirectory(target)) {
                try (var jars = Files.newDirectoryStream(target, "onehall-" + program + "-*.jar")) {
                    for (Path jar : jars) {
                        if (!jar.toString().matches(".*-(sources|javadoc|tests)\\.jar")) {
                            return jar;
                        }
                    }
                }
            }
            return target.resolve("onehall-" + program + ".jar");
        }

        @Override
        public String classPath(String program) throws IOException {
            return jar(program) + File.pathSeparator + target(program).resolve("lib") + File.separator + "*";
        }

        @Override
        public Path demonstration() {
            return root.resolve("deploy/demo");
        }

        @Override
        public Path own(String name) {
            return root.resolve(".onehall").resolve(name);
        }

        @Override
        public String remedy() {
            return "is not built; remove .onehall/built* and start ./onehall again";
        }
    }

    /**
     * An unpacked release: each jar exists once, in {@code lib/}; {@code services/NAME/quarkus-run.jar} and
     * {@code programs/NAME.jar} contain only a class path that names them.
     */
    record Release(Path root) implements Layout {
        @Override
        public Path service(String name) {
            return root.resolve("services").resolve(name).resolve("quarkus-run.jar");
        }

        @Override
        public Path jar(String program) {
            return root.resolve("lib").resolve("onehall-" + program + ".jar");
        }

        @Override
        public String classPath(String program) {
            return root.resolve("programs").resolve(program + ".jar").toString();
        }

        @Override
        public Path demonstration() {
            return root.resolve("deploy/demo");
        }

        @Override
        public Path own(String name) {
            return root.resolve(name);
        }

        @Override
        public String remedy() {
            return "is missing; unpack the release again";
        }
    }
}
