const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const vowels = [...'aeiou'];

/** A shorter word with a letter too many or another vowel may be another word, and so may the last two letters. */
const leastLetters = 8;
const ending = 2;

/**
 * The words that a misspelled word can stand for, if it is one slip behind its first letter: two neighbors are swapped, a
 * letter is left out, one is added, or a vowel is another one.
 */
export const meantBy = (wrong: string): Set<string> => {
  const found = new Set<string>();
  for (let at = 1; at <= wrong.length; at += 1) {
    const [head, letter, tail] = [wrong.slice(0, at), wrong.charAt(at), wrong.slice(at + 1)];
    for (const left of letters) found.add(head + left + letter + tail);
    if (tail !== '') found.add(head + tail.charAt(0) + letter + tail.slice(1));
    if (wrong.length < leastLetters || tail.length < ending) continue;
    found.add(head + tail);
    if (vowels.includes(letter)) for (const vowel of vowels) found.add(head + vowel + tail);
  }
  found.delete(wrong);
  return found;
};

/** The ways to misspell a word by such a slip. */
export const slipsOf = (word: string): Set<string> => {
  const found = new Set<string>();
  for (let at = 1; at <= word.length; at += 1) {
    const [head, letter, tail] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    if (letter !== '') found.add(head + tail);
    if (tail !== '') found.add(head + tail.charAt(0) + letter + tail.slice(1));
    const isInside = letter !== '' && tail.length + 1 >= ending;
    if (isInside && word.length + 1 >= leastLetters)
      for (const added of letters) found.add(head + added + letter + tail);
    if (word.length >= leastLetters && tail.length >= ending && vowels.includes(letter))
      for (const vowel of vowels) found.add(head + vowel + tail);
  }
  found.delete(word);
  return found;
};

/** Words that a form can stand for in other ways, from which no writer can be sure of the first: "signes" for "signs". */
export const otherwiseMeantBy = (wrong: string): Set<string> => {
  const found = new Set<string>();
  for (let at = 1; at < wrong.length; at += 1) {
    const [head, tail] = [wrong.slice(0, at), wrong.slice(at + 1)];
    found.add(head + tail);
    for (const letter of letters) found.add(head + letter + tail);
  }
  found.delete(wrong);
  return found;
};
