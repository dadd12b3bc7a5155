import type { Article } from '#contracts/jobs/article.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import {
  announcingVerbs,
  enthusiasmWords,
  otherEnthusiasmWords,
  presentingForms,
  presentingVerbs,
} from '#engine/english/word-lists/text-words.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import { asQuote, quotableSentences, textNouns } from './quotable-sentences.ts';
import { similarityToText } from './read-topic.ts';
import { shareNamed } from './topic-share.ts';

const announcementVerbs = `${alternatives(presentingVerbs)}|look at|talk about|tell you|share|walk|introduce|explore|write about|go (?:through|over|into)|outline|focus on|review|compare|list|summari[sz]e`;

const enthusiasm = regexOf(
  String.raw`\b(?:${alternatives(enthusiasmWords, otherEnthusiasmWords)})(?: \w+)? to (?:${alternatives(announcingVerbs)}|share)\b`,
  'i',
);
/** "I thought I would finally write about my trip", "it is a good time to look back at the year". */
const intentions = String.raw`\b(?:(?:thought|figured) (?:that )?(?:i|we)(?:['’]d| would| should| could)? (?:\w+ )?|time to (?:take a )?)(?:${announcementVerbs}|document|reflect on|look back)\b`;
/** How authors announce their subject: in this post; this post explains; happy to announce; I want to show. */
const announcements = [
  String.raw`\b(?:in|with) this (?:\w+ )?(?:${textNouns})\b,? (?:i|we|you)(?:['’](?:ll|m|re|d))?(?: \w+){0,3} (?:${announcementVerbs}|learn|see|find|present|go)\b`,
  String.raw`\bthis (?:\w+ )?(?:${textNouns}) (?:is|will|${alternatives(presentingForms)}|shows?|looks?|explores?|walks?|outlines?|summari[sz]es|shares|details|tells|examines|considers|introduces|provides|offers|gives|aims)\b`,
  String.raw`\b(?:i|we)(?:['’]ll| will|['’]m going to| am going to|['’]re going to| want(?:ed)? to| would like to|['’]d like to) (?:take (?:a moment|some time|the time) (?:and|to) |(?!not )\w+ )?(?:${announcementVerbs}|document|reflect on)\b`,
  intentions,
  // "Just a short post to rant about my car".
  String.raw`^(?:just |only )?(?:an?|my) (?:short|quick|brief|little) (?:${textNouns}|note|rant)\b.{0,40} (?:about|on)\b`,
]
  .map((source) => regexOf(source, 'i'))
  .concat(enthusiasm);
const presentation =
  /\b(?:here['’]s|here (?:is|are)|below (?:is|are)) (?:an?|my|our|some|the) (?!example|part|thing|problem|catch|secret)/i;

const weights = {
  announced: 2,
  presented: 1.5,
  similarity: 2,
  topics: 1.2,
  place: -0.06,
} as const;
const minScore = 2.25;
/**
 * The lowest share of the probable topics that an announcement names. "This post is an addendum to this one" names none.
 * Of 46 announcements in 840 posts, 24 of the 29 with at least this share say what the text is about, and 5 of the others.
 */
export const minAnnounced = 0.15;
/** "Here are some of my favorite sections" names a phrase, but not a probable one. */
const minTopics = 0.25;

const intention = regexOf(intentions, 'i');

/** Whether a sentence says what its author wanted to write: "As I am on a train, I thought I would share my notes". */
export const isIntention = (sentence: string): boolean => intention.test(sentence);

/** Whether a sentence announces what its text is about. */
export const isAnnouncement = (sentence: string): boolean =>
  announcements.some((pattern) => pattern.test(sentence));

/** The score that a sentence gets for its form; null if it does not state the topic. */
const formScore = (sentence: string, topics: number): number | null => {
  if (isAnnouncement(sentence)) return topics >= minAnnounced ? weights.announced : null;
  return topics >= minTopics && presentation.test(sentence) ? weights.presented : null;
};

/** The score of an opening sentence as a statement of the topic; null if it does not state one. */
const scoreOf = (article: Article, sentence: string, place: number, topics: number): number | null => {
  const form = formScore(sentence, topics);
  if (form === null) return null;
  return (
    form +
    weights.similarity * similarityToText(article, sentence) +
    weights.topics * topics +
    weights.place * place
  );
};

/**
 * The author's own sentence that announces what the text is about ("In this post I show how to ..."), without its period;
 * null if there is none. Other sentences were too often about a detail, however similar to the text they were.
 */
export const announcingSentence = (article: Article): string | null => {
  const [best] = quotableSentences(article)
    .flatMap(({ sentence, place }) => {
      const topics = shareNamed(article, new Set(analyzeText(sentence).wordStems));
      const sum = scoreOf(article, sentence, place, topics);
      return sum === null ? [] : [{ sentence, sum }];
    })
    .sort((a, b) => b.sum - a.sum);
  return best !== undefined && best.sum >= minScore ? asQuote(best.sentence) : null;
};
