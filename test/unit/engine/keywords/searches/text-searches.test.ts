import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { textSearches } from '#engine/keywords/searches/text-searches.ts';

const textsAbout = (phrase: string, text: string): string[] =>
  textSearches(articleFromText(text), {
    phrase,
    aliases: [],
    ranked: [{ phrase, topic: 0.5, search: 0.5 }],
  }).map(({ text: found }) => found);

describe('searches that a text answers', () => {
  it('include an experience told in the first person', () => {
    const told =
      'I had my wisdom tooth surgery in May. I was afraid. My dentist told me that I would sleep, and I did.';
    const general =
      'A wisdom tooth surgery takes an hour. Patients sleep. The dentist calls them a day later.';
    expect(textsAbout('wisdom tooth surgery', told)).toEqual(['wisdom tooth surgery experience']);
    expect(textsAbout('wisdom tooth surgery', general)).toEqual([]);
  });

  it('include living in a place only if the author did', () => {
    const stay = 'I moved to Lisbon in May. I have been living in Lisbon for a year, and I love my street.';
    const visit = 'I flew to Lisbon in May. I saw Lisbon for a day, and I love my photos.';
    expect(textsAbout('lisbon', stay)).toEqual(['living in lisbon', 'moving to lisbon']);
    expect(textsAbout('lisbon', visit)).toEqual([]);
  });

  it('include one more for a stay among expats', () => {
    const stay =
      'I moved to Lisbon as an expat. Other expats helped me. I like living in Lisbon, and I love my street.';
    expect(textsAbout('lisbon', stay)).toContain('expat in lisbon');
  });

  it('list an event with winners by year', () => {
    const won =
      'In 2031 the robot cup was held in Bern. In 2019 it was small. The girls of Bern won the cup. The winners took home a robot.';
    expect(textsAbout('robot cup', won)).toEqual(['robot cup 2031 winner', 'robot cup 2031 results']);
    expect(textsAbout('robot cup', 'In 2031 the robot cup is held in Bern. Teams may register now.')).toEqual(
      [],
    );
  });

  it('include a recap for a conference that took place', () => {
    const held =
      'We attended BeeConf 2031. The talks were good. Two keynotes and all sessions were full. Speakers stayed.';
    expect(textsAbout('beeconf 2031', held)).toContain('beeconf 2031 recap');
    expect(textsAbout('beeconf 2031', `# Join BeeConf 2031\n\n${held}`)).toEqual([]);
    expect(textsAbout('beeconf 2031', 'BeeConf 2031 takes place in May. Register now.')).toEqual([]);
  });

  it('name the language of a method in code', () => {
    const code =
      'Bee counting in R is easy. We do bee counting in R with a loop.\n\n```r\ncount(bees)\n```\n\nPlots in R come last.';
    expect(textsAbout('bee counting', code)).toEqual(['bee counting in r']);
    expect(textsAbout('bee counting', 'Bee counting is easy. One paper was written in R.')).toEqual([]);
  });
});
