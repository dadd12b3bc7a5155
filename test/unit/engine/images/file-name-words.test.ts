import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFileName } from '#engine/images/file-name-words.ts';
import { anyCharacter } from '#test/any-character.ts';

/** The words as a phrase; null if there are none. */
const phraseOf = (name: string): string | null => readFileName(name).words.join(' ') || null;

describe('the words in a file name', () => {
  it.each([
    ['golden-retriever-puppy.jpg', 'golden retriever puppy'],
    ['goldenRetrieverPuppy.jpeg', 'golden Retriever Puppy'],
    ['GOLDEN_RETRIEVER.JPG', 'golden retriever'],
    ['cold brew ratio (1).png', 'cold brew ratio'],
    ['2024-05-03_harbour-at-dawn_1920x1080.webp', 'harbour at dawn'],
    ['Screenshot 2026-11-21 at 14.03.12 checkout page.png', 'checkout page'],
    ['caf%C3%A9-terrasse.jpg', 'café terrasse'],
    ['京都の金閣寺.jpg', '京都の金閣寺'],
    ['photo-of-the-harbour.jpg', 'harbour'],
    ['C:\\fakepath\\blue-jar.png', 'blue jar'],
    ['100%-wool.jpg', 'wool'],
    ['prd-comments.png', 'PRD comments'],
    ['PRDComments.png', 'PRD Comments'],
    ['css-grid-on-a-tv.png', 'CSS grid on a TV'],
    ['nasa-rover.jpg', 'NASA rover'],
    ['iPhone-case.jpg', 'iPhone case'],
    ['hmm-mrs-smith.jpg', 'hmm mrs smith'],
    ['sky-rhythm.jpg', 'sky rhythm'],
  ])('of %j are %j', (name, phrase) => expect(phraseOf(name)).toBe(phrase));

  it.each([
    'IMG_1234.jpg',
    'IMG-20240503-WA0001.jpg',
    'DSC00042.JPG',
    'DSCN0012.jpg',
    'PXL_20240503_101112123.jpg',
    'P1010042.JPG',
    'GOPR0123.JPG',
    'DJI_0042.jpg',
    'image1.png',
    'image (3).png',
    'Screenshot 2026-11-21 at 14.03.12.png',
    'Screenshot_20261121-140312.png',
    'WhatsApp Image 2024-05-03 at 10.11.12.jpeg',
    'download.png',
    'Untitled.png',
    '3f2504e0-4f89-11d3-9a0c-0305e82c3301.webp',
    'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3.png',
    '20240503_101112.jpg',
    '.png',
    '',
    '%.jpg',
    'final-v2.png',
  ])('are absent in %j', (name) => expect(phraseOf(name)).toBeNull());

  it('are read from any name, without file system markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (name) => {
        const phrase = phraseOf(name);
        expect(phrase === null || /^[^/\\<>"&]+$/u.test(phrase)).toBe(true);
      }),
    );
  });
});
