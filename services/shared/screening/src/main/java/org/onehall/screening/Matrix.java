package org.onehall.screening;

/** A few operations on small matrices, rows first. */
final class Matrix {
    /** Tolerance for values that are 0 except for rounding. */
    private static final double ROUNDING = 1e-6;

    private Matrix() {}

    /**
     * The x with {@code matrix x = right}, by elimination with row exchange. A singular matrix causes an
     * ArithmeticException.
     */
    static double[] solve(double[][] matrix, double[] right) {
        int n = right.length;
        var rows = new double[n][];
        for (int i = 0; i < n; i++) {
            rows[i] = java.util.Arrays.copyOf(matrix[i], n + 1);
            rows[i][n] = right[i];
        }
        for (int column = 0; column < n; column++) {
            int best = column;
            for (int i = column + 1; i < n; i++) {
                if (Math.abs(rows[i][column]) > Math.abs(rows[best][column])) best = i;
            }
            double[] swapped = rows[column];
            rows[column] = rows[best];
            rows[best] = swapped;
            if (!(Math.abs(rows[column][column]) > 1e-300)) throw new ArithmeticException("a singular matrix");
            for (int i = column + 1; i < n; i++) {
                double factor = rows[i][column] / rows[column][column];
                for (int j = column; j <= n; j++) rows[i][j] -= factor * rows[column][j];
            }
        }
        var solution = new double[n];
        for (int i = n - 1; i >= 0; i--) {
            double sum = rows[i][n];
            for (int j = i + 1; j < n; j++) sum -= rows[i][j] * solution[j];
            solution[i] = sum / rows[i][i];
        }
        return solution;
    }

    static double[][] inverse(double[][] matrix) {
        int n = matrix.length;
        var inverse = new double[n][n];
        for (int j = 0; j < n; j++) {
            var unit = new double[n];
            unit[j] = 1;
            double[] column = solve(matrix, unit);
            for (int i = 0; i < n; i++) inverse[i][j] = column[i];
        }
        return inverse;
    }

    static double[][] product(double[][] left, double[][] right) {
        var product = new double[left.length][right[0].length];
        for (int i = 0; i < left.length; i++) {
            for (int j = 0; j < right[0].length; j++) {
                for (int k = 0; k < right.length; k++) product[i][j] += left[i][k] * right[k][j];
            }
        }
        return product;
    }

    static double[][] transposed(double[][] matrix) {
        var transposed = new double[matrix[0].length][matrix.length];
        for (int i = 0; i < matrix.length; i++) {
            for (int j = 0; j < matrix[0].length; j++) transposed[j][i] = matrix[i][j];
        }
        return transposed;
    }

    /** Whether the matrix can be a covariance: it is symmetric, and no combination has a negative variance. */
    static boolean isCovariance(double[][] matrix) {
        int n = matrix.length;
        var rest = new double[n][];
        for (int i = 0; i < n; i++) {
            rest[i] = matrix[i].clone();
            if (!(matrix[i][i] >= 0)) return false;
            for (int j = 0; j < i; j++) {
                double size = StrictMath.sqrt(matrix[i][i] * Math.max(0, matrix[j][j]));
                if (!(Math.abs(matrix[i][j] - matrix[j][i]) <= ROUNDING * size
                        && Math.abs(matrix[i][j]) <= (1 + ROUNDING) * size)) return false;
            }
        }
        // The rest of each variance when the variables before it are known.
        for (int k = 0; k < n; k++) {
            double least = ROUNDING * matrix[k][k];
            if (rest[k][k] < -least) return false;
            if (rest[k][k] <= least) continue;
            for (int i = k + 1; i < n; i++) {
                double factor = rest[i][k] / rest[k][k];
                for (int j = k + 1; j < n; j++) rest[i][j] -= factor * rest[k][j];
            }
        }
        return true;
    }

    /** {@code vector' matrix vector}. */
    static double quadratic(double[][] matrix, double[] vector) {
        double sum = 0;
        for (int i = 0; i < vector.length; i++) {
            for (int j = 0; j < vector.length; j++) sum += vector[i] * matrix[i][j] * vector[j];
        }
        return sum;
    }
}
