import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFileName } from '#engine/images/file-name-words.ts';
import { anyCharacter } from '#test/any-character.ts';

describe('the words in a file name', () => {
  it.each([
    ['golden-retriever-puppy.jpg', 'Golden retriever puppy'],
    ['goldenRetrieverPuppy.jpeg', 'Golden Retriever Puppy'],
    ['GOLDEN_RETRIEVER.JPG', 'Golden retriever'],
    ['cold brew ratio (1).png', 'Cold brew ratio'],
    ['2024-05-03_harbour-at-dawn_1920x1080.webp', 'Harbour at dawn'],
    ['Screenshot 2026-11-21 at 14.03.12 checkout page.png', 'Checkout page'],
    ['caf%C3%A9-terrasse.jpg', 'Café terrasse'],
    ['京都の金閣寺.jpg', '京都の金閣寺'],
    ['photo-of-the-harbour.jpg', 'Harbour'],
    ['C:\\fakepath\\blue-jar.png', 'Blue jar'],
    ['100%-wool.jpg', 'Wool'],
  ])('of %j are %j', (name, subject) => expect(readFileName(name).subject).toBe(subject));

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
  ])('are absent in %j', (name) => expect(readFileName(name).subject).toBeNull());

  it('are read from any name, without file system markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (name) => {
        const { subject } = readFileName(name);
        expect(subject === null || /^[^/\\<>"&]+$/u.test(subject)).toBe(true);
      }),
    );
  });
});
