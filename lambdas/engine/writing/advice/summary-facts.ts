import type { Article } from '#contracts/jobs/article.ts';
import type { LeadFacts, SummaryFacts } from '#domain/shortlist/summary-facts.ts';
import { withinDeadline } from '#engine/bounds/deadline.ts';
import { regex } from '#engine/language/patterns.ts';
import { ownTitle } from '#engine/site-names/site-in-title.ts';
import { announcingSentence } from '#engine/topic/announcing-sentence.ts';
import { tellingSentence } from '#engine/topic/telling-sentence.ts';
import { topicWords } from '#engine/topic/topic-words.ts';
import { newsOf } from '#engine/writing/reports/ranked-headlines.ts';
import { reportSentence } from '#engine/writing/reports/report-sentence.ts';
import { authorSpelling } from './author-spelling.ts';
import { isConfidentLead } from './confident-lead.ts';
import { likelyStatement } from './likely-statement.ts';
import { isPersonal, isUnclear } from './personal-text.ts';
import { readTitleFacts } from './title-facts.ts';
import { contentOf, findPlaces } from './topic-places.ts';

const readLead = (article: Article, title: string | null, lead: string): LeadFacts => ({
  spelling: authorSpelling(article, lead),
  places: findPlaces(article, title, contentOf(lead)),
});

type Told = Pick<SummaryFacts, 'sentence' | 'words' | 'isPersonal' | 'isUnclear'>;

/**
 * From this probability on, quoting a sentence is more useful than saying that a personal or unclear text has no topic, or
 * that a title names no subject.
 */
const minClearSentence = 0.5;

const tellUntitled = (article: Article, lead: string, spelling: string): Told => {
  const { sentence, words } = likelyStatement(article, lead, spelling);
  const isClear = sentence !== null && sentence.probability >= minClearSentence;
  const unclear = !isClear && isUnclear(article);
  return {
    isPersonal: !isClear && isPersonal(article, lead),
    isUnclear: unclear,
    sentence: unclear ? null : (sentence?.text ?? null),
    words,
  };
};

const tellTitled = (article: Article, lead: string): Told => {
  const likely = tellingSentence(article);
  const isClear = likely !== null && likely.probability >= minClearSentence;
  return {
    isPersonal: isPersonal(article, lead),
    isUnclear: isUnclear(article),
    sentence: announcingSentence(article) ?? (isClear ? likely.text : null),
    words: topicWords(article),
  };
};

const sentenceBreak = regex.gu`[.!?] (?=\p{Lu})`;

/** Whether the line in place of a title is several sentences or a list of links: "messages | videos | news | ideas". */
const isSentencesOrLinks = (line: string): boolean =>
  (/[.!?]$/.test(line) && line.split(sentenceBreak).length > 2) || line.split('|').length > 3;

const titleOf = (article: Article): string | null => {
  const title = ownTitle(article);
  return title !== null && isSentencesOrLinks(title) ? null : title;
};

const readNow = (article: Article, lead: string): SummaryFacts => {
  const title = titleOf(article);
  const facts = readLead(article, title, lead);
  const first = title === null ? reportSentence(article) : null;
  const told = title === null ? tellUntitled(article, lead, facts.spelling) : tellTitled(article, lead);
  return {
    ...facts,
    ...told,
    // The first sentence of a report contains its news. A lead without a title is a guess.
    isConfident: first === null && isConfidentLead(article, title, lead, facts.places.headings === true),
    title: title === null ? null : readTitleFacts(article, title),
    sentence: first ?? told.sentence,
    opensWithWords: findPlaces(article, title, told.words.flatMap(contentOf)).opening,
    news: title === null ? newsOf(article) : null,
  };
};

/** The facts that the summary gives about an article and its lead keyword. @throws JobError ContentTooComplex */
export const readSummaryFacts = (article: Article, lead: string): SummaryFacts =>
  withinDeadline(() => readNow(article, lead));
