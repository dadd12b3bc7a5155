import { alternatives, possessives } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** Corrections of pairs such as "brake" and "break" in contexts that leave one of them. */
export const homophones: readonly PhraseRule[] = [
  phrase(
    String.raw`((?:can['’]t|couldn['’]t|[Ll]et['’]s|don['’]t|I|you|we) )breath (?=(?:in|out|deeply|again|easy|easier|properly|here|well|fresh|the)(?![\p{L}]))`,
    '$1breathe ',
  ),
  phrase(
    String.raw`((?:deep|big|long|last) )breathe(?=[.,;!?]|$| (?:and|of|in|before)(?![\p{L}]))`,
    '$1breath',
  ),
  phrase(
    '((?:wear|wearing|wore|put on|changed|took off|summer|winter|workout) (?:(?:my|your|his|her|our|their|some) )?)cloths',
    '$1clothes',
  ),
  phrase(
    '((?:take|takes|took|taking|taken|need|needed|needs|having) a (?:(?:short|quick|little|long|small|much-needed) )?)brake(?= (?:from|and|for a)(?![\\p{L}])|[.,!]|$)',
    '$1break',
    'giu',
  ),
  phrase(
    '((?:lunch|coffee|[Ss]pring|[Cc]hristmas) )brake(s?)(?= (?:and|at|in|with|from|was|is|to)(?![\\p{L}])|[.,!]|$)',
    '$1break$2',
  ),
  phrase(
    'to brake the (?=(?:record|law|rules?|ice|code|bank|cycle|habit|news|mold)(?![\\p{L}]))',
    'to break the ',
  ),
  phrase(
    String.raw`((?:so|very|got|getting|I['’]m|really|easily) )board(?= (?:with|at work|at home|of|to death)(?![\p{L}])|[.,!]|$)`,
    '$1bored',
  ),
  phrase(
    '((?:to|we|they|will|can|should) )meat (?=(?:you|up|with|new people|my|our|your|him|her|them|us|at|every)(?![\\p{L}]))',
    '$1meet ',
    'giu',
  ),
  phrase(
    'whole (?=in the (?:wall|ground|roof|floor|middle|fence|door|bottom|ice|sand)(?![\\p{L}]))',
    'hole ',
  ),
  phrase(
    '((?:the|my|our|this|that|your|his|her|a) )hole (?=(?:thing|day|time|week|point|world|house|story|experience|team|idea|bunch|lot|year|new|weekend|night|life|book|package|system|project|site)(?![\\p{L}]))',
    '$1whole ',
    'giu',
  ),
  phrase('(on the|as a) hole(?=,)', '$1 whole', 'giu'),
  phrase(
    '(an?d?) peace of (?=(?:bread|candy|meat|fruit|pie|chocolate|pizza|toast|history|news|information|work|text|content|data|string|glass|metal|plastic|fabric|rope|tape|trash|garbage|crap|mail|writing|hardware|luggage)(?![\\p{L}]))',
    '$1 piece of ',
    'giu',
  ),
  phrase('piece and quiet', 'peace and quiet'),
  phrase('at piece (?=with(?![\\p{L}]))', 'at peace '),
  phrase(
    String.raw`((?:last|next|once a|twice a|times a|every) )weak(?=[.,;!?)]|$| (?:I|we|ago|later)(?![\p{L}]))`,
    '$1week',
    'giu',
  ),
  phrase('web (?:sight|cite)(s?)', 'website$1', 'giu'),
  phrase('sites and (?=(?:sounds|smells)(?![\\p{L}]))', 'sights and '),
  phrase(
    'stationery (?=(?:bikes?|object|objects|target|targets|vehicle|vehicles|wave|process|camera|cars?)(?![\\p{L}]))',
    'stationary ',
  ),
  phrase('((?:remain|remains|remained|stay|stayed|completely) )stationery', '$1stationary'),
  // Finds "I don't no the name".
  phrase(
    String.raw`((?:I|we|you|they|people) (?:don['’]t|do not|didn['’]t|did not) (?:even |really )?)no (?=(?:the|what|how|why|if|who|where|when|whether|anything|about|that|this|it)(?![\p{L}]))`,
    '$1know ',
    'giu',
  ),
  // Finds "It made me loose some time".
  phrase(
    String.raw`((?:make|makes|made|making) (?:me|you|us|him|her|them|people|everyone) )loose (?=(?:some|the|${alternatives(possessives)}|all|any|a lot|time|money|weight|track|sight|interest|hope|it|focus|confidence|faith|motivation|sleep|control)(?![\p{L}]))`,
    '$1lose ',
  ),
  // Finds "She set her sites on the prize".
  phrase(
    String.raw`((?:set|sets|setting) (?:${alternatives(possessives)}) )sites on (?!fire|(?:an?|the|my|your|our|their|new|one) (?:\p{Ll}+ )?(?:server|host|domain|platform)s?(?![\p{L}]))`,
    '$1sights on ',
  ),
  // Finds "It became a core tenant of our mill". A building and a cloud service have tenants.
  phrase(
    String.raw`((?:as|is|are|was|were|remains?|became|become|becomes) (?:an?|the|one of the|our) (?:core|central|fundamental|key) )tenant(s?) (?=(?:of|in) )(?!(?:of|in) (?:the |a |our |this |their )?(?:\p{L}+ )?(?:building|house|property|mall|center|centre|cloud|Azure|cluster|office|park|development|tower|complex))`,
    '$1tenet$2 ',
  ),
  // Finds "All the runners where scraping the oven".
  phrase(
    String.raw`(?<=^|[,;] |(?<![\p{L}])(?:and|but|that|because) )((?:(?:[Aa]ll|[Mm]ost|[Ss]ome|[Mm]any) (?:of )?)?(?:[Tt]he |[Mm]y |[Oo]ur )?(?:runners|players|kids|children|students|users|friends|fans|spectators|guys|girls|boys|men|women|parents|workers|teachers|visitors|tourists|developers) )where (?=\p{Ll}{3,}ing (?:the|an?|my|our|their|his|her|together|around|up|out|to|with|for)(?![\p{L}]))`,
    '$1were ',
  ),
  phrase('((?:all|half ?way|all the way) )threw (?=(?:the|my|our|this)(?![\\p{L}]))', '$1through '),
  phrase(
    '((?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey) )through (?=(?:a party|the ball|a ball|the towel|a fit|a tantrum|up|in the towel)(?![\\p{L}]))(?!up to)',
    '$1threw ',
  ),
  phrase(
    'thought (me|us|him|them) (?=(?:how|a lot|many|about|everything|so much)(?![\\p{L}]))',
    'taught $1 ',
    'giu',
  ),
  phrase('(I|we) taught (?=(?:it was|it would|I|so|that I|that it|this was)(?![\\p{L}]))', '$1 thought '),
  phrase(
    '((?:team|staff|employee|company|boosts?|boosting|boosted) )moral(?=[.,;!]|$| (?:is|was|among|in|after|by)(?![\\p{L}]))',
    '$1morale',
  ),
  phrase('the morale of the story', 'the moral of the story', 'giu'),
  phrase(
    '((?:medical|military|sales|security|administrative|trained|emergency|technical|maintenance) )personal(?=[.,;]|$| (?:who|are|were|have|at|from)(?![\\p{L}]))',
    '$1personnel',
  ),
  phrase('humbled opinion', 'humble opinion', 'giu'),
  phrase('human been(s?)', 'human being$1', 'giu'),
  phrase('in disguised(?=[.,;!?]|$)', 'in disguise'),
  phrase('without (?:farther|further) (?:ado|adieu|due)(?<!further ado)', 'without further ado', 'giu'),
  phrase('first[- ]come,? first[- ]serve(?= basis|[.,;!]|$)', 'first-come, first-served', 'giu'),
  phrase(String.raw`comprises of (?=\p{Ll})`, 'comprises ', 'giu'),
  phrase('allot (?=(?:of|more|less|better|easier)(?![\\p{L}]))', 'a lot '),
];
