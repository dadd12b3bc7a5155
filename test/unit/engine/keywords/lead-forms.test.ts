import { describe, expect, it } from 'vitest';
import { articleFromText, findKeywordIdeas } from '#engine';
import { explains } from '#engine/keywords/candidates/explanatory-kinds.ts';
import { isIntroduced } from '#engine/keywords/candidates/introduced-names.ts';
import { leadForms } from '#engine/keywords/candidates/lead-forms.ts';
import { indexArticle } from '#engine/keywords/evidence/article-index.ts';

const formsIn = (text: string, lead: string, names: readonly string[] = []): string[] =>
  leadForms(indexArticle(articleFromText(text)), lead, new Set(names)).map((form) => form.text);

describe('forms of the lead', () => {
  it.each([
    ['A password manager keeps your logins.', 'password managers', 'password manager'],
    ['Everybody needs an emergency fund.', 'emergency fund', 'emergency funds'],
    ['I shoot film on weekends.', 'shoot film', 'shooting film'],
    ['Finding an exercise regimen took me a year.', 'finding an exercise regimen', 'exercise regimen'],
    ['A mini-retirement is a long holiday.', 'mini-retirement', 'mini retirement'],
    ['We play dungeons & dragons.', 'dungeons & dragons', 'dungeons and dragons'],
    ['Trump announced new tariffs.', "trump's tariffs", 'trump tariffs'],
    ['Mercy is better than sacrifice.', 'mercy vs sacrifice', 'sacrifice vs mercy'],
    [
      'A grant identifier is short. One grant identifier. The global one.',
      'global grant identifier',
      'grant identifier',
    ],
  ])('in %j: "%s" becomes "%s"', (text, lead, form) => {
    expect(formsIn(text, lead)).toContain(form);
  });

  it('put the name of a place first, and no other noun', () => {
    const text = 'The cost of living in Berlin is high. Rye bread with starter is good.';
    expect(formsIn(text, 'cost of living in berlin', ['berlin'])).toContain('berlin cost of living');
    expect(formsIn(text, 'bread with starter', [])).toEqual([]);
  });

  it.each([
    ['The air pollution monitor stands here. An air pollution monitor.', 'air pollution', 'air pollutions'],
    ['Good weight loss tips. A tip for you.', 'weight loss tips', 'weight loss tip'],
    ['Savas Labs is a lab.', 'savas labs', 'savas lab'],
    ['We compile open source software.', 'open source', 'opening source'],
  ])('in %j: "%s" does not become "%s"', (text, lead, form) => {
    expect(formsIn(text, lead, ['sava', 'lab'])).not.toContain(form);
  });

  it('are separate keywords, with the evidence of their words', () => {
    const sentence =
      'Password managers store logins. A password manager fills them in. Good password managers sync.';
    const ideas = findKeywordIdeas(
      articleFromText(`# Password managers\n\n${`${sentence} We compare them on phones.\n\n`.repeat(4)}`),
    );
    const form = ideas.find(({ text }) => text === 'password manager');
    expect(form?.evidence).toBe('exact');
    expect(form?.relevance).toBeLessThan(85);
  });
});

describe('a text that explains', () => {
  it('speaks to its readers', () => {
    expect(explains(articleFromText('You open your account. Your bank asks you for a name. You sign.'))).toBe(
      true,
    );
  });

  it('is not a diary', () => {
    const day = 'I ran the half marathon today. We were slow, and my knees hurt. Then I went home and slept.';
    const article = articleFromText(`# Lake Minnetonka Half Marathon\n\n${`${day}\n\n`.repeat(6)}`);
    expect(explains(article)).toBe(false);
    expect(findKeywordIdeas(article).filter(({ text }) => text.startsWith('how to '))).toEqual([]);
  });
});

describe('a name is introduced', () => {
  it.each([
    ['Today we release XonStat, a statistics tracker for players.', true],
    ['XonStat is our statistics site.', true],
    ['XonStat, a few days later, was down.', false],
    ['We looked at XonStat, the day was long', false],
    ['XonStat is a good example of it.', false],
  ])('in %j: %s', (text, expected) => {
    expect(isIntroduced(articleFromText(text), 'xonstat')).toBe(expected);
  });
});
