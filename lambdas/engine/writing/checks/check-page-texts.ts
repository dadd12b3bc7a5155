import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import { countCharacters, sizeOf } from '#domain/snippets/measure-pixels.ts';
import { isWithinLimits, snippetFit } from '#domain/snippets/snippet-fit.ts';
import { containsKeyword } from './keywords-in.ts';

export type PageTexts = { title: string; description: string; leadKeyword: string };

/** One on-page check of a text; `note` gives the finding with its value and the limit. */
export type CheckResult = { id: string; label: string; pass: boolean; note: string };

export const titleChecks = ({ title, leadKeyword }: PageTexts): CheckResult[] => {
  const { characters: length, pixels: width } = sizeOf(title, 'title');
  const { minCharacters, maxCharacters, pixels } = snippetLimits.title;
  const fit = snippetFit({ characters: length, pixels: width }, 'title');
  const size = `Title is ${length} ${length === 1 ? 'character' : 'characters'} and ${width} px wide`;
  return [
    {
      id: 'title-length',
      label: 'Title length',
      pass: fit === 'fits',
      note:
        title === ''
          ? 'There is no title.'
          : !isWithinLimits(fit)
            ? `${size}; the limit is ${maxCharacters} characters and ${pixels} px.`
            : fit === 'too-short'
              ? `${size}; ${minCharacters} to ${maxCharacters} characters use the space better.`
              : `${size}: it fits.`,
    },
    withKeyword(
      'title-keyword',
      'Keyword in the title',
      'the title',
      containsKeyword(title, leadKeyword),
      leadKeyword,
    ),
  ];
};

export const descriptionChecks = ({ description, leadKeyword }: PageTexts): CheckResult[] => {
  const length = countCharacters(description);
  const { minCharacters, maxCharacters } = snippetLimits.description;
  return [
    {
      id: 'description-length',
      label: 'Meta description length',
      pass: length >= minCharacters && length <= maxCharacters,
      note:
        length === 0
          ? 'There is no meta description.'
          : `Meta description is ${length} ${length === 1 ? 'character' : 'characters'}; ${minCharacters} to ${maxCharacters} are best.`,
    },
    withKeyword(
      'description-keyword',
      'Keyword in the meta description',
      'the meta description',
      containsKeyword(description, leadKeyword),
      leadKeyword,
    ),
  ];
};

/** The check that a place contains the keyword. */
export const withKeyword = (
  id: string,
  label: string,
  place: string,
  found: boolean,
  keyword: string,
): CheckResult => ({
  id,
  label,
  pass: keyword !== '' && found,
  note:
    keyword === ''
      ? 'There is no lead keyword to look for.'
      : found
        ? `“${keyword}” is in ${place}.`
        : `“${keyword}” is not in ${place}.`,
});
