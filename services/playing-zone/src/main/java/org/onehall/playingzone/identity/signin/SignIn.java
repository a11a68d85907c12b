package org.onehall.playingzone.identity.signin;

import io.quarkus.runtime.Startup;
import io.quarkus.tls.TlsConfiguration;
import io.quarkus.tls.TlsConfigurationRegistry;
import jakarta.annotation.PostConstruct;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.net.URI;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.net.ssl.SSLSocketFactory;
import org.jboss.logging.Logger;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.config.CodesConfig;
import org.onehall.playingzone.config.OidcConfig;
import org.onehall.playingzone.identity.CodeHash;
import org.onehall.playingzone.identity.EnrolmentCodes;
import org.onehall.playingzone.projection.Holder;

/**
 * The steps of a sign-in by a provider: {@link #begin}, {@link #comeBack}, {@link #enter}. Between the steps the
 * browser keeps the data that belongs together, so that nobody can continue a sign-in that somebody else has begun.
 * Only the last step opens a session; from then on it is like a session opened by a code.
 */
@Singleton
@Startup
public class SignIn {
    private static final Logger LOG = Logger.getLogger(SignIn.class);
    /** The hall's page; the fragment tells it that the browser returns from a sign-in. */
    private static final String PAGE = "/#sign-in";

    private static final String STATE = "state";
    private static final String NONCE = "nonce";
    private static final String VERIFIER = "verifier";
    private static final String REFUSED = "refused";
    private static final String DETAIL = "detail.";
    private static final String OFFICES = "offices";
    private static final String WHO = "who";
    private static final String SEPARATOR = ",";
    private static final String PROVIDER = "provider";

    private final Optional<Parts> parts;

    /** The parts that exist if a provider is configured. */
    private record Parts(SignInSettings settings, Provider provider, Offices offices, Tickets tickets) {}

    /** An address to which a browser is sent, with the ticket it must bring back. */
    public record Step(URI to, String ticket) {}

    /** What the hall knows of its people. */
    @FunctionalInterface
    public interface People {
        /** Officials and players of a competition, "" for the one loaded last; empty if there is none. */
        Optional<List<Holder>> of(String competition);
    }

    /** Throws IllegalArgumentException if the settings are invalid, IOException if the secret of codes is missing. */
    @Inject
    public SignIn(OidcConfig config, CodesConfig codes, TlsConfigurationRegistry authorities) throws IOException {
        this(config, codes, trust(config, authorities), InstantSource.system(), System::nanoTime);
    }

    SignIn(
            OidcConfig config,
            CodesConfig codes,
            Optional<SSLSocketFactory> trust,
            InstantSource clock,
            LongSupplier nanos)
            throws IOException {
        Optional<SignInSettings> settings = SignInSettings.of(config);
        parts = settings.isEmpty()
                ? Optional.empty()
                : Optional.of(new Parts(
                        settings.get(),
                        new Provider(settings.get(), trust, nanos),
                        new Offices(settings.get().offices()),
                        new Tickets(key(settings.get(), codes), clock)));
    }

    /** The key of tickets. It depends on the offices, because tickets contain their indexes. */
    private static byte[] key(SignInSettings settings, CodesConfig codes) throws IOException {
        return CodeHash.of(codes.secretFile()).key("sign-in " + settings.offices());
    }

    private static Optional<SSLSocketFactory> trust(OidcConfig config, TlsConfigurationRegistry authorities) {
        return config.tlsConfigurationName().map(name -> {
            TlsConfiguration named = authorities
                    .get(name)
                    .orElseThrow(() -> new IllegalArgumentException("onehall.oidc.tls-configuration-name names " + name
                            + ", and quarkus.tls." + name + " is not configured"));
            try {
                return named.createSSLContext().getSocketFactory();
            } catch (Exception e) {
                throw new IllegalArgumentException("quarkus.tls." + name + " cannot be used: " + e.getMessage(), e);
            }
        });
    }

    /** Logs at the start whether the provider answers; nothing waits for it. */
    @PostConstruct
    void look() {
        parts.ifPresent(there -> Thread.ofVirtual().name("sign-in").start(() -> {
            try {
                there.provider().address(Provider.Begun.fresh());
                LOG.infof("officials may sign in by %s", there.settings().name());
            } catch (SignInRefusedException told) {
                // the reason has already been logged
            }
        }));
    }

    /** The name of the provider as shown to people; empty if there is none. */
    public Optional<String> provider() {
        return parts.map(there -> there.settings().name());
    }

    /** Whether cookies must be sent over encrypted connections only. */
    public boolean isEncrypted() {
        return parts.map(there -> there.settings().isEncrypted()).orElse(true);
    }

    /** The address of a path of the hall as people open it. Only if there is a provider. */
    public URI at(String path) {
        return URI.create(there().settings().hall() + path);
    }

    /** The step to the provider; if the provider does not answer, to the page, which then asks for the outcome. */
    public Step begin() {
        Provider.Begun begun = Provider.Begun.fresh();
        try {
            URI to = there().provider().address(begun);
            return new Step(
                    to,
                    there().tickets()
                            .write(
                                    Tickets.Kind.BEGUN,
                                    Map.of(STATE, begun.state(), NONCE, begun.nonce(), VERIFIER, begun.verifier())));
        } catch (SignInRefusedException e) {
            return new Step(at(PAGE), refused(e));
        }
    }

    /**
     * Reads the values with which the provider sent a browser back. In every case the page then asks for the outcome.
     *
     * @param ticket of the previous step; "" if the browser has none
     * @param query query of the address to which the browser returned, decoded
     */
    public Step comeBack(String ticket, Map<String, List<String>> query) {
        try {
            Map<String, String> kept = there().tickets()
                    .read(Tickets.Kind.BEGUN, ticket)
                    .orElseThrow(() -> refusal(ZoneRefusal.SIGN_IN_LAPSED, Map.of()));
            var begun = new Provider.Begun(kept.get(STATE), kept.get(NONCE), kept.get(VERIFIER));
            Map<String, Object> claims = there().provider().claims(begun, query);
            String offices = there().offices().fitting(claims).stream()
                    .map(String::valueOf)
                    .collect(Collectors.joining(SEPARATOR));
            return new Step(
                    at(PAGE),
                    there().tickets()
                            .write(
                                    Tickets.Kind.BACK,
                                    Map.of(STATE, begun.state(), OFFICES, offices, WHO, Offices.nameOf(claims))));
        } catch (SignInRefusedException e) {
            return new Step(at(PAGE), refused(e));
        }
    }

    /**
     * Lets in the person who returned from the provider, only once.
     *
     * @param ticket of the previous step; "" if the browser has none
     * @param enter opens the session, see {@link EnrolmentCodes#signIn}
     */
    public EnrolmentCodes.Redeemed enter(String ticket, People people, Function<Entry, EnrolmentCodes.Redeemed> enter)
            throws SignInRefusedException {
        Map<String, String> back = there().tickets()
                .read(Tickets.Kind.BACK, ticket)
                .orElseThrow(() -> refusal(ZoneRefusal.SIGN_IN_LAPSED, Map.of()));
        if (back.containsKey(REFUSED)) throw told(back);
        Map<String, String> who = Map.of(WHO, back.get(WHO));
        List<Integer> fitting = Stream.of(back.get(OFFICES).split(SEPARATOR))
                .filter(place -> !place.isEmpty())
                .map(Integer::valueOf)
                .toList();
        return switch (there().offices().find(fitting, people::of)) {
            case Offices.Found.One(Holder official) -> enter.apply(new Entry(official, back.get(STATE)));
            case Offices.Found.Nobody() -> throw refusal(ZoneRefusal.SIGN_IN_NO_OFFICE, who);
            case Offices.Found.Several() -> throw refusal(ZoneRefusal.SIGN_IN_SEVERAL, who);
        };
    }

    /**
     * A person who is about to enter.
     *
     * @param once id of this sign-in, unique to this person and valid for one session
     */
    public record Entry(Holder official, String once) {}

    private String refused(SignInRefusedException why) {
        Map<String, String> told = new HashMap<>(Map.of(REFUSED, why.why().name()));
        why.details().forEach((name, value) -> told.put(DETAIL + name, value));
        return there().tickets().write(Tickets.Kind.BACK, told);
    }

    private static SignInRefusedException told(Map<String, String> back) {
        Map<String, String> details = new HashMap<>();
        back.forEach((name, value) -> {
            if (name.startsWith(DETAIL)) details.put(name.substring(DETAIL.length()), value);
        });
        return new SignInRefusedException(ZoneRefusal.valueOf(back.get(REFUSED)), details);
    }

    private SignInRefusedException refusal(ZoneRefusal why, Map<String, String> details) {
        Map<String, String> all = new HashMap<>(details);
        all.put(PROVIDER, there().settings().name());
        return new SignInRefusedException(why, all);
    }

    private Parts there() {
        return parts.orElseThrow(() -> new IllegalStateException("no provider is configured"));
    }
}
