import * as z from 'zod';
import { keywordLimits } from '#contracts/keywords/keyword-limits.ts';
import { articleCheck, snippetText } from '#contracts/keywords/writing.ts';

/** Limits for what a user may choose in one result. */
export const choiceLimits = {
  titleCharacters: 200,
  descriptionCharacters: 500,
  /** Edited texts of each kind, added up over several lead keywords. */
  edits: 30,
  rejected: 500,
  nameCharacters: 120,
} as const;

/** A stored keyword can have more characters than search data allows. */
const keywordText = z.string().check(z.maxLength(10 * keywordLimits.characters));
const writtenText = z.string().check(z.maxLength(1000));

const editOf = (characters: number) =>
  z.object({
    /** The text before the edit; it identifies the edit. */
    original: writtenText,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(characters)),
  });

/**
 * A user's choices in a result. A missing field keeps what the run chose. Choices are stored, so a new field must be
 * optional.
 */
export const choices = z.object({
  /** The `keyword_text` of the lead keyword. */
  lead: z.optional(keywordText),
  titles: z.optional(z.array(editOf(choiceLimits.titleCharacters)).check(z.maxLength(choiceLimits.edits))),
  descriptions: z.optional(
    z.array(editOf(choiceLimits.descriptionCharacters)).check(z.maxLength(choiceLimits.edits)),
  ),
  /** The `original` of the chosen title and of the chosen description. */
  title: z.optional(writtenText),
  description: z.optional(writtenText),
  /** Keys of the rejected changes of the article (`changeKey`). */
  rejected: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(choiceLimits.rejected))),
});
export type Choices = z.infer<typeof choices>;

/** A title or description with the user's edit; `original` is the text before it. */
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
      /** Keys of rejected changes that could not be undone, because later changes cover the same place. */
      stuck: z.array(z.string()),
    }),
  ),
});
export type ChosenTexts = z.infer<typeof chosenTexts>;

/** The stored choices of a result. `version` grows by one with each change. */
export const savedChoices = z.object({ version: z.int(), choices, texts: chosenTexts });
export type SavedChoices = z.infer<typeof savedChoices>;

/** Payload of POST jobs/{id}/choices. `version` is the version that this request replaces; 0 if there is none. */
export const saveChoicesRequest = z.strictObject({
  version: z.int().check(z.gte(0)),
  choices: z.strictObject(choices.shape),
});
export type SaveChoicesRequest = z.infer<typeof saveChoicesRequest>;
