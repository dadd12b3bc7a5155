/** The names of the product and its tools. To rename the product, change them here. */
export const product = {
  name: 'Sweetspot',
  tagline: 'an SEO Optimizer for creators who hate SEO',
  supportEmail: 'support@sweetspot.example',
  /** How the page fetcher identifies itself to the sites it reads. The address explains what it does. */
  userAgent: 'SweetspotBot/1.0 (+https://sweetspot.example/about#bot)',
} as const;

export const jobTypes = ['keyword_optimizer', 'keyword_evaluator', 'image_analyzer'] as const;
export type JobType = (typeof jobTypes)[number];

/** The tool that opens by default. */
export const mainTool: JobType = 'keyword_optimizer';

export type Tool = {
  readonly name: string;
  readonly tagline: string;
  readonly path: string;
  /** A job's slug is `{slugPrefix}-{number}`. */
  readonly slugPrefix: string;
  /** The price of a run in half-credits: 2 is one credit. */
  readonly costHalfCredits: number;
  /** The estimated run time that the progress card shows, in seconds. */
  readonly estimateSeconds: number;
  /** Another name for this type in older records. */
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

/** The job type for a stored type or its alias; null for an unknown type, which is displayed unchanged. */
export const parseJobType = (value: string): JobType | null =>
  jobTypes.find((type) => type === value || tools[type].alias === value) ?? null;

/** The tool's name for a stored type or its alias; an unknown type is displayed unchanged. */
export const toolName = (jobType: string): string => {
  const known = parseJobType(jobType);
  return known ? tools[known].name : jobType;
};
