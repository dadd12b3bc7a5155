import {
  closesParagraph,
  closesSame,
  droppedTags,
  endsForeign,
  paragraph,
  scopeEnds,
  tableParts,
  voidTags,
} from './html-syntax.ts';
import { type Attributes, blockTags, ElementNode, headingTags } from './tree.ts';

/**
 * Elements nested deeper than this become part of the element at the limit, so that every later walk can recurse.
 * Browsers cap the depth, too (Chrome at 512); real pages stay under 100.
 */
const maxDepth = 256;
/** After this many elements, only text is read and tags are ignored; long real pages have 20,000. */
const maxElements = 200_000;

type Open = { node: ElementNode; dropped: boolean };

/** The open elements during parsing. The rules of the HTML standard that affect text decide when they close. */
export class ElementStack {
  private readonly stack: Open[];
  /** The number of open elements beyond the limits: each end tag closes one of them first. */
  private overflow = 0;
  /** The number of open elements by name, so that a stray end tag needs no search. */
  private readonly openCounts = new Map<string, number>();
  private foreign = 0;
  private count = 0;

  constructor(body: ElementNode) {
    this.stack = [{ node: body, dropped: false }];
  }

  /** The innermost open element, and whether its content is dropped. */
  get top(): Open {
    return this.stack[this.stack.length - 1] as Open;
  }

  get isInForeign(): boolean {
    return this.foreign > 0;
  }

  open(tag: string, attributes: Attributes): void {
    if (this.foreign > 0 && endsForeign.has(tag)) while (this.foreign > 0) this.pop();
    if (this.foreign === 0) this.closeImplied(tag);
    const isVoid = voidTags.has(tag);
    const { node: parent, dropped } = this.top;
    const drops = dropped || droppedTags.has(tag);
    this.count++;
    if (this.isBeyondLimits(isVoid) && (dropped || !drops)) {
      if (!isVoid) this.overflow++;
      return;
    }
    const node = new ElementNode(tag, attributes, parent);
    if (!drops) parent.children.push(node);
    if (isVoid) return;
    this.stack.push({ node, dropped: drops });
    this.openCounts.set(tag, (this.openCounts.get(tag) ?? 0) + 1);
    if (tag === 'svg' || tag === 'math') this.foreign++;
  }

  close(name: string): void {
    if (this.overflow > 0 && !(this.top.dropped && this.top.node.tag === name)) {
      this.overflow--;
      return;
    }
    const isHeading = headingTags.has(name);
    if (!isHeading && (this.openCounts.get(name) ?? 0) === 0) return;
    const inTable = tableParts.has(name);
    for (let at = this.stack.length - 1; at > 0; at--) {
      const tag = (this.stack[at] as Open).node.tag;
      const matches = tag === name || (isHeading && headingTags.has(tag));
      if (matches) this.closeAt(at);
      if (matches || (!inTable && scopeEnds.has(tag))) return;
    }
  }

  private isBeyondLimits(isVoid: boolean): boolean {
    return this.count > maxElements || (!isVoid && this.stack.length >= maxDepth);
  }

  private closeImplied(tag: string): void {
    const rule = closesSame.get(tag);
    if (rule !== undefined) this.closeNearest(rule[0], rule[1]);
    if (closesParagraph.has(tag)) this.closeNearest(paragraph, scopeEnds);
    if (headingTags.has(tag) && headingTags.has(this.top.node.tag)) this.pop();
  }

  private isAnyOpen(names: ReadonlySet<string>): boolean {
    for (const name of names) if ((this.openCounts.get(name) ?? 0) > 0) return true;
    return false;
  }

  private closeNearest(names: ReadonlySet<string>, until: ReadonlySet<string>): void {
    if (!this.isAnyOpen(names)) return;
    for (let at = this.stack.length - 1; at > 0; at--) {
      const tag = (this.stack[at] as Open).node.tag;
      if (names.has(tag)) this.closeAt(at);
      if (names.has(tag) || until.has(tag)) return;
    }
  }

  /**
   * Closes the element at an index of the stack and everything inside it. An inline element that ends while blocks
   * inside it are open (`<a><div></a>`) is only unwrapped, as in browsers.
   */
  private closeAt(at: number): void {
    const { tag } = (this.stack[at] as Open).node;
    const containsBlock =
      !blockTags.has(tag) && this.stack.slice(at + 1).some(({ node }) => blockTags.has(node.tag));
    if (!containsBlock) while (this.stack.length > at) this.pop();
    else {
      this.stack.splice(at, 1);
      this.forget(tag);
    }
  }

  private pop(): void {
    const tag = this.stack.pop()?.node.tag ?? '';
    this.forget(tag);
  }

  private forget(tag: string): void {
    this.openCounts.set(tag, (this.openCounts.get(tag) ?? 1) - 1);
    if (tag === 'svg' || tag === 'math') this.foreign--;
  }
}
