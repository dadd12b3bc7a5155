import type { JobType } from '#contracts/product.ts';
import { evaluatorView } from './evaluator.ts';
import { imagesView } from './images.ts';
import { optimizerView } from './optimizer.ts';
import type { JobInputFields, ToolView } from './tool-view.ts';

const views = {
  keyword_optimizer: optimizerView,
  keyword_evaluator: evaluatorView,
  image_analyzer: imagesView,
} satisfies Record<JobType, ToolView>;

export type DraftField = (typeof views)[JobType]['drafts'][number];

type AnyToolView = Omit<ToolView, 'drafts' | 'restore'> & {
  readonly drafts: readonly DraftField[];
  readonly restore: (job: JobInputFields) => Readonly<Partial<Record<DraftField, string>>>;
};

/** Every tool as pages show it; docs/recipes.md says how to add one. */
export const toolViews: Readonly<Record<JobType, AnyToolView>> = views;
