import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { writeDescriptions } from '#engine/writing/descriptions/write-descriptions.ts';
import { keywordIdea } from '#test/factories/keyword-idea.ts';
import { notEmpty } from '#test/not-empty.ts';

const sentences = [
  'The harbor was quiet until the painters came.',
  'Nobody knew how long they wanted to stay that year.',
  'A lighthouse keeper climbs ninety steps every evening to wind the lens.',
  'Every lighthouse keeper turns the lens once a minute on a bath of oil.',
  'During the winter storms of the north coast.',
  'Visitors may climb the stairs in groups of six on every second Sunday in summer.',
  'The trust asks a small fee for the climb and for the museum in the old oil store.',
  'This article originally appeared on the pages of the Lighthouse Gazette last year.',
];

const written = (text: string): string[] =>
  writeDescriptions(articleFromText(text), [keywordIdea('lighthouse keeper', 80)]).map(
    ({ text: value }) => value,
  );

describe('descriptions', () => {
  const found = written(sentences.join(' '));

  it('join only sentences that are next to each other', () => {
    for (const text of notEmpty(found)) {
      const places = sentences.flatMap((sentence, i) => (text.includes(sentence.slice(0, 30)) ? [i] : []));
      expect(places.length).toBeLessThanOrEqual(2);
      expect((places.at(-1) ?? 0) - (places[0] ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  it('name the topic at the beginning of the first one', () => {
    expect(found[0]?.slice(0, 70)).toMatch(/keeper/);
  });

  it('are no opening phrase and no notice of the publisher', () => {
    expect(found.join('\n')).not.toMatch(/^During the winter|originally appeared/m);
  });
});
