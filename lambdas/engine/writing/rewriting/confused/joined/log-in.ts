import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';
import { nounTo } from './before-infinitive.ts';

/** No verb follows in "from sign-up to login with a key". */
const notInRange = `(?<!${nounTo})`;

/** Corrections of "login" and "signin", which are nouns, where the verb stands. */
export const logInRules: readonly PhraseRule[] = [
  // Finds "You need a key to login into the mill".
  phrase('((?:to|can|must|should|you|we|they|users) )log(?:-| )?in into', '$1log in to', 'giu'),
  phrase(
    `((?:to|can|must|should|will|could|I|you|we|they|users) )${notInRange}login (with|to|using|via|as|from)`,
    '$1log in $2',
    'giu',
  ),
  phrase(`((?:to|can|please|must|should|then|you) )${notInRange}signin`, '$1sign in', 'giu'),
  phrase('signin(?= (?:links?|pages?|buttons?|forms?|process|flow|screens?))', 'sign-in', 'giu'),
];
