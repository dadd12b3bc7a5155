import { likeness, openAlike } from './likeness.ts';
import { contentOf } from './read-passages.ts';

type Scored = { text: string; score: number; angle: string };

/** All texts on a topic name it, so the topic's words do not make them alike unless they have no others. */
const withoutTopic = (words: ReadonlySet<string>, topic: ReadonlySet<string>): ReadonlySet<string> => {
  const rest = new Set([...words].filter((word) => !topic.has(word)));
  return rest.size === 0 ? words : rest;
};

/** The whole sentences of a text; two texts that share one are too similar. */
const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?]["”’]?)\s+/).filter((sentence) => sentence.length >= 20);

const sharesSentence = (a: string, b: string): boolean => {
  const others = sentencesIn(b);
  return sentencesIn(a).some((sentence) => others.includes(sentence));
};

/** Above this share of common content words, two texts are variants of one; the later, looser values serve short articles. */
const thresholds = [0.4, 0.5, 0.67, 0.8, 0.81];
const last = 0.81;

/** The author's own headline may be shorter than the minimum. */
const isOwn = ({ angle }: Scored): boolean => angle === 'own';

/** Factor on the score of a second label, because one is enough. */
const repeatedLabel = 0.3;

type Choice = {
  /** Minimum length in characters. */
  minCharacters?: number;
  /** Stems that do not count for likeness, because all texts on a topic name it. */
  topic?: ReadonlySet<string>;
  /** For each threshold of likeness, strictest first, the score below which the next threshold is tried. */
  floors?: readonly number[];
  /** Factor on the score of a text when another one with its angle is already chosen. */
  repeatedAngle?: number;
};

/**
 * Chooses the best texts that differ: by their content words first, then by angle.
 * Returns fewer than `count` if there are no more good and different texts.
 */
export const chooseDifferent = <T extends Scored>(
  candidates: readonly T[],
  count: number,
  { minCharacters = 0, topic = new Set(), floors = [], repeatedAngle = 0.85 }: Choice,
): T[] => {
  const sorted = [...candidates].sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  const words = new Map(
    sorted.map((candidate) => [candidate, withoutTopic(contentOf(candidate.text), topic)]),
  );
  const chosen: T[] = [];
  const none: ReadonlySet<string> = new Set();
  const factor = ({ angle }: T): number => {
    if (!chosen.some((other) => other.angle === angle)) return 1;
    return angle === 'label' ? repeatedLabel : repeatedAngle;
  };
  const adjustedScore = (candidate: T): number =>
    (candidate.score > 0 ? candidate.score * factor(candidate) : candidate.score / factor(candidate)) -
    (candidate.text.length < minCharacters && !isOwn(candidate) ? 10 : 0);
  for (const [i, threshold] of thresholds.entries()) {
    while (chosen.length < count) {
      const open = sorted.filter(
        (candidate) =>
          !chosen.some((other) => openAlike(other.text, candidate.text)) &&
          (threshold === last || chosen.every((other) => !sharesSentence(other.text, candidate.text))) &&
          chosen.every(
            (other) =>
              likeness(words.get(candidate) ?? none, words.get(other) ?? none, 'smaller') <= threshold,
          ),
      );
      const best = open.reduce<T | null>(
        (top, candidate) => (top === null || adjustedScore(candidate) > adjustedScore(top) ? candidate : top),
        null,
      );
      if (best === null || adjustedScore(best) < (floors[i] ?? 0)) break;
      chosen.push(best);
    }
  }
  return chosen;
};

/** A text of at least this many characters that is the end of another adds nothing to it. */
const wholeLine = 12;

/** Adds further texts to a choice, in order and without duplicates. */
export const completeWith = <T extends Scored>(
  chosen: readonly T[],
  more: readonly T[],
  count: number,
): T[] => {
  const result = [...chosen];
  const has = (text: string): boolean =>
    result.some(
      (other) =>
        other.text.toLowerCase() === text.toLowerCase() ||
        (text.length >= wholeLine && other.text.toLowerCase().endsWith(text.toLowerCase())),
    );
  for (const candidate of more) if (result.length < count && !has(candidate.text)) result.push(candidate);
  return result;
};
