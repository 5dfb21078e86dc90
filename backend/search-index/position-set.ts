/** A set of positions as a bitmap: a page is cut out of it by counting bits, without sorting anything. */
export class PositionSet {
  readonly #words: Uint32Array;

  constructor(size: number) {
    this.#words = new Uint32Array(Math.ceil(size / 32));
  }

  clear(): void {
    this.#words.fill(0);
  }

  add(position: number): void {
    const index = position >>> 5;
    this.#words[index] = (this.#words[index] as number) | (1 << (position & 31));
  }

  /** Up to `count` positions in ascending order, after leaving out the first `offset`. */
  slice(offset: number, count: number): number[] {
    const positions: number[] = [];
    let skipped = 0;
    for (let index = 0; index < this.#words.length && positions.length < count; index++) {
      let word = this.#words[index] as number;
      const size = bitCount(word);
      if (skipped + size <= offset) {
        skipped += size;
        continue;
      }
      for (; word !== 0 && positions.length < count; word &= word - 1) {
        if (skipped++ < offset) continue;
        positions.push(index * 32 + 31 - Math.clz32(word & -word));
      }
    }
    return positions;
  }
}

function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
