import { checkDeadline } from '#engine/bounds/deadline.ts';
import { ElementStack } from './element-stack.ts';
import { keptAttributes, voidTags } from './html-syntax.ts';
import { type Attributes, ElementNode, type ParsedPage, TextNode } from './tree.ts';

/** Builds the tree of a page from the tokenizer's calls and collects the data of its head. */
export class TreeBuilder {
  readonly page: ParsedPage;
  private readonly html: string;
  private readonly elements: ElementStack;
  private tag = '';
  private attributes: Attributes = {};
  private attributeName = '';
  private attributeValue = '';
  private keepsAttribute = false;
  private scriptText: string[] | null = null;
  private titleText: string[] | null = null;

  constructor(html: string) {
    this.html = html;
    const root = new ElementNode('html', {}, null);
    const body = new ElementNode('body', {}, root);
    root.children.push(body);
    const head = {
      language: null,
      baseHref: null,
      title: '',
      metas: [],
      links: [],
      jsonLd: [],
      scriptCount: 0,
    };
    this.page = { root, body, ...head };
    this.elements = new ElementStack(body);
  }

  isInForeignContext(): boolean {
    return this.elements.isInForeign;
  }

  onopentagname(start: number, end: number): void {
    this.tag = this.html.slice(start, end).toLowerCase();
    this.attributes = {};
  }

  onattribname(start: number, end: number): void {
    this.attributeName = this.html.slice(start, end).toLowerCase();
    this.attributeValue = '';
    this.keepsAttribute = keptAttributes.has(this.attributeName);
  }

  onattribdata(start: number, end: number): void {
    if (this.keepsAttribute) this.attributeValue += this.html.slice(start, end);
  }

  onattribentity(codePoint: number): void {
    if (this.keepsAttribute) this.attributeValue += String.fromCodePoint(codePoint);
  }

  onattribend(): void {
    if (this.keepsAttribute) this.attributes[this.attributeName] ??= this.attributeValue;
  }

  onopentagend(): void {
    checkDeadline();
    const { tag, attributes } = this;
    if (tag === 'html' || tag === 'body' || tag === 'head') this.openRoot(tag, attributes);
    else {
      this.readHead(tag, attributes);
      this.elements.open(tag, attributes);
    }
  }

  onselfclosingtag(): void {
    const wasInForeign = this.elements.isInForeign;
    this.onopentagend();
    if (wasInForeign && this.elements.isInForeign && !voidTags.has(this.tag)) this.elements.close(this.tag);
  }

  onclosetag(start: number, end: number): void {
    const name = this.html.slice(start, end).toLowerCase();
    if (name === 'br') this.elements.open('br', {});
    if (name === 'script') this.endScript();
    if (name === 'title') this.endTitle();
    if (!voidTags.has(name) && name !== 'html' && name !== 'body' && name !== 'head')
      this.elements.close(name);
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

  private openRoot(tag: string, attributes: Attributes): void {
    this.page.language ??= attributes.lang ?? attributes['xml:lang'] ?? null;
    if (tag === 'head') return;
    const target = tag === 'html' ? this.page.root : this.page.body;
    for (const name of Object.keys(attributes)) target.attributes[name] ??= attributes[name] as string;
  }

  private readHead(tag: string, attributes: Attributes): void {
    if (tag === 'meta') this.page.metas.push(this.ofAuthor(attributes));
    else if (tag === 'link') this.page.links.push(attributes);
    else if (tag === 'base') this.page.baseHref ??= attributes.href ?? null;
    else if (tag === 'title' && !this.elements.isInForeign && this.page.title === '') this.titleText = [];
    else if (tag === 'script') {
      this.page.scriptCount++;
      if (/ld\+json/i.test(attributes.type ?? '')) this.scriptText = [];
    }
  }

  /** Renames a name in the microdata of an author (`itemprop="author" itemscope`) to `author.name`. */
  private ofAuthor(attributes: Attributes): Attributes {
    const itemprop = this.elements.top.node.attributes.itemprop ?? '';
    const isName = attributes.itemprop === 'name' && /(?:^|\s)author(?:\s|$)/.test(itemprop);
    return isName ? { ...attributes, itemprop: 'author.name' } : attributes;
  }

  private endScript(): void {
    if (this.scriptText !== null) this.page.jsonLd.push(this.scriptText.join(''));
    this.scriptText = null;
  }

  private endTitle(): void {
    if (this.titleText !== null) this.page.title = this.titleText.join('');
    this.titleText = null;
  }

  private addText(text: string): void {
    if (this.scriptText !== null) this.scriptText.push(text);
    if (this.titleText !== null) this.titleText.push(text);
    const { node, dropped } = this.elements.top;
    if (dropped) return;
    const last = node.children[node.children.length - 1];
    if (last?.kind === 'text') last.text += text;
    else node.children.push(new TextNode(text));
  }
}
