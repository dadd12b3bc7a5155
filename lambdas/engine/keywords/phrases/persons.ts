/** A pronoun at most this many characters after a name refers to it. */
const maxDistance = 160;
const maxPlaces = 12;
/** A name belongs to a person if this share of its occurrences has such a context. */
const minPersonShare = 0.34;

/** Words before the name of a person: "thanks to Zack", "our friend Amy". */
const wordsBeforePerson =
  /\b(?:mrs?\.?|ms\.?|dr\.?|prof\.?|professor|pastor|friends?|wife|husband|colleagues?|coworker|brother|sister|son|daughter|uncle|aunt|thanks to|thank you,?|shout-?out to|thank|congratulations to|talked (?:to|with)|spoke with|met|asked|told) $/;
/** Actions that only people perform: "Jeanheyd said". */
const wordsAfterPerson =
  /^(?:'s (?:wife|husband|talk|keynote|mom|dad|birthday|apology)| (?:said|says|wrote|writes|told|asks|asked|thinks|thought|explained|emailed|invited|replied|and i|and his|and her|joined (?:us|the|our|me)|(?:has |have )?announced (?:they|he|she)|gave a talk))\b/;
const maxLengthBefore = 24;

const pronoun = /\b(?:he|she|him|his|her)\b/;

/** True for the name of a person, rather than of a product or place, in a folded text: "Damien ... he". */
export const isPerson = (folded: string, name: string): boolean => {
  let [count, spoken] = [0, 0];
  for (let at = folded.indexOf(name); at >= 0 && count < maxPlaces; at = folded.indexOf(name, at + 1)) {
    count++;
    const after = folded.slice(at + name.length, at + name.length + maxDistance);
    const before = folded.slice(Math.max(0, at - maxLengthBefore), at);
    if (pronoun.test(after) || wordsBeforePerson.test(before) || wordsAfterPerson.test(after)) spoken++;
  }
  return count > 0 && spoken / count >= minPersonShare;
};

/** True for "Arnold Newman", but not for a book with an author of its own. */
export const isFullName = (folded: string, name: string): boolean =>
  name.split(' ').length === 2 && isPerson(folded, name);
