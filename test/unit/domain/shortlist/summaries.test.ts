import { describe, expect, it } from 'vitest';
import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { isSummaryOf, summarizeResult } from '#domain/shortlist/summarize-result.ts';
import type { SummaryFacts, TitleFacts } from '#domain/shortlist/summary-facts.ts';
import { makeEntry } from '#test/factories/keyword-entries.ts';

const numbered = (
  count: number,
  changes: (index: number) => Partial<KeywordEntry> = () => ({}),
): KeywordEntry[] =>
  Array.from({ length: count }, (_, index) =>
    makeEntry({ keyword_text: `keyword ${index}`, cluster: `cluster ${index}`, ...changes(index) }),
  );
const offTopic = { keyword_class: 'Deprioritize (Off-Topic)' } as const;

const rye = [makeEntry({ keyword_text: 'rye bread', relevance_score: 90 }), ...numbered(2)];
const everywhere = { title: true, opening: true, headings: true };
const sure: SummaryFacts = {
  spelling: 'rye bread',
  places: everywhere,
  isConfident: true,
  title: null,
  sentence: null,
  isPersonal: false,
  isUnclear: false,
  news: null,
  words: [],
  opensWithWords: false,
};
const title: TitleFacts = {
  text: 'A Year of Rye Bread at Home',
  isInformative: true,
  isLong: false,
  isShort: false,
  isOnlyName: false,
  isBroad: false,
  isEmpty: false,
  missing: null,
  places: everywhere,
};
const unsure: SummaryFacts = { ...sure, isConfident: false };

/** Each summary must be recognized when its stored result is rescored. */
const summaryOf = (facts: Partial<SummaryFacts>, from: SummaryFacts = sure): string => {
  const summary = summarizeResult(rye, { facts: { ...from, ...facts } });
  expect(isSummaryOf(summary, rye)).toBe(true);
  return summary;
};

it.each([true, false])('the beginning of a very long title is quoted (informative: %s)', (isInformative) => {
  const text = `${'How to bake rye bread at home '.repeat(20)}`.trim();
  const summary = summaryOf({ title: { ...title, text, isInformative, isLong: true } }, unsure);
  const beginning =
    'How to bake rye bread at home How to bake rye bread at home How to bake rye bread at home How to';
  expect(summary).toMatch(new RegExp(`^Your title “${beginning}…” says`));
});

describe('a summary of a text with a sure lead keyword', () => {
  it.each([
    [everywhere, 'the title, the opening and a heading already name it.'],
    [{ ...everywhere, headings: null }, 'the title and the opening already name it.'],
    [
      { ...everywhere, opening: false },
      'the title and a heading name it already; put it in the opening, too.',
    ],
    [
      { title: true, opening: false, headings: false },
      'the title names it already; put it in the opening and a heading, too.',
    ],
    [{ title: null, opening: true, headings: null }, 'the opening names it already; put it in a title, too.'],
    [{ title: null, opening: false, headings: null }, 'put it in a title and the opening.'],
    [{ title: false, opening: false, headings: false }, 'put it in the title, the opening and a heading.'],
  ])('says where it is and where it is missing: %j', (places, rest) => {
    expect(summaryOf({ places })).toBe(`Lead with “rye bread”: ${rest}`);
  });

  it('spells it as the author does', () => {
    expect(summaryOf({ spelling: 'Rye bread' })).toContain('“Rye bread”');
  });

  it('names the keyword that the user chose, even if it is unsure', () => {
    const [, lead] = rye;
    const summary = summarizeResult(rye, { lead, facts: { ...unsure, spelling: 'keyword 0', title } });
    expect(summary).toBe('Lead with “keyword 0”: the title, the opening and a heading already name it.');
    expect(isSummaryOf(summary, rye)).toBe(true);
  });

  it('is not mistaken for that of another keyword', () => {
    expect(isSummaryOf('Lead with “oat bread”: the title and the opening already name it.', rye)).toBe(false);
    expect(isSummaryOf('Lead with “rye bread”: the footer names it already.', rye)).toBe(false);
  });
});

describe('a summary of a text without a sure lead keyword', () => {
  it('leaves the topic to the author’s title', () => {
    const first = 'Your title “A Year of Rye Bread at Home” says what the text is about';
    const of = (changes: Partial<TitleFacts>) => summaryOf({ title: { ...title, ...changes } }, unsure);
    expect(of({})).toBe(`${first}, and the opening and a heading repeat its main words: keep it.`);
    expect(of({ places: { ...everywhere, headings: null } })).toBe(
      `${first}, and the opening repeats its main words: keep it.`,
    );
    expect(of({ places: { ...everywhere, opening: false, headings: false } })).toBe(
      `${first}: repeat its main words in the opening and a heading.`,
    );
    expect(of({ isLong: true, places: { ...everywhere, opening: false } })).toBe(
      `${first}: shorten it so that search results show all of it, and repeat its main words in the opening.`,
    );
  });

  it('asks for no heading if the opening repeats the words of the title', () => {
    const places = { ...everywhere, headings: false };
    expect(summaryOf({ title: { ...title, places } }, unsure)).toMatch(
      / says what the text is about, and the opening repeats its main words: keep it\.$/,
    );
  });

  it('asks for more than one word in the title', () => {
    expect(summaryOf({ title: { ...title, text: 'Bread', isShort: true } }, unsure)).toBe(
      'Your title “Bread” is too short to say what the text is about: say more, in words that people search for.',
    );
  });

  it('leaves a sure keyword to the title that has it if the opening lacks it', () => {
    const places = { ...everywhere, opening: false };
    expect(summaryOf({ places, title: { ...title, places: { ...places, headings: null } } })).toBe(
      'Your title “A Year of Rye Bread at Home” says what the text is about: repeat its main words in the opening.',
    );
    expect(summaryOf({ places, title: { ...title, isInformative: false } })).toMatch(
      /^Lead with “rye bread”/,
    );
  });

  it('asks for more than one word in the title, even if that is a sure keyword', () => {
    expect(summaryOf({ title: { ...title, text: 'Rye', isShort: true } })).toContain('“Rye” is too short');
    const elsewhere = { ...everywhere, title: false };
    expect(summaryOf({ places: elsewhere, title: { ...title, text: 'Mill', isShort: true } })).toMatch(
      /^Lead with “rye bread”/,
    );
  });

  it('asks for more than a name in the title', () => {
    expect(summaryOf({ title: { ...title, text: 'Lisbon 2025', isOnlyName: true } }, unsure)).toBe(
      'Your title “Lisbon 2025” names the subject, but not what your text says about it: add that, in words that people search for.',
    );
  });

  it('asks what the text says about the subject of a broad title that it could keep', () => {
    const broad = { ...title, text: 'Rye Bread', isBroad: true };
    expect(summaryOf({ title: broad }, unsure)).toBe(
      'Your title “Rye Bread” names the subject, but not what your text says about it: add that, in words that people search for.',
    );
    expect(summaryOf({ title: { ...broad, places: { ...everywhere, opening: false } } }, unsure)).toContain(
      'repeat its main words in the opening',
    );
  });

  it('names the main word of the text that the title leaves out', () => {
    expect(
      summaryOf(
        { title: { ...title, text: 'A Year of Baking', missing: { text: 'rye', isSetting: false } } },
        unsure,
      ),
    ).toBe(
      'Your title “A Year of Baking” leaves out rye, which your text mentions more than any word of the title: add it.',
    );
  });

  it('names the setting that the title leaves out, even if the title names no subject', () => {
    const missing = { text: 'Vermont', isSetting: true };
    const told =
      'Your title “A Year of Baking” leaves out Vermont, which your text names throughout: add it.';
    expect(summaryOf({ title: { ...title, text: 'A Year of Baking', missing } }, unsure)).toBe(told);
    const vague = { ...title, text: 'A Year of Baking', isInformative: false, missing };
    expect(summaryOf({ title: vague, sentence: 'I bake rye bread' }, unsure)).toBe(told);
  });

  it('quotes the sentence or the only name of the text where the title names no subject', () => {
    const vague = { title: { ...title, text: 'The Party Begins', isInformative: false, isEmpty: true } };
    const first = 'Your title “The Party Begins” does not name the subject of your text';
    const asked = `${first}: say in the title what it is about, in words that people search for.`;
    expect(summaryOf({ ...vague, words: ['Mumbai', 'train'] }, unsure)).toBe(asked);
    expect(summaryOf(vague, unsure)).toBe(asked);
    expect(summaryOf({ ...vague, words: ['Mumbai'] }, unsure)).toBe(
      `${first}, and your text talks mostly about Mumbai: put it in the title.`,
    );
    const short = { title: { ...vague.title, text: 'Party', isShort: true } };
    expect(summaryOf({ ...short, words: ['Mumbai'] }, unsure)).toContain('“Party” is too short to say');
    expect(summaryOf({ ...short, sentence: 'I tour Mumbai by train' }, unsure)).toContain('“I tour Mumbai');
    expect(summaryOf({ ...vague, sentence: 'Here is a tour of Mumbai by train' }, unsure)).toBe(
      `${first}, but your sentence “Here is a tour of Mumbai by train” does: put that subject in the title.`,
    );
  });

  it('asks for more in a title whose words may name a subject, but hardly that of the text', () => {
    const vague = { title: { ...title, text: 'Black Gold', isInformative: false } };
    const first = 'Your title “Black Gold” says little of what the text is about';
    expect(summaryOf(vague, unsure)).toBe(`${first}: say more, in words that people search for.`);
    expect(summaryOf({ ...vague, sentence: 'I turn my rye bread into compost' }, unsure)).toBe(
      `${first}, but your sentence “I turn my rye bread into compost” says it: put that subject in the title.`,
    );
  });

  it('quotes the news of a report without a title, however sure its lead is', () => {
    const facts = { news: 'Ryefield to pay a fine', words: ['Ryefield', 'bribe'] };
    const told =
      'Your opening says the news: “Ryefield to pay a fine”. Write a title that says it, in words that people search for.';
    expect(summaryOf(facts)).toBe(told);
    expect(summaryOf(facts, unsure)).toBe(told);
  });

  it('names the main words of a text without a title', () => {
    expect(summaryOf({ words: ['rye bread', 'mill'] }, unsure)).toBe(
      'Your text talks mostly about rye bread and mill: write a title that says what ties them together.',
    );
    expect(summaryOf({ words: ['rye bread'] }, unsure)).toBe(
      'Your text seems to be about “rye bread”: put it in the title and the opening.',
    );
    expect(summaryOf({ words: ['rye bread'], opensWithWords: true }, unsure)).toBe(
      'Your text seems to be about “rye bread”, and the opening names it already: put it in the title, too.',
    );
    expect(summaryOf({}, unsure)).toBe(
      'No sentence of your opening sums up your text: write one that says what readers get from it, and a title that says the same, in words that people search for.',
    );
  });

  it('quotes the sentence of a text without a title that says what it is about', () => {
    const sentence = 'This post shows how to bake rye bread';
    expect(summaryOf({ sentence, words: ['rye bread', 'mill'] }, unsure)).toBe(
      `Your sentence “${sentence}” says what your text is about: write a title that names the same subject.`,
    );
  });

  it('names no words of a text whose author talks about many things', () => {
    expect(summaryOf({ isUnclear: true, words: ['mill', 'grandma'] }, unsure)).toBe(
      'No keyword stands out as the topic of your text. Choose what people should find it for, and name that in the title and the opening.',
    );
  });

  it('says of a story that it has no search topic', () => {
    const told = { isPersonal: true, sentence: 'I went to the mill', words: ['mill', 'grandma'] };
    expect(summaryOf(told, unsure)).toBe(
      'Your text is a personal story without a clear search topic: give it a title that names its subject, so that readers know what to expect.',
    );
    expect(summaryOf({ ...told, title }, unsure)).toMatch(/^Your title “/);
    expect(summaryOf(told)).toMatch(/^Lead with “/);
  });

  it('names no keyword that is only a side topic', () => {
    const entries = numbered(3, () => ({ relevance_tier: 'Medium' }));
    expect(summarizeResult(entries, { facts: { ...sure, title } })).toMatch(/^Your title “/);
  });
});

describe('a summary of keywords without facts about the text', () => {
  it.each([
    [0, ''],
    [1, 'Lead with keyword 0 in the title and the opening.'],
    [9, 'Lead with keyword 0 in the title and the opening.'],
  ])('of %d keywords of a text reads %j', (count, sentence) => {
    expect(summarizeResult(numbered(count, (index) => ({ optimizer_score: 90 - index })))).toBe(sentence);
  });
  it('leads with what the text is about, not with keywords that strong sites dominate', () => {
    const [central, marginal, risky] = numbered(3);
    if (!central || !marginal || !risky) throw new Error('three entries expected');
    expect(
      summarizeResult([
        { ...risky, keyword_class: 'High-Risk Competitive', optimizer_score: 99 },
        { ...marginal, keyword_class: 'Prime Target', relevance_tier: 'Medium', optimizer_score: 98 },
        { ...central, keyword_class: 'Strategic Body', optimizer_score: 50 },
      ]),
    ).toMatch(/^Lead with keyword 0 in the title and the opening/);
  });
  it('gives no advice on the text in a run without one, even if the keyword is chosen', () => {
    const entries = numbered(3, (index) => ({ optimizer_score: 90 - index, relevance_tier: null }));
    const summary = 'Lead with keyword 0; support it with keyword 1 and keyword 2.';
    expect(summarizeResult(entries)).toBe(summary);
    expect(summarizeResult(entries, { facts: sure })).toBe(summary);
    expect(isSummaryOf(summary, entries)).toBe(true);
  });
  it('leads with no keyword of a list about which nothing is known, unless one is chosen', () => {
    const market = { search_volume: null, cpc: null, competition_index: null };
    const entries = numbered(3, () => ({ ...market, relevance_score: null, relevance_tier: null }));
    const summary = summarizeResult(entries);
    expect(summary).toMatch(/^These keywords have no order yet: .* Add the text they are for/);
    expect(isSummaryOf(summary, entries)).toBe(true);
    expect(isSummaryOf('Lead with keyword 0; support it with keyword 1 and keyword 2.', entries)).toBe(true);
    expect(summarizeResult(entries, { lead: entries[1] })).toMatch(/^Lead with keyword 1; support it with /);
  });
  it('names no off-topic keyword as long as there is another', () => {
    expect(summarizeResult(numbered(3, (index) => (index === 2 ? {} : offTopic)))).toBe(
      'Lead with keyword 2 in the title and the opening.',
    );
  });
});

describe('a summary of an earlier release', () => {
  const [lead, second] = numbered(2, (index) => ({ optimizer_score: 90 - index }));
  if (!lead || !second) throw new Error('two entries expected');
  const pairWith = (keyword_text: string) => [
    { ...lead, keyword_text: 'rye bread', relevance_score: 99 },
    { ...second, keyword_text, relevance_score: 90 },
  ];
  it.each([
    ['Lead with rye bread in the title and the opening.', 'rye'],
    ['Lead with rye in the title and the opening.', 'rye'],
    [
      'Lead with rye bread in the title and the opening; answer “how to feed a sourdough starter” under its own heading.',
      'how to feed a sourdough starter',
    ],
    [
      'Lead with rye bread in the title and the opening; cover sourdough starter in a section of its own.',
      'sourdough starter',
    ],
    [
      'Lead with rye bread in the title and the opening; answer “what is rye bread” under its own heading.',
      'what is rye bread',
    ],
    ['Lead with rye bread; support it with sourdough.', 'sourdough'],
    [
      'No keyword stands out as the topic of your text. Choose what people should find it for, and name that in the title and the opening.',
      'rye',
    ],
    [
      'Your text has no clear search topic: no phrase names the whole of it. Decide what people should find it for, and name that in the title and the opening.',
      'rye',
    ],
    [
      'Your sentence “I bake on Sundays” comes closest to saying what your text is about: write a title that names its subject, in words that people search for.',
      'rye',
    ],
    [
      'No sentence of your opening says plainly what your text is about: write one that does, and a title that says the same, in words that people search for.',
      'rye',
    ],
    ['Your text talks mostly about rye and mill: write a title that says what ties them together.', 'rye'],
    [
      'No keyword stands out, but your title “A Year of Rye” says what the text is about: repeat its words in the opening and in a heading.',
      'rye',
    ],
    [
      'No keyword stands out, and your text has no title: write one that names its subject in words that people search for, and repeat them in the opening.',
      'rye',
    ],
    [
      'No keyword stands out as the topic of your text, which speaks most of rye and mill. Choose what people should find it for, and name that in a title and in the opening.',
      'rye',
    ],
    [
      'Your title “A Year” says little of what the text is about, which speaks most of rye and mill: say in the title what ties them together.',
      'rye',
    ],
    [
      'No keyword stands out: rye alone is wider than your text. Name the part of it that you write about in the title and the opening.',
      'rye',
    ],
    [
      'Your text has no clear search topic. The closest search is rye: name it in the title and the opening if you want to be found for it.',
      'rye',
    ],
  ])('is recognized: %s', (summary, other) => {
    expect(isSummaryOf(summary, pairWith(other))).toBe(true);
  });
  it('names the closest keyword if none is central', () => {
    const entries = numbered(3, () => ({ relevance_tier: 'Medium' }));
    const summary = summarizeResult(entries);
    expect(summary).toMatch(/^No keyword stands out as the topic of your text\. .*keyword \d/);
    expect(isSummaryOf(summary, entries)).toBe(true);
  });
  it('is not recognized with other keywords', () => {
    expect(isSummaryOf('Lead with oats in the title and the opening.', pairWith('rye'))).toBe(false);
    expect(isSummaryOf('Lead with rye; support it with oats and rye bread.', pairWith('rye'))).toBe(false);
  });
});
