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
 * Uses the instances in turn, but makes a further attempt of a call at an instance that the call has not tried yet, if
 * there is one. gRPC's own rotation is shared by all calls, so that all attempts of one call may reach the same
 * instance.
 */
final class AnotherInstance extends LoadBalancerProvider {
    static final String POLICY = "another_instance";
    /** The instances that a call has tried; one set for all its attempts. */
    private static final CallOptions.Key<Set<LoadBalancer.Subchannel>> TRIED = CallOptions.Key.create("tried");
    /**
     * How often the rotation is asked for another instance; after that, one that was tried is used again. Other calls
     * use the rotation at the same time.
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
