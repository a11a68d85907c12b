package org.onehall.playingzone.report;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.onehall.decider.Texts;
import org.onehall.paper.Words;
import org.onehall.playingzone.projection.competition.SignatureView;

/** Who signed a report, when and with which remarks. */
final class SignatureLines {
    private final ReportSheet sheet;
    private final Words words;
    private final ReportTimes times;
    private final ReportPhrases phrases;

    SignatureLines(ReportSheet sheet) {
        this.sheet = sheet;
        words = sheet.words;
        times = sheet.times;
        phrases = sheet.phrases;
    }

    void put(Optional<SignatureView> signature, boolean unchanged) throws IOException {
        sheet.line(
                "signed",
                signature
                        .map(one -> words.text("signed.by", phrases.who(one.role(), one.name()), times.at(one.at())))
                        .orElse(words.text("signed.none")));
        if (signature.isEmpty()) return;
        sheet.line(
                "remarks",
                Texts.isEmpty(signature.get().remarks())
                        ? words.text("remarks.none")
                        : signature.get().remarks());
        if (!unchanged)
            sheet.line("changed", words.text("changed.since", signature.get().sha256()));
    }

    /** Signatures that are no longer valid. */
    void putEarlier(List<SignatureView> earlier) throws IOException {
        for (SignatureView one : earlier)
            sheet.line(
                    "earlier",
                    words.text(
                            "earlier.by",
                            phrases.who(one.role(), one.name()),
                            times.at(one.at()),
                            Texts.isEmpty(one.remarks()) ? words.text("remarks.none") : one.remarks()));
    }
}
