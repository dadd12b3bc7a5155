/** A rewrite that keeps every fact and changes only the words around them. */
export type Benign = { name: string; rewrite: (text: string) => string };

const synonyms: Readonly<Record<string, string>> = {
  big: 'large',
  large: 'big',
  however: 'still',
  start: 'begin',
  began: 'started',
  begin: 'start',
  help: 'assist',
  show: 'reveal',
  shows: 'reveals',
  buy: 'purchase',
  get: 'obtain',
  people: 'persons',
  kids: 'children',
  children: 'youngsters',
  quickly: 'fast',
  important: 'essential',
  many: 'numerous',
  several: 'various',
  use: 'employ',
  used: 'employed',
  want: 'wish',
  need: 'require',
  needs: 'requires',
  also: 'too',
  about: 'around',
  happy: 'glad',
  easy: 'simple',
  difficult: 'hard',
  hard: 'tough',
  new: 'fresh',
  build: 'construct',
  built: 'constructed',
  ask: 'inquire',
  asked: 'inquired',
  said: 'stated',
  told: 'informed',
  because: 'since',
  while: 'whereas',
  including: 'among them',
  often: 'frequently',
  whole: 'entire',
  job: 'task',
  near: 'close to',
  nearly: 'almost',
  later: 'afterwards',
  home: 'house',
  area: 'region',
  problem: 'issue',
  problems: 'issues',
  good: 'fine',
  great: 'excellent',
  keep: 'retain',
  make: 'create',
  made: 'created',
  after: 'following',
};

const quoted = /“[^”]*”|"[^"\n]*"|‘[^’]*’|`[^`]*`|\]\([^)]*\)|\b(?:https?:\/\/|www\.)\S+|\S+@\S+/g;

/** Applies a change to the text outside quotations, code and addresses. */
const outside = (text: string, apply: (part: string) => string): string => {
  let result = '';
  let at = 0;
  for (const match of text.matchAll(quoted)) {
    result += apply(text.slice(at, match.index)) + match[0];
    at = match.index + match[0].length;
  }
  return result + apply(text.slice(at));
};

const eachParagraph = (text: string, apply: (paragraph: string) => string): string =>
  text
    .split(/(\n{2,})/)
    .map((part, i) => (i % 2 === 0 && !/^(?:```|#|!\[)/.test(part) ? apply(part) : part))
    .join('');

const contract = (text: string): string =>
  text
    .replace(/\b(is|are|was|were|does|did|do|has|have|had|would|could|should) not\b/g, "$1n't")
    .replace(/\bcannot\b/g, "can't")
    .replace(/\b(it|that|there) is\b/gi, "$1's");

const writeOut = (text: string): string =>
  text
    .replace(/\b(is|are|was|were|does|did|do|has|have|had|would|could|should)n['’]t\b/g, '$1 not')
    .replace(/\bcan['’]t\b/g, 'cannot');

const months: Readonly<Record<string, string>> = {
  'Jan.': 'January',
  'Feb.': 'February',
  'Aug.': 'August',
  'Sept.': 'September',
  'Oct.': 'October',
  'Nov.': 'November',
  'Dec.': 'December',
};

const reformatDates = (text: string): string =>
  text
    .replace(
      /\b(Jan|Feb|Aug|Sept|Oct|Nov|Dec)\. (?=\d)/g,
      (whole) => `${months[whole.trim()] ?? whole.trim()} `,
    )
    .replace(
      /\b(\d{1,2}) (January|February|March|April|June|July|August|September|October|November|December) (\d{4})\b/g,
      '$2 $1, $3',
    );

/** Rewrites that lose nothing; a verifier that finds a loss in them is wrong. */
export const benignRewrites: readonly Benign[] = [
  {
    name: 'paragraphs reversed',
    rewrite: (text) =>
      text
        .split(/\n{2,}/)
        .reverse()
        .join('\n\n'),
  },
  {
    name: 'synonyms',
    rewrite: (text) =>
      eachParagraph(text, (part) =>
        outside(part, (plain) =>
          plain.replace(/(?<=\p{Ll} )\p{Ll}+(?= \p{Ll})/gu, (word) => synonyms[word] ?? word),
        ),
      ),
  },
  {
    name: 'sentences merged',
    rewrite: (text) =>
      eachParagraph(text, (part) =>
        outside(part, (plain) =>
          plain.replace(
            /(?<=\p{Ll}{3})\. (The|It|He|She|They|This|We)(?= \p{Ll})/gu,
            (_, word: string) => `, and ${word.toLowerCase()}`,
          ),
        ),
      ),
  },
  { name: 'contracted', rewrite: (text) => outside(text, contract) },
  { name: 'written out', rewrite: (text) => outside(text, writeOut) },
  {
    name: 'thousands without comma',
    rewrite: (text) => outside(text, (plain) => plain.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')),
  },
  {
    name: 'thousands with comma',
    rewrite: (text) =>
      outside(text, (plain) =>
        plain.replace(
          /(?<![\d.,:/-])(\d{1,3})(\d{3})(?![\d.,:/-])(?= (?:people|persons|passengers|words|files|miles|km|dollars))/g,
          '$1,$2',
        ),
      ),
  },
  { name: 'per cent', rewrite: (text) => outside(text, (plain) => plain.replace(/(?<=\d) ?%/g, ' percent')) },
  {
    name: 'percent sign',
    rewrite: (text) => outside(text, (plain) => plain.replace(/(?<=\d) per ?cent\b/g, '%')),
  },
  { name: 'dates', rewrite: (text) => outside(text, reformatDates) },
  {
    name: 'paragraphs split',
    rewrite: (text) =>
      eachParagraph(text, (part) =>
        outside(part, (plain) => plain.replace(/(?<=\p{Ll}{4}\.) (?=\p{Lu}\p{Ll}+ \p{Ll})/gu, '\n\n')),
      ),
  },
  {
    name: 'headings added',
    rewrite: (text) =>
      text
        .split(/\n{2,}/)
        .map((part, i) => (i % 3 === 2 && !part.startsWith('#') ? `## More on this\n\n${part}` : part))
        .join('\n\n'),
  },
  {
    name: 'quotation marks',
    rewrite: (text) =>
      text
        .replace(/„([^“”„]*)“/g, '“$1”')
        .replace(/[“”]/g, '"')
        .replace(/’/g, "'"),
  },
  {
    name: 'lead-in',
    rewrite: (text) => `Here is what happened, step by step.\n\n${text}\n\nThat is the whole story.`,
  },
];
