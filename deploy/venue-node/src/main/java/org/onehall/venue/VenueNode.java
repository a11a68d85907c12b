package org.onehall.venue;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Measures, stores and delivers until it is closed. Each target is probed in its own thread, so that none waits for
 * another; one thread delivers. No failure ends it: what cannot be delivered is kept, and the operator is shown it.
 */
final class VenueNode implements AutoCloseable {
    private static final int AT_ONCE = 200;
    /**
     * How far spans of an earlier start may lie in the future if the machine's clock was set back since then; the zone
     * accepts them.
     */
    private static final long SET_BACK_MS = 30_000;

    private static final long SIGN_OF_LIFE_MS = 2_000;
    private static final long FIRST_PAUSE_MS = 250;
    private static final long LAST_PAUSE_MS = 2_000;
    private static final int UNAUTHORISED = 401;
    private static final int FORBIDDEN = 403;
    private static final int TOO_MANY = 429;
    private static final String WHOSE =
            " of the Local Technical Arbiter of this venue and press Enter, or start again with --code CODE; the "
                    + "Chief Arbiter"
                    + " or the Local Chief Arbiter hands it out.";
    private static final String NEW_CODE = "Type a new code" + WHOSE + " Measuring goes on; what was measured is kept";

    /** A target and how it is probed. */
    record Watched(Target target, Probe probe) {}

    private record Watch(Target target, Probe probe, SpanMaker maker) {}

    private final List<Watch> watches;
    private final long everyMs;
    private final DataFolder folder;
    private final Spool spool;
    private final Zone zone;
    private final NodeClock clock;
    private final Screen screen;
    private final ScheduledExecutorService probing;
    private final Thread delivering = new Thread(this::deliver, "delivery");
    private final ClockOffset offset = new ClockOffset();
    private final Refusals refusals = new Refusals(AT_ONCE);

    // Guarded by this.
    private Optional<String> code = Optional.empty();
    /** The person whose code was accepted, until the zone has shown whether it accepts measurements for this person. */
    private Optional<Zone.Enrolment> entered = Optional.empty();

    private Picture.Delivery delivery = Picture.Delivery.NOT_TRIED;
    private boolean untold = true;
    private boolean news;
    private boolean closing;

    /** @param everyMs from one probe of a target to the next, in milliseconds */
    VenueNode(
            List<Watched> targets,
            long everyMs,
            DataFolder folder,
            Spool spool,
            Zone zone,
            NodeClock clock,
            Screen screen) {
        watches = targets.stream()
                .map(one -> new Watch(one.target(), one.probe(), new SpanMaker(one.target(), everyMs)))
                .toList();
        this.everyMs = everyMs;
        this.folder = folder;
        this.spool = spool;
        this.zone = zone;
        this.clock = clock;
        this.screen = screen;
        probing = Executors.newScheduledThreadPool(
                watches.size() + 1,
                Thread.ofPlatform().daemon().name("probe-", 0).factory());
        delivering.setDaemon(true);
    }

    void start() {
        if (folder.pass().token().isEmpty() && code().isEmpty())
            screen.problem("the zone does not know this node yet. Type a code" + WHOSE
                    + " Measuring has begun; what is measured is kept");
        for (int i = 0; i < watches.size(); i++) {
            Watch watch = watches.get(i);
            probing.scheduleAtFixedRate(
                    () -> probe(watch), everyMs * i / watches.size(), everyMs, TimeUnit.MILLISECONDS);
        }
        probing.scheduleAtFixedRate(this::tell, everyMs, everyMs, TimeUnit.MILLISECONDS);
        delivering.start();
    }

    /** Enrols with a code as soon as the zone answers; the code that admitted this node before is not sent again. */
    synchronized void enter(String typed) {
        if (typed.isBlank() || typed.strip().equals(folder.pass().code())) return;
        code = Optional.of(typed.strip());
        wake();
    }

    private synchronized Optional<String> code() {
        return code;
    }

    /** The person whose code was accepted just now; returned once. */
    private synchronized Optional<Zone.Enrolment> entered() {
        Optional<Zone.Enrolment> of = entered;
        entered = Optional.empty();
        return of;
    }

    private synchronized void wake() {
        news = true;
        notifyAll();
    }

    // ---- measuring

    private void probe(Watch watch) {
        long from = clock.milliseconds();
        OptionalInt roundTrip = OptionalInt.empty();
        try {
            roundTrip = watch.probe().roundTripMs();
        } catch (Zone.StrangerException e) {
            screen.problem(e.getMessage());
        } catch (IOException _) {
            // Silence.
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return;
        } catch (RuntimeException e) {
            screen.problem(watch.target().label() + " cannot be measured: " + e);
        }
        SpanMaker.State before = watch.maker().state();
        List<Span> closed = watch.maker().take(new Probed(from, clock.milliseconds(), roundTrip));
        if (watch.maker().state() != before) changed();
        keep(closed);
    }

    private void keep(List<Span> spans) {
        try {
            for (Span span : spans) spool.append(span);
        } catch (IOException e) {
            screen.problem("a measurement could not be kept: " + e.getMessage() + ". Look at the disk");
        }
        if (spool.dropped() > 0)
            screen.problem("too many measurements are waiting: the oldest are deleted until the line is back");
        if (!spans.isEmpty()) wake();
    }

    // ---- reporting

    private synchronized void changed() {
        untold = true;
    }

    /** One line reports all changes since the last; the first line waits until every target is known. */
    private void tell() {
        List<Picture.Seen> seen =
                watches.stream().map(watch -> watch.maker().seen()).toList();
        Picture.Delivery how;
        boolean due;
        synchronized (this) {
            how = delivery;
            due = untold && seen.stream().noneMatch(one -> one.state() == SpanMaker.State.UNKNOWN);
            if (due) untold = false;
        }
        String sentence = screen.picture().sentence(seen, spool.kept(), how);
        if (due) screen.say(sentence);
        screen.status(sentence);
    }

    private void goes(Picture.Delivery how) {
        if (how == Picture.Delivery.WELL) screen.solved();
        synchronized (this) {
            // A span that came while the others were delivered is not worth a line.
            boolean behind = how == Picture.Delivery.WELL && delivery != Picture.Delivery.WELL && spool.kept() > 0;
            Picture.Delivery now = behind ? Picture.Delivery.BEHIND : how;
            untold |= delivery != now;
            delivery = now;
        }
    }

    // ---- delivering

    private void deliver() {
        long pause = 0;
        try {
            while (await(pause)) pause = tryToDeliver() ? 0 : Math.clamp(2 * pause, FIRST_PAUSE_MS, LAST_PAUSE_MS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Waits as long as required after a failure, otherwise until there is news or a sign of life is due; false at the
     * end.
     */
    private synchronized boolean await(long pauseMs) throws InterruptedException {
        boolean failed = pauseMs > 0;
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(failed ? pauseMs : SIGN_OF_LIFE_MS);
        for (long left = end - System.nanoTime();
                !closing && left > 0 && (failed || !news);
                left = end - System.nanoTime()) TimeUnit.NANOSECONDS.timedWait(this, left);
        news = false;
        return !closing;
    }

    /** Whether the zone answered and accepted the delivery. */
    private boolean tryToDeliver() throws InterruptedException {
        try {
            Optional<String> typed = code();
            if (typed.isPresent() && !enrol(typed.get())) return false;
            if (folder.pass().token().isEmpty()) return true;
            // Without the offset the zone could not place a span in time: a sign of life is sent first.
            Spool.Batch batch = spool.head(
                    offset.milliseconds().isPresent() ? refusals.atOnce() : 0,
                    clock.milliseconds() + SET_BACK_MS,
                    refusals.passed());
            long sent = clock.milliseconds();
            Zone.Answer answer = deliver(batch);
            offset.answered(sent, clock.milliseconds(), answer.atMs());
            boolean all = answer.acknowledged() >= batch.last();
            boolean passing = batch.spans().isEmpty() && refusals.passed() > 0;
            long leftOut = refusals.taken(batch);
            if (leftOut > 0) screen.say(Picture.measurements(leftOut) + " refused by the zone: left out");
            if (passing) return true;
            boolean taken = spool.delivered(all ? batch.upTo() : answer.acknowledged())
                    || batch.spans().isEmpty();
            if (all && batch.damaged() > 0)
                screen.say(Picture.measurements(batch.damaged())
                        + " on the disk cannot be read, or are dated in the future or long ago: left out. "
                        + "Look at "
                        + "the disk and at this machine's clock");
            if (spool.kept() > 0) wake();
            entered().ifPresent(of -> screen.say("the playing zone now accepts this node: " + of));
            goes(Picture.Delivery.WELL);
            return taken;
        } catch (Zone.RefusedException e) {
            goes(Picture.Delivery.REFUSED);
            screen.problem(
                    e.status() == UNAUTHORISED || e.status() == FORBIDDEN
                            ? "the zone does not accept "
                                    + entered()
                                            .map(of -> "the code of " + of + ", which is used up now")
                                            .orElse("this node")
                                    + " (" + e.getMessage() + "). " + NEW_CODE
                            : "the zone does not accept the measurements (" + e.getMessage()
                                    + "). They are kept; tell the organiser");
        } catch (Zone.StrangerException e) {
            goes(Picture.Delivery.FAILING);
            screen.problem(e.getMessage());
        } catch (IOException _) {
            goes(Picture.Delivery.FAILING);
        } catch (RuntimeException e) {
            screen.problem("delivering failed: " + e);
        }
        return false;
    }

    private Zone.Answer deliver(Spool.Batch batch) throws IOException, InterruptedException, Zone.RefusedException {
        try {
            return zone.deliver(folder.pass(), offset.milliseconds(), batch);
        } catch (Zone.RefusedException e) {
            refusals.refused(e.code(), batch);
            throw e;
        }
    }

    /** False if the zone wants the code again later. */
    private boolean enrol(String typed) throws IOException, InterruptedException {
        try {
            Zone.Enrolment enrolment = zone.enrol(typed);
            folder.letIn(enrolment.token(), typed);
            synchronized (this) {
                entered = Optional.of(enrolment);
            }
        } catch (Zone.RefusedException e) {
            screen.problem(
                    e.status() == TOO_MANY
                            ? e.getMessage()
                            : "the code was not accepted (" + e.getMessage() + "). " + NEW_CODE);
            if (e.status() == TOO_MANY) return false;
        }
        synchronized (this) {
            if (code.filter(typed::equals).isPresent()) code = Optional.empty();
        }
        return true;
    }

    /** Stops measuring, stores what is open and says what is stored. */
    @Override
    public void close() throws IOException {
        synchronized (this) {
            if (closing) return;
            closing = true;
            notifyAll();
        }
        probing.shutdown();
        delivering.interrupt();
        try {
            // Probes are not interrupted: an interruption would look like silence.
            probing.awaitTermination(2L * Probe.PATIENCE_MS, TimeUnit.MILLISECONDS);
            delivering.join(LAST_PAUSE_MS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        for (Watch watch : watches) keep(watch.maker().end().stream().toList());
        screen.say("stopped; "
                + (spool.kept() == 0
                        ? "all measurements are delivered"
                        : Picture.measurements(spool.kept()) + " kept; they are delivered when the node is started "
                                + "again"));
        spool.close();
        zone.close();
    }
}
