import { isPlural } from '#engine/english/is-plural.ts';
import { isIrregularVerbForm } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { classesOf, knownBase } from '#engine/english/word-checks.ts';
import { alternatives, commonPrepositions } from '#engine/english/word-classes.ts';
import { isListed } from '#engine/writing/rewriting/words/spelling/dictionary.ts';

/** Marks and words that end a noun phrase. */
export const phraseEnd = String.raw`(?=[.,;:!?)]|$| (?:of|${alternatives(commonPrepositions)}|and|or|but|is|was|were|are|has|had|can|will|would|as|that|which|when|who|so|because|where|while|than|into|after|before)(?![\p{L}]))`;

/** Groups and lists that a plural names without an apostrophe: "My friends list", "a games console". */
const ofMany =
  /^(?:lists?|groups?|circles?|pages?|sections?|clubs?|networks?|days?|nights?|weeks?|months?|consoles?|studios?|designers?|developers?|rooms?|industry|market|shops?|stores?|festivals?|conferences?|meetings?|library|collections?|magazines?|fans?|tabs?|folders?|platforms?|engines?|departments?|league|union|tests?|panels?|tables?|menus?|counters?|bars?|sites?|feeds?|reports?|reviews?|editors?|managers?|teams?|leaders?|organi[sz]ations?|forums?|awards?|programs?|packages?|systems?)$/;
/** Nouns of verbs: "My dads cooking today." Weddings, buildings and paintings are things. */
const isAction = /(?<!^(?:wedd|end|build|paint|draw|record|cloth|ceil))ing$/;
const adjectiveEnding = /(?:ous|ful|ive|able|ible|ical|ial|al|ic|less|ary|ish|an|ese)$/;
const nounEnding = /(?:tion|ment|ness|ity|ance|ence|ism|ship|hood|age|ology|graphy|er|or|ware)$/;

/** A word that the small dictionary lacks and the large one has without the forms of a verb: "exam", "attic". */
const isRareNoun = (word: string): boolean =>
  isListed(word) &&
  !isIrregularVerbForm(word) &&
  !/(?:ing|y|s)$/.test(word) &&
  !adjectiveEnding.test(word) &&
  ![`${word}ed`, `${word}d`, `${word}ing`, `${word.replace(/e$/, '')}ing`, `${word}${word.at(-1)}ing`].some(
    isListed,
  );

/**
 * Whether a word after a noun in "-s" can only be what somebody owns. A noun in the plural is never the verb of another
 * plural, and a singular must have no other reading.
 */
export const isOwnable = (noun: string): boolean => {
  if (stopWords.has(noun) || ofMany.test(noun) || /(?:ed|ly|est)$/.test(noun)) return false;
  if (isPlural(noun, '')) return classesOf(knownBase(noun)).includes('n');
  const classes = classesOf(noun);
  if (classes === 'n') return !isAction.test(noun);
  return classes === '' && (nounEnding.test(noun) || isRareNoun(noun));
};

/** Whether words between an owner and its thing are adjectives: "My mothers old house". */
export const describes = (middle: string): boolean =>
  middle === '' ||
  middle
    .trim()
    .split(' ')
    .every(
      (word) =>
        word.includes('-') ||
        classesOf(word).startsWith('a') ||
        (classesOf(word) === '' && adjectiveEnding.test(word)),
    );

/** Whether the words after an owner are its thing: "old house", or "tools" before a verb. */
export const isOwned = (middle: string, noun: string): boolean =>
  isOwnable(middle.trim()) || (describes(middle) && isOwnable(noun));
