import { opensWith, pastBe, questionAuxiliaries, questionWords } from '#engine/english/word-classes.ts';
import { holdsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { fitsSnippet } from '#engine/writing/checks/measure-pixels.ts';
import type { Reading } from '#engine/writing/read-passages.ts';
import { clauseTitles, labelTitles } from './english-titles.ts';
import { headingTitles } from './heading-titles.ts';
import { ownTitles } from './own-headline.ts';
import { findPromises } from './promises.ts';
import { leadPassages, penalty, placeBonus, scored, type TitleCandidate } from './title-score.ts';
import { topicTitles } from './topic-titles.ts';

/** Number of passages after the first ones that are used: the most salient of the article. */
const readPassagesAtMost = 14;
const asking = opensWith(questionWords, 'whom', questionAuxiliaries, pastBe);

const isQuestion = (text: string): boolean => /[?？]$/.test(text) && asking.test(text);

const pointing = /(?<![\p{L}])(?:they|them|these|those|he|she|him|we|us|it|this|that|ones?)(?![\p{L}])/iu;

/** "What do they answer that you do not?" makes no sense without the text before it. */
const saysWhat = ({ keywords }: Reading, text: string): boolean => {
  const at = pointing.exec(text)?.index;
  return (
    at === undefined || keywords.slice(0, 6).some((keyword) => holdsKeyword(text.slice(0, at), keyword.text))
  );
};

const questions = (reading: Reading): TitleCandidate[] =>
  reading.passages
    .slice(0, 40)
    .map((passage) => ({
      ...passage,
      text: passage.text.replace(/^(?:But|And|So|Now|Well),? (?=\p{Ll})/u, ''),
    }))
    .filter(
      ({ text }) =>
        isQuestion(text) && saysWhat(reading, text) && fitsSnippet(text, 'title') && text.length >= 25,
    )
    .map((passage) =>
      scored(reading, passage.text, 'question', placeBonus(passage) - penalty(passage.text, 0, 0) - 0.02),
    );

/** The author's own headline comes before every written title. */
const ownBonus = 2;

/** All candidate titles from an article's own words, each with a score. */
export const findTitleCandidates = (reading: Reading): TitleCandidate[] => {
  const best = [...reading.passages].sort((a, b) => b.weight - a.weight).slice(0, readPassagesAtMost);
  const passages = [...new Set([...reading.passages.slice(0, leadPassages + 2), ...best])];
  const found = passages.map((passage) => ({
    passage,
    titles: [...clauseTitles(reading, passage), ...labelTitles(reading, passage)],
  }));
  const clauses = found.flatMap(({ titles }) => titles);
  const own = ownTitles(reading.article)
    .slice(0, 1)
    .map((text) => scored(reading, text, 'own', ownBonus));
  const promises = findPromises(reading.article)
    .filter((text) => saysWhat(reading, text))
    .map((text) => scored(reading, text, 'question', 0.06));
  const headings = headingTitles(reading);
  // The writer's own section headings describe an article better than a sentence from one section.
  const cost = headings.length === 0 ? 0 : 0.12;
  return [
    ...own,
    ...headings,
    ...promises,
    ...questions(reading),
    ...clauses.map((candidate) => ({ ...candidate, score: candidate.score - cost })),
    ...(cost === 0 ? topicTitles(reading, found) : []),
  ];
};
