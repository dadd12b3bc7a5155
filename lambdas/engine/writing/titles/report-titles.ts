import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { reportSubject } from '#engine/topic/report/report-subject.ts';
import { type RankedHeadline, rankedHeadlines } from '#engine/writing/reports/ranked-headlines.ts';
import { asPassive, asReason, givesReasons } from '#engine/writing/reports/reworded-headlines.ts';
import type { JudgedTitle } from './choose-titles.ts';
import { asWritten, type Subject } from './subject/subject.ts';

/**
 * The share that an editor would publish of headlines from the first sentence, from later ones, and of those next to
 * the author's own, and of headlines in other frames.
 */
const chances = { first: 0.85, later: 0.4, beside: 0.5, reason: 0.55, passive: 0.5, label: 0.8 } as const;
/** The score that a headline gains from the name of the report's subject, if it lacks that name. */
const named = 0.3;
const inPlace = 0.1;
/** Headlines that are turned into other frames. */
const reversed = 3;

/** "Iran: at least 106 protesters killed": a headline after the name that it lacks. */
const labeled = (subject: Subject, headlines: readonly RankedHeadline[]): JudgedTitle[] => {
  const { article } = subject.reading;
  const about = reportSubject(article);
  // After the name of a company, a headline would be what the company says.
  if (about === null || !about.isPlace) return [];
  const name = asWritten(article.text, about.text);
  const words = about.text.split(' ');
  if (name === about.text) return [];
  return headlines
    .filter(({ text }) => !words.some((word) => text.toLowerCase().includes(word)))
    .flatMap(({ text, score }) => [
      ...(!/ in | at | to /u.test(text) ? [{ text: `${text} in ${name}`, score: score + inPlace }] : []),
      { text: `${name}: ${text}`, score },
    ])
    .filter(({ text }) => fitsSnippet(text, 'title'))
    .map(({ text, score }) => ({
      text,
      frame: 'reported-label',
      chance: chances.label * capped(score + named),
    }));
};

const capped = (score: number): number => Math.min(1, 0.6 + score / 2);

/** Titles that state the news of a report: who did what, why, and to what. */
export const reportTitles = (subject: Subject): JudgedTitle[] => {
  const headlines = rankedHeadlines(subject.reading);
  const isTitled = subject.headline !== '';
  const told = headlines.map(
    ({ text, at, score: own }): JudgedTitle => ({
      text,
      frame: 'reported',
      chance: (at > 0 ? chances.later : isTitled ? chances.beside : chances.first) * capped(own),
    }),
  );
  const first = headlines.filter(({ at }) => at === 0).slice(0, reversed);
  const reasons = givesReasons(subject.text)
    ? first.flatMap((headline) =>
        asReason(headline).map(
          (text): JudgedTitle => ({
            text,
            frame: 'reported-why',
            chance: chances.reason * capped(headline.score),
          }),
        ),
      )
    : [];
  const passives = first.flatMap((headline) =>
    asPassive(headline).map(
      (text): JudgedTitle => ({
        text,
        frame: 'reported-passive',
        chance: chances.passive * capped(headline.score),
      }),
    ),
  );
  return [...told, ...labeled(subject, first), ...reasons, ...passives];
};
