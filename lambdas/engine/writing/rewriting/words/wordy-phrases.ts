import {
  alternatives,
  articles,
  asWritten,
  commonPrepositions,
  coordinators,
  demonstratives,
  doForms,
  modals,
  objectPronouns,
  possessives,
  quantifiers,
  questionWords,
  subjectPronouns,
  subordinators,
} from '#engine/english/word-classes.ts';
/** A phrase and its shorter equivalent. The pattern is written in lowercase and matches either case. */
export type Wording = readonly [pattern: string, shorter: string];

/** Words before which "most" and "many" need "of". */
const partOf = `(?:the|${alternatives(possessives, demonstratives)}|them|us|it|which|whom)(?![\\p{L}])`;
/**
 * Words that require an infinitive, which "can" does not have: "to have the ability to", "you will then be able to".
 */
const asksForInfinitive = `(?:to|${alternatives(doForms, modals)}|not|n[’']t|all|both|[’']ll|[’']d)`;
const afterSubject = `(?<!${asksForInfinitive} )(?<!${asksForInfinitive} [\\p{L}]{2,12} )`;

/**
 * The verb that must follow. If it is missing, "can" does not help: "is able to many platforms", "which they are able
 * to, can be".
 */
const beforeVerb = `(?! (?:${alternatives(coordinators, commonPrepositions, subordinators, questionWords, quantifiers, articles, objectPronouns)}|as|so|than|that|it|this)(?!\\p{L}))(?=\\s[\\p{L}*_[])`;

/** A verb that agrees with "majority" in "the majority of users needs". "Most users" needs a different form. */
const singularVerb =
  " (?:[\\p{L}’'-]+ ){1,5}(?:(?:is|was|has|does)(?:n[’']t)?|needs|wants|uses|gets|makes|goes|takes|comes|works|knows|sees|lives|thinks)(?![\\p{L}])";

/** Words that refer to an actual order: "Keep it in order to please them". */
const keepsInOrder =
  '(?<!(?:ke(?:ep|pt)|put|g[eo]t|set|br(?:ing|ought)|lea?ve|place)\\p{L}*(?: [^ .,]+){1,6} )';
/** Words after which a purpose belongs to the action. After a noun, it may say what the noun is for. */
const afterObject =
  '(?<=(?<!\\p{L})(?:it|them|everything|again|together|up|out|off|back|first|there|here|well|\\p{L}{3,}ly) )';

/** Words before which a small number is a limit, or which "a few" does not agree with. */
const limitsNumber =
  '(?<!(?<![\\p{L}])(?:must|should|shall|limit|limits|limited|only|such|restrict|restricts|restricted|reduce|reduces|reduced|keep|keeps|at most|no more than|up to|ideally)(?: [^ .,;:]+){0,3}\\s\\[?)(?<!\\b(?:is|was)\\s\\[?)';

/** "It is quiet because it has a small number of bakers": the reason is that they are few, and "a few" says they exist. */
const explainsBySize =
  "(?<!(?<![\\p{L}])(?:because|since|although|though|despite|due to)(?: [\\p{L}'’]+){0,4} )";

/**
 * A singular verb that "many" and "a few" would leave without its subject: "Is there a large number of mills?", "there
 * exists a small number of mills".
 */
const singularThere =
  "(?<!(?<![\\p{L}])(?:(?:is|was)(?:n['’]t)? there|there was|there (?:seems|appears|exists|remains|has)(?: to be| been| to have been)?) )";

/** Phrases that plain-language guides replace everywhere, because the shorter words mean the same in every sentence. */
export const wordyPhrases: readonly Wording[] = [
  // After a noun, "to" would say what the noun is for: "Keeping out society in order to prevent".
  ['^in order to(?! (?:this|that|these|those|it|the|an?|my|our|your)(?![a-z]))', 'to'],
  [`${keepsInOrder}${afterObject}in order to(?! ?:| not )`, 'to'],
  ['(?<=(?:necessary|required|needed|important|essential) )in order to', 'to'],
  // "The trouble was because" needs a sentence before it: "This was because".
  [
    '(?<!(?<!(?<!\\p{L})(?:this|that|it|which) )(?<!\\p{L})(?:is|was|are|were|be|been)(?: (?:\\p{L}+ly|in part|also|just|only|often|always)){0,2} )(?:due|owing) to the fact that',
    'because',
  ],
  ['in (?:light|view) of the fact that', 'because'],
  ['because of the fact that', 'because'],
  // "This is despite the fact that" needs its preposition.
  [
    "(?<!(?:(?<!\\p{L})(?:is|was|are|were|be|been|all|this|that)|['’]s)(?: \\p{L}+ly)? )(?:despite|in spite of|regardless of) the fact that",
    'although',
  ],
  ['given the fact that', 'given that'],
  ['considering the fact that', 'considering that'],
  ['at this (point|moment) in time', 'at this $1'],
  ['at the present time', 'now'],
  ['at that (point|moment) in time', 'at that $1'],
  ['at some point in time', 'at some point'],
  ['until such time as', 'until'],
  // "In the event that it may help" does not make the rest depend on it.
  ['in the event that(?! \\p{L}+ (?:may|might)(?!\\p{L}))', 'if'],
  ['(?<!because )with the exception of', 'except for'],
  ['in close proximity to', 'close to'],
  ['in the vicinity of', 'near'],
  ['during the course of', 'during'],
  // "A huge number" and "a vast number" mean more than "many".
  [`(?<!(?<!\\p{L})such )(?:a|an) large number of (?=${partOf})`, 'many of '],
  // "A large number of eclectic hardware" counts what has no plural. "Many various" says it twice.
  [
    `(?<!(?<!\\p{L})such )${singularThere}(?:a|an) large number of(?! (?:various|(?:\\p{L}+ ){0,2}(?:hardware|software|equipment|furniture|traffic|information|data|content|material|research|work))(?!\\p{L}))`,
    'many',
  ],
  // "A few" is plural: "A small number of mills is enough", "there is only a small number of mills". It also loses an
  // upper limit: "It must have a small number".
  [`${limitsNumber}(?:a|an) small number of (?=${partOf})`, 'a few of '],
  [
    `${limitsNumber}${explainsBySize}${singularThere}(?:a|an) small number of(?! (?:\\p{L}+ ){1,2}(?:is|was|has)(?!\\p{L}))`,
    'a few',
  ],
  ['the majority of the time', 'most of the time'],
  // Set off by commas, it is an afterthought of the author's: "Parses it, on a regular basis, and".
  ['(?<!, )on a daily basis', 'every day'],
  ['(?<!, )on a weekly basis', 'every week'],
  ['(?<!, )on a monthly basis', 'every month'],
  ['(?<!, )on a (?:yearly|annual) basis', 'every year'],
  ['(?<!, )on a regular basis', 'regularly'],
  ['(?<!, )on a frequent basis', 'often'],
  ['has a tendency to', 'tends to'],
  ['have a tendency to', 'tend to'],
  ['had a tendency to', 'tended to'],
  [`${afterSubject}(?:has|have) the ability to${beforeVerb}`, 'can'],
  // In "that is able to bake loaves that can rise", a second "that can" would follow.
  [`${afterSubject}(?:is|are) able to${beforeVerb}(?![^.;!?]{1,90} (?:that|which|who) can(?!\\p{L}))`, 'can'],
  ['is capable of being', 'can be'],
  ['make use of(?! \\p{L}+(?:ly|ing)(?!\\p{L}))', 'use'],
  ['makes use of(?! \\p{L}+(?:ly|ing)(?!\\p{L}))', 'uses'],
  ['made use of(?! \\p{L}+(?:ly|ing)(?!\\p{L}))', 'used'],
  ['making use of(?! \\p{L}+(?:ly|ing)(?!\\p{L}))', 'using'],
  ['(?<!(?:under|over|re) )utili[sz]e', 'use'],
  ['(?<!(?:under|over|re) )utili[sz]es', 'uses'],
  ['(?<!(?:under|over|re) )utili[sz]ed', 'used'],
  ['(?<!(?:under|over|re) )utili[sz]ing', 'using'],
  ['give consideration to', 'consider'],
  ['is in need of', 'needs'],
  ['are in need of', 'need'],
  ['was in need of', 'needed'],
  ['were in need of', 'needed'],
  // "The question that is open as to whether" needs its preposition.
  [
    '(?<=(?<!\\p{L})(?:questions?|doubts?|debate|discussion|uncertainty|disagreement|speculation|unsure|undecided|unclear|uncertain) )as to whether',
    'whether',
  ],
  // In "Each and every one of them" and in a phrase between commas, the doubling is the point.
  ['(?<!, )each and every(?! (?:one|thing)(?!\\p{L}))', 'every'],
  ['for a (?:long|very long) period of time', 'for a long time'],
  ['for a short period of time', 'for a short time'],
  ['(?<=(?:short|limited) )period of time', 'time'],
  [
    '(?<=(?:given|certain|same|brief|specific|set|fixed|entire|extended|reasonable) )period of time',
    'period',
  ],
  ['in my (?:own )?(?:personal )?opinion,? I (think|believe|feel)', 'I $1'],
  ['I personally (think|believe|feel)', 'I $1'],
  ['my personal opinion', 'my opinion'],
  ['my own personal', 'my own'],
  ['final outcome', 'outcome'],
  ['past history', 'history'],
  ['advance planning', 'planning'],
  ['(?:advance|prior) warning', 'warning'],
  ['completely eliminate', 'eliminate'],
  ['very unique', 'unique'],
  ['combined together', 'combined'],
  ['collaborate together', 'collaborate'],
  ['merge together', 'merge'],
  ['added bonus', 'bonus'],
  ['free gift', 'gift'],
  ['unexpected surprise', 'surprise'],
  ['basic fundamentals', 'fundamentals'],
  ['revert back', 'revert'],
  ['reverted back', 'reverted'],
  ['reply back', 'reply'],
  ['repeat again', 'repeat'],
  ['refer back to', 'refer to'],
  ['still remains', 'remains'],
  ['still remain', 'remain'],
  ['ATM machine', 'ATM'],
  ['PIN number', 'PIN'],
  // Only before a word that must open a clause: "the reason why fresh rye" would become "the reason fresh rye".
  [
    `(?<!(?<!\\p{L})(?:is|was|are|were|be|been|['’]s|as) )the (main |only |biggest |other |primary |real )?reason why(?= (?:${alternatives(articles, possessives, asWritten(subjectPronouns))})(?!\\p{L}))`,
    'the $1reason',
  ],
  ['in actual fact', 'in fact'],
  ['as a matter of fact', 'in fact'],
  ['when it comes right down to it', 'in the end'],
  ['many different kinds of', 'many kinds of'],
  ['many different types of', 'many types of'],
  // In "many different ways and many different mills", both parts are alike.
  ['many different ways(?! (?:and|or) (?:\\p{L}+ )?many different(?!\\p{L}))', 'many ways'],
  // In "The baker who was in the process of moving in moved a rack", the phrase shows where the clause about him ends.
  [
    "(?<=(?:am|is|are|was|were|been|be|currently|still|now|already|[’']m|[’']re|[’']s) )(?<!(?<!\\p{L})(?:that|which|who)(?:['’]s| is| are| was| were) (?:currently |still |now |already )?)in the process of (?=\\p{L}+ing(?![\\p{L}]))",
    '',
  ],
  [
    `prior to (?!(?:a few|a couple|several|\\d+|now)(?![\\p{L}]))(?!(?:\\p{L}+ ){1,5}(?:becoming|being|going|having|taking|getting) )(?!(?:\\p{L}+ ){1,4}\\p{L}{2,}ing (?:the|an?|any|such|it|them|me|us|you|${alternatives(possessives, demonstratives)}) )(?=the|a|my|our|your|this|that|\\p{L}+ing)`,
    'before ',
  ],
  ['previous to', 'before'],
  ['subsequent to', 'after'],
  ['for the reason that', 'because'],
  // After another adverb, "later" alone is too little: "sold separately at a later date".
  ['(?<!ly )at a later (?:date|time|point)(?: in time)?', 'later'],
  ["(?<=(?:have|has|had|having|[’']ve|[’']d) )come to the conclusion that", 'concluded that'],
  ['come to the conclusion that', 'conclude that'],
  ['came to the conclusion that', 'concluded that'],
  ['take into consideration', 'consider'],
  ['taking into consideration', 'considering'],
  // "To cut off the table" removes it. "To cut off of the table" is to cut beside it. "A spin off of the show" is a noun.
  [
    `(?<!(?:is|was|are|be|as|like) (?:an?|the|this|that|another|one|${alternatives(possessives)}) (?:[\\p{L}-]+ ){1,3})(?<!(?<!\\p{L})(?:spin|knock|rip|write|trade|tip|play|kick|send|stand|sell)s? )(?<!\\b(?:cut|cuts|cutting|saw|sawing|turn|turned|turning|shut|switch) )off of (?=the|an?|${alternatives(possessives)})`,
    'off ',
  ],
  ['the reason is because(?! of(?!\\p{L}))', 'the reason is that'],
  ['the reason was because(?! of(?!\\p{L}))', 'the reason was that'],
  ['in (?:the )?(?:vast|great|large) majority of cases', 'in most cases'],
  ['ma(?:de) the decision to', 'decided to'],
  ['make the decision to', 'decide to'],
  ['return(ed)? back', 'return$1'],
  // "The as of yet unsold loaf" would become "the yet unsold loaf".
  // Between commas, it is an afterthought: "It is not, as of yet, done".
  [`(?<!, )(?<!(?<!\\p{L})(?:${alternatives(articles, possessives, demonstratives)}) )as of yet`, 'yet'],
  // In "a new innovation office", the office is new.
  [
    'new innovation(?= (?:in|for|of|at|from|to|that|which|and|is|are|was|were)(?!\\p{L})|[.,;:!?)]|$)',
    'innovation',
  ],
  // "About some plans" and "about plans" would lose the time.
  ['(?<!(?<![\\p{L}])(?:some|any|few|several|possible|potential|about|for|of) )future plans', 'plans'],
  ['general consensus', 'consensus'],
  ['whole entire', 'entire'],
  ['so therefore', 'so'],
  ['equally as (?=\\p{L}+ (?!as)\\p{L})', 'equally '],
  ['(various|multiple) different', '$1'],
  ['start(ed|s)? off (?=(?:by|with)(?!\\p{L}))', 'start$1 '],
  ['continu(e|es|ed) on (?=with(?!\\p{L})|to \\p{Ll}{3,})', 'continu$1 '],
  // "Vetoed by a majority of us" is the result of a vote.
  [
    `(?<!(?:by|with|from|win|won|needs?|requires?|has|have|had|get|got) )a majority of(?! ?(?:${partOf}))(?!${singularVerb})`,
    'most',
  ],
];

/** Openings that announce a statement instead of making it. The sentence can begin with the statement. */
export const announcement =
  /^(?:it(?: is|['’]s) (?:also )?(?:important|worth|interesting) (?:to (?:note|mention|point out)|noting|mentioning|pointing out)|it (?:should|must) (?:also )?be (?:noted|mentioned|pointed out)|i (?:should|would like to|['’]d like to) (?:also )?(?:note|mention|point out)|it goes without saying) that |^(?:needless to say|it goes without saying|as we all know), /iu;
