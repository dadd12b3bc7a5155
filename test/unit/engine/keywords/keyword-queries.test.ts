import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { queriesOf } from '#engine/keywords/evidence/query-lines.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';

describe('the search inside a headline', () => {
  it.each([
    ['How to Start a Sourdough Starter from Scratch', 'how to start a sourdough starter'],
    ['Where and How to Buy an RTX 3080, 3090 or 3070', 'how to buy an rtx 3080'],
    ['Roof Repair: How to Find a Leak | Hammer Weekly', 'how to find a leak'],
    ['3. What to serve with salmon', 'what to serve with salmon'],
    ['Can I use frozen salmon?', 'can i use frozen salmon'],
    ['Why are my tomato leaves turning yellow?', 'why are my tomato leaves turning yellow'],
    ['What Are Buckeye Balls?', 'what are buckeye balls'],
    ['Roth IRA vs. traditional IRA: which is better?', 'roth ira vs traditional ira'],
    ['The 10 best early Black Friday deals on Apple devices', 'best early black friday deals'],
    ['15 Helpful Tips to Overcome Binge Eating', 'tips to overcome binge eating'],
    ['5 Kettlebell Exercises for a Stronger Back', 'kettlebell exercises for a stronger back'],
    ['Sony WH-1000XM5 review: six months on', 'sony wh-1000xm5 review'],
    ['Backing up a small server with one script', 'backing up a small server'],
    ['Here Comes the Pun: 317 Jokes for Kids', 'jokes for kids'],
    ['FIFA 21 Game Settings', 'fifa 21 game settings'],
  ])('%j asks %j', (line, query) => expect(queriesOf(line)).toContain(query));

  it.each([
    'Ingredients',
    'Taking a multivitamin every day can promote healthy aging',
    'What you need',
    'How I lost my keys and found them again',
    'What was your first job in tech like?',
    'How can we plan for the future in California?',
    'Chinese hunter catches bubonic plague after eating wild rabbit',
    'Remote work is not killing our cities. Bad zoning is.',
    'Why you just can’t trust the White House on what it says of the health of its own people',
  ])('%j asks nothing', (line) => expect(queriesOf(line)).toEqual([]));
});

describe('queries among the ideas', () => {
  const text =
    'How to Prune a Fig Tree\n\nA fig tree that is pruned in late winter bears more figs. Cut out dead wood first.\n\n' +
    'When to prune a fig tree in a pot?\n\nA fig tree in a pot is pruned in late winter too, and repotted every third year.\n\n' +
    'How to get around\n\nWalk around the tree. Look at it from all sides before you cut, and keep the tools clean and sharp.';
  const ideas = findKeywordIdeas(articleFromText(text));

  it('include what the title and a heading of the topic ask, word for word', () => {
    const exact = ideas.filter(({ evidence }) => evidence === 'exact').map((idea) => idea.text);
    expect(exact).toContain('how to prune a fig tree');
    expect(exact).toContain('fig tree');
  });

  it('leave out a heading that asks without a topic', () => {
    expect(ideas.map((idea) => idea.text)).not.toContain('how to get around');
  });

  it('rate the title’s question as what the text is about, above what it mentions once', () => {
    const relevance = (of: string): number => ideas.find((idea) => idea.text === of)?.relevance ?? 0;
    expect(relevance('how to prune a fig tree')).toBeGreaterThanOrEqual(65);
    expect(relevance('prune a fig tree')).toBeGreaterThanOrEqual(70);
    expect(relevance('fig tree')).toBeGreaterThan(relevance('dead wood'));
    expect(relevance('dead wood')).toBeLessThanOrEqual(45);
  });

  it('show where the words of a title are that is not part of the text', () => {
    const page = {
      ...articleFromText(
        'Two hunters ate a hare. The hunter who fell ill is being treated. His wife is well, too.',
      ),
      title: 'Mongolian Hunter Catches Plague',
    };
    const idea = findKeywordIdeas(page).find((found) => found.text.includes('mongolian hunter'));
    expect(idea?.evidence).toBe('variant');
    expect(idea?.passages.length).toBeGreaterThan(0);
    expect(idea?.reason).toBe('In your title. Its words never appear together in your text.');
  });
});
