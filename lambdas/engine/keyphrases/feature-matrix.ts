/** Features of all candidates, row after row in one array: compact, and fast to traverse. */
export class FeatureMatrix {
  #data: Float32Array;
  #at = 0;
  readonly #rows: number;

  constructor(rows: number, widthAtMost: number) {
    this.#data = new Float32Array(rows * widthAtMost);
    this.#rows = rows;
  }

  add(feature: number): void {
    this.#data[this.#at++] = feature;
  }

  /** The number of features in a row; the same for all rows. */
  get width(): number {
    return this.#rows === 0 ? 0 : this.#at / this.#rows;
  }

  get rows(): number {
    return this.#rows;
  }

  get data(): Float32Array {
    return this.#data;
  }

  row(index: number): Float32Array {
    return this.#data.subarray(index * this.width, (index + 1) * this.width);
  }
}
