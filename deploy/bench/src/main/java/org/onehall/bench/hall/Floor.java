package org.onehall.bench.hall;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolHandler;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.KafkaSettings;

/**
 * What a move cannot do without, and nothing else, as a process of its own, as cold as a hall that has just started: a
 * socket takes a frame, the broker takes a record, a second process would read it and write another, and a socket gives
 * it away. A frame says which way it goes: {@code echo|…} from socket to socket, {@code hops|…} by two topics,
 * {@code once|…} by two topics in one exactly-once transaction. What arrives is sent back on the same connection.
 */
final class Floor {
    /** What it prints once it can be used, with its port after it. */
    static final String READY = "floor ";

    private static final Duration POLL = Duration.ofMillis(500);
    private static final String GROUP = "onehall-bench-once";

    private final KafkaSettings settings;
    private volatile Channel line;

    private Floor(KafkaSettings settings) {
        this.settings = settings;
    }

    /** The topics it needs, each of one partition. */
    static List<String> topics() {
        return List.of(in(Way.HOPS), out(Way.HOPS), in(Way.ONCE), out(Way.ONCE));
    }

    private static String in(Way way) {
        return "onehall.bench." + way.word() + ".in.v1";
    }

    private static String out(Way way) {
        return "onehall.bench." + way.word() + ".out.v1";
    }

    /** @param args address of the broker, file with the settings of its clients, folder for files */
    public static void main(String[] args) throws Exception {
        KafkaSettings settings =
                new KafkaSettings(BrokerAccess.of(args[0], Path.of(args[1])), "floor-1", Path.of(args[2]), 1);
        new Floor(settings).run();
    }

    private void run() throws InterruptedException {
        KafkaProducer<String, byte[]> producer = settings.producer(in(Way.HOPS), out(Way.HOPS), in(Way.ONCE));
        thread(
                "hop",
                () -> follow(
                        in(Way.HOPS),
                        record -> producer.send(new ProducerRecord<>(out(Way.HOPS), record.key(), record.value()))));
        thread("last hop", () -> follow(out(Way.HOPS), this::give));
        thread("exactly once", this::passOnce);
        thread("last hop, exactly once", () -> follow(out(Way.ONCE), this::give));
        NioEventLoopGroup loops = new NioEventLoopGroup(1);
        Channel server = new ServerBootstrap()
                .group(loops)
                .channel(NioServerSocketChannel.class)
                .childHandler(new ChannelInitializer<SocketChannel>() {
                    @Override
                    protected void initChannel(SocketChannel channel) {
                        channel.pipeline()
                                .addLast(
                                        new HttpServerCodec(),
                                        new HttpObjectAggregator(1 << 16),
                                        new WebSocketServerProtocolHandler("/"),
                                        new Frames(producer));
                    }
                })
                .bind("127.0.0.1", 0)
                .sync()
                .channel();
        System.out.println(READY + ((java.net.InetSocketAddress) server.localAddress()).getPort());
        server.closeFuture().sync();
    }

    private static void thread(String name, Runnable work) {
        Thread.ofPlatform().daemon().name(name).start(work);
    }

    private void follow(String topic, Consumer<ConsumerRecord<String, byte[]>> next) {
        TopicPartition partition = new TopicPartition(topic, 0);
        try (var consumer = new KafkaConsumer<String, byte[]>(settings.reader())) {
            consumer.assign(List.of(partition));
            while (true) consumer.poll(POLL).forEach(next);
        }
    }

    /** Each record in a transaction of its own, as a move is that is alone. */
    private void passOnce() {
        TopicPartition partition = new TopicPartition(in(Way.ONCE), 0);
        Properties reader = settings.reader();
        reader.put(ConsumerConfig.GROUP_ID_CONFIG, GROUP);
        Map<String, Object> writer = new HashMap<>(settings.broker().client());
        writer.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, GROUP);
        writer.put(ProducerConfig.RETRY_BACKOFF_MS_CONFIG, 5);
        writer.put(
                ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG,
                org.apache.kafka.common.serialization.StringSerializer.class);
        writer.put(
                ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG,
                org.apache.kafka.common.serialization.ByteArraySerializer.class);
        try (var consumer = new KafkaConsumer<String, byte[]>(reader);
                var producer = new KafkaProducer<String, byte[]>(writer)) {
            producer.initTransactions();
            consumer.assign(List.of(partition));
            while (true) {
                var records = consumer.poll(POLL);
                if (records.isEmpty()) continue;
                producer.beginTransaction();
                for (var record : records)
                    producer.send(new ProducerRecord<>(out(Way.ONCE), record.key(), record.value()));
                producer.sendOffsetsToTransaction(
                        Map.of(partition, new OffsetAndMetadata(consumer.position(partition))),
                        consumer.groupMetadata());
                producer.commitTransaction();
            }
        }
    }

    private void give(ConsumerRecord<String, byte[]> record) {
        line.writeAndFlush(new TextWebSocketFrame(new String(record.value(), StandardCharsets.UTF_8)));
    }

    private final class Frames extends SimpleChannelInboundHandler<TextWebSocketFrame> {
        private final KafkaProducer<String, byte[]> producer;

        Frames(KafkaProducer<String, byte[]> producer) {
            this.producer = producer;
        }

        @Override
        protected void channelRead0(ChannelHandlerContext context, TextWebSocketFrame frame) {
            line = context.channel();
            String text = frame.text();
            Way way = Way.of(text);
            if (way == Way.ECHO) context.writeAndFlush(new TextWebSocketFrame(text));
            else producer.send(new ProducerRecord<>(in(way), "key", text.getBytes(StandardCharsets.UTF_8)));
        }
    }
}
