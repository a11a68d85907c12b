package org.onehall.playingzone.edge.rest;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.inject.Inject;
import jakarta.ws.rs.CookieParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.NewCookie;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import org.jboss.logging.Logger;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.identity.CodeLog;
import org.onehall.playingzone.identity.EnrolmentCodes.Redeemed;
import org.onehall.playingzone.identity.Issuer;
import org.onehall.playingzone.identity.signin.SignIn;
import org.onehall.playingzone.identity.signin.SignInRefusedException;
import org.onehall.playingzone.projection.Holder;

/**
 * Lets officials sign in with an OpenID Connect provider. The browser goes from {@code start} to the provider, returns
 * to {@code callback} and is sent to the page, which then requests the token as it does with a code. Intermediate data
 * is kept in cookies that scripts cannot read; the hall's token is never in an address or a cookie.
 */
@Path(SignInResource.PATH)
@RunOnVirtualThread
public class SignInResource {
    static final String PATH = "/api/sign-in";
    static final String BEGUN = "onehall-sign-in";
    static final String BACK = "onehall-signed-in";
    private static final Logger LOG = Logger.getLogger(SignInResource.class);
    private static final int BEGUN_SECONDS = 600;
    private static final int BACK_SECONDS = 300;

    private final SignIn signIn;
    private final BooleanSupplier ready;
    private final SignIn.People people;
    private final BiFunction<SignIn.Entry, String, Redeemed> enter;
    private final BiFunction<Holder, String, String> token;

    @Inject
    public SignInResource(SignIn signIn, LiveHall hall, CodeLog codes, Issuer issuer) {
        this(
                signIn,
                hall::isReady,
                competition -> hall.read(h -> h.rooms().competitions().holders(competition)),
                (entry, device) -> codes.book()
                        .signIn(
                                entry.once(),
                                entry.official(),
                                holder -> hall.read(h -> h.seating().hindrance(holder, device))),
                (holder, session) -> issuer.token(holder, session, session));
    }

    /**
     * @param enter lets a person in on the device with this number
     * @param token issues the token of a session
     */
    public SignInResource(
            SignIn signIn,
            BooleanSupplier ready,
            SignIn.People people,
            BiFunction<SignIn.Entry, String, Redeemed> enter,
            BiFunction<Holder, String, String> token) {
        this.signIn = signIn;
        this.ready = ready;
        this.people = people;
        this.enter = enter;
        this.token = token;
    }

    /**
     * The text of the page's button and the address it leads to.
     *
     * @param name "" if this hall has no sign-in; then the address is "" too
     */
    public record Door(String name, String address) {}

    @GET
    public Response door() {
        return Problem.ok(signIn.provider()
                .map(name -> new Door(name, signIn.at(PATH + "/start").toString()))
                .orElse(new Door("", "")));
    }

    @GET
    @Path("/start")
    public Response start() {
        must();
        SignIn.Step step = signIn.begin();
        boolean away = step.to().getRawFragment() != null;
        return away
                ? page(step)
                : Response.seeOther(step.to())
                        .header("Cache-Control", "no-store")
                        .cookie(cookie(BEGUN, step.ticket(), BEGUN_SECONDS))
                        .build();
    }

    @GET
    @Path("/callback")
    public Response callback(@Context UriInfo address, @CookieParam(BEGUN) String begun) {
        must();
        return page(
                signIn.comeBack(Objects.requireNonNullElse(begun, ""), new HashMap<>(address.getQueryParameters())));
    }

    @POST
    public Response enter(@CookieParam(BACK) String back, String body) {
        must();
        String device = Bodies.text(Bodies.object(body), "device");
        ready();
        try {
            return answer(
                    signIn.enter(Objects.requireNonNullElse(back, ""), people, entry -> enter.apply(entry, device)));
        } catch (SignInRefusedException e) {
            int status = switch (e.why().kind()) {
                case FORBIDDEN -> 403;
                case NOT_FOUND -> 404;
                default -> 409;
            };
            throw new RefusedException(Problem.of(e.why(), status, e.details()));
        }
    }

    private Response answer(Redeemed redeemed) {
        return switch (redeemed) {
            case Redeemed.Granted(Holder holder, String session) -> {
                LOG.infof(
                        "an official signed in by %s: %s %s",
                        signIn.provider().orElse(""), holder.role(), holder.venue());
                yield Response.fromResponse(Problem.ok(ApiResource.Enrolment.of(holder, token.apply(holder, session))))
                        .cookie(cookie(BACK, "", 0))
                        .build();
            }
            case Redeemed.Refused(ZoneRefusal why) ->
                throw new RefusedException(Problem.of(
                        why, 409, Map.of("provider", signIn.provider().orElse(""))));
        };
    }

    /** Redirects to the page with the outcome and ends the sign-in. */
    private Response page(SignIn.Step step) {
        return Response.seeOther(step.to())
                .header("Cache-Control", "no-store")
                .cookie(cookie(BEGUN, "", 0), cookie(BACK, step.ticket(), BACK_SECONDS))
                .build();
    }

    /** Lax: the browser must send the cookie with the provider's redirect. */
    private NewCookie cookie(String name, String value, int seconds) {
        return new NewCookie.Builder(name)
                .value(value)
                .path(PATH)
                .maxAge(seconds)
                .httpOnly(true)
                .secure(signIn.isEncrypted())
                .sameSite(NewCookie.SameSite.LAX)
                .build();
    }

    private void must() {
        if (signIn.provider().isEmpty()) throw new RefusedException(ZoneRefusal.SIGN_IN_OFF, 404);
    }

    private void ready() {
        if (!ready.getAsBoolean()) throw new RefusedException(ZoneRefusal.UNAVAILABLE, 503);
    }
}
