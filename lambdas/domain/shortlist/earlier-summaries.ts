import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { questionWords } from '#domain/text/question-words.ts';
import { leadsOf, leadWithFirst, spellAll, summarizeLead, summarizeList } from './lead-summaries.ts';
import { isCentral } from './select-shortlist.ts';

// The summaries of earlier releases, so that stored ones are recognized.

/** The summary of release 0.3 and earlier. It names the next two central keywords, however weak. */
const summarizeSections = (entries: readonly KeywordEntry[]): string => {
  const [lead, ...others] = leadsOf(entries);
  if (lead === undefined) return '';
  const sections = others.filter(isCentral).slice(0, 2);
  const first = `Lead with ${spellAll([lead])} in the title and the opening`;
  if (sections.length === 0) return `${first}.`;
  return `${first}; cover ${spellAll(sections)} in ${sections.length > 1 ? 'sections of their own' : 'a section of its own'}.`;
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

type ChooseSecond = (lead: KeywordEntry, others: readonly KeywordEntry[]) => KeywordEntry | undefined;

/** The first version that named a second keyword repeated the lead in a question ("what is fomo"). */
const findEarlierSecond: ChooseSecond = (lead, others) => {
  const central = others.filter((entry) => isCentral(entry) && entry.evidence_level !== 'suggested');
  const scoreOf = ({ relevance_score }: KeywordEntry): number => relevance_score ?? 0;
  return (
    central.find((entry) => asking.test(entry.keyword_text) && scoreOf(entry) >= strong.question) ??
    central.find((entry) => isDifferent(lead, entry) && scoreOf(entry) >= strong.other)
  );
};

/** "How to" and "why" read well in a sentence and say what a section explains. */
const answerable = /^(?:how to|why) /;

/**
 * Release 0.4 named a keyword that does not repeat the lead and is either a question that the text answers or a strong
 * keyword.
 */
const findLaterSecond: ChooseSecond = (lead, others) => {
  const earlier = findEarlierSecond(
    lead,
    others.filter((entry) => isDifferent(lead, entry)),
  );
  if (earlier === undefined || answerable.test(earlier.keyword_text)) return earlier;
  return asking.test(earlier.keyword_text) ? undefined : earlier;
};

const summarizeSecond = (
  choose: ChooseSecond,
  entries: readonly KeywordEntry[],
  chosen?: KeywordEntry,
): string => {
  const [lead, ...others] = leadsOf(entries, chosen);
  const second = lead && choose(lead, others);
  if (lead === undefined || second === undefined) return summarizeLead(entries, chosen);
  const first = `Lead with ${spellAll([lead])} in the title and the opening`;
  return asking.test(second.keyword_text)
    ? `${first}; answer “${spellAll([second])}” under its own heading.`
    : `${first}; cover ${spellAll([second])} in a section of its own.`;
};

const named = (lead: KeywordEntry): string[] => [
  `No keyword stands out: ${spellAll([lead])} alone is wider than your text. Name the part of it that you write about in the title and the opening.`,
  `Your text has no clear search topic. The closest search is ${spellAll([lead])}: name it in the title and the opening if you want to be found for it.`,
];

const unnamed = [
  'No keyword stands out as the topic of your text. Choose what people should find it for, and name that in the title and the opening.',
  'Your text has no clear search topic: no phrase names the whole of it. Decide what people should find it for, and name that in the title and the opening.',
];

const topics = [
  /^No keyword stands out, and your text has no title: write one that names its subject in words that people search for, and repeat them in the opening\.$/u,
  /^No keyword stands out, but your title “.+” says what the text is about: /u,
  /^No keyword stands out as the topic of your text, which speaks most of .+\. Choose what people should find it for, and name that in a title and in the opening\.$/u,
];

/** True if an earlier release wrote this summary of these keywords, with any of them as the lead. */
export const isEarlierSummary = (summary: string, entries: readonly KeywordEntry[]): boolean =>
  topics.some((pattern) => pattern.test(summary)) ||
  [
    ...unnamed,
    summarizeSections(entries),
    leadWithFirst(entries),
    summarizeList(entries),
    summarizeLead(entries),
    ...entries.flatMap(named),
    ...[undefined, ...entries].flatMap((lead) => [
      summarizeLead(entries, lead),
      summarizeSecond(findEarlierSecond, entries, lead),
      summarizeSecond(findLaterSecond, entries, lead),
    ]),
  ].includes(summary);
