import { alternatives, asWritten, subjectPronouns } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** Corrections of "than" for "then", and of "then" for "than" in fixed phrases. */
export const thenRules: readonly PhraseRule[] = [
  phrase(
    String.raw`((?:would|\p{L}+['’]d) rather (?:(?!and|or|but)[\p{L}'’-]+ ){1,5})then (?=\p{Ll})`,
    '$1than ',
    'giu',
  ),
  phrase(String.raw`(no sooner [^.!?,;]{3,60}) then (?=\p{L})`, '$1 than ', 'giu'),
  phrase(
    'different then (?=(?:before|usual|mine|yours|ours|what|most|other)(?![\\p{L}]))',
    'different than ',
  ),
  phrase(
    '(bigger|smaller|better|worse|older|younger|faster|slower|longer|shorter|higher|lower|stronger|larger) then (?=(?:mine|yours|ours|hers|theirs|me|us|him|them|others)(?:[.,;!?)]|$))',
    '$1 than ',
  ),
  // Finds "Than we went home" and "we ate and than we left".
  phrase(
    String.raw`^Than (?=(?:the|there|came|add|click|just|go|${alternatives(asWritten(subjectPronouns))}) \p{L})(?!the (?:\p{Ll}+ )?one)`,
    'Then ',
  ),
  phrase(
    String.raw`and than (?=(?:add|click|go|just|there|${alternatives(asWritten(subjectPronouns))})(?![\p{L}]))`,
    'and then ',
  ),
  phrase('(since|until|till|by|back) than(?=[,.])', '$1 then', 'giu'),
  phrase(
    String.raw`^((?:If|When|Once|After) (?!more|less|better|other|rather|different)(?:(?!more|less|better|worse|other|rather|different|fewer)[\p{L}'’-]+ ){1,8}(?!more|less|better|worse|other|rather|different)(?!\p{Ll}+er,)[\p{L}'’-]+,) than (?=(?:the|there|this|that|${alternatives(asWritten(subjectPronouns))})(?![\p{L}]))`,
    '$1 then ',
  ),
];
