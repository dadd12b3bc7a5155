import { isPlural } from '#engine/english/is-plural.ts';
import { twoToTwelve } from '#engine/english/number-words.ts';
import { pluralOf } from '#engine/english/s-forms.ts';
import { isOnlyNoun } from '#engine/english/word-checks.ts';
import {
  alternatives,
  articles,
  demonstratives,
  possessives,
  subjectPronouns,
  wordSet,
} from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** Nouns without a regular plural. */
const unchanged = wordSet(
  'percent population data dice media staff crew manpower people folk man men woman women child children person foot feet tooth teeth mouse mice goose geese offspring aircraft spacecraft hovercraft series species sheep deer moose salmon trout cod tuna bison elk cattle police poultry criteria phenomena bacteria fungi alumni stuff information equipment advice software hardware knowledge feedback research furniture evidence traffic luggage homework money news progress attention content music power water food energy nothing something anything everything gold silver headquarters quid yen euro dozen hundred thousand million billion trillion score pair stone chance carat kilo mph km mm cm kg lbs yuan baht rupiah rand ringgit',
);
export const isSingleCounted = (noun: string): boolean =>
  isOnlyNoun(noun) &&
  !isPlural(noun, '') &&
  !unchanged.has(noun) &&
  !/(?:s|(?<!meet|build|paint|wedd|record|draw)ing|ment|ness|ity|ism|ware|age|ice|ics|men|ese|[aiu])$/.test(
    noun,
  );

/** Corrections of a singular noun after a number that counts several. */
export const numberNouns: readonly PhraseRule[] = [
  // Finds "There are three chair in the room" and "many example of rye". In "week two game", "a three
  // month wait" and "the two", the number does not count the noun after it.
  phrase(
    String.raw`(?<!(?:${alternatives(articles, possessives, demonstratives)}|per|every|each|one|or|and|versus|saves|round|week|day|chapter|part|phase|level|tier|zone|stage|season|top|side|year|grade|version|volume|class|number|player|formula|world|big|first|final|last|\p{Lu}[\p{L}\d-]*) )(many|several|multiple|numerous|various|${alternatives(twoToTwelve)}) ((?:(?:different|new|other|more|main|small|big|large|long|short|great|good) )?)(\p{Ll}{4,}[^s\W\d])(?= (?:of|for|that|which|in (?:the|my|our|this|a|total)|ago|${alternatives(subjectPronouns)})(?![\p{L}])|[.!?]|$)`,
    (count, words, noun) => (isSingleCounted(noun) ? `${count} ${words}${pluralOf(noun)}` : null),
  ),
];
