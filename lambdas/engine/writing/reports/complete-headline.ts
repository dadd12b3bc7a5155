import { danglingWords, wordSet } from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import { addition, incompleteNoun, isNamed, unfinished } from '#engine/writing/clauses/cut-words.ts';
import { lacksComplement } from '#engine/writing/clauses/missing-complement.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { endsIncomplete } from '#engine/writing/headlines/ends-incomplete.ts';
import { reportVerbAt } from './report-verb.ts';

const pronoun = regex.iu`(?<!\p{L})(?:i|we|you|it|they|them|us|this|these|those|my|our|your|here|there|later|then)(?!\p{L})`;
/** Pronouns for a person, which may refer to the name before: "Blair denies that he resigned". */
const personal = regex.iu`(?<!\p{L})(?:he|she|him|his|her)(?!\p{L})`;
const hasName = (subject: string): boolean => tagWords(subject).some(({ tag }) => tag === 'P');

/** Openings that only the text before makes clear. */
const vague = regex.iu`^(?:although|though|while|as|with|without|to|in|on|at(?! (?:least|most))|for|from|by|of|after|before|during|amid|beyond|despite|since|because|until|long|like|unlike|just|even|only|not|could|can|will|would|may|might|should|investigating|following|having|being|meanwhile|once|over|under|between|among|so|then|also|perhaps|maybe|yes|no|there|here|it|this|that|these|those|what|how|why|when|where|if|one|another|such|others?|no one|nobody|nothing|and|but|(?:the|its|his|her|their) (?:\p{Ll}[\p{L}-]* ){0,2}(?:company|group|firms|companies|groups|men|women|players|scientists|researchers|residents|officials|move|announcement|news|decision|report|study|firm|case|man|woman|incident|event|session|figures?|survey|statement|plan|deal|comments?|results?|patient|victim|organi[sz]ation|pair|couple|duo|team|move|award|newspaper|win|rise|fall|cut|vote|document|book|film|show|measure|changes?|website|site|service|product|project|bank|government|minister|president|\p{L}+ native|tragedy|books|authorities|rules?|findings|organisers|drama|suspects?|findings|advisers?|index|announcements|[\p{L}-]+-year-old(?: \p{L}+)?)$)(?![\p{L}-])`;

/** Verbs and nouns that say nothing without the words after them. */
const attribution = regex.iu`(?:said|says|say|told|tells|claims?|claimed|believes?|thinks?|thought|shows?|showed|reveals?|revealed|announces?|announced|suggests?|warns?|warned|urges?|urged|asks?|asked|wants?|wanted|expects?|hopes?|hoped|called?|calls|means?|meant|looks?|seems?|becomes?|became|remains?|knows?|known|comes?|came|gets?|got|puts?|takes?|took|makes?|made|gives?|gave|leaves?|left|finds?|found|keeps?|kept|begins?|began|starts?|started|continues?|tries|tried|plans?|planned|agrees?|agreed|decides?|decided|refuses?|refused|fails?|failed|helps?|helped|allows?|allowed)$`;
/** Nouns that need the words after them: "a battle with", "an investigation into". */
const openNoun =
  /(?:battle|fight|row|trip|criticism|investigation|campaign|deal|agreement|vote|war|ban|ruling|case|lawsuit|suit|dispute|initiative|recommendation|search|hunt|warning|talks|charges?|allegations?|completion|responsibility|accusations?|calls?|pressure|response|reaction|completion|doctor|years?|months?|days?|weeks?|percent|team|power|people|prize|fuel|envy)$/iu;
/** Verbs that take a second complement: "urges the mayor (to apologize)", "turns machines (into)", "names Ann (as)". */
const twoComplements = regex.iu`(?<!\p{L})(?:urg|ask|tell|told|order|allow|forc|help|turn|accus|prevent|stop|convert|warn|persuad|invit|encourag|forbid|expect|leav|left|bas|replac|transform|blam|charg|compar|link|divid|depriv|rob)(?:es|s|ed|ing|e)? (?:\S+ ){0,5}\S+$`;
const moved = regex.iu`(?<!\p{L})(?:takes?|took|brings?|brought|puts?|sends?|sent|leads?|led|moves?|moved|adds?|added|gives?|gave) (?:\S+ ){0,5}\S+$`;
const whither = regex.u`^(?:to|into|onto|off|on|from)(?![\p{L}])`;
const secondComplement = regex.u`^(?:to|into|of|from|as|on|with|that|by|for|over)(?![\p{L}])`;
/** Words after a noun that identify it. */
const relativeOpening = regex.u`^(?:which|whom|that|who|whose|between|of|where)(?![\p{L}])`;
const definite = regex.iu`(?<!\p{L})(?:the|those|these|any|every|each|one|ones|first|only|same|\p{L}{2,}est)(?: [\p{L}-]+){1,3}$`;
/** A clause without a pronoun that describes the last noun: "report on the role Wall Street banks played". */
const contact = regex.u`^(?:\p{Lu}[\p{L}’'-]+ )+\p{Ll}+ed(?!\p{L})`;

const dangling = wordSet(
  danglingWords,
  'late early ahead around near across via per amid during following among against despite through within towards toward upon involving including that',
);

/** Words that open a clause of time or reason. A verb before one needs nothing more. */
const circumstance = regex.u`^(?:as|when|after|while|because|before|during|following|amid)(?![\p{L}])`;
/** A passive verb, which is complete by itself: "Was killed". */
const passive = regex.u`(?<!\p{L})(?:is|are|was|were|been|be) (?:\p{Ll}+ly )?\p{Ll}+(?:ed|en|wn|ght|ld|nt|ot)$`;
const endsWhole = /(?:free|dead|open|live|home|alone|unchanged)$/;

/** Phrases that complete a noun or verb: "Is a work in progress", "puts a law in place". */
const inState = /^in (?:progress|force|place|line|charge|danger|trouble|favou?r|control)\b/;

/** Whether the clause ends within a list or a pair. */
const endsWithinList = (clause: string, rest: string): boolean =>
  regex.u`^and(?!\p{L})`.test(rest) &&
  (/,[^,]*$/.test(clause) || regex.iu`(?<!\p{L})(?:both|between|either)(?!\p{L})`.test(clause));

/** Whether a comma follows that introduces neither an addition nor a circumstance. */
const endsAtOpenComma = (clause: string, rest: string): boolean =>
  rest.startsWith(',') &&
  !addition.test(rest) &&
  !isNamed(clause, rest) &&
  !/^, (?:in|on|at|for|after|with|by|as|according|saying|claiming|citing|calling|following|despite|amid)/.test(
    rest,
  );

type LastWord = ReturnType<typeof tagWords>[number];

/** Whether the last word is a verb without its role: "Will act (as a consultant)". */
const lacksRole = ({ tag, lower }: LastWord, rest: string): boolean =>
  /^as /.test(rest) && 'VN'.includes(tag) && /(?:act|serve|work)(?:s|ed|ing)?$/.test(lower);

/** Whether the clause ends with an infinitive without its object: "... to spot". */
const lacksObject = (clause: string, rest: string): boolean =>
  regex.u`(?<!\p{L})to \p{L}+$`.test(clause) &&
  !/^(?:,|in|at|on|by|after|before|as|when|because)/u.test(rest);

/** Whether the rest completes the verb of the clause. */
const completesVerb = (clause: string, { lower }: LastWord, rest: string): boolean =>
  (lacksComplement(clause) && !(circumstance.test(rest) && (passive.test(clause) || /ed$/.test(lower)))) ||
  (secondComplement.test(rest) && twoComplements.test(clause)) ||
  (whither.test(rest) && moved.test(clause));

/** Whether the rest completes the last noun of the clause. */
const completesNoun = (clause: string, rest: string): boolean =>
  (openNoun.test(clause) &&
    regex.u`^(?:to|with|into|for|about|against|over|of|from|by|on|between)(?![\p{L}])`.test(rest)) ||
  unfinished.test(clause) ||
  (incompleteNoun.test(clause) && !regex.u`^(?:without|when|after|as|,)(?!\p{L})`.test(rest)) ||
  (relativeOpening.test(rest) && definite.test(clause)) ||
  contact.test(rest);

const isIncomplete = (clause: string, rest: string): boolean => {
  const last = tagWords(clause)
    .filter(({ kind }) => kind !== 'mark')
    .at(-1);
  if (last === undefined || dangling.has(last.lower) || endsIncomplete(clause)) return true;
  if (rest === '') return false;
  return (
    endsWithinList(clause, rest) ||
    endsAtOpenComma(clause, rest) ||
    ('FARM'.includes(last.tag) && !endsWhole.test(last.lower)) ||
    lacksRole(last, rest) ||
    attribution.test(clause) ||
    inState.test(rest) ||
    lacksObject(clause, rest) ||
    completesVerb(clause, last, rest) ||
    completesNoun(clause, rest)
  );
};

/** Whether the clause after "that" has no verb: "A judge rules that a former minister". */
const isOpenClaim = (clause: string, rest: string): boolean => {
  const [, claim = ''] = regex.u`^.* that (.+)$`.exec(clause) ?? [];
  // A clause after "as" without its verb: "... as the deadline (for voters passed)".
  const [, cause = ''] =
    rest === '' ? [] : (regex.u`^.* as ((?:the|its|their|his|her) .+)$`.exec(clause) ?? []);
  if (cause !== '' && reportVerbAt(tagWords(cause)) < 0) return true;
  const [, later = ''] = regex.u`^.* (?:when|while|because|if|where) (.+)$`.exec(clause) ?? [];
  if (later !== '' && reportVerbAt(tagWords(later)) < 0) return true;
  return claim !== '' && reportVerbAt(tagWords(claim)) < 0 && !/ than that | is that /.test(clause);
};

/**
 * Whether a clause says by itself who did what: its subject is named, nothing in it refers to other text, and the words
 * cut off after it complete neither its verb nor its last noun.
 */
export const isCompleteHeadline = (subject: string, clause: string, rest: string): boolean =>
  !pronoun.test(clause) &&
  !vague.test(subject) &&
  !regex.u`n['’]t(?!\p{L})|(?<!\p{L})not(?!\p{L})`.test(subject) &&
  (!personal.test(clause) || hasName(subject)) &&
  !isOpenClaim(clause, rest) &&
  !/[:;?]|\s[–—-]\s|\.\.\./.test(clause) &&
  (clause.match(/["“”]/g)?.length ?? 0) % 2 === 0 &&
  !isIncomplete(clause, rest);
