import type { Article } from '#contracts/jobs/article.ts';
import { memoizeByArticle } from '#engine/bounds/memoize.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { fold } from '#engine/keywords/text/fold.ts';
import { regex } from '#engine/language/patterns.ts';
import { stemsOf } from '#engine/language/stem.ts';
import { isReport } from '#engine/topic/report/is-report.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { type ReportEvent, reportEvents } from './report-events.ts';
import { broadPlace, type ReportName, reportNames } from './report-names.ts';
import { type ReportText, readReportText } from './report-text.ts';

/** The topic of a report: its names and events, and the searches that combine them, best first. */
export type ReportReading = {
  names: readonly ReportName[];
  events: readonly ReportEvent[];
  /** Searches such as "Syria crackdown", a name with its event, and how much of the report each covers. */
  searches: readonly ReportSearch[];
};
export type ReportSearch = { text: string; worth: number };

const namesUsed = 5;
const eventsUsed = 7;
const minEvent = 1;
/** The least weight of an event directly after a name in the text. */
const minWeightAfterName = 0.75;

const adjacentWeight = 0.5;
const perSentence = 0.15;
const maxSentences = 3;

/** Whether the text itself puts the name before the event: "Syria crackdown", "Taylor Swift's row". */
const isSaid = ({ folded }: ReportText, name: string, event: string): boolean =>
  folded.includes(`${name} ${event}`) || folded.includes(`${name}'s ${event}`);

/** Whether a name is a country where nearly everything happens ("U.S. immigration"), unless the title names it. */
const isBroad = ({ text, inTitle }: ReportName): boolean => !inTitle && broadPlace.test(text);

const pairOf = (text: ReportText, name: ReportName, event: ReportEvent, at: number): ReportSearch[] => {
  const together =
    [...name.sentences].filter((at) => event.sentences.has(at)).length +
    (name.inTitle && event.inTitle ? 1 : 0);
  const repeats = event.text.split(' ').some((word) => name.text.split(' ').includes(word));
  const isOne = isSaid(text, name.text, event.text);
  const min = at === 0 ? 1 : isOne ? 2 : 3;
  if (isBroad(name) && !isOne) return [];
  if (together < min || repeats || event.weight < (isOne ? minWeightAfterName : minEvent)) return [];
  const worth =
    name.weight +
    event.weight +
    (isOne ? adjacentWeight : 0) +
    perSentence * Math.min(maxSentences, together);
  return [{ text: `${name.text} ${event.text}`, worth }];
};

const fullName = 1.3;
const otherName = 0.6;
const oftenNamed = 5;
const minNameMentions = 3;
const minNamed = 1;
/** Searches for a person's full name, or a company of two words, that is the subject of the report. */
const nameSearches = (names: readonly ReportName[], isTitled: boolean): ReportSearch[] =>
  names
    .filter(
      ({ text, count, isPlace, isQuoted, weight }) =>
        text.includes(' ') && !isPlace && !isQuoted && count >= minNameMentions && weight >= minNamed,
    )
    .map(({ text, weight, count, inTitle, inLead }) => ({
      text,
      worth:
        weight +
        (inTitle || (!isTitled && count >= (inLead ? oftenNamed : oftenNamed + 2)) ? fullName : otherName),
    }));

const compound = 0.5;
const minCompound = 1.3;
const eventSearches = (events: readonly ReportEvent[]): ReportSearch[] =>
  events
    .filter(({ text, count, weight }) => text.includes(' ') && count >= 2 && weight >= minCompound)
    .map(({ text, weight }) => ({ text, worth: weight + compound }));

const readNow = (article: Article): ReportReading => {
  const text = readReportText(article);
  const names = reportNames(text).slice(0, namesUsed);
  const events = reportEvents(text).slice(0, eventsUsed);
  const pairs = names
    .filter(({ isQuoted }) => !isQuoted)
    .flatMap((name, at) => events.flatMap((event) => pairOf(text, name, event, at)));
  const searches = [...pairs, ...nameSearches(names, text.title.length > 0), ...eventSearches(events)].sort(
    (a, b) => b.worth - a.worth,
  );
  return { names, events, searches };
};

const none: ReportReading = { names: [], events: [], searches: [] };
const readReport = memoizeByArticle((article) => (isReport(article) ? readNow(article) : none));

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

/** How much of a report a phrase from another source covers. */
const worthOf = ({ names, events }: ReportReading, phrase: string, title: readonly string[]): number => {
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

/**
 * The lead chosen among the text's phrases has precedence over a pair that is only a little better. In 30 unread reports,
 * such leads were right in 93% of those with a title and 53% of the others, and the pairs in 73% and 47%.
 */
const stands = { ofTitle: 4, likely: 0.12, phrase: 1.6, name: 1.3, said: 5, sure: 0.5, word: 1.4 } as const;
/** True for a part of a title that names nothing: "plunge 10 percent", "Alibaba to raise". */
const isPartOfAction = (lead: string): boolean =>
  / to \S+$/.test(lead) || 'VG'.includes(tagWords(lead)[0]?.tag ?? 'M');

const standing = ({ names }: ReportReading, article: Article, lead: string, probability: number): number => {
  const title = fold(article.title ?? '').replace(/(?<![^\s])['"‘“]|['"’”](?![^\s.,:])/g, '');
  const isPhrase = lead.includes(' ');
  if (title !== '' && isPhrase && title.includes(lead) && !isPartOfAction(lead)) return stands.ofTitle;
  if (!isPhrase) {
    const adjacentWeight = article.text.toLowerCase().split(lead).length - 1;
    return title === '' && adjacentWeight >= stands.said && probability >= stands.sure ? stands.word : 0;
  }
  // "Page and Google", "restaurant diners".
  if (title !== '' || probability < stands.likely || lead.includes(' and ')) return 0;
  return names.some(({ text }) => text.includes(lead)) ? stands.name : stands.phrase;
};

const courtesy = /^(?:mr|mrs|ms|dr|sir|lord|lady) (?=\S+$)/;
/** The full name for a title and last name: "Bill Gates" for "Mr Gates". */
const inFullName = ({ names }: ReportReading, lead: string): string => {
  const last = lead.replace(courtesy, '');
  if (last === lead) return lead;
  return names.find(({ text }) => text.endsWith(` ${last}`) && !courtesy.test(text))?.text ?? lead;
};

const maxShown = 5;
/** A search that covers much less of the report than the first one is a side issue. */
const minShare = 0.55;
const maxName = 3;
const maxEvent = 2;

/** The best searches, with a limit on those that share a name or an event. */
const varied = (searches: readonly ReportSearch[], best: number): string[] => {
  const chosen: string[] = [];
  const min = best * minShare;
  for (const { text, worth } of searches) {
    if (worth < min) break;
    const last = text.split(' ').at(-1) ?? '';
    const first = text.split(' ', 1)[0] ?? '';
    if (chosen.includes(text)) continue;
    if (chosen.filter((one) => one.endsWith(` ${last}`)).length >= maxEvent) continue;
    if (chosen.filter((one) => one.startsWith(`${first} `)).length >= maxName) continue;
    chosen.push(text);
    if (chosen.length >= maxShown) break;
  }
  return chosen;
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

/** The worth that a report's lead needs to be named as its topic. */
const certainFrom = 3.2;

/** Whether a keyword is certainly the topic of a report: the event and its subject, both mentioned early and often. */
export const isCertainReport = (article: Article, lead: string): boolean => {
  const reading = readReport(article);
  return (
    (reading.searches.find(({ text }) => text === lead)?.worth ??
      worthOf(reading, lead, contentOf((article.title ?? '').toLowerCase()))) >= certainFrom
  );
};

/**
 * The searches of people who look for a report, best first: the event with its subject, whichever the report covers
 * most. `lead` is the topic according to the phrases alone, and `probability` how likely it is. Empty for a text that
 * is not a report.
 */
export const reportKeywords = (article: Article, lead: string, probability = 0): readonly string[] => {
  const reading = readReport(article);
  if (reading.searches.length === 0) return [];
  const title = contentOf((article.title ?? '').toLowerCase());
  const text = inFullName(reading, lead);
  const worth = worthOf(reading, text, title) + standing(reading, article, text, probability);
  const own = text === '' ? [] : [{ text, worth }];
  // The precedence of the lead does not count against the others.
  return varied(
    [...own, ...reading.searches].sort((a, b) => b.worth - a.worth),
    reading.searches[0]?.worth ?? 0,
  );
};
