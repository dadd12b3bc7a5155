import type { Article } from '#contracts/jobs/article.ts';
import { readTopic, scorePhrases } from '#engine/topic/read-topic.ts';
import { isReport } from '#engine/topic/report/is-report.ts';
import { isCertainReport } from '#engine/topic/report/report-subject.ts';
import { countKeyword } from '#engine/writing/checks/measure-article.ts';
import { workAuthor } from './informative-title.ts';
import { contentOf } from './topic-places.ts';

/**
 * How certain the lead of a text without a title is: the probability that an editor chooses it, fitted on 500 labeled
 * texts. In five folds of whole repositories, 75% of the 139 leads at or above the limit are right, against 52% of all
 * leads. In most of 86 other posts that a reader judged, a lead below `minTopic` was too narrow or a side issue.
 */
const untitled = {
  offset: -0.27,
  topic: 0.41,
  heading: 0.7,
  singleWord: -0.83,
  perDoubling: 0.4,
  maxMentions: 15,
  min: 0.64,
  minTopic: 0.45,
} as const;

const logit = (p: number): number => Math.log((p + 1e-3) / (1 - p + 1e-3));

const isConfidentUntitled = (article: Article, lead: string, isInHeading: boolean): boolean => {
  const topic = scorePhrases(article, [lead])[0]?.topic ?? 0;
  const mentions = Math.min(untitled.maxMentions, countKeyword(article.text, lead));
  const sum =
    untitled.offset +
    untitled.topic * logit(topic) +
    (isInHeading ? untitled.heading : 0) +
    (lead.includes(' ') ? 0 : untitled.singleWord) +
    untitled.perDoubling * Math.log2(1 + mentions);
  return topic >= untitled.minTopic && 1 / (1 + Math.exp(-sum)) >= untitled.min;
};

/**
 * The same for a text with a title. Of 500 labeled texts, the lead is right in 76% if it covers 0.4 of its title
 * clause and the text mentions it below the title, and in 41% if only the title mentions it. It is also right in 76% if
 * it covers less of the title but the text mentions it four times and its topic probability is high. Of 26 such leads
 * of other posts, graders gave a 2 to 10 of the 11 with this probability, and to 2 of the 15 others ("sprint 13").
 */
const titled = { share: 0.4, probability: 0.5, frequent: 4, singleWordFactor: 0.6 } as const;

/** The share of its title clause that a keyword covers. */
const shareOfClause = (title: string, keyword: string): number => {
  const own = new Set(contentOf(keyword));
  const shares = title
    .split(/[:;,!?()|–—]|\s-\s|\.\.\./)
    .map(contentOf)
    .filter(({ length }) => length > 0)
    .map((words) => words.filter((word) => own.has(word)).length / words.length);
  return Math.max(0, ...shares);
};

/** The probability that this keyword is the topic. A chosen topic has the probability of the most probable phrase. */
const probabilityOf = (article: Article, lead: string): number => {
  const topic = readTopic(article);
  return topic.phrase === lead ? topic.probability : (scorePhrases(article, [lead])[0]?.topic ?? 0);
};

const isConfidentTitled = (article: Article, title: string, lead: string): boolean => {
  const probability = probabilityOf(article, lead);
  // "Bread" from "A Year of Rye Bread" is broader than the text's topic.
  const isSingleWord = contentOf(lead).length === 1 && contentOf(title).length > 1;
  if (probability < (isSingleWord ? titled.singleWordFactor : titled.probability)) return false;
  const ofTitle = article.text.startsWith(title) ? countKeyword(title, lead) : 0;
  const mentions = countKeyword(article.text, lead) - ofTitle;
  // The author of a book is not its topic.
  const share = shareOfClause(title.replace(workAuthor, ''), lead);
  return (share > 0 && mentions >= titled.frequent) || (mentions > 0 && share >= titled.share);
};

/** Whether the lead keyword is probably what the whole text is about. */
export const isConfidentLead = (
  article: Article,
  title: string | null,
  lead: string,
  isInHeading: boolean,
): boolean => {
  if (title !== null) return isConfidentTitled(article, title, lead);
  return isReport(article) ? isCertainReport(article, lead) : isConfidentUntitled(article, lead, isInHeading);
};
