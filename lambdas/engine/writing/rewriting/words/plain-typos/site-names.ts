import { regex } from '#engine/language/patterns.ts';
import type { Correction } from '#engine/writing/rewriting/grammar/corrections.ts';

/** Corrections of names that are words, too, so that only their context shows the name: "on google", "ok". */
export const siteNames: readonly Correction[] = [
  // In "on google", it is the site. In "to google", it is a verb.
  [/(?<=\b(?:on|from|via|by|at) )google(?= (?:and|or|for|to|in|that|is|was|has)\b|[.,!?])/gu, 'Google'],
  // Not an error: "Ok ok, we bake" is speech.
  [regex.gu`(?<![\p{L}\p{N}._@/#:'’-])(?<![Oo]k,? )[Oo]k(?=[ ,.!?;:)…]|$)(?!,? ok(?![\p{L}]))`, 'OK'],
  [regex.giu`(?<![\p{L}\p{N}._@/#:-])raspberry pi(?![\p{L}\p{N}_@/:-])`, 'Raspberry Pi'],
  [
    /\bgoogle (?=(?:docs?|maps|drive|analytics|sheets|calendar|chrome|cloud|assistant|account)\b)/gu,
    'Google ',
  ],
  [/(?<=\b(?:on|from|via) )amazon(?=[ .,!?)]|$)/gu, 'Amazon'],
  [/(?<=\b(?:on|from|via|by) )twitter(?= (?:and|or|for|to|in|that|is|was|has)\b|[.,!?])/gu, 'Twitter'],
];
