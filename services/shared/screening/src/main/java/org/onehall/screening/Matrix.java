package org.onehall.screening;

/** A few operations on small matrices, rows first. */
final class Matrix {
    private Matrix() {}

    /** The x with {@code matrix x = right}, by elimination with row exchange. A singular matrix is an ArithmeticException. */
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

    /** {@code vector' matrix vector}. */
    static double quadratic(double[][] matrix, double[] vector) {
        double sum = 0;
        for (int i = 0; i < vector.length; i++) {
            for (int j = 0; j < vector.length; j++) sum += vector[i] * matrix[i][j] * vector[j];
        }
        return sum;
    }
}
