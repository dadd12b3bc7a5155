/**
 * Encodes a sorted list of words: each word without the letters that it shares with the previous word, preceded by
 * their number.
 */
export const frontCoded = (sorted: readonly string[]): string =>
  sorted
    .map((word, i) => {
      const before = sorted[i - 1] ?? '';
      let shared = 0;
      while (shared < 35 && shared < before.length && word[shared] === before[shared]) shared += 1;
      return shared.toString(36) + word.slice(shared);
    })
    .join(' ');
