import { lemmaEntry } from '#engine/english/lexicon.ts';
import { regex } from '#engine/language/patterns.ts';

/** "Bread(rye and oats)": a bracket with several words, one of which is small or has a capital. "Bake(rye, oats)" calls a function. */
const bracket = regex.gu`(?<![\p{L}\p{N}.,_/\\\x60$@#:=-])(\p{Ll}{3,})(?=\((?:\p{Lu}\p{L}+ |[^()=;{}<>%$\x60]{1,160} (?:and|or|the|of|to|in|for|a|is|with) )[^()=;{}<>%$\x60]{1,160}\)(?![\p{L}(.{]))`;
/** What looks like code has no prose in its brackets. */
const isCode = /[{}=;%$]|->|=>|\w\(\)/;

/** "It rose.....and fell": more dots than an ellipsis has. */
const dots = regex.gu`(?<=\p{L})\.{4,6}(?=(\p{L}))(?!(?:xml|json|ya?ml|txt|csv|html?|css|js|ts|py|sh|md|zip|exe|dll|png|jpe?g|gif|svg|pdf|docx?|xlsx?|mp3|mp4)(?!\p{L}))|(?<=\p{L})\.{5,6}(?=[\s"”*_)]|$)`;

/** A text with blanks where its brackets and its pauses ask for them. */
export const withSpaces = (text: string): string => {
  const paused = text.replace(dots, (_, next?: string) => (next === undefined ? '...' : '... '));
  return isCode.test(paused)
    ? paused
    : paused.replace(bracket, (word) => (lemmaEntry(word) === undefined ? word : `${word} `));
};
