import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import { regex } from '#engine/language/patterns.ts';
import { hidesClause } from '#engine/writing/headlines/hides-clause.ts';
import { likeness, openAlike } from '#engine/writing/passages/likeness.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import { type TitleFrame, variedFrames } from './subject/title-frame.ts';

export type JudgedTitle = { text: string; frame: TitleFrame; chance: number };

/**
 * Factors on a chance, near 1: a title that is probably publishable comes before a different one that probably is not.
 * For a title in the frame of a chosen one, one that begins as a chosen one, and one below the usual length.
 */
const repeatedFrame = 0.85;
const sameBeginning = 0.7;
const shortTitle = 0.7;
/** For the headline with a number or an auxiliary spelled in another way: true, but of little use. */
const respelledTitle = 0.75;
/** For a composed title that another one contains, or that contains another one; less for one that is only cut short. */
const partOfOther = 0.5;
const cutShort = 0.15;
/** For a composed title with a larger share of words in common with a chosen one. */
const sameWords = 0.85;
const mostInCommon = 0.75;

/**
 * Beside the author's headline, a title below the first length, or a bare topic below the second, only names the topic
 * again: it is shown where nothing else is left.
 */
const leastCharacters = 18;
const leastOfTopic = 24;
/** Before a sentence of the text, a topic of this length is shown. */
const leastOfBare = 20;
/** A shorter one is shown before the last resorts if it is this good and this long. */
const worthShowing = 0.2;
const leastShown = 16;
const namesOnly: ReadonlySet<TitleFrame> = new Set([
  'topic',
  'extended',
  'section',
  'news',
  'statement',
  'words',
]);

/** What says the opposite of the headline, or shouts, has a lower chance among the last resorts. */
const leastSound = 2e-5;

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
  'site',
]);
const isOfHeadline = ({ frame }: JudgedTitle): boolean => framesOfHeadline.has(frame);

/** A title without what does not make it another one: case and punctuation. */
const plainKey = (text: string): string => text.toLowerCase().replace(regex.gu`[^\p{L}\p{N}]+`, ' ').trim();

/** The same without articles, too. */
const keyOf = (text: string): string =>
  plainKey(text)
    .replace(/(?<!\S)(?:the|an?)(?=\s)/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether two titles are one in other spelling; of a respelled headline an article may be all that is new. */
const isSame = (a: JudgedTitle, b: JudgedTitle): boolean =>
  a.frame === 'spelled' || b.frame === 'spelled'
    ? plainKey(a.text) === plainKey(b.text)
    : keyOf(a.text) === keyOf(b.text);

const holds = (long: string, short: string): boolean => ` ${long} `.includes(` ${short} `);

const likenessFactor = (title: JudgedTitle, other: JudgedTitle): number => {
  const [key, otherKey] = [keyOf(title.text), keyOf(other.text)];
  if (!isOfHeadline(title) && (holds(otherKey, key) || holds(key, otherKey)))
    return other.frame !== 'own' &&
      title.frame !== 'own-part' &&
      (otherKey.startsWith(key) || key.startsWith(otherKey))
      ? cutShort
      : partOfOther;
  if (openAlike(title.text, other.text)) return sameBeginning;
  if (isOfHeadline(title) && isOfHeadline(other)) return 1;
  return likeness(contentOf(title.text), contentOf(other.text), 'mean') > mostInCommon ? sameWords : 1;
};

const worthOf = (title: JudgedTitle, chosen: readonly JudgedTitle[]): number =>
  title.chance *
  (title.text.length < minCharacters ? shortTitle : 1) *
  (title.frame === 'spelled' ? respelledTitle : 1) *
  (chosen.some((other) => groupOf(other) === groupOf(title)) ? repeatedFrame : 1) *
  Math.min(1, ...chosen.map((other) => likenessFactor(title, other)));

/** The best title that is none of the chosen ones in other spelling; null if there is no more. */
const nextOf = (titles: readonly JudgedTitle[], chosen: readonly JudgedTitle[]): JudgedTitle | null => {
  const [best] = titles
    .filter((title) => !chosen.some((other) => isSame(title, other)))
    .map((title) => ({ title, worth: worthOf(title, chosen) }))
    .toSorted((a, b) => b.worth - a.worth || (a.title.text < b.title.text ? -1 : 1));
  return best?.title ?? null;
};

/** "Bread (1)": the last resort for a text of a few words. */
const isNumbered = ({ text, frame }: JudgedTitle): boolean => frame === 'words' && / \(\d\)$/.test(text);

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
 * The given titles or the author's own headline first, then the titles that most probably are publishable; of about equal ones, those that
 * differ in words and frame. `more` is used only when there are too few others, in its order.
 */
export const chooseTitles = (
  titles: readonly JudgedTitle[],
  count: number,
  more: () => readonly JudgedTitle[],
  first: readonly JudgedTitle[] = titles.filter(({ frame }) => frame === 'own').slice(0, 1),
): JudgedTitle[] => {
  const chosen = [...first];
  const isTitled = first.length > 0;
  const fill = (from: readonly JudgedTitle[]): void => {
    while (chosen.length < count) {
      const best = nextOf(from, chosen);
      if (best === null) break;
      chosen.push(best);
    }
  };
  const isLong = ({ text, frame }: JudgedTitle): boolean =>
    !isTitled ||
    variedFrames.has(frame) ||
    text.length >= (namesOnly.has(frame) ? leastOfTopic : leastCharacters);
  fill(titles.filter(isLong));
  fill(titles.filter(({ text, chance }) => chance >= worthShowing && text.length >= leastShown));
  if (chosen.length === count) return chosen;
  const rest = more();
  // Beside a headline, the bare topic is better than a sentence from anywhere.
  const isWeak = ({ text, frame, chance }: JudgedTitle): boolean =>
    frame === 'statement' || hidesClause(text) || chance < leastSound;
  const usable = rest.filter((title) => !isNumbered(title) && !(isTitled && isWeak(title)));
  fill(usable.filter(isLong));
  if (isTitled) fill(usable.filter(({ text, frame }) => frame === 'topic' && text.length >= leastOfBare));
  fill(titles);
  fill(rest.filter((title) => !isNumbered(title)));
  fill(rest);
  return eachOnce([...chosen, ...titles, ...rest]).slice(0, count);
};
