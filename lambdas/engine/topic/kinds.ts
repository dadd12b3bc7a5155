/** Kinds of text, in the order of the learned weights. */
export const textKinds = [
  'announcement',
  'case-study',
  'comparison',
  'diary',
  'essay',
  'explainer',
  'how-to',
  'interview',
  'list',
  'news',
  'opinion',
  'recipe',
  'reference',
  'review',
  'tips',
  'travel',
] as const;
export type TextKind = (typeof textKinds)[number];
