import { irregularPasts } from '#engine/english/irregular-forms.ts';
import { knownBase } from '#engine/english/word-checks.ts';
import { alternatives, asWritten, subjectPronouns } from '#engine/english/word-classes.ts';
import { pairsOf } from '#engine/english/word-pairs.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** Verbs that are not nouns, so that only their participle can follow "have". */
const participles: ReadonlyMap<string, string> = new Map(
  pairsOf(
    'wait-waited happen-happened imagine-imagined decide-decided expect-expected choose-chosen know-known remember-remembered become-become learn-learned prefer-preferred enjoy-enjoyed continue-continued explain-explained realize-realized realise-realised',
  ),
);

/** Corrections of verbs in a form that does not fit the auxiliary before. */
export const auxiliaries: readonly PhraseRule[] = [
  // Finds "I didn't had any goals".
  phrase(String.raw`((?:do|does|did)(?:n['’]t| not) )had (?=\p{Ll})`, '$1have '),
  // Finds "I could've wait longer".
  phrase(
    String.raw`((?:could|would|should|might|must)(?:n['’]t)?(?:['’]ve| have) )(${[...participles.keys()].join('|')})(?= (?!staff|times?(?![\p{L}])|lists?|state)\p{Ll}|[.,;!?]|$)`,
    (start, base) => `${start}${participles.get(base) ?? base}`,
  ),
  // Finds "I hadn't have time". "If it hadn't have been for rye" is spoken.
  phrase(
    String.raw`(had(?:n['’]t| not)) have (?=(?:time|money|enough|any|the|an?|much|many)(?![\p{L}]))`,
    '$1 had ',
  ),
  // Finds "My teacher was been telling me".
  phrase(String.raw`(?:was|were) been (?=\p{Ll}{2,}ing(?![\p{L}]))`, 'had been '),
  // Finds "Like I used to said".
  phrase(
    String.raw`((?:${alternatives(asWritten(subjectPronouns))}|people) used to )(${alternatives(irregularPasts)})(?= \p{Ll}|[.,;!?]|$)`,
    (start, past) => `${start}${knownBase(past)}`,
  ),
];
