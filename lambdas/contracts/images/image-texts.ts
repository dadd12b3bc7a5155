import * as z from 'zod';

/** What an image is for, after the W3C's Images Tutorial (w3.org/WAI/tutorials/images/decision-tree). */
export const imagePurposes = ['informative', 'decorative', 'functional', 'text', 'complex'] as const;
export type ImagePurpose = (typeof imagePurposes)[number];

/** What an image looks like to measurement: not what it shows. */
export const imageKinds = ['photo', 'drawing', 'screenshot', 'text', 'plain'] as const;
export type ImageKind = (typeof imageKinds)[number];

export const altTextRules = [
  'empty_when_decorative',
  'not_empty',
  'no_file_name',
  'no_image_of',
  'says_action',
  'short_enough',
  'says_what_it_shows',
  'no_stuffing',
  'not_the_caption',
] as const;
export type AltTextRule = (typeof altTextRules)[number];

/** One rule of good alternative text, and what was found. */
export const altTextCheck = z.object({ rule: z.enum(altTextRules), passed: z.boolean(), note: z.string() });
export type AltTextCheck = z.infer<typeof altTextCheck>;

export const imageTexts = z.object({
  alt_text: z.string(),
  title: z.string(),
  caption: z.string(),
  description: z.string(),
  purpose: z.enum(imagePurposes),
  /** Why this purpose, in a sentence. */
  purpose_reason: z.string(),
  kind: z.enum(imageKinds),
  /** True when the texts contain only measured or supplied facts, so that a person has to complete them. */
  is_draft: z.boolean(),
  checks: z.array(altTextCheck),
  /** What the owner should know of the file: that it carried a position, that it moves, that it is small. */
  notes: z.array(z.string()),
});
export type ImageTexts = z.infer<typeof imageTexts>;
