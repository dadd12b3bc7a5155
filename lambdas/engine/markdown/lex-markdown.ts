import { Lexer, Marked, type MarkedExtension, type Token, type Tokens } from 'marked';
import { matchesOf } from '#engine/language/matches.ts';

/**
 * On one line, markers of quotations and lists nested deeper than this are text, because the parser recurses for each
 * marker.
 */
const maxMarkers = 24;
const markers = /^(?:[ \t]{0,8}(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]{0,4})+/;
const looksLikeCode =
  /[{};=<>]|\(\)|^\s*(?:\$|#|\/\/|import |def |function )|^\s*[\w.]+\((?:[^()\n]|\([^()\n]*\)){1,200}\)\s*$/m;
/** The parser searches the whole block for the end of each emphasis mark, which takes minutes if there are too many. */
const maxEmphasisMarks = 1000;

/** Escapes emphasis marks if there are too many; code fences stay unchanged. */
const escapeCrowds = (markdown: string): string => {
  if ((markdown.match(/[*_]/g)?.length ?? 0) <= maxEmphasisMarks) return markdown;
  let inFence = false;
  const blocks = markdown.split(/(\n[ \t]*\n)/).map((block) => {
    const wasInFence = inFence;
    for (const _ of matchesOf(block, /^ {0,3}(?:```|~~~)/gm)) inFence = !inFence;
    const isCrowded = !wasInFence && !inFence && (block.match(/[*_]/g)?.length ?? 0) > maxEmphasisMarks;
    return isCrowded ? block.replace(/[*_]/g, '\\$&') : block;
  });
  return blocks.join('');
};

/**
 * At each character, the parser's rule for text looks ahead for an email address and for a line break after blanks, as
 * far as letters or blanks go. With these bounds, the time grows linearly with the length of the text rather than with
 * its square.
 */
const boundedText = new RegExp(
  Lexer.rules.inline.breaks.text.source
    .replaceAll(']+@', ']{1,254}@')
    .replaceAll(' *\\n', ' {0,100}\\n')
    .replaceAll(' {2,}\\n', ' {2,100}\\n'),
);

/** Cuts a line with too many nested markers down to the deepest nesting that is read. */
const limitNesting = (line: string): string => {
  const run = line.length > maxMarkers ? markers.exec(line)?.[0] : undefined;
  const found = run?.match(/>|[-*+]|\d+[.)]/g);
  if (run === undefined || found === null || found === undefined || found.length <= maxMarkers) return line;
  return line.slice(run.length);
};

/** The dialect of all Markdown that the engine shows, edits or verifies: CommonMark with GitHub's additions. */
export const markdownDialect: MarkedExtension = {
  gfm: true,
  breaks: true,
  tokenizer: {
    inlineText(): false {
      if (this.rules.inline.text !== boundedText)
        this.rules.inline = { ...this.rules.inline, text: boundedText };
      // `false` makes the parser use its own tokenizer with the bounded rule.
      return false;
    },
    /** Pasted prose has indented paragraphs, so only lines that look like code become an indented code block. */
    code(source: string): Tokens.Code | false | undefined {
      const block = /^(?:(?: {4}|\t)[^\n]*(?:\n|$))+/.exec(source)?.[0];
      return block !== undefined && !looksLikeCode.test(block) ? undefined : false;
    },
  },
};

/** Bounds Markdown so that the parser reads it in linear time: the same number of lines, each with the same meaning. */
export const boundMarkdown = (markdown: string): string =>
  escapeCrowds(markdown.split('\n').map(limitNesting).join('\n'));

const parser = new Marked(markdownDialect);

/** The blocks of Markdown, without inline tokens. */
export const lexBlocks = (markdown: string): Token[] =>
  new Lexer(parser.defaults).blockTokens(boundMarkdown(markdown), []);
