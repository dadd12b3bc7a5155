import type { JobType } from '#contracts/product.ts';
import { evaluatorTexts } from './evaluator.ts';
import { imagesTexts } from './images.ts';
import { optimizerTexts } from './optimizer.ts';
import type { ToolTexts } from './tool-texts.ts';

/** The public pages' texts about every tool; docs/recipes.md says how to add one. */
export const toolTexts: Readonly<Record<JobType, ToolTexts>> = {
  keyword_optimizer: optimizerTexts,
  keyword_evaluator: evaluatorTexts,
  image_analyzer: imagesTexts,
};
