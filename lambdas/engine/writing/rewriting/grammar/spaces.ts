import { lemmaEntry } from '#engine/english/lexicon.ts';
import { regex } from '#engine/language/patterns.ts';

/**
 * A bracket of several words with no space before it: "Bread(rye and oats)". One word must be a small one, or the first
 * must have a capital, because "Bake(rye, oats)" calls a function.
 */
const bracket = regex.gu`(?<![\p{L}\p{N}.,_/\\\x60$@#:=-])(\p{Ll}{3,})(?=\((?:\p{Lu}\p{L}+ |[^()=;{}<>%$\x60]{1,160} (?:and|or|the|of|to|in|for|a|is|with) )[^()=;{}<>%$\x60]{1,160}\)(?![\p{L}(.{]))`;
/** Text that looks like code has no prose in its brackets. */
const isCode = /[{}=;%$]|->|=>|\w\(\)/;

/** More dots than an ellipsis has: "It rose.....and fell". */
const dots = regex.gu`(?<=\p{L})\.{4,6}(?=(\p{L}))(?!(?:xml|json|ya?ml|txt|csv|html?|css|js|ts|py|sh|md|zip|exe|dll|png|jpe?g|gif|svg|pdf|docx?|xlsx?|mp3|mp4)(?!\p{L}))|(?<=\p{L})\.{5,6}(?=[\s"”*_)]|$)`;

/** Adds the missing spaces before brackets and after ellipses. */
export const withSpaces = (text: string): string => {
  const paused = text.replace(dots, (_, next?: string) => (next === undefined ? '...' : '... '));
  return isCode.test(paused)
    ? paused
    : paused.replace(bracket, (word) => (lemmaEntry(word) === undefined ? word : `${word} `));
};
