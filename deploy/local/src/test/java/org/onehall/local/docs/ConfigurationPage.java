package org.onehall.local.docs;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * The reference of all settings, generated from the configuration interfaces: their names, defaults and Javadoc. It is
 * in {@code docs/configuration.md} between two marks; the text around it is written by hand.
 */
final class ConfigurationPage {
    static final String BEGIN = "<!-- Made from the configuration interfaces; ConfigurationPageTest says how. -->\n";
    static final String END = "<!-- The end of what is made. -->\n";

    private final List<String> lines = new ArrayList<>();

    private ConfigurationPage() {}

    /** A setting's place while an interface is read: the groups inside it by name, and the path to the Javadoc. */
    private record Place(CompilationUnitTree unit, TreePath type, DocTrees docs, Map<String, ClassTree> groups) {
        TreePath path(Tree member) {
            return new TreePath(type, member);
        }
    }

    /** The page with its middle part generated again. */
    static String renewed(String page, Documents documents) throws IOException {
        int begin = page.indexOf(BEGIN);
        int end = page.indexOf(END);
        if (begin < 0 || end < begin) throw new IllegalArgumentException("no marks in the page");
        return page.substring(0, begin + BEGIN.length()) + made(documents) + page.substring(end);
    }

    private static String made(Documents documents) throws IOException {
        ConfigurationPage page = new ConfigurationPage();
        for (Path source : documents.files("Config.java")) {
            Path inside = documents.root().relativize(source);
            String module = inside.toString().replaceFirst("/src/main/java/.*", "");
            if (inside.toString().contains("/src/main/java/")) page.read(source, module);
        }
        return String.join("\n", page.lines) + "\n";
    }

    private void read(Path source, String module) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (var files = compiler.getStandardFileManager(null, null, null)) {
            var task = (JavacTask)
                    compiler.getTask(null, files, _ -> {}, List.of(), null, files.getJavaFileObjects(source));
            for (CompilationUnitTree unit : task.parse()) {
                for (Tree declared : unit.getTypeDecls()) {
                    if (declared instanceof ClassTree type) mapping(type, unit, DocTrees.instance(task), module);
                }
            }
        }
    }

    private void mapping(ClassTree type, CompilationUnitTree unit, DocTrees docs, String module) {
        Optional<String> prefix = argument(type.getModifiers(), "ConfigMapping");
        if (prefix.isEmpty()) return;
        Map<String, ClassTree> groups = new HashMap<>();
        for (Tree member : type.getMembers()) {
            if (member instanceof ClassTree group)
                groups.put(group.getSimpleName().toString(), group);
        }
        TreePath path = new TreePath(new TreePath(unit), type);
        Place place = new Place(unit, path, docs, groups);
        lines.add("");
        lines.add("## " + prefix.get() + " (" + module + ")");
        lines.add("");
        lines.add(plain(docs.getDocComment(path)).replaceAll(" ?Prefix `[a-z.]+`(?:; [^.]*)?\\.", ""));
        lines.add("");
        lines.add("| setting | environment | default | meaning |");
        lines.add("| --- | --- | --- | --- |");
        settings(prefix.get(), type, place);
    }

    private void settings(String prefix, ClassTree type, Place place) {
        for (Tree member : type.getMembers()) {
            if (!(member instanceof MethodTree method) || method.getBody() != null) continue;
            String name = prefix + "." + kebab(method.getName().toString());
            String returned = method.getReturnType().toString();
            String element = returned.replaceFirst("^(?:List|Optional)<(.*)>$", "$1");
            ClassTree group = place.groups().get(element);
            if (group == null) {
                lines.add(row(name + (returned.startsWith("Map<") ? ".NAME" : ""), returned, method, place));
            } else {
                TreePath path = place.path(group);
                Place inside = new Place(place.unit(), path, place.docs(), Map.of());
                settings(name + (returned.startsWith("List<") ? "[N]" : ""), group, inside);
            }
        }
    }

    private static String row(String name, String type, MethodTree method, Place place) {
        String value = argument(method.getModifiers(), "WithDefault")
                .map(given -> "`" + given + "`")
                .orElse(type.startsWith("Optional<") || type.startsWith("Map<") ? "–" : "required");
        String meaning = plain(place.docs().getDocComment(place.path(method)));
        return "| `%s` | `%s` | %s | %s |".formatted(name, variable(name), value, meaning.replace("|", "\\|"));
    }

    /** The single text argument of an annotation, if it exists. */
    private static Optional<String> argument(ModifiersTree modifiers, String annotation) {
        for (AnnotationTree one : modifiers.getAnnotations()) {
            if (!one.getAnnotationType().toString().equals(annotation)) continue;
            for (Tree given : one.getArguments()) {
                Tree value = given instanceof AssignmentTree assigned ? assigned.getExpression() : given;
                if (value instanceof LiteralTree literal)
                    return Optional.of(literal.getValue().toString());
            }
        }
        return Optional.empty();
    }

    private static String plain(String javadoc) {
        if (javadoc == null) throw new IllegalArgumentException("a setting or an interface has no Javadoc");
        return javadoc.strip()
                .replaceAll("\\s+", " ")
                .replaceAll("\\{@code ([^}]*)}", "`$1`")
                .replaceAll("\\{@link #?([^}#]*?)(?:\\(\\))?}", "`$1`")
                .replaceAll("\\{@link (\\w+)#(\\w+)(?:\\(\\))?}", "`$1.$2`");
    }

    private static String kebab(String method) {
        return method.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    /** The name by which MicroProfile Config looks for a setting in the environment. */
    private static String variable(String name) {
        return name.replaceAll("[^A-Za-z0-9]", "_").toUpperCase(Locale.ROOT);
    }
}
