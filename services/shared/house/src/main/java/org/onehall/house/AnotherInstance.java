package org.onehall.house;

import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.ClientCall;
import io.grpc.ClientInterceptor;
import io.grpc.ConnectivityState;
import io.grpc.LoadBalancer;
import io.grpc.LoadBalancerProvider;
import io.grpc.LoadBalancerRegistry;
import io.grpc.MethodDescriptor;
import io.grpc.util.ForwardingLoadBalancerHelper;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Instances in turn, but a further attempt of a call at one that it was not made at yet, if there is any. gRPC's own
 * turn is shared by all calls, so that each of one call's attempts may come to the same instance.
 */
final class AnotherInstance extends LoadBalancerProvider {
    static final String POLICY = "another_instance";
    /** Where a call's attempts were made; one set for all of them. */
    private static final CallOptions.Key<Set<LoadBalancer.Subchannel>> TRIED = CallOptions.Key.create("tried");
    /**
     * How often the turn is asked for another one; then one that was tried is taken again. Other calls take turns
     * meanwhile.
     */
    private static final int MOST_PICKS = 8;

    private final LoadBalancerProvider inTurn =
            LoadBalancerRegistry.getDefaultRegistry().getProvider("round_robin");

    @Override
    public boolean isAvailable() {
        return true;
    }

    @Override
    public int getPriority() {
        return 5;
    }

    @Override
    public String getPolicyName() {
        return POLICY;
    }

    @Override
    public LoadBalancer newLoadBalancer(LoadBalancer.Helper helper) {
        return inTurn.newLoadBalancer(new ForwardingLoadBalancerHelper() {
            @Override
            protected LoadBalancer.Helper delegate() {
                return helper;
            }

            @Override
            public void updateBalancingState(ConnectivityState state, LoadBalancer.SubchannelPicker picker) {
                helper.updateBalancingState(state, new Picker(picker));
            }
        });
    }

    private static final class Picker extends LoadBalancer.SubchannelPicker {
        private final LoadBalancer.SubchannelPicker inTurn;

        Picker(LoadBalancer.SubchannelPicker inTurn) {
            this.inTurn = inTurn;
        }

        @Override
        public LoadBalancer.PickResult pickSubchannel(LoadBalancer.PickSubchannelArgs call) {
            Set<LoadBalancer.Subchannel> tried = call.getCallOptions().getOption(TRIED);
            LoadBalancer.PickResult picked = inTurn.pickSubchannel(call);
            for (int i = 1;
                    i < MOST_PICKS
                            && tried != null
                            && picked.getSubchannel() != null
                            && !tried.add(picked.getSubchannel());
                    i++) picked = inTurn.pickSubchannel(call);
            return picked;
        }
    }

    /** Gives each call its memory. */
    static final class Remembering implements ClientInterceptor {
        @Override
        public <Q, A> ClientCall<Q, A> interceptCall(MethodDescriptor<Q, A> method, CallOptions options, Channel next) {
            return next.newCall(method, options.withOption(TRIED, ConcurrentHashMap.newKeySet()));
        }
    }
}
