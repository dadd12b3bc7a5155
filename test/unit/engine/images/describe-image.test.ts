import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageLimits } from '#contracts/images/image-limits.ts';
import { imagePurposes } from '#contracts/images/image-texts.ts';
import { checkAltText } from '#domain/images/alt-text.ts';
import { describeImage } from '#engine/images/describe-image.ts';
import { drawingSample, factsOf, paint, photoSample, plainSample, textSample } from './samples.ts';

const noContext = { title: null, keywords: [] };
const context = { title: 'Cold brew at home', keywords: ['cold brew', 'cold brew ratio', 'coffee grinder'] };

describe('the texts of an image', () => {
  it('[A-139] are four notes, which say what is missing if nobody named what the image shows', () => {
    const texts = describeImage(factsOf(), noContext);
    expect(texts).toMatchObject({
      alt_text: 'Landscape photo, mostly blue and green',
      title: 'Landscape photo in blue and green',
      caption: 'Photo, 4032 × 3024 pixels',
      description:
        'A landscape image of 4032 × 3024 pixels that looks like a photo. Main colors: blue and green.',
      kind: 'photo',
      purpose: 'informative',
      is_draft: true,
    });
    expect(texts.notes[0]).toMatch(/Describe it in the alt text/);
  });

  it('take the subject from the file name, and its key phrases from the context', () => {
    const texts = describeImage(factsOf({ fileName: 'cold-brew-ratio_2024.jpg' }), context);
    expect(texts.alt_text).toBe('Cold brew ratio');
    expect(texts.caption).toBe('Cold brew ratio, for “Cold brew at home”');
    expect(texts.description).toContain('Related to your text: cold brew ratio.');
  });

  it('write the words of the file name as the article does', () => {
    const text =
      'Our team went to Lisbon by Zalvo bus. A Zalvo ticket is cheap, and lisbon-bus.png shows it.';
    const subjectOf = (fileName: string) => describeImage(factsOf({ fileName }), { ...context, text }).title;
    expect(subjectOf('zalvo-ticket.jpg')).toBe('Zalvo ticket');
    expect(subjectOf('bus-to-lisbon.jpg')).toBe('Bus to Lisbon');
    expect(subjectOf('team-ticket.jpg')).toBe('Team ticket');
    expect(subjectOf('iPhone-ticket.jpg')).toBe('iPhone ticket');
  });

  it('never include a key phrase of the context if nobody named it', () => {
    const texts = describeImage(factsOf({ fileName: 'IMG_1.jpg' }), { ...context, title: null });
    const said = [texts.alt_text, texts.title, texts.caption, texts.description].join(' ').toLowerCase();
    for (const keyword of context.keywords) expect(said).not.toContain(keyword);
    expect(texts.notes).toContain(`If the image shows it, mention “${context.keywords[0]}” in the alt text.`);
  });

  it('trust a description in the file more than its name', () => {
    const facts = factsOf({ embeddedText: 'fishing boats in the harbour', takenOn: '2024-05-03' });
    const texts = describeImage(facts, noContext);
    expect(texts.alt_text).toBe('Fishing boats in the harbour');
    expect(texts.description).toContain('Taken on 2024-05-03.');
  });

  it('leave the alt text of decoration empty', () => {
    const sample = plainSample();
    expect(describeImage(factsOf({ sample, width: 64, height: 48 }), noContext)).toMatchObject({
      alt_text: '',
      purpose: 'decorative',
      kind: 'plain',
    });
  });

  it('name what a control does, and request the words of a text image and the data of a chart', () => {
    const icon = factsOf({ fileName: 'search-icon.png', sample: drawingSample(), width: 32, height: 32 });
    expect(describeImage(icon, noContext)).toMatchObject({ alt_text: 'Search', purpose: 'functional' });
    const text = describeImage(factsOf({ sample: textSample() }), noContext);
    expect([text.purpose, text.notes[0]]).toEqual([
      'text',
      expect.stringMatching(/Use the words in the image/),
    ]);
    const chart = describeImage(factsOf({ fileName: 'sales-chart.png', sample: drawingSample() }), noContext);
    expect([chart.purpose, chart.notes.join(' ')]).toEqual(['complex', expect.stringMatching(/numbers/)]);
  });

  it('mention if a file contains a location, moves or is small', () => {
    const facts = factsOf({ hasPosition: true, isAnimated: true, width: 120, height: 90 });
    const notes = describeImage(facts, noContext).notes.join(' ');
    for (const word of ['where the image was taken', 'animated', '120 × 90']) expect(notes).toContain(word);
  });

  it('follow every rule for any name, description and context', () => {
    const samples = [photoSample(), drawingSample(), textSample(), plainSample()];
    const text = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(
        text,
        fc.option(text),
        fc.option(text),
        fc.constantFrom(...samples),
        (fileName, embeddedText, title, sample) => {
          const texts = describeImage(factsOf({ fileName, embeddedText, sample }), { title, keywords: [] });
          expect(imagePurposes).toContain(texts.purpose);
          expect([...texts.alt_text].length).toBeLessThanOrEqual(imageLimits.altTextCharacters);
          const { alt_text: altText, caption, purpose } = texts;
          const checks = checkAltText({ altText, caption, purpose, fileName, keywords: [] });
          const always = ['empty_when_decorative', 'short_enough', 'no_image_of'];
          expect(checks.filter(({ rule, passed }) => always.includes(rule) && !passed)).toEqual([]);
          for (const said of [texts.title, texts.caption, texts.description]) expect(said).not.toBe('');
        },
      ),
      { numRuns: 60 },
    );
  });
});

const naughty = new URL('../../../../../shared/corpora/naughty-strings/blns.txt', import.meta.url);

describe('the corpus of naughty strings (../shared/corpora/naughty-strings)', () => {
  it.skipIf(!existsSync(naughty))('is accepted as file names, descriptions and titles, line by line', () => {
    const sample = paint(12, 9, (x) => (x < 6 ? [200, 30, 30] : [30, 60, 200]));
    for (const line of readFileSync(naughty, 'utf8').split('\n')) {
      const facts = factsOf({ fileName: `${line}.png`, embeddedText: line, sample });
      const texts = describeImage(facts, { title: line, keywords: [line] });
      expect([...texts.alt_text].length, line).toBeLessThanOrEqual(imageLimits.altTextCharacters);
      expect(texts.description, line).not.toBe('');
    }
  });
});
