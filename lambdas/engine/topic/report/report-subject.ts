import type { Article } from '#contracts/jobs/article.ts';
import { memoizeByArticle } from '#engine/bounds/memoize.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { regex } from '#engine/language/patterns.ts';
import { stemsOf } from '#engine/language/stem.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { isReport } from './is-report.ts';
import { type ReportEvent, reportEvents } from './report-events.ts';
import { type ReportName, reportNames } from './report-names.ts';
import { readReportText } from './report-text.ts';

/** The names and the events of a report, those that it covers most first. */
type ReportReading = { names: readonly ReportName[]; events: readonly ReportEvent[] };

const namesUsed = 5;
const eventsUsed = 7;

const none: ReportReading = { names: [], events: [] };
const readReport = memoizeByArticle((article): ReportReading => {
  if (!isReport(article)) return none;
  const text = readReportText(article);
  return {
    names: reportNames(text).slice(0, namesUsed),
    events: reportEvents(text).slice(0, eventsUsed),
  };
});

const contentOf = (text: string): string[] =>
  text
    .split(' ')
    .filter((word) => !stopWords.has(word))
    .flatMap(stemsOf);

const learned = 0.7;
const titleWeight = 0.7;
const verbPenalty = 1.2;
const oddPenalty = 0.6;
const perWord = -0.3;
const wordsFree = 4;

/** How much of a report a phrase covers. */
const scoreOf = ({ names, events }: ReportReading, phrase: string, title: readonly string[]): number => {
  const plain = phrase.replace(regex.gu`'s(?!\p{L})`, '');
  const stems = new Set(contentOf(plain));
  const held = names.filter(
    ({ text }) => ` ${plain} `.includes(` ${text} `) || contentOf(text).every((stem) => stems.has(stem)),
  );
  const found = events.filter(({ text }) => contentOf(text).every((stem) => stems.has(stem))).slice(0, 1);
  const titled = new Set(title);
  const shareOfTitle =
    title.length === 0 ? 0 : [...stems].filter((stem) => titled.has(stem)).length / Math.max(stems.size, 1);
  const words = tagWords(phrase);
  const isAction = words.some(
    ({ tag, lower }, i) => (tag === 'V' && i > 0) || (i === 0 && tag === 'V' && lower.endsWith('s')),
  );
  return (
    Math.max(0, ...held.map(({ weight }) => weight)) +
    found.reduce((sum, { weight }) => sum + weight, 0) +
    (phrase.includes(' ') ? learned + titleWeight * shareOfTitle : 0) -
    (words.at(-1)?.tag === 'A' || /\d (?:percent|per cent|%)|^\d/.test(phrase) ? oddPenalty : 0) -
    (isAction || / (?:to|on|fed|set) /.test(phrase) ? verbPenalty : 0) +
    perWord * Math.max(0, phrase.split(' ').length - wordsFree)
  );
};

/** The weight from which a name is the subject of a report. */
const minSubject = 0.9;

/**
 * The main subject of a report by name, and whether it is the place of the events. Null without such a name. People do
 * not count, because a headline that opens with one would be a statement by that person.
 */
export const reportSubject = (article: Article): { text: string; isPlace: boolean } | null => {
  const [name] = readReport(article).names.filter(({ isQuoted, isPerson }) => !isQuoted && !isPerson);
  return name === undefined || name.weight < minSubject ? null : { text: name.text, isPlace: name.isPlace };
};

/** The score that a lead needs to be named as the topic of a report. */
const certainFrom = 3.2;

/** Whether a keyword is certainly the topic of a report: the event and its subject, both mentioned early and often. */
export const isCertainReport = (article: Article, lead: string): boolean =>
  scoreOf(readReport(article), lead, contentOf((article.title ?? '').toLowerCase())) >= certainFrom;
