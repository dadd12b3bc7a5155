import { classesOf } from '#engine/english/word-checks.ts';
import { alternatives, possessives } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const whose = alternatives(possessives);

/** Corrections of nouns, verbs and adjectives that differ from the right one in a letter or two. */
export const lookAlikes: readonly PhraseRule[] = [
  // Finds "I'm exited to bake".
  phrase(
    String.raw`((?:I['’]m|(?:[Ww]e|[Yy]ou|[Tt]hey)['’]re|am|so|very|really|super|too|how|more|most|quite|pretty|extremely) )exited (?=(?:to|about|for|that|when)(?![\p{L}]))`,
    '$1excited ',
  ),
  phrase(
    String.raw`(the (?:good|bad|great|best|big|sad)) new (?=(?:is|was)(?:,|:| \p{L}))`,
    '$1 news ',
    'giu',
  ),
  phrase(
    String.raw`((?:feel|feels|felt|look|looks|looked|sound|sounds|seem|seems|taste|tastes|something|nothing|anything) )life (?=(?:an?|it|this|I|you|we|they)(?![\p{L}]))`,
    '$1like ',
  ),
  phrase(
    String.raw`((?:it|that|this|which|he|she|what|really|just|still|also|never|always) )fells (?=(?:like|as|good|great|right|wrong|so|very|a|more|too|bad|nice|weird|strange)(?![\p{L}]))`,
    '$1feels ',
    'giu',
  ),
  phrase(String.raw`to user (?=(?:the|their|an?|my|your|it|our|this|these|that)(?![\p{L}]))`, 'to use '),
  phrase(
    String.raw`((?:this|the|that|a new) )featured (?=(?:will|is|was|has|can|allows|lets|would|should)(?![\p{L}]))`,
    '$1feature ',
    'giu',
  ),
  // Finds "But sometime the best loaf is dark". "Sometime the next day" is a time.
  phrase(
    String.raw`((?:but|and|because|so|that) )sometime (?=(?:the|it|you|I|we|they|people|there|this)(?![\p{L}]))(?!(?:the|this) (?:next|last|past|week|month|year|day|summer|winter|fall|spring|evening|afternoon|morning|weekend|semester|quarter|other|coming|following))`,
    '$1sometimes ',
  ),
  phrase(
    String.raw`((?:after|for|so|too|how|over) )man (?=(?:years|times|people|things|ways|days|months|weeks|hours|reasons|places|books|others|different|other)(?![\p{L}]))`,
    '$1many ',
    'giu',
  ),
  phrase(String.raw`(look(?:ing|ed|s)?) forwards (?=to(?![\p{L}]))`, '$1 forward '),
  phrase(String.raw`stay tune(?=[.,!?]|$| (?:for|and|to|as)(?![\p{L}]))`, 'stay tuned', 'giu'),
  phrase(
    String.raw`on the marked(?=[.,;!?)]|$| (?:today|right now|since|for (?:a|some|over|about|many|years)|at the moment|these days)(?![\p{L}]))`,
    'on the market',
  ),
  phrase(
    String.raw`to purse (?=(?:an?|my|our|your|his|her|their|this|that|other|it)(?![\p{L}])(?! lips))`,
    'to pursue ',
  ),
  phrase(
    String.raw`((?:the|my|our|a|its|your) )fist (?=(?:time|thing|step|day|few|place|part|one|two|three|four|five|week|year|line|version|row|column|attempt|chapter|half|impression|\d+)(?![\p{L}]))`,
    '$1first ',
  ),
  phrase(
    String.raw`((?:[Pp]lease|to|and|can|should) )right down (?=(?:what|your|all (?:the|of)|everything|some|ideas|notes)(?![\p{L}]))`,
    '$1write down ',
  ),
  phrase(
    String.raw`((?:gives?|gave|giving|tells?|told|shows?|showed|taught|teaches|offers?|offered) )use (?=(?:an?|the|some|more|that|how)(?![\p{L}]))`,
    '$1us ',
  ),
  phrase("first thing['’]s first", 'first things first', 'giu'),
  phrase(String.raw`new years (?=(?:resolutions?|eve)(?![\p{L}]))`, "New Year's "),
  phrase(
    `((?:morning|daily|skin ?care|exercise|workout|diet|fitness|supplement|beauty|medication|dosing|treatment|nightly|strict|weekly) )regiment(?! of (?:soldiers|men|infantry|cavalry|the)|s? (?:marched|fought|attacked))`,
    '$1regimen',
  ),
  // Finds "The inherit value of rye".
  phrase(
    String.raw`((?:the|an?|its|their|his|her|your|our|any|some|such|no) )inherit (\p{Ll}{4,})(?=[.,;!?)]|$| (?:\p{Ll}+ )?(?:of|in|to|and|is|was|that|for|with|value|risks?|problems?|nature|bias)(?![\p{L}]))`,
    (start, noun) => (/[na]/.test(classesOf(noun)) ? `${start}inherent ${noun}` : null),
  ),
  phrase(
    '((?:new|project|product|engineering|senior|hiring|team|middle|our|your|their|people|sales|store|account|bank|general) )mangers',
    '$1managers',
  ),
  // Finds "It cleanses the palette".
  phrase(
    `(cleans(?:e|es|ed|ing)|refined|sophisticated|picky|discerning|adventurous) ((?:(?:the|${whose}) )?)(?:palette|pallet)(?! of)`,
    '$1 $2palate',
  ),
  // Finds "Critically import for us" and "we can through them away".
  phrase(
    '(critically|very|extremely|incredibly|equally) import(?=[.,;!?]|$| (?:to|that|for|because|if|when)(?![\\p{L}]))',
    '$1 important',
  ),
  phrase(
    "((?:can|could|will|would|should|to|just|(?:do|does|did|ca|wo|could|would|should)n['’]t|not|I|we|you|they) )through ((?:it|them|that|everything|things|stuff) (?:away|out))",
    '$1throw $2',
  ),
  phrase(
    "((?:can|could|will|would|should|(?:do|does|did|ca|wo|could|would|should)n['’]t) )through (?=(?:it|them|me|him|her)(?![\\p{L}]))",
    '$1throw ',
  ),
  phrase('compared to than (?=\\p{Ll})', 'compared to ', 'giu'),
  // Finds "Look at what affect the mill has had on it".
  phrase(
    String.raw`what affect (?=(?:[\p{L}’'-]+ ){1,5}(?:has|have|had|will have|would have|may have|might have|could have)(?: had)?(?: on)?(?![\p{L}]))(?=[^.;!?]* on )`,
    'what effect ',
    'giu',
  ),
  // Finds "This let me to the thought".
  phrase(
    '(let|lets) (me|us|him|her|them) to (?=(?:the|an?|this|that|my|our) (?:\\p{Ll}+ )?(?:thought|idea|conclusion|question|point|realization|discovery|decision|belief|answer|insight|solution)(?![\\p{L}]))',
    (verb, who) => `${verb === 'let' ? 'led' : 'leads'} ${who} to `,
  ),
  phrase('(?:palette|pallet) cleanser(s?)', 'palate cleanser$1', 'giu'),
  phrase(
    String.raw`loose weight(?=[.,!?]|$| (?:and|by|in|fast|quickly|without|while|for|but|as|or|after|because|if|when)(?![\p{L}]))`,
    'lose weight',
    'giu',
  ),
  phrase('(no|little|without|any) regards (?=(?:for|to)(?![\\p{L}]))', '$1 regard '),
  phrase(
    String.raw`as (great|good|perfect|prime|classic|typical|simple|nice) example (?=of(?![\p{L}]))`,
    'as a $1 example ',
  ),
];
