import { describe, expect, it } from 'vitest';
import { openProduct } from '#test/security/open-product.ts';

const words = [
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
  'length',
  'name',
  'then',
  'toJSON',
];
const filler =
  'Cold brew coffee at home needs a coarse grind, cold water and a jar. The cold brew ratio is one part of coffee to eight parts of water, and the steeping time is twelve hours in the fridge.';

describe('a word that every JavaScript object has as a property is like any other word', () => {
  it.each(words)('%s', async (word) => {
    const article = `${word} ${word}\n\n${word} ways to ${word}. The ${word} is a ${word}: ${word} tips. ${filler}\n\n${word}\n\nCold brew ${word} in a jar. ${filler}`;
    const keywords_list_input = `${word}\ncold brew\n${word} coffee`;
    for (const body of [
      { job_type: 'keyword_optimizer', context_input: article },
      { job_type: 'keyword_evaluator', keywords_list_input, context_input: article },
      { job_type: 'keyword_evaluator', keywords_list_input },
    ]) {
      const result = JSON.stringify(await openProduct().run({ generate_assets: true, ...body }));
      expect(result).toContain(word);
      expect(result).not.toMatch(/native code|\[object/);
    }
  });
});
