import type { Article } from '#contracts/jobs/article.ts';
import {
  composeTitles,
  findKeywordIdeas,
  guessFrame,
  judgeTitles,
  publishChances,
  readTitleSubject,
  varyTitles,
  writeTitles,
} from '#engine';
import { eachOnce, roundRobin } from './choose-items.ts';
import type { TitleItem } from './label-key.ts';

/** The number of titles on a sheet, and of those drawn from various frames. */
const max = { all: 10, drawn: 3 } as const;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The titles that a result shows, the gate's best others, and a draw; never the author's headline. */
export function titleItems(article: Article, headline: string, seed: string): TitleItem[] {
  const ideas = findKeywordIdeas(article);
  const subject = readTitleSubject(article, ideas);
  // As in `writeTitles` for a text without a headline; variants take over a headline's style by themselves.
  const titled = subject.headline === '';
  const composed = [...composeTitles(subject, titled), ...varyTitles(subject, titled)];
  const chances = publishChances(judgeTitles(subject), composed);
  const ranked = composed
    .map((title, i) => ({ ...title, group: title.frame, chance: chances[i] ?? 0 }))
    .filter(({ frame }) => frame !== 'own' && frame !== 'own-part')
    .sort((a, b) => b.chance - a.chance);
  const shown = writeTitles(article, ideas).map(({ text }, i) => ({
    text,
    frame: composed.find((title) => title.text === text)?.frame ?? guessFrame(text),
    shown: i + 1,
  }));
  const isNew = ({ text }: { text: string }): boolean => plain(text) !== plain(headline);
  const first = shown.filter(isNew);
  const others = eachOnce(ranked.filter(isNew), ({ text }) => plain(text)).filter(
    ({ text }) => !first.some((title) => plain(title.text) === plain(text)),
  );
  const best = Math.max(0, max.all - max.drawn - first.length);
  return [...first, ...others.slice(0, best), ...roundRobin(others.slice(best), max.drawn, seed)].map(
    ({ text, frame, ...rest }) => ({ text, frame, shown: 'shown' in rest ? rest.shown : null }),
  );
}
