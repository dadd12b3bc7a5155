import type { JobInput, JobInputFields } from './tool-view.ts';

/** The first of these kinds of input that the job has. */
export const firstInput = (
  job: JobInputFields,
  kinds: readonly ('text' | 'url' | 'keywords')[],
): JobInput => {
  const texts = { text: job.text_input, url: job.url_input, keywords: job.keywords_list_input };
  const inputs = kinds.map((kind) => ({ kind, text: texts[kind] ?? '' }));
  return inputs.find(({ text }) => text.trim() !== '') ?? { kind: 'none', text: '' };
};

/** The article or the address as the user typed it. */
export const articleOf = (job: JobInputFields): string => job.text_input ?? job.url_input ?? '';
