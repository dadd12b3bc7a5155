import type { Article } from '#contracts/jobs/article.ts';
import { isPlural } from '#engine/english/is-plural.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import { recommendsNegatedAction } from '#engine/english/negated-action.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { actionsWithSetting } from '#engine/keywords/candidates/actions-with-setting.ts';
import { type AnswerSource, readAnswers } from '#engine/keywords/candidates/answers.ts';
import { explains } from '#engine/keywords/candidates/explanatory-kinds.ts';
import { isIntroduced } from '#engine/keywords/candidates/introduced-names.ts';
import { joinedPhrases } from '#engine/keywords/candidates/joined-phrases.ts';
import type { KeywordCandidate, KeywordTopic } from '#engine/keywords/candidates/keyword-candidate.ts';
import { kindQuestions } from '#engine/keywords/candidates/kind-questions.ts';
import { linePhrases, mentionedActions } from '#engine/keywords/candidates/line-phrases.ts';
import { pairPhrases } from '#engine/keywords/candidates/pair-phrases.ts';
import { actionQuestions, isDefined, isThing, questions } from '#engine/keywords/candidates/questions.ts';
import { isCommonWord, isDistinct, isSearchable } from '#engine/keywords/candidates/searchable.ts';
import { headsOf, sectionPhrases } from '#engine/keywords/candidates/section-phrases.ts';
import { topicActions } from '#engine/keywords/candidates/topic-actions.ts';
import { topicForms } from '#engine/keywords/candidates/topic-forms.ts';
import { type ArticleIndex, searchStems } from '#engine/keywords/evidence/article-index.ts';
import { askedInText, queryLines } from '#engine/keywords/evidence/query-lines.ts';
import { titleQuestions } from '#engine/keywords/evidence/title-questions.ts';
import { withArticle } from '#engine/keywords/phrases/action-articles.ts';
import { isPlaceName } from '#engine/keywords/phrases/place-names.ts';
import { emojiWords, fold } from '#engine/keywords/text/fold.ts';
import { containsLeftover } from '#engine/keywords/text/free-words.ts';
import { escapeForPattern, regex } from '#engine/language/patterns.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import { actionPhrases } from './action-phrases.ts';
import { textSearches } from './text-searches.ts';
import { titleSearches } from './title-searches.ts';
import { reviewedBook, workReviews } from './work-reviews.ts';

/** The number of topics that get questions, and of phrases that are used unchanged. */
const maxQuestions = 3;
const maxPhrases = 60;

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

const askedAbout = (article: Article, topics: readonly string[]): KeywordCandidate[] => {
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

const maxDefinitions = 24;
/** A thing that is in no title or heading, and in fewer places, is only mentioned. */
const minPlaces = 3;
const isOften = ({ lines, text }: AnswerSource, phrase: string): boolean =>
  lines.includes(phrase) || text.split(phrase).length > minPlaces;

/** Adds "what is wcag": people ask about any phrase that a text defines. */
const definedOf = (article: Article, phrases: readonly string[]): KeywordCandidate[] => {
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
    .map((about) => ({
      text: `what ${isPlural(about, source.text) ? 'are' : 'is'} ${about}`,
      origin: 'asked',
      about,
      asks: 'what is',
    }));
};

/** Adds "what is xonstat" if the text introduces the name that it is about. */
const introducedOf = (
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
  const text = `what ${isPlural(phrase, readAnswers(article).text) ? 'are' : 'is'} ${phrase}`;
  return [{ text, origin: 'asked', about: phrase, asks: 'what is' }];
};

/** The lowest probability of a kind that adds its questions. */
const minKindProbability = 0.5;

/** The questions that people ask about the topic of a text of this kind. */
const askedByKind = (article: Article, topic: KeywordTopic): KeywordCandidate[] => {
  const source = readAnswers(article);
  const { kind, probability } = readKind(article);
  if (probability < minKindProbability) return [];
  // The other topics of a recipe are its ingredients, or who cooks it.
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

/** People leave out articles inside a phrase, and type "hugo output formats" rather than "hugo's output formats". */
const asTyped = (phrase: string): string =>
  phrase
    .replace(/(?<=\S )(?:an?|the|your|my|our) (?=\S)/g, '')
    .replace(regex.gu`(?<=\p{L}{2})'s (?=\S)`, ' ');

const numbered = regex.u`^(\p{L}+) #?\d{1,3}$`;

/** The words of numbered section labels, such as "waypoint 6" in a text with a heading for each waypoint. */
const numberedLabels = ({ headings }: Article): ReadonlySet<string> => {
  const words = headings.flatMap(
    ({ text }) => regex.u`^(\p{L}+) #?\d{1,3}(?!\d)`.exec(fold(text))?.[1] ?? [],
  );
  return new Set(words.filter((word, i) => words.indexOf(word) !== i));
};

/** Keeps the first candidate of each search. The same words in another order or form are a different search. */
const withoutEqual = (candidates: readonly KeywordCandidate[]): KeywordCandidate[] => {
  const seen = new Set<string>();
  return candidates.filter(({ text, origin }) => {
    const isAllowed = origin === 'topic' || origin === 'alias' ? isSearchable(text) : isDistinct(text);
    const isNew = isAllowed && !seen.has(text);
    seen.add(text);
    return isNew;
  });
};

const contentStems = (text: string): string[] =>
  text
    .split(' ')
    .filter((word) => !stopWords.has(word))
    .flatMap(searchStems);

/** Every possible keyword of an article, good or bad. */
export const makeCandidates = (
  index: ArticleIndex,
  topic: KeywordTopic,
  names: ReadonlySet<string>,
): KeywordCandidate[] => {
  const { article } = index;
  const plain =
    (origin: KeywordCandidate['origin']) =>
    (text: string): KeywordCandidate => ({
      text,
      origin,
      about: text,
      asks: '',
    });
  const bySearch = topic.ranked.toSorted((a, b) => b.search - a.search);
  const asked = [...new Set([topic.phrase, ...topic.aliases])];
  const folded = fold(`${article.title ?? ''}\n${article.text}`);
  const pictured = emojiWords(folded);
  const labels = numberedLabels(article);
  const isTaught = explains(article);
  const isWritten = ({ text, origin }: KeywordCandidate): boolean =>
    (isTaught || !text.startsWith('how to ') || (origin === 'question' && isOfTopic(text))) &&
    !(text.startsWith('how to ') && recommendsNegatedAction(article.title ?? '', text)) &&
    (origin === 'topic' || !containsLeftover(article, text)) &&
    (pictured.size === 0 || !text.split(' ').some((word) => pictured.has(word))) &&
    !labels.has(numbered.exec(text)?.[1] ?? '');
  const central = new Set([...contentStems(topic.phrase), ...index.title]);
  // A text that does not teach mentions "how to kill old Phillip Mathers" only in passing.
  const isOfTopic = (text: string): boolean => contentStems(text).some((stem) => central.has(stem));
  const actions = [...mentionedActions(article), ...linePhrases(article), ...topicForms(article, topic)];
  return withoutEqual(
    [
      plain('topic')(topic.phrase),
      ...topic.aliases.map(plain('alias')),
      ...bySearch.slice(0, maxPhrases).map(({ phrase }) => plain('phrase')(asTyped(phrase))),
      ...queryLines(article, index).map(plain('question')),
      ...askedAbout(article, asked),
      ...actions,
      ...titleQuestions(article).map(plain('question')),
      ...askedInText(article, index).map(plain('question')),
      ...actionsWithSetting(index, topic, names, actions),
      ...pairPhrases(index, topic, names).map((pair) => ({ ...pair, text: asTyped(pair.text) })),
      ...askedByKind(article, topic),
      ...introducedOf(article, topic, names),
      ...textSearches(article, topic),
      ...titleSearches(article),
      ...reviewedBook(article),
      ...workReviews(article),
      ...actionPhrases(index, topic),
      ...sectionPhrases(article, topic),
      ...topicActions(index, topic),
      ...joinedPhrases(index, topic, names).map((one) => ({ ...one, text: asTyped(one.text) })),
      ...definedOf(
        article,
        bySearch.map(({ phrase }) => phrase),
      ),
    ].map((one) => ({ ...one, text: withArticle(folded, one.text) })),
  ).filter(isWritten);
};
