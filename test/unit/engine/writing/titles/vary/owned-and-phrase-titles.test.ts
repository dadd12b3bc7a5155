import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { isGoodCut } from '#engine/writing/headlines/good-cut.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';
import { weighBesideHeadline } from '#engine/writing/titles/gate/beside-headline.ts';
import { readSubject, type Subject } from '#engine/writing/titles/subject/subject.ts';
import { varyTitles } from '#engine/writing/titles/vary/vary-titles.ts';

const body = [
  'I bake rye bread every week in a cold oven. My sobering oven trial was an experiment that I lost, and I wrote down what I saw.',
  'We recommend sour rye to all of our guests. My experience with the oven was long, and my notes on it fill a book.',
  'We tried Bridge. OvenScript keeps the time. OvenScript rings. With OvenScript I bake on demand, and OvenScript never sleeps.',
].join(' ');

const subjectOf = (title: string, kind: string): Subject => {
  const article = articleFromText(`# ${title}\n\n${body}`);
  return readSubject(readPassages(article, []), {
    ranked: [{ phrase: 'rye bread', topic: 0.8, search: 0.8 }],
    kind,
  });
};
const variantsOf = (title: string, kind: string): string[] =>
  varyTitles(subjectOf(title, kind), true).map(({ text }) => text);

describe('titles in the words of the headline', () => {
  it.each([
    ['A Sobering Oven Experience', 'diary', 'My Sobering Oven Experience'],
    ['Favorite Rye Breads', 'diary', 'My Favorite Rye Breads'],
    ['Cold Oven Experiment', 'essay', 'A Cold Oven Experiment'],
    ['Lies My Baker Told Me', 'essay', 'The Lies My Baker Told Me'],
    ['Rebuilding the Old Oven', 'diary', 'My Experience Rebuilding the Old Oven'],
    ['Donating $10k to OvenScript', 'diary', 'My Experience Donating $10k to OvenScript'],
    ['On Baking in the Cold', 'essay', 'Baking in the Cold'],
    ['The #1 Reason Why I Bake Rye', 'essay', 'Why I Bake Rye'],
    ['What Cooks Can Learn From Bakers', 'essay', 'What Bakers Can Teach Cooks'],
    ['Rye Bread Quantified', 'essay', 'Quantifying Rye Bread'],
    ['Death of a Cold Oven', 'essay', 'The Death of a Cold Oven'],
    ['A Day in the Life: Ada', 'diary', 'A Day in the Life of Ada'],
    ['The Ovens of Vermont', 'travel', "Vermont's Ovens"],
    ['Differences between Rye and Wheat', 'explainer', 'How Rye differs from Wheat'],
    ['Vermont First Impressions', 'travel', 'First Impressions of Vermont'],
    ['Sour Rye Comes to OvenScript', 'announcement', 'OvenScript Gets Sour Rye'],
    ['Fighting Mold in Vermont', 'news', 'The Fight Against Mold in Vermont'],
    ['Do I Need a Starter to Bake Rye?', 'explainer', 'Do You Need a Starter to Bake Rye?'],
    ['Rye or Wheat: What’s the Difference?', 'explainer', "What's the Difference Between Rye and Wheat?"],
    ['Making Bread Better Through Cold Ovens', 'explainer', 'How Cold Ovens Make Bread Better'],
    ['Why Doesn’t OvenScript Just Use Gas?', 'explainer', 'Why OvenScript Doesn’t Just Use Gas'],
    ['I Quit the Baking Industry', 'essay', 'Quitting the Baking Industry'],
    ['Rye Terms You Must Know', 'list', 'Rye Terms You Need to Know'],
    ['What I Wish I Had Known', 'essay', 'Things I Wish I Had Known'],
    ['Why We Recommend Sour Rye', 'opinion', 'Why Do We Recommend Sour Rye?'],
    ['Cold Ovens and Fresh Loaves', 'essay', 'Fresh Loaves and Cold Ovens'],
    ['Bread Days 2019: Baking in the Cold', 'diary', 'Baking in the Cold (Bread Days 2019)'],
    ['Warm, Soft, Sour, by Ada Rye', 'review', "Ada Rye's Warm, Soft, Sour"],
    ['On Loaves (or How Rye Is Baked)', 'essay', 'How Rye Is Baked'],
    ['Tips for the Cold Kitchen', 'tips', 'Advice for the Cold Kitchen'],
    ['Learn How to Bake Rye in a Cold Oven', 'how-to', 'How to Bake Rye in a Cold Oven'],
  ])('%s (%s) -> %s', (title, kind, wanted) => {
    expect(variantsOf(title, kind)).toContain(wanted);
  });

  it.each([
    // Nobody owns or counts a name, a denial or an activity.
    ['Learning Rye', 'diary', /^(?:A|My) Learning/],
    ['No Greater Loaf', 'essay', /^(?:A|My|Our) No /],
    ['On Being a New Oven', 'essay', /^(?:An|My) On /i],
    ['Differences between Rye Flour and Sour Dough', 'essay', /^Sour Dough and/],
    ['Cold Ovens and Rye', 'essay', /^A Cold Ovens/],
    ['Two Tone Loaf', 'diary', /^2 /],
    ['How We Bake', 'essay', /^We: /],
    ['Bridge Ready for Ovens', 'how-to', /Bridging|^How to bridge/i],
    ['Two Years of Rye', 'diary', /^Years /],
    ['Announcing a Cold Oven', 'diary', /^My Experience/],
    ['Wanting a Cold Oven', 'diary', /^My Experience Wanting/],
  ])('%s (%s) has no form %s', (title, kind, wrong) => {
    expect(variantsOf(title, kind).filter((text) => wrong.test(text))).toEqual([]);
  });

  it.each([
    ['The rise of rye: a new history of bread', 'The rise of rye', true],
    ['Using rye to tell the story of bread in Vermont', 'Using rye to tell the story of bread', true],
    ['Rye is here for smoother, softer loaves', 'Rye is here for smoother', false],
    ['Rye is cheap, but not easy to bake', 'Rye is cheap', false],
    ['Why bakers need to do what the cool mills do', 'Why bakers need', false],
    ['Making it easier for bakers to find a mill', 'Making it easier for bakers', false],
    ['The benefits of an open and warm oven', 'The benefits of an open', false],
  ])('%s, cut to “%s”: %s', (headline, part, isGood) => {
    expect(isGoodCut(headline, part)).toBe(isGood);
  });

  it('come before titles without its words, whatever their score', () => {
    const weigh = weighBesideHeadline(subjectOf('A Sobering Oven Experience', 'diary'), (text) =>
      /^My/.test(text),
    );
    const variant = weigh({ text: 'My sobering oven experience', frame: 'restated' });
    expect(variant).toBeGreaterThan(3 * weigh({ text: 'The mills of Vermont', frame: 'topic' }));
    expect(variant).toBeGreaterThan(3 * weigh({ text: 'Oven Experience: mills', frame: 'section' }));
  });
});
