import * as z from 'zod';
import { keywordLimits } from '#contracts/keywords/keyword-limits.ts';
import { articleCheck, snippetText } from '#contracts/keywords/writing.ts';

/** Limits of what a user may choose for one result. */
export const choiceLimits = {
  titleCharacters: 200,
  descriptionCharacters: 500,
  /** Edited texts of each kind: those of several lead keywords add up. */
  edits: 30,
  rejected: 500,
  nameCharacters: 120,
} as const;

/** A keyword may be stored with more characters than search data allows. */
const keywordText = z.string().check(z.maxLength(10 * keywordLimits.characters));
const writtenText = z.string().check(z.maxLength(1000));

const editOf = (characters: number) =>
  z.object({
    /** The text as it was written; it names the edit. */
    original: writtenText,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(characters)),
  });

/** What a user chooses in a result. A missing field keeps what the run chose. It is stored: a new field must be optional. */
export const choices = z.object({
  /** `keyword_text` of the lead keyword. */
  lead: z.optional(keywordText),
  titles: z.optional(z.array(editOf(choiceLimits.titleCharacters)).check(z.maxLength(choiceLimits.edits))),
  descriptions: z.optional(
    z.array(editOf(choiceLimits.descriptionCharacters)).check(z.maxLength(choiceLimits.edits)),
  ),
  /** The `original` of the chosen title and description. */
  title: z.optional(writtenText),
  description: z.optional(writtenText),
  /** Keys of the rejected changes of the article (`changeKey`). */
  rejected: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(choiceLimits.rejected))),
});
export type Choices = z.infer<typeof choices>;

/** A title or description as the user has it; `original` is the text as it was written. */
export const chosenSnippet = snippetText.extend({ original: z.string() });
export type ChosenSnippet = z.infer<typeof chosenSnippet>;

/** The parts of a result that depend on the choices. */
export const chosenTexts = z.object({
  summary: z.string(),
  titles: z.array(chosenSnippet),
  descriptions: z.array(chosenSnippet),
  /** Null for a result without an article. */
  article: z.nullable(
    z.object({
      markdown: z.string(),
      html: z.string(),
      checks: z.array(articleCheck),
      /** Keys of rejected changes that could not be taken back, because later changes hide their place. */
      stuck: z.array(z.string()),
    }),
  ),
});
export type ChosenTexts = z.infer<typeof chosenTexts>;

/** The choices of a result as they are stored. `version` grows by one with each change. */
export const savedChoices = z.object({ version: z.int(), choices, texts: chosenTexts });
export type SavedChoices = z.infer<typeof savedChoices>;

/** Payload of POST jobs/{id}/choices. `version` is that of the choices that this request changes; 0 for none. */
export const saveChoicesRequest = z.strictObject({
  version: z.int().check(z.gte(0)),
  choices: z.strictObject(choices.shape),
});
export type SaveChoicesRequest = z.infer<typeof saveChoicesRequest>;
