import * as z from 'zod';

const audit = z.object({
  title: z.string(),
  score: z.number().nullable(),
  numericValue: z.number().optional(),
  details: z.looseObject({ type: z.string(), items: z.unknown().optional() }).optional(),
});

/** The parts of a Lighthouse report that we read. */
export const lighthouseReport = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), audit),
});
export type LighthouseReport = z.infer<typeof lighthouseReport>;

/** The items of the audit `network-requests`. */
export const networkRequests = z.array(
  z.object({ resourceType: z.string().optional(), transferSize: z.number().optional() }),
);
