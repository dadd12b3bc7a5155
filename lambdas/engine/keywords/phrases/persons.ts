/** A pronoun this near behind a name speaks of it. */
const near = 160;
const mostPlaces = 12;
/** The share of a name's places with such a pronoun from which on it is a person's. */
const ofPerson = 0.34;

/** "Thanks to Zack", "our friend Amy": what stands before the name of a person. */
const ahead =
  /\b(?:mrs?\.?|ms\.?|dr\.?|prof\.?|professor|pastor|friends?|wife|husband|colleagues?|coworker|brother|sister|son|daughter|uncle|aunt|thanks to|thank you,?|shout-?out to|thank|congratulations to|talked (?:to|with)|spoke with|met|asked|told) $/;
/** "Jeanheyd said": what only persons do. */
const acts =
  /^(?:'s (?:wife|husband|talk|keynote|mom|dad|birthday|apology)| (?:said|says|wrote|writes|told|asks|asked|thinks|thought|explained|emailed|invited|replied|and i|and his|and her|joined (?:us|the|our|me)|(?:has |have )?announced (?:they|he|she)|gave a talk))\b/;
const longestAhead = 24;

const pronoun = /\b(?:he|she|him|his|her)\b/;

/** "Damien ... he", in a folded text: the name of a person rather than of a product or place. */
export const isPerson = (folded: string, name: string): boolean => {
  let [count, spoken] = [0, 0];
  for (let at = folded.indexOf(name); at >= 0 && count < mostPlaces; at = folded.indexOf(name, at + 1)) {
    count++;
    const behind = folded.slice(at + name.length, at + name.length + near);
    const before = folded.slice(Math.max(0, at - longestAhead), at);
    if (pronoun.test(behind) || ahead.test(before) || acts.test(behind)) spoken++;
  }
  return count > 0 && spoken / count >= ofPerson;
};

/** "Arnold Newman", but not a book with its own author. */
export const isFullName = (folded: string, name: string): boolean =>
  name.split(' ').length === 2 && isPerson(folded, name);
