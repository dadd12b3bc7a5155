import {
  alternatives,
  anyOf,
  articles,
  demonstratives,
  doForms,
  haveForms,
  modals,
  pastBe,
  possessives,
  presentBe,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { wordsOf } from '#engine/writing/clauses/sentence-halves.ts';

/** A second part that leaves out the verb of the first one: "She was my baker and he my miller". */
export const lacksVerb = regexOf(
  `^(?:I|we|he|she|they) ${anyOf(articles, possessives, demonstratives)} `,
  'u',
);

const partner =
  '(?:wife|husband|spouse|partner|fianc[eé]e?|girlfriend|boyfriend|friends?|brothers?|sisters?|siblings?|mother|father|mom|mum|dad|parents|son|sons|daughters?|kids?|children|family|grandmother|grandfather|grandma|grandpa|uncle|aunt|cousins?|niece|nephew|colleagues?|coworkers?|roommates?|neighbou?rs?|boss|team|teacher|coach)';
const ownedPartner = regexOf(
  String.raw`^(?<before>.*\S) ${anyOf(possessives)} (?:\p{Ll}+ )?${partner}$`,
  'su',
);
/** Whether a partner and a pronoun are the subject of a clause about a noun: "the loaves my wife and I have baked". */
export const joinsPartner = (left: string, right: string): boolean => {
  if (!/^(?:I|we|he|she|they)(?: |['’])/u.test(right)) return false;
  const before = ownedPartner.exec(left)?.groups?.before;
  return before !== undefined && 'NP'.includes(wordsOf(before).at(-1)?.tag ?? '-');
};

/** A verb after "that", unless it judges the whole statement: "that can rise", not "that is fine". */
const relativeVerb = regexOf(
  String.raw`^that (?:${alternatives(modals, presentBe, pastBe, haveForms, doForms)}) (?!(?:fine|okay|ok|alright|good|great|not|why|what|how|where|when|because|enough|all|about|mean|matter|seem|help|work|just|only|the|an?|my|our|his|her|their|to|never|changed?|been)(?!\p{L}))`,
  'u',
);
/** A noun with a clause or participle: "bread that is made", "a board meant for", "a mill designed to". */
const describedNoun = regexOf(
  String.raw`(?:^|\s)(?:(?:an?|the|some|any|one|something|anything|things|\p{Ll}+s) (?:[\p{L}-]+ ){0,3}?(?:that|which) |\p{L}{3,} (?<!(?<!\p{L})(?:${alternatives(presentBe, pastBe, haveForms)}|been|being|not|${alternatives(subjectPronouns)}|\p{Ll}+ly) )(?:(?:meant|made|designed|built|intended|created|written|suited|aimed|sold|known|shaped) (?:for|as|by|in|with|from|of)|(?:made|designed|built) to) )[^,;:]*$`,
  'u',
);
/** Whether both halves describe one noun: "a board meant for cruising but that can take hills". */
export const describesSameNoun = (left: string, right: string): boolean =>
  relativeVerb.test(right) && describedNoun.test(left);
