import type { JobTools } from '../../measure/job-tools.ts';
import { runTextJob, type TextJob, type TextSource } from '../../measure/run-text-job.ts';
import type { GradeInput } from '../inputs/grade-input.ts';
import { readPage } from '../inputs/read-sources.ts';
import type { OutputsFile, ShownOutput } from './outputs-file.ts';

export const sourceOf = ({ content }: GradeInput): TextSource =>
  'text' in content ? content : { url: content.url, html: readPage(content.file) };

/** The parts of a result that a user reads. */
export const shownOf = ({ lead, result }: Pick<TextJob, 'lead' | 'result'>): ShownOutput => {
  const { summary, selected_keywords: entries, seo_titles, meta_descriptions, articles } = result;
  return {
    lead: lead === '' ? null : lead,
    keywords: entries.map(({ keyword_text }) => keyword_text),
    navigational: entries
      .filter(({ intent_type }) => intent_type === 'navigational')
      .map(({ keyword_text }) => keyword_text),
    titles: seo_titles.map(({ text }) => text),
    descriptions: meta_descriptions.map(({ text }) => text),
    summary: summary === '' ? null : summary,
    rewrite: { before: articles.original_article_markdown, after: articles.optimized_article_markdown },
  };
};

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs every input as a separate job. A failed one is listed with its error, and the others continue. */
export const runOutputs = async (
  inputs: readonly GradeInput[],
  { system, commit, tools }: { system: string; commit: string; tools?: JobTools },
  report: (done: number) => void = () => {},
): Promise<OutputsFile> => {
  const file: OutputsFile = { system, commit, outputs: {}, failed: {}, seconds: 0 };
  const started = performance.now();
  for (const [at, input] of inputs.entries()) {
    try {
      file.outputs[input.id] = shownOf(await runTextJob(sourceOf(input), tools ? { tools } : {}));
    } catch (error) {
      file.failed[input.id] = messageOf(error);
    }
    report(at + 1);
  }
  return { ...file, seconds: Math.round((performance.now() - started) / 100) / 10 };
};
