import { expect, it } from 'vitest';
import { articleFromText, findKeywordIdeas } from '#engine';
import { topicName } from '#engine/writing/rewriting/topic/topic-name.ts';

const nameOf = (title: string, topic: string): string | null => {
  const article = articleFromText(
    `# ${title}\n\nI moved to ${topic} a year ago.\n\n## Features\n\nI like the year of ${topic} so far. ${topic} has lists.\n\n## Costs\n\nIt costs little. ${topic} is fine.`,
  );
  return topicName(article, findKeywordIdeas(article));
};

it('is no phrase with "of" that lost the number or the article of its title', () => {
  expect(nameOf('One Year of Rye Baking', 'Rye Baking')).toBeNull();
  expect(nameOf('A Year of Rye Baking', 'Rye Baking')).toBeNull();
  expect(nameOf('Game of Loaves', 'Game of Loaves')).toBe('Game of Loaves');
});
