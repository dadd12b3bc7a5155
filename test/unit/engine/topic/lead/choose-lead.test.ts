import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { rankLeads } from '#engine/topic/lead/choose-lead.ts';
import { measureText } from '#engine/topic/phrases/measured-text.ts';
import { readPhrase } from '#engine/topic/phrases/phrase.ts';
import { readTopicText } from '#engine/topic/phrases/topic-text.ts';

const text = measureText(
  readTopicText(
    articleFromText(`# Packing Light for a Week in the Mountains

A storm caught my cousin on the ridge last year, and the storm took her hat.

## What to leave at home

Packing light for a week begins with what you leave at home. I pack light because the mountains are steep.

## What to take

For a week in the mountains, take two shirts. Packing light means washing one of them every night.`),
  ),
);
const scored = (phrases: readonly [string, number][]) =>
  phrases.map(([phrase, topic]) => ({ phrase: readPhrase(phrase), score: { topic, search: topic } }));
const chooseLead = (...inputs: Parameters<typeof rankLeads>) => rankLeads(...inputs)[0]?.candidate ?? null;
const none = (phrases: readonly unknown[]) => phrases.map(() => ({ topic: 0.001, search: 0.001 }));

describe('the first of the ranked leads', () => {
  it('prefers what the whole text is about to the opening’s anecdote', () => {
    const lead = chooseLead(
      text,
      scored([
        ['storm', 0.2],
        ['packing light', 0.2],
      ]),
      none,
    );
    expect(lead?.phrase.text).toMatch(/packing light/);
  });

  it('follows the first step if it is sure', () => {
    const phrases = scored([
      ['packing light', 0.999],
      ['week in the mountains', 0.0001],
    ]);
    expect(chooseLead(text, phrases, none)?.phrase.text).toMatch(/packing light/);
  });

  it('chooses no lead for a text without phrases', () => {
    expect(chooseLead(measureText(readTopicText(articleFromText(''))), [], none)).toBeNull();
  });
});
