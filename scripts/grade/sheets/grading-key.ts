import * as z from 'zod';
import { itemTypeNames } from './item-types.ts';

/** An item as graders see it, and the systems that made it, with its rank in their lists; several may make the same. */
export const keyItem = z.object({
  text: z.string(),
  by: z.array(z.object({ system: z.string(), place: z.int().check(z.gte(1)) })),
});
export type KeyItem = z.infer<typeof keyItem>;

export const keyInput = z.object({
  id: z.string(),
  sheet: z.int(),
  source: z.string(),
  repo: z.nullable(z.string()),
  path: z.nullable(z.string()),
  kind: z.string(),
  withTitle: z.boolean(),
  items: z.record(z.enum(itemTypeNames), z.array(keyItem)),
});
export type KeyInput = z.infer<typeof keyInput>;

/** The information that the sheets hide. Graders do not get it. */
export const gradingKey = z.object({
  seed: z.string(),
  systems: z.array(
    z.object({ name: z.string(), commit: z.nullable(z.string()), failed: z.record(z.string(), z.string()) }),
  ),
  inputs: z.array(keyInput),
});
export type GradingKey = z.infer<typeof gradingKey>;
