/** Numbers of at least 0 in as few bytes as they need. */
export class Bytes {
  readonly #bytes: number[] = [];

  /** A number of at least 0, seven bits a byte, the lowest first. */
  add(value: number): void {
    let rest = value;
    while (rest >= 128) {
      this.#bytes.push((rest & 127) | 128);
      rest >>>= 7;
    }
    this.#bytes.push(rest);
  }

  addList(values: readonly number[]): void {
    this.add(values.length);
    for (const value of values) this.add(value);
  }

  toString(): string {
    return Buffer.from(this.#bytes).toString('base64');
  }
}
