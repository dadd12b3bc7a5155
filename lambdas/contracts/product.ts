/** Names of the product and its tools, once: an operator renames the product here. */
export const product = {
  name: 'Sweetspot',
  tagline: 'an SEO Optimizer for creators who hate SEO',
  supportEmail: 'support@sweetspot.example',
  /** How the page fetcher introduces itself to the sites it reads; the address says there what it does. */
  userAgent: 'SweetspotBot/1.0 (+https://sweetspot.example/about#bot)',
} as const;

export const jobTypes = ['keyword_optimizer', 'keyword_evaluator', 'image_analyzer'] as const;
export type JobType = (typeof jobTypes)[number];

/** The tool that opens first. */
export const mainTool: JobType = 'keyword_optimizer';

export type Tool = {
  readonly name: string;
  readonly tagline: string;
  readonly path: string;
  /** A job's slug is `{slugPrefix}-{number}`. */
  readonly slugPrefix: string;
  /** Price of a run in half-credits: 2 is one credit. */
  readonly costHalfCredits: number;
  /** Estimated run time of the progress card, in seconds. */
  readonly estimateSeconds: number;
  /** Other names under which older records carry the type. */
  readonly alias: string;
};

export const tools: Readonly<Record<JobType, Tool>> = {
  keyword_optimizer: {
    name: 'SEO Optimizer',
    tagline: 'Find sweet-spot keywords',
    path: '/seo-optimizer',
    slugPrefix: 'seo-optimizer',
    costHalfCredits: 2,
    estimateSeconds: 150,
    alias: 'optimizer',
  },
  keyword_evaluator: {
    name: 'Keyword Evaluator',
    tagline: 'Evaluate existing keywords',
    path: '/keyword-evaluator',
    slugPrefix: 'keyword-evaluator',
    costHalfCredits: 2,
    estimateSeconds: 150,
    alias: 'evaluator',
  },
  image_analyzer: {
    name: 'Image Describer',
    tagline: 'Generate SEO-ready metadata',
    path: '/image-describer',
    slugPrefix: 'image-describer',
    costHalfCredits: 3,
    estimateSeconds: 180,
    alias: 'images',
  },
};

/** The job type for a stored type or its alias; null for anything else, which is then shown as it is. */
export const parseJobType = (value: string): JobType | null =>
  jobTypes.find((type) => type === value || tools[type].alias === value) ?? null;

/** The tool's name for a stored type or its alias; an unknown type is shown as it is. */
export const toolName = (jobType: string): string => {
  const known = parseJobType(jobType);
  return known ? tools[known].name : jobType;
};
