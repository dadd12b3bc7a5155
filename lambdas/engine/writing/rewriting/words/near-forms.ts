const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const vowels = [...'aeiou'];

/**
 * In a shorter word, an extra letter or a different vowel may make another word. So may a change in the last two
 * letters.
 */
const minLetters = 8;
const ending = 2;

/**
 * The words that a misspelling can stand for if it has one error after its first letter: two neighboring letters
 * swapped, a letter missing, one added, or a wrong vowel.
 */
export const intendedWords = (wrong: string): Set<string> => {
  const found = new Set<string>();
  for (let at = 1; at <= wrong.length; at += 1) {
    const [head, letter, tail] = [wrong.slice(0, at), wrong.charAt(at), wrong.slice(at + 1)];
    for (const left of letters) found.add(head + left + letter + tail);
    if (tail !== '') found.add(head + tail.charAt(0) + letter + tail.slice(1));
    if (wrong.length < minLetters || tail.length < ending) continue;
    found.add(head + tail);
    if (vowels.includes(letter)) for (const vowel of vowels) found.add(head + vowel + tail);
  }
  found.delete(wrong);
  return found;
};

/** The ways to misspell a word with one such error. */
export const typosOf = (word: string): Set<string> => {
  const found = new Set<string>();
  for (let at = 1; at <= word.length; at += 1) {
    const [head, letter, tail] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    if (letter !== '') found.add(head + tail);
    if (tail !== '') found.add(head + tail.charAt(0) + letter + tail.slice(1));
    const isInside = letter !== '' && tail.length + 1 >= ending;
    if (isInside && word.length + 1 >= minLetters)
      for (const added of letters) found.add(head + added + letter + tail);
    if (word.length >= minLetters && tail.length >= ending && vowels.includes(letter))
      for (const vowel of vowels) found.add(head + vowel + tail);
  }
  found.delete(word);
  return found;
};

/**
 * Words that a form can stand for in other ways. If there are any, the first meaning is not certain: "signes" for
 * "signs".
 */
export const otherIntendedWords = (wrong: string): Set<string> => {
  const found = new Set<string>();
  for (let at = 1; at < wrong.length; at += 1) {
    const [head, tail] = [wrong.slice(0, at), wrong.slice(at + 1)];
    found.add(head + tail);
    for (const letter of letters) found.add(head + letter + tail);
  }
  found.delete(wrong);
  return found;
};
