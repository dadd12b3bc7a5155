import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import { likeness, openAlike } from '#engine/writing/likeness.ts';
import { contentOf } from '#engine/writing/read-passages.ts';
import { type TitleFrame, variedFrames } from './compose/title-frame.ts';

export type JudgedTitle = { text: string; frame: TitleFrame; chance: number };

/** Factor on the chance of a title in the frame of a chosen one, and of a title below the usual length. */
const repeatedFrame = 0.6;
const shortTitle = 0.6;
/** Factor on the chance of a composed title next to a headline of the author: editors publish few of them. */
const composedTitle = 0.5;
/** Two titles with a larger share of common words are one. Looser when there are no others. */
const likenessSteps = [0.7, 0.75] as const;

/** Beside the author's headline, a title below this length only names the topic again: it is shown where nothing else is left. */
const leastCharacters = 24;

const { minCharacters } = snippetLimits.title;

/** Frames that read alike count as one. */
const groups: Readonly<Partial<Record<TitleFrame, string>>> = {
  aspects: 'parts',
  names: 'parts',
  section: 'parts',
  topic: 'topic',
  extended: 'topic',
  'how-we': 'we',
  'why-we': 'we',
};
const groupOf = ({ text, frame }: JudgedTitle): string =>
  /^how to\s/i.test(text) ? 'how-to' : (groups[frame] ?? frame);

/** Variants of the author's headline have its words, in another frame. */
const framesOfHeadline = new Set<TitleFrame>([
  'own',
  ...variedFrames,
  'recipe',
  'review',
  'announcement',
  'start',
]);
const isOfHeadline = ({ frame }: JudgedTitle): boolean => framesOfHeadline.has(frame);

const isNear = (a: JudgedTitle, b: JudgedTitle, most: number): boolean =>
  openAlike(a.text, b.text) ||
  (!(isOfHeadline(a) && isOfHeadline(b)) && likeness(contentOf(a.text), contentOf(b.text), 'mean') > most);

const worthOf = (title: JudgedTitle, chosen: readonly JudgedTitle[]): number =>
  title.chance *
  (title.text.length < minCharacters ? shortTitle : 1) *
  (!isOfHeadline(title) && chosen.some(({ frame }) => frame === 'own') ? composedTitle : 1) *
  (chosen.some((other) => groupOf(other) === groupOf(title)) ? repeatedFrame : 1);

/** The best title that is not too like a chosen one; null if all are. */
const nextOf = (
  titles: readonly JudgedTitle[],
  chosen: readonly JudgedTitle[],
  most: number,
): JudgedTitle | null => {
  const open = titles.filter((title) => chosen.every((other) => !isNear(other, title, most)));
  const [best] = open.toSorted(
    (a, b) => worthOf(b, chosen) - worthOf(a, chosen) || (a.text < b.text ? -1 : 1),
  );
  return best ?? null;
};

/** The first of equal titles; one title can be both composed and among the further lines. */
const eachOnce = (titles: readonly JudgedTitle[]): JudgedTitle[] => {
  const known = new Map<string, JudgedTitle>();
  for (const title of titles) {
    const key = title.text.toLowerCase();
    if (!known.has(key)) known.set(key, title);
  }
  return [...known.values()];
};

/**
 * The author's own headline first, then the titles that most probably are publishable and differ in words and frame.
 * `more` is used only when there are too few others, in its order; titles of a few words may be alike.
 */
export const chooseTitles = (
  titles: readonly JudgedTitle[],
  count: number,
  more: () => readonly JudgedTitle[],
): JudgedTitle[] => {
  const chosen = titles.filter(({ frame }) => frame === 'own').slice(0, 1);
  const fill = (from: readonly JudgedTitle[]): void => {
    for (const most of likenessSteps)
      while (chosen.length < count) {
        const best = nextOf(from, chosen, most);
        if (best === null) break;
        chosen.push(best);
      }
  };
  const isLong = ({ text }: JudgedTitle): boolean =>
    chosen[0]?.frame !== 'own' || text.length >= leastCharacters;
  fill(titles.filter(isLong));
  if (chosen.length === count) return chosen;
  const rest = more();
  fill(rest.filter(isLong));
  fill(titles);
  fill(rest);
  return eachOnce([...chosen, ...titles, ...rest]).slice(0, count);
};
