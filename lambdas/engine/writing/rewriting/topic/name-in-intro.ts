import { countWords } from '#domain/text/count-words.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { containsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { checkLimits } from '#engine/writing/checks/measure-article.ts';
import { isPlainParagraph } from '#engine/writing/rewriting/blocks/edit-blocks.ts';

/** Words for the text itself, with nothing after them that says what it is about: "This post", "in this guide". */
const ownText = regex.u`(?<![\p{L}])([Tt]his) (recipe|post|blog post|article|guide|tutorial|review|introduction|essay|report)(?=\s(?:is|was|will|shows?|explains?|covers?|describes?|discusses|demonstrates|presents|provides|gives|introduces|takes|walks|makes|uses|looks|assumes|has|comes|serves|(?:we|I|you)(?:['’]ll)?)\s|,\s)`;

const named = (noun: string, topic: string): string => {
  // "This tutorial" does not become "This tutorial user guide".
  if (containsKeyword(topic, noun)) return topic.toLowerCase().endsWith(noun) ? topic : noun;
  if (noun === 'recipe') return `${topic} recipe`;
  if (/^(?:guide|introduction)$/.test(noun)) return `${noun} to ${topic}`;
  return noun === 'review' ? `review of ${topic}` : `${noun} about ${topic}`;
};

/**
 * Names the topic if the first words of a text refer to the text itself: "This guide shows" becomes "This guide to
 * sourdough shows". No other reference to the topic is certain enough.
 */
export const nameTopicInIntro = (blocks: readonly Block[], topic: string | null): Block[] => {
  if (topic === null) return [...blocks];
  let words = 0;
  for (const [i, block] of blocks.entries()) {
    if (words >= checkLimits.introWords) break;
    if (block.kind === 'heading') continue;
    const match = isPlainParagraph(block) ? ownText.exec(block.body) : null;
    if (match !== null) {
      const before = block.body.slice(0, match.index);
      const after = block.body.slice(match.index + match[0].length);
      if (words + countWords(before) > checkLimits.introWords - 8 || /[[(`“"]\S*$/.test(before)) break;
      const body = `${before}${match[1]} ${named(match[2] ?? '', topic)}${after}`;
      return blocks.map((other, j) => (i === j ? { ...block, body } : other));
    }
    words += countWords(block.body);
  }
  return [...blocks];
};
