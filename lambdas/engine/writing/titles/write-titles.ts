import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import type { SnippetText } from '#contracts/keywords/writing.ts';
import { fitsSnippet, variantsOf } from '#domain/snippets/measure-pixels.ts';
import { withinDeadline } from '#engine/bounds/deadline.ts';
import { isReport } from '#engine/topic/report/is-report.ts';
import { suitsTitleCase } from '#engine/writing/headlines/headline-style.ts';
import { withoutUnpairedMarks } from '#engine/writing/headlines/unpaired-marks.ts';
import { chooseTitles, type JudgedTitle } from './choose-titles.ts';
import { composeTitles } from './compose/compose-titles.ts';
import { type LikelyTitle, likelyTitles } from './compose/likely/likely-titles.ts';
import { ownWordTitles } from './compose/own-words/own-word-titles.ts';
import { isSure, toldTitles } from './compose/told/told-titles.ts';
import { fallbackTitles } from './fallback-titles.ts';
import { firstOf } from './first-titles.ts';
import { behindFuller, behindStrong } from './gate/behind-strong.ts';
import { weighBesideHeadline } from './gate/beside-headline.ts';
import { likelyChance } from './gate/likely-chance.ts';
import { publishChances } from './gate/publish-gate.ts';
import { judgeTitles } from './gate/title-features.ts';
import { weighWithoutHeadline } from './gate/without-headline.ts';
import { reportTitles } from './report-titles.ts';
import { isSound } from './sound-titles.ts';
import { readTitleSubject } from './subject/read-title-subject.ts';
import type { Subject } from './subject/subject.ts';
import type { Composed, TitleFrame } from './subject/title-frame.ts';
import { toSnippet } from './title-snippets.ts';
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

/** Factor on the chance of a line that is shown only when nothing else is left. */
const lastResortChance = 1e-3;
const asComposed = ({ text, judgedAs }: LikelyTitle): Composed => ({ text, frame: judgedAs });

/** Titles of likely sentences with their chances. */
const judgeLikely = (titles: readonly LikelyTitle[], chances: readonly number[]): JudgedTitle[] =>
  titles.map(({ text, probability }, i) => ({
    text,
    frame: 'likely',
    chance: likelyChance(probability, chances[i] ?? 0),
  }));

/** The titles that were found, before they are judged, and what they depend on. */
type Found = {
  subject: Subject;
  titled: boolean;
  variants: readonly Composed[];
  composed: readonly Composed[];
};

const findTitles = (article: Article, keywords: readonly KeywordIdea[]): Found => {
  const subject = readTitleSubject(article, keywords);
  // Without a headline there is no style to follow, and headings in several styles would make the titles
  // inconsistent. News is written like a sentence.
  const titled = subject.headline === '' ? !isReport(article) : suitsTitleCase(article);
  const variants = [...varyTitles(subject, titled), ...withSite(subject)];
  const composed = [...composeTitles(subject, titled), ...variants].filter(isSound(subject));
  return { subject, titled, variants, composed };
};

type Beside = { isReported: boolean; isLikely: boolean };

/** Composed titles and variants of the headline with their chances, the generic ones last. */
const weighComposed = (
  { subject, variants, composed }: Found,
  chances: readonly number[],
  { isReported, isLikely }: Beside,
): JudgedTitle[] => {
  const factorOf = weigh(subject, variants);
  return rankGenericLast(
    composed.map((title, i) => ({
      ...title,
      chance:
        Math.max(chances[i] ?? 0, minChance[title.frame] ?? 0) *
        factorOf(title, chances[i] ?? 0) *
        (isReported ? (besideNews[title.frame] ?? 1) : 1) *
        (isLikely ? (besideLikely[title.frame] ?? 1) : 1),
    })),
  );
};

/** All titles with their chances, from the first sentence of a report to the author's own words. */
const judgeFound = (found: Found): JudgedTitle[] => {
  const { subject, titled, composed } = found;
  const isGood = isSound(subject);
  const fromSentences = likelyTitles(subject, titled);
  const chances = publishChances(judgeTitles(subject), [...composed, ...fromSentences.map(asComposed)]);
  const reported = reportTitles(subject).filter(isGood);
  const likely = judgeLikely(fromSentences, chances.slice(composed.length)).filter(isGood);
  const ownWords = ownWordTitles(subject, titled)
    .map(({ text, chance }): JudgedTitle => ({ text, frame: 'own-words', chance }))
    .filter(isGood);
  const beside = { isReported: reported.length > 0, isLikely: likely.length + ownWords.length > 0 };
  const others = [...reported, ...likely, ...weighComposed(found, chances, beside)];
  const told = behindFuller(toldTitles(subject, titled).filter(isGood), others);
  const modest = [...ownWords, ...told.filter((title) => !isSure(title))];
  return [...others, ...told.filter(isSure), ...behindStrong(modest, others)];
};

/** Titles for a text that has too few others. One that only shouts still gets three. */
const lastTitles = ({ subject, titled }: Found): JudgedTitle[] =>
  fallbackTitles(subject, titled)
    .map((title) => ({ ...title, text: withoutUnpairedMarks(title.text) }))
    .map((title) =>
      isSound(subject)(title) ? title : { ...title, chance: title.chance * lastResortChance },
    );

const writeTitlesNow = (article: Article, keywords: readonly KeywordIdea[]): SnippetText[] => {
  const found = findTitles(article, keywords);
  const titles = judgeFound(found);
  const first = firstOf(found.subject, titles);
  return chooseTitles(titles, variantsOf.title, () => lastTitles(found), first).map((title) =>
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
