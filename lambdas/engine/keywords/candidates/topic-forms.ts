import type { Article } from '#contracts/jobs/article.ts';
import { fold } from '#engine/keywords/text/fold.ts';
import type { TextKind } from '#engine/topic/kinds.ts';
import { titleClause } from '#engine/topic/read-topic.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import type { KeywordCandidate, KeywordTopic } from './keyword-candidate.ts';
import { actionOf, isCompound } from './line-phrases.ts';
import { headsOf } from './section-phrases.ts';

/** Writes "how to bake rye bread" for "baking rye bread". */
const actionsOf = (body: string, text: string): KeywordCandidate[] => {
  const [first = '', ...rest] = text.split(' ');
  const action = actionOf([first, ...rest]);
  if (action === null || isCompound(body, first, rest[0] ?? '')) return [];
  return [{ text: `how to ${action}`, origin: 'form', about: text, asks: 'form how to' }];
};

/** Kinds of text that explain how to do what their title says. */
const instructionalKinds: ReadonlySet<TextKind> = new Set<TextKind>([
  'how-to',
  'tips',
  'list',
  'explainer',
  'case-study',
]);

/** Writes "how to find a technical cofounder" for a title whose clause is this action. */
const titleAction = (article: Article, { phrase }: KeywordTopic): KeywordCandidate[] => {
  const clause = titleClause(article, phrase);
  if (clause?.isAction !== true || (clause.asks !== 'how' && !instructionalKinds.has(readKind(article).kind)))
    return [];
  const [first = '', ...rest] = phrase.split(' ');
  const action = first.endsWith('ing') ? actionOf([first, ...rest]) : phrase;
  if (action === null || rest.length === 0 || isCompound(fold(article.text), first, rest[0] ?? '')) return [];
  return [{ text: `how to ${action}`, origin: 'form', about: phrase, asks: 'form how to' }];
};

/** The instructions of a text, worded as people search for them. */
export const topicForms = (article: Article, topic: KeywordTopic): KeywordCandidate[] => [
  ...headsOf(topic).flatMap((about) => actionsOf(fold(article.text), about)),
  ...titleAction(article, topic),
];
