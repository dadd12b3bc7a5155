import { lemmaEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { wordSet } from '#engine/english/word-classes.ts';
import { applyReplacements } from '#engine/language/apply-rules.ts';
import { regex } from '#engine/language/patterns.ts';

/** Words that are doubled for emphasis or sound, or that are names in code. */
const onPurpose = wordSet(
  'really very much many long high deep pretty please never ever blah yeah well there more most great huge tiny super extra over again knock tick bang boom chop quick quickly slow slowly fast hard good nice best better hello sure right okay nope wait stop help work need want like love hate same real true truly just only still always something unknown known meta down round back mine that less little bigger class type string value object number list print test null false double float void word words name term phrase function money girls boys night bears food dance party never alone away gone forever days weeks years miles',
);
/** Text before a doubled word that is itself the topic: "The word bread bread". */
const mentionsWords = /(?:words?|terms?|phrase|says?|said|chant\w*|called|named|sang|song|code|type)\W*$/i;

const doubled = regex.gu`(?<![\p{L}\p{N}'’*_\x60-])(\p{Ll}{4,}) \1(?= (\p{Ll}[\p{Ll}'’]*))`;
const withoutDoubles = (text: string): string =>
  text.replace(doubled, (found, word: string, next: string, at: number) => {
    const [before, after] = [text.slice(0, at), text.slice(at + found.length)];
    // In "people who live there there are two", one belongs to each clause.
    if (word === 'there' && isVerb.test(next)) return staysThere.test(before) ? 'there, there' : found;
    if (isThought.test(word) && isVerb.test(next)) return found;
    // In "the people I work with with care", both words are right; `short` knows such verbs.
    if (word === 'with') return found;
    const isRow = before.endsWith(`${word} `) || after.startsWith(` ${word}`);
    // Compounds and praise before a content word: "A heel side side slip", "sweet sweet rye".
    if (!stopWords.has(word) && !functionWordSet.has(word) && !stopWords.has(next) && !isLong(word))
      return found;
    return isRow || onPurpose.has(word) || mentionsWords.test(before) || !isWord(word) ? found : word;
  });
/**
 * A doubled long word is a slip even before a content word, because nobody repeats it for its sound: "A different
 * different syntax". An adverb may be stressed ("extremely extremely late"), and "3D printing printing mills" has an
 * action and its object.
 */
const isLong = (word: string): boolean => word.length > 6 && !/(?:ly|ing)$/.test(word);
const isVerb = /^(?:is|are|was|were|has|have|had|will)(?:n['’]t)?$/;
/** The second of these words may stand for another one: "I don't think think is used". */
const isThought = /^(?:think|believe|know|guess|say)$/;
const staysThere =
  /(?<![a-z])(?:live[sd]?|living|go|goes|went|gone|get|gets|got|been|is|are|was|were|stay(?:s|ed|ing)?|work(?:s|ed|ing)?|arriv(?:e|es|ed|ing)|out|up|down|over|from|in) $/i;
const isWord = (word: string): boolean => functionWordSet.has(word) || lemmaEntry(word) !== undefined;
const functionWordSet = wordSet(
  'with from until onto upon into before after where whose these those their some such also they them when what',
);

/**
 * Short words that are never doubled on purpose. After some verbs, both words are right: "Stop by by noon", "log in in
 * town".
 */
const short = regex.gu`(?<=\p{L} )(?<!(?<![\p{L}])(?:work|works|worked|working|live|lives|lived|living|play|played|start|started|agree|agreed|stop|stops|stopped|drop|drops|dropped|go|goes|went|going|gone|come|comes|came|pass|passes|passed|stand|standing|get|gets|nearby|deal|dealt|come up|put up|put) )(with|by|how) \1(?= \p{Ll})`;
const shortIn = regex.gu`(?<=(?<![\p{L}])(?:both|done|published|publish|found|was|is|are|were|used|written|but|only|even|living|results|ends|ended) )in in(?= \p{L})`;

/** Nouns and verbs that take "on" before their topic: "reports on on bread". */
const shortOn = regex.gu`(?=on on )(?<=(?<![\p{L}])(?:reports?|information|articles?|posts?|focus(?:es|ed)?|focusing|based|depend(?:s|ed|ing)?|impacts?|effects?|thoughts|advice|details|data|research|updates|emphasis) )on on(?= \p{Ll})`;

/** Finds "For successful remote working working." */
const atEnd = regex.gu`(?<=\p{Ll} )(?!something)(\p{Ll}{7,}) \1(?=[.,](?:\s|$))`;

const withoutOtherDoubles = applyReplacements([
  [atEnd, (found: string, word: string) => (onPurpose.has(word) || !isWord(word) ? found : word)],
  [short, '$1'],
  [shortIn, 'in'],
  [shortOn, 'on'],
]);

/** Removes words that were typed twice by mistake. */
export const withoutDoubledWords = (text: string): string => withoutOtherDoubles(withoutDoubles(text));
