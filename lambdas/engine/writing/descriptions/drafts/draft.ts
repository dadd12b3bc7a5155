import type { Form } from './description-forms.ts';

/** How a description is made. `sentences`: neighboring sentences of the article, whole, shortened or repaired. */
export const makes = ['sentences', 'aspects', 'completed', 'question', 'recipe', 'labeled'] as const;
type Make = (typeof makes)[number];

/** A possible description. `row` holds the article's own sentences in it, and is empty if there are none. */
export type Draft = {
  text: string;
  make: Make;
  row: readonly Form[];
  /** The number of sections that it names. */
  named: number;
};
