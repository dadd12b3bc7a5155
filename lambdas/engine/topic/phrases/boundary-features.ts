import { memoizeByWord } from '#engine/bounds/memoize.ts';
import type { Tag } from '#engine/english/part-of-speech.ts';
import { tagTokens } from '#engine/english/tag-tokens.ts';
import { anyOf, searchQuestionWords } from '#engine/english/word-classes.ts';
import type { FeatureMatrix } from '#engine/keyphrases/feature-matrix.ts';
import { regex } from '#engine/language/patterns.ts';
import { type Token, tokenize } from '#engine/language/tokenize.ts';
import type { MeasuredText } from './measured-text.ts';
import type { Phrase } from './phrase.ts';

const tagNumbers: Record<Tag, number> = { N: 1, P: 2, A: 3, D: 4, G: 5, C: 6, V: 7, R: 8, F: 9, M: 10 };
const articles = /^(?:the|an?|this|these|my|our|your|its)$/;
/** First words of questions. Like the words below, they open searches that the text itself need not contain. */
const questionOpening = new RegExp(`^${anyOf(searchQuestionWords)}\\b`);
const intentWords =
  /\b(?:best|vs|versus|tips|ideas|recipe|recipes|guide|tutorial|review|reviews|examples?|alternatives?|benefits|meaning|definition|checklist|template|cost|price)\b/;

const wordsOf = (phrase: string): Token[] => tokenize(phrase).filter(({ kind }) => kind !== 'mark');
const ownTags = memoizeByWord((phrase: string): readonly Tag[] => tagTokens(wordsOf(phrase), () => false));

/** The tags of the phrase's words: the most frequent tag in the text, or else the tag of the word by itself. */
const tagsOf = ({ words }: MeasuredText, phrase: Phrase): readonly Tag[] => {
  if (wordsOf(phrase.text).length !== phrase.stems.length) return ownTags(phrase.text);
  const inText = phrase.stems.map((stem, i) => (phrase.content[i] ? words.get(stem)?.tag : undefined));
  return inText.map((tag, i) => tag ?? ownTags(phrase.text)[i] ?? 'N');
};

const addOwnTags = (matrix: FeatureMatrix, measured: MeasuredText, phrase: Phrase): void => {
  const tags = tagsOf(measured, phrase);
  const count = (some: string) => tags.filter((tag) => some.includes(tag)).length;
  matrix.add(tagNumbers[tags[0] ?? 'M']);
  matrix.add(tagNumbers[tags.at(-1) ?? 'M']);
  matrix.add(tags.length > 2 ? tagNumbers[tags.at(-2) ?? 'M'] : 0);
  matrix.add(count('P'));
  matrix.add(count('AD'));
  matrix.add(count('V'));
  matrix.add(count('G'));
  matrix.add(count('F'));
  matrix.add(questionOpening.test(phrase.text) ? 1 : 0);
  matrix.add(intentWords.test(phrase.text) ? 1 : 0);
  matrix.add(regex.u`\p{N}`.test(phrase.text) ? 1 : 0);
  matrix.add(/[^s]s$/.test(phrase.text) ? 1 : 0);
  matrix.add(/(?:tion|sion|ment|ness|ity|ics|ism|ogy|ing)s?$/.test(phrase.text) ? 1 : 0);
  matrix.add(phrase.text.length - phrase.text.lastIndexOf(' ') - 1);
};

/** The share of neighboring word pairs in the phrase that are also neighbors in the text. */
const adjacency = ({ text }: MeasuredText, { stems }: Phrase): number => {
  if (stems.length < 2) return 1;
  let seen = 0;
  for (let i = 1; i < stems.length; i++) {
    const before = text.positions.get(stems[i - 1] ?? '') ?? [];
    if (before.some((at) => text.stems[at + 1] === stems[i])) seen++;
  }
  return seen / (stems.length - 1);
};

/** Adds features of the words before and after the phrase. */
export const addBoundaryFeatures = (
  matrix: FeatureMatrix,
  measured: MeasuredText,
  phrase: Phrase,
  parts: readonly number[],
): void => {
  addOwnTags(matrix, measured, phrase);
  matrix.add(adjacency(measured, phrase));
  const { document, tokenOf } = measured.text;
  const sums = {
    nominalBefore: 0,
    nounAfter: 0,
    whole: 0,
    article: 0,
    opens: 0,
    subject: 0,
    name: 0,
    link: 0,
  };
  for (const part of parts) {
    const from = tokenOf[part] ?? 0;
    const to = (tokenOf[part + phrase.stems.length - 1] ?? from) + 1;
    const isIn = (i: number) => document.sentenceOf[i] === document.sentenceOf[from];
    const before = isIn(from - 1) ? (document.tags[from - 1] ?? 'M') : 'M';
    const after = isIn(to) ? (document.tags[to] ?? 'M') : 'M';
    const word = isIn(from - 1) ? (document.tokens[from - 1]?.lower ?? '') : '';
    const nominal = 'NPADGC'.includes(before);
    const noun = 'NPG'.includes(after);
    const opens = !isIn(from - 1) || (articles.test(word) && !isIn(from - 2));
    sums.nominalBefore += Number(nominal);
    sums.nounAfter += Number(noun);
    sums.whole += Number(!nominal && !noun);
    sums.article += Number(articles.test(word));
    sums.opens += Number(opens);
    sums.subject += Number(
      after === 'V' || /^(?:is|are|was|were|has|have|can|will)$/.test(document.tokens[to]?.lower ?? ''),
    );
    sums.name += Number(document.name[from] === true && document.name[to - 1] === true);
    sums.link += Number(/^(?:of|in|at|by|from)$/.test(word));
  }
  for (const sum of Object.values(sums)) matrix.add(parts.length === 0 ? -1 : sum / parts.length);
};
