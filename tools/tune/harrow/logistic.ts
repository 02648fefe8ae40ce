/** Solves `matrix * x = right` by elimination; both are used up. */
function solve(matrix: number[][], right: number[]): number[] {
  const n = right.length;
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column + 1; row < n; row++) {
      if (Math.abs(matrix[row][column]) > Math.abs(matrix[pivot][column])) pivot = row;
    }
    [matrix[column], matrix[pivot]] = [matrix[pivot], matrix[column]];
    [right[column], right[pivot]] = [right[pivot], right[column]];
    for (let row = column + 1; row < n; row++) {
      const factor = matrix[row][column] / matrix[column][column];
      for (let i = column; i < n; i++) matrix[row][i] -= factor * matrix[column][i];
      right[row] -= factor * right[column];
    }
  }
  const x = new Array<number>(n).fill(0);
  for (let row = n - 1; row >= 0; row--) {
    let sum = right[row];
    for (let i = row + 1; i < n; i++) sum -= matrix[row][i] * x[i];
    x[row] = sum / matrix[row][row];
  }
  return x;
}

export interface Sample {
  /** Without the constant. */
  readonly x: readonly number[];
  readonly won: boolean;
}

export interface Regression {
  /** The log-odds of winning where every x is 0. */
  readonly constant: number;
  /** The change of log-odds with each x, and its standard error. */
  readonly slopes: readonly number[];
  readonly errors: readonly number[];
}

const steps = 12;

/** Logistic regression by Newton's method, the slopes held back by a ridge, the constant free. */
export function fitLogistic(samples: readonly Sample[], ridge: number): Regression {
  const n = samples[0].x.length + 1;
  let weights = new Array<number>(n).fill(0);
  const curvature = () => {
    const matrix = Array.from({ length: n }, (_, i) => {
      const row = new Array<number>(n).fill(0);
      if (i > 0) row[i] = ridge;
      return row;
    });
    const gradient = weights.map((weight, i) => (i > 0 ? -ridge * weight : 0));
    for (const { x, won } of samples) {
      const row = [1, ...x];
      const chance = 1 / (1 + Math.exp(-row.reduce((all, value, i) => all + value * weights[i], 0)));
      const spread = chance * (1 - chance);
      for (let i = 0; i < n; i++) {
        gradient[i] += row[i] * ((won ? 1 : 0) - chance);
        for (let j = 0; j < n; j++) matrix[i][j] += spread * row[i] * row[j];
      }
    }
    return { matrix, gradient };
  };
  for (let step = 0; step < steps; step++) {
    const { matrix, gradient } = curvature();
    const change = solve(matrix, gradient);
    weights = weights.map((weight, i) => weight + change[i]);
  }
  const { matrix } = curvature();
  const errors = weights.map((_, i) => {
    const unit = weights.map((__, j) => (i === j ? 1 : 0));
    return Math.sqrt(
      solve(
        matrix.map((row) => [...row]),
        unit,
      )[i],
    );
  });
  return { constant: weights[0], slopes: weights.slice(1), errors: errors.slice(1) };
}
