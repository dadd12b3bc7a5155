import { listPriceOf } from '#contracts/models/model-caps.ts';
import type { Usage } from './measure-usage.ts';

/**
 * Tokens of a run, in thousands, for an article of 1,500 words (about 2,000 tokens). Keyword ideas and snippets read
 * it once each and answer in JSON. A rewrite answers with the whole article. An image is about 1,100 tokens.
 */
const thousands = {
  keyword_optimizer: { input: 9, output: 4.5 },
  keyword_evaluator: { input: 3, output: 0.8 },
  image_analyzer: { input: 1.6, output: 0.25 },
} as const;

/** US dollars that a model costs for a job. @throws Error for a model without a listed price */
export const modelListPrice = ({ jobType, images }: Usage, model: string): number => {
  const price = listPriceOf(model);
  if (!price) throw new Error(`contracts/models/model-caps.ts has no list price for "${model}".`);
  const { input, output } = thousands[jobType];
  const calls = jobType === 'image_analyzer' ? images : 1;
  return (calls * (input * price.input + output * price.output)) / 1000;
};
