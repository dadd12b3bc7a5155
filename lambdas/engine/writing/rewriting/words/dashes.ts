import { lexiconEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import {
  alternatives,
  asWritten,
  coordinators,
  demonstratives,
  pastBe,
  presentBe,
  startsWithAny,
  subjectPronouns,
  subordinators,
  thirdPersonSubjects,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { verbAt } from '#engine/writing/clauses/sentence-halves.ts';
import { isPlainParagraph } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import {
  changeSentences,
  changeUnprotected,
  protectedText,
} from '#engine/writing/rewriting/blocks/protected-text.ts';

/**
 * Hyphens that only look like dashes: after a number at the start of a line ("1 - **Rye** is old"), inside a compound ("a rye - themed loaf") and in a short bold name of the screen
 * ("choose **Loaf - small**") or of a link ("[Anna - rye.example](https://rye.example)"). After "are", a single mark
 * comes before what the loaves are, where no dash can be.
 */
const notADash = String.raw`(?!(?<=(?:^|\n)\d{1,3}) - )(?!(?<=(?<![\p{L}])(?:${alternatives(presentBe, pastBe)})) - (?![^.!?]* [-–—] ))(?! - (?:themed|compliant|friendly|oriented|centric|specific|based(?! (?:on|in|at|upon)(?!\p{L}))|styled?|level|sized|wide)(?: \p{Ll}|[.,]))(?!(?<=\*\*(?=\S)[^*\n]{1,40}) - [^*\n]{1,40}(?<=\S)\*\*)(?!(?<=\[(?!\s)[^\][\n]{1,40}) - [^\][\s]{1,40}(?:\]\(|$))`;

/**
 * A hyphen between spaces, which is a dash: "The mill - it is old - is loud". "rye - 200 g" and "A - B" may be labels
 * and ranges. The patterns look for the hyphen first, because that fails fast.
 */
const spaced = regexOf(
  String.raw`(?= - )(?:(?<=[\p{L}\p{N})\]”"*_])${notADash} - (?!\d)(?=[\p{Ll}“"(*_]|I(?:['’]\p{Ll}+)? )|(?<=(?:\S+ ){4}(?:\p{Ll}[\p{L}'’]*|\S*\p{L}\))) - (?=\d))`,
  'gu',
);

/** The other dash of a pair: "Rye — the old one — Anna bakes". */
const anySpaced = regexOf(
  String.raw`(?= - )(?:(?<=^|[\p{L}\p{N})\]”"*_])${notADash} - (?!\d)(?=[\p{Ll}“"(*_[]|I(?:['’]\p{Ll}+)? |$)|(?<=(?<![\p{L}])\p{Ll}[\p{L}'’]*)${notADash} - (?!\d)(?=\p{Lu})|(?<=(?<!\S)(?:\p{Ll}[\p{L}'’]*|\S*\p{L}\))) - (?=\d))`,
  'gu',
);

/** A dash with a space on one side only: "A heat wave- it is expected". "Pre- and post-" share a word. */
const dashAfterWord = regexOf(
  String.raw`(?<=(?<![\p{L}-])(?<!- (?:and|or) )(\p{Ll}{4,}))- (?=(?:${alternatives(asWritten(subjectPronouns), demonstratives, subordinators)}|but|is|are|there|which|so|then|just)(?:['’]\p{Ll}+)? )`,
  'gu',
);
const dashBeforeWord = regexOf(
  String.raw`(?<=\p{Ll}{2}) -(?=(?:I['’]\p{Ll}+|(?:${alternatives(thirdPersonSubjects, demonstratives)}|we|you|but|which)(?:['’]\p{Ll}+)?) )`,
  'gu',
);

/** Openings before which a comma would be right: "If the loaf is big- you share it". */
const canWantComma = startsWithAny(subordinators, 'as after before once');

/** A missing space before a remark of several words: "The Chromebook(mostly videos)". */
const bracketed = regexOf(
  String.raw`(?<=(?<![\p{L}\p{N}_.])(\p{L}\p{Ll}{3,}))\((?=(?!${alternatives(coordinators)})\p{Ll}{2,}(?: [\p{L}'’-]+){1,12}\))`,
  'gu',
);

/** The same before an abbreviation: "old(e.g. the mill)". */
const bracketedExample = regex.gu`(?<=(?<![\p{L}\p{N}_.])\p{L}\p{Ll}{2,})\((?=(?:e\.g\.|i\.e\.|eg\.|ie\.),? \p{L})`;

/** A missing space after a bracket: "Rye (a grain)and wheat". A call in code has no space before its bracket. */
const afterBracket =
  /(?<= \([^()]{2,200})\)(?=(?:and|or|but|which|that|is|are|was|were|to|for|in|of|on|with|from|as|it|the|a) )/gu;

/** A missing space after a comma: "Wound healing,neuronal development". Names in code have no space between them. */
const comma = regex.gu`(?<= (\p{Ll}{3,})),(?=(\p{Ll}{3,}) \p{Ll})`;

const isKnown = (word: string): boolean => stopWords.has(word) || lexiconEntry(word) !== undefined;

/** The fewest words in a sentence of running text. A shorter one may be a label with its value. */
const minWords = 7;

/** Adds missing spaces at brackets and commas. */
export const withSpaces = (text: string): string =>
  text
    .replace(bracketed, ' (')
    .replace(bracketedExample, ' (')
    .replace(afterBracket, ') ')
    .replace(comma, (found, left: string, right: string) => (isKnown(left) || isKnown(right) ? ', ' : found));

/** Whether the spaced hyphens in a sentence of a paragraph are dashes. */
const usesDashes = (sentence: string): boolean =>
  sentence.search(spaced) >= 0 &&
  sentence.split(/\s+/).length >= minWords &&
  /[.!?:…]["”')*_]*\s*$/u.test(sentence);

/**
 * A typewriter dash inside a sentence. Between other words, it may be a command option or a label. After an article, it
 * is the mark itself: "the text above the --- is gone".
 */
const typed = regex.gu`^ -{2,3}(?=\s[\p{Ll}“"(*_[])|(?<=[\p{L}\p{N},)”"*_]) -{2,3}(?=\s$)|(?<=[\p{L}\p{N},)”"*_])(?<!(?<!\p{L})(?:the|an?|this|each|every)) -{2,3}(?=\s[\p{L}“"(*_[])|(?<=\p{Ll}{2}[,)”"*_]?) -{2,3}(?=\s\d)`;
/**
 * The same without spaces, also before the text of a link. The text begins and ends at the edge of a link or
 * quotation.
 */
const tight = regex.gu`(?<=\p{L}{2}[!?.)”]?)---(?=\p{L}{2}|\[\p{L}{2}|$)|^---(?=\p{Ll}{2})`;
/** A dash at the start of a line. */
const wrapped = regex.gu`(?<=[\p{L},)]\n)-{2,3}(?= \p{Ll})`;

/** The dash of a dateline: "BOSTON (AP) - The mill is open". */
const afterDateline = regex.gu`(?<=^.{0,90}\((?:AP|AFP|CNN|UPI|dpa|Kyodo|Xinhua|Reuters[^()]{0,12}|Bloomberg[^()]{0,12}|HealthDay[^()]{0,12})\)) -{1,2} (?=\p{Lu}\p{Ll}|[AI] )`;

/** The same after a place in capitals, with which a report of a newspaper begins: "NEW ORLEANS - The mill is open". */
const afterPlace = regex.gu`(?= -)(?<=^(?:\p{Lu}[\p{Lu}.'’-]{4,20}|\p{Lu}[\p{Lu}.'’-]{1,20}(?: \p{Lu}[\p{Lu}.'’-]{1,20}){1,2})(?:, \p{Lu}[\p{L}.]{1,12})?) -{1,2} (?=(?:\p{Lu}\p{Ll}+|[AI]) (?:[^\s]+ ){7})`;

const withMarks = (text: string): string =>
  text
    .replace(afterDateline, ' — ')
    .replace(afterPlace, ' — ')
    .replace(typed, ' —')
    .replace(wrapped, '—')
    .replace(tight, '—')
    .replace(dashAfterWord, (found, word: string) =>
      isKnown(word) && !canWantComma.test(text) ? ' — ' : found,
    )
    .replace(dashBeforeWord, ' — ');

/** A dash after an opening clause, where a comma belongs: "Once it is warm - we bake it". */
const openingDash = regexOf(
  `^((?:Once|When|If|While|After|Before|Since|Because|Although|As soon as|Until) (?:(?! - )[^,;:()–—]){8,80}) - (?=(?:${alternatives(asWritten(subjectPronouns))})(?:['’]\\p{Ll}+)? )`,
  'u',
);

/** Further spaces after a hyphen, which readers do not see: "the oven -  old and warm - is". */
const wideDash = regex.gu`(?<=\p{L} - ) +(?=\p{L})`;

/** At least six words, which are more than a label: "- We bake all day at the mill - it is old". */
const dashAfterWords = regex.u`^(?:\*\*[^*\n]{1,60}\*\*:? )?(?:[\p{L}\p{N}'’,()-]+ ){6,}-\s\S`;
/** Whether a clause comes before the dash, so that it is not a label: "- We bake it at the mill - it is old.". */
const isClauseBefore = (sentence: string): boolean => {
  const [left = '', ...rest] = sentence.split(' - ');
  const clause = left.replace(/^\*\*[^*\n]+\*\*:? /u, '');
  return rest.length > 0 && dashAfterWords.test(`${clause} - x`) && verbAt(clause) >= 0;
};

/**
 * The hyphens around a short insertion that opens with a name or its owner: "two friends of Rye - Anna and Max - also
 * bake", "Rye - Anna's old mill - is shut". "Aug - Dec" is a range.
 */
const namedPair = regex.gu` - (\p{Lu}\p{Ll}+(?:['’]s)?(?: [\p{L}'’]+){1,5}) - (?=\p{Ll})`;

/**
 * The last hyphen of a sentence whose other dash is corrected: "three mills - Rosa, Max and our own — and". "Aug - Dec"
 * and "5 - 10" are ranges.
 */
const otherOfPair = regexOf(
  String.raw`^([^—]*[\p{L})\]”"*_])(?<!(?<!\S)\p{Lu}\p{Ll}+)${notADash} - (?!\d)((?! - )[^—]* — (?:(?! - )[^—])*)$|^((?:(?! - )[^—])* — (?:(?! - )[^—])*[\p{L})\]”"*_])(?<!(?<!\S)\p{Lu}\p{Ll}+)${notADash} - (?!\d)((?:(?! - )[^—])*)$`,
  'su',
);
const withBothDashes = (sentence: string): string =>
  // A link or code may have a hyphen of its own.
  /[[\x60<]/.test(sentence)
    ? sentence
    : sentence.replace(otherOfPair, (_found, ...parts: (string | undefined)[]) => {
        const [left = '', right = '', first = '', last = ''] = parts.slice(0, 4);
        return `${left || first} — ${right || last}`;
      });

/** A dash is not among the words that somebody said, so it looks like the other dashes of the text. */
const withDashesInQuotes = (sentence: string): string =>
  sentence
    .split(protectedText)
    .map((part, i) => (i % 2 === 1 && /^["“]|["”]$/u.test(part) ? part.replace(anySpaced, ' — ') : part))
    .join('');

const withDashes = (block: Block): Block => {
  if (!/\s-|-\s|---/.test(block.body)) return block;
  const isProse = isPlainParagraph(block);
  return changeSentences(block, (sentence) => {
    const marked = changeUnprotected(sentence.replace(wideDash, '').replace(openingDash, '$1, '), withMarks);
    return (isProse || isClauseBefore(marked)) && usesDashes(marked)
      ? withBothDashes(
          withDashesInQuotes(
            changeUnprotected(marked, (text) =>
              text.replace(namedPair, ' — $1 — ').replace(anySpaced, ' — '),
            ),
          ),
        )
      : marked;
  });
};

/**
 * Other marks that readers see as a different kind of dash: "rye- it", "rye -the old one-", "rye--the", "rye – the".
 * Ranges, options and "pre- and" do not count.
 */
const otherDash = regex.u`(?<=(?<![\p{L}-])\p{L}{2,})-{1,3}\s(?=(?!(?:and|or|to)\s)[\p{L}“"(*_])|(?<=[\p{L}.,!?)])\s-(?=\p{Ll}{2,}[\s,.])|(?<=\p{Ll}{2})--(?=\p{Ll}{2})|(?<=\p{L}\S{0,3})\s(?:–\s(?=\P{N})|--\s)|(?<=\p{Ll}{2})–(?=\p{Ll}{2})`;
const spacedDash = regexOf(
  String.raw`(?=\s-\s)(?:(?<=[\p{L}\p{N})\]”"*_.,!?])${notADash}\s-\s(?=[\p{Ll}“"(*_[]|I\s)|(?<=(?<![\p{L}])\p{Ll}[\p{L}'’]*)${notADash}\s-\s(?=\p{Lu}))`,
  'u',
);

/**
 * A typewriter dash next to a link or quotation, which is not part of the text: "[Rye] -- or bread", "a "mill"---that
 * is".
 */
const typedDash = regex.u` -{2,3}(?=\s|$)|(?<=[\p{L},)])\n-{2,3} (?=\p{Ll})|^-{2,3}(?=\p{L})|(?<=\p{L})-{2,3}$|(?<=[\p{L}*_])---(?=[\p{L}*_[])`;

/** Whether an item that no rule reads has a typewriter dash: "- <b>Rye</b>. An old grain --- I bake it". */
const containsTyped = (body: string): boolean => {
  if (!body.includes('--')) return false;
  let holds = false;
  changeUnprotected(body, (text) => {
    holds ||= typedDash.test(text);
    return text;
  });
  return holds;
};

/** Whether a block has a dash that stays. In a list, "Rye - the old grain" has a label. */
const keepsDash = (block: Block, isChanged: boolean): boolean => {
  if (!/[-–]/.test(block.body)) return false;
  const isProse = isPlainParagraph(block);
  let keeps = false;
  changeUnprotected(block.body, (text) => {
    keeps ||=
      otherDash.test(text) ||
      typedDash.test(text) ||
      (isProse || isChanged
        ? spacedDash.test(text)
        : text.split(/(?<=[.!?])\s/u).some((sentence) => dashAfterWords.test(sentence))) ||
      (isProse && isChanged && besideWord.test(text));
    return text;
  });
  return keeps;
};
/** A dash next to corrected dashes: "An oven - 100 % hot". "Aug - Dec" is a range. */
const besideWord = regexOf(String.raw`(?=\s-\s)(?<=(?<!\S)\p{Ll}\S*)${notADash}\s-\s(?=\S)`, 'u');

/** A dash in the running text of HTML, which no rule reads: "we can guess where the mill is - the old one". */
const proseDash = regex.u`(?:\p{Ll}+,? ){4}\p{Ll}+ - \p{Ll}+ \p{Ll}`;
const containsProseDash = (body: string): boolean =>
  / - /.test(body) && proseDash.test(body.replace(/<[^<>]{0,600}>/g, '|'));

/**
 * Sets all dashes of an article as "—", or changes none if one of them would stay, because a mix looks careless to
 * readers.
 */
export const withEvenDashes = (blocks: readonly Block[], isReadable: (block: Block) => boolean): Block[] => {
  const dashed = blocks.map((block) => (isReadable(block) ? withDashes(block) : block));
  const isChanged = (i: number): boolean => dashed[i] !== blocks[i];
  const isMixed =
    dashed.some((_, i) => isChanged(i)) &&
    dashed.some((block, i) =>
      isReadable(block)
        ? keepsDash(block, isChanged(i))
        : block.kind === 'item'
          ? containsTyped(block.body)
          : block.kind === 'html' && containsProseDash(block.body),
    );
  return isMixed ? [...blocks] : dashed;
};
