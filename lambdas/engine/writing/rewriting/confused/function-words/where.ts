import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** Corrections of "where" and "were" for each other. */
export const whereRules: readonly PhraseRule[] = [
  // Finds "These where for the money". A question has another order.
  phrase(
    String.raw`^(These|Those|They|We) where (?=(?:for|not|all|also|only|just|my|our|some|about|what|the|an?|very|so|too|both|new|old|great|good|in|on|at)(?![\p{L}]))(?![^.!?]*,)`,
    '$1 were ',
  ),
  // Finds "Those are outlets were steam comes out".
  phrase(
    String.raw`(\p{Ll}{3,}s) were (?=(?:the )?\p{Ll}{3,} (?:comes|goes|flows|enters|leaves|meets|lives|happens) (?:out|in|into|from|through|together|off)(?![\p{L}]))`,
    '$1 where ',
  ),
];
