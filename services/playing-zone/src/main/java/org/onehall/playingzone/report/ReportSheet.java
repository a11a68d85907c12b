package org.onehall.playingzone.report;

import java.io.IOException;
import java.time.ZoneId;
import java.util.List;
import org.onehall.paper.Paper;
import org.onehall.paper.Words;
import org.onehall.playingzone.projection.report.Reports.RoundReport;

/** The paper of a round's report, with what all of its parts write with. */
final class ReportSheet {
    final Paper paper;
    final Words words;
    final RoundReport content;
    final ReportTimes times;
    final ReportPhrases phrases;

    ReportSheet(Paper paper, Words words, RoundReport content) {
        this(paper, words, content, new ReportTimes(content, words.language()));
    }

    private ReportSheet(Paper paper, Words words, RoundReport content, ReportTimes times) {
        this.paper = paper;
        this.words = words;
        this.content = content;
        this.times = times;
        phrases = new ReportPhrases(words);
    }

    /** Writes one entry of a board as a paragraph. */
    interface Entry<T> {
        void put(T one) throws IOException;
    }

    /** The same paper with the times of a venue's time zone. */
    ReportSheet in(ZoneId zone) {
        return new ReportSheet(paper, words, content, times.in(zone));
    }

    void line(String label, String text) throws IOException {
        paper.line(words.text(label), text);
    }

    void heading(String key) throws IOException {
        paper.heading(words.text(key), 12);
    }

    <T> void each(String heading, List<T> all, Entry<T> entry) throws IOException {
        each(heading, all.size(), all, entry);
    }

    /** @param count number of the things that the heading names */
    <T> void each(String heading, long count, List<T> all, Entry<T> entry) throws IOException {
        if (all.isEmpty()) return;
        paper.line(words.text(heading), String.valueOf(count));
        for (T one : all) entry.put(one);
    }
}
