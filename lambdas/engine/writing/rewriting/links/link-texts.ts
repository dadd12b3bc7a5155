import {
  alternatives,
  articles,
  capitalized,
  modals,
  pastBe,
  possessives,
  presentBe,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { textNames } from '#engine/english/word-lists/text-words.ts';
import { regexOf } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';

const noun = String.raw`[\p{L}\p{N}'’+#.-]*[\p{L}\p{N}]`;
const address = String.raw`\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)?(?:\s"[^"\n]*")?\)`;

/**
 * The link target is named before the link: "the source code [here](url)". In "what to do over the winter [here](url)"
 * and "how my oven changed [here](url)", it is more than these words.
 */
const namedBefore = regexOf(
  String.raw`(?<=[\p{L},] )(?<!(?<!\p{L})(?:over|during|with|at|by|through|after|before|until|since|from|of|against|how|why|what|where|when) )((?:${alternatives(possessives, articles)}|more about|more on)(?: (?!(?:is|are|was|were|so|because|we|you|they|I|\p{L}+['’](?:ve|re|ll|d|m|t)|and(?! \p{Ll}+(?:ed|ful|ous|ive|al) \p{Ll})|or|but|as|that|which|who|from|to|at|in|on|by|if|when|the|can|could|will|would|be|it|out)(?![\p{L}]))${noun}){1,6}(?: (?:of|for) (?:the )?${noun}(?: (?!(?:is|are|was|were|can)(?![\p{L}]))${noun})?)?)(?<! links?) \[((?:right |over )?here)(${address})(?=[.,;:!)*_]|$| (?:and|or) (?!\[))`,
  'giu',
);

/** What the target explains: "how to invite a baker [here](url)". */
const howTo = regexOf(
  String.raw`(?<=\p{L} )(how to (?!(?:do|use) (?:so|this|that|it)(?!\p{L}))(?:(?!(?:is|are|was|were|because|that|which|who|if|when|can|will|would)(?!\p{L}))${noun} ){2,9}?)\[(here)(${address})(?=[.,;:!)]|$)`,
  'giu',
);

/** A remark in brackets: "(more details on rye [here](url))". */
const inBrackets = regexOf(
  String.raw`(?<=\()((?:(?!(?:is|are|was|were|and|or)(?!\p{L}))\p{Ll}+ ){0,4}(?:details|information|info|instructions|examples|photos|pictures|slides|code|documentation|docs|video|recording|source|link|list|map)(?: (?:found|available|posted|on \p{Ll}+))? )\[(here)(${address})(?=\))`,
  'giu',
);

/** A paragraph such as "Click [here](url) to read the report.", whose verb says what the link does. */
const clickHere = regexOf(
  String.raw`^((?:Click|Go|Check|See|Look|Visit|Tap|Read)(?: \p{Ll}+){0,2}) \[((?:right |over )?here)(${address})( (?:to|for) [^.!?;[\]()\n]{4,70}?)(?=[.!?,](?:\s|$)|$| and (?!\p{L}+ing))`,
  'gu',
);

/** A linked request to click: "You can [click here](url) to read the report", "go [here](url) to read the report". */
const clickLinked = regexOf(
  String.raw`(?<!(?:and|or) )\[(click here|click this|go here|(?<=(?<!\p{L})(?:click|go|look|head|see) \[)here)(${address})( (?:to|for) [^.!?,;[\]()\n]{4,60}?)(?=[.!?,](?:\s|$)|$)`,
  'giu',
);

/** The noun comes after the link: "[This](url) article". */
const nounAfterLink = regexOf(
  String.raw`\[(this|these|that)(${address}) ((?:\p{Ll}+ )?(?:${alternatives(textNames)}|posts|articles|video|videos|pages|tutorials|book|books|talk|talks|paper|papers|recipe|recipes|repo|repository|website|site|blog|blog post|thread|documentation|list|tool|tools|course|podcast|episode|story|report|study|form|survey|link to \p{L}+|example|issue|answer|plugin|library|package|project|map|chart|image|photo|picture|podcast|interview|comment|tweet|newsletter|file|gist|question|script|template|theme|app|event|folder|version|group|class|method|chapter|song|album))(?![\p{L}-])`,
  'giu',
);

/** A short paragraph without another link: "View the complete code [here](url)." */
const shortSentence = regexOf(
  String.raw`^((?!(?:${alternatives(capitalized(subjectPronouns))}|The|This|There|If|For|In)(?:['’]\p{L}+)?\s)\p{Lu}[^.!?:;,[\]()*_\n]{8,60}) \[((?:right |over )?here)(${address})(?=(?:\{:?[^{}\n]{0,80}\})?(?:[.!:](?:\s|$)|$))`,
  'gu',
);

/** A whole sentence, which is too long for a link text: "The report can be found". */
const isClause = regexOf(`(?<!\\p{L})(?:${alternatives(presentBe, pastBe, modals)})(?!\\p{L})`, 'u');

const withNames = (body: string): string =>
  body
    .replace(nounAfterLink, '[$1 $3$2')
    .replace(howTo, '[$1$2$3')
    .replace(inBrackets, '[$1$2$3')
    .replace(namedBefore, '[$1 $2$3')
    .replace(shortSentence, (found, words: string, here: string, link: string) =>
      isClause.test(words) ? found : `[${words} ${here}${link}`,
    )
    .replace(clickHere, '[$1 $2$4$3')
    .replace(clickLinked, '[$1$3$2');

/** Widens a link on "here" or "this" to the words next to it that say where it leads. No word changes. */
export const nameLinks = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => {
    if (block.kind !== 'paragraph' && block.kind !== 'item') return block;
    const body = block.body
      .split(/(`+[^`]*`+)/)
      .map((part, i) => (i % 2 === 0 ? withNames(part) : part))
      .join('');
    return body === block.body ? block : { ...block, body };
  });
