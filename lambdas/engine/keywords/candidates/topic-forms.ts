import type { Article } from '#contracts/jobs/article.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { fold } from '#engine/keywords/text/fold.ts';
import { ownTitle } from '#engine/site-names/site-in-title.ts';
import type { TextKind } from '#engine/topic/kinds.ts';
import { titleClause } from '#engine/topic/read-topic.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import type { KeywordCandidate, KeywordTopic } from './keyword-candidate.ts';
import { clausesOf, deedOf, isCompound } from './line-phrases.ts';
import { headsOf } from './section-phrases.ts';

const joined = /^(.+) (of|in|for|with|on|to|from) (.+)$/;

/**
 * Other orders and forms in which people type a topic: "bake rye bread", "how to bake rye bread" for "baking rye
 * bread".
 */
const formsOf = (body: string, text: string): [asks: string, text: string][] => {
  const [first = '', ...rest] = text.split(' ');
  const forms: [string, string][] = [];
  const deed = deedOf([first, ...rest]);
  if (deed !== null && !isCompound(body, first, rest[0] ?? '')) {
    forms.push(['form how to', `how to ${deed}`], ['form verb', deed]);
    if (!rest.some((word) => stopWords.has(word)))
      forms.push(['form deed behind', `${rest.join(' ')} ${first}`]);
  }
  const [, head, word, tail] = joined.exec(text) ?? [];
  if (head !== undefined && tail !== undefined) {
    forms.push([`form turned ${word}`, `${tail} ${head}`]);
    forms.push([`form dropped ${word}`, `${head} ${tail}`]);
  }
  return forms;
};

/** People search for the title "Problems with an iMac G5" as "imac g5 problems". */
const turnedTitle = (article: Article): KeywordCandidate[] =>
  clausesOf(ownTitle(article) ?? '').flatMap((words) => {
    const found: KeywordCandidate[] = [];
    for (const [at, word] of words.entries()) {
      if (!/^(?:of|in|for|with|on|from|at)$/.test(word)) continue;
      for (let from = Math.max(0, at - 3); from < at; from++)
        for (let to = at + 2; to <= Math.min(words.length, at + 4); to++) {
          const head = words.slice(from, at);
          const tail = words.slice(at + 1, to);
          if ([...head, ...tail].some((part) => stopWords.has(part))) continue;
          found.push({
            text: [...tail, ...head].join(' '),
            origin: 'form',
            about: [...head, word, ...tail].join(' '),
            asks: '',
          });
        }
    }
    return found;
  });

/** Kinds of texts that tell how what their title says is done. */
const teaching: ReadonlySet<TextKind> = new Set<TextKind>([
  'how-to',
  'tips',
  'list',
  'explainer',
  'case-study',
]);

/** "How to find a technical cofounder" for a title whose clause is this deed. */
const titleDeed = (article: Article, { phrase }: KeywordTopic): KeywordCandidate[] => {
  const clause = titleClause(article, phrase);
  if (clause?.isDeed !== true || (clause.asks !== 'how' && !teaching.has(readKind(article).kind))) return [];
  const [first = '', ...rest] = phrase.split(' ');
  const deed = first.endsWith('ing') ? deedOf([first, ...rest]) : phrase;
  if (deed === null || rest.length === 0 || isCompound(fold(article.text), first, rest[0] ?? '')) return [];
  return [{ text: `how to ${deed}`, origin: 'form', about: phrase, asks: 'form how to' }];
};

export const topicForms = (article: Article, topic: KeywordTopic): KeywordCandidate[] => [
  ...headsOf(topic).flatMap((about) =>
    formsOf(fold(article.text), about).map(
      ([asks, text]): KeywordCandidate => ({ text, origin: 'form', about, asks }),
    ),
  ),
  ...titleDeed(article, topic),
  ...turnedTitle(article),
];
