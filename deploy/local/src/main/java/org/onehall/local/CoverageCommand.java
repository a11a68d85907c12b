package org.onehall.local;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.onehall.local.Coverage.Row;
import org.onehall.local.Coverage.State;
import org.onehall.regulations.Article;
import org.onehall.regulations.RuleCatalogue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ./onehall coverage}. */
@Command(
        name = "coverage",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = "Show which articles of the regulations the code implements, and which tests prove it.",
        footer = {
            "",
            "tested: a test names the article. untested: only the code names the article. open: nothing names the "
                    + "article.",
            "Articles that are only kept on record, or are out of scope, need no test.",
            "Exit code 1 if an article shown is untested."
        })
final class CoverageCommand implements Callable<Integer> {
    private static final int TESTS_SHOWN = 3;

    @Parameters(
            arity = "0..*",
            paramLabel = "ARTICLE",
            description = "Only articles whose ids begin with this, such as \"OCR 18\" (default: all).")
    private List<String> beginnings = List.of();

    @Option(
            names = "--state",
            paramLabel = "STATE",
            description = "Show only articles that are tested, untested or " + "open.")
    private Optional<State> state = Optional.empty();

    @Mixin
    private HelpOption help;

    @Override
    public Integer call() throws IOException {
        List<Row> rows =
                Coverage.of(Path.of(System.getProperty("onehall.home", ".")), RuleCatalogue.standard()).stream()
                        .filter(row ->
                                beginnings.isEmpty() || beginnings.stream().anyMatch(row.id()::startsWith))
                        .toList();
        Table table = new Table(List.of("article", "marks", "state", "tests", "among them"));
        for (Row row : rows)
            if (state.isEmpty() || state.get() == row.state())
                table.add(List.of(
                        row.id(),
                        row.article().marks().stream().map(Enum::name).collect(Collectors.joining(",")),
                        row.state().name().toLowerCase(Locale.ROOT),
                        String.valueOf(row.tests().size()),
                        row.tests().stream().limit(TESTS_SHOWN).collect(Collectors.joining(", "))));
        System.out.print(table);
        System.out.println(rows.size() + " articles: "
                + Arrays.stream(State.values())
                        .map(one ->
                                rows.stream().filter(row -> row.state() == one).count() + " "
                                        + one.name().toLowerCase(Locale.ROOT))
                        .collect(Collectors.joining(", ")));
        List<String> out = RuleCatalogue.standard().articles().stream()
                .filter(article -> article.marks().contains(Article.Mark.OUT))
                .map(article -> article.rule().id())
                .filter(id -> beginnings.stream().anyMatch(id::startsWith))
                .toList();
        if (!out.isEmpty()) System.out.println("out of scope: " + String.join(", ", out));
        if (rows.isEmpty() && out.isEmpty())
            throw new Complaint(
                    Complaint.USAGE,
                    "no article begins with " + String.join(" or ", beginnings) + "; ./onehall coverage lists all");
        return rows.stream().anyMatch(row -> row.state() == State.UNTESTED) ? Complaint.NO : 0;
    }
}
