import type { ImageContext, ImageFacts } from '#contracts/images/image-facts.ts';
import type { ImagePurpose, ImageTexts } from '#contracts/images/image-texts.ts';
import type { ModelFault } from '#contracts/models/language-model.ts';
import { modelBounds } from '#contracts/models/model-caps.ts';
import { checkAltText, repairAltText } from '#domain/images/alt-text.ts';
import { writeImageNotes } from '#engine';
import type { ImageToDescribe } from '#ports';
import type { ImageOutput } from '#providers/language-model/prompts/image.ts';
import { cleanLine } from '#providers/language-model/requests/data-channel.ts';
import type { Verdict } from '#providers/language-model/requests/run-task.ts';
import { languageFaults, markupFaults, refusalFaults } from './plain-text.ts';

export type WrittenImageTexts = Omit<ImageTexts, 'checks'>;

/** Several times the requested length. Longer answers are not read. */
const readCharacters = 5_000;

const purposeReasons: Readonly<Record<ImagePurpose, string>> = {
  decorative: 'The model sees it as decoration: its alt text is empty.',
  functional: 'It looks like a control: its alt text says what it does, not how it looks.',
  text: 'It contains words: its alt text repeats them.',
  complex: 'It shows data or relations: the alt text names it, and its data goes in the text next to it.',
  informative: 'It shows something that the text is about: its alt text says what.',
};

const lengthFaults = (texts: Pick<ImageOutput, 'title' | 'caption' | 'description'>): ModelFault[] => {
  const most = {
    title: modelBounds.imageTitleCharacters,
    caption: modelBounds.imageCaptionCharacters,
    description: modelBounds.imageDescriptionCharacters,
  } as const;
  return (['title', 'caption', 'description'] as const).flatMap((field) => {
    const { length } = [...texts[field]];
    if (length > 0 && length <= most[field]) return [];
    const detail = `The ${field} has ${length} characters; it must have 1 to ${most[field]}.`;
    return [{ reason: 'length' as const, detail }];
  });
};

const altFaults = (
  { alt_text: altText, caption, purpose }: ImageOutput,
  fileName: string,
  { keywords }: ImageContext,
): ModelFault[] =>
  checkAltText({ altText: repairAltText(altText, purpose), caption, purpose, fileName, keywords })
    .filter(({ passed }) => !passed)
    .map(({ note }) => ({ reason: 'alt_text', detail: `The alternative text: ${note}` }));

/** The notes that still apply to a file once its texts name what it shows. */
const notesOf = (facts: ImageFacts, context: ImageContext, purpose: ImagePurpose): string[] =>
  writeImageNotes(facts, context, {
    purpose: purpose === 'text' ? 'informative' : purpose,
    subject: '',
    keywords: context.keywords,
  });

/** Merges the texts of a model that saw the image with the engine's measurements of the file (`measured`). */
export const checkImage = (
  { facts }: ImageToDescribe,
  context: ImageContext,
  measured: WrittenImageTexts,
  output: ImageOutput,
): Verdict<WrittenImageTexts> => {
  const given = [output.alt_text, output.title, output.caption, output.description];
  if (given.some(({ length }) => length > readCharacters))
    return { value: null, faults: [{ reason: 'length', detail: 'These are not the texts of an image.' }] };
  const alt_text = cleanLine(output.alt_text);
  const title = cleanLine(output.title);
  const caption = cleanLine(output.caption);
  const description = cleanLine(output.description);
  const { purpose } = output;
  const texts = [title, caption, description, alt_text];
  const faults = [
    ...refusalFaults(texts, ''),
    ...markupFaults(texts, ''),
    ...languageFaults(texts, 'en'),
    ...lengthFaults({ title, caption, description }),
    ...altFaults({ alt_text, title, caption, description, purpose }, facts.fileName, context),
  ];
  const value: WrittenImageTexts = {
    alt_text,
    title,
    caption,
    description,
    purpose,
    purpose_reason: purpose === measured.purpose ? measured.purpose_reason : purposeReasons[purpose],
    kind: measured.kind,
    is_draft: false,
    notes: notesOf(facts, context, purpose),
  };
  return { value: faults.length === 0 ? value : null, faults };
};
