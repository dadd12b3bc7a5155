import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { usedText } from '#engine/keywords/mentions/mentions.ts';
import { readTopic } from '#engine/topic/read-topic.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';
import { type RankedPhrase, readSubject, type Subject } from './subject.ts';

const plain = (text: string): string => text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ');

/** Only the first phrases name the topic or its aspects. */
const maxRanked = 60;
/** A phrase with a smaller share of its mentions outside examples counts as an example. */
const minUsedShare = 0.5;

const minLeadUses = 2;

const countIn = (text: string, phrase: string): number => text.split(phrase).length - 1;

/** Phrases that the text uses rather than only gives as examples. */
const usedPhrases = (article: Article, ranked: readonly RankedPhrase[]): RankedPhrase[] => {
  const lines = [article.title ?? '', ...article.headings.map(({ text }) => text)].join('\n');
  const used = plain(`${lines}\n${usedText(article)}`);
  const all = plain(`${lines}\n${article.text}`);
  return ranked.slice(0, maxRanked).filter(({ phrase }, i) => {
    const count = countIn(used, plain(phrase));
    // The lead was chosen with captions and code included.
    return (
      count > 0 && (count >= countIn(all, plain(phrase)) * minUsedShare || (i === 0 && count >= minLeadUses))
    );
  });
};

/** Reads an article for its titles: its topic, its kind, its sections and its sentences. */
export const readTitleSubject = (article: Article, keywords: readonly KeywordIdea[]): Subject =>
  readSubject(readPassages(article, keywords), {
    ranked: usedPhrases(article, readTopic(article).ranked),
    kind: readKind(article).kind,
  });
