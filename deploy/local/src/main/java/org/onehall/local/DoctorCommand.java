package org.onehall.local;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code ./onehall doctor}. */
@Command(
        name = "doctor",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = "Check a hall, running or stopped, and its machine, and say in words what is wrong and what"
                + " to do, one line each: processes, ports, health, brokers, topics, waiting commands, disk, memory,"
                + " clock, errors in the logs of the last hour. Nothing is changed. Exit code 1 if something is wrong.")
final class DoctorCommand implements Callable<Integer> {
    private static final ObjectMapper JSON = new ObjectMapper();

    @Mixin
    private DataOption data;

    @Option(names = "--json", description = "Print one JSON object: data, state, findings (part, wrong, todo).")
    private boolean json;

    @Mixin
    private HelpOption help;

    @Override
    public Integer call() throws Exception {
        RunFolder run = data.folder();
        Doctor doctor = new Doctor(run);
        List<Diagnosis> wrong = doctor.look();
        if (json) {
            ObjectNode told =
                    JSON.createObjectNode().put("data", run.data().toString()).put("state", doctor.state());
            ArrayNode findings = told.putArray("findings");
            wrong.forEach(one -> findings.addObject()
                    .put("part", one.part())
                    .put("wrong", one.wrong())
                    .put("todo", one.todo()));
            System.out.println(JSON.writerWithDefaultPrettyPrinter().writeValueAsString(told));
        } else {
            wrong.forEach(System.out::println);
            System.out.println(doctor.state() + "; "
                    + (wrong.isEmpty()
                            ? "nothing is wrong"
                            : wrong.size() == 1 ? "1 thing is wrong" : wrong.size() + " things are wrong"));
        }
        return wrong.isEmpty() ? 0 : Complaint.NO;
    }
}
