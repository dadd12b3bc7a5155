import { escapeHtml } from '#domain/text/escape-html.ts';
import { imageAddress } from './media.ts';
import { linkAddress } from './resolve-address.ts';
import { sourceText } from './serialize-text.ts';
import { blockTags, type ElementNode, headingLevel, keptElements, type PageNode, runTag } from './tree.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/**
 * The allow list. None of these elements can run or load code. Other elements are dropped, but their content is kept.
 */
const keptTags = words(
  'a abbr b bdi bdo blockquote br caption cite code dd del details dfn dl dt em figcaption figure h1 h2 h3 h4 h5 h6 ' +
    'hr i img ins kbd li mark ol p pre q rp rt ruby s samp small strong sub summary sup table tbody td tfoot th thead ' +
    'time tr u ul var wbr',
);
const voidTags = words('br hr img wbr');
const numberAttributes: Readonly<Record<string, readonly string[]>> = {
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  ol: ['start'],
};

export const isKeptTag = (tag: string): boolean => keptTags.has(tag);

/** The language that highlighters put in a class: `language-ts`, `lang-ts`. */
export const codeLanguage = (node: ElementNode): string =>
  /(?:^|\s)lang(?:uage)?-([\w+#-]{1,20})/.exec(node.attributes.class ?? '')?.[1] ?? '';

/** The attributes of the output. They are all built here, so that no attribute of the page gets through. */
const attributesOf = (node: ElementNode, base: string | null): string => {
  const { tag, attributes } = node;
  const pairs: [string, string][] = [];
  if (tag === 'a') {
    const href = linkAddress(attributes.href, base);
    if (href !== null) pairs.push(['href', href], ['rel', 'nofollow noopener noreferrer']);
  }
  if (tag === 'img') pairs.push(['src', imageAddress(node, base) ?? ''], ['alt', attributes.alt ?? '']);
  for (const name of numberAttributes[tag] ?? []) {
    const value = attributes[name];
    if (value !== undefined && /^\d{1,4}$/.test(value)) pairs.push([name, value]);
  }
  const language = tag === 'code' ? codeLanguage(node) : '';
  if (language !== '') pairs.push(['class', `language-${language}`]);
  const dir = attributes.dir?.toLowerCase();
  if (dir === 'rtl' || dir === 'ltr' || dir === 'auto') pairs.push(['dir', dir]);
  return pairs.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
};

/** Text in these elements may be next to blocks without a paragraph around it, as in `<li>One<ul>`. */
const unwrapped = words('li td th dd dt summary caption figcaption');

const inlineContent = (node: ElementNode, base: string | null): string =>
  node.children.map((child) => inlineHtml(child, base)).join('');

/**
 * A text with one space for each run of blanks. The bound keeps millions of blanks from filling the stack of regular
 * expressions; the second replacement joins what it cut.
 */
const withSingleBlanks = (text: string): string =>
  text.replace(/[^\S\u00a0]{1,1000}/g, ' ').replace(/ {2,5000}/g, ' ');

const inlineHtml = (node: PageNode, base: string | null): string => {
  if (node.kind === 'text') return escapeHtml(withSingleBlanks(node.text));
  if (node.pruned) return '';
  if (node.tag === 'br') return '<br>';
  const content = inlineContent(node, base);
  if (!keptTags.has(node.tag) || (blockTags.has(node.tag) && headingLevel(node) === 0)) return content;
  if (node.tag === 'img') return imageAddress(node, base) === null ? '' : `<img${attributesOf(node, base)}>`;
  if (voidTags.has(node.tag)) return `<${node.tag}>`;
  if (content.trim() === '' || (node.tag === 'a' && linkAddress(node.attributes.href, base) === null))
    return content;
  return `<${node.tag}${attributesOf(node, base)}>${content}</${node.tag}>`;
};

const figureHtml = (node: ElementNode, base: string | null): string => {
  const images = keptElements(node, 'img').map((image) => inlineHtml(image, base));
  return images.map((image) => (image === '' ? '' : `<figure>${image}</figure>\n`)).join('');
};

const runHtml = (run: ElementNode, base: string | null): string => {
  const content = inlineContent(run, base).trim();
  if (content === '') return '';
  return unwrapped.has(run.parent?.tag ?? '') ? `${content}\n` : `<p>${content}</p>\n`;
};

const preContent = (node: ElementNode): string => {
  const code = node.children.find(
    (child): child is ElementNode => child.kind === 'element' && child.tag === 'code',
  );
  const language = code === undefined ? '' : codeLanguage(code) || codeLanguage(node);
  const attribute = language === '' ? '' : ` class="language-${escapeHtml(language)}"`;
  return `<code${attribute}>${escapeHtml(sourceText(node))}</code>`;
};

const containers = words('ul ol dl table tbody thead tfoot tr details');

/** Lists and tables contain elements only; loose text between their items is not part of them. */
const childBlocks = (node: ElementNode, base: string | null): string => {
  let html = '\n';
  for (const child of node.children)
    if (child.kind === 'element' && !child.pruned) html += blockHtml(child, base);
  return html === '\n' ? '' : html;
};

const inlineBlocks = words('p h1 h2 h3 h4 h5 h6 dt caption summary figcaption');

const contentOf = (node: ElementNode, base: string | null): string => {
  if (containers.has(node.tag)) return childBlocks(node, base);
  const containsBlocks = node.children.some(
    (child) => child.kind === 'element' && child.isBlock && !child.pruned,
  );
  if (inlineBlocks.has(node.tag) || !containsBlocks) return inlineContent(node, base).trim();
  return `\n${blockContent(node, base)}`;
};

const blockHtml = (node: ElementNode, base: string | null): string => {
  const { tag } = node;
  if (node.muted) return figureHtml(node, base);
  if (tag === runTag) return runHtml(node, base);
  if (tag === 'pre') return `<pre>${preContent(node)}</pre>\n`;
  if (!keptTags.has(tag) || (tag === 'a' && node.isBlock)) return blockContent(node, base);
  if (voidTags.has(tag)) return `<${tag}>\n`;
  const content = contentOf(node, base);
  if (content.trim() === '' && tag !== 'td' && tag !== 'th') return '';
  return `<${tag}${attributesOf(node, base)}>${content}</${tag}>\n`;
};

/** The content of an element that may contain paragraphs, with loose inline text wrapped in paragraphs. */
const blockContent = (node: ElementNode, base: string | null): string => {
  let html = '';
  let inline = '';
  const endInline = (): void => {
    if (unwrapped.has(node.tag)) {
      html += inline.trim();
      inline = '';
      return;
    }
    const paragraphs = inline.split(/(?:<br>\s*){2,}/).map((part) => part.trim().replace(/^<br>|<br>$/g, ''));
    for (const part of paragraphs) if (part.trim() !== '') html += `<p>${part.trim()}</p>\n`;
    inline = '';
  };
  for (const child of node.children) {
    if (child.kind === 'text' || !child.isBlock) inline += inlineHtml(child, base);
    else if (!child.pruned) {
      endInline();
      html += blockHtml(child, base);
    }
  }
  endInline();
  return html;
};

/**
 * The HTML of a tree, restricted to an allow list of elements and attributes: no scripts, styles, frames, forms or
 * event handlers; links only to http(s) and mailto; images only from http(s). Runs of loose text become paragraphs.
 */
export const serializeHtml = (root: ElementNode, base: string | null): string =>
  blockContent(root, base).trim();
