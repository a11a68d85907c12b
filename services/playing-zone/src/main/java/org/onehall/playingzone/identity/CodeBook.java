package org.onehall.playingzone.identity;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.onehall.decider.Role;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.identity.CodeEntry.Purpose;
import org.onehall.playingzone.identity.CodeEntry.State;
import org.onehall.playingzone.query.Holder;

/**
 * All codes that were ever made and what became of them. A code is good for one enrolment: it is stored as used before
 * anybody is let in. Thread-safe.
 */
public final class CodeBook {
    /** Where entries are kept; returns once they are safe, throws if that is not certain. */
    @FunctionalInterface
    public interface Store {
        void put(Map<String, CodeEntry> entries);
    }

    /** A code on its way to its holder; nothing of it is kept. */
    public record Issued(CodeText code, Holder holder) {}

    /** What comes of presenting a code. */
    public sealed interface Redeemed {
        record Granted(Holder holder) implements Redeemed {}

        record Refused(ZoneRefusal why) implements Redeemed {}
    }

    private final Store store;
    private final RandomGenerator random;
    private final Map<String, CodeEntry> entries = new HashMap<>();

    public CodeBook(Store store, RandomGenerator random) {
        this.store = store;
        this.random = random;
    }

    /** Takes what the store says; a state that was left never comes back. */
    public synchronized void fold(String hash, CodeEntry entry) {
        entries.merge(hash, entry, (known, read) -> read.state().compareTo(known.state()) > 0 ? read : known);
    }

    /** A fresh code for each of a competition's holders; all open codes of this competition and purpose lapse. */
    public synchronized List<Issued> renew(String competition, List<Holder> holders, Purpose purpose) {
        return issue(holders, purpose, entry -> entry.purpose() == purpose && entry.holder().competition().equals(competition));
    }

    /** A fresh code for one seat or official; an open one of the same place lapses. */
    public synchronized Issued issue(Holder holder) {
        return issue(List.of(holder), Purpose.PEOPLE,
                entry -> entry.purpose() == Purpose.PEOPLE && entry.holder().samePlaceAs(holder)).getFirst();
    }

    /** Ends the tokens that all codes of somebody's place gave so far, and lets open ones lapse: a device was lost. */
    public synchronized void shutOut(Holder holder) {
        end(entry -> entry.purpose() == Purpose.PEOPLE && entry.holder().samePlaceAs(holder));
    }

    /**
     * The same for an assistant who serves no more, wherever he sat (APP-III 1).
     *
     * @param assistant id; that of whoever comes after him at the same seat is another one
     */
    public synchronized void dismiss(String competition, String assistant) {
        end(entry -> entry.holder().role() == Role.ASSISTANT && entry.holder().competition().equals(competition) && entry.holder().subject().equals(assistant));
    }

    private void end(Predicate<CodeEntry> ending) {
        Map<String, CodeEntry> changed = new LinkedHashMap<>();
        entries.forEach((hash, entry) -> {
            if (!ending.test(entry)) return;
            if (entry.state() == State.USED) changed.put(hash, entry.with(State.REVOKED));
            if (entry.state() == State.OPEN) changed.put(hash, entry.with(State.LAPSED));
        });
        if (!changed.isEmpty()) store.put(changed);
        changed.forEach(this::fold);
    }

    private List<Issued> issue(List<Holder> holders, Purpose purpose, Predicate<CodeEntry> lapsing) {
        Map<String, CodeEntry> changed = new LinkedHashMap<>();
        entries.forEach((hash, entry) -> {
            if (entry.state() == State.OPEN && lapsing.test(entry)) changed.put(hash, entry.with(State.LAPSED));
        });
        List<Issued> issued = new ArrayList<>();
        for (Holder holder : holders) {
            CodeText code = CodeText.random(random);
            while (entries.containsKey(code.hash()) || changed.containsKey(code.hash())) code = CodeText.random(random);
            changed.put(code.hash(), new CodeEntry(holder, purpose, State.OPEN));
            issued.add(new Issued(code, holder));
        }
        store.put(changed);
        changed.forEach(this::fold);
        return issued;
    }

    private static boolean isSeat(CodeEntry entry) {
        return !entry.holder().board().isEmpty();
    }

    /** Whether the token a code gave is ended: a seat belongs to whoever used its newest code, and lost devices are shut out. */
    public synchronized boolean isRevoked(String hash) {
        CodeEntry entry = entries.get(hash);
        return entry != null && entry.state() == State.REVOKED;
    }

    /**
     * Uses a code up; tokens that older codes of the same seat gave are ended.
     *
     * @param hindrance why its holder may not enter here and now; the code stays as it is for who may not, and that somebody was dismissed is
     *                  told of a code that lapsed too (APP-III 1)
     */
    public synchronized Redeemed redeem(CodeText code, Function<Holder, Optional<ZoneRefusal>> hindrance) {
        String hash = code.hash();
        Optional<CodeEntry> entry = Optional.ofNullable(entries.get(hash));
        if (entry.isEmpty()) return new Redeemed.Refused(ZoneRefusal.CODE_UNKNOWN);
        return switch (entry.get().state()) {
            case USED, REVOKED -> new Redeemed.Refused(ZoneRefusal.CODE_USED);
            case LAPSED -> new Redeemed.Refused(hindrance.apply(entry.get().holder()).filter(ZoneRefusal.CODE_OF_DISMISSED::equals).orElse(ZoneRefusal.CODE_LAPSED));
            case OPEN -> {
                Optional<ZoneRefusal> hindered = hindrance.apply(entry.get().holder());
                if (hindered.isPresent()) yield new Redeemed.Refused(hindered.get());
                CodeEntry used = entry.get().with(State.USED);
                Map<String, CodeEntry> changed = new LinkedHashMap<>();
                entries.forEach((older, one) -> {
                    if (one.state() == State.USED && one.purpose() == used.purpose() && isSeat(used) && one.holder().samePlaceAs(used.holder()))
                        changed.put(older, one.with(State.REVOKED));
                });
                changed.put(hash, used);
                store.put(changed);
                changed.forEach(this::fold);
                yield new Redeemed.Granted(used.holder());
            }
        };
    }
}
