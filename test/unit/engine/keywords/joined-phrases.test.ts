import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { namesOf } from '#engine/keywords/candidates/candidate-features.ts';
import { joinedPhrases } from '#engine/keywords/candidates/joined-phrases.ts';
import type { KeywordTopic } from '#engine/keywords/candidates/keyword-candidate.ts';
import { topicActions } from '#engine/keywords/candidates/topic-actions.ts';
import { indexArticle } from '#engine/keywords/evidence/article-index.ts';
import { withArticle } from '#engine/keywords/phrases/action-articles.ts';

const topicOf = (...phrases: string[]): KeywordTopic => ({
  phrase: phrases[0] ?? '',
  aliases: [],
  ranked: phrases.map((phrase, i) => ({ phrase, topic: 0.5 / (i + 1), search: 0.5 })),
});

const joinedOf = (text: string, ...phrases: string[]): string[] => {
  const article = articleFromText(text);
  return joinedPhrases(indexArticle(article), topicOf(...phrases), namesOf(article)).map((one) => one.text);
};

describe('two phrases of one sentence', () => {
  it('are joined with the name first', () => {
    const text = 'The static address is free. We gave a static address to our app on Flutter and waited.';
    expect(joinedOf(text, 'static address', 'flutter')).toContain('flutter static address');
  });

  it('stay separate if no sentence contains both', () => {
    const text = 'The mill sells flour. Bread is baked at home. Everybody likes it.';
    expect(joinedOf(text, 'bread', 'mill')).toEqual([]);
  });

  it('stay separate if one is part of a longer phrase', () => {
    const text =
      'Funders pay for open source work. A grant pays for open source work. Open source work is a job.';
    expect(joinedOf(text, 'grant', 'source work')).toEqual([]);
  });
});

it('two names that a sentence compares are a comparison too', () => {
  const text = 'We tried Hugo for a while. In our tests Hugo is faster than Jekyll. We like Jekyll.';
  expect(joinedOf(text, 'hugo', 'jekyll')).toContain('hugo vs jekyll');
  expect(joinedOf('We like Hugo here. At work we saw Hugo and Jekyll.', 'hugo', 'jekyll')).not.toContain(
    'hugo vs jekyll',
  );
});

describe('the actions of a text', () => {
  const actionsOf = (text: string): string[] =>
    topicActions(indexArticle(articleFromText(text)), topicOf('golang functions', 'reel mower')).map(
      (one) => one.text,
    );
  const steps = '## Open\n\nOpen your box.\n\n## Look\n\nLook into it.\n\n## Close\n\nClose it.';

  it('are what it teaches to do with its things', () => {
    expect(actionsOf(`You can deploy your golang functions here.\n\n${steps}`)).toContain(
      'how to deploy golang functions',
    );
    expect(
      actionsOf(`It rains today, so stay at home. Fixing the reel mower is easy.\n\n${steps}`),
    ).toContain('how to fix reel mower');
  });

  it('are not what somebody did', () => {
    expect(actionsOf(`They call golang functions small.\n\n${steps}`)).toEqual([]);
    expect(actionsOf(`You can learn from golang functions.\n\n${steps}`)).toEqual([]);
  });

  it('do not exist if nothing is taught', () => {
    expect(actionsOf('Last year we had to fix the reel mower, which was fun.')).toEqual([]);
  });
});

it('a how-to question has the article that the text puts before the object', () => {
  expect(withArticle('this is a writing lab.', 'how to start own writing lab')).toBe(
    'how to start a writing lab',
  );
  expect(withArticle('a writing lab plan', 'how to start writing lab')).toBe('how to start writing lab');
  expect(withArticle('water and waves', 'how to draw water')).toBe('how to draw water');
});

it('the name of a person is joined with nothing if the title does not mention it', () => {
  const text =
    'The hostel is far from the lake. My friend Damien saw the lake first, and he swam. Then Damien left the lake because he was cold.';
  expect(joinedOf(text, 'lake', 'damien')).toEqual([]);
});
