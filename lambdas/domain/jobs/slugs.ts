import { type JobType, jobTypes, tools } from '#contracts/product.ts';

/** `seo-optimizer-7`: the readable name of a user's job. */
export const makeSlug = (jobType: JobType, number: number): string =>
  `${tools[jobType].slugPrefix}-${number}`;

export type ParsedSlug = { jobType: JobType; number: number };

/**
 * The job that a slug names, or null for anything that `makeSlug` does not produce, such as leading zeros or an
 * unknown tool.
 */
export const parseSlug = (slug: string): ParsedSlug | null => {
  const match = /^(.+)-([1-9]\d{0,14})$/.exec(slug);
  const jobType = jobTypes.find((type) => tools[type].slugPrefix === match?.[1]);
  return jobType && match ? { jobType, number: Number(match[2]) } : null;
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export type JobReference = { kind: 'id'; id: string } | { kind: 'slug'; slug: string; parsed: ParsedSlug };

/** The job that the address of a results page names: a job's id, a slug, or null ("Invalid job URL"). */
export const parseJobReference = (value: string): JobReference | null => {
  if (uuid.test(value)) return { kind: 'id', id: value.toLowerCase() };
  const parsed = parseSlug(value);
  return parsed ? { kind: 'slug', slug: value, parsed } : null;
};
