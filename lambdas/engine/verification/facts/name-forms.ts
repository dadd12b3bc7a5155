/** Letters of an acronym of at least three, without the ending of its plural: "DNNs" gives "DNN". */
const lettersOf = (name: string): string | null => /^(\p{Lu}{3,6})s?$/u.exec(name)?.[1] ?? null;

const initialsOf = (text: string): string =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.charAt(0).toUpperCase()).join('');

/** Whether a passage has a name in its other form: "DNNs" for "deep neural networks", or the other way round. */
export const hasOtherForm = (name: string, passage: string): boolean => {
  const letters = lettersOf(name);
  if (letters !== null) return initialsOf(passage).includes(letters);
  const acronym = initialsOf(name);
  return acronym.length > 2 && new Set(passage.match(/\p{Lu}{3,6}/gu)).has(acronym);
};

/** What tells "Colombian" from "Colombia"; shorter names are too much alike. */
const demonyms = ['n', 'an', 'ian'];
const shortestPlace = 5;

/** The name of a place for who or what comes from there, and the other way round. */
export const placeForms = (word: string): string[] =>
  demonyms.flatMap((ending) => {
    const place = word.endsWith(ending) ? [word.slice(0, -ending.length)] : [];
    return [word + ending, ...place].filter((form) => form.length >= shortestPlace);
  });
