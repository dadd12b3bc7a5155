import type { Reading } from '#engine/writing/passages/read-passages.ts';

const counted: Readonly<Record<string, string>> = {
  step: 'steps',
  tip: 'tips',
  reason: 'reasons',
  way: 'ways',
  mistake: 'mistakes',
  rule: 'rules',
  lesson: 'lessons',
  method: 'methods',
  idea: 'ideas',
  day: 'days',
  week: 'weeks',
  part: 'parts',
};

/** "Step 1", "Step 2", ... without a gap: the number and the noun. Null if the headings are not numbered. */
export const countOf = ({ article }: Reading): { count: number; noun: string } | null => {
  for (const [noun, plural] of Object.entries(counted)) {
    const pattern = new RegExp(`^${noun}\\s*#?(\\d{1,2})(?!\\d)`, 'i');
    const features = article.headings.flatMap(({ text }) => pattern.exec(text.trim())?.[1] ?? []).map(Number);
    if (features.length >= 3 && features.every((feature, i) => feature === i + 1))
      return { count: features.length, noun: plural };
  }
  return null;
};
