import { collapse, type ElementNode, rawText, walkElements } from '#engine/extraction/html/tree.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { isLabeled } from './person-names.ts';
import { isUserContent } from './shown-byline.ts';

/**
 * A name alone in a block, such as the heading of a biography. One word is enough, because the sentence after it
 * confirms it.
 */
const nameAlone = /^\p{Lu}[\p{L}\p{M}.'’-]*(?:\s+[\p{L}\p{M}.'’-]+){0,3}$/u;
const maxNameLength = 50;
/** How a biography continues after the name: with the person's occupation. */
const occupation =
  /^(?:,[^,.]{1,60},)?\s+(?:is|was|works as|serves as)\s[^.]{0,80}?\b(?:founder|writer|editor|author|journalist|engineer|manager|director|head|marketer|specialist|creator|developer|researcher|professor|ceo|cto|lead|consultant|strategist|reporter|blogger|coach|scientist|designer|officer|photographer|analyst|lecturer|teacher|librarian|attorney|physician|nurse|dietitian|therapist)\b/iu;

/** The first characters of a block, enough to read a biography's first sentence. */
const sentenceStart = 250;

const containsBlocks = (node: ElementNode): boolean =>
  node.children.some((child) => child.kind === 'element' && child.isBlock);

/**
 * The only person whose name has its own block on the page and who is described in a sentence (`Ada Frost is an editor
 * at ...`). Null if a page describes several people, like a list of speakers or team members.
 */
export const describedAuthor = (root: ElementNode, isSite: (name: string) => boolean): string | null => {
  const alone = new Set<string>();
  const described = new Set<string>();
  walkElements(root, (node) => {
    if (isUserContent(node)) return false;
    if (!node.isBlock || node.chars === 0 || containsBlocks(node)) return undefined;
    const text = collapse(rawText(node).slice(0, 4 * sentenceStart)).slice(0, sentenceStart);
    if (text.length <= maxNameLength && nameAlone.test(text) && !isLabeled(text)) alone.add(text);
    for (const end of matchesOf(text, /(?=,|\s(?:is|was|works|serves)\s)/gu)) {
      const name = text.slice(0, end.index);
      if (name.length > maxNameLength) break;
      if (alone.has(name) && occupation.test(text.slice(end.index))) described.add(name);
    }
    return false;
  });
  const [name = ''] = described;
  return described.size === 1 && !isSite(name) ? name : null;
};
