import * as z from 'zod';
import { altTextRules, imagePurposes } from '#contracts/images/image-texts.ts';
import { passageKinds } from '#contracts/verify/change-report.ts';

/** The maximum length of a response: about 4,000 tokens of English. */
export const agentResponseCharacters = 15_000;
/** The part of a response that a page of a result may fill. A response holds a page twice, as text and as data. */
export const agentPageSize = agentResponseCharacters - 1_000;
/** The most images in one call, the same as in one run on the site. */
export const agentImages = 10;
/** The most keywords in one call. */
const agentKeywords = 200;

export const resultParts = ['summary', 'keywords', 'article', 'changes', 'checks', 'images'] as const;
export type ResultPart = (typeof resultParts)[number];

const page = z
  .optional(z.int().check(z.gte(1)))
  .describe('Page number of a long result, starting at 1. Default: 1.');
/** Agents pass a path where a tool needs the text itself. */
const isPath = (text: string): boolean =>
  /^(?!https?:)\S{1,300}\.(?:md|markdown|mdx|txt)$/i.test(text.trim());
const text = z
  .string()
  .refine(
    (value) => !isPath(value),
    'this is the path of a file. Read the file and pass its text. A web address starts with https://',
  );
/**
 * A list of 1 to `most` strings. A refinement runs only on a list: the length checks of Zod also run on a string and
 * add a misleading "expected string to have <=10 characters".
 */
const listOf = (most: number) =>
  z
    .array(z.string())
    .refine(({ length }) => length >= 1 && length <= most, {
      error: ({ input }) => `expected 1 to ${most} items, received ${(input as unknown[]).length}`,
    })
    .meta({ minItems: 1, maxItems: most });
const runId = z.string().describe('The run_id from an earlier response.');

const keyword = z.object({
  keyword: z.string(),
  score: z.number().describe('0 to 100.'),
  relevance: z.nullable(z.number()).describe('1 to 100. Null when the run had no text.'),
  search_volume: z.nullable(z.number()).describe('Searches per month. Null when unknown.'),
  intent: z.string(),
  class: z.string(),
});
export type AgentKeyword = z.infer<typeof keyword>;

/** One page of one part of a result. `text` holds articles, changes, checks and images as Markdown. */
export const partResponse = z.object({
  run_id: z.string(),
  part: z.enum(resultParts),
  page: z.int(),
  pages: z.int(),
  summary: z.string(),
  result_sha256: z.string(),
  keywords: z.array(keyword),
  titles: z.array(z.string()),
  descriptions: z.array(z.string()),
  text: z.string(),
  notes: z.array(z.string()),
});
export type PartResponse = z.infer<typeof partResponse>;

export const verifyResponse = z.object({
  verdict: z.string(),
  is_faithful: z.boolean(),
  page: z.int(),
  pages: z.int(),
  differences: z.array(
    z.object({
      kind: z.enum(passageKinds),
      original: z.string(),
      rewrite: z.string(),
      reasons: z.array(z.string()),
    }),
  ),
  notes: z.array(z.string()),
});
export type VerifyResponse = z.infer<typeof verifyResponse>;

const imageEntry = z.object({
  file: z.string(),
  alt_text: z.string(),
  title: z.string(),
  caption: z.string(),
  purpose: z.nullable(z.enum(imagePurposes)),
  is_draft: z.boolean().describe('True when a person needs to finish the texts.'),
  failed_checks: z.array(z.enum(altTextRules)),
  error: z.nullable(z.string()).describe('Why the image could not be read or described.'),
});
export type ImageEntry = z.infer<typeof imageEntry>;

const describeResponse = z.object({
  run_id: z.nullable(z.string()).describe('Pass this to read_result. Null when there is no run to read.'),
  images: z.array(imageEntry).describe('In the same order as `files`.'),
  notes: z.array(z.string()),
});
export type DescribeResponse = z.infer<typeof describeResponse>;

/** The tools for agents: names, descriptions, inputs and outputs. Every transport and backend offers the same tools. */
export const agentTools = {
  optimize_article: {
    title: 'Optimize an article',
    description:
      'Finds ranked keywords, three SEO titles, three meta descriptions and a fact-checked rewrite for an article. Give the article as Markdown, or the address of its page. Returns a summary; read_result returns the rewritten article, its changes and the checks.',
    input: { article: text.describe('Markdown or text, not a file path; or an http(s) address.') },
    output: partResponse,
    startsRun: true,
  },
  evaluate_keywords: {
    title: 'Evaluate keywords',
    description: 'Scores keywords, ideally against the text they are for.',
    input: {
      keywords: listOf(agentKeywords).describe('A list, such as ["cold brew", "iced coffee recipe"].'),
      context: z.optional(text).describe('The text the keywords are for, or the address of its page.'),
    },
    output: partResponse,
    startsRun: true,
  },
  describe_images: {
    title: 'Describe images',
    description:
      'Drafts alt text, title and caption for images from their pixels, metadata and file names. Without a vision model it cannot see what an image shows: complete the drafts.',
    input: {
      files: listOf(agentImages).describe(
        'A list of PNG, JPEG or WebP images, not their bytes: public addresses, such as ["https://example.com/red-bicycle.jpg"], or, if the server runs on your own machine, paths, such as ["/home/me/red-bicycle.jpg"].',
      ),
      context: z.optional(z.string()).describe('Title of the text in which the images appear.'),
    },
    output: describeResponse,
    startsRun: true,
  },
  verify_rewrite: {
    title: 'Verify a rewrite',
    description:
      'Compares a rewrite, from any writer, with its original: which facts were lost, and which sentences were lost, changed or added.',
    input: { original: text, rewrite: text, page },
    output: verifyResponse,
    startsRun: false,
  },
  read_result: {
    title: 'Read a result',
    description:
      'Reads one part of an earlier result: summary, keywords, article (the rewrite as Markdown), changes, checks or images. Long parts are split into pages.',
    input: { run_id: runId, part: z.enum(resultParts), page },
    output: partResponse,
    startsRun: false,
  },
  get_balance: {
    title: 'Read the balance',
    description: 'The remaining credits and the cost of a run.',
    input: {},
    output: z.object({ credits: z.nullable(z.number()), plan: z.nullable(z.string()), note: z.string() }),
    startsRun: false,
  },
} as const;
export type AgentTool = keyof typeof agentTools;

export type AgentInput<Name extends AgentTool> = z.infer<z.ZodObject<(typeof agentTools)[Name]['input']>>;
type Output<Name extends AgentTool> = z.infer<(typeof agentTools)[Name]['output']>;

/** The backend that does the work of the tools: this machine's engine, or an account. */
export type AgentBackend = { [Name in AgentTool]: (input: AgentInput<Name>) => Promise<Output<Name>> };
