import { describe, expect, it } from 'vitest';
import { articleFromText, rewriteArticle } from '#engine';

const paragraph =
  'The mill stands at the end of our road. The miller grinds rye in the morning and wheat in the afternoon. ' +
  'We buy a bag of each in May. The rye is dark, and the wheat is pale. ';
const rewritten = (text: string): string => rewriteArticle(articleFromText(text), []).markdown;
const long = (added: string, rest = ''): string =>
  [paragraph, paragraph, `${paragraph}${added}`, paragraph, `${paragraph}${rest}`]
    .map((text) => text.trim())
    .join('\n\n');

describe('a rewrite with a single change', () => {
  it.each([
    'However the miller keeps a bag for us.',
    'In order to keep it fresh, we store it in the cellar.',
  ])('is left out where the change is a matter of style: %s', (sentence) => {
    const text = long(sentence);
    expect(rewritten(sentence)).not.toBe(sentence);
    expect(rewritten(text)).toBe(text);
  });

  it.each([
    ['The miller recieves us kindly.', 'receives'],
    ['We bought the the smallest bag.', 'We bought the smallest bag.'],
  ])('is kept where it corrects an error: %s', (sentence, correct) => {
    expect(rewritten(long(sentence))).toContain(correct);
  });

  it('is kept in a short text', () => {
    expect(rewritten('However the miller keeps a bag for us. We buy it in May.')).toContain('However, the');
  });

  it('is kept beside a second change', () => {
    const text = long('However the miller keeps a bag for us.', 'However the wheat is cheaper.');
    expect(rewritten(text)).toContain('However, the miller');
    expect(rewritten(text)).toContain('However, the wheat');
  });
});
