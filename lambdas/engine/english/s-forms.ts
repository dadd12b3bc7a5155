const sibilant = /(?:[sxz]|ch|sh)$/;

const withS = (word: string): string => {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return sibilant.test(word) ? `${word}es` : `${word}s`;
};

/** The regular plural of a noun: "city" and "cities", "box" and "boxes". */
export const pluralOf = (noun: string): string => withS(noun);

/** The form of a verb after "it": "has", "goes", "tries". */
export const thirdPerson = (verb: string): string => {
  if (verb === 'have') return 'has';
  return /o$/.test(verb) ? `${verb}es` : withS(verb);
};
