import { isOnlyNoun } from '#engine/english/word-checks.ts';
import { alternatives, objectPronouns, pastBe } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const past = String.raw`(?:${alternatives(pastBe)}|had|did|\p{Ll}{3,}ed|went|came|got|made|took|thought|found|began|became|felt|gave|saw|said|wrote|told|knew|held|met|ran|built|bought|brought)(?![\p{L}])`;
/** Whether the sentence is about the past. */
const inPast = String.raw`(?:(?<=(?<![\p{L}])${past}[^.!?]{0,200})|(?=[^.!?]{0,200}(?<![\p{L}])${past}))`;
const objects = alternatives(objectPronouns);

/** Corrections of "lead" for "led" after a singular subject, which would take "leads" in the present. */
export const ledRules: readonly PhraseRule[] = [
  // Finds "This lead me to rye". In a question, the auxiliary comes first: "Where does this lead us?"
  phrase(
    String.raw`(?<=^|[,;] |(?<![\p{L}])(?:[Aa]nd|[Bb]ut|because|[Ss]o|yet) )([Tt]his|[Ii]t|[Tt]hat|[Hh]e|[Ss]he|[Ww]hich) lead (?=(?:${objects}|her (?:to|down|into))(?![\p{L}]))`,
    '$1 led ',
  ),
  // Finds "He was late, which lead to a dark loaf" and "it lead the town to ruin".
  phrase(
    String.raw`(?<=^|[,;] |(?<![\p{L}])(?:and|but|because|so|yet) )([Tt]his|[Ii]t|[Hh]e|[Ss]he|which) lead (?=(?:to|the|my|our|into|up|many|people|some|a)(?![\p{L}]))${inPast}`,
    '$1 led ',
  ),
  phrase('^What lead (?=to(?![\\p{L}]))', 'What led '),
  // Finds "The path lead me into town".
  phrase(
    String.raw`^((?:The|My|Our|This|That|His|Her|Their|One) (?:\p{Ll}{3,} )?)(\p{Ll}{3,}[^s\W]) lead (?=(?:${objects})(?![\p{L}]))`,
    (start, noun) => (isOnlyNoun(noun) ? `${start}${noun} led ` : null),
  ),
];
