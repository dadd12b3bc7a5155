import type { Form } from './description-forms.ts';

/** How a description was made. `sentences`: neighboring sentences of the article, whole, shortened or repaired. */
export const makes = ['sentences', 'aspects', 'completed', 'question', 'recipe', 'labeled'] as const;
type Make = (typeof makes)[number];

/** A possible description; `row` holds the article's own sentences in it, and is empty without any. */
export type Draft = {
  text: string;
  make: Make;
  row: readonly Form[];
  /** How many sections it names. */
  named: number;
};
