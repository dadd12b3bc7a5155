import { withoutSite } from '#engine/site-names/site-in-title.ts';
import { isReport } from '#engine/topic/report/is-report.ts';
import { longHeadline } from '#engine/writing/headlines/own-headline.ts';
import type { JudgedTitle } from './choose-titles.ts';
import { type Subject, stemsOfContent } from './subject/subject.ts';
import type { ShownFrame } from './subject/title-frame.ts';

/** Variants that say everything the headline says. */
const faithful: ReadonlySet<ShownFrame> = new Set([
  'as-how-to',
  'as-order',
  'as-doing',
  'as-tool',
  'restated',
  'moved',
  'synonym',
  'spelled',
  'swapped',
]);
/** A variant with a lower chance is no better than a cut headline. */
const minFaithfulChance = 0.35;

/** A part of a report's headline with fewer of its words says less than the report's first sentence. */
const minReport = 0.5;
const shareHeld = (wanted: ReadonlySet<string>, text: string): number => {
  const held = stemsOfContent(text);
  return [...wanted].filter((stem) => held.has(stem)).length / Math.max(wanted.size, 1);
};

/**
 * The titles that come first. Normally this is the whole headline, up to `headlineLimits`, and a variant that
 * fits and has all of its words. For a longer headline it is such a variant, or what is left of the headline.
 * Empty without a headline.
 */
export const firstOf = (subject: Subject, titles: readonly JudgedTitle[]): JudgedTitle[] => {
  const long = longHeadline(subject.reading.article);
  const own = titles.find(({ frame }) => frame === 'own') ?? null;
  const wanted = stemsOfContent(withoutSite(subject.reading.article));
  const containsAll = (text: string): boolean => {
    const held = stemsOfContent(text);
    return [...wanted].every((stem) => held.has(stem));
  };
  if (long === null && (own === null || containsAll(own.text))) return own === null ? [] : [own];
  const whole = titles
    .filter(
      ({ text, frame, chance }) => faithful.has(frame) && chance >= minFaithfulChance && containsAll(text),
    )
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, 1);
  if (long !== null) return [{ text: long, frame: 'own', chance: 1 }, ...whole];
  if (whole.length > 0 || own === null) return whole;
  return isReport(subject.reading.article) && shareHeld(wanted, own.text) < minReport
    ? titles
        .filter(({ frame }) => frame === 'reported')
        .slice(0, 1)
        .concat(own)
    : [own];
};
