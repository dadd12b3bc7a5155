import { isIrregularVerbForm, lexiconEntry } from '#engine/language/lexicon.ts';
import { mainVerbAt, type ShortClause } from './clause-chunks.ts';
import { isWord } from './clause-words.ts';
import { tagWords } from './tag-words.ts';

/** What may be left out behind a comma: an addition. Anything else behind one is a list that goes on. */
const addition =
  /^,\s(?:who|which|whose|where|when|while|with|but|and (?:he|she|it|they|we|you|the|an?|his|her|its|their)|so|as|after|before|since|because|although|though|whereas|according|including|despite|amid|sparking|leading|per|in|on|at|from|\p{L}{3,}ing)(?![\p{L}])/u;
/** Words that what follows completes: "voted on Tuesday to keep", "the first city to elect", "any of its shops". */
const unfinished =
  /(?:(?:the|its|his|her|their) (?:first|second|third|last|only|latest|next|\p{Ll}+est|most \p{Ll}+)(?: [\p{L}\p{N}'’.-]+){0,3})$/u;
/** "claimed responsibility (for)", "took part (in)": nouns that say nothing without what they are of. */
const hollow =
  /\s(?:responsibility|part|place|charge|care|advantage|use|note|access|lots?|number|kind|type|sort|series|group|case|way|ways|right|rights|need|needs|role|effort|efforts|chance|attempt|attempts|plan|plans|decision|motion|look|bid|idea|reason|reasons|result|lead|focus|issue|fact)$/iu;
const pronoun = /(?<![\p{L}])(?:he|she|it|they|him|them|this|these|those|i|we|me|us)(?![\p{L}])/u;
const connective =
  /^(?:however|then|so|also|now|yet|still|moreover|meanwhile|instead|again|plus|unlike|rather|indeed|thus|hence|further|additionally|furthermore|nevertheless|nonetheless|otherwise|overall|yes|no)(?![\p{L}])/iu;
const reporting =
  /^(?:say|says|said|report|reports|reported|tell|tells|told|claim|claims|claimed|note|notes|noted|add|adds|added|suggest|suggests|suggested|show|shows|showed|mean|means|meant|vote|votes|voted|resolve|resolved|resolves|decide|decides|decided|help|helps|helped|expect|expects|expected|spend|spends|spent|call|calls|called|make|makes|made|appear|appears|appeared|seem|seems|seemed)$/;

/** "Diced tofu and use towels", "Ask ten people get ten": the tagger took an order for a subject. */
const isMisread = (text: string): boolean => {
  const words = tagWords(text).filter(isWord);
  const verb = mainVerbAt(words);
  if (verb < 1) return true;
  const [first, before] = [words[0], words[verb - 1]];
  if (/^(?:and|or)$/.test(before?.lower ?? '')) return true;
  if (isIrregularVerbForm(first?.lower ?? '')) return true;
  const classes = lexiconEntry(first?.lower ?? '')?.classes ?? '';
  return classes.startsWith('v') && !/^\p{Lu}.*\p{Lu}/u.test(first?.text ?? '');
};

/** "A visitor gets an essay leaves": a second verb with no word that joins it to the first. */
const hasLooseVerb = (text: string): boolean => {
  const words = tagWords(text).filter(isWord);
  const first = mainVerbAt(words);
  const joint = words.findIndex((word, i) => i > first && joins.test(word.lower));
  return words.some((word, i) => {
    const before = words[i - 1];
    return (
      before !== undefined &&
      i > first + 1 &&
      (joint < 0 || i < joint) &&
      word.tag === 'V' &&
      /[^s]s$/.test(word.lower) &&
      'NP'.includes(before.tag)
    );
  });
};

const joins =
  /^(?:and|or|but|to|that|who|which|when|while|as|if|because|how|what|where|why|whether|than|so|since|after|before|until)$/;

const mainVerbOf = (text: string): string => {
  const words = tagWords(text).filter(isWord);
  return words[mainVerbAt(words)]?.lower ?? '';
};

/** "Rep. Ilhan Omar, D-Minn., in March": what is said of a name behind it; other names would make a list. */
const isNamed = (text: string, rest: string): boolean =>
  /\s\p{Lu}[\p{L}'’-]+$/u.test(text) &&
  !/^,\s(?:and|or)\s|^,\s\p{Lu}[^,.;]{0,40}(?:,|\sand|\sor)\s/u.test(rest);

/** Cut right behind these a clause has only lost a circumstance; behind any other small word it may have lost its point. */
const circumstance =
  /^(?:after|before|during|amid|while|when|where|because|since|although|though|until|following|in|at|on|and|but|as|across|around|near|over|under|despite|by|through|within|via|thanks|upon|between|among|so|ahead|alongside)(?![p{L}])/;

/**
 * Whether a short clause says a whole thing: subject, verb and what the verb needs, nobody unnamed, nothing
 * that the words left out would have completed.
 */
export const isWholeClause = ({ text, rest }: ShortClause): boolean => {
  if (
    /\s[–—-]\s/.test(text) ||
    pronoun.test(text) ||
    connective.test(text) ||
    isMisread(text) ||
    hasLooseVerb(text)
  )
    return false;
  if (rest === '') return true;
  if (rest.startsWith(',') && !addition.test(rest) && !isNamed(text, rest)) return false;
  if (unfinished.test(text) || hollow.test(text)) return false;
  if (reporting.test(mainVerbOf(text))) return false;
  return true;
};

/** What the cut of a clause costs as a title: most where the words left out belong to its last noun or its verb. */
export const cutCost = ({ rest }: ShortClause): number => {
  if (rest === '') return 0;
  if (/^[,;:–—]/.test(rest) || circumstance.test(rest)) return 0.015;
  return 0.05;
};
