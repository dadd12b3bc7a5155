import * as z from 'zod';

/** The purposes of an image in the W3C Images Tutorial (w3.org/WAI/tutorials/images/decision-tree). */
export const imagePurposes = ['informative', 'decorative', 'functional', 'text', 'complex'] as const;
export type ImagePurpose = (typeof imagePurposes)[number];

/** The visual kind of an image by measurement. It says nothing about what the image shows. */
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

/** One rule for good alternative text, and its finding. */
export const altTextCheck = z.object({ rule: z.enum(altTextRules), passed: z.boolean(), note: z.string() });
export type AltTextCheck = z.infer<typeof altTextCheck>;

export const imageTexts = z.object({
  alt_text: z.string(),
  title: z.string(),
  caption: z.string(),
  description: z.string(),
  purpose: z.enum(imagePurposes),
  /** One sentence that explains the purpose. */
  purpose_reason: z.string(),
  kind: z.enum(imageKinds),
  /** True if the texts contain only measured or supplied facts, so that a person has to complete them. */
  is_draft: z.boolean(),
  checks: z.array(altTextCheck),
  /** Notes about the file for its owner: it contains a position, it is animated, or it is small. */
  notes: z.array(z.string()),
});
export type ImageTexts = z.infer<typeof imageTexts>;
