import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import { applyRules } from '#engine/language/apply-rules.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { capitalizeOpening, startsClause } from '#engine/writing/clauses/sentence-halves.ts';
import { changeUnprotected, protectedText } from '#engine/writing/rewriting/blocks/protected-text.ts';
import { editorsWord } from '#engine/writing/rewriting/blocks/unmarked-quotations.ts';
import { withWordsInContext } from '#engine/writing/rewriting/context/choose-words.ts';
import { addsRepeatedWord } from '#engine/writing/rewriting/grammar/repeated-words.ts';
import { openOpenings } from '#engine/writing/rewriting/openings/own-openings.ts';
import { withCommas } from '#engine/writing/rewriting/sentences/commas.ts';
import { lowercaseWriter } from './lowercase-writer.ts';
import { withSetOffWords } from './set-off-words.ts';
import { allEvidence } from './spelling/text-evidence.ts';
import { withoutTypos } from './typos.ts';
import { announcement, wordyPhrases } from './wordy-phrases.ts';

const before = "(?<![\\p{L}\\p{N}'’-])";

/** The pattern of a phrase to the end of its last word. A pattern with a lookahead sets its own end. */
const phrasePattern = (pattern: string): string =>
  /\)$/.test(pattern) && pattern.includes('(?=') ? pattern : `${pattern}(?![\\p{L}\\p{N}'’-])`;

/** Each phrase with the "a" or "an" before it, which must fit the new words. */
const wordings = wordyPhrases.map(([pattern, shorter]): [RegExp, string] => [
  regexOf(`${before}(?:(an?) )?${phrasePattern(pattern)}`, 'giu'),
  shorter,
]);

/** The article that fits the new words: "An" before "added bonus" becomes "A" before "bonus". */
const fittingArticle = (article: string, old: string, words: string): string => {
  const fitting = indefiniteArticle(words);
  return fitting === indefiniteArticle(old) ? article : article.charAt(0) + fitting.slice(1);
};

const withCaseOf = (found: string, words: string): string =>
  regex.u`^\p{Lu}\p{Ll}`.test(found) || /^[AI]\s/.test(found)
    ? words.replace(regex.u`^\p{Ll}`, (letter) => letter.toUpperCase())
    : words;

const shorterWords = applyRules(wordings, (text, pattern, shorter) =>
  text.replace(pattern, (phrasePattern: string, article: string | undefined, group: unknown) => {
    // "ALL OF THE PEOPLE" is loud on purpose.
    if (phrasePattern === phrasePattern.toUpperCase()) return phrasePattern;
    const found = article === undefined ? phrasePattern : phrasePattern.slice(article.length + 1);
    const words = withCaseOf(
      found,
      shorter.replace('$1', typeof group === 'string' ? group.toLowerCase() : ''),
    );
    return article === undefined ? words : `${fittingArticle(article, found, words)} ${words}`;
  }),
);

/**
 * Removes the opening of "It is important to note that the oven is hot" if a complete sentence follows. It stays if it
 * governs a second clause: "that it is hot and that the door is open".
 */
const withoutAnnouncement = (sentence: string): string => {
  const rest = sentence.replace(announcement, '');
  if (mentionsAuthor.test(rest) && storytellerPhrases.test(sentence)) return sentence;
  return rest !== sentence && startsClause(rest) && !/\sand that\s/u.test(rest)
    ? capitalizeOpening(rest)
    : sentence;
};

/** Openings in a storyteller's voice: "Needless to say, I'm miserable." */
const storytellerPhrases = /^(?:needless to say|it goes without saying|as we all know)(?![a-z])/i;
const mentionsAuthor = regex.u`(?<![\p{L}])(?:I|[Mm]e|[Mm]y|[Ww]e|[Uu]s|[Oo]ur)(?![\p{L}])`;

export type Tidied = { text: string; hasTypo: boolean; isShorter: boolean };

const noTerms: ReadonlySet<string> = new Set();

/** A sentence all in lowercase, in which "I" would be the only capital: "this is the oven that i use." */
const startsSmall = regex.u`^[\s*_"“'‘(]*\p{Ll}[^\p{Lu}]*$`;
const smallWriter = regex.u`(?<![\p{L}\p{N}])i(?![\p{L}\p{N}.])`;
const writtenSmall = (sentence: string, terms: ReadonlySet<string>): ReadonlySet<string> =>
  startsSmall.test(sentence) && smallWriter.test(sentence) ? new Set([...terms, lowercaseWriter]) : terms;

/** An invisible mark where a word may break at the end of a line. Each half would be read as a word. */
const softHyphen = '\u00AD';

/** Corrects a sentence and shortens its wordy phrases. */
export const tidySentence = (sentence: string, terms = noTerms, next = ''): Tidied => {
  if (sentence.includes(softHyphen) || editorsWord.test(sentence))
    return { text: sentence, hasTypo: false, isShorter: false };
  const known = writtenSmall(sentence, terms);
  const correct = withCommas(
    withSetOffWords(
      withWordsInContext(
        changeUnprotected(sentence, (part) => withoutTypos(part, known)),
        protectedText,
      ),
    ),
    terms.has(openOpenings),
  );
  const opened = withoutAnnouncement(correct);
  const shorter = changeUnprotected(opened, shorterWords);
  const text =
    defines.test(correct) || isRepeated(correct, next)
      ? correct
      : addsRepeatedWord(opened, shorter, next)
        ? opened
        : shorter;
  return { text, hasTypo: correct !== sentence, isShorter: text !== correct };
};

/**
 * Whether a later clause leaves out the words that would be shortened: "Rye is able to rise. Oats are not." With "can",
 * nothing would follow "are".
 */
const isRepeated = (sentence: string, next: string): boolean =>
  shortenable.test(sentence) &&
  (shortReply.test(next) || shortContrast.test(sentence) || secondInfinitive.test(sentence));
const shortenable = /(?<![a-z])(?:able to|the ability to)(?![a-z])/i;
/** "She is able to bake, or to sell": after "can", the second "to" would have no verb before it. */
const secondInfinitive = regex.iu`able to [^.;:!?]*? (?:and|or|nor)(?: not)? to \p{L}`;
const leftOut = String.raw`(?:\S+ ){1,5}(?:is|are|am|has|have|does|do)(?:n['’]t| not| too| as well)?[.!?;]`;
const shortReply = regexOf(`^${leftOut}`, 'u');
const shortContrast = regexOf(`,? (?:but|and|while|whereas|as) ${leftOut}`, 'u');

/** Signs of a definition, in which a lawyer may have chosen each word: "Loaves are defined as", "“Mill” means". */
const defines = regex.u`(?<!\p{L})(?:(?:is|are) (?:hereby )?defined as|shall (?:mean|be defined))(?!\p{L})|["”] (?:means|refers to|shall)(?!\p{L})`;

/** Words with their apostrophes in one form, without the marks between them. */
const spelledOut = (text: string): string =>
  text.replaceAll('’', "'").replace(regex.gu`[^\p{L}\p{N}']+`, '').toLowerCase();

/**
 * Whether a passage is another one with its errors corrected, and perhaps with its wordy phrases shortened. Dashes, commas
 * and periods may differ.
 */
export const isCorrection = (before: string, after: string): boolean => {
  if (before === '') return false;
  const [line, words] = [before.replace(/\s+/g, ' '), spelledOut(after)];
  // The rest of the article may be the reason why a word was corrected.
  return [noTerms, new Set(allEvidence(line))].some((terms) => {
    const correct = withWordsInContext(withoutTypos(line, terms), protectedText);
    return spelledOut(correct) === words || spelledOut(changeUnprotected(correct, shorterWords)) === words;
  });
};
