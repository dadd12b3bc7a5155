import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { isDish } from '#engine/keywords/candidates/questions.ts';
import { isDistinct } from '#engine/keywords/candidates/searchable.ts';
import { indexArticle } from '#engine/keywords/evidence/article-index.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';
import { judgeCandidates } from '#engine/keywords/searches/judge-candidates.ts';

const textsOf = (text: string): string[] => findKeywordIdeas(articleFromText(text)).map((idea) => idea.text);

describe('repeated link labels', () => {
  const apps = ['Windy', 'Komoot', 'Strava', 'Fatmap'].map(
    (name) =>
      `## ${name}\n\n${name} plans a hike. A hike with ${name} is safe.\n\n- [iOS store](https://apps.example/${name})\n- [Android store](https://play.example/${name})`,
  );
  const text = `# Apps for a winter hike\n\nA winter hike needs a plan.\n\n${apps.join('\n\n')}`;

  it('are not keywords', () => {
    expect(textsOf(text)).toContain('winter hike');
    expect(textsOf(text).filter((found) => found.includes('store'))).toEqual([]);
  });

  it('count if the prose says them too', () => {
    const prose = `# On the iOS store\n\nThe iOS store is old. Every iOS store review takes days, and the iOS store takes a share.\n\n${apps.join('\n\n')}`;
    expect(textsOf(prose)).toContain('ios store');
  });
});

it('measures and circumstances are not keywords, however often a text mentions them', () => {
  const text =
    'Raised beds\n\nA raised bed holds ten cubic feet of soil. Fill the raised bed with cubic feet of compost. In the long term a raised bed saves water. The long term matters more than cubic feet. My last blog post was on seeds; this blog post is on soil. Potting soil is light. Use potting soil in a raised bed.';
  const found = textsOf(text);
  expect(found[0]).toMatch(/^raised beds?$/);
  expect(found).toContain('potting soil');
  for (const generic of ['cubic feet', 'long term', 'blog post']) expect(found).not.toContain(generic);
});

it('a measure in the title is a topic', () => {
  const text =
    'What a blog post costs\n\nA blog post costs a day. Each blog post needs a plan, and a blog post needs an editor.';
  expect(textsOf(text)).toContain('blog post');
});

it('a question about an unknown name that ends in s uses the singular', () => {
  const text =
    'What HATEOAS gets you\n\nHATEOAS is a constraint of REST. HATEOAS asks for links in each response. With HATEOAS a client follows links. HATEOAS is hard to use.\n\n## How does HATEOAS work\n\nHATEOAS sends links.';
  expect(textsOf(text).filter((found) => found.startsWith('what are'))).toEqual([]);
});

it('two phrases that only occur in the same sentences are not joined into a longer one', () => {
  const text =
    '# Couples finance with a shared bank account\n\nWe pay expenses from that bank account. The bank account for our expenses is shared. Expenses of each month go through the bank account. Our expenses rise, and our expenses fall.';
  expect(textsOf(text)).toContain('bank account');
  expect(textsOf(text)).not.toContain('bank account expenses');
});

it.each([
  ['the number of a part', 'first conference part 1'],
  ['a day', 'research digest 27 nov 2020'],
  ['an address', 'x.com/kent'],
  ['a variable', 'f panic'],
  ['a headline with its verb', 'president appoints minister to form'],
  ['a sentence without its object', 'phone makes time'],
  ['a pictograph', 'educator 🚨 announcement'],
  ['a part of the text', 'custom domains section'],
  ['a loose beginning', 'already-existing tech meetup'],
  ['a clause in the present', 'docs are now built on it'],
  ['a clause that denies', "last.fm wasn't listening"],
  ['a clause of time', 'when software compromises courtesy'],
  ['a manner', 'react context effectively'],
  ['what a list counts', 'three easy ways to show employees'],
  ['a month', 'hybrid work june 2021'],
  ['a day', 'agusan del sur early friday'],
  ['a word twice', 'trail race race report'],
  ['a word that is no verb', 'how to open source metrics'],
  ['praise', 'official threads'],
  ['news', 'new paper for ios'],
  ['one of several', 'third locker'],
  ['who uses what', 'ruby service uses uswds'],
])('%s is not a keyword: %s', (_, text) => expect(isDistinct(text)).toBe(false));

it.each([
  'react hooks api',
  'code reviews checklist',
  'chapter 7 bankruptcy',
  'formula 1',
  'r packages',
  'july 4 recipes',
  'best running shoes 2024',
  'how smart phone makes time irrelevant',
  'what is react context',
  'when to plant garlic',
  'how to use react context effectively',
  'new york pizza',
  'third party cookies',
  'final fantasy',
  'officials salary',
  'briefcase repair',
  'two-factor authentication',
])('may be a keyword: %s', (text) => expect(isDistinct(text)).toBe(true));

it('a question asks what a thing is only if a sentence defines it', () => {
  const text =
    '# Advertise in a pandemic?\n\nThe pandemic is a terrible thing for advertisers. Home Depot is an example. A pandemic makes media cheap. Should you advertise during the pandemic? During a pandemic, brands go silent.';
  expect(textsOf(text).filter((found) => /^what (?:is|are) |meaning$/.test(found))).toEqual([]);
});

it('the number of a part and a day are not topics', () => {
  const text =
    '# #52 - 27 Nov 2020\n\nResearch computing teams need money. A research computing team tells funders what research computing is worth. Part 2 follows.';
  expect(textsOf(text)[0]).toMatch(/research computing/);
});

it('a phrase that occurs in the text only with an article inside is a piece of a sentence', () => {
  const text =
    'Cayuga Trails 50 race report\n\nI stood in line at the Cayuga Trails tent, and the rain fell. The Cayuga Trails 50 is long. Cayuga Trails has mud, and the Cayuga Trails 50 has hills. My race report ends at the finish line.';
  const judged = judgeCandidates(indexArticle(articleFromText(text)));
  const piece = judged.find((found) => found.text.startsWith('line at cayuga'));
  expect(judged.find((found) => found.text === 'cayuga trails')?.probability).toBeGreaterThan(0.1);
  expect(piece?.probability ?? 0).toBeLessThan(0.02);
});

it('what somebody does in a kitchen is not a dish', () => {
  expect(isDish('cooking with grandma')).toBe(false);
  expect(isDish('lemon pie')).toBe(true);
});
