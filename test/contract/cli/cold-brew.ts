import { readFileSync } from 'node:fs';

/** An article of about 1,500 words. */
export const coldBrew = readFileSync('test/fixtures/articles/cold-brew-at-home.txt', 'utf8');

/** Its first seven blocks, about 330 words: enough for keywords, titles and descriptions, in half the time. */
export const coldBrewOpening = `${coldBrew.split('\n\n').slice(0, 7).join('\n\n')}\n`;
