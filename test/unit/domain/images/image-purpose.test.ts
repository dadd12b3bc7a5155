import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageLimits } from '#contracts/images/image-limits.ts';
import { type ImagePurpose, type ImageTexts, imagePurposes } from '#contracts/images/image-texts.ts';
import { altTextFor, changeImage, purposeTasks, unnamedTask } from '#domain/images/image-purpose.ts';

const makeImage = (changes: Partial<ImageTexts> = {}): ImageTexts & { file_name: string } => ({
  file_name: 'search-icon.png',
  alt_text: 'Search icon, blue',
  title: 'Search icon',
  caption: 'Search icon (drawing)',
  description: 'A square image.',
  purpose: 'informative',
  purpose_reason: 'Nothing says otherwise.',
  kind: 'drawing',
  is_draft: true,
  checks: [],
  notes: [unnamedTask, 'The image is animated; only its first frame was analyzed.'],
  ...changes,
});

describe('the alt text of an image whose owner chooses its purpose', () => {
  it.each<[ImagePurpose, string]>([
    ['informative', 'Search icon, blue'],
    ['decorative', ''],
    ['functional', 'Search, blue'],
    ['text', 'Search icon, blue'],
    ['complex', 'Search icon, blue'],
  ])('starts for %s as %j', (purpose, altText) => expect(altTextFor(makeImage(), purpose)).toBe(altText));

  it('starts with the title if it was decorative before', () => {
    expect(altTextFor(makeImage({ purpose: 'decorative', alt_text: '' }), 'informative')).toBe('Search icon');
  });

  it('is the run’s own again when the purpose is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.constantFrom(...imagePurposes),
        fc.constantFrom(...imagePurposes),
        (text, was, chosen) => {
          const image = makeImage({ alt_text: text, purpose: was });
          expect(altTextFor(image, was)).toBe(text);
          const other = altTextFor(image, chosen);
          if (chosen !== was) expect([...other].length).toBeLessThanOrEqual(imageLimits.altTextCharacters);
          expect(changeImage(image, { purpose: was, altText: text })).toBe(image);
        },
      ),
    );
  });
});

describe('the description of an image for another purpose', () => {
  it.each(imagePurposes.filter((purpose) => purpose !== 'informative'))(
    'has, for %s, the tasks and the checks of that purpose',
    (purpose) => {
      const image = makeImage();
      const reworded = changeImage(image, { purpose, altText: altTextFor(image, purpose) });
      expect(reworded.purpose_reason).toMatch(/^Your choice: /);
      expect(reworded.notes.at(-1)).toMatch(/^The image is animated/);
      expect(reworded.notes.includes(unnamedTask)).toBe(purpose === 'functional' || purpose === 'complex');
      expect(reworded.notes[0] === purposeTasks[purpose]).toBe(purpose === 'text' || purpose === 'complex');
      expect(reworded.checks.map(({ rule }) => rule)).toContain(
        purpose === 'decorative' ? 'empty_when_decorative' : 'not_empty',
      );
    },
  );
});
