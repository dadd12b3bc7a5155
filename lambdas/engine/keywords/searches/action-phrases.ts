import { stopWords } from '#engine/english/stop-words.ts';
import { articleDocument, type PhraseDocument } from '#engine/keyphrases/phrase-document.ts';
import type { KeywordCandidate, KeywordTopic } from '#engine/keywords/candidates/keyword-candidate.ts';
import { verbOf } from '#engine/keywords/candidates/line-phrases.ts';
import { type ArticleIndex, searchStems } from '#engine/keywords/evidence/article-index.ts';

/** Limits for the length of a thing, and for the number of phrases and words read. They bound the time. */
const maxThingWords = 3;
const maxActions = 8;
const maxTokens = 6000;

/** Words that join an action with its complement: "switching to colemak", "failing as a teacher". */
const linkingWords = new Set('to as in from for with on into at without'.split(' '));
const typedArticles = new Set(['a', 'an']);
const untypedWords = new Set(['the', 'my', 'our', 'your', 'their', 'his', 'her', 'this', 'these', 'its']);
/** Actions that fit any object, so nobody searches for them. "Having a baby" is one of the few that people type. */
const lightVerbs =
  /^(?:having|making|taking|getting(?! into)|setting|using|doing|giving|going|keeping|putting|looking|turning|presenting|updating|supporting|developing|introducing|expecting|including|regarding|considering|following|according|representing|seeing|saying|adding|becoming aware|serving|providing|employing|marking|having)\b/;

type Run = { words: string[]; end: number };

const wordAt = ({ tokens }: PhraseDocument, i: number): string => tokens[i]?.lower ?? '';

const isContent = ({ tokens, tags }: PhraseDocument, i: number): boolean => {
  const token = tokens[i];
  return (
    token !== undefined &&
    token.kind !== 'mark' &&
    !stopWords.has(token.lower) &&
    /^[NAGP]$/.test(tags[i] ?? '')
  );
};

/** The whole noun phrase at this token, with its indefinite article; null if it goes on, or does not end in a noun. */
const thingAt = (document: PhraseDocument, from: number): Run | null => {
  const { sentenceOf, tags } = document;
  const article = wordAt(document, from);
  const words = typedArticles.has(article) ? [article] : [];
  const start = from + Number(typedArticles.has(article) || untypedWords.has(article));
  let i = start;
  while (sentenceOf[i] === sentenceOf[from] && isContent(document, i)) words.push(wordAt(document, i++));
  const isComplete = i > start && i - start <= maxThingWords && /[NP]/.test(tags[i - 1] ?? '');
  const isCut = sentenceOf[i] === sentenceOf[from] && /^['’/&-]|^\d/.test(wordAt(document, i));
  return isComplete && !isCut ? { words, end: i } : null;
};

/** The actions at this token: "becoming a dad", "switching to colemak", "importing html into r". */
const actionsAt = (document: PhraseDocument, i: number): string[][] => {
  const first = wordAt(document, i);
  if ((verbOf(first) === null && first !== 'being') || lightVerbs.test(`${first} ${wordAt(document, i + 1)}`))
    return [];
  const before = wordAt(document, i - 1);
  if (typedArticles.has(before) || untypedWords.has(before) || isContent(document, i - 1)) return [];
  const joint = wordAt(document, i + 1);
  if (linkingWords.has(joint)) {
    const thing = thingAt(document, i + 2);
    return thing === null ? [] : [[first, joint, ...thing.words]];
  }
  const object = thingAt(document, i + 1);
  if (object === null) return [];
  const whole = [first, ...object.words];
  const second = wordAt(document, object.end);
  const setting = linkingWords.has(second) ? thingAt(document, object.end + 1) : null;
  return setting === null ? [whole] : [whole, [...whole, second, ...setting.words]];
};

/** An action must occur this often unless it is in the title, in a heading, or in the opening. */
const minMentions = 2;
const openingSentences = 4;

type Found = { text: string; count: number; isPlaced: boolean; shared: number };

const isPlaced = (index: ArticleIndex, document: PhraseDocument, i: number): boolean => {
  const at = document.sentenceOf[i] ?? 0;
  return i < document.titleEnd || at <= openingSentences || index.sentences[at]?.isHeading === true;
};

/** Actions of the topic with their whole complement, in the text's words: "switching to colemak". */
export const actionPhrases = (index: ArticleIndex, topic: KeywordTopic): KeywordCandidate[] => {
  const document = articleDocument(index.article);
  const central = new Set(
    [...topic.phrase.split(' ').flatMap(searchStems), ...index.title].filter((stem) => !stopWords.has(stem)),
  );
  const found = new Map<string, Found>();
  for (let i = 0; i < Math.min(document.tokens.length, maxTokens); i++) {
    for (const words of actionsAt(document, i)) {
      const stems = words
        .slice(1)
        .filter((word) => !stopWords.has(word))
        .flatMap(searchStems);
      const shared = stems.filter((stem) => central.has(stem)).length;
      if (shared === 0) continue;
      const text = words.join(' ');
      const one = found.get(text) ?? { text, count: 0, isPlaced: false, shared };
      found.set(text, {
        ...one,
        count: one.count + 1,
        isPlaced: one.isPlaced || isPlaced(index, document, i),
      });
    }
  }
  return [...found.values()]
    .filter((one) => one.isPlaced || one.count >= minMentions)
    .sort((a, b) => b.count + b.shared - a.count - a.shared)
    .slice(0, maxActions)
    .map(({ text }) => ({ text, origin: 'spoken', about: text, asks: '' }));
};
