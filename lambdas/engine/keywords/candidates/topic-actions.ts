import { lexiconEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { articles, demonstratives, modals, possessives, wordSet } from '#engine/english/word-classes.ts';
import { articleDocument, type PhraseDocument } from '#engine/keyphrases/phrase-document.ts';
import type { ArticleIndex } from '#engine/keywords/evidence/article-index.ts';
import type { KeywordCandidate, KeywordTopic } from './keyword-candidate.ts';
import { teaches, verbOf } from './line-phrases.ts';

/** Limits for the considered phrases and for the actions. They bound the time. */
const maxBySearch = 30;
const maxByTopic = 10;
const maxActions = 40;
const maxThingWords = 4;
/** The most words between a verb and its object: "deploy your first function". */
const maxGap = 3;

/** Words allowed before the object of a verb. */
const objectDeterminers = wordSet(articles, possessives, demonstratives);
/**
 * Words before an action that somebody may take: "to deploy", "you can deploy". "They deploy" reports what somebody
 * does.
 */
const wordsBeforeAction = wordSet(modals, 'to please then');

/** After these words, "to" precedes a thing: "due to sleep deprivation", "prone to rust damage". */
const wordsBeforeThings = wordSet(
  'due thanks lead leads led leading related according similar close closer next addition contribute contributes contributed contributing subject prior response regard respect susceptible prone attributed exposed opposed linked sensitive',
);

/**
 * The base form of the verb at this token if the text advises the action; otherwise null. "To deploy a function" has a
 * verb that the dictionary does not list.
 */
const verbAt = ({ tokens, tags, sentenceOf }: PhraseDocument, i: number): string | null => {
  const word = tokens[i]?.lower ?? '';
  const tag = tags[i];
  if (stopWords.has(word)) return null;
  if (tag === 'G') return verbOf(word);
  if (tokens[i - 1]?.lower === 'to' && wordsBeforeThings.has(tokens[i - 2]?.lower ?? '')) return null;
  const isAfter = sentenceOf[i - 1] === sentenceOf[i] && wordsBeforeAction.has(tokens[i - 1]?.lower ?? '');
  if (isAfter && (tag === 'N' || tag === 'V') && objectDeterminers.has(tokens[i + 1]?.lower ?? ''))
    return word;
  const isAdvised = isAfter || sentenceOf[i - 1] !== sentenceOf[i];
  return tag === 'V' && isAdvised && lexiconEntry(word)?.classes.includes('v') ? word : null;
};

/**
 * True for a word allowed before the object: "deploy your first function" has an object, but "learn from others" does
 * not.
 */
const canPrecede = ({ tokens, tags }: PhraseDocument, i: number): boolean => {
  const word = tokens[i]?.lower ?? '';
  return stopWords.has(word) ? objectDeterminers.has(word) : tags[i] === 'A' || tags[i] === 'N';
};

type Thing = { text: string; words: readonly string[] };

/** The things that are the object of the verb at this token. */
const objectsOf = (document: PhraseDocument, i: number, things: readonly Thing[]): string[] => {
  const { tokens, sentenceOf } = document;
  const found: string[] = [];
  for (let from = i + 1; from <= i + 1 + maxGap; from++) {
    if (sentenceOf[from] !== sentenceOf[i] || tokens[from]?.kind === 'mark') break;
    for (const { text, words } of things)
      if (words.every((word, k) => tokens[from + k]?.lower === word)) found.push(text);
    if (!canPrecede(document, from)) break;
  }
  return found;
};

const thingsOf = ({ phrase, aliases, ranked }: KeywordTopic): Thing[] => {
  const bySearch = ranked.toSorted((a, b) => b.search - a.search).slice(0, maxBySearch);
  const byTopic = ranked.toSorted((a, b) => b.topic - a.topic).slice(0, maxByTopic);
  const texts = [phrase, ...aliases, ...[...byTopic, ...bySearch].map((entry) => entry.phrase)];
  return [...new Set(texts)]
    .map((text) => ({ text, words: text.split(' ') }))
    .filter(({ words }) => words.length <= maxThingWords);
};

/**
 * The actions that a teaching text recommends for its things: "how to deploy golang function". 36% of the graded ones
 * have grade 2. In other texts it is 22%, and without "how to" 19%, so both are left out.
 */
export const topicActions = ({ article }: ArticleIndex, topic: KeywordTopic): KeywordCandidate[] => {
  if (!teaches(article)) return [];
  const document = articleDocument(article);
  const things = thingsOf(topic);
  // "Sleep deprivation" is a thing, not the action of sleeping a deprivation.
  const names = new Set(topic.ranked.map(({ phrase }) => phrase));
  const found = new Map<string, string>();
  for (const i of document.tokens.keys()) {
    const verb = verbAt(document, i);
    if (verb === null) continue;
    for (const thing of objectsOf(document, i, things))
      if (!names.has(`${verb} ${thing}`)) found.set(`how to ${verb} ${thing}`, thing);
    if (found.size >= maxActions) break;
  }
  return [...found].map(([text, about]) => ({ text, origin: 'action', about, asks: '' }));
};
