import ListChecks from 'lucide-react/icons/list-checks';
import { articleOf, firstInput } from './job-inputs.ts';
import type { ToolView } from './tool-view.ts';

export const evaluatorView: ToolView<'evaluatorKeywords' | 'evaluatorContext'> = {
  icon: ListChecks,
  priceNote: null,
  promise: 'You will get every keyword of your list back with its metrics, best first.',
  // The keywords are one per line.
  drafts: ['evaluatorKeywords', 'evaluatorContext'],
  restore: (job) => ({ evaluatorKeywords: job.keywords_list_input ?? '', evaluatorContext: articleOf(job) }),
  inputLabel: 'Keywords List',
  inputOf: (job) => firstInput(job, ['keywords', 'text', 'url']),
  contextOf: (job) => {
    if (!job.keywords_list_input) return null;
    if (job.text_input) return { text: job.text_input, isUrl: false };
    return job.url_input ? { text: job.url_input, isUrl: true } : null;
  },
  parts: ['keywords'],
};
