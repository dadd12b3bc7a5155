import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { phoneTitlePixels, snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import type { SnippetText } from '#contracts/keywords/writing.ts';
import {
  countCharacters,
  fitsSnippet,
  measurePixels,
  shownCharacters,
  variantsOf,
} from '#domain/snippets/measure-pixels.ts';
import { withinDeadline } from '#engine/bounds/deadline.ts';
import { recommendsNegatedAction } from '#engine/english/negated-action.ts';
import { regex } from '#engine/language/patterns.ts';
import { withoutSite } from '#engine/site-names/site-in-title.ts';
import { isReport } from '#engine/topic/report/is-report.ts';
import { hasDateline } from '#engine/topic/report/opening-sentences.ts';
import { keywordsIn } from '#engine/writing/checks/keywords-in.ts';
import { isCutPhrase } from '#engine/writing/headlines/cut-phrases.ts';
import { startWithCapital, suitsTitleCase } from '#engine/writing/headlines/headline-style.ts';
import { longHeadline } from '#engine/writing/headlines/own-headline.ts';
import { hasUnpairedMarks, withoutUnpairedMarks } from '#engine/writing/headlines/unpaired-marks.ts';
import { chooseTitles, type JudgedTitle } from './choose-titles.ts';
import { composeTitles } from './compose/compose-titles.ts';
import { frameReasons } from './compose/frame-reasons.ts';
import { type LikelyTitle, likelyTitles } from './compose/likely/likely-titles.ts';
import { ownWordTitles } from './compose/own-words/own-word-titles.ts';
import { isSure, toldTitles } from './compose/told/told-titles.ts';
import { fallbackTitles } from './fallback-titles.ts';
import { behindFuller, behindStrong } from './gate/behind-strong.ts';
import { weighBesideHeadline } from './gate/beside-headline.ts';
import { likelyChance } from './gate/likely-chance.ts';
import { publishChances } from './gate/publish-gate.ts';
import { judgeTitles } from './gate/title-features.ts';
import { weighWithoutHeadline } from './gate/without-headline.ts';
import { reportTitles } from './report-titles.ts';
import { readTitleSubject } from './subject/read-title-subject.ts';
import { type Subject, stemsOfContent } from './subject/subject.ts';
import type { Composed, ShownFrame, TitleFrame } from './subject/title-frame.ts';
import { rankGenericLast, varyTitles } from './vary/vary-titles.ts';

/** The text itself knows best what it is about. It counts more than the gate, which has seen few such lines. */
const minChance: Readonly<Partial<Record<TitleFrame, number>>> = { stated: 0.45, filed: 0.5, site: 0.6 };

/** Where the first sentence of a report gave headlines, a piece of it or a name from it says less. */
const besideNews: Readonly<Partial<Record<TitleFrame, number>>> = {
  news: 0.3,
  statement: 0.3,
  topic: 0.5,
  released: 0.6,
};

/**
 * Beside a title of a likely sentence. Of titles of texts without a headline, blind graders gave a 2 to none of 148 thoughts,
 * trips and bare topics, and to 10 of 173 that only name parts or things. They did to 10 of 73 questions and how-tos.
 */
const besideLikely: Readonly<Partial<Record<TitleFrame, number>>> = {
  thoughts: 0.5,
  visit: 0.5,
  topic: 0.6,
  aspects: 0.6,
  names: 0.6,
  section: 0.7,
  extended: 0.7,
};

/**
 * The weight of the gate's chance for a title. The gate has seen few titles of some frames, and few beside a
 * headline.
 */
const weigh = (
  subject: Subject,
  variants: readonly Composed[],
): ((title: Composed, chance: number) => number) => {
  if (subject.headline === '') return weighWithoutHeadline;
  const known = new Set(variants.map(({ text }) => text));
  return weighBesideHeadline(subject, (text) => known.has(text));
};

const maxSiteLength = 30;

/** The page's headline with the name of its site, as result pages show most headlines. */
const withSite = ({ headline, reading }: Subject): Composed[] => {
  const site = reading.article.siteName?.trim() ?? '';
  const text = `${headline} | ${site}`;
  const isNamed = headline.toLowerCase().includes(site.toLowerCase());
  return headline === '' ||
    site === '' ||
    isNamed ||
    site.length > maxSiteLength ||
    !fitsSnippet(text, 'title')
    ? []
    : [{ text, frame: 'site' }];
};

/** Variants that say everything the headline says. */
const faithful: ReadonlySet<ShownFrame> = new Set([
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
/** A variant with a lower chance is no better than a cut headline. */
const minFaithfulChance = 0.35;

/** A part of a report's headline with fewer of its words says less than the report's first sentence. */
const minReport = 0.5;
const shareHeld = (wanted: ReadonlySet<string>, text: string): number => {
  const held = stemsOfContent(text);
  return [...wanted].filter((stem) => held.has(stem)).length / Math.max(wanted.size, 1);
};

/**
 * The titles that come first. Normally this is the whole headline, up to `headlineLimits`, and a variant that
 * fits and has all of its words. For a longer headline it is such a variant, or what is left of the headline.
 * Empty without a headline.
 */
const firstOf = (subject: Subject, titles: readonly JudgedTitle[]): JudgedTitle[] => {
  const long = longHeadline(subject.reading.article);
  const own = titles.find(({ frame }) => frame === 'own') ?? null;
  const wanted = stemsOfContent(withoutSite(subject.reading.article));
  const containsAll = (text: string): boolean => {
    const held = stemsOfContent(text);
    return [...wanted].every((stem) => held.has(stem));
  };
  if (long === null && (own === null || containsAll(own.text))) return own === null ? [] : [own];
  const whole = titles
    .filter(
      ({ text, frame, chance }) => faithful.has(frame) && chance >= minFaithfulChance && containsAll(text),
    )
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, 1);
  if (long !== null) return [{ text: long, frame: 'own', chance: 1 }, ...whole];
  if (whole.length > 0 || own === null) return whole;
  return isReport(subject.reading.article) && shareHeld(wanted, own.text) < minReport
    ? titles
        .filter(({ frame }) => frame === 'reported')
        .slice(0, 1)
        .concat(own)
    : [own];
};

/** The reason to choose the author's own headline: whole, whole although a result page cuts it, or shortened. */
const whyOwn = (article: Article, text: string): string => {
  const long = longHeadline(article);
  if (text !== long)
    return long === null ? frameReasons.own : 'Your own headline, shortened to fit a search result.';
  const [shown, onPhone, all] = [
    shownCharacters(text),
    shownCharacters(text, phoneTitlePixels),
    countCharacters(text),
  ];
  return shown < all
    ? `Your own headline, whole. A desktop search result shows about ${shown} of its ${all} characters, a phone ${onPhone < all ? `about ${onPhone}` : 'all of them'}.`
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

/** Factor on the chance of a line that is shown only when nothing else is left. */
const lastResortChance = 1e-3;
/** Two consecutive words in capitals; short ones alone may be acronyms. */
const allCaps = regex.u`\p{Lu}{3,} \p{Lu}{5,}|\p{Lu}{5,} \p{Lu}{3,}`;

/**
 * True for "TIPS FOR MANAGERS" if the text also has "managers". "SPACE VIZZION" is a name, because no line
 * writes it in other letters.
 */
const isAllCaps = ({ headline, text }: Subject, title: string): boolean =>
  allCaps.test(title) &&
  !allCaps.test(headline) &&
  (title.match(regex.gu`\p{Lu}{5,}`) ?? []).some((word) => {
    const lower = word.toLowerCase();
    const plain = `${headline}\n${text}`;
    return plain.includes(lower) || plain.includes(startWithCapital(lower));
  });

/** "How to learn how to bake": "how to" twice. */
const repeatedHowTo = /(?<!\w)how to .*(?<!\w)how to |^how to learn to /iu;

/** "How to introduce the guide" beside "Introducing the guide", which is an announcement. */
const announcementOpening = /^(?:introducing|announcing|meet)(?!\w)/i;
const instructionsForNews = /^(?:how to|a guide to|tips for) (?:introduc|announc|meet)/i;

/** "How I are living": a verb that agrees with another subject. */
const wrongAgreement = regex.u`(?<!\p{L})I (?:[Aa]re|[Ii]s|[Hh]as)(?!\p{L})`;

/** "RIPLEY — The South": the dateline of a report and the first words after it. */
const datelineOpening = regex.u`^(?:Why )?\p{Lu}{4,}(?: \p{Lu}{3,}){0,2}(?:, \p{Lu}[\p{L}.]+)? ?[—–-]{1,2} ?(?=\p{Lu})`;

/** "RIPLEY--After": no title puts two hyphens without spaces after capitals. */
const capitalsAndDash = regex.u`^(?:Why )?\p{Lu}{4,}[^\p{Ll}]*(?:--|—)\S`;

const reflects = /^(?:some )?thoughts on |^my experience /iu;
const reflectedOn = /^(?:some )?thoughts on (.+)$/iu;

/** "Thoughts on final note" beside the headline "A final note": the frame lost the article. */
const lacksArticle = (text: string, headline: string): boolean => {
  const about = reflectedOn.exec(text)?.[1]?.toLowerCase();
  return (
    about !== undefined && ['a', 'an'].some((one) => headline.toLowerCase().startsWith(`${one} ${about}`))
  );
};

/**
 * True for a title that neither recommends what the headline advises against nor shouts where the headline
 * does not.
 */
const isSound =
  (subject: Subject) =>
  ({ text, frame }: Pick<JudgedTitle, 'text' | 'frame'>): boolean =>
    // Nobody reflects in a report.
    !((frame === 'thoughts' || reflects.test(text)) && isReport(subject.reading.article)) &&
    !recommendsNegatedAction(subject.headline, text) &&
    !isAllCaps(subject, text) &&
    !lacksArticle(text, subject.headline) &&
    (!isCutPhrase(text) || isCutPhrase(subject.headline)) &&
    // The author's own headline stays as it is, and so do its variants.
    (!hasUnpairedMarks(text) || hasUnpairedMarks(subject.headline)) &&
    !repeatedHowTo.test(text) &&
    !wrongAgreement.test(text) &&
    // "How the governor gives funds": a report says what happened, and seldom how.
    !(frame === 'as-story' && isReport(subject.reading.article)) &&
    !(datelineOpening.test(text) && (hasDateline(subject.text) || capitalsAndDash.test(text))) &&
    !(announcementOpening.test(subject.headline) && instructionsForNews.test(text));

const asComposed = ({ text, judgedAs }: LikelyTitle): Composed => ({ text, frame: judgedAs });

/** Titles of likely sentences with their chances. */
const judgeLikely = (titles: readonly LikelyTitle[], chances: readonly number[]): JudgedTitle[] =>
  titles.map(({ text, probability }, i) => ({
    text,
    frame: 'likely',
    chance: likelyChance(probability, chances[i] ?? 0),
  }));

const writeTitlesNow = (article: Article, keywords: readonly KeywordIdea[]): SnippetText[] => {
  const subject = readTitleSubject(article, keywords);
  // Without a headline there is no style to follow, and headings in several styles would make the titles
  // inconsistent. News is written like a sentence.
  const titled = subject.headline === '' ? !isReport(article) : suitsTitleCase(article);
  const variants = [...varyTitles(subject, titled), ...withSite(subject)];
  const found = [...composeTitles(subject, titled), ...variants].filter(isSound(subject));

  const factorOf = weigh(subject, variants);
  const fromSentences = likelyTitles(subject, titled);
  const chances = publishChances(judgeTitles(subject), [...found, ...fromSentences.map(asComposed)]);
  const reported = reportTitles(subject).filter(isSound(subject));
  const likely = judgeLikely(fromSentences, chances.slice(found.length)).filter(isSound(subject));
  const ownWords = ownWordTitles(subject, titled)
    .map(({ text, chance }): JudgedTitle => ({ text, frame: 'own-words', chance }))
    .filter(isSound(subject));
  const others = [
    ...reported,
    ...likely,
    ...rankGenericLast(
      found.map((title, i) => ({
        ...title,
        chance:
          Math.max(chances[i] ?? 0, minChance[title.frame] ?? 0) *
          factorOf(title, chances[i] ?? 0) *
          (reported.length > 0 ? (besideNews[title.frame] ?? 1) : 1) *
          (likely.length + ownWords.length > 0 ? (besideLikely[title.frame] ?? 1) : 1),
      })),
    ),
  ];
  const told = behindFuller(toldTitles(subject, titled).filter(isSound(subject)), others);
  const modest = [...ownWords, ...told.filter((title) => !isSure(title))];
  const titles = [...others, ...told.filter(isSure), ...behindStrong(modest, others)];
  const first = firstOf(subject, titles);
  // A text that only shouts still gets three titles.
  const more = () =>
    fallbackTitles(subject, titled)
      .map((title) => ({ ...title, text: withoutUnpairedMarks(title.text) }))
      .map((title) =>
        isSound(subject)(title) ? title : { ...title, chance: title.chance * lastResortChance },
      );
  return chooseTitles(titles, variantsOf.title, more, first).map((title) =>
    toSnippet(title, article, keywords),
  );
};

/**
 * Writes three different SEO titles, best first. The author's own headline comes first, whole up to
 * `headlineLimits`. The others stay within 60 characters and 580 px: variants of the headline, and titles
 * composed from the article's topic in different frames, in the order in which an editor would most probably
 * publish them.
 */
export const writeTitles = (article: Article, keywords: readonly KeywordIdea[]): SnippetText[] =>
  withinDeadline(() => writeTitlesNow(article, keywords));
