import { contentOf } from './read-passages.ts';

type Scored = { text: string; score: number; angle: string };

const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
};

/** All texts on a topic name it: that makes none of them alike, unless they say nothing else. */
const withoutTopic = (words: ReadonlySet<string>, topic: ReadonlySet<string>): ReadonlySet<string> => {
  const rest = new Set([...words].filter((word) => !topic.has(word)));
  return rest.size === 0 ? words : rest;
};

/** Share of common content words above which two texts are one with a retouch; loosened when matter is short. */
const thresholds = [0.5, 0.67, 0.8];

/** The author's own headline may be short. */
const isOwn = ({ angle, text }: Scored): boolean => angle === 'own' && text.length >= 18;

/** Two descriptions that open with one sentence look alike however they go on. */
const opening = (text: string): string => text.slice(0, 25).toLowerCase();

/** A repeated angle must be this much better than a new one; one plain label is enough. */
const repeatedAngle = 0.85;
const repeatedLabel = 0.3;

/**
 * Chooses the best texts that truly differ: by their content words first, by angle where there is a choice.
 * Texts under `minCharacters` are not chosen; the stems in `topic` do not count as likeness. Gives fewer than `count` if there are no more good and different texts.
 */
export const chooseDifferent = <T extends Scored>(
  candidates: readonly T[],
  count: number,
  language: string | null,
  minCharacters = 0,
  topic: ReadonlySet<string> = new Set(),
): T[] => {
  const sorted = [...candidates].sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  const words = new Map(
    sorted.map((candidate) => [candidate, withoutTopic(contentOf(candidate.text, language), topic)]),
  );
  const chosen: T[] = [];
  const none: ReadonlySet<string> = new Set();
  const worth = (candidate: T): number =>
    candidate.score *
      (chosen.some((other) => other.angle === candidate.angle)
        ? candidate.angle === 'label'
          ? repeatedLabel
          : repeatedAngle
        : 1) -
    (candidate.text.length < minCharacters && !isOwn(candidate) ? 10 : 0);
  for (const threshold of thresholds) {
    while (chosen.length < count) {
      const open = sorted.filter(
        (candidate) =>
          !chosen.some((other) => opening(other.text) === opening(candidate.text)) &&
          chosen.every(
            (other) => likeness(words.get(candidate) ?? none, words.get(other) ?? none) <= threshold,
          ),
      );
      const best = open.reduce<T | null>(
        (top, candidate) => (top === null || worth(candidate) > worth(top) ? candidate : top),
        null,
      );
      if (best === null || worth(best) < 0) break;
      chosen.push(best);
    }
  }
  return chosen;
};

/** Fills up a choice with further texts, in their order, as long as none is there twice. */
export const completeWith = <T extends Scored>(
  chosen: readonly T[],
  more: readonly T[],
  count: number,
): T[] => {
  const result = [...chosen];
  const has = (text: string): boolean =>
    result.some((other) => other.text.toLowerCase() === text.toLowerCase());
  for (const candidate of more) if (result.length < count && !has(candidate.text)) result.push(candidate);
  return result;
};

/** Puts the best candidate that has a quality in the last place, when no text chosen before it has that quality. */
export const withOneThat = <T extends Scored>(
  has: (text: T) => boolean,
  chosen: readonly T[],
  candidates: readonly T[],
): T[] => {
  if (chosen.some(has)) return [...chosen];
  const kept = chosen.slice(0, -1);
  const [best] = candidates
    .filter(
      (candidate) => has(candidate) && kept.every((other) => opening(other.text) !== opening(candidate.text)),
    )
    .sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  return best === undefined || best.score < 0 ? [...chosen] : [...kept, best];
};
