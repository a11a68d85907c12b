package org.onehall.playingzone.identity;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.onehall.decider.Role;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.identity.CodeEntry.Purpose;
import org.onehall.playingzone.identity.CodeEntry.State;
import org.onehall.playingzone.projection.Holder;
import org.onehall.playingzone.rights.Visibility;

/**
 * All codes that were ever made and what became of them. A code is valid for one enrolment: it is stored as used before
 * anybody is let in. Thread-safe.
 */
public final class EnrolmentCodes {
    /** What has made a code invalid is told to its holder, whom a newer code would not help. */
    private static final Set<ZoneRefusal> WHY_LAPSED =
            Set.of(ZoneRefusal.CODE_OF_DISMISSED, ZoneRefusal.CODE_OF_OTHER_PAIRING);

    /** Stores entries; returns once they are stored safely, throws if that is not certain. */
    @FunctionalInterface
    public interface Store {
        void put(Map<String, CodeEntry> entries);
    }

    /** A code on its way to its holder; nothing of it is kept. */
    public record Issued(CodeText code, Holder holder) {}

    /** The outcome of presenting a code. */
    public sealed interface Redeemed {
        /** @param session id of the one that the code opens */
        record Granted(Holder holder, String session) implements Redeemed {}

        record Refused(ZoneRefusal why) implements Redeemed {}
    }

    /** The outcome of moving to another game with a session. */
    public sealed interface MovedOn {
        /** @param session id of the one for the new seat */
        record Granted(String session) implements MovedOn {}

        record Refused(ZoneRefusal why) implements MovedOn {}
    }

    /** A code that was never used, and what is stored instead of it. */
    private record Fresh(CodeText code, String hash) {}

    private final Store store;
    private final CodeHash hashes;
    private final RandomGenerator random;
    private final InstantSource clock;
    /** Changed only under the lock, which is held until the store answers; also read without it. */
    private final Map<String, CodeEntry> entries = new ConcurrentHashMap<>();

    public EnrolmentCodes(Store store, CodeHash hashes, RandomGenerator random, InstantSource clock) {
        this.store = store;
        this.hashes = hashes;
        this.random = random;
        this.clock = clock;
    }

    /** Applies an entry from the store; an earlier state never returns. */
    public synchronized void fold(String hash, CodeEntry entry) {
        entries.merge(hash, entry, (known, read) -> read.state().compareTo(known.state()) > 0 ? read : known);
    }

    /**
     * A fresh code for each of a competition's holders; all unused codes of this competition and purpose become
     * invalid.
     */
    public List<Issued> renew(String competition, List<Holder> holders, Purpose purpose) {
        return renew(competition, holders, purpose, _ -> true);
    }

    /**
     * A fresh code for each official among a competition's holders; unused codes of its officials become invalid, and
     * those of players and their assistants stay valid.
     */
    public List<Issued> renewOfficials(String competition, List<Holder> holders) {
        return renew(
                competition, holders, Purpose.PEOPLE, holder -> holder.board().isEmpty());
    }

    private List<Issued> renew(String competition, List<Holder> holders, Purpose purpose, Predicate<Holder> whom) {
        List<Holder> meant = holders.stream().filter(whom).toList();
        return issue(
                meant,
                fresh(meant.size()),
                purpose,
                entry -> entry.purpose() == purpose
                        && entry.holder().competition().equals(competition)
                        && whom.test(entry.holder()));
    }

    /** A fresh code for one seat or official; an unused code of the same place becomes invalid. */
    public Issued issue(Holder holder) {
        return issue(
                        List.of(holder),
                        fresh(1),
                        Purpose.PEOPLE,
                        entry -> entry.purpose() == Purpose.PEOPLE
                                && entry.holder().samePlaceAs(holder))
                .getFirst();
    }

    /**
     * A fresh code for each of these seats whose player has no signed-in device. Unused codes of those seats become
     * invalid; signed-in devices stay signed in.
     */
    public List<Issued> issueToAbsent(List<Holder> seats) {
        List<Fresh> codes = fresh(absent(seats).size());
        synchronized (this) {
            // A player whose device left just now gets no code this time; the arbiter asks again.
            List<Holder> absent = absent(seats).stream().limit(codes.size()).toList();
            return issue(
                    absent,
                    codes,
                    Purpose.PEOPLE,
                    entry ->
                            entry.purpose() == Purpose.PEOPLE && absent.stream().anyMatch(entry.holder()::samePlaceAs));
        }
    }

    private synchronized List<Holder> absent(List<Holder> seats) {
        return seats.stream().filter(seat -> !isIn(seat)).toList();
    }

    /** Made without the lock, because hashing takes long. */
    private List<Fresh> fresh(int number) {
        return Stream.generate(this::code).limit(number).toList().parallelStream()
                .map(code -> new Fresh(code, hashes.of(code)))
                .toList();
    }

    private synchronized CodeText code() {
        return CodeText.random(random);
    }

    /** Whether a device of the player is signed in at his seat, with a token that has not expired. */
    private boolean isIn(Holder seat) {
        return entries.values().stream()
                .anyMatch(entry -> entry.state() == State.USED
                        && entry.purpose() == Purpose.PEOPLE
                        && entry.holder().samePlaceAs(seat)
                        && entry.holder().subject().equals(seat.subject())
                        && entry.usedAt() + Issuer.LIFE.toMillis() > clock.millis());
    }

    /**
     * Ends all tokens issued so far for a person's place and makes its unused codes invalid, because a device was lost.
     */
    public synchronized void shutOut(Holder holder) {
        end(
                Ending.SHUT_OUT,
                (_, entry) ->
                        entry.purpose() == Purpose.PEOPLE && entry.holder().samePlaceAs(holder));
    }

    /** Ends the token of one session: its holder has logged out. */
    public synchronized void logOut(String session) {
        end(Ending.LOGGED_OUT, (hash, _) -> hash.equals(session));
    }

    /**
     * The same for an assistant who has been dismissed, at whatever seat (APP-III 1).
     *
     * @param assistant id of the assistant; a later assistant at the same seat has another id
     */
    public synchronized void dismiss(String competition, String assistant) {
        end(
                Ending.DISMISSED,
                (_, entry) -> entry.holder().role() == Role.ASSISTANT
                        && entry.holder().competition().equals(competition)
                        && entry.holder().subject().equals(assistant));
    }

    /**
     * Ends all tokens of people for whom a place no longer is, and makes their unused codes invalid (OCR 16.8).
     *
     * @param gone whether a holder of the competition has this place no more
     */
    public synchronized void endOf(String competition, Predicate<Holder> gone) {
        end(
                Ending.PLACE_GONE,
                (_, entry) -> entry.purpose() == Purpose.PEOPLE
                        && entry.holder().competition().equals(competition)
                        && gone.test(entry.holder()));
    }

    /** @param isMeant decides by the hash of a code, which is the session's id, and by its entry */
    private void end(Ending why, BiPredicate<String, CodeEntry> isMeant) {
        Map<String, CodeEntry> changed = new LinkedHashMap<>();
        entries.forEach((hash, entry) -> {
            if (!isMeant.test(hash, entry)) return;
            if (entry.state() == State.USED) changed.put(hash, entry.revoked(why));
            if (entry.state() == State.OPEN) changed.put(hash, entry.lapsed());
        });
        if (!changed.isEmpty()) store.put(changed);
        changed.forEach(this::fold);
    }

    /** @param codes at least one for each holder */
    private synchronized List<Issued> issue(
            List<Holder> holders, List<Fresh> codes, Purpose purpose, Predicate<CodeEntry> lapsing) {
        Map<String, CodeEntry> changed = new LinkedHashMap<>();
        entries.forEach((hash, entry) -> {
            if (entry.state() == State.OPEN && lapsing.test(entry)) changed.put(hash, entry.lapsed());
        });
        List<Issued> issued = new ArrayList<>();
        for (int i = 0; i < holders.size(); i++) {
            Fresh fresh = codes.get(i);
            while (entries.containsKey(fresh.hash()) || changed.containsKey(fresh.hash())) fresh = fresh(1).getFirst();
            changed.put(fresh.hash(), CodeEntry.open(holders.get(i), purpose));
            issued.add(new Issued(fresh.code(), holders.get(i)));
        }
        store.put(changed);
        changed.forEach(this::fold);
        return issued;
    }

    /**
     * Whether only one device may be signed in: this holds for a seat, and for a person who reads confidential cases
     * (APP-I G2.7).
     */
    private static boolean isOfOneDevice(CodeEntry entry) {
        return !entry.holder().board().isEmpty()
                || Visibility.isOfCases(entry.holder().role());
    }

    /**
     * Whether the token that a code gave is ended. A seat, and the place of a person who reads fair-play cases, belong
     * to the device that used the newest code; lost devices are shut out. Never waits, not even while the store is
     * unavailable.
     */
    public boolean isRevoked(String hash) {
        CodeEntry entry = entries.get(hash);
        return entry != null && entry.state() == State.REVOKED;
    }

    /**
     * Why a session ended before its token expired; empty if it has not ended, or if its entry is older than this
     * record of reasons. Never waits.
     */
    public Optional<Ending> ending(String session) {
        return Optional.ofNullable(entries.get(session)).flatMap(CodeEntry::ending);
    }

    /**
     * Uses up a code; the tokens that older codes of the same seat opened are ended.
     *
     * @param hindrance why the holder may not enter here and now; the code then stays unchanged. Those that make a code
     *     invalid are told even afterwards: an assistant was dismissed (APP-III 1), the pairings have changed
     */
    public Redeemed redeem(CodeText code, Function<Holder, Optional<ZoneRefusal>> hindrance) {
        return redeem(hashes.of(code), hindrance);
    }

    private synchronized Redeemed redeem(String hash, Function<Holder, Optional<ZoneRefusal>> hindrance) {
        Optional<CodeEntry> entry = Optional.ofNullable(entries.get(hash));
        if (entry.isEmpty()) return new Redeemed.Refused(ZoneRefusal.CODE_UNKNOWN);
        if (entry.get().state() != State.OPEN && entry.get().holder().role() == Role.OPERATOR)
            return new Redeemed.Refused(ZoneRefusal.CODE_OF_OPERATOR_ENDED);
        return switch (entry.get().state()) {
            case USED, REVOKED -> new Redeemed.Refused(ZoneRefusal.CODE_USED);
            case LAPSED ->
                new Redeemed.Refused(hindrance
                        .apply(entry.get().holder())
                        .filter(WHY_LAPSED::contains)
                        .orElse(ZoneRefusal.CODE_LAPSED));
            case OPEN -> {
                Optional<ZoneRefusal> hindered = hindrance.apply(entry.get().holder());
                if (hindered.isPresent()) yield new Redeemed.Refused(hindered.get());
                letIn(hash, CodeEntry.used(entry.get().holder(), entry.get().purpose(), now()));
                yield new Redeemed.Granted(entry.get().holder(), hash);
            }
        };
    }

    /**
     * Opens a session for an official whom a provider vouches for, as a code would.
     *
     * @param once id of this sign-in; it opens only one session, even after a restart
     * @param hindrance why the official may not enter here and now
     */
    public Redeemed signIn(String once, Holder official, Function<Holder, Optional<ZoneRefusal>> hindrance) {
        String session = Hashes.sha256("sign-in " + once);
        synchronized (this) {
            if (entries.containsKey(session)) return new Redeemed.Refused(ZoneRefusal.SIGN_IN_LAPSED);
            Optional<ZoneRefusal> hindered = hindrance.apply(official);
            if (hindered.isPresent()) return new Redeemed.Refused(hindered.get());
            letIn(session, CodeEntry.used(official, Purpose.PEOPLE, now()));
            return new Redeemed.Granted(official, session);
        }
    }

    /**
     * Stores that a device is signed in. Older ones of the same seat, or of the same person who reads fair-play cases,
     * are ended, and so are that place's unused codes.
     */
    private void letIn(String session, CodeEntry used) {
        Map<String, CodeEntry> changed = new LinkedHashMap<>();
        entries.forEach((older, one) -> {
            if (!isOfOneDevice(used)
                    || one.purpose() != used.purpose()
                    || !one.holder().samePlaceAs(used.holder())) return;
            if (one.state() == State.USED) changed.put(older, one.revoked(Ending.NEWER_DEVICE));
            if (one.state() == State.OPEN) changed.put(older, one.lapsed());
        });
        changed.put(session, used);
        store.put(changed);
        changed.forEach(this::fold);
    }

    /** A time later than the sign-in of any device, even if the clock was set back. */
    private long now() {
        return Math.max(
                clock.millis(),
                1 + entries.values().stream().mapToLong(CodeEntry::usedAt).max().orElse(0));
    }

    /**
     * Opens a session at another seat for the player of a valid session. If it is asked for again, for example by a
     * page that got no answer, it is the same session. Only the device with which the player signed in last can move
     * on: a lost or forgotten device of an earlier game takes no seat from its successor. Moving on never ends a device
     * that is signed in at that seat; only an arbiter's code does. An unused code of that seat becomes invalid.
     *
     * @param session id of the player's session at the seat of another game
     * @param to the same player's seat
     */
    public synchronized MovedOn moveOn(String session, Holder to) {
        CodeEntry own = entries.get(session);
        if (own == null || own.state() != State.USED) return new MovedOn.Refused(ZoneRefusal.TOKEN_NEEDED);
        if (!isSamePlayer(own.holder(), to))
            throw new IllegalArgumentException("a session goes to seats of its own player only");
        String next = Hashes.sha256(session + " " + to.board() + " " + to.side());
        Optional<CodeEntry> there = Optional.ofNullable(entries.get(next));
        if (there.filter(entry -> entry.state() != State.USED).isPresent() || hasNewer(there.orElse(own)))
            return new MovedOn.Refused(ZoneRefusal.NEWER_DEVICE);
        if (there.isEmpty() && own.purpose() == Purpose.PEOPLE && isIn(to))
            return new MovedOn.Refused(ZoneRefusal.NEWER_DEVICE);
        if (there.isEmpty()) letIn(next, CodeEntry.used(to, own.purpose(), now()));
        return new MovedOn.Granted(next);
    }

    private boolean hasNewer(CodeEntry device) {
        return entries.values().stream()
                .anyMatch(one -> one.purpose() == device.purpose()
                        && isSamePlayer(one.holder(), device.holder())
                        && one.usedAt() > device.usedAt());
    }

    private static boolean isSamePlayer(Holder one, Holder other) {
        return one.role() == Role.PLAYER
                && other.role() == Role.PLAYER
                && one.competition().equals(other.competition())
                && one.subject().equals(other.subject());
    }
}
