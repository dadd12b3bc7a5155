import { twoToTen } from '#engine/english/number-words.ts';
import {
  alternatives,
  articles,
  asWritten,
  commonPrepositions,
  demonstratives,
  objectPronouns,
  pastBe,
  possessives,
  presentBe,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { applyCorrections, type Correction } from '#engine/writing/rewriting/grammar/corrections.ts';

/** Words that open a noun phrase. */
const determinerWords = alternatives(articles, possessives, demonstratives);
const objectWords = `${alternatives(objectPronouns)}|you|it`;
const subjectWords = alternatives(asWritten(subjectPronouns));
const isBe = `${alternatives(presentBe, pastBe)}|am|be|been|['’]s|['’]re|['’]m`;

/** Words that sound or look like the right one, in contexts where only the right one fits. "$1" stands for a group. */
const confusions: readonly (readonly [wrong: string, right: string])[] = [
  // though, thought, through, thorough, tough
  [
    `((?:I|we|they|he|she) (?:also |always |never |just |first |originally |initially |had |have |actually |really )?)though (that|about|of|${subjectWords}|maybe|there|through)`,
    '$1thought $2',
  ],
  // In "The loaf I had though was cold", the clause describes the loaf. "It was more than I had though and I learned"
  // is a mistake.
  ['(than (?:I|we|they|he|she) had )though(?= (?:and|but|it|this|that) |[.,!])', '$1thought'],
  [`(what (?:I|we|they|he|she) (?:first |originally |initially )?)though was`, '$1thought was'],
  [
    `(?<!(?:${subjectWords}|who|have|had|has|['’]d|['’]ve) )even thought (${subjectWords}|the|this|that|there|my|some|most)`,
    'even though $1',
  ],
  [`even tough (${subjectWords}|the|this|that|there|my|some|most)`, 'even though $1'],
  ['though process(es)?', 'thought process$1'],
  [
    '(forced|made|push|pushed|worked|found|eat|ate|sleep|slept) (my|our|your|his|her|their) way though',
    '$1 $2 way through',
  ],
  [
    `(go|goes|going|went|run|running|look|looking|read|walk|work|come|came|get|got|pass|passed|break|breeze|flip|scroll|search|browse) (?:thorough|threw) (${determinerWords}|all|each|every|some)`,
    '$1 through $2',
  ],
  [
    'threw out (the (?:\\p{L}+ )?(?:day|year|night|week|process|project|season|game|book|book|series))',
    'throughout $1',
  ],
  // than, then
  [
    `(more|less|better|worse|rather|other|different|faster|easier|larger|smaller|fewer|greater|higher|lower|longer|cheaper|bigger) then (?=\\d|half|enough|happy|once|that|anything|what|${alternatives(possessives)}|in|on|with|using|\\p{L}+ing|was|is)`,
    '$1 than ',
  ],
  // to, too
  [
    `(${isBe}|way|far|a bit|a little|got|get|not|just|it['’]s|was) to (big|small|late|early|hard|easy|fast|busy|hot|cold|expensive|complicated|difficult|tired|lazy|old|young|good|bad|high|soon|often|strong|weak|heavy|short|complex|simple) (to|for)`,
    '$1 too $2 $3',
  ],
  ['(way|far|a bit|took|takes|spent|having|cost|costs) to (much|many|few|little)', '$1 too $2'],
  [
    '(want|wants|wanted|need|needs|needed|able|going|trying|tried|decided|hard|easy|order) too (be|do|make|get|see|use|take|go|have|find|create|add|keep|say|write|buy)',
    '$1 to $2',
  ],
  // lose, loose
  [
    `((?:to|will|would|can|might|could|don['’]t|didn['’]t|you|we|they|I|never|not) )loose (it|all|any|some|everything|${determinerWords}|a lot|data|focus|control|access|sleep|patience|customers|users)`,
    '$1lose $2',
  ],
  [
    `loosing (it|all|any|everything|${determinerWords}|money|weight|time|data|control|track|interest|hope|sight|focus|access|sleep|patience)`,
    'losing $1',
  ],
  // lead, led
  [`(was|were|been|being|is|are) lead (by|to believe|astray|me|us)`, '$1 led $2'],
  ['(has|have|had) lead (the|a|me|us|him|her|them|many|some|people|to)', '$1 led $2'],
  // your, you're
  [
    `((?:if|when|while|because|since|unless|what|where|until|sure|whatever|whether|that) )your (trying|looking|using|getting|doing|making|having|thinking|talking|working|wondering|planning|feeling|going) (to|for|at|about|on|with|it|this|that|what|how|${alternatives(articles)})`,
    "$1you're $2 $3",
  ],
  ['your welcome (to)', "you're welcome $1"],
  ['your able to', "you're able to"],
  ["you['’]re own", 'your own'],
  [
    "((?:in|on|of|for|with|from|to|at|all) )you['’]re (blog|website|site|code|data|computer|phone|life|name|account|friends|family|project|team|page|app|server|browser|job|house|home|business)",
    '$1your $2',
  ],
  // their, there, they're
  ['there own (?=\\p{L})', 'their own '],
  ["they['’]re own", 'their own'],
  ["(we|they) we['’]re", '$1 were'],
  // After a verb, "where" may open a clause: "We live there where two roads meet".
  [
    '(?<=^|[,;(] |(?<!\\p{L})(?:and|but|or|so|that|because|if|when|as|while|though|since) )there where (a|no|some|many|several|only|two|three|four|few|lots|also|other|times)',
    'there were $1',
  ],
  // its, it's; whose, who's
  ["(?<=on|to|of|in|by|for|from) it['’]s own", 'its own'],
  ['whos (a|an|the|been|going|not|your|who)', "who's $1"],
  // where, were
  [
    `((?:place|places|point|spot|spots|stage|area|situation|situations|cases) )were (?=(?:${subjectWords}|there) )`,
    '$1where ',
  ],
  // past, passed
  [
    '(walk|walked|walking|go|going|goes|went|drive|drove|driving|ran|running|fly|flew|scroll|scrolled|scrolling|look|looked|looking) passed (the|a|my|it|this|all)',
    '$1 past $2',
  ],
  // affect, effect
  [
    `((?:to|will|can|could|would|might|may|doesn['’]t|not) )effect (how|${objectWords}|people|your|my|our|other|everyone|anyone)`,
    '$1affect $2',
  ],
  // peek, peak, pique
  [
    "(take a|take a quick|a quick|a little|here is a|here[’']s a) peak (at|into|inside|behind|under)",
    '$1 peek $2',
  ],
  ['pe[ae]k(ed|ing) (my|your|his|her|our|their|some) (interest|curiosity)', 'piqu$1 $2 $3'],
  ['peak(s?) (my|your|his|her|our|their) (interest|curiosity)', 'pique$1 $2 $3'],
  // rein, reign
  ['((?:to|help|helps) )reign in', '$1rein in'],
  ['take the reigns', 'take the reins'],
  ['(the) reigns (of|over|to|from)', '$1 reins $2'],
  // canon, cannon
  ['(personal|literary|western|official|biblical|film|fan) cannon', '$1 canon'],
  // content, contend
  ['((?:to|must|can|will|could|would) )content with', '$1contend with'],
  // complement, principal, precedent
  ['(perfect|great|nice|good|natural|ideal) compliment (to (?:the|this|a|my|your|any))', '$1 complement $2'],
  ['in principal(?=[ ,.])(?! (?:role|component|and))', 'in principle'],
  ['(design|basic|core|guiding|first|agile|key) principals', '$1 principles'],
  ['principle (components? analysis|engineers?|architects?|investigators?)', 'principal $1'],
  ['set a precedence', 'set a precedent'],
  // hear, here
  [
    '((?:like|love|want|glad|happy|nice|sorry|hope|excited|need) to )here (from|about|your|that|what|it)',
    '$1hear $2',
  ],
  // write, knew, threw
  [
    '((?:to|can|will|should) )right (an? (?:\\p{L}+ )?(?:book|blog|post|letter|script|function|test|program|review|article))',
    '$1write $2',
  ],
  [
    `((?:I|we|he|she|they|who) (?:never |already |always |just )?)new (that|what|how|nothing|exactly|${subjectWords}) `,
    '$1knew $2 ',
  ],
  ['((?:I|he|she|we|they) )through (away|together|out|it|my)', '$1threw $2'],
  // assess, advise, posterity, piece
  [`((?:to|we|can|will) )asses (?=(?:the|how|whether|if|your|our|their|what) )`, '$1assess '],
  [
    '((?:document|documented|save|saved|preserved|recorded|kept|archive|archived) )for prosperity',
    '$1for posterity',
  ],
  ['(?<!a )piece of mind', 'peace of mind'],
  [
    'peace of (paper|cake|advice|code|software|equipment|land|furniture|art|clothing|wood|music)',
    'piece of $1',
  ],
  ['(lose|losing|lost|loses) site of', '$1 sight of'],
  ['roll model(s?)', 'role model$1'],
  [
    '(plays? (?:a|an) (?:big|important|key|major|huge|crucial|vital|central|significant) )roll in',
    '$1role in',
  ],
  ['break (pads?|fluid|calipers?)', 'brake $1'],
  // of, off, on
  ['(based) of (the|a|an|my|our|this|what|how|your|their)', '$1 on $2'],
  [
    '(instead|because|lot|couple|kind|lots|outside) off (the|a|an|my|our|this|these|it|people|things|using|having)',
    '$1 of $2',
  ],
  ['in from of', 'in front of'],
  // fixed phrases
  ['non the less', 'nonetheless'],
  ['none the less', 'nonetheless'],
  ['never the less', 'nevertheless'],
  ['what so ever', 'whatsoever'],
  ['all of the sudden', 'all of a sudden'],
  ['tongue and cheek', 'tongue in cheek'],
  ['nip (it|this|that) in the butt', 'nip $1 in the bud'],
  ['wreck(ed|ing|s)? havoc', 'wreak$1 havoc'],
  ['baited breath', 'bated breath'],
  ['beckon call', 'beck and call'],
  ['worse case(?= scenarios?)', 'worst-case'],
  ['shoe-in', 'shoo-in'],
  ['statue of limitations', 'statute of limitations'],
  ['diffuse (the|a|any) (situation|tension|conflict)', 'defuse $1 $2'],
  ["((?:didn['’]t|doesn['’]t|not|never) )phase (me|him|her|us|them|you)", '$1faze $2'],
  [
    '(poured|pouring|pour) over (books|the data|the details|documents|the code|spreadsheets|maps|articles|reviews)',
    'pored over $2',
  ],
  [
    '(core|basic|main|central|key) tenants of (?=(?:the|a|this|our|good|\\p{Lu})(?! (?:building|house|property)))',
    '$1 tenets of ',
  ],
  ['elude(s|d|) to', 'allude$1 to'],
  ['alterior motive(s?)', 'ulterior motive$1'],
  [
    'flush(ed|ing)? out (the|some|more|my|your|our|an) (details|idea|ideas|concept|plan)',
    'flesh$1 out $2 $3',
  ],
  ['hoards of (people|tourists|fans|zombies|users|shoppers|visitors|kids|students|enemies)', 'hordes of $1'],
  ['in the throws of', 'in the throes of'],
  ['((?:a|the same|this|similar) )vain(?=[.,;:]| (?:as|of|to|is|was))', '$1vein'],
  ['add insult to the injury', 'add insult to injury'],
  ['as following(?=[:.])', 'as follows'],
  ['the followings(?=[: ])', 'the following'],
  ['in the other hand', 'on the other hand'],
  ['on the long run', 'in the long run'],
  [
    'in the (weekends?)(?! \\[| (?:\\p{Ll}+ )?(?:ft|edition|section|paper|supplement|magazine|times|papers)(?![\\p{L}]))',
    'on the $1',
  ],
  ['at (time of (?:\\p{Ll}+ing|\\p{Ll}+tion|launch|release|purchase))', 'at the $1'],
  ['often times', 'oftentimes'],
  ['before hand(?=[ .,!?)])(?! (?:off|over|out|in|ed|ing))', 'beforehand'],
  ['(on the) look out', '$1 lookout'],
  [
    'over night(?=[.,!?)]| (?:and|but|in|to|at|for|with|or|either|when|while|before|so)(?![\\p{L}]))',
    'overnight',
  ],
  ["((?:get|got|getting|am|is|are|was|were|be|been|[’']m|[’']re|not) )use to", '$1used to'],
  ['thank to (?=\\p{L})', 'thanks to '],
  [`(?<=to (?:your|my|our|their) )hearts content`, "heart's content"],
  ['tested positive with covid', 'tested positive for Covid'],
  [
    '(another|short|brief|quick|good|an|the|first) introduction (?:into|in) (?=the|a|an|how|what|some|using|\\p{Lu})',
    '$1 introduction to ',
  ],
  [`made (the|${alternatives(possessives)}) first steps (towards?|in|into)`, 'took $1 first steps $2'],
  ['in (an? \\d+(?: |-)degrees? angle)', 'at $1'],
  ['(seems?) logic (to|that)', '$1 logical $2'],
  [
    '(might be|be|is|was|seems?|seem|seemed|a bit|bit of|like) an overkill(?! (?:solution|approach|tool))',
    '$1 overkill',
  ],
  ['an advice(?=[.,!?]| (?:that|to|from|for|on|about|is)(?![\\p{L}]))', 'advice'],
  [
    String.raw`(?<!(?:a|an|one|${alternatives(twoToTen)}|few|several|couple|per|every|the|half|\d[\d.,]*) )(hundred|thousand|million) of (people|users|lines|files|dollars|things|times|other|hours|years|pages|images|records|rows|games|books|items|different)`,
    '$1s of $2',
  ],
  [
    '((?:spend|spends|spent|for|that|but|with|as|since|because|where|and) )majority of (the|my|our|your|their|people|users|time|these|those)',
    '$1the majority of $2',
  ],
  [
    '((?:in|for|with|within|after|take|takes) )(reasonable|small|large|huge|significant|certain|limited|decent|fair|short|tiny|massive|considerable) (amount|number) of',
    '$1a $2 $3 of',
  ],
  ['a lots of', 'a lot of'],
  // Missing words, and words wrongly joined or split
  ['((?:will|would|may|might|should|must) (?:also |then |\\p{Ll}+ly )?(?:not )?)able to', '$1be able to'],
  ['as well how', 'as well as how'],
  ['in the longrun', 'in the long run'],
  ['(long|short)term (?=\\p{Ll})', '$1-term '],
  ['straight-forward', 'straightforward'],
  // In "re-think and re-structure", the hyphens are a style.
  [
    '(?<!(?<!\\p{L})re-\\p{L}[^.!?]{0,80})re-(?!\\p{L}+ [^.!?]{0,80}(?<!\\p{L})re-\\p{L})(live|lived|work|worked|arrange|arranged|use|used|using|write|wrote|written|writing|think|build|built|building|design|designed|name|named|open|opened|visit|visited|visiting|start|started|declare|declared)',
    're$1',
  ],
  ['over-(use|used|think|thinking|estimate|estimated|complicate|complicated|simplify|simplified)', 'over$1'],
  ['gate-keeper(s?)', 'gatekeeper$1'],
  ['turn-?style(s?)', 'turnstile$1'],
  ['et\\. al\\.?', 'et al.'],
  ['etc(?:\\.{3,}|…)(?=\\)|$)', 'etc.'],
  ['at soon as', 'as soon as'],
  [
    `((?:in|within) (?:\\d+|a few|several|${alternatives(twoToTen)}) (?:months|years|weeks|days|minutes|hours)) time`,
    "$1' time",
  ],
  ["it['’]s (\\p{Ll}{3,}(?:ence|ance|ness))(?= (?:is|was|means|has|can|will)(?![\\p{L}]))", 'its $1'],
  ['due the fact that', 'due to the fact that'],
  ['(tak(?:e|es|ing)|took) a ((?:short|quick|brief|closer|deeper) )?look on', '$1 a $2look at'],
  ['attempt(s?) of (\\p{Ll}+ing)', 'attempt$1 at $2'],
  ['(give|gives|gave|given|giving) (me|us|you|him|her|them) chance', '$1 $2 a chance'],
  [
    '(this|last|next) years (game|competition|event|edition|conference|show|season|festival|theme|challenge|winners?|budget|report|race|awards?)',
    "$1 year's $2",
  ],
  ['Wi- Fi', 'Wi-Fi'],
  // "The whats and whys" are plurals.
  [
    '(?<!(?:the|and|or|of|all|these|those|many) )whats (the|a|an|your|my|his|her|our|their|this|that|it|going|up|next|new|happening|wrong|right|left|more|best|important|in|on|interesting|really|not|even|to|so|good|better|bad|worse|possible|needed|available|available|inside|behind|there|here|\\p{Ll}{3,}ing|\\p{Ll}{3,}ed)',
    "what's $1",
  ],
  ["(?:whats|what['’]s)[ -]?app(s? (?:group|message|chat|user|number|call)s?)", 'WhatsApp$1'],
  ['love at first site', 'love at first sight'],
  ['(held|hold|holding) of on', '$1 off on'],
  ['(information|questions?|decisions?|advice|opinions?|depends|depending) on if', '$1 on whether'],
  // In "a choice based on these criteria is fair", the verb belongs to the choice.
  [
    `(?<!(?<!\\p{L})(?:${alternatives(commonPrepositions)}|of|under|against|using) (?:\\p{L}+ )?)criteria is`,
    'criteria are',
  ],
  ["(ago,? (?:I|we))['’]ve (\\p{Ll}{3,}ed)", '$1 $2'],
  ["((?:18|19|20)\\d0s? (?:and|or|to|through) (?:18|19|20)\\d0)['’]s(?! \\p{Ll})", '$1s'],
  // A number and its unit
  [
    '(?<![#@._/])(\\d+)(minutes|hours|days|weeks|months|years|seconds|miles|people|times|percent)(?!\\d)',
    '$1 $2',
  ],
];

/** Makes each pair a rule for whole phrases. */
const corrections: readonly Correction[] = confusions.map(([wrong, right]) => [
  regexOf(String.raw`(?<![\p{L}\p{N}'’-])(?:${wrong})(?:(?<= )|(?![\p{L}'’-]))`, 'giu'),
  right,
]);

/** Replaces words that sound or look like the right one. */
export const withoutConfusions = applyCorrections(corrections);
