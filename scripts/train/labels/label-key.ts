import * as z from 'zod';
import { titleFrames } from '#engine';

/** An item of a sheet; `shown` is its rank in a current result, or null if a result does not show it. */
const item = z.object({ text: z.string(), shown: z.nullable(z.int()) });
export type LabelItem = z.infer<typeof item>;
const titleItem = item.extend({ frame: z.enum(titleFrames) });
export type TitleItem = z.infer<typeof titleItem>;

/** A text of the sheets with its items in the order of their lists. */
export const keyText = z.object({
  id: z.string(),
  repo: z.string(),
  sheet: z.int(),
  withTitle: z.boolean(),
  leads: z.array(item),
  keywords: z.array(item),
  titles: z.array(titleItem),
  descriptions: z.array(item),
});
export type KeyText = z.infer<typeof keyText>;

/** The key that answer files are read with. Graders do not get it. */
export const labelKey = z.object({ name: z.string(), seed: z.string(), texts: z.array(keyText) });
export type LabelKey = z.infer<typeof labelKey>;

export const listNames = ['leads', 'keywords', 'titles', 'descriptions'] as const;
export type ListName = (typeof listNames)[number];
