import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import type { SnippetText } from '#contracts/keywords/writing.ts';
import {
  countCharacters,
  fitsSnippet,
  measurePixels,
  shownCharacters,
  variantsOf,
} from '#domain/snippets/measure-pixels.ts';
import { withinDeadline } from '#engine/bounds/deadline.ts';
import { recommendsDenied } from '#engine/english/denied-deed.ts';
import { regex } from '#engine/language/patterns.ts';
import { withoutSite } from '#engine/site-names/site-in-title.ts';
import { keywordsIn } from '#engine/writing/checks/keywords-in.ts';
import { startWithCapital, suitsTitleCase } from '#engine/writing/headlines/headline-style.ts';
import { longHeadline } from '#engine/writing/headlines/own-headline.ts';
import { chooseTitles, type JudgedTitle } from './choose-titles.ts';
import { composeTitles } from './compose/compose-titles.ts';
import { frameReasons } from './compose/frame-reasons.ts';
import { fallbackTitles } from './fallback-titles.ts';
import { type BesideHeadline, weighBeside } from './gate/beside-headline.ts';
import { publishChances } from './gate/publish-gate.ts';
import { judgeTitles } from './gate/title-figures.ts';
import { readTitleSubject } from './subject/read-title-subject.ts';
import { type Subject, stemsOfContent } from './subject/subject.ts';
import type { Composed, TitleFrame } from './subject/title-frame.ts';
import { rankGenericLast, varyTitles } from './vary/vary-titles.ts';

/** A text knows best what it is about: more than the gate, which has seen few such lines. */
const leastChance: Readonly<Partial<Record<TitleFrame, number>>> = { stated: 0.45, filed: 0.5, site: 0.6 };

/**
 * Frames that seldom are publishable without a headline (of 365 graded ones 3 in 100, of the others 19), behind any other
 * of nearly the same chance: they name the topic or a part of the text.
 */
const ofUntitled: Readonly<Partial<Record<TitleFrame, number>>> = {
  topic: 0.6,
  section: 0.9,
  aspects: 0.7,
  names: 0.7,
  thoughts: 0.55,
  // Of 546 graded ones without a headline, graders delete 61 to 88 in 100, of the others 43.
  doing: 0.75,
  extended: 0.6,
  answer: 0.75,
  'how-to': 0.75,
  'how-we': 0.6,
  'what-is': 0.75,
  tips: 0.5,
  guide: 0.5,
  benefits: 0.5,
};

/** What the gate's chance of a title counts: it has seen few titles of some frames, and few beside a headline. */
const weigh = (subject: Subject, variants: readonly Composed[]): BesideHeadline => {
  if (subject.headline === '') return ({ frame }) => ofUntitled[frame] ?? 1;
  const known = new Set(variants.map(({ text }) => text));
  return weighBeside(subject, (text) => known.has(text));
};

const longestSite = 30;

/** The headline of a page with the name of its site, as result pages show most headlines. */
const withSite = ({ headline, reading }: Subject): Composed[] => {
  const site = reading.article.siteName?.trim() ?? '';
  const text = `${headline} | ${site}`;
  const isNamed = headline.toLowerCase().includes(site.toLowerCase());
  return headline === '' || site === '' || isNamed || site.length > longestSite || !fitsSnippet(text, 'title')
    ? []
    : [{ text, frame: 'site' }];
};

/** Variants that say all that the headline says. */
const faithful: ReadonlySet<TitleFrame> = new Set([
  'as-how-to',
  'as-order',
  'as-doing',
  'as-tool',
  'restated',
  'moved',
  'synonym',
  'spelled',
  'swapped',
]);
/** A variant with a lower chance is no better than a headline that is cut. */
const leastFaithful = 0.35;

/**
 * What comes first: the whole headline, up to `headlineLimits`, and a variant that fits and has all of its words; of a
 * longer headline such a variant, or what is left of it. Empty without a headline.
 */
const firstOf = (subject: Subject, titles: readonly JudgedTitle[]): JudgedTitle[] => {
  const long = longHeadline(subject.reading.article);
  const own = titles.find(({ frame }) => frame === 'own') ?? null;
  const wanted = stemsOfContent(withoutSite(subject.reading.article));
  const holdsAll = (text: string): boolean => {
    const held = stemsOfContent(text);
    return [...wanted].every((stem) => held.has(stem));
  };
  if (long === null && (own === null || holdsAll(own.text))) return own === null ? [] : [own];
  const whole = titles
    .filter(({ text, frame, chance }) => faithful.has(frame) && chance >= leastFaithful && holdsAll(text))
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, 1);
  if (long !== null) return [{ text: long, frame: 'own', chance: 1 }, ...whole];
  return whole.length > 0 || own === null ? whole : [own];
};

/** Why to choose the author's own headline: whole, whole though a result page cuts it, or shortened. */
const whyOwn = (article: Article, text: string): string => {
  const long = longHeadline(article);
  if (text !== long)
    return long === null ? frameReasons.own : 'Your own headline, shortened to fit a search result.';
  const [shown, all] = [shownCharacters(text), countCharacters(text)];
  return shown < all
    ? `Your own headline, whole. A desktop search result shows about ${shown} of its ${all} characters, a phone all of them.`
    : `Your own headline, whole. It has ${all} characters; ${snippetLimits.title.maxCharacters} are usual.`;
};

const toSnippet = (
  { text, frame }: JudgedTitle,
  article: Article,
  keywords: readonly KeywordIdea[],
): SnippetText => {
  const held = keywordsIn(text, keywords);
  const [first] = held;
  const why = frame === 'own' ? whyOwn(article, text) : frameReasons[frame];
  return {
    text,
    characters: countCharacters(text),
    pixels: measurePixels(text, 'title'),
    keywords: held,
    why: first === undefined ? why : `${why} Contains the keyword “${first}”.`,
  };
};

/** Factor on the chance of a line that is shown only where nothing else is left. */
const lastOfAll = 1e-3;
/** Two words in capitals one behind the other; short ones alone may be acronyms. */
const shouting = regex.u`\p{Lu}{3,} \p{Lu}{5,}|\p{Lu}{5,} \p{Lu}{3,}`;

/** "TIPS FOR MANAGERS" of a text that has "managers", too. "SPACE VIZZION" is a name: no line has it in other letters. */
const shouts = ({ headline, text }: Subject, title: string): boolean =>
  shouting.test(title) &&
  !shouting.test(headline) &&
  (title.match(regex.gu`\p{Lu}{5,}`) ?? []).some((word) => {
    const lower = word.toLowerCase();
    const plain = `${headline}\n${text}`;
    return plain.includes(lower) || plain.includes(startWithCapital(lower));
  });

/** "How to learn how to bake". */
const twiceHow = /(?<!\w)how to .*(?<!\w)how to |^how to learn to /iu;

/** "How to introduce the guide" beside "Introducing the guide", which announces it. */
const announces = /^(?:introducing|announcing|meet)(?!\w)/i;
const teachesNews = /^(?:how to|a guide to|tips for) (?:introduc|announc|meet)/i;

/** "How I are living": the verb of another subject. */
const disagrees = regex.u`(?<!\p{L})I (?:[Aa]re|[Ii]s|[Hh]as)(?!\p{L})`;

/** Neither recommends what the headline advises against, nor shouts where the headline does not. */
const isSound =
  (subject: Subject) =>
  ({ text }: Composed): boolean =>
    !recommendsDenied(subject.headline, text) &&
    !shouts(subject, text) &&
    !twiceHow.test(text) &&
    !disagrees.test(text) &&
    !(announces.test(subject.headline) && teachesNews.test(text));

const writeTitlesNow = (article: Article, keywords: readonly KeywordIdea[]): SnippetText[] => {
  const subject = readTitleSubject(article, keywords);
  // Without a headline there is no style to follow, and headings of several styles would differ from line to line.
  const titled = subject.headline === '' || suitsTitleCase(article);
  const variants = [...varyTitles(subject, titled), ...withSite(subject)];
  const found = [...composeTitles(subject, titled), ...variants].filter(isSound(subject));
  const factorOf = weigh(subject, variants);
  const chances = publishChances(judgeTitles(subject), found);
  const titles = rankGenericLast(
    found.map((title, i) => ({
      ...title,
      chance: Math.max(chances[i] ?? 0, leastChance[title.frame] ?? 0) * factorOf(title),
    })),
  );
  const first = firstOf(subject, titles);
  // A text that only shouts still gets three titles.
  const more = () =>
    fallbackTitles(subject, titled).map((title) =>
      isSound(subject)(title) ? title : { ...title, chance: title.chance * lastOfAll },
    );
  return chooseTitles(titles, variantsOf.title, more, first).map((title) =>
    toSnippet(title, article, keywords),
  );
};

/**
 * Writes three different SEO titles, best first: the author's own headline, whole up to `headlineLimits`, then, each
 * within 60 characters and 580 px, variants of it and titles composed from the article's topic in different frames, those first that an editor would most probably publish.
 */
export const writeTitles = (article: Article, keywords: readonly KeywordIdea[]): SnippetText[] =>
  withinDeadline(() => writeTitlesNow(article, keywords));
