import { readFileSync } from 'node:fs';
import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import { inputLimits } from '#contracts/jobs/input-limits.ts';
import type { Picture } from './demo-api.ts';

/** A text of the site as its author would paste it. The title in its front matter becomes its main heading. */
const read = (path: string): string => {
  const file = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const [front = ''] = /^---\n[\s\S]*?\n---\n/.exec(file) ?? [];
  const title = /^title: (.+)$/m.exec(front)?.[1];
  return title ? `# ${title}\n${file.slice(front.length)}` : file;
};

const sourdough = read('web/content/example/article.md');
const coffee = read('test/fixtures/articles/cold-brew-at-home.txt');
const altTexts = read('web/content/blog/alt-text-by-purpose.md');
const titles = read('web/content/blog/titles-that-get-read.md');

/** The beginning of a text with its line breaks. */
const firstWords = (text: string, count: number): string =>
  text
    .split(/(?<=\s)(?=\S)/)
    .slice(0, count)
    .join('')
    .trim();

const optimize = (context_input: string): CreateJobRequest => ({
  job_type: 'keyword_optimizer',
  generate_assets: true,
  context_input,
});

const evaluate = (keywords: readonly string[], context_input?: string): CreateJobRequest => ({
  job_type: 'keyword_evaluator',
  generate_assets: true,
  keywords_list_input: keywords.join('\n'),
  ...(context_input !== undefined && { context_input }),
});

const coffeeKeywords = [
  'cold brew coffee',
  'cold brew ratio',
  'iced coffee',
  'coffee grinder',
  'mortgage rates',
];
const bakingKeywords = ['sourdough starter', 'sourdough discard', 'rye bread recipe', 'no-knead bread'];

export type DemoRun = { hoursAgo: number; request: CreateJobRequest; pictures?: readonly Picture[] };

/** The demonstration user's runs with our own engine, oldest first. */
export const demoRuns = (pictures: readonly Picture[]): DemoRun[] => [
  { hoursAgo: 25 * 24, request: optimize(titles) },
  // No host exists below .example (RFC 2606). This run fails, and its credit is refunded.
  { hoursAgo: 23 * 24, request: optimize('https://weekly-bread.example/sourdough-for-beginners') },
  {
    hoursAgo: 18 * 24,
    request: evaluate(coffeeKeywords, firstWords(coffee, inputLimits.words / 2)),
  },
  { hoursAgo: 14 * 24, request: evaluate(bakingKeywords) },
  { hoursAgo: 9 * 24, request: optimize(coffee) },
  {
    hoursAgo: 6 * 24,
    request: {
      job_type: 'image_analyzer',
      generate_assets: true,
      image_count: pictures.length,
      context_input: 'A post about baking once a week with a sourdough starter.',
    },
    pictures,
  },
  { hoursAgo: 3 * 24, request: optimize(altTexts) },
];

/** The newest runs, which the dashboard shows. */
export const latestRuns: readonly DemoRun[] = [
  { hoursAgo: 5, request: optimize('https://weekly-bread.example/rye') },
  { hoursAgo: 2, request: optimize(sourdough) },
];
