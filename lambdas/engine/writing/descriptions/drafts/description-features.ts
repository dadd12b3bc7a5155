import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import { countCharacters } from '#domain/snippets/measure-pixels.ts';
import { weekdays } from '#engine/english/calendar-words.ts';
import { baseOf, isIrregularVerbForm } from '#engine/english/lexicon.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { alternatives, anyOf, thirdPersonForms } from '#engine/english/word-classes.ts';
import { presentingVerbs, textNames } from '#engine/english/word-lists/text-words.ts';
import { regex } from '#engine/language/patterns.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import { textKinds } from '#engine/topic/kinds.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import { startsVaguely } from '#engine/writing/headlines/vague-openings.ts';
import { contentOf, type Reading } from '#engine/writing/passages/read-passages.ts';
import { similarity } from '#engine/writing/passages/similarity.ts';
import { type Form, isAction, isCompleteSentence } from './description-forms.ts';
import { styleOf } from './description-style.ts';
import { type Draft, makes } from './draft.ts';
import { isPromise } from './promises.ts';
import { isPurpose } from './purposes.ts';
import { startsDependent } from './sentence-joins.ts';

/** The topic of an article, for its descriptions. */
export type DescribedTopic = {
  phrase: string;
  aliases: readonly string[];
  /** The probability, between 0 and 1, that the phrase is the topic. */
  probability: number;
};

/** The data for the features of all candidates of an article, read once. */
export type DescribedArticle = {
  reading: Reading;
  /** Stems of the topic and of its aliases. */
  names: readonly (readonly string[])[];
  title: ReadonlySet<string>;
  opening: ReadonlySet<string>;
  headings: readonly ReadonlySet<string>[];
  /** The number of occurrences of each stem in the article. */
  counts: ReadonlyMap<string, number>;
  /** Features of the article, which are the same for all candidates. */
  shared: readonly number[];
};

const { minCharacters, maxCharacters } = snippetLimits.description;

const asNumber = (value: boolean): number => (value ? 1 : 0);
const stemsIn = (text: string): readonly string[] => analyzeText(text).wordStems;

export const describeArticle = (reading: Reading, topic: DescribedTopic): DescribedArticle => {
  const counts = new Map<string, number>();
  for (const { text } of reading.passages)
    for (const stem of contentOf(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const names = [topic.phrase, ...topic.aliases].map(stemsIn).filter((stems) => stems.length > 0);
  const first = reading.passages.slice(0, 3).map(({ text }) => text);
  return {
    reading,
    names,
    title: contentOf(reading.article.title ?? ''),
    opening: contentOf(first.join(' ')),
    headings: reading.article.headings
      .filter(({ offset }) => offset > 0)
      .slice(0, 20)
      .map(({ text }) => contentOf(text)),
    counts,
    shared: [
      topic.probability,
      asNumber(reading.article.title !== null),
      ...textKinds.map((kind) => asNumber(readKind(reading.article).kind === kind)),
    ],
  };
};

const countMatch = (pattern: RegExp, text: string): number => asNumber(pattern.test(text));
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;

/** The index at which a row of stems begins in another, or -1. */
const findRow = (stems: readonly string[], row: readonly string[]): number =>
  stems.findIndex((_, i) => row.every((stem, k) => stems[i + k] === stem));

/** Features on the topic: its whole name, its words, how early they come, and how much of the name is there. */
const topicFeatures = (text: string, { names }: DescribedArticle): number[] => {
  const stems = stemsIn(text);
  const [phrase = [], ...aliases] = names;
  const at = phrase.length === 0 ? -1 : findRow(stems, phrase);
  const alias = aliases.map((name) => findRow(stems, name)).filter((i) => i >= 0);
  const known = new Set(stems);
  const words = phrase.filter((stem) => known.has(stem)).length / Math.max(1, phrase.length);
  const first = stems.findIndex((stem) => phrase.includes(stem));
  return [
    asNumber(at >= 0),
    words,
    (at < 0 ? stems.length + 5 : at) / 30,
    (first < 0 ? stems.length + 5 : first) / 30,
    asNumber(alias.length > 0),
    asNumber(at >= 0 || alias.length > 0),
  ];
};

const callout = new RegExp(
  String.raw`\b(?:in this (?:${alternatives(textNames)}|piece|blog|recipe|report|chapter|section)|this (?:post|article|tutorial|guide|blog|recipe|document|page|is (?:a|an|the) (?:story|guide|post|list|review|look))|here(?:'s|’s| is| are) (?:a|an|the|how|what|why|my|some)|(?:I|we)(?:['’]ll| will|['’]d like to| want to|['’]m going to|['’]re going to) (?:${alternatives(presentingVerbs)}|explore|share|look|walk|tell|run|introduce|talk|build|use|go|try)|you(?:['’]ll| will) (?:learn|find|see|need|be able)|learn (?:how|what|why|about)|let(?:['’]s| us) (?:look|see|take|explore))`,
  'i',
);
const deicticWords =
  /\b(?:here|below|above|following|these|those|aforementioned|former|latter|previous(?:ly)?|earlier|as (?:I|we) said|said before|next section|the same)\b/i;
const detailWords =
  /\b(?:for example|for instance|e\.g\.|i\.e\.|such as|in this case|as you can see|note that|step|click|button|run the|command|screenshot|figure|photo)\b/i;
const benefitWords =
  /\b(?:how to|why|best|easy|easier|simple|help(?:s|ed)?|learn(?:ed)?|important|guide|tips?|recommend|perfect|goal|need|want(?:ed)?|problem|solution|new|first|finally|decided)\b/i;
const definition = /^(?:\S+ ){0,5}(?:is|are|was|were) (?:an?|the|one)\b/i;
const dateWords = new RegExp(
  String.raw`\b(?:today|yesterday|tomorrow|last (?:week|month|night|year)|this (?:morning|week|month|year)|${anyOf(weekdays)}|ago)\b`,
  'i',
);
const unfinished = /[:;,]$|\b(?:etc\.?)$/;
const codeLike = /`|\(\)|https?:|\w\/\w+\/|[<>{}=]|\$\w|--\w|\w_\w|\.\w{2,4}\b(?=\s|$)/;

const shapeFeatures = (
  sentences: readonly (Omit<Form, 'passage'> & Partial<Form>)[],
  text: string,
): number[] => {
  const [first] = sentences;
  const lengths = sentences.map((sentence) => sentence.text.length);
  const length = countCharacters(text);
  return [
    sentences.length,
    length,
    Math.max(0, minCharacters - length),
    maxCharacters - length,
    Math.min(...lengths),
    Math.max(...lengths),
    sentences.reduce((sum, { steps }) => sum + steps, 0),
    (first?.text.match(/,/g)?.length ?? 0) + (first?.text.match(/[()—–;]/g)?.length ?? 0),
    asNumber(new Set(sentences.map(({ passage }) => passage?.paragraph)).size > 1),
    mean(sentences.map((sentence) => asNumber(isCompleteSentence(sentence.text)))),
  ];
};

const placeFeatures = (sentences: readonly Form[], { reading }: DescribedArticle): number[] => {
  const passage = sentences[0]?.passage;
  if (passage === undefined) return [0, 0, 0, 0, 0, 0, 0];
  const all = reading.passages.length;
  const sections = reading.passages.at(-1)?.section ?? 0;
  return [
    Math.log1p(passage.index),
    passage.index / Math.max(1, all),
    Math.min(10, passage.paragraph),
    asNumber(passage.section === 0),
    asNumber(passage.opens),
    sections === 0 ? 0 : passage.section / sections,
    Math.log1p(all),
  ];
};

const backReferences = new RegExp(`^(?:${alternatives(thirdPersonForms)}|it's|this|that|these|those)$`);

const wordFeatures = (text: string): number[] => {
  const words = analyzeText(text).tokens.flatMap(({ kind, lower }) => (kind === 'word' ? [lower] : []));
  const share = (fits: (word: string) => boolean): number =>
    words.filter(fits).length / Math.max(1, words.length);
  return [
    share((word) => /^(?:i|i'm|i've|i'd|i'll|me|my)$/.test(word)),
    share((word) => /^(?:we|we're|we've|we'll|us|our)$/.test(word)),
    share((word) => /^(?:you|you're|you'll|you've|your)$/.test(word)),
    share((word) => backReferences.test(word)),
    share(
      (word) =>
        /^(?:was|were|had|did)$/.test(word) ||
        isIrregularVerbForm(word) ||
        baseOf(word, 'ed')?.classes.includes('v') === true,
    ),
    share((word) => /^(?:is|are|can|will|has|have)$/.test(word)),
    share((word) => /^(?:but|however|though|although|so|then|because)$/.test(word)),
    words.join('').length / Math.max(1, words.length),
  ];
};

const formFeatures = (first: string, text: string): number[] => [
  asNumber(startsVaguely(first)),
  asNumber(startsDependent(first)),
  countMatch(/^(?:I|My|I['’]\w+)\b/, first),
  countMatch(/^(?:We|Our|We['’]\w+)\b/, first),
  countMatch(
    /^(?:If|When|While|As|After|Before|Since|Once|Although|Because|For|In|On|At|With|During|By|To)\b/,
    first,
  ),
  countMatch(/^(?:The|An?)\b/, first),
  countMatch(/\?/, text),
  countMatch(/!/, text),
  countMatch(/["“”]/, text),
  countMatch(callout, text),
  countMatch(deicticWords, text),
  countMatch(detailWords, text),
  countMatch(benefitWords, text),
  countMatch(definition, first),
  countMatch(dateWords, text),
  countMatch(unfinished, text),
  countMatch(codeLike, text),
  (text.match(/\d+/g)?.length ?? 0) / 3,
  (text.match(regex.gu`(?<=\s)\p{Lu}`)?.length ?? 0) / 6,
];

const contentFeatures = (text: string, article: DescribedArticle): number[] => {
  const content = [...contentOf(text)];
  const salience = content.map((stem) => article.reading.salience.get(stem) ?? 0).sort((a, b) => b - a);
  const words = new Set(content);
  const touched = article.headings.filter((heading) => [...heading].some((stem) => words.has(stem))).length;
  return [
    mean(salience),
    mean(salience.slice(0, 3)),
    salience.reduce((a, b) => a + b, 0),
    similarity(words, article.title, 'smaller'),
    similarity(words, article.opening, 'mean'),
    touched / Math.max(1, article.headings.length),
    mean(content.map((stem) => asNumber((article.counts.get(stem) ?? 0) <= 1))),
    mean(content.map((stem) => Math.log1p(article.counts.get(stem) ?? 0))),
    content.length,
  ];
};

const announcementWords =
  /\b(?:announc\w+|introduc\w+|releas\w+|launch\w+|named|now (?:available|live|open|supports?))\b/i;
const quantity = new RegExp(
  String.raw`\b(?:\d[\d.,]*|${alternatives(twoToTen)}|dozens?|hundreds?|thousands?)\b`,
  'gi',
);

const mentionsText = new RegExp(
  String.raw`^(?:In )?[Tt]h(?:is|e) (?:\w+ ){0,2}(?:${alternatives(textNames)}|report)\b`,
);

/** The purpose of a line: a promise, a purpose, news, a range of sections or an action of its author. */
const purposeFeatures = (first: string, text: string): number[] => [
  asNumber(isPromise(text)),
  asNumber(isPurpose(text)),
  asNumber(isAction(text)),
  countMatch(/^Learn (?:how|why|what) (?!to\b)/, text),
  countMatch(/[.?!] (?:Learn|Covers|Made with) /, text),
  countMatch(/, from .+ to /, text),
  countMatch(regex.u`^A (?:[\p{L}-]+ ){0,2}guide (?:to|for|on) `, text),
  countMatch(regex.u`^(?:A|Take an?) (?:[\p{L}-]+ ){0,2}look at `, text),
  countMatch(/^(?:Learn|Read) about /, text),
  countMatch(mentionsText, first),
  countMatch(announcementWords, first),
  text.match(quantity)?.length ?? 0,
  countMatch(/^(?:I|We)(?: \w+ly)? (?:\w+ed|was|were|had|went|got|took|made|found|came|ran|saw)\b/, first),
  countMatch(/\b(?:also|even|just|still|another|other)\b/i, first),
  countMatch(
    /^(?:An? )?(?:\w+ ){0,2}(?:example|thing|part|reason|way|problem|idea|point|step|question)s?\b/i,
    first,
  ),
];

const styleFeatures = (text: string): number[] => {
  const { start, anywhere } = styleOf(text);
  return [start, anywhere];
};

const makeFeatures = ({ text, make, named }: Draft): number[] => [
  ...makes.map((other) => asNumber(make === other)),
  named,
  countMatch(/^[^.?!]{3,70}: /, text),
  countMatch(/^Learn /, text),
  asNumber(regex.iu`(?<!\p{L})how to(?!\p{L})`.test(text)),
  text.match(regex.giu`(?<!\p{L})(?:how|why|what|which|when)(?!\p{L})`)?.length ?? 0,
];

/** The features by which a description is ranked. They never depend on another candidate. */
export const descriptionFeatures = (draft: Draft, article: DescribedArticle): Float32Array => {
  const { text, row } = draft;
  const first = row[0]?.text ?? text;
  const sentences = row.length > 0 ? row : [{ text, steps: 0 }];
  return Float32Array.from([
    ...topicFeatures(text, article),
    ...topicFeatures(first, article),
    ...shapeFeatures(sentences, text),
    ...placeFeatures(row, article),
    ...wordFeatures(text),
    ...formFeatures(first, text),
    ...contentFeatures(text, article),
    ...makeFeatures(draft),
    ...purposeFeatures(first, text),
    ...styleFeatures(text),
    ...article.shared,
  ]);
};
