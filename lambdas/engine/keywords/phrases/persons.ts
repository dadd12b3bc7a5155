/** A pronoun this near behind a name speaks of it. */
const near = 160;
const mostPlaces = 12;
/** The share of a name's places with such a pronoun from which on it is a person's. */
const ofPerson = 0.34;

const pronoun = /\b(?:he|she|him|his|her)\b/;

/** "Damien ... he", in a folded text: the name of a person rather than of a product or place. */
export const isPerson = (folded: string, name: string): boolean => {
  let [count, spoken] = [0, 0];
  for (let at = folded.indexOf(name); at >= 0 && count < mostPlaces; at = folded.indexOf(name, at + 1)) {
    count++;
    if (pronoun.test(folded.slice(at + name.length, at + name.length + near))) spoken++;
  }
  return count > 0 && spoken / count >= ofPerson;
};

/** "Arnold Newman", but not a book with its own author. */
export const isFullName = (folded: string, name: string): boolean =>
  name.split(' ').length === 2 && isPerson(folded, name);
