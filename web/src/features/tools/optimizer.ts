import PenLine from 'lucide-react/icons/pen-line';
import { keywordLimits } from '#contracts/keywords/keyword-limits.ts';
import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import { articleOf, firstInput } from './job-inputs.ts';
import type { ToolView } from './tool-view.ts';

export const optimizerView: ToolView<'optimizerText'> = {
  icon: PenLine,
  priceNote: null,
  promise: `You will get ${keywordLimits.shortlistMin} to ${keywordLimits.shortlistMax} keywords, ${snippetLimits.title.variants} titles, ${snippetLimits.description.variants} descriptions and your article, improved.`,
  drafts: ['optimizerText'],
  restore: (job) => ({ optimizerText: articleOf(job) }),
  inputLabel: 'Business Description',
  inputOf: (job) => firstInput(job, ['text', 'url', 'keywords']),
  contextOf: () => null,
  parts: ['keywords', 'assets', 'article'],
};
