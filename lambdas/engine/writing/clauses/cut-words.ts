import { regex } from '#engine/language/patterns.ts';

/** Additions after a comma that may be left out. Anything else after a comma is the rest of a list. */
export const addition = regex.u`^,\s(?:who|which|whose|where|when|while|with|but|and (?:he|she|it|they|we|you|the|an?|his|her|its|their)|so|as|after|before|since|because|although|though|whereas|according|including|despite|amid|sparking|leading|per|in|on|at|from|\p{L}{3,}ing)(?![\p{L}])`;
/** Endings that need the next words: "voted on Tuesday to keep", "the first city to elect", "any of its shops". */
export const unfinished = regex.u`(?:(?:the|its|his|her|their) (?:first|second|third|last|only|latest|next|\p{Ll}+est|most \p{Ll}+)(?: [\p{L}\p{N}'’.-]+){0,3})$`;
/** "claimed responsibility (for)", "took part (in)": nouns that need a complement. */
export const incompleteNoun =
  /\s(?:responsibility|part|place|charge|care|advantage|use|note|access|lots?|number|kind|type|sort|series|group|case|way|ways|right|rights|need|needs|role|effort|efforts|chance|attempt|attempts|plan|plans|decision|motion|look|bid|idea|reason|reasons|result|lead|focus|issue|fact|support|interest|demand|concerns?)$/iu;
/** Verbs that need an object clause. */
export const reporting =
  /^(?:say|says|said|report|reports|reported|tell|tells|told|claim|claims|claimed|note|notes|noted|add|adds|added|suggest|suggests|suggested|show|shows|showed|mean|means|meant|vote|votes|voted|resolve|resolved|resolves|decide|decides|decided|help|helps|helped|expect|expects|expected|spend|spends|spent|call|calls|called|make|makes|made|appear|appears|appeared|seem|seems|seemed)$/;

/** "Rep. Ilhan Omar, D-Minn., in March": an addition to a name. Before other names, it would be a list. */
export const isNamed = (text: string, rest: string): boolean =>
  regex.u`\s\p{Lu}[\p{L}'’-]+$`.test(text) &&
  !regex.u`^,\s(?:and|or)\s|^,\s\p{Lu}[^,.;]{0,40}(?:,|\sand|\sor)\s`.test(rest);
