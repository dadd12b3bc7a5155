import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';
import { chooseTitles, type JudgedTitle } from '#engine/writing/titles/choose-titles.ts';
import { composeTitles } from '#engine/writing/titles/compose/compose-titles.ts';
import { frameReasons } from '#engine/writing/titles/compose/frame-reasons.ts';
import { fallbackTitles } from '#engine/writing/titles/fallback-titles.ts';
import { headlineFit } from '#engine/writing/titles/gate/headline-model.ts';
import { publishChances } from '#engine/writing/titles/gate/publish-gate.ts';
import { judgeTitles } from '#engine/writing/titles/gate/title-features.ts';
import { readTitleSubject } from '#engine/writing/titles/subject/read-title-subject.ts';
import type { TitleFrame } from '#engine/writing/titles/subject/title-frame.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';
import { keywordIdea } from '#test/factories/keyword-idea.ts';
import { notEmpty } from '#test/not-empty.ts';

const folder = join(import.meta.dirname, '../../../../fixtures/rewrites');
const texts = readdirSync(folder)
  .sort()
  .map((name) => readFileSync(join(folder, name), 'utf8'));
const withoutTitle = (text: string): string => text.replace(/^# .*\n+/, '');

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const end = (text: string): string => plain(text.split(/: /).at(-1) ?? text);

/** What the text must contain for a frame's reason to be true. */
const proof: Readonly<Partial<Record<TitleFrame, (title: string, text: string) => boolean>>> = {
  section: (title, text) => plain(text).includes(end(title)),
  statement: (title, text) => plain(text).includes(plain(title)),
  question: (title, text) => title.endsWith('?') && plain(text).includes(plain(title)),
  'how-we': (title, text) => plain(text).includes(plain(title.replace(/^How /i, ''))),
  'why-we': (title, text) =>
    plain(text).includes(plain(title.replace(/^Why /i, ''))) && /because|reason|why/i.test(text),
  number: (title) => /\d/.test(title),
  topic: (title, text) => plain(text).includes(plain(title)),
  extended: (title, text) => plain(text).includes(plain(title)),
  tips: (title, text) => (/tips/i.test(title) ? /tips/i : /best practices/i).test(text),
  lessons: (_, text) => /learn|lesson|takeaway|taught/i.test(text),
  announcement: (_, text) =>
    /announc|excited|happy|proud|pleased|thrilled|releas|launch|new|change/i.test(text),
};

describe('the reason of a title', () => {
  it.each(texts.flatMap((text) => [text, withoutTitle(text)]).map((text) => [text.slice(0, 40), text]))(
    'is true: %s',
    (_, text) => {
      const article = articleFromText(text);
      const subject = readTitleSubject(article, findKeywordIdeas(article));
      for (const title of notEmpty(composeTitles(subject, false)))
        expect(proof[title.frame]?.(title.text, text) ?? true, `${title.frame}: ${title.text}`).toBe(true);
      for (const { text: title, why } of notEmpty(writeTitles(article, findKeywordIdeas(article))))
        expect(
          Object.values(frameReasons).some((reason) => why.startsWith(reason)),
          title,
        ).toBe(true);
    },
  );

  it('calls only the author’s headline their own', () => {
    for (const text of notEmpty(texts)) {
      const article = { ...articleFromText(withoutTitle(text)), title: null };
      const found = writeTitles(article, findKeywordIdeas(article));
      expect(found.map(({ why }) => why).join('\n')).not.toContain('own headline');
    }
  });
});

describe('the publish gate', () => {
  const chancesOf = (text: string, titles: readonly { text: string; frame: TitleFrame }[]): number[] => {
    const article = articleFromText(text);
    return publishChances(judgeTitles(readTitleSubject(article, findKeywordIdeas(article))), titles);
  };

  it('prefers a complete title to one that is cut, and the topic to a detail', () => {
    const text = `${texts[0] ?? ''}`;
    const headline = (/^# (.*)/.exec(text)?.[1] ?? '').trim();
    const words = headline.split(' ');
    const [whole = 0, cut = 1, detail = 1] = chancesOf(text, [
      { text: headline, frame: 'statement' },
      { text: `${words.slice(0, 3).join(' ')} of the`, frame: 'statement' },
      { text: 'He Puts It in the Drawer of This', frame: 'statement' },
    ]);
    expect(whole).toBeGreaterThan(cut);
    expect(whole).toBeGreaterThan(detail);
  });

  it('returns probabilities, the same each time', () => {
    const titles = [{ text: 'How to make bread', frame: 'how-to' as const }];
    const [chance = -1] = chancesOf('Bread is made of flour and water.', titles);
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
    expect(chancesOf('Bread is made of flour and water.', titles)).toEqual([chance]);
  });

  it('knows word sequences of headlines', () => {
    expect(headlineFit('How to Make Bread at Home').mean).toBeGreaterThan(
      headlineFit('Home at Bread Make to How').mean,
    );
    expect(headlineFit('A Guide to Bread').last).toBeGreaterThan(headlineFit('A Guide to the').last);
  });
});

describe('the choice of titles', () => {
  const title = (text: string, frame: TitleFrame, chance: number): JudgedTitle => ({ text, frame, chance });
  const choose = (titles: readonly JudgedTitle[], more: readonly JudgedTitle[] = []): string[] =>
    chooseTitles(titles, 3, () => more).map(({ text }) => text);

  it('begins with the author’s own headline, however improbable', () => {
    const own = title('Notes', 'own', 0.01);
    expect(choose([title('How to keep a sourdough starter alive', 'how-to', 0.9), own])[0]).toBe('Notes');
  });

  it('prefers another frame to a second title in the same frame', () => {
    const found = choose([
      title('How to keep a sourdough starter alive', 'how-to', 0.9),
      title('How to revive an old rye culture in May', 'how-to', 0.55),
      title('Why wild yeast needs warm water and time', 'question', 0.5),
      title('Baking days: the flour, the water and the jar', 'aspects', 0.48),
    ]);
    expect(found[1]).toBe('Why wild yeast needs warm water and time');
    expect(found[2]).toBe('Baking days: the flour, the water and the jar');
  });

  it('prefers another title to one with the same opening, if it is about as probable', () => {
    const found = choose([
      title('How to keep a sourdough starter alive', 'how-to', 0.9),
      title('How to keep a sourdough starter at home', 'doing', 0.6),
      title('What is wild yeast and where does it live?', 'what-is', 0.5),
    ]);
    expect(found[1]).toBe('What is wild yeast and where does it live?');
  });

  it('prefers a good restatement to a different title that is probably bad', () => {
    const found = choose([
      title('How to keep a sourdough starter alive', 'how-to', 0.9),
      title('Keeping a sourdough starter alive', 'as-doing', 0.8),
      title('The jar on the shelf', 'section', 0.1),
      title('How to keep a starter of rye', 'as-how-to', 0.7),
    ]);
    expect(found).not.toContain('The jar on the shelf');
  });

  it('never takes a title twice with different case, punctuation or articles', () => {
    const found = choose([
      title('The sourdough starter: a guide', 'swapped', 0.9),
      title('Sourdough Starter, a Guide', 'restated', 0.8),
      title('What is wild yeast?', 'what-is', 0.1),
      title('Rye flour for bakers', 'topic', 0.05),
    ]);
    expect(found).toEqual(['The sourdough starter: a guide', 'What is wild yeast?', 'Rye flour for bakers']);
  });

  it('uses further lines only if there are too few titles, and always returns three', () => {
    const lines = [
      title('Words', 'words', 0),
      title('Words (1)', 'words', -1),
      title('Words (2)', 'words', -2),
    ];
    expect(new Set(choose([], lines)).size).toBe(3);
  });

  it('fills up with no title twice, even if it is both composed and among the further lines', () => {
    const composed = [title('Salt Water Taffy', 'topic', 0.3), title('Salt Water Taffy Shop', 'topic', 0.2)];
    const lines = [title('Salt water taffy', 'words', 0), title('Salt Water Taffy Shop', 'words', -1)];
    expect(choose(composed, [...lines, title('Salt Water Taffy (1)', 'words', -2)])).toEqual([
      'Salt Water Taffy',
      'Salt Water Taffy Shop',
      'Salt Water Taffy (1)',
    ]);
  });
});

describe('titles of a headline', () => {
  const paragraph =
    'Managers fix people with process when a bug has shipped. A new checklist does not make a careless person careful. Every process costs time, and a process that nobody needs costs trust. Talk to the person first, and fix the bug together.';
  const titlesOf = (headline: string, body = paragraph): string[] => {
    const article = articleFromText(`# ${headline}\n\n${body}\n\n${body}`);
    return writeTitles(article, findKeywordIdeas(article)).map(({ text }) => text);
  };

  it('do not recommend what it advises against', () => {
    const steps =
      'First, write a checklist. Then follow the steps to fix people with process. You can fix people with process if you need to. Talk to the person first, and fix the bug together.';
    const article = articleFromText(`# Don’t Try to Fix People with Process\n\n${steps}`);
    const keywords = [
      keywordIdea('how to fix people with process', 90),
      keywordIdea('fix people with process', 80),
    ];
    for (const { text } of notEmpty(writeTitles(article, keywords)))
      expect(text).not.toMatch(/^(?:How to )?Fix(?:ing)? People/);
  });

  it('do not turn what somebody does into a dish', () => {
    const dish =
      '## Ingredients\n\n- 3 eggs\n- 2 cups of milk\n- stale bread\n\n## Preparation\n\n1. Soak the bread in milk.\n2. Fry it in oil.\n3. Serve the rabanadas with sugar.';
    for (const title of notEmpty(titlesOf('Cooking with My Grandma - Rabanadas', dish)))
      expect(title).not.toMatch(/make cooking/i);
  });

  it('do not shout if it does not', () => {
    const shouting = `DEFINITIVE TIPS FOR BUSY MANAGERS\n\n${paragraph}`;
    for (const title of notEmpty(titlesOf('Tips for Busy Managers', shouting)))
      expect(title).not.toMatch(/[A-Z]{3,} [A-Z]{5,}/);
  });

  it('do not lose the last word of a topic', () => {
    const market = 'Brave young students on the academic job market write letters.';
    const article = articleFromText(`# Old Notes\n\n${market} ${market}`);
    const subject = readTitleSubject(article, [
      keywordIdea('brave young students on the academic job market', 90),
    ]);
    for (const { text } of notEmpty(fallbackTitles(subject, true)))
      expect(text).not.toMatch(/academic(?: job)?$/i);
  });
});

it('a title is numbered only if a text has nothing else to say', () => {
  const essay =
    'He calls her an admirable Christian. I want to become one, and I do not know how. She feels that her days have a purpose, and that is not what I feel on most days of mine.';
  const article = articleFromText(`# The Admirable Christian\n\n${essay}\n\n${essay}`);
  for (const { text } of notEmpty(writeTitles(article, [keywordIdea('admirable christian', 90)])))
    expect(text).not.toMatch(/\(\d\)$/);
});

it('a name in capitals is not shouting', () => {
  const car =
    'The VW ID. SPACE VIZZION is a weird electric wagon. The VW ID. SPACE VIZZION is the seventh electric car of its family. Its range is 300 miles, and the SPACE VIZZION seats five people. VW shows the SPACE VIZZION in Los Angeles, where people buy wagons. The wagon drives on a large battery, and no dealer has a price for it.';
  const article = articleFromText(car);
  const [first] = writeTitles(article, findKeywordIdeas(article));
  expect(first?.text).toBe('The VW ID. SPACE VIZZION: A Weird Electric Wagon');
});
