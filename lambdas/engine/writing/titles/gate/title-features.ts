import { stopWords } from '#engine/english/stop-words.ts';
import { alternatives, demonstratives, thirdPersonSubjects } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import { containsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { isSelfContained } from '#engine/writing/headlines/self-contained.ts';
import { isFirstPerson, startsVaguely } from '#engine/writing/headlines/vague-openings.ts';
import { type Subject, stemsOfContent } from '#engine/writing/titles/subject/subject.ts';
import { type Composed, type TitleFrame, titleFrames } from '#engine/writing/titles/subject/title-frame.ts';
import { headlineFit } from './headline-model.ts';

const kindGroups: readonly RegExp[] = [
  /^(?:how-to|tips|reference|list)$/,
  /^(?:explainer|comparison|review)$/,
  /^(?:diary|travel|essay|case-study|interview)$/,
  /^(?:opinion)$/,
  /^(?:news|announcement)$/,
  /^recipe$/,
];
const tags = 'NPAVGDRFCM';
const maxSalientSentences = 5;
/** Sentences further down count as this place. */
const lastPlace = 40;
/** The words that a frame puts before the words of the text. */
const framed = /^(?:how to|how|why|what (?:is|are)|an? (?:guide|introduction) to|introducing|announcing)\s/iu;
/** The number of top phrases that represent what the text is about. */
const maxPhrases = 20;
const pronouns = regexOf(
  String.raw`(?<!\p{L})(?:${alternatives(thirdPersonSubjects, demonstratives)}|its|them|his|her|here|there|one|ones)(?!\p{L})`,
  'iu',
);
/** Words that occur in any text and make a title no more specific. */
const vagueWords = regex.giu`(?<!\p{L})(?:things?|ways?|lots?|something|stuff|good|great|new|other|many|more|most|best|first|second|project|example|part|point|place|people|time|work|idea|case|group|area|step|level|page|information|list|use|used|using|make|content|service|system|team|tool)s?(?!\p{L})`;

/** What a title's judge knows about the text; computed once for all of its titles. */
export type Judged = {
  subject: Subject;
  sentenceStems: readonly ReadonlySet<string>[];
  headingStems: ReadonlySet<string>;
  leadStems: ReadonlySet<string>;
  mass: number;
  /** The words that matter most in the text. */
  salientStems: ReadonlySet<string>;
  lowerText: string;
};

export const judgeTitles = (subject: Subject): Judged => {
  const { article } = subject.reading;
  return {
    subject,
    sentenceStems: subject.sentences.map(({ text }) => stemsOfContent(text)),
    headingStems: stemsOfContent(
      `${subject.headline} ${article.headings
        .slice(0, 60)
        .map(({ text }) => text)
        .join(' ')}`,
    ),
    leadStems: stemsOfContent(
      subject.sentences
        .slice(0, 3)
        .map(({ text }) => text)
        .join(' '),
    ),
    mass: subject.ranked.slice(0, maxPhrases).reduce((sum, { topic }) => sum + topic, 0),
    salientStems: new Set(
      [...subject.reading.salience]
        .toSorted((a, b) => b[1] - a[1])
        .slice(0, maxSalientSentences)
        .map(([stem]) => stem),
    ),
    lowerText: subject.text.toLowerCase(),
  };
};

const shareIn = (stems: ReadonlySet<string>, held: ReadonlySet<string>): number =>
  stems.size === 0 ? 0 : [...stems].filter((stem) => held.has(stem)).length / stems.size;

const topicFeatures = ({ subject, mass }: Judged, title: string): number[] => {
  const ranked = subject.ranked.slice(0, maxPhrases);
  const held = ranked.filter(({ phrase }) => containsKeyword(title, phrase));
  const [first] = ranked;
  const lower = title.toLowerCase();
  const named = subject.names.filter(({ text }) => lower.includes(text.toLowerCase()));
  const at = named.map(({ text }) => lower.indexOf(text.toLowerCase()));
  return [
    first !== undefined && containsKeyword(title, first.phrase) ? 1 : 0,
    first?.topic ?? 0,
    (first?.topic ?? 0) - (ranked[1]?.topic ?? 0),
    mass === 0 ? 0 : held.reduce((sum, { topic }) => sum + topic, 0) / mass,
    Math.max(0, ...held.map(({ topic }) => topic)),
    Math.max(0, ...held.map(({ search }) => search)),
    held.length,
    at.length === 0 ? -1 : Math.min(...at) / title.length,
    Math.max(0, ...named.map(({ text }) => text.length / title.length)),
    shareIn(first === undefined ? new Set() : stemsOfContent(first.phrase), stemsOfContent(title)),
  ];
};

const textFeatures = (judged: Judged, title: string): number[] => {
  const { subject, sentenceStems, headingStems, leadStems } = judged;
  const stems = stemsOfContent(title);
  const salience = [...stems].map((stem) => subject.reading.salience.get(stem) ?? 0);
  const shares = sentenceStems.map((held) => shareIn(stems, held));
  const best = Math.max(0, ...shares);
  const whole = `${subject.headline} `.toLowerCase();
  return [
    salience.length === 0 ? 0 : salience.reduce((a, b) => a + b, 0) / salience.length,
    salience.length === 0 ? 0 : Math.min(...salience),
    Math.max(0, ...salience),
    shareIn(stems, leadStems),
    shareIn(stems, headingStems),
    best,
    shares.indexOf(best) / Math.max(shares.length, 1),
    shares.filter((share) => share >= 0.5).length / Math.max(shares.length, 1),
    best < 0.5 ? lastPlace : Math.min(lastPlace, shares.indexOf(best)),
    best < 0.5 ? lastPlace : Math.min(lastPlace, shares.length - 1 - shares.lastIndexOf(best)),
    judged.lowerText.includes(title.toLowerCase().replace(framed, '').replace(/\?$/, '')) ? 1 : 0,
    shareIn(judged.salientStems, stems),
    subject.headline === '' ? -1 : shareIn(stems, stemsOfContent(subject.headline)),
    whole.includes(title.toLowerCase()) ? 1 : 0,
    stems.size,
    Math.log(1 + subject.reading.article.wordCount),
    subject.sections.length,
  ];
};

const formFeatures = (title: string): number[] => {
  const words = tagWords(title).filter(({ kind }) => kind !== 'mark');
  const content = words.filter(({ lower }) => !stopWords.has(lower));
  const fit = headlineFit(title);
  const tagOf = (i: number): number => tags.indexOf(words.at(i)?.tag ?? 'M');
  const parts = title.split(/:\s/);
  return [
    fit.mean,
    fit.worst,
    fit.first,
    fit.last,
    title.length,
    words.length,
    content.length / Math.max(words.length, 1),
    tagOf(0),
    tagOf(1),
    tagOf(-1),
    tagOf(-2),
    words.filter(({ tag }) => tag === 'V').length,
    words.filter(({ tag }) => tag === 'P').length / Math.max(words.length, 1),
    stopWords.has(words.at(-1)?.lower ?? '') ? 1 : 0,
    new Set(content.map(({ lower }) => lower)).size - content.length,
    parts.length - 1,
    parts.length > 1 ? (parts.at(-1)?.split(' ').length ?? 0) : 0,
    title.match(/,/g)?.length ?? 0,
    /\?$/.test(title) ? 1 : 0,
    /\d/.test(title) ? 1 : 0,
    regex.u`[^\p{L}\p{N}\s,:;.'’"“”?!&/()+-]`.test(title) ? 1 : 0,
    pronouns.test(title) ? 1 : 0,
    isFirstPerson(title) ? 1 : 0,
    startsVaguely(title) ? 1 : 0,
    isSelfContained(title) ? 1 : 0,
    title.match(vagueWords)?.length ?? 0,
    regex.iu`(?<!\p{L})(?:you|your)(?!\p{L})`.test(title) ? 1 : 0,
    Math.max(0, ...analyzeText(title).tokens.map(({ text }) => text.length)),
  ];
};

const frameNumber = (frame: TitleFrame): number => titleFrames.indexOf(frame);

/** The features that the publish gate judges a title by. */
export const titleFeatures = (judged: Judged, { text, frame }: Composed): number[] => [
  ...titleFrames.map((name) => (frame === name ? 1 : 0)),
  frameNumber(frame),
  ...kindGroups.map((group) => (group.test(judged.subject.kind) ? 1 : 0)),
  ...topicFeatures(judged, text),
  ...textFeatures(judged, text),
  ...formFeatures(text),
];
