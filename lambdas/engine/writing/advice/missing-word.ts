import type { Article } from '#contracts/jobs/article.ts';
import type { MissingWord } from '#domain/shortlist/summary-facts.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Word } from '#engine/topic/phrases/word-features.ts';
import { measured, scorePhrases } from '#engine/topic/read-topic.ts';
import { sharesWord, topicWords } from '#engine/topic/topic-words.ts';
import { contentOf } from './topic-places.ts';

/**
 * What counts as the main word of a text whose title lacks it: "Lumina" for "An Inquiry into the Nature of an AI
 * Muse". `times` is how much more often the text mentions it than any word of the title. Of 23 titles of posts that
 * lack such a word, 20 would be better with it. Most words with a lower topic probability name a part of the topic
 * ("pastry" in a text about pie). A title of more than `maxTitle` words usually says it in other words: blind graders
 * gave a 2 to none of three such summaries ("Ishiba" for "Japan Prime Minister Dodges Criticism").
 */
const main = { mentions: 5, times: 1.5, minIdf: 5.7, minTopic: 0.2, maxTitle: 4 } as const;

/**
 * The name of a text's setting, which its title needs: "L'Aquila" for "Travel Information". A fifth of the sentences
 * contain it, from the opening to the end. Of 9 such names that titles lack, 7 would make the title better.
 */
const setting = { name: 0.7, share: 0.2, spread: 0.8, start: 3, minTopic: 0.1 } as const;

const topicOf = (article: Article, word: string): number => scorePhrases(article, [word])[0]?.topic ?? 0;

const mentionsOf = (word: Word | undefined): number =>
  word === undefined ? 0 : word.count - Number(word.inTitle);

const isMain = (article: Article, word: string, title: readonly string[]): boolean => {
  const { words } = measured(article);
  const stems = contentOf(word);
  const countOf = (stem: string): number => mentionsOf(words.get(stem));
  const isRare = stems.some((stem) => (words.get(stem)?.idf ?? 0) >= main.minIdf);
  const count = Math.min(...stems.map(countOf));
  const isOften = count >= main.mentions && count > main.times * Math.max(0, ...title.map(countOf));
  return isRare && isOften && topicOf(article, word) >= main.minTopic;
};

const isSetting = (article: Article, word: string): boolean => {
  const { words, sentences } = measured(article);
  const found = contentOf(word).flatMap((stem) => words.get(stem) ?? []);
  return (
    found.length > 0 &&
    found.every(({ name, sentences: own }) => {
      const [first = sentences] = own;
      return (
        name >= setting.name &&
        own.length >= setting.share * sentences &&
        (own.at(-1) ?? first) - first >= setting.spread * sentences &&
        first <= setting.start
      );
    }) &&
    topicOf(article, word) >= setting.minTopic
  );
};

/** Whether a title has a name, which already gives the place or the people of its text: "Unhoused Portlanders". */
const hasName = (article: Article, title: readonly string[]): boolean =>
  title.some((stem) => (measured(article).words.get(stem)?.name ?? 0) >= setting.name);

/** Whether a word is the initials of a name in the title: "NYC" for "The Unsustainable Activity of New York City". */
const isInitials = (word: string, title: string): boolean =>
  /^[A-Z]{2,}$/.test(word) &&
  title.replace(regex.gu`(?<!\p{L})(\p{L})\p{L}*|[^\p{L}]`, '$1').toUpperCase().includes(word);

/** The word that a text mentions far more often than the words of its title, or the name of its setting. */
export const missingFrom = (article: Article, title: string): MissingWord | null => {
  const own = contentOf(title);
  const words = topicWords(article).filter(
    (word) => !sharesWord(contentOf(word), own) && !isInitials(word, title),
  );
  const [first] = topicWords(article);
  if (
    first !== undefined &&
    own.length <= main.maxTitle &&
    words.includes(first) &&
    isMain(article, first, own)
  )
    return { text: first, isSetting: false };
  const name = hasName(article, own) ? undefined : words.find((word) => isSetting(article, word));
  return name === undefined ? null : { text: name, isSetting: true };
};
