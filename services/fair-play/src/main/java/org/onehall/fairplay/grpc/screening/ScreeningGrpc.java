package org.onehall.fairplay.grpc.screening;

import com.google.protobuf.ByteString;
import io.quarkus.grpc.GrpcService;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jboss.logging.Logger;
import org.onehall.decider.Actor;
import org.onehall.decider.LogKey;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.SealedLog;
import org.onehall.fairplay.domain.proceeding.ProceedingCommand;
import org.onehall.fairplay.domain.proceeding.ProceedingEvent;
import org.onehall.fairplay.domain.proceeding.ProceedingRefusal;
import org.onehall.fairplay.domain.proceeding.ProceedingState;
import org.onehall.fairplay.query.screening.HallScreening;
import org.onehall.fairplay.query.screening.HallScreening.Basis;
import org.onehall.fairplay.query.screening.HallScreening.Material;
import org.onehall.fairplay.query.screening.PlayedGames;
import org.onehall.fairplay.query.screening.PlayedGames.Competition;
import org.onehall.fairplay.query.screening.PlayedGames.Stage;
import org.onehall.fairplay.query.screening.ScreeningPage;
import org.onehall.fairplay.query.screening.Screenings;
import org.onehall.fairplay.react.proceeding.ProceedingReactors;
import org.onehall.fairplay.react.screening.AnalysisWorker;
import org.onehall.fairplay.react.screening.AnalysisWorker.Doing;
import org.onehall.fairplay.react.screening.ScreeningPipeline;
import org.onehall.house.Caller;
import org.onehall.house.GrpcRequests;
import org.onehall.house.Refused;
import org.onehall.proto.cases.v1.NoteScreeningAccessRequest;
import org.onehall.proto.cases.v1.NoteScreeningAccessResponse;
import org.onehall.proto.fairplay.v1.EngineState;
import org.onehall.proto.fairplay.v1.ReadScreeningRequest;
import org.onehall.proto.fairplay.v1.ReadScreeningResponse;
import org.onehall.proto.fairplay.v1.ScreeningForm;
import org.onehall.proto.fairplay.v1.ScreeningProgress;
import org.onehall.proto.fairplay.v1.ScreeningService;
import org.onehall.proto.types.v1.WriteContext;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;
import org.onehall.screening.CanonicalJson;
import org.onehall.screening.report.ScreeningPdf;

/**
 * The gRPC edge of screenings. A caller who may see fair play sees the games of their own boards. Everybody else gets
 * the same answer as for a round that does not exist, and the attempt is logged, like every access to the figures
 * (APP-I G2.7). Games in progress are not shown.
 */
@GrpcService
public class ScreeningGrpc implements ScreeningService {
    private static final Logger LOG = Logger.getLogger(ScreeningGrpc.class);
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    /** How long a caller waits for figures that are being calculated. */
    private static final long WORK_SECONDS = 5;

    private final SealedLog<ProceedingCommand, ProceedingEvent, ProceedingState> log;
    private final PlayedGames games;
    private final Screenings screenings;
    private final ScreeningPipeline pipeline;

    @Inject
    public ScreeningGrpc(
            SealedLog<ProceedingCommand, ProceedingEvent, ProceedingState> log,
            PlayedGames games,
            Screenings screenings,
            ScreeningPipeline pipeline) {
        this.log = log;
        this.games = games;
        this.screenings = screenings;
        this.pipeline = pipeline;
    }

    @Override
    public Uni<ReadScreeningResponse> readScreening(ReadScreeningRequest request) {
        Actor caller = Caller.current();
        String trace = Caller.trace();
        return Uni.createFrom()
                .item(() -> read(request, caller, trace))
                .runSubscriptionOn(Infrastructure.getDefaultWorkerPool());
    }

    private ReadScreeningResponse read(ReadScreeningRequest request, Actor caller, String trace) {
        ScreeningForm form = request.getForm();
        if (form == ScreeningForm.SCREENING_FORM_UNSPECIFIED || form == ScreeningForm.UNRECOGNIZED)
            throw GrpcRequests.malformed("form: there is no such form");
        Optional<Competition> known = games.competition(request.getCompetitionId());
        if (!Rights.allows(caller, Action.SEE_FAIR_PLAY, List.of(caller.venue()), request.getCompetitionId(), "")) {
            known.ifPresent(competition -> attempted(competition, request, caller, trace));
            throw Refused.status(ProceedingRefusal.NO_SUCH_SCREENING);
        }
        Competition competition = known.filter(
                        one -> request.getRound() == 0 || one.rounds().contains(request.getRound()))
                .orElseThrow(() -> Refused.status(ProceedingRefusal.NO_SUCH_SCREENING));
        Material material = screenings.material(
                competition,
                request.getRound(),
                games.of(
                        competition.id(),
                        request.getRound(),
                        game -> Rights.allows(caller, Action.SEE_FAIR_PLAY, game.venues(), game.board(), "")));
        var answer = ReadScreeningResponse.newBuilder().setProgress(progress(material));
        if (form == ScreeningForm.SCREENING_FORM_PROGRESS) return answer.build();
        Optional<HallScreening> made = within(screenings.of(material));
        if (made.isEmpty()) {
            if (form != ScreeningForm.SCREENING_FORM_PAGE) throw Refused.status(ProceedingRefusal.SCREENING_PENDING);
            return answer.setProgress(answer.getProgress().toBuilder().setComputing(true))
                    .build();
        }
        GrpcRequests.submit(
                        log,
                        access(competition, request, caller, true),
                        NoteScreeningAccessResponse.getDefaultInstance(),
                        ProceedingReactors.SELF,
                        trace)
                .await()
                .atMost(PATIENCE);
        return answer.setDocument(ByteString.copyFrom(document(made.get(), form, request.getLanguage())))
                .build();
    }

    private ScreeningProgress progress(Material material) {
        AnalysisWorker.State engine = pipeline.state();
        return ScreeningProgress.newBuilder()
                .setGamesOver(material.count(Stage.OVER))
                .setGamesPlaying(material.count(Stage.PLAYING))
                .setGamesWaiting(material.count(Stage.WAITING))
                .setPositions(material.positions())
                .setAnalysed(material.known())
                .setEngine(engine.text())
                .setEngineState(state(engine.doing()))
                .setDelay(RecordMapper.duration(material.competition().delay()))
                .build();
    }

    private static EngineState state(Doing doing) {
        return switch (doing) {
            case STARTING -> EngineState.ENGINE_STATE_STARTING;
            case WAITING -> EngineState.ENGINE_STATE_MISSING;
            case IDLE -> EngineState.ENGINE_STATE_IDLE;
            case ANALYSING -> EngineState.ENGINE_STATE_ANALYSING;
            case RETRYING -> EngineState.ENGINE_STATE_RETRYING;
        };
    }

    private static Optional<HallScreening> within(CompletableFuture<HallScreening> made) {
        try {
            return Optional.of(made.get(WORK_SECONDS, TimeUnit.SECONDS));
        } catch (TimeoutException stillWorking) {
            return Optional.empty();
        } catch (ExecutionException e) {
            throw new IllegalStateException("a screening failed", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the service ends", e);
        }
    }

    private byte[] document(HallScreening screening, ScreeningForm form, String language) {
        if (form == ScreeningForm.SCREENING_FORM_PDF) {
            String data = ScreeningPdf.of(
                    screening.name(), screening.round(), screening.annulled().size(), language);
            return screening.basis() == Basis.CALIBRATED
                    ? ScreeningPdf.of(
                            screening.report(),
                            screenings.calibration(),
                            data,
                            Clock.systemUTC().instant(),
                            language)
                    : ScreeningPdf.ofRecord(
                            screening.report(), data, Clock.systemUTC().instant(), language);
        }
        return CanonicalJson.write(form == ScreeningForm.SCREENING_FORM_PAGE ? ScreeningPage.of(screening) : screening)
                .getBytes(StandardCharsets.UTF_8);
    }

    /** Nobody waits for this, so the answer takes no longer than for a competition that does not exist. */
    private void attempted(Competition competition, ReadScreeningRequest request, Actor caller, String trace) {
        GrpcRequests.submit(
                        log,
                        access(competition, request, caller, false),
                        NoteScreeningAccessResponse.getDefaultInstance(),
                        ProceedingReactors.SELF,
                        trace)
                .subscribe()
                .with(
                        _ -> {},
                        failure -> LOG.errorf("an attempt to see a screening was not logged: %s", failure.toString()));
    }

    private static NoteScreeningAccessRequest access(
            Competition competition, ReadScreeningRequest request, Actor caller, boolean granted) {
        return NoteScreeningAccessRequest.newBuilder()
                .setWrite(
                        WriteContext.newBuilder().setRequestId(UUID.randomUUID().toString()))
                .setRegisterKey(LogKey.screenings(competition.id()))
                .setRound(request.getRound())
                .setSubject(caller.subject())
                .setRole(LogContext.actor(caller).getRole())
                .setGranted(granted)
                .setAsked(request.getForm().name().substring("SCREENING_FORM_".length()))
                .build();
    }
}
