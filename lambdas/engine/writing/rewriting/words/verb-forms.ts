import { gerundOf } from '#engine/english/gerund.ts';
import { isPlural } from '#engine/english/is-plural.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { pluralOf, thirdPerson } from '#engine/english/s-forms.ts';
import { classesOf, isKnown, knownBase } from '#engine/english/word-checks.ts';
import {
  alternatives,
  articles,
  commonPrepositions,
  demonstratives,
  objectPronouns,
  possessives,
  prepositions,
} from '#engine/english/word-classes.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { notBeforePlural, nounPhraseEnd } from '#engine/writing/rewriting/grammar/phrase-end.ts';
import { type PhraseRule, phrase, withPhrases } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const determinerWords = alternatives(articles, possessives, demonstratives);
const objectWords = `${determinerWords}|${alternatives(objectPronouns)}|you|it`;
/** Whether a word is a plural after "the" or "my", where no verb can come. "The physics is" has none. */
const isPluralForm = (word: string): boolean => isPlural(word, '') && !/(?:ics|ss|us|is)$/.test(word);
/** Whether a word is a plural that is more often a noun than a verb. */
const isPluralNoun = (word: string): boolean =>
  isPluralForm(word) && classesOf(knownBase(word)).startsWith('n');

/** Whether words can come between "the" and its noun, without a second noun phrase. */
const isModifier = (words: string): boolean =>
  tagWords(words.replaceAll('-', '').trim()).every(({ tag }) => 'ANP'.includes(tag));

const pluralForms: Readonly<Record<string, string>> = {
  "doesn't": "don't",
  'doesn’t': 'don’t',
  'does not': 'do not',
  "isn't": "aren't",
  'isn’t': 'aren’t',
  "hasn't": "haven't",
  'hasn’t': 'haven’t',
  "wasn't": "weren't",
  'wasn’t': 'weren’t',
};

/** Countable nouns that are rarely parts of compounds. */
const countNouns =
  'thing reason way place book game tool feature problem issue example movie city song team website language step option question idea article app company country restaurant experience advantage benefit challenge method mistake friend project';

const plainVerbs =
  'create make get use add build write find run install see take keep remove include provide join become do try learn start understand know';

const rules: readonly PhraseRule[] = [
  // Finds "The sign-in links doesn't always work."
  phrase(
    String.raw`(?<=^|(?:, |\b(?:and|but|because|that|when|if) ))(the|these|those|my|our|your|their|some|many|most|all) ((?:\p{Ll}[\p{Ll}-]+ ){0,2})(\p{Ll}{3,}s) (doesn['’]t|does not|isn['’]t|hasn['’]t|wasn['’]t)`,
    (determiner, middle, noun, verb) =>
      isPluralForm(noun) && noun !== 'times' && isModifier(middle) && !/s $/.test(middle)
        ? `${determiner} ${middle}${noun} ${pluralForms[verb]}`
        : null,
    'giu',
  ),
  // Finds "So this look exactly like mine."
  phrase(
    String.raw`(?<=^|^(?:So|And|But|Now|Then),? )(this|it) (look|seem|mean|make|allow|give|sound|feel|require|include)(?= (?:like|that|exactly|${objectWords}|sense|sure|good|great|nice|weird|very|pretty|to)\s)`,
    (subject, verb) => `${subject} ${thirdPerson(verb)}`,
    'giu',
  ),
  // Finds "It is one that prevent pathogens from entering."
  phrase(
    String.raw`((?:is|was|be|as|have|had|has|need|want|create|created|build|built|write|wrote|use|using|find|found|got|get|see|(?:[Ii]t|[Tt]hat|[Tt]here|[Hh]ere|[Hh]e|[Ss]he)['’]s) (?:also )?(?:one|an? (?:\p{Ll}+ )?(\p{Ll}{3,}))) that (allow|make|give|help|need|want|take|provide|require|include|contain|enable|prevent|become|seem|bring|have|do)(?= (?:${objectWords}|to|no|some|many|several|all|\p{Ll}+s)\s)`,
    (start, noun, verb) =>
      noun !== '' &&
      (isPlural(noun, '') ||
        !classesOf(noun).startsWith('n') ||
        /^(?:few|lot|couple|bunch|team|group|pair|number|family|set|range|series|variety|ton|list|collection)$/.test(
          noun,
        ))
        ? null
        : `${start} that ${thirdPerson(verb)}`,
  ),
  // Finds "Several sections that breaks down the data." In "the gap between these walls that lets the light in", the gap
  // does.
  phrase(
    String.raw`(?<!(?<![\p{L}])(?:${alternatives(prepositions, commonPrepositions)}|of|among|between|behind|across|inside|beyond) )((?:several|many|some|these|those|few|various|multiple|${alternatives(twoToTen)}) (?:\p{Ll}+ )?(\p{Ll}{3,}s)) that (\p{Ll}{3,}s)(?= (?:down|up|out|${objectWords})\s)`,
    (start, noun, verb) => {
      const base = knownBase(verb);
      return isPluralNoun(noun) && base !== verb && classesOf(base).startsWith('v') && !/^(?:user)/.test(base)
        ? `${start} that ${base}`
        : null;
    },
  ),
  // Finds "If you are going use it."
  phrase(
    String.raw`(am|is|are|was|were|not|\p{L}+['’](?:m|re|s)) going (use|be|do|make|get|have|take|look|write|create|build|try|see|need|keep|add|talk|explain|show|install|learn)(?= (?:${objectWords}|at|for|about|to|with|some|how|what|more)\s)`,
    (start, verb) => `${start} going to ${verb}`,
  ),
  // Finds "The ability do create it" and "the ability do this".
  phrase(String.raw`(able|unable) (\p{Ll}{4,})(?= (?:${objectWords})\s)`, (start, verb) =>
    classesOf(verb) === 'v' || /(?:ate|ize|ise|ify|ute)$/.test(verb) ? `${start} to ${verb}` : null,
  ),
  phrase(
    String.raw`(ability|able|unable|willing|allowed) (${alternatives(plainVerbs)})(?= (?:${objectWords}|some|more|multiple|\p{Ll}+ly)\s)`,
    (start, verb) => `${start} to ${verb}`,
  ),
  phrase(
    String.raw`(ability|able|unable|allowed) do (?=\p{Ll}+ly (?:\p{Ll}+)|(?:${alternatives(plainVerbs)})\s)`,
    (start) => `${start} to `,
  ),
  // Finds "Interested to join us", "looking forward to meet you" and "considering to buy it".
  phrase(
    // In "We encourage all who are interested to join", they are encouraged to.
    '(?<!(?<![\\p{L}])(?:encourag|invit|urg|welcom|allow|enabl|ask|advis|want|expect)\\p{Ll}* [^.;:!?]{0,60})interested to (join|use|try|work|participate|contribute|become|get|buy|make|build|create|take|start|do|help|write|attend|apply|volunteer|collaborate|develop)',
    (verb) => `interested in ${gerundOf(verb)}`,
  ),
  // In "I look forward to work in the morning", the work is a noun.
  phrase(
    String.raw`((?:look|looks|looked|looking) forward to) (?!work (?:in the (?:mornings?|afternoons?|evenings?)|on (?:the weekends?|\p{L}+days?)|(?:this|that|each|every|most|some) (?:mornings?|weeks?|days?|evenings?|nights?|\p{L}+days?))(?!\p{L}))(meet|see|hear|get|be|have|make|read|learn|join|do|go|bring|find|try|use|work|share|experience|explore|visit|start|play|continue|write|build|welcome|receive|discuss|discover)(?= (?:${objectWords}|from|more|what|how|with|everyone|all|some|back|able|there|in|on|to)(?![\p{L}]))`,
    (start, verb) => `${start} ${gerundOf(verb)}`,
  ),
  phrase(
    String.raw`(?<!(?<![\p{L}])(?:what|which|that|everything|things|books|tools|products|one) (?:I|we|you|they) )(?<!(?<![\p{L}])(?:reasons?|ways?|things?|methods?|options?|steps?|changes?) (?:\p{L}+ ){1,3})(considering|avoid|avoids|avoided|enjoy|enjoys|enjoyed|recommend|suggest|suggesting) to (\p{Ll}{2,})(?![^.;:!?]{0,80} (?:and|or) \p{Ll})(?= (?:(${objectWords})|up|to|some|more|all|at|with|for|\p{Ll}+s?)[ .,])`,
    (start, verb, next) => {
      const classes = verb === 'set' ? 'v' : classesOf(verb);
      const isVerb = classes.startsWith('v') || (next !== '' && classes.includes('v'));
      return isVerb && !/^(?:be|people|get|you|have)$/.test(verb) ? `${start} ${gerundOf(verb)}` : null;
    },
  ),
  // Finds "You need to created it."
  phrase(
    String.raw`((?:want|wants|wanted|need|needs|needed|able|how|try|tries|tried|trying|order|decided|ability|ways?|possible|easy|example) to) (\p{Ll}{4,}ed)(?= (?:${objectWords}|computed|some|more|new|multiple)\s)`,
    (start, verb) => {
      const base = knownBase(verb);
      return !isKnown(verb) && base !== verb && classesOf(base).includes('v') ? `${start} ${base}` : null;
    },
  ),
  // Finds "It is then create by the tool."
  phrase(
    String.raw`((?:is|are|was|were|be|been|being) (?:then |also |not |now |only |automatically |usually )?)(create|install|provide|delete|require|include|generate|configure|define|execute|remove|publish|describe|determine|develop|connect|replace|convert)(?= (?:by|as|with|using|so|via|through|during|from)\s)`,
    (start, verb) => `${start}${verb.endsWith('e') ? verb : `${verb}e`}d`,
  ),
  phrase('(is|are|was|were|be) require (?=to )', (start) => `${start} required `),
  phrase('(be|is|are|was|were) prompt (?=with|to|for)', (start) => `${start} prompted `),
  // Finds "Without even know it", "by use a tool" and "for create a post".
  phrase(
    String.raw`(without (?:even |ever |really )?)(know|realize|realise|have|be|get|make|lose|go|think|see|do|need)(?= (?:${objectWords}|to|what|how|that|any)\s)`,
    (start, verb) => (verb === 'need' ? null : `${start}${gerundOf(verb)}`),
  ),
  phrase(
    String.raw`(by|of|for|without|after|before|when|while) (create|add|install|include|remove|provide|allow|avoid|bring)(?= (?:${determinerWords})\s)`,
    (start, verb) => `${start} ${gerundOf(verb)}`,
  ),
  // Finds "One of the best thing about it" and "one of the reasons are".
  phrase(
    String.raw`(one of (?:the|my|our|your|his|her|their|these|those) (?:(?:most )?\p{Ll}+ )?)(${alternatives(countNouns)})${notBeforePlural}(?=[.,;!?]|$| (?:is|was|that|which|I|we|you|to|about|of|for|in|on|at|has|had)\s)`,
    (start, noun) => `${start}${pluralOf(noun)}`,
    'giu',
  ),
  phrase(
    String.raw`(?<!(?<![\p{L}])(?:no|if|every|at least|which|${alternatives(prepositions)}) )(one of (?:the|my|our|your|these|those) ((?:\p{Ll}+ ){0,2})(\p{Ll}{3,}s)) (are|were)(?= (?:the|a|an|not|very|to|that|how|in|when|about|called|also|my|our)\s)`,
    (start, middle, noun, verb) =>
      isPluralNoun(noun) && isModifier(middle) && !/s $/.test(middle)
        ? `${start} ${verb === 'are' ? 'is' : 'was'}`
        : null,
    'giu',
  ),
  // Finds "A couple of project" and "many tool."
  phrase(
    String.raw`((?:a couple of|several|multiple|various|a few|these|${alternatives(twoToTen)}) (?:(?:new|other|different|more|great|good|small|simple|main|big) )?)(${alternatives(countNouns)})(?=[.,;!?)]|$| (?:that|which|in|on|for|with|to|from|I|we|you|are|were|is)\s)`,
    (start, noun) => `${start}${pluralOf(noun)}`,
    'giu',
  ),
  // Finds "Every element are".
  phrase(
    String.raw`(?<!(?<![\p{L}])(?:${alternatives(prepositions)}) )(every (?:single )?(\p{Ll}{3,})) (are|were)(?= (?:the|a|an|not|very|also|\p{Ll}+ed)\s)`,
    (start, noun, verb) =>
      classesOf(noun).startsWith('n') ? `${start} ${verb === 'are' ? 'is' : 'was'}` : null,
    'giu',
  ),
  // Finds "Does any of these apply?"
  phrase('does any of (?=these|those|them|the (?:below|above|following))', () => 'do any of ', 'giu'),
  // Finds "Some times it rains."
  phrase(String.raw`(?<=^)some times(?=,? (?:I|the|you|it|we|they|this|a)\s)`, () => 'sometimes', 'giu'),
  // Finds "Every tests".
  phrase(
    String.raw`(every) (\p{Ll}{4,}s)${nounPhraseEnd}`,
    (every, noun) =>
      isPluralNoun(noun) && !/^(?:means|series|species|parents|others)$/.test(noun)
        ? `${every} ${knownBase(noun)}`
        : null,
    'giu',
  ),
  // Finds "This things".
  phrase(
    String.raw`this (things|errors|kinds|problems|ideas|reasons|words|tools|options|methods|bugs|apps|websites|articles|examples|concepts|components|categories|settings|numbers|days)(?=[.,;!?)]|$| (?:are|were|will|can|have|that|and|in|on|for|with|I|we|you)\s)`,
    (nouns) => `these ${nouns}`,
    'giu',
  ),
  // Finds "There's people who" and "there’s clear definitions and".
  phrase(
    String.raw`(there)(?:['’]s| is) (\p{Ll}+ )?(\p{Ll}{4,}s|people|children)${nounPhraseEnd}`,
    (there, adjective, noun) =>
      (isPluralNoun(noun) || noun === 'people' || noun === 'children') &&
      (adjective === '' ||
        (tagWords(adjective.trim())[0]?.tag === 'A' &&
          !/^(?:some|news|less|no|another|much)/.test(adjective)))
        ? `${there} are ${adjective}${noun}`
        : null,
    'giu',
  ),
  // Finds "See how the page looks like."
  phrase(
    String.raw`how ((?:(?!who|that|which|and|to|,)[\p{L}'’]+ ){1,7}?)(looks?|(?:will|would|should|could|might|can) look) like`,
    (middle, verb) => (/\b(?:people|things)\b/.test(middle) ? null : `what ${middle}${verb} like`),
    'giu',
  ),
  // Finds "More easier".
  phrase(
    String.raw`more (better|easier|faster|simpler|funnier|cheaper|bigger|smaller|harder|stronger|clearer|happier|longer|shorter|cleaner|nicer|safer|quicker|smarter|healthier)(?=[.,!?]|$| (?:than|to|for|if|when|as|because)\s)`,
    (adjective) => adjective,
    'giu',
  ),
  // Finds "Is rather lengthy process" and "such good idea".
  phrase(
    String.raw`(?<=\b(?:is|was|['’]s|be|been|it) )(very|pretty|quite|really|rather|such) (good|great|nice|big|long|simple|easy|hard|small|interesting|important|useful|lengthy|difficult|common|powerful|cool|popular|bad) (idea|tool|way|process|thing|book|place|feature|example|project|game|problem|question|point|post|article|experience|language|app|site|job|change|step|solution)(?=[.,!?;]|$| (?:to|for|and|but|that|of|in|because|if|when|which)\s)`,
    (adverb, adjective, noun) =>
      adverb === 'such' || adverb === 'quite'
        ? `${adverb} a ${adjective} ${noun}`
        : `a ${adverb} ${adjective} ${noun}`,
  ),
  // Finds "It's terrible difficult".
  phrase(
    String.raw`(?<=\b(?:is|was|are|were|['’]s|be|been|not|so) )(terrible|extreme|incredible|relative|surprising|remarkable) (difficult|hard|easy|simple|important|useful|slow|fast|expensive|cheap|complicated|small|large|high|low|good|bad|boring|powerful|rare|popular|new|common)`,
    (adverb, adjective) => `${adverb.endsWith('le') ? adverb.slice(0, -1) : `${adverb}l`}y ${adjective}`,
  ),
  // Finds "To have a have a value". "They call an oven an oven" is about the name.
  phrase(
    String.raw`(?<!\b(?:call|calls|called|calling|name|names|named|naming|make|makes|made|consider|considers|keep|keeps|let|lets) )((?:\p{Ll}+ (?:an?|the|to|of|is|are|it|be|with))|(?:(?:an?|the|to|of|is|are|have|has|be) \p{Ll}+)) \1`,
    (pair) =>
      /\b(?:and|or|by|on|over|after|so|as|day|step|little|bit|more|that|had|what|to|lot)\b/.test(pair) ||
      /^of (?!some|all|one|most)|(?<!some|all|one|most) of$/.test(pair)
        ? null
        : pair,
  ),
  phrase('have have(?= been)', () => 'have'),
  phrase(String.raw`a the(?= (\p{Ll}+))`, (noun) =>
    /^(?:heart|last|end|same|moment|time|beginning|bottom|top|start|very|center|core|least|bit)$/.test(noun)
      ? 'at the'
      : 'the',
  ),
  // Finds "Childs", "the worlds best" and "everyones".
  phrase(String.raw`childs (?!play)(?=\p{Ll})`, () => "child's "),
  phrase(
    String.raw`(childrens|womens|everyones|someones|anyones|everybodys|todays|yesterdays) (?!as |who |that |is |are |in |and |or |to |wants? |needs? |likes? |ha(?:ve|s|d) |can |could |will |would |tr(?:y|ies) |comes? |goes? |go |gets? |thinks? |says? |decides? |makes? |takes? )(?=\p{Ll})`,
    (noun) => `${noun.slice(0, -1)}'s `,
    'giu',
  ),
  phrase(
    String.raw`((?:the|all the) world)s (?=(?:best|first|largest|biggest|most|smallest|greatest|information|population|fastest|problems)\b)`,
    (noun) => `${noun}'s `,
  ),
  // Finds "Want's to" and "look's like".
  phrase(
    String.raw`(want|need|seem|look|get|make|come|see|say|feel)['’]s (?=(?:to|like|the|a|me|you|us|with|that|sense|it)\s)`,
    (verb) => `${verb}s `,
  ),
  // Finds "And lets also grab it".
  phrase(
    String.raw`(?<=(?:^|[,;:] |\b(?:and|so|now|but|then) ))lets (?=(?:also |just |quickly |first |not )?(?:grab|see|look|take|do|make|add|create|start|say|try|use|put|run|build|talk|assume|imagine|find|write|install|define|keep|move|jump|think|check|begin|implement|explore|set|open|import|have)\b)`,
    () => "let's ",
    'giu',
  ),
];

/** Gives verbs the form that their subject or the word before them requires, and nouns their number. */
export const withVerbForms = withPhrases(rules);
