import {
  alternatives,
  anyOf,
  articles,
  demonstratives,
  doForms,
  haveForms,
  modals,
  objectPronouns,
  pastBe,
  possessives,
  presentBe,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { wordsOf } from '#engine/writing/clauses/sentence-halves.ts';
import { mainVerbAt, nominative } from '#engine/writing/rewriting/openings/joined-verbs.ts';
import { objectOpeners } from '#engine/writing/rewriting/openings/opening-words.ts';

/** A second part that leaves out the verb of the first one: "She was my baker and he my miller". */
export const lacksVerb = regexOf(
  `^(?:I|we|he|she|they) (?:${anyOf(articles, possessives, demonstratives)} |(?!(?:bring|sing|ring|swing|cling|fling|sting|string|spring|ping)(?!\\p{L}))\\p{Ll}{2,}ing(?!\\p{L}))`,
  'u',
);

const partner =
  '(?:wife|husband|spouse|partner|fianc[eé]e?|girlfriend|boyfriend|friends?|brothers?|sisters?|siblings?|mother|father|mom|mum|dad|parents|son|sons|daughters?|kids?|children|family|grandmother|grandfather|grandma|grandpa|uncle|aunt|cousins?|niece|nephew|colleagues?|coworkers?|roommates?|neighbou?rs?|boss|team|teacher|coach)';
const ownedPartner = regexOf(
  String.raw`^(?<before>.*\S) ${anyOf(possessives)} (?:\p{Ll}+ )?${partner}$`,
  'su',
);
/**
 * Words after which a clause with two people as its subject needs no "that": "It means my son and I can bake", "glad my
 * son and I are here", "it turns out my son and I". Nobody means or hopes a person.
 */
const beforeClause = `(?:mean(?:s|t|ing)?|think(?:s|ing)?|thought|say(?:s|ing)?|said|hop(?:es?|ed|ing)|believ(?:es?|ed|ing)|guess(?:es|ed)?|suppos(?:es?|ed)|assum(?:es?|ed|ing)|wish(?:es|ed|ing)?|bets?|figure[sd]?|imagine[sd]?|claim(?:s|ed)?|suspect(?:s|ed)?|suggest(?:s|ed)?|insist(?:s|ed)?|ensur(?:es?|ed|ing)|reali[sz](?:es?|ed)|agree[sd]?|decide[sd]?|pretend(?:s|ed)?|swear|swore|before|after|until|till|once|while|whenever|unless|whether|though|although|(?:tell(?:s|ing)?|told|remind(?:s|ed)?|promise[sd]?|show(?:s|ed)?) (?:you|her|him|${alternatives(objectPronouns)})|sure|glad|happy|afraid|turn(?:s|ed) out|(?:feels?|felt|looks?|looked|seems?|seemed|sounds?) like)`;
const pairAfterVerb = regexOf(
  String.raw`(?<!\p{L})${beforeClause} (?:${alternatives(possessives, articles)}) (?:\p{Ll}+ )?\p{Ll}+$`,
  'iu',
);
/**
 * Whether a person and a pronoun are one subject: "the loaves my wife and I have baked", "it was good my wife and I
 * came", "it means the baker and I can rest".
 */
export const joinsPartner = (left: string, right: string): boolean => {
  if (!/^(?:I(?! am | was )|we|he|she|they|you)(?: |['’](?!m))/u.test(right)) return false;
  if (pairAfterVerb.test(left)) return true;
  const before = ownedPartner.exec(left)?.groups?.before;
  const last = before === undefined ? undefined : wordsOf(before).at(-1);
  return last !== undefined && ('NPAR'.includes(last.tag) || knowing.test(last.lower));
};
/** Verbs that may also have a person as their object: "He knows my wife and I are here". */
const knowing =
  /^(?:knows?|knew|hear|heard|sees?|saw|feels?|felt|finds?|found|told|shows?|showed|learned|noticed)$/;

/** A verb after "that", unless it judges the whole statement: "that can rise", not "that is fine". */
const relativeVerb = regexOf(
  String.raw`^that (?:${alternatives(modals, presentBe, pastBe, haveForms, doForms)}) (?!(?:fine|okay|ok|alright|good|great|not|why|what|how|where|when|because|enough|all|about|mean|matter|seem|help|work|just|only|the|an?|my|our|his|her|their|to|never|changed?|been)(?!\p{L}))`,
  'u',
);
/** A noun with a clause about it that ends the first half: "It is a book I bought". */
const endsInContact = regexOf(
  `(?<!\\p{L})(?:${alternatives(articles, possessives)}|one|something|someone|things|[\\p{Ll}]+s)(?: (?!and |or )[\\p{Ll}'’-]+){0,3} (I|we|they|he|she|you) [^,;]*$`,
  'u',
);
/** A clause without an object: "I didn't want to end." */
const lacksObject = regexOf(
  `^(I|we|they|he|she|you) (?:[\\p{Ll}'’]+ ){0,4}(?:to|${alternatives(modals, doForms)}|\\p{Ll}+n['’]t|never|ever) \\p{Ll}+[.!?;]`,
  'u',
);
/** Whether a text ends with a noun and a clause whose object it is: "It was the oven she used". */
const endsInVerbOfNoun = (left: string): boolean => {
  const words = wordsOf(left);
  const subject = words.findLastIndex(({ lower }) => nominative.test(lower) || lower === 'you');
  return (
    subject > 1 &&
    'NP'.includes(words[subject - 1]?.tag ?? '-') &&
    mainVerbAt(words, subject) === words.length - 1
  );
};
/** Whether a clause has no object after its verb: "I cleaned." */
const isWithoutObject = (right: string): boolean => {
  const words = wordsOf(right.split(/[,;:—–(.!?]/u, 1)[0] ?? '');
  const verb = mainVerbAt(words, 0);
  const next = words[verb + 1];
  return (
    (nominative.test(words[0]?.lower ?? '') || words[0]?.lower === 'you') &&
    verb < words.length &&
    !objectOpeners.has(next?.lower ?? '') &&
    !'NPACG'.includes(next?.tag ?? '-') &&
    next?.lower !== 'to'
  );
};

/**
 * Whether two clauses describe the same noun: "A book I didn't want to buy and I didn't want to end", "the oven she used
 * and I cleaned".
 */
export const sharesDescribedNoun = (left: string, right: string): boolean => {
  const subject = endsInContact.exec(left)?.[1];
  if (subject === undefined) return false;
  return lacksObject.exec(right)?.[1] === subject || (endsInVerbOfNoun(left) && isWithoutObject(right));
};

/** A noun with a clause or participle: "bread that is made", "a board meant for", "a mill designed to". */
const describedNoun = regexOf(
  String.raw`(?:^|\s)(?:(?:an?|the|some|any|one|something|anything|things|\p{Ll}+s) (?:[\p{L}-]+ ){0,3}?(?:that|which) |\p{L}{3,} (?<!(?<!\p{L})(?:${alternatives(presentBe, pastBe, haveForms)}|been|being|not|${alternatives(subjectPronouns)}|\p{Ll}+ly) )(?:(?:meant|made|designed|built|intended|created|written|suited|aimed|sold|known|shaped) (?:for|as|by|in|with|from|of)|(?:made|designed|built) to) |(?:people|someone|somebody|anyone|anybody|those|everyone|one|\p{Ll}+s) (?:willing|able|unable|ready|eager|keen|happy|likely|free|interested|capable) (?:to|in|of) )[^,;:]*$`,
  'u',
);
/** Whether both halves describe one noun: "a board meant for cruising but that can take hills". */
export const describesSameNoun = (left: string, right: string): boolean =>
  relativeVerb.test(right) && describedNoun.test(left);
