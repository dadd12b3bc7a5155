import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { type TaggedWord, tagWords } from '#engine/writing/clauses/tag-words.ts';
import { backReferences } from '#engine/writing/titles/compose/thesis/whole-clauses.ts';

const links = /^(?:at|in|on|for|with|of|from|to|as|about|into|through|around|across)$/;
const joints = /^(?:the|an?|my|our)$/;
const maxWords = 11;
/** "Graphics editor": a plural that can also be a verb. */
const isPluralNoun = ({ lower, tag }: TaggedWord): boolean => tag === 'V' && /[^s]s$/.test(lower);

/** The ends of the noun phrase at the start of a line: the phrase alone, and with the prepositional phrases after it. */
export const phraseFrom = (line: string): { short: string; long: string } | null => {
  const words = tagWords(line).slice(0, maxWords);
  const ends: number[] = [];
  let noun = -1;
  for (const [i, word] of words.entries()) {
    const isJoint = joints.test(word.lower) || (i > 0 && links.test(word.lower));
    if (links.test(word.lower) && noun >= 0 && ends.at(-1) !== noun) ends.push(noun);
    if (isJoint) continue;
    const isPart =
      'NPADGC'.includes(word.tag) || (isPluralNoun(word) && 'NP'.includes(words[i + 1]?.tag ?? 'M'));
    if (word.kind === 'mark' || !isPart) {
      // "a FIX (Financial Information eXchange) client": the phrase continues after the parenthesis.
      if (word.text === '(' || word.text === '/') return null;
      // "the New Relic is": a verb closes the phrase. After "to", it begins a purpose.
      if (words[i - 1] !== undefined && noun === i - 1) ends.push(noun);
      break;
    }
    if ('NPC'.includes(word.tag)) noun = i;
    if (i === words.length - 1 && noun === i) ends.push(noun);
  }
  const texts = [...new Set(ends)]
    .map((i) => line.slice(0, words[i]?.end ?? 0))
    .filter((text) => text !== '' && !backReferences.test(text) && fitsSnippet(text, 'title'));
  const [short] = texts;
  return short === undefined ? null : { short, long: texts.at(-1) ?? short };
};
