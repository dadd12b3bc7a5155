import type { Article } from '#contracts/jobs/article.ts';
import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { joinList } from '#domain/text/join-list.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex } from '#engine/language/patterns.ts';
import { withoutSite } from '#engine/site-names/site-in-title.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import type { Draft } from '#engine/writing/descriptions/drafts/draft.ts';
import { hasHeadline } from '#engine/writing/headlines/own-headline.ts';
import { contentOf, type Reading } from '#engine/writing/passages/read-passages.ts';
import { gerundFormOf } from '#engine/writing/titles/reading/title-verb.ts';
import { listsOf } from './aspects/aspect-lists.ts';
import { aspectsOf, headlineInSentence, inSentence, proseOf } from './aspects/aspects.ts';
import { hasCode, isCounted, lessonOf } from './aspects/labels.ts';
import { headlineClause } from './headlines/headline-clauses.ts';

const instructionalKinds: readonly string[] = ['how-to', 'tips', 'explainer', 'reference'];

/** At least this many numbered items or headings are steps. */
const minSteps = 3;
/** A text of at most `max` words is short; one of at least `min` is more than a note. */
const shortText = { min: 150, max: 800 } as const;

/** True for a step such as "Mix the flour", not for a question such as "Who are your readers?". */
const isStep = (item: string): boolean => {
  const [first, next] = tagWords(item.toLowerCase());
  // The dictionary lacks "knead".
  const canBeVerb = lexiconEntry(first?.lower ?? '')?.classes.includes('v') ?? true;
  return (
    first?.tag === 'V' || (canBeVerb && /^(?:an?|the|your|all|up|on|in|to|into)$/.test(next?.lower ?? ''))
  );
};

const openingOf = ({ markdown, headings, wordCount }: Article): string => {
  const numbered = matchesOf(markdown, regex.gmu`^\s{0,3}\d{1,2}[.)]\s+(\p{Lu}.*)$`);
  const items = numbered.filter(([, item = '']) => isStep(item)).length;
  const steps = headings.filter(({ text }) => /^step #?\d/iu.test(text)).length;
  if (items >= minSteps || steps >= minSteps) return 'A step-by-step guide to';
  return wordCount >= shortText.min && wordCount <= shortText.max ? 'A short guide to' : 'A guide to';
};

/** A second verb: "feed a starter and list the loaves", "build and scale a mill", "..., and how to sell it". */
const secondVerb = regex.u`(?:^\p{L}+,?|,) (?:and|or) (\p{Ll}+)|(?:and|or) (\p{Ll}+) (?:the|an?|your|our|their|its)(?!\p{L})`;
const hasSecondVerb = (lesson: string): boolean => {
  const [, joined, ordered] = secondVerb.exec(lesson) ?? [];
  const second = joined ?? ordered ?? '';
  return (
    (lexiconEntry(second)?.classes.includes('v') ?? false) ||
    regex.u`(?<!\p{L})and (?:how|why|what|where|when|which)(?!\p{L})`.test(lesson)
  );
};

/** "feeding a starter" from "feed a starter"; null if a second verb would also need the form. */
export const gerundLesson = (lesson: string): string | null => {
  const [verb = '', ...rest] = lesson.split(' ');
  const after = regex.u`(?<!\p{L})(?:and|or) (\p{Ll}+)`.exec(lesson)?.[1] ?? '';
  const isVerb = lexiconEntry(after)?.classes.startsWith('v') ?? false;
  if (rest.length === 0 || isVerb || hasSecondVerb(lesson)) return null;
  return /^(?:unit|smoke|load|stress|snapshot|integration)$/.test(verb) && rest[0] === 'test'
    ? `${verb} testing ${rest.slice(1).join(' ')}`
    : `${gerundFormOf(verb)} ${rest.join(' ')}`;
};

/** A shorter line leaves half of the space empty. A look, which only frames the headline, must be longer. */
const minLength = { look: 90, other: 60 } as const;

const toDrafts = (texts: readonly string[], named: number, min: number = minLength.other): Draft[] =>
  texts
    .filter((text) => text.length >= min && fitsSnippet(text, 'description'))
    .map((text): Draft => ({ text, make: 'aspects', row: [], named }));

const guideDrafts = (reading: Reading, lesson: string): Draft[] => {
  const { article } = reading;
  const doing = instructionalKinds.includes(readKind(article).kind) ? gerundLesson(lesson) : null;
  if (doing === null) return [];
  const label = `${openingOf(article)} ${doing}`;
  const things = listsOf(aspectsOf(reading), contentOf(label)).filter(
    ({ form, named }) => form === 'things' && named > 2,
  );
  return [
    ...(hasCode(article) ? toDrafts([`${label}, with code examples.`], 1) : toDrafts([`${label}.`], 1)),
    ...things.flatMap(({ text, named }) => toDrafts([`${label}: ${text}.`], named)).slice(0, 1),
  ];
};

const lookDrafts = (clause: string): Draft[] =>
  isCounted(clause) || !/^(?:how|why|what) (?!to )/.test(clause)
    ? []
    : toDrafts([`A look at ${clause}.`], 1, minLength.look);

/** "Why I never slice warm bread": what the author says about themselves. */
const firstPersonClause = regex.iu`^(?:why|how|what) (?:I|we)(?:['’](?:ve|m|re|d))? \p{L}+ \p{L}+`;
const versus = /\s(?:vs\.?|versus)\s/iu;
const maxSideWords = 7;

/**
 * The whole headline, for which a description has room, in lower case where the text has it: "why I never slice warm
 * bread".
 */
const headlineIn = (reading: Reading): string => {
  const headline = !hasHeadline(reading.article) ? '' : withoutSite(reading.article);
  const line = headline === '' ? '' : headlineInSentence(headline, proseOf(reading));
  return line.replace(/[.?!]+$/, '');
};

/** "A comparison of rye, wheat and spelt for a first loaf." from "Rye vs. Wheat vs. Spelt for a First Loaf". */
const comparison = (headline: string, prose: string): Draft[] => {
  const sides = headline.split(versus).map((side) => inSentence(side.trim(), prose));
  const isPlain =
    sides.every((side) => side !== '' && side.split(' ').length <= maxSideWords) && !/[:;()]/.test(headline);
  return sides.length < 2 || !isPlain ? [] : toDrafts([`A comparison of ${joinList(sides)}.`], sides.length);
};

/** Lines for a headline that is not a lesson: "A look at why I never slice warm bread." */
const ownLookDrafts = (reading: Reading): Draft[] => {
  const headline = headlineIn(reading);
  if (versus.test(headline)) return comparison(headline, proseOf(reading));
  const clause = headline.replace(regex.u`^\p{Lu}`, (letter) => letter.toLowerCase());
  return firstPersonClause.test(clause) && !/[:;()]/.test(clause)
    ? toDrafts([`A look at ${clause}.`], 1, minLength.look)
    : [];
};

/**
 * "A short guide to feeding a starter.", "A look at why rye bread is dense.": the headline turned into the kind of
 * text.
 */
export const guideLines = (reading: Reading): Draft[] => {
  const lesson = lessonOf(reading);
  if (lesson !== null) return guideDrafts(reading, lesson);
  const clause = headlineClause(reading);
  return clause === null ? ownLookDrafts(reading) : lookDrafts(clause);
};
