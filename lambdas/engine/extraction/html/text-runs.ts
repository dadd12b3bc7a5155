import { ElementNode, type PageNode, runTag } from './tree.ts';

/** Structural elements whose direct text browsers do not show in place, so that it needs no block. */
const noRuns = new Set(['html', 'ul', 'ol', 'dl', 'table', 'tbody', 'thead', 'tfoot', 'tr', 'pre']);

const isBreak = (node: PageNode | undefined): boolean => node?.kind === 'element' && node.tag === 'br';

const isBlank = (node: PageNode): boolean => node.kind === 'text' && node.text.trim() === '';

const hasEmptyLine = (node: ElementNode): boolean => {
  let breaks = 0;
  for (const child of node.children) {
    if (isBreak(child)) breaks++;
    else if (!isBlank(child)) breaks = 0;
    if (breaks > 1) return true;
  }
  return false;
};

const wrap = (run: PageNode[], parent: ElementNode): ElementNode => {
  const element = new ElementNode(runTag, {}, parent);
  element.isBlock = true;
  while (run.length > 0 && (isBreak(run[0]) || isBlank(run[0] as PageNode))) run.shift();
  while (run.length > 0 && (isBreak(run.at(-1)) || isBlank(run.at(-1) as PageNode))) run.pop();
  element.children = run;
  for (const child of run) if (child.kind === 'element') child.parent = element;
  return element;
};

const groupRuns = (node: ElementNode): void => {
  const children: PageNode[] = [];
  let run: PageNode[] = [];
  let breaks = 0;
  const endRun = (): void => {
    if (run.some((child) => !isBlank(child) && !isBreak(child))) children.push(wrap(run, node));
    run = [];
  };
  for (const child of node.children) {
    const isBlock = child.kind === 'element' && child.isBlock;
    breaks = isBreak(child) ? breaks + 1 : isBlank(child) ? breaks : 0;
    if (isBlock || breaks === 2) endRun();
    if (isBlock) children.push(child);
    else run.push(child);
  }
  endRun();
  node.children = children;
};

/**
 * Wraps every run of text next to blocks, or between two empty lines (`<br><br>`), in a separate element (tag
 * `runTag`), so that rules can weigh and prune each paragraph, however the page writes it.
 */
export const wrapRuns = (node: ElementNode): void => {
  const mixed = node.children.some((child) => child.kind === 'element' && child.isBlock);
  if (node.isBlock && !noRuns.has(node.tag) && (mixed || hasEmptyLine(node))) groupRuns(node);
  if (node.tag === 'pre') return;
  for (const child of node.children) if (child.kind === 'element' && child.isBlock) wrapRuns(child);
};
