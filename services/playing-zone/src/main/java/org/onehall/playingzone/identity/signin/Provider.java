package org.onehall.playingzone.identity.signin;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jose.util.DefaultResourceRetriever;
import com.nimbusds.jose.util.ResourceRetriever;
import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.AuthorizationCodeGrant;
import com.nimbusds.oauth2.sdk.ErrorObject;
import com.nimbusds.oauth2.sdk.GeneralException;
import com.nimbusds.oauth2.sdk.OAuth2Error;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.Scope;
import com.nimbusds.oauth2.sdk.TokenRequest;
import com.nimbusds.oauth2.sdk.TokenResponse;
import com.nimbusds.oauth2.sdk.auth.ClientAuthentication;
import com.nimbusds.oauth2.sdk.auth.ClientAuthenticationMethod;
import com.nimbusds.oauth2.sdk.auth.ClientSecretBasic;
import com.nimbusds.oauth2.sdk.auth.ClientSecretPost;
import com.nimbusds.oauth2.sdk.auth.Secret;
import com.nimbusds.oauth2.sdk.http.HTTPRequest;
import com.nimbusds.oauth2.sdk.http.HTTPResponse;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.openid.connect.sdk.AuthenticationRequest;
import com.nimbusds.openid.connect.sdk.AuthenticationResponse;
import com.nimbusds.openid.connect.sdk.AuthenticationResponseParser;
import com.nimbusds.openid.connect.sdk.Nonce;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponse;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponseParser;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import com.nimbusds.openid.connect.sdk.validators.IDTokenValidator;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import javax.net.ssl.SSLSocketFactory;
import org.jboss.logging.Logger;
import org.onehall.playingzone.ZoneRefusal;

/**
 * The hall's side of OpenID Connect: the authorization code flow with PKCE (OpenID Connect Core 3.1, RFC 7636). The
 * Nimbus SDK checks what arrives: signature by the provider's keys, issuer, audience, nonce and times. The provider is
 * contacted only when somebody signs in, so the hall can start without it. Thread-safe.
 */
final class Provider {
    private static final Logger LOG = Logger.getLogger(Provider.class);
    private static final int MOST_BYTES = 512 * 1024;
    private static final int SERVER_ERROR = 500;
    /** How long the provider's metadata stays valid. */
    private static final Duration KNOWN = Duration.ofHours(1);
    /** How long a provider that did not answer is not contacted again. */
    private static final Duration AWAY = Duration.ofSeconds(3);

    private static final String PROVIDER = "provider";
    /** Errors which mean that the provider does not know this hall, or not with these settings. */
    private static final Set<ErrorObject> OF_THE_HALL = Set.of(
            OAuth2Error.INVALID_CLIENT,
            OAuth2Error.UNAUTHORIZED_CLIENT,
            OAuth2Error.INVALID_SCOPE,
            OAuth2Error.INVALID_REQUEST,
            OAuth2Error.UNSUPPORTED_RESPONSE_TYPE,
            OAuth2Error.UNSUPPORTED_GRANT_TYPE);

    private final SignInSettings settings;
    private final Optional<SSLSocketFactory> trust;
    private final LongSupplier nanos;
    private final ResourceRetriever documents;
    private final int patience;
    private Optional<Known> known = Optional.empty();
    private long knownAt;
    private long awayAt;
    private boolean away;

    private record Known(OIDCProviderMetadata metadata, JWKSource<SecurityContext> keys) {}

    /** The values with which a browser must return. */
    record Begun(String state, String nonce, String verifier) {
        static Begun fresh() {
            return new Begun(new State().getValue(), new Nonce().getValue(), new CodeVerifier().getValue());
        }
    }

    /**
     * @param trust sockets that trust the authorities of the provider's certificate; empty for those of Java
     * @param nanos a clock that never goes back
     */
    Provider(SignInSettings settings, Optional<SSLSocketFactory> trust, LongSupplier nanos) {
        this.settings = settings;
        this.trust = trust;
        this.nanos = nanos;
        patience = Math.toIntExact(settings.patience().toMillis());
        documents = new DefaultResourceRetriever(patience, patience, MOST_BYTES, true, trust.orElse(null));
    }

    /** The address to which a browser goes to sign in. */
    URI address(Begun begun) throws SignInRefusedException {
        Scope scope = new Scope(settings.scopes().toArray(String[]::new));
        var request = new AuthenticationRequest.Builder(ResponseType.CODE, scope, client(), settings.callback())
                .endpointURI(metadata().metadata().getAuthorizationEndpointURI())
                .state(new State(begun.state()))
                .nonce(new Nonce(begun.nonce()))
                .codeChallenge(new CodeVerifier(begun.verifier()), CodeChallengeMethod.S256);
        settings.prompt().ifPresent(request::prompt);
        return request.build().toURI();
    }

    /**
     * Exchanges the values with which a browser returned for the claims of the person who signed in.
     *
     * @param query query of the address to which the browser returned, decoded
     */
    Map<String, Object> claims(Begun begun, Map<String, List<String>> query) throws SignInRefusedException {
        Known provider = metadata();
        AuthorizationCode code = code(begun, query, provider.metadata());
        var grant = new AuthorizationCodeGrant(code, settings.callback(), new CodeVerifier(begun.verifier()));
        URI endpoint = provider.metadata().getTokenEndpointURI();
        Optional<ClientAuthentication> proof = proof(provider.metadata());
        TokenRequest request = (proof.isPresent()
                        ? new TokenRequest.Builder(endpoint, proof.get(), grant)
                        : new TokenRequest.Builder(endpoint, client(), grant))
                .build();
        OIDCTokenResponse tokens = tokens(request.toHTTPRequest());
        try {
            return validator(provider)
                    .validate(tokens.getOIDCTokens().getIDToken(), new Nonce(begun.nonce()))
                    .toJWTClaimsSet()
                    .getClaims();
        } catch (KeySourceException e) {
            throw away(e);
        } catch (BadJOSEException | JOSEException | ParseException e) {
            LOG.warnf("the ID token of %s was refused: %s", settings.name(), e.getMessage());
            throw refusal(ZoneRefusal.SIGN_IN_UNTRUSTED);
        }
    }

    private AuthorizationCode code(Begun begun, Map<String, List<String>> query, OIDCProviderMetadata metadata)
            throws SignInRefusedException {
        AuthenticationResponse response;
        try {
            response = AuthenticationResponseParser.parse(settings.callback(), query);
        } catch (ParseException e) {
            throw refusal(ZoneRefusal.SIGN_IN_LAPSED);
        }
        if (!new State(begun.state()).equals(response.getState())) throw refusal(ZoneRefusal.SIGN_IN_LAPSED);
        if (response.getIssuer() != null && !response.getIssuer().equals(metadata.getIssuer()))
            throw refusal(ZoneRefusal.SIGN_IN_UNTRUSTED); // RFC 9207
        if (!response.indicatesSuccess())
            throw refused(response.toErrorResponse().getErrorObject());
        AuthorizationCode code = response.toSuccessResponse().getAuthorizationCode();
        if (code == null) throw refusal(ZoneRefusal.SIGN_IN_LAPSED);
        return code;
    }

    private OIDCTokenResponse tokens(HTTPRequest request) throws SignInRefusedException {
        request.setConnectTimeout(patience);
        request.setReadTimeout(patience);
        request.setFollowRedirects(false);
        trust.ifPresent(request::setSSLSocketFactory);
        try {
            HTTPResponse answer = request.send();
            if (answer.getStatusCode() >= SERVER_ERROR) throw away(new IOException("HTTP " + answer.getStatusCode()));
            TokenResponse response = OIDCTokenResponseParser.parse(answer);
            if (!response.indicatesSuccess())
                throw refused(response.toErrorResponse().getErrorObject());
            return (OIDCTokenResponse) response.toSuccessResponse();
        } catch (IOException e) {
            throw away(e);
        } catch (ParseException e) {
            LOG.warnf("the answer of %s cannot be read: %s", settings.name(), e.getMessage());
            throw refusal(ZoneRefusal.SIGN_IN_UNTRUSTED);
        }
    }

    /** Accepts only signatures by the provider's keys: no shared secret, and nothing unsigned. */
    private IDTokenValidator validator(Known provider) {
        Set<JWSAlgorithm> algorithms = new HashSet<>(JWSAlgorithm.Family.RSA);
        algorithms.addAll(JWSAlgorithm.Family.EC);
        return new IDTokenValidator(
                provider.metadata().getIssuer(),
                client(),
                new JWSVerificationKeySelector<>(algorithms, provider.keys()),
                null);
    }

    private ClientID client() {
        return new ClientID(settings.clientId());
    }

    private Optional<ClientAuthentication> proof(OIDCProviderMetadata metadata) {
        List<ClientAuthenticationMethod> ways = metadata.getTokenEndpointAuthMethods();
        boolean post = ways != null
                && !ways.contains(ClientAuthenticationMethod.CLIENT_SECRET_BASIC)
                && ways.contains(ClientAuthenticationMethod.CLIENT_SECRET_POST);
        return settings.secret()
                .map(Secret::new)
                .map(secret -> post ? new ClientSecretPost(client(), secret) : new ClientSecretBasic(client(), secret));
    }

    private SignInRefusedException refused(ErrorObject error) {
        if (error == null
                || error.equals(OAuth2Error.SERVER_ERROR)
                || error.equals(OAuth2Error.TEMPORARILY_UNAVAILABLE))
            return away(new IOException("it says that something is wrong there"));
        if (OF_THE_HALL.contains(error)) {
            LOG.errorf(
                    "%s does not accept this hall: %s. Look at the client id, its secret, the scopes and the"
                            + " address %s in the settings onehall.oidc and at the provider.",
                    settings.name(), error.getCode(), settings.callback());
            return refusal(ZoneRefusal.SIGN_IN_HALL_UNKNOWN);
        }
        return refusal(
                error.equals(OAuth2Error.INVALID_GRANT) ? ZoneRefusal.SIGN_IN_LAPSED : ZoneRefusal.SIGN_IN_DECLINED);
    }

    private SignInRefusedException away(Exception why) {
        LOG.warnf(
                "%s cannot be asked, so officials enter with codes until it answers: %s",
                settings.name(), why.getMessage());
        return refusal(ZoneRefusal.SIGN_IN_AWAY);
    }

    private SignInRefusedException refusal(ZoneRefusal why) {
        return new SignInRefusedException(why, Map.of(PROVIDER, settings.name()));
    }

    private synchronized Known metadata() throws SignInRefusedException {
        long now = nanos.getAsLong();
        if (known.isPresent() && now - knownAt < KNOWN.toNanos()) return known.get();
        if (away && now - awayAt < AWAY.toNanos()) return known.orElseThrow(() -> refusal(ZoneRefusal.SIGN_IN_AWAY));
        try {
            known = Optional.of(read());
            knownAt = now;
            away = false;
            return known.get();
        } catch (IOException | GeneralException | IllegalArgumentException e) {
            away = true;
            awayAt = nanos.getAsLong();
            SignInRefusedException why = away(e);
            return known.orElseThrow(() -> why);
        }
    }

    private Known read() throws IOException, ParseException, GeneralException {
        var text = documents.retrieveResource(settings.discovery().toURL()).getContent();
        OIDCProviderMetadata metadata = OIDCProviderMetadata.parse(text);
        URI own =
                URI.create(OIDCProviderMetadata.resolveURL(metadata.getIssuer()).toString());
        if (!own.equals(settings.discovery()))
            throw new ParseException("its metadata is that of another issuer, " + metadata.getIssuer());
        if (metadata.getAuthorizationEndpointURI() == null
                || metadata.getTokenEndpointURI() == null
                || metadata.getJWKSetURI() == null) throw new ParseException("its metadata lacks an address");
        return new Known(
                metadata,
                JWKSourceBuilder.create(metadata.getJWKSetURI().toURL(), documents)
                        .build());
    }
}
