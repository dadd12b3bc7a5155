import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import type { SnippetText } from '#contracts/keywords/writing.ts';
import { countCharacters, fitsSnippet, measurePixels, variantsOf } from '#domain/snippets/measure-pixels.ts';
import { withinDeadline } from '#engine/bounds/deadline.ts';
import { agencyDateline } from '#engine/topic/report/opening-sentences.ts';
import { containsKeyword, keywordsIn } from '#engine/writing/checks/keywords-in.ts';
import { hasUnpairedMarks, withoutUnpairedMarks } from '#engine/writing/headlines/unpaired-marks.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';
import { chooseDescriptions, completeWith } from './choose-descriptions.ts';
import { readDescribedTopic } from './described-topic.ts';
import { type DescriptionCandidate, findDescriptionCandidates } from './description-candidates.ts';
import { descriptionReason } from './description-reason.ts';
import type { DescribedTopic } from './drafts/description-features.ts';
import { fallbackDescriptions } from './fallback-descriptions.ts';
import { fixDescriptions } from './fix-descriptions.ts';
import { ownDescriptions } from './own-description.ts';
import { reportDescriptions } from './report-descriptions.ts';

const toSnippet = (candidate: DescriptionCandidate, keywords: readonly KeywordIdea[]): SnippetText => {
  const held = keywordsIn(candidate.text, keywords);
  const [first] = held;
  const reason = descriptionReason(candidate);
  return {
    text: candidate.text,
    characters: countCharacters(candidate.text),
    pixels: measurePixels(candidate.text, 'description'),
    keywords: held,
    why: first === undefined ? reason : `${reason} Contains the keyword “${first}”.`,
  };
};

/** The first description names the topic within this many characters. */
const topicCharacters = 70;
/**
 * A text of at least `topicLength` that names the topic goes first unless its score is lower than the best one's by
 * more than this.
 */
const topicMargin = 0.03;
const topicLength = 80;

/** The names by which a searcher knows the topic: the lead keyword, its main word and the topic of the text. */
const namesOf = (topic: DescribedTopic, keywords: readonly KeywordIdea[]): string[] => {
  const lead = keywords[0]?.text ?? '';
  return [lead, lead.split(' ').at(-1) ?? '', topic.phrase].filter((name) => name !== '');
};

/** Moves the best candidate that names the topic early before all others. */
const topicFirst = (
  candidates: readonly DescriptionCandidate[],
  names: readonly string[],
): DescriptionCandidate[] => {
  const top = candidates.reduce((max, { score }) => Math.max(max, score), -1);
  const best = candidates
    .filter(({ text, score }) => text.length >= topicLength && score > top - topicMargin)
    .sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1))
    .find(({ text }) => names.some((name) => containsKeyword(text.slice(0, topicCharacters), name)));
  return candidates.map((candidate) => (candidate === best ? { ...candidate, score: top + 1 } : candidate));
};

/**
 * More texts are chosen than shown, because some drop out: those that are the end of another text, and those that a
 * correction makes equal to another.
 */
const spare = 3;

const writeDescriptionsNow = (article: Article, keywords: readonly KeywordIdea[]): SnippetText[] => {
  const reading = readPassages(article, keywords);
  const topic = readDescribedTopic(article, keywords);
  const names = namesOf(topic, keywords);
  const composed = [...reportDescriptions(article), ...findDescriptionCandidates(reading, topic)].filter(
    ({ text }) => !agencyDateline.test(text) && !hasUnpairedMarks(text),
  );
  const candidates = [...ownDescriptions(article), ...topicFirst(composed, names)];
  // Corrected before duplicates are dropped: "withou" and "without" become the same text.
  const fixed = (found: readonly DescriptionCandidate[]) => fixDescriptions(article, found);
  const count = variantsOf.description;
  const chosen = completeWith([], fixed(chooseDescriptions(candidates, count + spare)), count);
  const fallbacks =
    chosen.length < count
      ? fallbackDescriptions(reading)
          .map((candidate) => ({ ...candidate, text: withoutUnpairedMarks(candidate.text) }))
          .filter(({ text }) => fitsSnippet(text, 'description'))
      : [];
  return completeWith(chosen, fixed(fallbacks), count).map((candidate) => toSnippet(candidate, keywords));
};

/**
 * Writes three different meta descriptions, best first. The author's own comes first if it fits. The others follow in
 * the order in which an editor would most probably publish them: neighboring sentences of the article, repaired if
 * they depend on others, the lesson of the text, or the topics of its sections. Each has at most 156 characters and
 * 920 px. A good short sentence comes before a weak one that fills the line.
 */
export const writeDescriptions = (article: Article, keywords: readonly KeywordIdea[]): SnippetText[] =>
  withinDeadline(() => writeDescriptionsNow(article, keywords));
