package org.onehall.fairplay.query.proceeding;

import java.util.HashMap;
import java.util.Map;
import org.onehall.fairplay.domain.proceeding.Accused;

/**
 * The open complaints of each person, including those that are being filed and have not come back from the log, so that
 * many filed at once find no gap. Thread-safe.
 */
public final class Filings {
    /** What is open when a complaint is filed. */
    public record Open(int complaints, boolean sameAccused) {}

    private record Filer(String competition, String subject) {}

    private final ProceedingViews views;
    private final Map<Filer, Map<String, Accused>> filing = new HashMap<>();

    public Filings(ProceedingViews views) {
        this.views = views;
    }

    /** Notes that a complaint is being filed; a repeat under the same id is not counted twice. */
    public synchronized Open begin(String competition, String subject, String caseId, Accused accused) {
        Map<String, Accused> own = filing.computeIfAbsent(new Filer(competition, subject), _ -> new HashMap<>());
        own.keySet().removeIf(views::exists);
        Map<String, Accused> open = views.openComplaints(competition, subject);
        open.putAll(own);
        open.remove(caseId);
        if (!views.exists(caseId)) own.put(caseId, accused);
        return new Open(open.size(), open.values().stream().anyMatch(accused::isSame));
    }

    /** The filing was refused or failed. */
    public synchronized void failed(String competition, String subject, String caseId) {
        Filer filer = new Filer(competition, subject);
        Map<String, Accused> own = filing.getOrDefault(filer, new HashMap<>());
        own.remove(caseId);
        if (own.isEmpty()) filing.remove(filer);
    }
}
