import { describe, expect, it } from 'vitest';
import { fitsSnippet, measurePixels } from '#domain/snippets/measure-pixels.ts';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { withoutSite } from '#engine/site-names/site-in-title.ts';
import { cutToFit } from '#engine/writing/checks/fit-words.ts';
import { shortClauses } from '#engine/writing/clauses/clause-chunks.ts';
import { compressSentence } from '#engine/writing/clauses/compress-sentence.ts';
import { surfaceForm } from '#engine/writing/clauses/surface-form.ts';
import { isTitleCase, toHeadline, toTitleCase } from '#engine/writing/headlines/headline-style.ts';
import { labelsIn } from '#engine/writing/headlines/label-titles.ts';
import { shortenHeadline } from '#engine/writing/headlines/shorten-headline.ts';
import { splitLongSentence } from '#engine/writing/rewriting/splitting/split-sentence.ts';
import { notEmpty } from '#test/not-empty.ts';

describe('measurePixels', () => {
  it.each([
    ['', 'title', 0],
    ['Hello', 'title', 46],
    ['iiiiiiiiii', 'title', 44],
    ['WWWWWWWWWW', 'title', 189],
    ['WWWWWWWWWW', 'description', 132],
    ['É', 'title', 13],
    ['日本語', 'title', 60],
    ['e\u0301', 'title', 11],
  ] as const)('sets %j as %s in %i px', (text, kind, pixels) => {
    expect(measurePixels(text, kind)).toBe(pixels);
  });

  it('refuses a title that has few characters but wide ones', () => {
    expect(fitsSnippet('W'.repeat(31), 'title')).toBe(false);
    expect(fitsSnippet('i'.repeat(60), 'title')).toBe(true);
    expect(fitsSnippet('i'.repeat(61), 'title')).toBe(false);
  });
});

describe('compressSentence', () => {
  const forms = (text: string): string[] => compressSentence(text).map((form) => form.text);

  it.each([
    ['SAN FRANCISCO (AP) — The tower was closed for repairs.', 'The tower was closed for repairs.'],
    ['However, the tower stays open to visitors.', 'The tower stays open to visitors.'],
    ['The tower (built in 1874) stays open to visitors.', 'The tower stays open to visitors.'],
    ['The tower will stay open until May, the trust said on Monday.', 'The tower will stay open until May.'],
    ['The keeper, who lives on the island, opens the tower at noon.', 'The keeper opens the tower at noon.'],
    ['According to a report by the trust, the tower leans to the east.', 'The tower leans to the east.'],
    ['The tower leans — and nobody knows why — to the east.', 'The tower leans to the east.'],
    ['The tower opens at noon, although the stairs are wet.', 'The tower opens at noon.'],
  ])('turns %j, among others, into %j', (sentence, shorter) => {
    expect(forms(sentence)).toContain(shorter);
  });

  it('leaves no half sentence if an aside only seems to end', () => {
    expect(forms('Europa, which hides a huge, salty ocean under its ice, has plumes.')).not.toContain(
      'Europa salty ocean under its ice, has plumes.',
    );
  });

  it('keeps conditions', () => {
    for (const form of notEmpty(forms('If the council agrees, the bus will run until 2023.')))
      expect(form).toContain('If');
  });
});

describe('shortClauses', () => {
  it('ends clauses at the end of a phrase and keeps what the verb needs', () => {
    const texts = shortClauses(
      'Jose Mourinho agreed a deal to replace Mauricio Pochettino as manager until 2023.',
      70,
    ).map(({ text }) => text);
    expect(texts).toContain('Jose Mourinho agreed a deal to replace Mauricio Pochettino');
    for (const text of notEmpty(texts)) expect(text).not.toMatch(/ (?:to|as|until|the|a|replace)$/);
  });

  it('leaves a denial whole: its limitation may not be left out', () => {
    expect(shortClauses('The Morrow Trust does not take bookings from November to March.', 50)).toEqual([]);
    expect(
      compressSentence('In November, the trust does not take bookings.').map((form) => form.text),
    ).toEqual(['In November, the trust does not take bookings.']);
  });

  it('returns nothing for a text without a verb', () => {
    expect(shortClauses('The tower on the hill of the island.', 60)).toEqual([]);
  });
});

describe('labelsIn', () => {
  it('finds noun phrases that can be used without their sentence', () => {
    expect(
      labelsIn('Apple plans to release a scissor switch keyboard in the first half of 2020.', 60),
    ).toContain('scissor switch keyboard in the first half of 2020');
  });

  it('takes none that belongs to somebody unnamed', () => {
    expect(labelsIn('They painted her big white wooden house.', 60)).toEqual([]);
  });
});

describe('shortenHeadline', () => {
  it.each([
    [
      'The Wild Story of How Mary Steenburgen Wrote the Best Original Movie Song of the Year',
      'How Mary Steenburgen Wrote the Best Original Movie Song',
    ],
    [
      "Fact Check: Is An 'Oxygen Bar' In Delhi Offering Fresh Air For Rs 300?",
      "Is An 'Oxygen Bar' In Delhi Offering Fresh Air For Rs 300?",
    ],
    [
      'The Doobie Brothers Set 50th Anniversary Tour of North America',
      'The Doobie Brothers Set 50th Anniversary Tour',
    ],
    [
      'Taylor Swift is allowed to play her music at the AMAs after all',
      'Taylor Swift is allowed to play her music at the AMAs',
    ],
  ])('turns %j into %j', (title, shorter) => {
    expect(shortenHeadline(title)[0]).toBe(shorter);
  });
});

describe('withoutSite', () => {
  it.each([
    ['How to bake bread - Kitchen Notes', null, 'How to bake bread'],
    ['How to bake bread | Recipes | Kitchen Notes', 'Kitchen Notes', 'How to bake bread | Recipes'],
    ['Kitchen Notes – How to bake bread', 'Kitchen Notes', 'How to bake bread'],
    [
      'Bread - a history of the first loaf in the valley',
      null,
      'Bread - a history of the first loaf in the valley',
    ],
  ])('turns %j on %j into %j', (title, site, headline) => {
    const article = {
      ...articleFromText('Rye needs time.'),
      title,
      siteName: site,
      url: 'https://example.com/rye',
    };
    expect(withoutSite(article, title)).toBe(headline);
  });
});

describe('headline style', () => {
  it.each([
    ['the state of the art in iPhone repair', 'The State of the Art in iPhone Repair'],
    ['how to: a guide for NASA', 'How To: A Guide for NASA'],
    ['well-known ways to get by', 'Well-Known Ways to Get By'],
    ['what kind(s) of bread rise', 'What Kind(s) of Bread Rise'],
  ])('sets %j in title case', (line, titled) => {
    expect(toTitleCase(line)).toBe(titled);
  });

  it('distinguishes title case from sentence case', () => {
    expect(isTitleCase('The State of the Art in Bread')).toBe(true);
    expect(isTitleCase('The state of the art in Bread')).toBe(false);
  });

  it.each([
    ['Alibaba is set to raise up to $12.9bn', 'Alibaba to raise up to $12.9bn'],
    ['Sweden has dropped its investigation', 'Sweden drops its investigation'],
    ['Three people have been killed in a crash', 'Three people killed in a crash'],
    ['The shop has been here for years', 'The shop has been here for years'],
  ])('reports %j as %j', (sentence, headline) => {
    expect(toHeadline(sentence)).toBe(headline);
  });
});

describe('cutToFit', () => {
  it('cuts between words, not after a function word, and never adds an ellipsis', () => {
    const cut = cutToFit(
      'The very long story of a tower that leaned towards the east of the town for years',
      'title',
    );
    expect(cut).toBe('The very long story of a tower that leaned towards the east');
  });

  it('cuts Japanese at the end of a word', () => {
    const cut = cutToFit(
      '先日、不正に改造したスマートフォンを販売したとして、商標法違反の疑いで男性が逮捕されました',
      'title',
    );
    expect(fitsSnippet(cut, 'title')).toBe(true);
    expect(cut.length).toBeGreaterThan(15);
  });
});

describe('splitLongSentence', () => {
  it.each([
    [
      'The council voted on Tuesday to keep the old night bus running until the end of the year and to pay for it with the fees of the parking lots behind the town hall and the station, but the drivers do not yet know which of the stops on Quay Street will stay.',
      'The council voted on Tuesday to keep the old night bus running until the end of the year and to pay for it with the fees of the parking lots behind the town hall and the station. But the drivers do not yet know which of the stops on Quay Street will stay.',
    ],
    [
      'The first copy of the whole disk took seven hours over a very slow line from the cellar; the nightly ones are done in less than ten minutes on most days of the week.',
      'The first copy of the whole disk took seven hours over a very slow line from the cellar. The nightly ones are done in less than ten minutes on most days of the week.',
    ],
  ])('splits %j', (long, split) => {
    expect(splitLongSentence(long)?.join(' ')).toBe(split);
  });

  it.each([
    ['short ones', 'It rains, but we go.'],
    [
      'sentences of up to 45 words at "but"',
      'The council voted on Tuesday to keep the old night bus running until the end of the year, but the drivers do not yet know which of the stops on Quay Street will stay.',
    ],
    [
      'lists',
      'Many riders will tell you that the quality of the driving, the state of the cars, and the experience of the trip has declined a lot over the last few years.',
    ],
    [
      'conditions',
      'If the council agrees to the plan that the drivers wrote in the spring, the bus will run, and the nurses of the night shift will get home before the sun is up.',
    ],
    [
      'quotations',
      'He said “the bus was late again on Monday and on Tuesday of the same week, and the driver knew about it long before we did” and then he left the meeting early.',
    ],
  ])('leaves %s alone', (_, sentence) => {
    expect(splitLongSentence(sentence)).toBeNull();
  });
});

describe('surfaceForm', () => {
  it('is the keyword itself if the text does not contain it', () => {
    expect(['tokyo', '', ' '].map((keyword) => surfaceForm('The people of Hong Kong.', keyword))).toEqual([
      'tokyo',
      '',
      ' ',
    ]);
  });

  it('gives a keyword the article’s spelling', () => {
    expect(surfaceForm('The people of Hong Kong. HONG KONG! They like Hong Kong.', 'hong kong')).toBe(
      'Hong Kong',
    );
    expect(surfaceForm('Oxygen bars open. The oxygen bar is new, an oxygen bar.', 'oxygen bar')).toBe(
      'oxygen bar',
    );
    expect(surfaceForm('Nothing here.', 'c++ (lang)')).toBe('c++ (lang)');
  });
});
