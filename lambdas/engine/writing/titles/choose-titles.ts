import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import { regex } from '#engine/language/patterns.ts';
import { containsClause } from '#engine/writing/headlines/contains-clause.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import { haveSameOpening, similarity } from '#engine/writing/passages/similarity.ts';
import { type ShownFrame, variedFrames } from './subject/title-frame.ts';

export type JudgedTitle = { text: string; frame: ShownFrame; chance: number };

/**
 * Factors on a chance, near 1, so that a title that is probably publishable comes before a different one that
 * probably is not. They apply to a title in the frame of a chosen one, one that begins like a chosen one, and
 * one below the usual length.
 */
const repeatedFrame = 0.85;
const sameBeginning = 0.7;
const shortTitle = 0.7;
/** For the headline with a number or an auxiliary spelled differently: correct, but of little use. */
const respelledTitle = 0.75;
/** For a composed title that contains another one or is contained in it. A title that is only cut short gets less. */
const partOfOther = 0.5;
const cutShort = 0.15;
/** For a composed title that shares more than `maxShared` of its words with a chosen one. */
const sameWords = 0.85;
const maxShared = 0.75;

/**
 * Beside the author's headline, a title shorter than the first length, or a bare topic shorter than the
 * second, only repeats the topic. It is shown only when nothing else is left.
 */
const minTitleLength = 18;
const minTopicLength = 24;
/** A topic of at least this length is shown before a sentence of the text. */
const minTopicOnlyLength = 20;
/** A shorter title is shown before the last resorts if it is at least this good and this long. */
const minShownChance = 0.2;
const minShownLength = 16;
const namesOnly: ReadonlySet<ShownFrame> = new Set([
  'topic',
  'extended',
  'section',
  'news',
  'statement',
  'words',
]);

/** Among the last resorts, titles that contradict the headline or shout have a lower chance. */
const minHeadlineProbability = 2e-5;

const { minCharacters } = snippetLimits.title;

/** Frames that read alike count as one group. */
const groups: Readonly<Partial<Record<ShownFrame, string>>> = {
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

/** Variants of the author's headline use its words in another frame. */
const framesOfHeadline = new Set<ShownFrame>([
  'own',
  ...variedFrames,
  'recipe',
  'review',
  'announcement',
  'start',
  'site',
]);
const isOfHeadline = ({ frame }: JudgedTitle): boolean => framesOfHeadline.has(frame);

/** A title without the case and punctuation that do not make it a different title. */
const plainKey = (text: string): string => text.toLowerCase().replace(regex.gu`[^\p{L}\p{N}]+`, ' ').trim();

/** The plain key without articles. */
const keyOf = (text: string): string =>
  plainKey(text)
    .replace(/(?<!\S)(?:the|an?)(?=\s)/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Whether two titles differ only in spelling. In a respelled headline, an added article may be the whole
 * difference.
 */
const isSame = (a: JudgedTitle, b: JudgedTitle): boolean =>
  a.frame === 'spelled' || b.frame === 'spelled'
    ? plainKey(a.text) === plainKey(b.text)
    : keyOf(a.text) === keyOf(b.text);

const containsText = (long: string, short: string): boolean => ` ${long} `.includes(` ${short} `);

const similarityFactor = (title: JudgedTitle, other: JudgedTitle): number => {
  const [key, otherKey] = [keyOf(title.text), keyOf(other.text)];
  if (!isOfHeadline(title) && (containsText(otherKey, key) || containsText(key, otherKey)))
    return other.frame !== 'own' &&
      title.frame !== 'own-part' &&
      (otherKey.startsWith(key) || key.startsWith(otherKey))
      ? cutShort
      : partOfOther;
  if (haveSameOpening(title.text, other.text)) return sameBeginning;
  if (isOfHeadline(title) && isOfHeadline(other)) return 1;
  return similarity(contentOf(title.text), contentOf(other.text), 'mean') > maxShared ? sameWords : 1;
};

const scoreOf = (title: JudgedTitle, chosen: readonly JudgedTitle[]): number =>
  title.chance *
  (title.text.length < minCharacters ? shortTitle : 1) *
  (title.frame === 'spelled' ? respelledTitle : 1) *
  (chosen.some((other) => groupOf(other) === groupOf(title)) ? repeatedFrame : 1) *
  Math.min(1, ...chosen.map((other) => similarityFactor(title, other)));

/** The best title that is not a respelling of a chosen one; null if none is left. */
const nextOf = (titles: readonly JudgedTitle[], chosen: readonly JudgedTitle[]): JudgedTitle | null => {
  const [best] = titles
    .filter((title) => !chosen.some((other) => isSame(title, other)))
    .map((title) => ({ title, score: scoreOf(title, chosen) }))
    .toSorted((a, b) => b.score - a.score || (a.title.text < b.title.text ? -1 : 1));
  return best?.title ?? null;
};

/** "Bread (1)": the last resort for a text of a few words. */
const isNumbered = ({ text, frame }: JudgedTitle): boolean => frame === 'words' && / \(\d\)$/.test(text);

/** Keeps the first of equal titles: a title can be both composed and among the further lines. */
const withoutDuplicates = (titles: readonly JudgedTitle[]): JudgedTitle[] => {
  const known = new Map<string, JudgedTitle>();
  for (const title of titles) {
    const key = title.text.toLowerCase();
    if (!known.has(key)) known.set(key, title);
  }
  return [...known.values()];
};

/**
 * Puts the given titles or the author's own headline first, then the titles that are most probably
 * publishable. Among roughly equal ones, it prefers those that differ in words and frame. `more` is used, in
 * its order, only when there are too few others.
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
    text.length >= (namesOnly.has(frame) ? minTopicLength : minTitleLength);
  fill(titles.filter(isLong));
  fill(titles.filter(({ text, chance }) => chance >= minShownChance && text.length >= minShownLength));
  if (chosen.length === count) return chosen;
  const rest = more();
  // Beside a headline, the bare topic is better than a sentence from elsewhere in the text.
  const isWeak = ({ text, frame, chance }: JudgedTitle): boolean =>
    frame === 'statement' || containsClause(text) || chance < minHeadlineProbability;
  const usable = rest.filter((title) => !isNumbered(title) && !(isTitled && isWeak(title)));
  fill(usable.filter(isLong));
  if (isTitled)
    fill(usable.filter(({ text, frame }) => frame === 'topic' && text.length >= minTopicOnlyLength));
  fill(titles);
  fill(rest.filter((title) => !isNumbered(title)));
  fill(rest);
  return withoutDuplicates([...chosen, ...titles, ...rest]).slice(0, count);
};
