import type { Article } from '#contracts/jobs/article.ts';
import { isPlural } from '#engine/english/is-plural.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import { type AnswerSource, readAnswers } from '#engine/keywords/candidates/answers.ts';
import { isIntroduced } from '#engine/keywords/candidates/introduced-names.ts';
import type { KeywordCandidate, KeywordTopic } from '#engine/keywords/candidates/keyword-candidate.ts';
import { kindQuestions } from '#engine/keywords/candidates/kind-questions.ts';
import { actionQuestions, isDefined, isThing, questions } from '#engine/keywords/candidates/questions.ts';
import { isCommonWord } from '#engine/keywords/candidates/searchable.ts';
import { headsOf } from '#engine/keywords/candidates/section-phrases.ts';
import { searchStems } from '#engine/keywords/evidence/article-index.ts';
import { isPlaceName } from '#engine/keywords/phrases/place-names.ts';
import { fold } from '#engine/keywords/text/fold.ts';
import { escapeForPattern, regex } from '#engine/language/patterns.ts';
import { readKind } from '#engine/topic/text-kind.ts';

/** The number of topics that get questions. */
const maxQuestions = 3;

const gerund = regex.u`^\p{L}+ing `;
/** True for "find a cofounder" and "finding a cofounder", but not for "chaining vs loops". */
const isAction = (topic: string): boolean =>
  topic.includes(' ') &&
  !topic.includes(' vs ') &&
  (gerund.test(topic) || lexiconEntry(topic.slice(0, topic.indexOf(' ')))?.classes.startsWith('v') === true);
const acceptsQuestion = (topic: string, name: string): boolean =>
  !isAction(topic) || actionQuestions.has(name);

const visitPrepositions = /\b(?:in|to|at|around|near|from|visit|visited|visiting) $/;
const minVisits = 2;
/** True for a place that somebody visited: a text on a trip does not explain what Tallinn is. */
const isPlace = (article: Article, name: string): boolean => {
  if (isPlaceName(name)) return true;
  if (!/^(?:travel|diary)$/.test(readKind(article).kind)) return false;
  const { text } = readAnswers(article);
  let visits = 0;
  for (let at = text.indexOf(name); at >= 0 && visits < minVisits; at = text.indexOf(name, at + 1))
    if (visitPrepositions.test(text.slice(Math.max(0, at - 12), at))) visits++;
  return visits >= minVisits;
};

/** Only a review gets "review" after its topic: of 7 such keywords for other texts, one has grade 2. */
const hasKind = (article: Article, name: string, topic: string): boolean => {
  if (name === 'what is') return !isPlace(article, topic);
  if (name !== 'review' || readKind(article).kind === 'review') return true;
  // "2017 in review" and "our new peer review policy" are not about reviews.
  const title = fold(article.title ?? '');
  return new RegExp(`${escapeForPattern(topic)}\\W+reviews?\\b|^reviews?\\b(?: of)?|\\breview of\\b`).test(
    title,
  );
};

/** Adds the questions about a thing that the text answers. */
export const askedAbout = (article: Article, topics: readonly string[]): KeywordCandidate[] => {
  const source = readAnswers(article);
  // The other topics of a recipe are its ingredients.
  const things = topics.filter((topic) => isThing(topic)).slice(0, source.isRecipe ? 1 : maxQuestions);
  return things.flatMap((topic) =>
    questions.flatMap(({ name, write, answers }): KeywordCandidate[] => {
      const text = acceptsQuestion(topic, name) ? write(topic, source) : null;
      if (text === null || !hasKind(article, name, topic) || !answers(topic, source)) return [];
      return [{ text, origin: 'asked', about: topic, asks: name }];
    }),
  );
};

const definitionAsked = (about: string, { text }: AnswerSource): KeywordCandidate => ({
  text: `what ${isPlural(about, text) ? 'are' : 'is'} ${about}`,
  origin: 'asked',
  about,
  asks: 'what is',
});

const maxDefinitions = 24;
/** A thing that is in no title or heading, and in fewer places, is only mentioned. */
const minPlaces = 3;
const isOften = ({ lines, text }: AnswerSource, phrase: string): boolean =>
  lines.includes(phrase) || text.split(phrase).length > minPlaces;

/** Adds "what is wcag": people ask about any phrase that a text defines. */
export const definedOf = (article: Article, phrases: readonly string[]): KeywordCandidate[] => {
  const source = readAnswers(article);
  return phrases
    .slice(0, maxDefinitions)
    .filter(
      (text) =>
        isThing(text) &&
        isDefined(text, source) &&
        !isCommonWord(text) &&
        !isPlace(article, text) &&
        !gerund.test(text) &&
        isOften(source, text),
    )
    .map((about) => definitionAsked(about, source));
};

/** Adds "what is xonstat" if the text introduces the name that it is about. */
export const introducedOf = (
  article: Article,
  { phrase }: KeywordTopic,
  names: ReadonlySet<string>,
): KeywordCandidate[] => {
  const isName = phrase.split(' ').every((word) => searchStems(word).every((stem) => names.has(stem)));
  if (
    !isName ||
    !isThing(phrase) ||
    isCommonWord(phrase) ||
    isPlace(article, phrase) ||
    !isIntroduced(article, phrase)
  )
    return [];
  return [definitionAsked(phrase, readAnswers(article))];
};

/** The lowest probability of a kind that adds its questions. */
const minKindProbability = 0.5;

/** The questions that people ask about the topic of a text of this kind. */
export const askedByKind = (article: Article, topic: KeywordTopic): KeywordCandidate[] => {
  const source = readAnswers(article);
  const { kind, probability } = readKind(article);
  if (probability < minKindProbability) return [];
  // The other topics of a recipe are its ingredients or its cook.
  return headsOf(topic)
    .slice(0, kind === 'recipe' ? 1 : undefined)
    .filter(isThing)
    .flatMap((about) =>
      kindQuestions.flatMap(({ name, kinds, write }): KeywordCandidate[] => {
        // Rules out "flask tutorial" for a text about Flask with OpenFaaS: only the whole topic has a tutorial.
        const isComplete = name !== 'kind tutorial' || about === topic.phrase;
        const text =
          isComplete && acceptsQuestion(about, name) && kinds.includes(kind) ? write(about, source) : null;
        return text === null ? [] : [{ text, origin: 'asked', about, asks: name }];
      }),
    );
};
