import type { TitleFrame } from '#engine/writing/titles/subject/title-frame.ts';

/**
 * Weights of frames in texts without a headline, from 2,556 graded titles whose chances come from other repositories.
 * The gate also counts a grade of 1. It expects too much of titles that name the topic, the type of text or a part of
 * it, and too little of recipes, announcements and what a text says about itself.
 */
const frames: Readonly<Partial<Record<TitleFrame, number>>> = {
  recipe: 1.4,
  lessons: 1.5,
  visit: 1.3,
  announcement: 1.2,
  presented: 1.2,
  thesis: 1.2,
  number: 1.2,
  names: 0.7,
  thoughts: 0.7,
  start: 0.6,
  'how-we': 0.6,
  aspects: 0.5,
  news: 0.5,
  benefits: 0.2,
  tips: 0.1,
};

/**
 * Titles that say more than a name. Graders delete 72 of 100 with a low chance, and 45 of 100 bare topics. They
 * publish 29 of 100 with a high one.
 */
const informative: ReadonlySet<TitleFrame> = new Set([
  'how-to',
  'doing',
  'action',
  'how-we',
  'extended',
  'answer',
  'asked',
  'statement',
  'definition',
]);
const highChance = 0.2;
const informativeWeight = { low: 0.7, high: 0.95 } as const;
/** Graders publish 10 of 100 whole headings of a text and 3 of 100 that follow the topic and a colon. */
const sections = { whole: 0.95, afterTopic: 0.6 } as const;
/** Graders publish none of 175 topics of two words and 7 of 100 longer ones. */
const topics = { short: 0.6, long: 0.7 } as const;
const longTopic = 3;

/** Blind graders publish 6 of 10 titles such as "Rye Bread Recipe" and 1 of 8 such as "Homemade Rye Bread". */
const homemade = { opening: /^homemade /i, weight: 1 } as const;

/** The weight of the gate's chance for a title of a text without a headline. */
export const weighWithoutHeadline = (
  { text, frame }: { text: string; frame: TitleFrame },
  chance: number,
): number => {
  if (frame === 'section') return text.includes(': ') ? sections.afterTopic : sections.whole;
  if (frame === 'topic') return text.split(' ').length < longTopic ? topics.short : topics.long;
  if (frame === 'recipe' && homemade.opening.test(text)) return homemade.weight;
  const weight = frames[frame] ?? 1;
  if (!informative.has(frame)) return weight;
  return weight * (chance < highChance ? informativeWeight.low : informativeWeight.high);
};
