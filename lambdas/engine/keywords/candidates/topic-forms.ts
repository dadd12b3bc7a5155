import type { Article } from '#contracts/jobs/article.ts';
import { fold } from '#engine/keywords/text/fold.ts';
import type { TextKind } from '#engine/topic/kinds.ts';
import { titleClause } from '#engine/topic/read-topic.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import type { KeywordCandidate, KeywordTopic } from './keyword-candidate.ts';
import { deedOf, isCompound } from './line-phrases.ts';
import { headsOf } from './section-phrases.ts';

/** Writes "how to bake rye bread" for "baking rye bread". */
const deedsOf = (body: string, text: string): KeywordCandidate[] => {
  const [first = '', ...rest] = text.split(' ');
  const deed = deedOf([first, ...rest]);
  if (deed === null || isCompound(body, first, rest[0] ?? '')) return [];
  return [{ text: `how to ${deed}`, origin: 'form', about: text, asks: 'form how to' }];
};

/** Kinds of text that explain how to do what their title says. */
const teaching: ReadonlySet<TextKind> = new Set<TextKind>([
  'how-to',
  'tips',
  'list',
  'explainer',
  'case-study',
]);

/** Writes "how to find a technical cofounder" for a title whose clause is this action. */
const titleDeed = (article: Article, { phrase }: KeywordTopic): KeywordCandidate[] => {
  const clause = titleClause(article, phrase);
  if (clause?.isDeed !== true || (clause.asks !== 'how' && !teaching.has(readKind(article).kind))) return [];
  const [first = '', ...rest] = phrase.split(' ');
  const deed = first.endsWith('ing') ? deedOf([first, ...rest]) : phrase;
  if (deed === null || rest.length === 0 || isCompound(fold(article.text), first, rest[0] ?? '')) return [];
  return [{ text: `how to ${deed}`, origin: 'form', about: phrase, asks: 'form how to' }];
};

/** The instructions of a text, worded as people search for them. */
export const topicForms = (article: Article, topic: KeywordTopic): KeywordCandidate[] => [
  ...headsOf(topic).flatMap((about) => deedsOf(fold(article.text), about)),
  ...titleDeed(article, topic),
];
