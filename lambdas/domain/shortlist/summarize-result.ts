import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { keywordSpelling } from '#domain/input/parse-keyword-list.ts';
import { surelyMonths, weekdays } from '#domain/text/calendar-words.ts';
import { questionWords } from '#domain/text/question-words.ts';
import { leadKeywords } from './lead-keywords.ts';
import { isCentral } from './select-shortlist.ts';

const leadsOf = (entries: readonly KeywordEntry[], lead?: KeywordEntry): KeywordEntry[] => {
  const onTopic = entries.filter(({ keyword_class }) => keyword_class !== 'Deprioritize (Off-Topic)');
  const leads = leadKeywords(onTopic.length > 0 ? onTopic : entries);
  return lead === undefined ? leads : [lead, ...leads.filter((entry) => entry !== lead)];
};

const spell = (entries: readonly KeywordEntry[]): string =>
  entries.map((entry) => keywordSpelling(entry)).join(' and ');

/** The summary of keywords without a text, and of a text in earlier releases. */
const summarizeList = (entries: readonly KeywordEntry[], chosen?: KeywordEntry): string => {
  const [lead, ...support] = leadsOf(entries, chosen);
  if (lead === undefined) return '';
  if (support.length === 0) return `Lead with ${spell([lead])}.`;
  return `Lead with ${spell([lead])}; support it with ${spell(support.slice(0, 2))}.`;
};

/** The summary of a text in release 0.3 and before: it names the next two central keywords, however weak. */
const summarizeSections = (entries: readonly KeywordEntry[]): string => {
  const [lead, ...others] = leadsOf(entries);
  if (lead === undefined) return '';
  const sections = others.filter(isCentral).slice(0, 2);
  const first = `Lead with ${spell([lead])} in the title and the opening`;
  if (sections.length === 0) return `${first}.`;
  return `${first}; cover ${spell(sections)} in ${sections.length > 1 ? 'sections of their own' : 'a section of its own'}.`;
};

const asking = new RegExp(`^(?:${questionWords.replaceAll(' ', '|')})(?![\\p{L}])`, 'u');

/** At or above this relevance, nearly all of the few graded keywords got a 2. Most keywords have no grade. */
const strong = { question: 78, other: 85 } as const;

const wordsOf = ({ keyword_text }: KeywordEntry): string[] => keyword_text.toLowerCase().split(/\s+/);

/** True if neither keyword is the other one plus more words. */
const isDifferent = (a: KeywordEntry, b: KeywordEntry): boolean => {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  return !one.every((word) => other.includes(word)) && !other.every((word) => one.includes(word));
};

/** What an earlier version named second: it repeated the lead in a question ("what is fomo"). */
const findEarlierSecond = (lead: KeywordEntry, others: readonly KeywordEntry[]): KeywordEntry | undefined => {
  const central = others.filter((entry) => isCentral(entry) && entry.evidence_level !== 'suggested');
  const scoreOf = ({ relevance_score }: KeywordEntry): number => relevance_score ?? 0;
  return (
    central.find((entry) => asking.test(entry.keyword_text) && scoreOf(entry) >= strong.question) ??
    central.find((entry) => isDifferent(lead, entry) && scoreOf(entry) >= strong.other)
  );
};

/**
 * "How to" and "why" read well in a sentence and say what a section explains; "what is fomo" only repeats the topic.
 */
const answerable = /^(?:how to|why) /;

/**
 * The second keyword in release 0.4: one that does not repeat the lead, and is either a question that the text
 * answers, or a strong keyword.
 */
const findLaterSecond = (lead: KeywordEntry, others: readonly KeywordEntry[]): KeywordEntry | undefined => {
  const earlier = findEarlierSecond(
    lead,
    others.filter((entry) => isDifferent(lead, entry)),
  );
  if (earlier === undefined || answerable.test(earlier.keyword_text)) return earlier;
  return asking.test(earlier.keyword_text) ? undefined : earlier;
};

/**
 * The summary of a text in which no phrase is certainly the topic. Half of these texts do have a topic, so the
 * summary does not deny it.
 */
const unclearTopic =
  'No keyword stands out as the topic of your text. Choose what people should find it for, and name that in the title and the opening.';

type SummaryOptions = {
  isClear?: boolean;
  /** True if the keyword nearest to the topic is at least the field of a text without a clear topic. */
  isNear?: boolean;
  lead?: KeywordEntry | undefined;
  /** The author's title. */
  title?: string | null;
};

const longestTitle = 90;
/** Two words that say something: "#78 - 11 June 2021" names no topic. */
const telling = new RegExp(
  String.raw`(?:(?<!\p{L})(?!(?:${`${surelyMonths} ${weekdays}`.replaceAll(' ', '|')}|week|weekly|month|monthly|year|review|recap|update|part|issue|episode|post|blog|notes|this|that|with|from|the|and|for|you|how|why|what|who|are|was|our|not|all|now|here|where|when)(?!\p{L}))\p{L}{3,}.*){2}`,
  'iu',
);

const plainTitle = (title: string): string =>
  title
    .replace(/\p{Extended_Pictographic}\uFE0F?|:[\w+-]+:/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The summary of such a text whose author gave it a title: the title says better than any keyword what it is about. */
const titledTopic = (title: string): string =>
  `No keyword stands out, but your title “${title}” says what the text is about: repeat its words in the opening and in a heading.`;
const anyTitledTopic = /^No keyword stands out, but your title “.+” says what the text is about: /u;

/** The summary of such a text whose nearest keyword is one word, the name of its field: "rye" for a text on rye bread. */
const widerTopic = (lead: KeywordEntry): string =>
  `No keyword stands out: ${spell([lead])} alone is wider than your text. Name the part of it that you write about in the title and the opening.`;

const leadWith = (lead: KeywordEntry): string => `Lead with ${spell([lead])} in the title and the opening`;

const titleWords = (title: string): string[] => title.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];

/**
 * Whether the author's title has the keyword as it is, of at least two words, and says more: "rye bread" of "Rye Bread at
 * Home". Graders wanted such a keyword named (6 of 7 texts) where no phrase was certain.
 */
const isInTitle = (lead: KeywordEntry, title: string): boolean => {
  const [words, own] = [wordsOf(lead), titleWords(title)];
  return (
    words.length > 1 && own.length > words.length + 1 && ` ${own.join(' ')} `.includes(` ${words.join(' ')} `)
  );
};

const withoutTopic = (lead: KeywordEntry, { isNear = false, title }: SummaryOptions): string => {
  const plain = plainTitle(title ?? '');
  if (isInTitle(lead, plain)) return `${leadWith(lead)}.`;
  if (plain.length <= longestTitle && telling.test(plain)) return titledTopic(plain);
  return isNear && wordsOf(lead).length === 1 ? widerTopic(lead) : unclearTopic;
};

/** The summary of such a text in release 0.4 and before. */
const earlierUnclearTopic =
  'Your text has no clear search topic: no phrase names the whole of it. Decide what people should find it for, and name that in the title and the opening.';

const earlierClosest = (lead: KeywordEntry): string =>
  `Your text has no clear search topic. The closest search is ${spell([lead])}: name it in the title and the opening if you want to be found for it.`;

/**
 * Editors gave no summary with a second keyword a 2, but a 2 to nearly all that named only the right lead: see
 * training/graded.
 */
const noSecond = (): undefined => undefined;

const summarizeWith = (
  choose: typeof findLaterSecond,
  entries: readonly KeywordEntry[],
  options: SummaryOptions,
): string => {
  const { isClear = true, lead: chosen } = options;
  const [lead, ...others] = leadsOf(entries, chosen);
  if (lead === undefined || lead.relevance_tier === null) return summarizeList(entries, chosen);
  if (!isClear) return withoutTopic(lead, options);
  if (!isCentral(lead) && chosen === undefined)
    return `No keyword stands out as the topic of your text. The closest is ${spell([lead])}: name it in the title and the opening if you want to be found for it.`;
  const second = choose(lead, others);
  const first = leadWith(lead);
  if (second === undefined) return `${first}.`;
  if (asking.test(second.keyword_text)) return `${first}; answer “${spell([second])}” under its own heading.`;
  return `${first}; cover ${spell([second])} in a section of its own.`;
};

/**
 * What to do with a shortlist, in one or two sentences. For a text, it says where the lead keyword belongs. `isClear`
 * is false for a text without a clear topic, whose `title` may name it; `lead` is the user's choice of lead keyword.
 */
export const summarizeResult = (entries: readonly KeywordEntry[], options: SummaryOptions = {}): string =>
  summarizeWith(noSecond, entries, options);

/**
 * True if a stored summary fits these keywords, in the words of this or an earlier release, with any of them as the
 * lead.
 */
export const isSummaryOf = (summary: string, entries: readonly KeywordEntry[]): boolean =>
  anyTitledTopic.test(summary) ||
  [
    summarizeResult(entries),
    summarizeSections(entries),
    summarizeList(entries),
    unclearTopic,
    earlierUnclearTopic,
    ...entries.map(earlierClosest),
    ...entries.map(widerTopic),
    ...[findEarlierSecond, findLaterSecond].map((choose) => summarizeWith(choose, entries, {})),
    ...entries.flatMap((lead) =>
      [noSecond, findEarlierSecond, findLaterSecond].map((choose) =>
        summarizeWith(choose, entries, { lead }),
      ),
    ),
  ].includes(summary);
