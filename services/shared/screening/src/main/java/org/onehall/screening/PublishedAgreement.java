package org.onehall.screening;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Our intrinsic ratings compared with published ones for the same games.
 *
 * @param rankCorrelation Spearman's, over all rows
 * @param scale of the line {@code printed = shift + scale * ours} of all rows: the ratio of their standard deviations
 * @param within rows whose printed value is within two sigma of ours, each row scaled by the line of the other half
 */
public record PublishedAgreement(int rows, double rankCorrelation, double scale, double shift, int within) {
    /** One row: the printed value, and ours with two standard errors. */
    public record Row(String name, double printed, double ours, double twoSigma) {}

    private record Line(double shift, double scale) {
        private static Line through(List<Row> rows) {
            double printed = rows.stream().mapToDouble(Row::printed).average().orElseThrow();
            double ours = rows.stream().mapToDouble(Row::ours).average().orElseThrow();
            double pp = rows.stream()
                    .mapToDouble(row -> (row.printed() - printed) * (row.printed() - printed))
                    .sum();
            double oo = rows.stream()
                    .mapToDouble(row -> (row.ours() - ours) * (row.ours() - ours))
                    .sum();
            double scale = oo == 0 ? 1 : StrictMath.sqrt(pp / oo);
            return new Line(printed - scale * ours, scale);
        }

        private boolean within(Row row) {
            return Math.abs(row.printed() - shift - scale * row.ours()) <= scale * row.twoSigma();
        }
    }

    /** Every second row is one half. At least four rows; otherwise an IllegalArgumentException. */
    public static PublishedAgreement of(List<Row> rows) {
        if (rows.size() < 4) throw new IllegalArgumentException("too few rows: " + rows.size());
        List<Row> even = half(rows, 0);
        List<Row> odd = half(rows, 1);
        Line ofEven = Line.through(even);
        Line ofOdd = Line.through(odd);
        int within = (int) (odd.stream().filter(ofEven::within).count()
                + even.stream().filter(ofOdd::within).count());
        Line all = Line.through(rows);
        return new PublishedAgreement(
                rows.size(),
                Separation.rankCorrelation(
                        rows.stream().map(Row::ours).toList(),
                        rows.stream().map(Row::printed).toList()),
                all.scale(),
                all.shift(),
                within);
    }

    private static List<Row> half(List<Row> rows, int parity) {
        return IntStream.range(0, rows.size())
                .filter(i -> i % 2 == parity)
                .mapToObj(rows::get)
                .toList();
    }
}
