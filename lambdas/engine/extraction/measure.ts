import { blockTags, type ElementNode, headingTags, type PageNode } from './tree.ts';

/** A stretch of inline text between two block boundaries, in weighed characters. */
type Run = { chars: number; linkChars: number; sentenceMarks: number; sentenceEnds: number };

/** A run this long is prose whatever its punctuation: menu entries and captions are shorter. */
const proseRun = 80;
/** A run this long is prose if it holds a sentence mark or comma. */
const punctuatedRun = 25;
/** A run without the end of a sentence scores only from this length on: teasers and headlines are shorter. */
const longRun = 200;
/** Prose may hold links, but not mostly consist of them. */
const proseLinkShare = 0.5;

/** Marks `isBlock` on every element below `node`; an inline element around a block is a block itself. */
export function markBlocks(node: ElementNode): boolean {
  let holdsBlock = false;
  for (const child of node.children) {
    if (child.kind === 'element' && markBlocks(child)) holdsBlock = true;
  }
  node.isBlock = holdsBlock || blockTags.has(node.tag);
  return node.isBlock;
}

/**
 * Fills `chars`, `linkChars`, `proseChars` and `score` of `node` and all below it, pruned elements left out.
 * The score is what maximum-subtree selection sums up: characters of prose count for, characters of links and
 * of scraps (labels, dates, menu entries) against, so that the best subtree ends where the article does.
 */
export function measure(node: ElementNode, inLink = false, inHeading = false): void {
  const linked = inLink || isLink(node);
  const isHeading = inHeading || headingTags.has(node.tag);
  node.chars = 0;
  node.linkChars = 0;
  node.proseChars = 0;
  node.score = 0;
  const run: Run = { chars: 0, linkChars: 0, sentenceMarks: 0, sentenceEnds: 0 };
  for (const child of node.children) measureChild(node, child, run, linked, isHeading);
  endRun(node, run, isHeading);
}

/** An `a` without address is the place that others point to. */
const isLink = (node: ElementNode): boolean => node.tag === 'a' && node.attributes.href !== undefined;

function measureChild(
  block: ElementNode,
  child: PageNode,
  run: Run,
  inLink: boolean,
  inHeading: boolean,
): void {
  if (child.kind === 'text') addText(run, child.text, inLink);
  if (child.kind === 'text' || child.pruned || child.muted) return;
  if (!child.isBlock) {
    if (child.tag === 'br') addText(run, ' ', inLink);
    measureInline(child, run, inLink || isLink(child));
    return;
  }
  endRun(block, run, inHeading);
  measure(child, inLink, inHeading);
  block.chars += child.chars;
  block.linkChars += child.linkChars;
  block.proseChars += child.proseChars;
  block.score += child.score;
}

function measureInline(node: ElementNode, run: Run, inLink: boolean): void {
  const before = run.chars;
  const linkBefore = run.linkChars;
  for (const child of node.children) {
    if (child.kind === 'text') addText(run, child.text, inLink);
    else if (!child.pruned) measureInline(child, run, inLink || isLink(child));
  }
  node.chars = run.chars - before;
  node.linkChars = run.linkChars - linkBefore;
}

/** White space counts once; ideographs and kana, which carry about two letters each, count twice. */
function addText(run: Run, text: string, inLink: boolean): void {
  let chars = 0;
  let marks = 0;
  let ends = 0;
  let inSpace = true;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code <= 32 || code === 160) {
      if (!inSpace) chars++;
      inSpace = true;
      continue;
    }
    inSpace = false;
    chars += code >= 0x2e80 && code < 0xd7b0 ? 2 : 1;
    if (isSentenceMark(code)) {
      marks++;
      if (!isComma(code)) ends++;
    }
  }
  run.chars += chars;
  if (inLink) run.linkChars += chars;
  run.sentenceMarks += marks;
  run.sentenceEnds += ends;
}

/** Full stop, comma, question and exclamation mark, semicolon, in Latin, Arabic, Devanagari and CJK forms. */
function isSentenceMark(code: number): boolean {
  if (code < 0x80) return code === 46 || code === 44 || code === 63 || code === 33 || code === 59;
  return (
    code === 0x3002 ||
    code === 0xff0c ||
    code === 0x3001 ||
    code === 0x60c ||
    code === 0x61f ||
    code === 0x964
  );
}

const isComma = (code: number): boolean =>
  code === 44 || code === 0xff0c || code === 0x3001 || code === 0x60c;

function endRun(block: ElementNode, run: Run, inHeading: boolean): void {
  const { chars, linkChars, sentenceMarks, sentenceEnds } = run;
  if (chars === 0) return;
  block.chars += chars;
  block.linkChars += linkChars;
  const own = chars - linkChars;
  const isProse =
    !inHeading &&
    linkChars < proseLinkShare * chars &&
    (chars >= proseRun || (chars >= punctuatedRun && sentenceMarks > 0));
  if (isProse) {
    block.proseChars += own;
    if (sentenceEnds > 0 || chars >= longRun) block.score += own - linkChars * 0.2;
    else block.score -= linkChars * 0.6;
  } else if (!inHeading) {
    block.score -= linkChars * 0.6 + own * 0.2;
  }
  run.chars = 0;
  run.linkChars = 0;
  run.sentenceMarks = 0;
  run.sentenceEnds = 0;
}

export function linkDensity(node: ElementNode): number {
  return node.chars === 0 ? 0 : node.linkChars / node.chars;
}
