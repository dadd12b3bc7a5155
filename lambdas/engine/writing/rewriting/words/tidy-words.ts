import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import { applyRules } from '#engine/language/apply-rules.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { capitalizeOpening, startsClause } from '#engine/writing/clauses/sentence-halves.ts';
import { containsCode } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { keepsAmpersands, ownAmpersands } from '#engine/writing/rewriting/blocks/own-ampersands.ts';
import { withOwnApostrophes } from '#engine/writing/rewriting/blocks/own-apostrophes.ts';
import { changesQuotedWords } from '#engine/writing/rewriting/blocks/quoted-words.ts';
import {
  editorsWord,
  transcriptTurns,
  unmarkedQuotations,
} from '#engine/writing/rewriting/blocks/unmarked-quotations.ts';
import { ownerEvidence } from '#engine/writing/rewriting/confused/owners/named-things.ts';
import { withWordsInContext } from '#engine/writing/rewriting/context/choose-words.ts';
import { addsRepeatedWord } from '#engine/writing/rewriting/grammar/repeated-words.ts';
import { leavesOpeningsOpen, openOpenings } from '#engine/writing/rewriting/openings/own-openings.ts';
import { withCommas } from '#engine/writing/rewriting/sentences/commas.ts';
import { houseStyleTerms, leavesHouseWords, minUsesInText } from './compounds.ts';
import { withOneForm } from './consistency/one-form.ts';
import { closedUnits, containsClosedUnit } from './copy-edits.ts';
import { withEvenDashes } from './dashes.ts';
import { withPeriod } from './end-marks.ts';
import { changeHtmlParagraphs, quotedBlocks } from './html-paragraphs.ts';
import { isLowercaseWriter, lowercaseWriter } from './lowercase-writer.ts';
import { withOwnNames, withProperNames } from './own-names.ts';
import { hasOwnPrefixes, ownPrefixes } from './own-prefixes.ts';
import { changeSentences, changeUnprotected, protectedText } from './protected-text.ts';
import { withSetOffWords } from './set-off-words.ts';
import { withSpelledWords } from './spelled-words.ts';
import { allEvidence, spellingEvidence } from './spelling/text-evidence.ts';
import { tidyHeadings } from './tidy-headings.ts';
import { withoutTypos } from './typos.ts';
import { british, britishWord } from './usage.ts';
import { announcement, wordyPhrases } from './wordy-phrases.ts';

const before = "(?<![\\p{L}\\p{N}'’-])";

/** The pattern of a phrase to the end of its last word. A pattern with a lookahead sets its own end. */
const phrasePattern = (pattern: string): string =>
  /\)$/.test(pattern) && pattern.includes('(?=') ? pattern : `${pattern}(?![\\p{L}\\p{N}'’-])`;

/** Each phrase with the "a" or "an" before it, which must fit the new words. */
const wordings = wordyPhrases.map(([pattern, shorter]): [RegExp, string] => [
  regexOf(`${before}(?:(an?) )?${phrasePattern(pattern)}`, 'giu'),
  shorter,
]);

/** The article that fits the new words: "An" before "added bonus" becomes "A" before "bonus". */
const fittingArticle = (article: string, old: string, words: string): string => {
  const fitting = indefiniteArticle(words);
  return fitting === indefiniteArticle(old) ? article : article.charAt(0) + fitting.slice(1);
};

const withCaseOf = (found: string, words: string): string =>
  regex.u`^\p{Lu}\p{Ll}`.test(found) || /^[AI]\s/.test(found)
    ? words.replace(regex.u`^\p{Ll}`, (letter) => letter.toUpperCase())
    : words;

const shorterWords = applyRules(wordings, (text, pattern, shorter) =>
  text.replace(pattern, (phrasePattern: string, article: string | undefined, group: unknown) => {
    // "ALL OF THE PEOPLE" is loud on purpose.
    if (phrasePattern === phrasePattern.toUpperCase()) return phrasePattern;
    const found = article === undefined ? phrasePattern : phrasePattern.slice(article.length + 1);
    const words = withCaseOf(
      found,
      shorter.replace('$1', typeof group === 'string' ? group.toLowerCase() : ''),
    );
    return article === undefined ? words : `${fittingArticle(article, found, words)} ${words}`;
  }),
);

/**
 * Removes the opening of "It is important to note that the oven is hot" if a complete sentence follows. It stays if it
 * governs a second clause: "that it is hot and that the door is open".
 */
const withoutAnnouncement = (sentence: string): string => {
  const rest = sentence.replace(announcement, '');
  if (mentionsAuthor.test(rest) && storytellerPhrases.test(sentence)) return sentence;
  return rest !== sentence && startsClause(rest) && !/\sand that\s/u.test(rest)
    ? capitalizeOpening(rest)
    : sentence;
};

/** Openings in a storyteller's voice: "Needless to say, I'm miserable." */
const storytellerPhrases = /^(?:needless to say|it goes without saying|as we all know)(?![a-z])/i;
const mentionsAuthor = regex.u`(?<![\p{L}])(?:I|[Mm]e|[Mm]y|[Ww]e|[Uu]s|[Oo]ur)(?![\p{L}])`;

export type Tidied = { text: string; hasTypo: boolean; isShorter: boolean };

const noTerms: ReadonlySet<string> = new Set();

/** A sentence all in lowercase, in which "I" would be the only capital: "this is the oven that i use." */
const startsSmall = regex.u`^[\s*_"“'‘(]*\p{Ll}[^\p{Lu}]*$`;
const smallWriter = regex.u`(?<![\p{L}\p{N}])i(?![\p{L}\p{N}.])`;
const writtenSmall = (sentence: string, terms: ReadonlySet<string>): ReadonlySet<string> =>
  startsSmall.test(sentence) && smallWriter.test(sentence) ? new Set([...terms, lowercaseWriter]) : terms;

/** An invisible mark where a word may break at the end of a line. Each half would be read as a word. */
const softHyphen = '\u00AD';

/** Corrects a sentence and shortens its wordy phrases. */
export const tidySentence = (sentence: string, terms = noTerms, next = ''): Tidied => {
  if (sentence.includes(softHyphen) || editorsWord.test(sentence))
    return { text: sentence, hasTypo: false, isShorter: false };
  const known = writtenSmall(sentence, terms);
  const correct = withCommas(
    withSetOffWords(
      withWordsInContext(
        changeUnprotected(sentence, (part) => withoutTypos(part, known)),
        protectedText,
      ),
    ),
    terms.has(openOpenings),
  );
  const opened = withoutAnnouncement(correct);
  const shorter = changeUnprotected(opened, shorterWords);
  const text =
    defines.test(correct) || isRepeated(correct, next)
      ? correct
      : addsRepeatedWord(opened, shorter, next)
        ? opened
        : shorter;
  return { text, hasTypo: correct !== sentence, isShorter: text !== correct };
};

/**
 * Whether a later clause leaves out the words that would be shortened: "Rye is able to rise. Oats are not." With "can",
 * nothing would follow "are".
 */
const isRepeated = (sentence: string, next: string): boolean =>
  shortenable.test(sentence) &&
  (shortReply.test(next) || shortContrast.test(sentence) || secondInfinitive.test(sentence));
const shortenable = /(?<![a-z])(?:able to|the ability to)(?![a-z])/i;
/** "She is able to bake, or to sell": after "can", the second "to" would have no verb before it. */
const secondInfinitive = regex.iu`able to [^.;:!?]*? (?:and|or|nor)(?: not)? to \p{L}`;
const leftOut = String.raw`(?:\S+ ){1,5}(?:is|are|am|has|have|does|do)(?:n['’]t| not| too| as well)?[.!?;]`;
const shortReply = regexOf(`^${leftOut}`, 'u');
const shortContrast = regexOf(`,? (?:but|and|while|whereas|as) ${leftOut}`, 'u');

/** Signs of a definition, in which a lawyer may have chosen each word: "Loaves are defined as", "“Mill” means". */
const defines = regex.u`(?<!\p{L})(?:(?:is|are) (?:hereby )?defined as|shall (?:mean|be defined))(?!\p{L})|["”] (?:means|refers to|shall)(?!\p{L})`;

/** Words with their apostrophes, without the marks between them. */
const spelledOut = (text: string): string => text.replace(regex.gu`[^\p{L}\p{N}'’]+`, '').toLowerCase();

/**
 * Whether a passage is another one with its errors corrected, and perhaps with its wordy phrases shortened. Dashes, commas
 * and periods may differ.
 */
export const isCorrection = (before: string, after: string): boolean => {
  if (before === '') return false;
  const [line, words] = [before.replace(/\s+/g, ' '), spelledOut(after)];
  // The rest of the article may be the reason why a word was corrected.
  return [noTerms, new Set(allEvidence(line))].some((terms) => {
    const correct = withWordsInContext(withoutTypos(line, terms), protectedText);
    return spelledOut(correct) === words || spelledOut(changeUnprotected(correct, shorterWords)) === words;
  });
};

const readable = new Set<Block['kind']>(['paragraph', 'item']);

/** A word used this often is intentional. */
const minUses = 3;

/** The words of an article that no rule treats as errors: those in its headings and code, and those that it repeats. */
export const termsOf = (blocks: readonly Block[]): Set<string> => {
  const uses = new Map<string, number>();
  for (const { kind, body } of blocks) {
    const weight = kind === 'heading' || kind === 'code' ? minUses : 1;
    const parts = body.split(protectedText);
    for (const [i, part] of parts.entries())
      for (const [word] of matchesOf(part.toLowerCase(), /[a-z]{6,}/g))
        uses.set(word, (uses.get(word) ?? 0) + (i % 2 === 0 ? weight : minUses));
  }
  const terms = new Set([...uses].filter(([, times]) => times >= minUses).map(([word]) => word));
  if (
    blocks.reduce((sum, { body }) => sum + body.split(houseStyleTerms).length - 1, 0) >= minUsesInText ||
    blocks.some(({ kind, body }) => readable.has(kind) && leavesHouseWords(body))
  )
    terms.add(houseStyleTerms);
  if (isLowercaseWriter(blocks.map(({ body }) => body).join('\n'))) terms.add(lowercaseWriter);
  if (hasOwnPrefixes(blocks.map(({ body }) => body).join('\n'))) terms.add(ownPrefixes);
  if (blocks.some(({ body }) => britishWord.test(body))) terms.add(british);
  const running = blocks.filter(({ kind }) => readable.has(kind));
  if (leavesOpeningsOpen(running.map(({ body }) => body).join('\n\n'))) terms.add(openOpenings);
  if (keepsAmpersands(running, changeUnprotected)) terms.add(ownAmpersands);
  if (blocks.some(({ kind, body }) => kind !== 'code' && containsClosedUnit(body))) terms.add(closedUnits);
  for (const evidence of [...spellingEvidence(blocks), ...ownerEvidence(blocks)]) terms.add(evidence);
  return terms;
};

/** Reads a sentence that spans two lines as one line if that finds more. Lines that end in two spaces stay. */
const tidyLines = (sentence: string, next: string, terms: ReadonlySet<string>): string => {
  const line = sentence.replace(lineEnd, ' ');
  const tidied = tidySentence(line, terms, next).text;
  if (line === sentence) return tidied;
  if (tidied === line) return sentence;
  const { text } = tidySentence(sentence, terms, next);
  return tidied === text.replace(lineEnd, ' ') ? text : tidied;
};
const lineEnd = /(?<=[^\s\\]) ?\n[ \t]*(?=[^\s*+>|#`~:<{-])(?!\d{1,3}[.)]\s)/g;

/** Corrects the sentences of blocks. The second reading of a block finds most of its sentences again. */
const blockTidier = (blocks: readonly Block[]): ((block: Block) => Block) => {
  const terms = termsOf(blocks);
  const known = new Map<string, string>();
  const keepQuoted = (before: string, after: string): string =>
    changesQuotedWords(blocks, before, after) ? before : after;
  const tidied = (sentence: string, next: string): string => {
    const key = `${sentence}\0${next}`;
    const text = known.get(key) ?? keepQuoted(sentence, tidyLines(sentence, next, terms));
    known.set(key, text);
    return text;
  };
  return (block) => changeSentences(block, tidied);
};

/**
 * Whether a paragraph is a command or a table that lost its marks: "cbt createfamily my-table csv", "aws ec2 run --name
 * rye", "Name ----- csv".
 */
const isOutput = (body: string): boolean =>
  /(?:^|\s)-{5,}(?:\s|$)|^\s*[a-z][\w./-]* (?:[^\n]*\s{1,40})?--[a-z][\w-]+(?:[\s=]|$)/.test(body) ||
  regex.u`^\p{Ll}[^\n.!?,;:]*$`.test(body.trim());

/** A chat message, which is a quotation: "**<anna>** its done". */
const isChat = regex.u`^(?:\d[\d:]*\s+)?(?:\*\*|__)?\\?<(?!(?:a|b|i|em|strong|u|span|small|cite|mark)>)[\p{L}\p{N}\\_|-]+>`;

/** A tag for emphasis or a link, with text after it: "<b>The mill</b> is old". */
const startsWithMark =
  /^\s*(?:<\/?(?:a|b|i|em|strong|u|span|small|cite|mark|img)(?:\s[^<>]{0,400})?\/?>[^<>]{0,200}){1,6}(?:[^<>\s]+\s+){6}/iu;

const minVerseLines = 4;
const maxVerseLine = 70;
const startsLine = regex.u`^[\s"“‘'*_(]*\p{Lu}`;
/**
 * Lines of a poem or a song: short, each with a capital, and most without a period. A line of wrapped prose seldom begins
 * with a capital.
 */
const isVerse = (body: string): boolean => {
  const lines = body.trim().split('\n');
  return (
    lines.length >= minVerseLines &&
    lines.every((line) => line.length <= maxVerseLine && startsLine.test(line)) &&
    lines.filter((line) => /[.:]["”’]?\s*\\?$/.test(line)).length * 2 <= lines.length
  );
};

/** A row of tags: "[rye](/tags/rye) [oven](/tags/oven) [mill](/tags/mill)". */
const linkRow = /^(?:\s*\[[^\][\s]{1,40}\]\([^()\s]+\)){3,}\s*$/;

const isReadable = ({ kind, body }: Block): boolean =>
  readable.has(kind) &&
  !(
    isChat.test(body) &&
    body
      .split('\n')
      .slice(1)
      .every((line) => isChat.test(line.trim()))
  ) &&
  !/^\s*\||^\[(?!\^)[^\]\n]+\]:\s/.test(body) &&
  !linkRow.test(body) &&
  !isVerse(body) &&
  // "- url" may be the name of an option.
  !(kind === 'item' && regex.u`^\p{Ll}+\s*$`.test(body)) &&
  !(/^\s*</.test(body) && !startsWithMark.test(body)) &&
  !containsCode(body) &&
  !(kind === 'paragraph' && isOutput(body));

const doubledWord = regex.giu`(?<!\p{L})(\p{L}+) \1(?!\p{L})`;
const lettersOf = (text: string): string =>
  text.replace(doubledWord, '$1').replace(regex.gu`\P{L}`, '').toLowerCase();

/** The turn of a transcript with its punctuation corrected, but only in sentences that keep all their words. */
const punctuated = (block: Block, tidy: (block: Block) => Block): Block =>
  changeSentences(block, (sentence) => {
    const { body } = tidy({ ...block, body: sentence });
    return lettersOf(body) === lettersOf(sentence) ? body : changeUnprotected(sentence, withSpelledWords);
  });

/** Corrects only misspelled words and names, as in a quotation, whose words nobody else may change. */
const respelled = (block: Block): Block => {
  const body = changeUnprotected(block.body, withSpelledWords);
  return body === block.body ? block : { ...block, body };
};

/** Text outside code, links and quotations. */
const runningText = {
  partsOf: (body: string): string[] => body.split(protectedText).filter((_, i) => i % 2 === 0),
  changeText: (block: Block, change: (part: string) => string): Block =>
    changeSentences(block, (sentence) => changeUnprotected(sentence, change)),
};

/** Corrects errors and shortens wordy phrases in the running text of an English article. Quotations and code stay. */
export const tidyWords = (blocks: readonly Block[]): Block[] => {
  const tidyBlock = blockTidier(blocks);
  const named = withOwnNames(tidyHeadings(blocks), isReadable);
  const spoken = unmarkedQuotations(named);
  const turns = transcriptTurns(named);
  const quoted = new Set([...quotedBlocks(named), ...spoken]);
  const tidied = named.map((block, i) => {
    if (turns.has(block)) return punctuated(block, tidyBlock);
    if (quoted.has(block)) return spoken.has(block) && isReadable(block) ? respelled(block) : block;
    if (block.kind === 'html') return changeHtmlParagraphs(block, (inner) => tidyBlock(tidyBlock(inner)));
    if (!isReadable(block)) return block;
    const once = tidyBlock(withPeriod(named, i) ?? block);
    // A space added between two sentences shows where the second one begins.
    return once === block ? block : tidyBlock(once);
  });
  const isOwn = (block: Block): boolean => isReadable(block) && !quoted.has(block);
  const unified = withOneForm(withProperNames(tidied, isOwn), isOwn, runningText);
  return withOwnApostrophes(blocks, withEvenDashes(unified, isOwn), changeUnprotected);
};
