/** A sorted list of words as text: each word without the letters that it shares with the word before, and their number. */
export const frontCoded = (sorted: readonly string[]): string =>
  sorted
    .map((word, i) => {
      const before = sorted[i - 1] ?? '';
      let shared = 0;
      while (shared < 35 && shared < before.length && word[shared] === before[shared]) shared += 1;
      return shared.toString(36) + word.slice(shared);
    })
    .join(' ');
