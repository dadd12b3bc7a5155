import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Article } from '#contracts/jobs/article.ts';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';
import { compressSentence } from '#engine/writing/clauses/compress-sentence.ts';
import { writeDescriptions } from '#engine/writing/descriptions/write-descriptions.ts';
import { toTitleCase } from '#engine/writing/headlines/headline-style.ts';
import { isCompleteLabel } from '#engine/writing/headlines/label-titles.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';
import { keywordIdea } from '#test/factories/keyword-idea.ts';
import { notEmpty } from '#test/not-empty.ts';

const titlesOf = (text: string, keyword: string, change: Partial<Article> = {}): string[] =>
  writeTitles({ ...articleFromText(text), ...change }, [keywordIdea(keyword)]).map((title) => title.text);

const filler = 'The jar stands on the shelf over the oven, where it is warm and dry for most of the year.';

describe('isCompleteLabel', () => {
  it.each([
    [
      'The spoonful of the starter into a glass of water sinks.',
      'spoonful of the starter into a glass',
      false,
    ],
    ['It happens on a stage of cosmic proportions and spanning years.', 'stage of cosmic proportions', false],
    ['The family of a tennis player with a rare illness asks for help.', 'family of a tennis player', false],
    ['They brought the sports wagon into the market.', 'sports wagon into the market', false],
    ['The helicopter crash in Afghanistan killed two.', 'helicopter crash in Afghanistan', true],
  ])('in %j takes %j: %s', (sentence, label, whole) => {
    expect(isCompleteLabel(sentence, label)).toBe(whole);
  });
});

describe('titles', () => {
  it('contain the lead keyword in one of three if a clause does', () => {
    const text = `The keeper opened the tower at noon for the first guests. ${filler} The red tower opens its doors to all visitors in summer.`;
    expect(titlesOf(text, 'red tower').some((title) => /red tower/i.test(title))).toBe(true);
  });

  it('put no common word in front of the author’s headline like the label of a drawer', () => {
    const [first] = titlesOf(
      `# Vessel returning from St. Thomas\n\nThe agents found it. ${filler}`,
      'agents',
    );
    expect(first).toBe('Vessel returning from St. Thomas');
  });

  it('end a long headline before a phrase, never inside it', () => {
    const text = readFileSync(
      join(import.meta.dirname, '../../../fixtures/articles/cold-brew-at-home.txt'),
      'utf8',
    );
    const [first, ...others] = titlesOf(text, 'cold brew');
    expect(first).toBe('How to Make Cold Brew Coffee at Home Without Buying a Single Gadget');
    for (const title of others) expect(title).not.toMatch(/(?:Without|Buying|a|Single)$/);
  });

  it.each([
    ['Where and How to Buy a 3080, 3090 Or 3070', 'Where and How to Buy a 3080, 3090 or 3070'],
    ['How To Grow And Care For Roses', 'How to Grow and Care for Roses'],
    ['Ideas to Set Up A Nursery', 'Ideas to Set Up a Nursery'],
    ['change the font of a ggplot2 plot', 'Change the Font of a ggplot2 Plot'],
  ])('set %j as %j', (line, title) => {
    expect(toTitleCase(line)).toBe(title);
  });
});

describe('descriptions', () => {
  it.each([
    ['WEST PALM BEACH — The family seeks help for its son.', 'The family seeks help for its son.'],
    ['Patients, the oldest of the clinic, wait in the hall.', 'Patients wait in the hall.'],
  ])('of %j can keep %j', (sentence, shorter) => {
    expect(compressSentence(sentence).map(({ text }) => text)).toContain(shorter);
  });

  it('lose no main clause that looks like an aside, and no day that something lasts', () => {
    const of = (sentence: string) => compressSentence(sentence).map(({ text }) => text);
    expect(of('According to the study, the man suffered from fever, fatigue and pain.')).not.toContain(
      'According to the study fatigue and pain.',
    );
    for (const text of notEmpty(of('The Steelers spent Monday trying to explain the fight.')))
      expect(text).toContain('Monday');
  });

  it.each([
    [
      'Police found a girl who was ripped from her bed and kidnapped in broad daylight.',
      'Police found a girl who was ripped from her bed.',
    ],
    [
      'Whether you like it or not, there is no way back to the old bridge.',
      'There is no way back to the old bridge.',
    ],
    [
      'Calling the test a success, the ministry said it would go on in May.',
      'The ministry said it would go on in May.',
    ],
    [
      'Brace yourself, readers: Anna Berg might not be able to play the old songs.',
      'Anna Berg might not be able to play the old songs.',
    ],
    [
      'They dragged the head of the police, Ibrahim Idris, to court over the letter.',
      'They dragged the head of the police to court over the letter.',
    ],
    [
      'Ann Carl, 55, a gardener from Addison, pleaded guilty to the charge in May.',
      'Ann Carl, 55, pleaded guilty to the charge in May.',
    ],
  ])('shorten %j to %j', (sentence, shorter) => {
    expect(compressSentence(sentence).map(({ text }) => text)).toContain(shorter);
  });

  it.each([
    ['This year we saw one phone fold, the Razr make a comeback, and Apple impress.', 'fold and Apple'],
    [
      'It produces startling achievements, as computers learn to see, converse, and drive.',
      'achievements converse',
    ],
    ['The deal between both sides is old and is in doubt since May.', 'is old.'],
  ])('never shorten %j to something with %j', (sentence, broken) => {
    for (const { text } of notEmpty(compressSentence(sentence))) expect(text).not.toContain(broken);
  });

  it.each([
    ['Q: Can the starter stand in the cold for a week?', 'Can the starter stand in the cold for a week?'],
    ['2. Which of these does your text really answer?', 'Which of these does your text really answer?'],
    [
      '— Mike Glass threw for three touchdowns on Tuesday.',
      'Mike Glass threw for three touchdowns on Tuesday.',
    ],
  ])('read %j as %j', (line, sentence) => {
    const article = { ...articleFromText(`${filler}\n\n${line}`), title: null };
    expect(
      readPassages({ ...article, text: `${filler}\n\n${line}` }, []).passages.map(({ text }) => text),
    ).toContain(sentence);
  });

  it('attach no speech, no dependent sentence and no half sentence to another, and lead with the keyword', () => {
    const text = readFileSync(
      join(import.meta.dirname, '../../../fixtures/articles/cold-brew-at-home.txt'),
      'utf8',
    );
    const article = articleFromText(text);
    const descriptions = writeDescriptions(article, findKeywordIdeas(article));
    expect(descriptions[0]?.keywords[0]).toContain('cold brew');
    for (const { text: description } of notEmpty(descriptions)) {
      expect(description).not.toMatch(/["“”]|^(?:And|But|So|She|He|It|They|Whatever)\b|cannot,/);
      const [first, ...others] = description.split(/(?<=[.!?]) /);
      for (const other of others) expect(other).not.toBe(first);
    }
    // A strong sentence may appear alone and with the next one, but not three times.
    const sentences = descriptions.flatMap(({ text: description }) => description.split(/(?<=[.!?]) /));
    expect(new Set(sentences).size).toBeGreaterThanOrEqual(sentences.length - 1);
  });
});
