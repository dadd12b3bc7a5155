import { alternatives } from '#engine/english/word-classes.ts';
import { judgingWords } from '#engine/english/word-lists/genre-words.ts';
import { isPerson } from '#engine/keywords/phrases/persons.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { surfaceName } from '#engine/writing/titles/subject/names.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { countMatches, isProper } from './frame-guards.ts';

const workNouns = regex.giu`(?<!\p{L})(?:games?|films?|movies?|books?|novels?|albums?|cameras?|lens(?:es)?|restaurants?|series|shows?|headphones|keyboards?|gameplay|campaign|episodes?|chapters?)(?!\p{L})`;
const judgments = regexOf(
  String.raw`(?<!\p{L})(?:${alternatives(judgingWords)}|recommendation|enjoy|complaints?)(?!\p{L})`,
  'giu',
);
const minWorkMentions = 4;
const minJudgments = 6;
/** The number of sentences that must call it a work. */
const minNameMentions = 1;

/** Essays and diaries also judge things. Only a text that mentions a review is one. */
const reviewWords = regex.iu`(?<!\p{L})(?:reviews?|reviewed|reviewing|ratings?|rated|stars|verdict|first impressions)(?!\p{L})`;

/** "Tales of Arise review": for a text that judges a thing it names. */
export const reviews = ({ kind, text, lines }: Subject, name: string): Composed[] => {
  if (
    !reviewWords.test(text) ||
    !regex.u`^\p{Ll}?\p{Lu}`.test(name) ||
    /['’]s? |(?:recipe|guide|tutorial|review)s?$/iu.test(name) ||
    isPerson(text.toLowerCase(), name.toLowerCase())
  )
    return [];
  const lower = name.toLowerCase();
  const named = lines.filter(
    (line) => line.toLowerCase().includes(lower) && countMatches(line, workNouns) > 0,
  );
  const judges =
    /^(?:diary|opinion|essay)$/.test(kind) &&
    named.length >= minNameMentions &&
    countMatches(text, workNouns) >= minWorkMentions &&
    countMatches(text, judgments) >= minJudgments;
  return kind === 'review' || judges ? [{ text: `${surfaceName(name)} review`, frame: 'review' }] : [];
};

/** "High Output Management by Andrew Grove": a work named together with its author. */
export const byAuthor = ({ text, kind }: Subject, name: string): Composed[] => {
  if (!isProper(name) || /^(?:how-to|news|announcement|recipe)$/.test(kind)) return [];
  const person = "\\p{Lu}(?:[\\p{L}'’-]+|\\.)(?: (?:and |& |de |van |von )?\\p{Lu}(?:[\\p{L}'’-]+|\\.)){0,3}";
  const found = regexOf(
    `${escapeForPattern(name)},? (?:(?:is |was )?(?:a |the )?(?:book |novel )?)?(?:written )?by (?:the (?:late |great )?)?(${person})(?![\\p{L}])`,
    'u',
  ).exec(text);
  const author = found?.[1]?.replace(/[.,]$/u, '') ?? '';
  return author === '' || !author.includes(' ')
    ? []
    : [
        { text: `${surfaceName(name)} by ${author}`, frame: 'extended' },
        ...(reviewedWork.test(text)
          ? [{ text: `${surfaceName(name)} by ${author}: a review`, frame: 'review' as const }]
          : []),
      ];
};
const reviewedWork = regex.iu`(?<!\p{L})(?:books?|novels?|read(?:ing)?|chapters?)(?!\p{L})`;
