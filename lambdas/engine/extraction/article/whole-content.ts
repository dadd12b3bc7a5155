import { type ElementNode, type ParsedPage, walkElements } from '#engine/extraction/html/tree.ts';
import { isLabel, isLegalNotice } from './boilerplate-phrases.ts';
import { leafBlocks } from './leaf-blocks.ts';
import { measure } from './measure.ts';
import { pruneTitle } from './title-block.ts';

/** A part named as the main one is trusted if it contains this share of the page's text. */
const mainShare = 0.4;

const isMain = ({ tag, attributes }: ElementNode): boolean =>
  tag === 'main' || attributes.role === 'main' || attributes.id === 'main' || attributes.id === 'content';

/** The longest part of the page that is named as its main one, or the body. */
const mainPart = (page: ParsedPage): ElementNode => {
  const parts: ElementNode[] = [];
  walkElements(page.body, (node) => {
    if (isMain(node)) parts.push(node);
    return !node.pruned;
  });
  const longest = parts.reduce(
    (best, part) => (part.chars > best.chars ? part : best),
    parts[0] ?? page.body,
  );
  return longest.chars > mainShare * page.body.chars ? longest : page.body;
};

/**
 * All content of a page whose text is in many places, such as sections of a product or entries of a list: its main part
 * without labels and legal notices. Teasers and lists of links stay, because the page is about them. Expects a page
 * whose named boilerplate is pruned.
 */
export const wholeContent = (page: ParsedPage, titles: ReadonlySet<string>): ElementNode => {
  const root = mainPart(page);
  pruneTitle(root, titles);
  for (const { node, text } of leafBlocks(root))
    if (text !== '' && (isLabel(text) || isLegalNotice(text))) node.pruned = true;
  measure(root);
  return root;
};
