import { lemmaEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import {
  alternatives,
  articles,
  asWritten,
  commonPrepositions,
  demonstratives,
  haveForms,
  modals,
  objectPronouns,
  pastBe,
  possessives,
  presentBe,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';

/**
 * A bracket of several words with no space before it: "Bread(rye and oats)". One word must be a small one, or the first
 * must have a capital, because "Bake(rye, oats)" calls a function.
 */
const bracket = regex.gu`(?<![\p{L}\p{N}.,_/\\\x60$@#:=-])(\p{Ll}{3,})(?=\((?:\p{Lu}\p{L}+ |[^()=;{}<>%$\x60]{1,160} (?:and|or|the|of|to|in|for|a|is|with) )[^()=;{}<>%$\x60]{1,160}\)(?![\p{L}(.{]))`;
/** Text that looks like code has no prose in its brackets. */
const isCode = /[{}=;%$]|->|=>|\w\(\)/;

/** More dots than an ellipsis has: "It rose.....and fell". */
const dots = regex.gu`(?<=\p{L})\.{4,6}(?=(\p{L}))(?!(?:xml|json|ya?ml|txt|csv|html?|css|js|ts|py|sh|md|zip|exe|dll|png|jpe?g|gif|svg|pdf|docx?|xlsx?|mp3|mp4)(?!\p{L}))|(?<=\p{L})\.{5,6}(?=[\s"”*_)]|$)`;

/**
 * A sentence that starts right after the mark of another: "We baked it.Keep it warm". The word after the mark must
 * be an English one before a small word, because "node.Start the server" is code and "asp.Net core" a name.
 */
const closedPeriod = regexOf(
  String.raw`(?=[.!?]\p{Lu})(?<=(?:\S+ ){3}\S*(?<![\p{L}\p{N}._/@-])\p{Ll}{3,})[.!?](?=(\p{Lu}\p{Ll}+),? (?:${alternatives(articles, asWritten(subjectPronouns), objectPronouns, possessives, demonstratives, presentBe, pastBe, haveForms, modals, commonPrepositions)}|of|there|not|so|some|all|every|more|one|people|also)\s)`,
  'gu',
);
/** Names that are also words, after the name of a file, a program or a site. */
const isPartOfName = regex.u`^(?:Net|Com|Org|Io|Js|Md|Py|Go|Rs|Core|Data|Web|Text|System|Windows|Forms|Run|Start|Stop|Load|Get|Set|Add|New|Open|Close|Read|Write|Print|Show|Create|Delete|Remove|Update|Init|Map|List)$`;
const isWord = (word: string): boolean => stopWords.has(word) || lemmaEntry(word) !== undefined;
/** Whether a word often opens a sentence: a small word or a verb. */
const isOpening = (word: string): boolean =>
  stopWords.has(word) || (lemmaEntry(word)?.classes.startsWith('v') ?? false);
const withoutClosedPeriods = (text: string): string =>
  text.replace(closedPeriod, (mark, next: string, at: number) => {
    const before = regex.u`\p{Ll}+$`.exec(text.slice(0, at))?.[0] ?? '';
    const isSentence = isOpening(next.toLowerCase()) || (isWord(before) && isWord(next.toLowerCase()));
    return isSentence && !isPartOfName.test(next) ? `${mark} ` : mark;
  });

/** Spaces inside a bracket: "( and more)", "(1,500 kilometers )". */
const innerStart = regex.gu`(?<=(?:^|\s)\() (?=[\p{L}\p{N}][^()\n]{0,200}\))`;
const innerEnd = regex.gu`(?= \))(?<=(?:^|\s)\([\p{L}\p{N}][^()\n]{0,200}[\p{L}\p{N}]) (?=\)(?:[\s.,;:!?]|$))`;

/** Adds the missing spaces between sentences, before brackets and after ellipses. */
export const withSpaces = (text: string): string => {
  const paused = text.replace(dots, (_, next?: string) => (next === undefined ? '...' : '... '));
  return isCode.test(paused)
    ? paused
    : withoutClosedPeriods(paused.replace(innerStart, '').replace(innerEnd, '')).replace(bracket, (word) =>
        lemmaEntry(word) === undefined ? word : `${word} `,
      );
};
