import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import { isPlural } from '#engine/english/is-plural.ts';
import { alternatives, searchQuestionWords } from '#engine/english/word-classes.ts';
import { kindReasons } from '#engine/keywords/phrases/kind-reasons.ts';
import { isFullName, isPerson } from '#engine/keywords/phrases/persons.ts';
import { escapeForPattern, regex } from '#engine/language/patterns.ts';
import type { AnswerSource } from './answers.ts';
import { verbOf } from './line-phrases.ts';
import { isCommonWord } from './searchable.ts';

/** Words that people add to a topic, and what a text needs to answer them. */
export type Question = {
  /** Never rename it: the keyword model learns its features under this name. */
  name: string;
  /** The keyword, or null if the topic does not take these words. */
  write: (topic: string, source: AnswerSource) => string | null;
  answers: (topic: string, source: AnswerSource) => boolean;
};

/** Why such a keyword fits the text, as a sentence that follows "Your text answers it: ". */
const reasons: Record<string, string> = {
  recipe: 'it gives the ingredients and the steps.',
  make: 'it gives the ingredients and the steps.',
  'easy recipe': 'it gives a short list of ingredients and the steps.',
  homemade: 'it shows how to make it at home.',
  'what is': 'it says what this is.',
  'things to do': 'it says what there is to do.',
  'how it works': 'it says how this works.',
  review: 'it says how this worked out in practice.',
  tutorial: 'it shows the steps with code.',
  example: 'it shows an example.',
  examples: 'it shows examples.',
  'race report': 'it describes how the race went.',
  price: 'it says what this costs.',
  cost: 'it says what this costs.',
  ...kindReasons,
};

const otherReason = (name: string): string =>
  name.startsWith('form ') ? 'it says this in other words.' : 'a section is about this.';

/** One sentence that explains why a question about a topic of the text is a keyword for it. */
export const reasonOf = (name: string): string =>
  `Your text answers it: ${reasons[name] ?? otherReason(name)}`;

const containsWords = (topic: string, words: string): boolean => new RegExp(`\\b(?:${words})\\b`).test(topic);
/** A quoted example of a title, such as "A beginner's introduction", does not say what the text is. */
const withoutQuotations = (text: string): string => text.replace(/[“"«][^“”"«»\n]{1,300}[”"»]/gu, ' ');
/** The places where a text mentions a topic. */
const placesOf = (text: string, topic: string): number[] => {
  const places: number[] = [];
  for (let at = text.indexOf(topic); at >= 0; at = text.indexOf(topic, at + 1)) places.push(at);
  return places;
};

/** More characters than any of the words before a topic have. */
const contextBefore = 40;
const wordEnd = /^.\b/su;

/**
 * True if a text mentions a topic right after these words. This checks the places of the topic, because compiling a
 * pattern for each topic would take longer.
 */
const hasAfter = (text: string, words: RegExp, topic: string, end = wordEnd): boolean =>
  placesOf(text, topic).some(
    (at) =>
      words.test(text.slice(Math.max(0, at - contextBefore), at)) &&
      end.test(text.slice(at + topic.length - 1)),
  );

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The topic already ends with this kind of text ("meatball recipe"), so nothing is added. */
const isClosed = (topic: string): boolean =>
  containsWords(
    topic,
    'recipes?|review|reviews|tutorial|guide|tips|ideas|examples?|vs|versus|how|what|why|report|meaning',
  );

const notAThing = new RegExp(String.raw`^(?:${alternatives(searchQuestionWords)}|to|i|my|best|\d+) `);

/** True for a thing that people ask about, rather than a question, an activity or a clause. */
export const isThing = (topic: string): boolean =>
  !notAThing.test(`${topic} `) && !/ (?:i|we|you|is|are|was|to) /.test(topic);

/** True for "string beans", but not for "cooking with grandma". */
export const isDish = (topic: string): boolean => verbOf(topic.split(' ')[0] ?? '') === null;

const lastWordOf = (topic: string): string => topic.slice(topic.lastIndexOf(' ') + 1);

/** True if a sentence defines the topic: "Email deliverability is the share of ...". */
export const isDefined = (topic: string, { sentences, text }: AnswerSource): boolean =>
  sentences.some((whole) => {
    const sentence = whole.slice(0, 200);
    return placesOf(sentence, topic).some(
      (at) =>
        startsDefinition.test(sentence.slice(0, at)) && definition.test(sentence.slice(at + topic.length)),
    );
  }) && !isPerson(text, topic);
/**
 * Words before a name that follows its definition: "... That's Parkinson's Law.", "a method called spaced repetition".
 */
const naming =
  /(?:[.!?] (?:that's|that is|this is)|\b(?:called|known as|referred to as|is termed)) (?:an? |the )?["'“]?$/;
const clauseEnd = /^.["'”]?(?:[.,;:!)]|$)/su;
const startsDefinition = /(?:^|[("']|[.:;] )(?:an? )?$/;
const definition = regex.u`^(?: \([^)]{1,40}\))?,? (?:(?:is|are) (?:an?(?! (?:\p{L}+ )?examples?\b)|the|when|any|one of|simply|basically|essentially|how)\b|refers? to|means|stands for|describes)`;

/** True if a sentence gives the cost of the topic itself. */
const isPriced = (topic: string, { sentences }: AnswerSource): boolean =>
  sentences.some(
    (sentence) =>
      /[$€£]\d/.test(sentence) &&
      sentence.includes(topic) &&
      containsWords(sentence, 'price|priced|prices|cost|costs'),
  );

const suffix =
  (word: string) =>
  (topic: string): string | null =>
    isClosed(topic) ? null : `${topic} ${word}`;

const inLines =
  (words: string) =>
  (_: string, { lines }: AnswerSource): boolean =>
    containsWords(lines, words);

const mentionedOften =
  (words: string, min: number) =>
  (_: string, { text }: AnswerSource): boolean =>
    count(text, new RegExp(`\\b(?:${words})\\b`, 'g')) >= min;

/** Requires that the text says these words about the topic itself: "causes of burnout". */
const mentionedWith = (words: string): Question['answers'] => {
  const ahead = new RegExp(`\\b(?:${words}) (?:of|for) (?:an? |the |your )?$`);
  return (topic, { text }) => hasAfter(text, ahead, topic);
};

const anyTest =
  (...tests: readonly Question['answers'][]): Question['answers'] =>
  (topic, source) =>
    tests.some((test) => test(topic, source));

/** A thing that people buy, visit or use, and therefore ask about. Activities do not count. */
export const isSearchedThing = (topic: string): boolean =>
  topic.split(' ').length <= 4 && !/ing\b/.test(lastWordOf(topic)) && !regex.u`^\p{L}+ing `.test(topic);

const experienceWords =
  /\b(?:tested|used|tried|bought|reviewed|my experience|my favorite|worth it|pros|cons|verdict|recommend)\b/g;
const minOpinions = 4;

/** Phrases in an opening that say the text is for beginners. */
const beginnerWords =
  /\b(?:for|as) (?:an? )?(?:\w+ )?beginners?\b|\bif you(?:'ve| have)? never (?:used|tried)\b/;

/** Words that people add to an action: "growing tomatoes tips", but not "growing tomatoes alternatives". */
export const actionQuestions: ReadonlySet<string> = new Set([
  'tips',
  'kind tips',
  'tutorial',
  'kind tutorial',
  'guide',
  'for beginners',
  'checklist',
  'benefits',
  'itinerary',
  'kind itinerary',
]);

const firstLine = 120;
/** The number of characters in which a text says what it is, such as a tutorial or a review. */
const opening = 800;

export const questions: readonly Question[] = [
  {
    name: 'recipe',
    write: (topic) => (containsWords(topic, 'recipes?') ? null : `${topic} recipe`),
    answers: (topic, { isRecipe }) => isRecipe && isDish(topic),
  },
  {
    name: 'make',
    write: (topic) =>
      containsWords(topic, 'how|make') ? null : `how to make ${topic.replace(/ recipes?$/, '')}`,
    answers: (topic, { isRecipe }) => isRecipe && isDish(topic),
  },
  {
    name: 'easy recipe',
    write: (topic) =>
      containsWords(topic, 'easy') ? null : `easy ${topic.replace(/ recipes?$/, '')} recipe`,
    answers: (topic, { isRecipe, text, title }) =>
      isRecipe &&
      isDish(topic) &&
      (containsWords(title, 'easy|simple|quick') || text.length < 1800 || containsWords(text, 'easy')),
  },
  {
    name: 'homemade',
    write: (topic) =>
      containsWords(topic, 'homemade|at home') ? null : `homemade ${topic.replace(/ recipes?$/, '')}`,
    answers: (_, { isRecipe, text }) =>
      isRecipe && containsWords(text, 'homemade|from scratch|own|dough|flour'),
  },
  {
    name: 'what is',
    write: (topic, { text }) =>
      containsWords(topic, 'how|what|why|to')
        ? null
        : `what ${isPlural(topic, text) ? 'are' : 'is'} ${topic}`,
    answers: (topic, source) =>
      (isDefined(topic, source) && !isCommonWord(topic)) ||
      (topic.includes(' ') && hasAfter(source.text, naming, topic, clauseEnd)) ||
      hasAfter(source.lines, /what (?:is|are) (?:an? |the )?$/, topic),
  },
  {
    name: 'how it works',
    write: (topic, { text }) =>
      containsWords(topic, 'how|what|why')
        ? null
        : `how ${isPlural(topic, text) ? 'do' : 'does'} ${topic} work`,
    answers: (topic, { lines, text }) =>
      containsWords(lines, 'how (?:it|they|does .*|do .*) works?') ||
      hasAfter(text, /\bhow (?:an? |the )?$/, topic, /^. works?\b/su),
  },
  {
    name: 'how to use',
    write: (topic) => (containsWords(topic, 'how|using') ? null : `how to use ${topic}`),
    answers: (topic, source) =>
      source.hasSteps && hasAfter(source.text, /\b(?:use|using) (?:an? |the |your )?$/, topic),
  },
  {
    name: 'set up',
    write: (topic) => (containsWords(topic, 'how') ? null : `how to set up ${topic}`),
    answers: (topic, { text }) =>
      hasAfter(text, /\b(?:set(?:ting)? ?up|configur(?:e|ing)) (?:an? |the |your )?$/, topic),
  },
  {
    name: 'install',
    write: (topic) => (containsWords(topic, 'how|install') ? null : `how to install ${topic}`),
    answers: (topic, { text }) => hasAfter(text, /\b(?:install|installing) (?:an? |the |your )?$/, topic),
  },
  {
    name: 'create',
    write: (topic, { text }) =>
      containsWords(topic, 'how|create|creating')
        ? null
        : `how to create ${isPlural(topic, text) || topic.includes('ing ') ? '' : `${indefiniteArticle(topic)} `}${topic}`,
    answers: (topic, { text }) =>
      hasAfter(text, /\b(?:creat(?:e|ing)) (?:an? |the |your |our )?(?:new )?$/, topic),
  },
  {
    name: 'review',
    write: (topic) => (isClosed(topic) || !isSearchedThing(topic) ? null : `${topic} review`),
    answers: (topic, { title, text }) =>
      !isFullName(text, topic) &&
      (containsWords(title, 'reviews?|hands-on|impressions') ||
        (containsWords(text.slice(0, opening), 'reviews?|impressions') &&
          count(text, experienceWords) >= minOpinions) ||
        (/\b(?:book|movie|film|novel|author)\b/.test(text.slice(0, 600)) && title.includes(topic))) &&
      new RegExp(`\\b${escapeForPattern(topic)}\\b`).test(text + title),
  },
  {
    name: 'tutorial',
    write: suffix('tutorial'),
    answers: (_, source) =>
      source.hasCode &&
      source.hasSteps &&
      containsWords(source.lines + source.text.slice(0, opening), 'tutorial'),
  },
  {
    name: 'example',
    write: suffix('example'),
    answers: (_, { hasCode, lines }) => hasCode && containsWords(lines, 'examples?'),
  },
  {
    name: 'examples',
    write: suffix('examples'),
    answers: inLines('examples'),
  },
  {
    name: 'tips',
    write: suffix('tips'),
    answers: anyTest(inLines('tips|tricks|ways to'), mentionedOften('tips', 3)),
  },
  {
    name: 'best practices',
    write: suffix('best practices'),
    answers: anyTest(inLines('best practices?'), mentionedWith('best practices?')),
  },
  {
    name: 'for beginners',
    write: (topic) =>
      containsWords(topic, 'beginners?') || isClosed(topic) ? null : `${topic} for beginners`,
    answers: anyTest(
      (_, { title }) =>
        containsWords(
          title,
          'beginners?|getting started|how to start|from scratch|first steps|basics|introduction|intro|101',
        ),
      (_, { lines, text }) =>
        (containsWords(lines, 'beginners?') ||
          beginnerWords.test(withoutQuotations(text.slice(0, opening)))) &&
        !containsWords(text, 'not (?:for|meant for|aimed at) beginners'),
    ),
  },
  { name: 'guide', write: suffix('guide'), answers: inLines('guide|handbook|everything (?:you|about)') },
  {
    name: 'checklist',
    write: suffix('checklist'),
    answers: anyTest(inLines('checklist'), mentionedOften('checklist', 2)),
  },
  {
    name: 'benefits',
    write: (topic) => `benefits of ${topic}`,
    answers: anyTest(inLines('benefits|advantages'), mentionedWith('benefits|advantages')),
  },
  {
    name: 'pros and cons',
    write: suffix('pros and cons'),
    answers: anyTest(inLines('pros|cons|disadvantages|drawbacks|trade-?offs'), (_, { text }) =>
      containsWords(text, 'pros and cons|advantages and disadvantages'),
    ),
  },
  {
    name: 'alternatives',
    write: suffix('alternatives'),
    answers: (topic, { lines, text }) =>
      isSearchedThing(topic) &&
      (containsWords(lines, 'alternatives?') || hasAfter(text, /\balternatives? to (?:the )?$/, topic)),
  },
  {
    name: 'price',
    write: suffix('price'),
    answers: (topic, source) => !source.isRecipe && isSearchedThing(topic) && isPriced(topic, source),
  },
  {
    name: 'cost',
    write: suffix('cost'),
    answers: (topic, source) => !source.isRecipe && isPriced(topic, source),
  },
  { name: 'itinerary', write: suffix('itinerary'), answers: anyTest(inLines('itinerary|day \\d|day one')) },
  {
    name: 'things to do',
    write: (topic) => `things to do ${topic.endsWith(' island') ? 'on' : 'in'} ${topic}`,
    answers: (topic, { lines, text }) =>
      !isCommonWord(topic) &&
      (containsWords(lines, 'things to do|what to do') ||
        containsWords(text.slice(0, firstLine), 'things to do')),
  },
  {
    name: 'race report',
    write: (topic) =>
      containsWords(topic, 'marathon|triathlon|race|\\d+k|ultra|relay|duathlon') && !isClosed(topic)
        ? `${topic} race report`
        : null,
    answers: mentionedOften('race|finish line|finishers?|aid stations?', 3),
  },
  {
    name: 'course',
    write: (topic) => (containsWords(topic, 'marathon|triathlon|\\d+k|ultra') ? `${topic} course` : null),
    answers: mentionedOften('course', 2),
  },
  { name: 'results', write: suffix('results'), answers: mentionedWith('results') },
  { name: 'symptoms', write: suffix('symptoms'), answers: mentionedOften('symptoms?', 3) },
  { name: 'causes', write: suffix('causes'), answers: mentionedWith('causes?') },
  { name: 'treatment', write: suffix('treatment'), answers: mentionedOften('treatments?', 3) },
  {
    name: 'history',
    write: (topic) => `history of ${topic}`,
    answers: anyTest(inLines('(?:history|origins?) of'), mentionedWith('history')),
  },
  {
    name: 'summary',
    write: suffix('summary'),
    answers: (topic, { text, title }) =>
      /\b(?:this|the|his|her|their) (?:book|novel)\b/.test(text.slice(0, 1500)) &&
      containsWords(text.slice(0, 1500), 'novels?|authors?|reread|rereading|characters?') &&
      !containsWords(topic, 'books?') &&
      title.includes(topic),
  },
  {
    name: 'interview',
    write: suffix('interview'),
    // "Using ChatGPT: a Q&A" is not an interview with ChatGPT.
    answers: (topic, { lines, text }) =>
      containsWords(lines, 'interview|q&a|conversation with') &&
      (isPerson(text, topic) || containsWords(lines, `interview (?:with|of) ${escapeForPattern(topic)}`)),
  },
  {
    name: 'case study',
    write: suffix('case study'),
    answers: mentionedOften('case study', 1),
  },
];
