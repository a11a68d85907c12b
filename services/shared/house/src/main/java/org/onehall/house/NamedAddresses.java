package org.onehall.house;

import io.grpc.EquivalentAddressGroup;
import io.grpc.NameResolver;
import io.grpc.NameResolverProvider;
import io.grpc.NameResolverRegistry;
import io.grpc.Status;
import io.grpc.StatusOr;
import io.grpc.SynchronizationContext.ScheduledHandle;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * All addresses that several host names currently have. Each is looked up by gRPC's own resolver of DNS names, and
 * again whenever a connection is lost: an instance that comes back at another address is found there. An unknown name
 * does not affect the others and is looked up again every few seconds.
 */
final class NamedAddresses extends NameResolver {
    private static final String SCHEME = "dns";

    /** What is known about one name. */
    private static final class Name {
        private final NameResolver resolver;
        private final SeveralAddresses.Address address;
        private List<EquivalentAddressGroup> known = List.of();
        private boolean answered;
        private Optional<ScheduledHandle> again = Optional.empty();

        Name(NameResolver resolver, SeveralAddresses.Address address) {
            this.resolver = resolver;
            this.address = address;
        }

        /** An instance found by this name must show a certificate for it, if services use TLS. */
        private List<EquivalentAddressGroup> called(List<EquivalentAddressGroup> found) {
            return found.stream()
                    .map(group -> new EquivalentAddressGroup(
                            group.getAddresses(),
                            group.getAttributes().toBuilder()
                                    .set(EquivalentAddressGroup.ATTR_AUTHORITY_OVERRIDE, address.toString())
                                    .build()))
                    .toList();
        }
    }

    private static final long AGAIN_SECONDS = 5;

    private final String authority;
    private final List<Name> names;
    private final NameResolver.Args channel;

    private NamedAddresses(String authority, List<Name> names, NameResolver.Args channel) {
        this.authority = authority;
        this.names = names;
        this.channel = channel;
    }

    /** Gives every target of a channel the same addresses, whatever its name. */
    static NameResolver.Factory of(List<SeveralAddresses.Address> addresses) {
        return new NameResolver.Factory() {
            @Override
            public NameResolver newNameResolver(URI target, NameResolver.Args args) {
                NameResolverProvider dns =
                        NameResolverRegistry.getDefaultRegistry().getProviderForScheme(SCHEME);
                List<Name> names = addresses.stream()
                        .map(address -> new Name(dns.newNameResolver(URI.create("dns:///" + address), args), address))
                        .toList();
                return new NamedAddresses(addresses.getFirst().toString(), names, args);
            }

            /** The scheme of the clients' targets; no other is used. */
            @Override
            public String getDefaultScheme() {
                return SCHEME;
            }
        };
    }

    @Override
    public String getServiceAuthority() {
        return authority;
    }

    /** Answers arrive one after the other, because the channel runs its resolvers' answers in sequence. */
    @Override
    public void start(Listener2 listener) {
        for (Name name : names)
            name.resolver.start(new Listener2() {
                @Override
                public void onResult(ResolutionResult result) {
                    onResult2(result);
                }

                @Override
                public Status onResult2(ResolutionResult result) {
                    name.answered = true;
                    StatusOr<List<EquivalentAddressGroup>> told = result.getAddressesOrError();
                    if (told.hasValue()) name.known = name.called(told.getValue());
                    return told.hasValue() ? told(listener, Status.OK) : unknown(told.getStatus());
                }

                @Override
                public void onError(Status why) {
                    name.answered = true;
                    unknown(why);
                }

                private Status unknown(Status why) {
                    if (name.again.filter(ScheduledHandle::isPending).isEmpty())
                        name.again = Optional.of(channel.getSynchronizationContext()
                                .schedule(
                                        name.resolver::refresh,
                                        AGAIN_SECONDS,
                                        TimeUnit.SECONDS,
                                        channel.getScheduledExecutorService()));
                    return told(listener, why);
                }
            });
    }

    private Status told(Listener2 listener, Status why) {
        List<EquivalentAddressGroup> all = new ArrayList<>();
        names.forEach(name -> all.addAll(name.known));
        if (all.isEmpty() && names.stream().anyMatch(name -> !name.answered)) return Status.OK; // the next may be known
        return listener.onResult2(ResolutionResult.newBuilder()
                .setAddressesOrError(all.isEmpty() ? StatusOr.fromStatus(why) : StatusOr.fromValue(all))
                .build());
    }

    @Override
    public void refresh() {
        names.forEach(name -> name.resolver.refresh());
    }

    @Override
    public void shutdown() {
        names.forEach(name -> {
            name.again.ifPresent(ScheduledHandle::cancel);
            name.resolver.shutdown();
        });
    }
}
