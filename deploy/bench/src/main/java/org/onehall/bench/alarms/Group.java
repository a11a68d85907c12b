package org.onehall.bench.alarms;

/** What is measured together. */
enum Group {
    FIRST("the first ones", false, false),
    SILENT("single devices, silent", false, true),
    CLOSED("single devices, closed", false, true),
    VENUE("one venue dark", true, true),
    VENUES("many venues dark", true, true);

    private final String text;
    private final boolean together;
    private final boolean counts;

    Group(String text, boolean together, boolean counts) {
        this.text = text;
        this.together = together;
        this.counts = counts;
    }

    String text() {
        return text;
    }

    /**
     * Whether its devices are lost and come back together, and its cases are decided with one template, each one when
     * the last is acknowledged.
     */
    boolean isTogether() {
        return together;
    }

    /** Whether it has a goal; the first groups run code that has never run before. */
    boolean counts() {
        return counts;
    }
}
