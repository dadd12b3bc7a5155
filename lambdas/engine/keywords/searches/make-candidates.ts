import { actionsWithSetting } from '#engine/keywords/candidates/actions-with-setting.ts';
import { joinedPhrases } from '#engine/keywords/candidates/joined-phrases.ts';
import type { KeywordCandidate, KeywordTopic } from '#engine/keywords/candidates/keyword-candidate.ts';
import { linePhrases, mentionedActions } from '#engine/keywords/candidates/line-phrases.ts';
import { pairPhrases } from '#engine/keywords/candidates/pair-phrases.ts';
import { isDistinct, isSearchable } from '#engine/keywords/candidates/searchable.ts';
import { sectionPhrases } from '#engine/keywords/candidates/section-phrases.ts';
import { topicActions } from '#engine/keywords/candidates/topic-actions.ts';
import { topicForms } from '#engine/keywords/candidates/topic-forms.ts';
import type { ArticleIndex } from '#engine/keywords/evidence/article-index.ts';
import { askedInText, queryLines } from '#engine/keywords/evidence/query-lines.ts';
import { titleQuestions } from '#engine/keywords/evidence/title-questions.ts';
import { withArticle } from '#engine/keywords/phrases/action-articles.ts';
import { fold } from '#engine/keywords/text/fold.ts';
import { regex } from '#engine/language/patterns.ts';
import { actionPhrases } from './action-phrases.ts';
import { plausibleFor } from './plausible-candidates.ts';
import { textSearches } from './text-searches.ts';
import { titleSearches } from './title-searches.ts';
import { askedAbout, askedByKind, definedOf, introducedOf } from './topic-questions.ts';
import { reviewedBook, workReviews } from './work-reviews.ts';

/** The number of phrases that are used unchanged. */
const maxPhrases = 60;

/** People leave out articles inside a phrase, and type "hugo output formats" rather than "hugo's output formats". */
const asTyped = (phrase: string): string =>
  phrase
    .replace(/(?<=\S )(?:an?|the|your|my|our) (?=\S)/g, '')
    .replace(regex.gu`(?<=\p{L}{2})'s (?=\S)`, ' ');

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
  ).filter(plausibleFor(index, topic, folded));
};
