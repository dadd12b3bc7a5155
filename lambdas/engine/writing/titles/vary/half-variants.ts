import { alternatives, demonstratives, thirdPersonSubjects } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { containsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { isSelfContained } from '#engine/writing/headlines/self-contained.ts';
import { textLabel } from '#engine/writing/headlines/text-label.ts';
import { inSentence } from '#engine/writing/titles/reading/in-sentence.ts';
import { hasFiniteVerb } from '#engine/writing/titles/reading/title-verb.ts';
import { type Subject, stemsOfContent, topicShare } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';

const backReferences = regexOf(
  String.raw`(?<!\p{L})(?:${alternatives(thirdPersonSubjects, demonstratives)}|its|their|them|his|her|here|there|one|so)(?!\p{L})`,
  'iu',
);

export type Halves = { left: string; right: string };

/** The two halves of "X: Y", "X – Y" or "X? Y"; null for any other title. */
export const halvesOf = (title: string): Halves | null => {
  const match =
    /^([^:]{3,}?)(?::\s+|\s+[–—-]+\s+)([^:]{3,})$/.exec(title) ?? /^([^:?]{8,}\?) ([^:?]{12,})$/.exec(title);
  if (match === null) return null;
  return { left: (match[1] ?? '').trim(), right: (match[2] ?? '').trim() };
};

const standsAlone = (half: string): boolean =>
  isSelfContained(half) && !backReferences.test(half) && !textLabel.test(half);

/** Whether a half names the topic by itself. */
const namesTopic = (subject: Subject, half: string): boolean => {
  const [first] = subject.ranked;
  return topicShare(subject, half) >= 0.6 || (first !== undefined && containsKeyword(half, first.phrase));
};

const minWords = 4;

/**
 * The halves that are titles by themselves. The first half is the author's name for the text, so it need not name the
 * topic.
 */
export const standaloneHalves = (subject: Subject, { left, right }: Halves): string[] =>
  [right, left].filter(
    (half) =>
      half.split(' ').length >= minWords &&
      standsAlone(half) &&
      (half === left || namesTopic(subject, half) || textLabel.test(left)),
  );

/** "Rye bread: should I bake it?" as "Should I bake rye bread?". */
const namedQuestion = (left: string, right: string): Composed[] => {
  const text = right.replace(regex.iu`(?<!\p{L})(?:it|them)(?!\p{L})`, left);
  return text === right || regex.iu`(?<!\p{L})(?:it|they|them|this|that)(?!\p{L})`.test(text)
    ? []
    : [{ text, frame: 'restated' }];
};

/** Forms of text with the preposition that ties them to their subject: "a baker's perspective" on X. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/(?:perspective|view|take|reflections?|thoughts|notes|report)$/iu, 'on'],
  [/(?:impressions|case study|retrospective|recap|overview|debrief|analysis|tour|exploration)$/iu, 'of'],
  [/(?:primer|roadmap|cheat sheet)$/iu, 'for'],
];
const maxFormLength = 4;

/** "Rye: a baker's perspective" as "A baker's perspective on rye". */
const joined = ({ left, right }: Halves, { text }: Subject): Composed[] => {
  if (regex.u`[?!,–—]| - |\d$`.test(`${left} ${right}`) || textLabel.test(left)) return [];
  const tie =
    right.split(' ').length > maxFormLength ? undefined : forms.find(([form]) => form.test(right))?.[1];
  return tie === undefined || hasFiniteVerb(left) || /^(?:how|why|what|when|on|my) /iu.test(left)
    ? []
    : [{ text: `${right} ${tie} ${inSentence(left, text)}`, frame: 'restated' }];
};

/** "X: Y" as "Y: X", and the halves that are titles by themselves. */
export const halfVariants = (subject: Subject, halves: Halves): Composed[] => {
  const { left, right } = halves;
  const asks = /^(?:did|do|does|is|are|was|were|can|could|should|will|would|how|why|what) [^:]+\?$/iu.test(
    right,
  );
  const swaps =
    (standsAlone(right) || (asks && !backReferences.test(right))) &&
    !textLabel.test(left) &&
    !left.endsWith('?') &&
    right.split(' ').length >= 2 &&
    !/^(?:and|or|but|because|with|for|from|in|on|to|when|where|while)\s/i.test(right) &&
    stemsOfContent(right).size > 0;
  return [
    ...joined(halves, subject),
    ...(asks ? namedQuestion(left, right) : []),
    ...(asks && !backReferences.test(right) && right.split(' ').length >= minWords
      ? [{ text: right, frame: 'own-part' as const }]
      : []),
    ...(swaps
      ? [
          {
            text: /[?!]$/.test(right) ? `${right} ${left}` : `${right}: ${inSentence(left, subject.text)}`,
            frame: 'swapped' as const,
          },
        ]
      : []),
    ...standaloneHalves(subject, halves).map((text): Composed => ({ text, frame: 'own-part' })),
  ];
};
