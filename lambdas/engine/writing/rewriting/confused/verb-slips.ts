import { irregularPasts } from '#engine/english/irregular-forms.ts';
import { classesOf, knownBase } from '#engine/english/word-checks.ts';
import {
  alternatives,
  articles,
  asWritten,
  modals,
  objectPronouns,
  possessives,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const subjects = alternatives(asWritten(subjectPronouns));

/** The base form of a verb's other form. Null for other words. `only`: it is never a noun. */
const verbBase = (form: string, only: boolean): string | null => {
  const base = knownBase(form);
  const classes = classesOf(base);
  return base !== form && (only ? classes === 'v' : classes.includes('v')) ? base : null;
};

/** Adds the base form of a verb to the words before it, if there is one. */
const withBase =
  (only: boolean) =>
  (start: string, form: string): string | null => {
    const base = /(?:eed|bed)$/.test(form) ? null : verbBase(form, only);
    return base === null ? null : `${start}${base}`;
  };

const beforeInfinitive =
  'need|needs|needed|want|wants|wanted|able|unable|going|trying|tried|try|started|start|order|like|decided|help|helps|helped|ready|time|way|ways|easy|hard|possible|allows? (?:you|us|me|them)|had|have|has|how|where|what|when';
const objects = 'the|an?|my|our|your|this|that|it|out|up|some|more|in|on|for|with|and|all|sure';

/** Auxiliaries before an infinitive. "The tin can holds it" and "might makes right" have nouns. */
const auxiliaries = `would|should|(?<!that )could|cannot|(?:do|does|did|would|could|should|wo|ca)n[’']t|(?:do|does|did|${alternatives(modals)}) not`;

/** Corrections of verbs in a form that does not fit the words around them. */
export const verbSlips: readonly PhraseRule[] = [
  // Finds "We started to built it".
  phrase(
    String.raw`((?:${beforeInfinitive}) to )(${alternatives(irregularPasts)})(?= (?:${objects})(?![\p{L}]))`,
    withBase(false),
  ),
  // Finds "The need to knows what rises". In "going to talks" and "lists of need to knows and ideas", the word is a noun.
  phrase(
    String.raw`((?:${beforeInfinitive.replace('|going', '')}|loop|used|continue|continues) to )(?!knows (?:and|in|for|on|with)(?!\p{L}))(\p{Ll}{3,}[^s]s)(?= (?:${objects}|how|what|you|us|them)(?![\p{L}]))`,
    withBase(true),
  ),
  // Finds "It doesn't meant that".
  phrase(
    String.raw`((?:does|do|did)(?:n['’]t| not) )(${alternatives(irregularPasts)}|\p{Ll}{3,}ed)(?= \p{Ll})`,
    withBase(false),
  ),
  // Finds "It did not exists" and "it might seems to us". In "why don't forms work", a plural follows.
  phrase(
    String.raw`((?:${auxiliaries}) (?:also |even |still |really )?)(\p{Ll}{3,}[^s\W]s)(?= \p{Ll}|[.,;!?)]|$)`,
    withBase(true),
  ),
  phrase(
    String.raw`((?:${subjects}|this|which|who) (?:${auxiliaries}|can|will|might|may|must) (?:also |even |still |really )?)(\p{Ll}{3,}[^s\W]s)(?= (?:${alternatives(articles, possessives, objectPronouns)}|you|him|it|that|as|like|on|back|to|in|for|with|better|good|so|very)(?![\p{L}]))`,
    withBase(false),
    'giu',
  ),
  // Finds "We will focused on rye".
  phrase(
    String.raw`((?:${subjects}) (?:will|would|could|should|can|must|might|(?:wo|ca|could|would|should)n['’]t|cannot) (?:not |also |then |now |only |just )?)(${alternatives(irregularPasts)}|\p{Ll}{3,}ed)(?= (?:${objects}|to|from|about|at|by|these|those|them|him|her|us|me|you)(?![\p{L}]))`,
    withBase(false),
  ),
  // Finds "They requires flour".
  phrase(String.raw`(they )(\p{Ll}{3,}[^s]s)(?= \p{Ll})`, withBase(true), 'giu'),
  // Finds "It turn out that rye is good".
  phrase(
    String.raw`^((?:But |And |So )?[Ii]t) (turn|seem|look|depend|require|allow|take|make|help|mean|give|sound|feel|come|include|contain|provide)(?= (?:out|that|like|to|on|the|an?|you|us|me|from|with|very|really|so|more|some)(?![\p{L}]))`,
    '$1 $2s',
  ),
  // Finds "It get's easier".
  phrase(
    String.raw`((?:it|he|she|that|this|which|who|one|\p{Ll}{3,}) )(get|seem|become|happen|contain|include|require|allow)['’]s(?= \p{Ll})`,
    '$1$2s',
    'giu',
  ),
  phrase(String.raw`(I|we|they|he|she|you) sticked (?=to(?![\p{L}]))`, '$1 stuck ', 'giu'),
  phrase(
    String.raw`(?<!(?:[Ww]hat|[Aa]ll|things?|did|do|does|done|step|goal|idea|plan|job|task)(?![\p{L}])[^.!?]{0,60})((?:is|was|are|were|been|being|it['’]s) )build (?=(?:around|on|upon|by|with|from|using|into|for|in|of|as)(?![\p{L}]))`,
    '$1built ',
  ),
  phrase("(I['’]m|[Ww]e['’]re|[Tt]hey['’]re|[Yy]ou['’]re) use to", '$1 used to'),
  // Finds "It a simple oven". The verb is missing.
  phrase(String.raw`^It (?=an? \p{Ll})`, "It's "),
  // Finds "She lied down", "we hanged out" and "doubt creeped in". What frightens someone "creeped them out".
  phrase(`((?:${subjects}|and|then|just) )lied down`, '$1lay down'),
  phrase('hanged (?=(?:out|around)(?![\\p{L}]))', 'hung '),
  phrase('creeped (?=(?:in|into|up|back)(?![\\p{L}]))', 'crept '),
  phrase('((?:strongly|firmly|vehemently|diametrically) )apposed', '$1opposed'),
];
