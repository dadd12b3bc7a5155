import PenLine from 'lucide-react/icons/pen-line';
import { limits } from '#contracts/limits.ts';
import { articleOf, firstInput } from './job-inputs.ts';
import type { ToolView } from './tool-view.ts';

export const optimizerView: ToolView<'optimizerText'> = {
  icon: PenLine,
  priceNote: null,
  promise: `You will get ${limits.shortlistMin} to ${limits.shortlistMax} keywords, ${limits.titleVariants} titles, ${limits.descriptionVariants} descriptions and your article, improved.`,
  drafts: ['optimizerText'],
  restore: (job) => ({ optimizerText: articleOf(job) }),
  inputLabel: 'Business Description',
  inputOf: (job) => firstInput(job, ['text', 'url', 'keywords']),
  contextOf: () => null,
  parts: ['keywords', 'assets', 'article'],
};
