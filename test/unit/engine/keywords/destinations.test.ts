import { expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';
import { classifyIntent } from '#engine/keywords/ideas/classify-intent.ts';
import { scoreRelevance } from '#engine/keywords/ideas/score-relevance.ts';

const hiking = articleFromText(
  '# How to plan a long hike\n\nA long hike needs a plan. I plan each long hike with Alltrails, and the Alltrails app shows the way. Ann Poe walked with me, and Ann Poe carried the tent. We bought our boots at Walmart. My maps are from [Gaia](https://www.gaia.com/maps).\n\n## Food for a long hike\n\nAnn Poe cooks lentils. Pack lentils for each day of the long hike. Alltrails shows where water is, and Gaia shows the huts. Walmart has the lentils too, and Gaia has no lentils.',
);
const intents = new Map(
  scoreRelevance(
    ['alltrails', 'walmart', 'gaia', 'gaia login', 'ann poe', 'long hike', 'lentils'],
    hiking,
  ).map(({ text, intent }) => [text, intent]),
);

it.each(['alltrails', 'walmart', 'gaia', 'gaia login'])('%s is a place to go to', (text) =>
  expect(intents.get(text)).toBe('navigational'),
);
it.each(['ann poe', 'long hike', 'lentils'])('%s is a topic', (text) =>
  expect(intents.get(text)).toBe('informational'),
);

it('the topic of an article is not a place to go to, however often the article calls it an app', () => {
  const review = articleFromText(
    '# Splitwise\n\nThe Splitwise app splits bills. We opened Splitwise on Monday, and the Splitwise app asked for our names. See splitwise.com for prices. Splitwise keeps our bills in one list, and Splitwise adds them up.',
  );
  const found = new Map(findKeywordIdeas(review).map(({ text, intent }) => [text, intent]));
  expect(found.get('splitwise')).toBe('informational');
  expect(found.get('splitwise app')).toBe('navigational');
});

it.each(['website speed', 'home page copy', 'customer service training'])(
  '%s is a topic, not an address',
  (text) => expect(classifyIntent(text)).toBe('informational'),
);
