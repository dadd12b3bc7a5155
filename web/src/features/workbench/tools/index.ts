import type { JobType } from '#contracts/product.ts';
import { evaluatorTool } from './evaluator.tsx';
import { imagesTool } from './images.tsx';
import { optimizerTool } from './optimizer.tsx';
import type { WorkbenchTool } from './tool-form-props.ts';

/** Every tool's form; docs/recipes.md says how to add one. */
export const workbenchTools: Readonly<Record<JobType, WorkbenchTool>> = {
  keyword_optimizer: optimizerTool,
  keyword_evaluator: evaluatorTool,
  image_analyzer: imagesTool,
};
