import { Tokenizer } from 'htmlparser2';
import { type Attributes, ElementNode, type ParsedPage, TextNode } from './tree.ts';

/**
 * Elements nested deeper than this are read as part of the element at the limit, so that every later walk may
 * recurse. Browsers cap the depth too (Chrome at 512); real pages stay under 100.
 */
export const maxDepth = 256;

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const voidTags = set(
  'area base basefont bgsound br col command embed frame hr img input keygen link meta param source track wbr',
);
/** Never part of a readable article: their content is not even put into the tree. */
const droppedTags = set(
  'applet audio canvas datalist embed frame frameset iframe input map math meter noembed noframes object ' +
    'option optgroup progress script select style svg template textarea title video link meta base',
);
/** The start of one of these ends an open paragraph (HTML standard, "close a p element"). */
const closesParagraph = set(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 ' +
    'h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul dd dt',
);
const scopeEnds = set('table td th caption html body template');
const tableParts = set('caption col colgroup table tbody td tfoot th thead tr');
const headingNames = set('h1 h2 h3 h4 h5 h6');
/** In an unclosed svg or math element, these show that the page went on (HTML standard, foreign content). */
const endsForeign = set(
  'blockquote body center code dd div dl dt em h1 h2 h3 h4 h5 h6 head hr img li menu nobr ol p pre ruby span ' +
    'strong table ul article section main footer header nav aside',
);
const keptAttributes = set(
  'alt aria-hidden aria-label aria-modal charset class colspan content data-lazy-src data-original data-src ' +
    'data-srcset datetime dir hidden href http-equiv id itemprop itemtype lang language name property rel role ' +
    'rowspan src srcset start width height style title type value xml:lang data-component data-testid data-type data-module',
);
/** A start tag closes the first open element named here, unless one of the second list comes before it. */
const closesSame: Readonly<Record<string, readonly [ReadonlySet<string>, ReadonlySet<string>]>> = {
  li: [set('li'), set('ul ol menu dir table td th body html')],
  dd: [set('dd dt'), set('dl table td th body html')],
  dt: [set('dd dt'), set('dl table td th body html')],
  tr: [set('tr'), set('table')],
  td: [set('td th'), set('tr table')],
  th: [set('td th'), set('tr table')],
  tbody: [set('thead tbody tfoot'), set('table')],
  thead: [set('thead tbody tfoot'), set('table')],
  tfoot: [set('thead tbody tfoot'), set('table')],
  a: [set('a'), set('table td th body html')],
};

type Open = { node: ElementNode; dropped: boolean };

/** Builds the tree from the tokenizer's calls with the HTML standard's rules that matter to text. */
class TreeBuilder {
  readonly page: ParsedPage;
  private readonly html: string;
  private readonly stack: Open[];
  /** Elements open beyond `maxDepth`: each end tag first closes one of them. */
  private overflow = 0;
  private foreign = 0;
  private tag = '';
  private attributes: Attributes = {};
  private attributeName = '';
  private attributeValue = '';
  private scriptText: string[] | null = null;
  private titleText: string[] | null = null;

  constructor(html: string) {
    this.html = html;
    const root = new ElementNode('html', {}, null);
    const body = new ElementNode('body', {}, root);
    root.children.push(body);
    this.page = {
      root,
      body,
      language: null,
      baseHref: null,
      title: '',
      metas: [],
      links: [],
      jsonLd: [],
      scriptCount: 0,
    };
    this.stack = [{ node: body, dropped: false }];
  }

  private get top(): Open {
    return this.stack[this.stack.length - 1] as Open;
  }

  isInForeignContext(): boolean {
    return this.foreign > 0;
  }

  onopentagname(start: number, end: number): void {
    this.tag = this.html.slice(start, end).toLowerCase();
    this.attributes = {};
  }

  onattribname(start: number, end: number): void {
    this.attributeName = this.html.slice(start, end).toLowerCase();
    this.attributeValue = '';
  }

  onattribdata(start: number, end: number): void {
    if (keptAttributes.has(this.attributeName)) this.attributeValue += this.html.slice(start, end);
  }

  onattribentity(codePoint: number): void {
    this.attributeValue += String.fromCodePoint(codePoint);
  }

  onattribend(): void {
    const name = this.attributeName;
    if (keptAttributes.has(name)) this.attributes[name] ??= this.attributeValue;
  }

  onopentagend(): void {
    this.open(this.tag, this.attributes);
    if (voidTags.has(this.tag)) return;
    if (this.tag === 'script') this.startScript();
    else if (this.tag === 'title' && this.foreign === 0 && this.page.title === '') this.titleText = [];
  }

  onselfclosingtag(): void {
    const inForeign = this.foreign > 0;
    this.onopentagend();
    if (inForeign && this.foreign > 0 && !voidTags.has(this.tag)) this.close(this.tag);
  }

  onclosetag(start: number, end: number): void {
    const name = this.html.slice(start, end).toLowerCase();
    if (name === 'br') this.append('br', {});
    else if (!voidTags.has(name)) this.close(name);
  }

  ontext(start: number, end: number): void {
    this.addText(this.html.slice(start, end));
  }

  ontextentity(codePoint: number): void {
    this.addText(String.fromCodePoint(codePoint));
  }

  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {
    this.endTitle();
  }

  private startScript(): void {
    this.page.scriptCount++;
    if (/ld\+json/i.test(this.attributes.type ?? '')) this.scriptText = [];
  }

  private endTitle(): void {
    if (this.titleText !== null) this.page.title = this.titleText.join('');
    this.titleText = null;
  }

  private addText(text: string): void {
    if (this.scriptText !== null) this.scriptText.push(text);
    if (this.titleText !== null) this.titleText.push(text);
    const { node, dropped } = this.top;
    if (dropped) return;
    const last = node.children[node.children.length - 1];
    if (last?.kind === 'text') last.text += text;
    else node.children.push(new TextNode(text));
  }

  private open(tag: string, attributes: Attributes): void {
    if (tag === 'html' || tag === 'body' || tag === 'head') {
      this.openRoot(tag, attributes);
      return;
    }
    if (tag === 'meta') this.page.metas.push(attributes);
    if (tag === 'link') this.page.links.push(attributes);
    if (tag === 'base') this.page.baseHref ??= attributes.href ?? null;
    if (this.foreign > 0 && endsForeign.has(tag)) this.leaveForeign();
    if (this.foreign === 0) this.closeImplied(tag);
    this.append(tag, attributes);
  }

  private openRoot(tag: string, attributes: Attributes): void {
    this.page.language ??= attributes.lang ?? attributes['xml:lang'] ?? null;
    if (tag === 'head') return;
    const target = tag === 'html' ? this.page.root : this.page.body;
    for (const name of Object.keys(attributes)) target.attributes[name] ??= attributes[name] as string;
  }

  private append(tag: string, attributes: Attributes): void {
    const isVoid = voidTags.has(tag);
    const { node: parent, dropped } = this.top;
    const startsDrop = !dropped && droppedTags.has(tag);
    if (!isVoid && !startsDrop && this.stack.length >= maxDepth) {
      this.overflow++;
      return;
    }
    const drops = dropped || droppedTags.has(tag);
    const node = new ElementNode(tag, attributes, parent);
    if (!drops) parent.children.push(node);
    if (isVoid) return;
    this.stack.push({ node, dropped: drops });
    if (tag === 'svg' || tag === 'math') this.foreign++;
  }

  private closeImplied(tag: string): void {
    const rule = closesSame[tag];
    if (rule !== undefined) this.closeNearest(rule[0], rule[1]);
    if (closesParagraph.has(tag)) this.closeNearest(paragraph, scopeEnds);
    if (headingNames.has(tag) && headingNames.has(this.top.node.tag)) this.pop();
  }

  private closeNearest(names: ReadonlySet<string>, until: ReadonlySet<string>): void {
    for (let at = this.stack.length - 1; at > 0; at--) {
      const tag = (this.stack[at] as Open).node.tag;
      if (names.has(tag)) this.popTo(at);
      if (names.has(tag) || until.has(tag)) return;
    }
  }

  private close(name: string): void {
    if (name === 'script' && this.scriptText !== null) {
      this.page.jsonLd.push(this.scriptText.join(''));
      this.scriptText = null;
    }
    if (name === 'title') this.endTitle();
    if (name === 'html' || name === 'body' || name === 'head') return;
    if (this.overflow > 0 && !(this.top.dropped && this.top.node.tag === name)) {
      this.overflow--;
      return;
    }
    const inTable = tableParts.has(name);
    for (let at = this.stack.length - 1; at > 0; at--) {
      const tag = (this.stack[at] as Open).node.tag;
      const matches = tag === name || (headingNames.has(name) && headingNames.has(tag));
      if (matches) this.popTo(at);
      if (matches || (!inTable && scopeEnds.has(tag))) return;
    }
  }

  private leaveForeign(): void {
    while (this.foreign > 0) this.pop();
  }

  private popTo(at: number): void {
    while (this.stack.length > at) this.pop();
  }

  private pop(): void {
    const tag = this.stack.pop()?.node.tag;
    if (tag === 'svg' || tag === 'math') this.foreign--;
  }
}

const paragraph = set('p');

/**
 * Parses a page into a tree of the elements that can hold article text, and gathers what its head says.
 * Takes any input: it neither throws nor nests deeper than `maxDepth`, and works in time linear in the input.
 */
export function parseHtml(source: string): ParsedPage {
  const html = source.normalize('NFC');
  const builder = new TreeBuilder(html);
  const tokenizer = new Tokenizer({}, builder);
  tokenizer.write(html);
  tokenizer.end();
  return builder.page;
}
