import { gerundOf } from '#engine/english/gerund.ts';
import { isIrregularVerbForm, lexiconEntry } from '#engine/english/lexicon.ts';
import { thirdPerson } from '#engine/english/s-forms.ts';
import { isKnown, knownBase } from '#engine/english/word-checks.ts';
import {
  alternatives,
  articles,
  commonPrepositions,
  demonstratives,
  modals,
  negatedAuxiliaries,
  objectPronouns,
  otherBe,
  pastBe,
  possessives,
  presentBe,
  questionWords,
  startsWithAny,
} from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from './phrase-rules.ts';

const determinerWords = alternatives(articles, possessives, demonstratives);
const objectWords = `${determinerWords}|${alternatives(objectPronouns)}|it|you|some|all`;
/** Words before a modal that are not its subject. */
const startsOther = startsWithAny(questionWords, 'whom and but the this that or if');
const isVerb = (word: string): boolean => lexiconEntry(word)?.classes.startsWith('v') ?? false;

/** Past forms that differ from the participle, each with its participle. */
const participles: ReadonlyMap<string, string> = new Map(
  'wrote written chose chosen took taken gave given went gone saw seen came come drove driven broke broken spoke spoken stole stolen threw thrown wore worn ate eaten drank drunk began begun ran run knew known grew grown flew flown fell fallen forgot forgotten rode ridden rose risen shook shaken swam swum sang sung froze frozen became become did done drew drawn woke woken'
    .split(' ')
    .flatMap((word, i, all) => (i % 2 === 0 ? [[word, all[i + 1] ?? word] as const] : [])),
);
/** Verbs whose participle does not end in "-ed", each with its participle. */
const irregular: ReadonlyMap<string, string> = new Map(
  'write written choose chosen take taken give given go gone see seen do done make made find found build built send sent spend spent buy bought bring brought think thought teach taught catch caught lose lost leave left feel felt keep kept meet met hear heard tell told sell sold hold held understand understood know known grow grown show shown drive driven break broken speak spoken throw thrown wear worn eat eaten begin begun fall fallen forget forgotten draw drawn fly flown fight fought win won sit sat say said pay paid mean meant'
    .split(' ')
    .flatMap((word, i, all) => (i % 2 === 0 ? [[word, all[i + 1] ?? word] as const] : [])),
);
/** Verbs whose participle is their base form, and words that are also other forms. */
const sameForm = new Set(
  'come become run put beset offset read set cut hit let cost hurt quit shut spread split bet cast beat bid burst fit shed rid upset overcome forecast get be have need want help found wound lay lie seem work love hope trust care plan spit knit slit thrust wed wet sweat broadcast input bust sublet lend'.split(
    ' ',
  ),
);

/** Past forms that learners make by the regular rule, each with the correct past and participle. */
const regularized: ReadonlyMap<string, readonly [past: string, participle: string]> = new Map(
  'gived gave given taked took taken choosed chose chosen writed wrote written rewrited rewrote rewritten drawed drew drawn throwed threw thrown runned ran run rised rose risen arised arose arisen shrinked shrank shrunk drived drove driven falled fell fallen becomed became become comed came come beginned began begun growed grew grown knowed knew known eated ate eaten drinked drank drunk speaked spoke spoken breaked broke broken stealed stole stolen weared wore worn hided hid hidden forgetted forgot forgotten finded found found buyed bought bought builded built built catched caught caught teached taught taught bringed brought brought thinked thought thought keeped kept kept sleeped slept slept feeled felt felt telled told told selled sold sold sended sent sent spended spent spent holded held held standed stood stood understanded understood understood sitted sat sat cutted cut cut hitted hit hit hurted hurt hurt setted set set splitted split split spreaded spread spread readed read read feeded fed fed meeted met met winned won won fighted fought fought losed lost lost losted lost lost maked made made meaned meant meant dealed dealt dealt heared heard heard payed paid paid resetted reset reset digged dug dug'
    .split(' ')
    .flatMap((word, i, all) =>
      i % 3 === 0 ? [[word, [all[i + 1] ?? word, all[i + 2] ?? word]] as const] : [],
    ),
);
/** Words before a participle. */
const beforeParticiple = String.raw`(?:(?:have|has|had|having|be|been|being|is|are|was|were|am|get|gets|got|\p{L}+['’](?:ve|s|re)|(?:has|have|had|is|are|was|were)n['’]t) (?:\p{Ll}+ly |also |already |just |never |always |not |even |ever )?)`;

const pastOf = (base: string): string => {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return base.endsWith('e') ? `${base}d` : `${gerundOf(base).slice(0, -3)}ed`;
};
/** The participle of a base form. Null for a word that may be another form. */
const participleOf = (base: string): string | null => {
  // "Reread" follows "read".
  if (sameForm.has(base) || sameForm.has(base.replace(/^(?:re|un|over|out)/, ''))) return null;
  return irregular.get(base) ?? (isVerb(base) ? pastOf(base) : null);
};

const adverb = `(?:(?:also|already|just|never|always|only|even|recently|not|finally|since|actually|really) )?`;
/** The start of a clause, so that no noun comes before its subject. "The loaves I have use rye" is about loaves. */
const clauseStart =
  '(?<=^|[,;(] |(?<![\\p{L}])(?:and|but|because|if|when|so|since|though|although|while|think|know|hope|sure) )';

const pastForms = [...participles.keys()].join('|');
const baseForms = [...irregular.keys()].join('|');

/** Verbs that often lose their "-s" after a third-person subject. */
const presentVerbs =
  'make|get|go|work|look|seem|need|want|come|take|give|use|help|allow|contain|include|show|mean|sound|start|become|require|provide|depend|happen|create|keep|try|do|feel|say|know|consist|remain|add|tell|turn|follow|begin|end|return|support|appear|run|change|matter';

const endsInSign =
  /^(?:\w*[^u]sign|\w*align|campaign|foreign|sovereign|benign|\w?reign|feign|deign|condign|coign)$/;
const isIng = (word: string): boolean =>
  /^(?:no|some|any|every)thing$/.test(word) || gerundOf(knownBase(word)) === word;

/** Corrections that give verbs the form that their auxiliary or subject requires. */
export const verbMistakes: readonly PhraseRule[] = [
  // Finds "We finded the mill" and "it has choosed a loaf".
  phrase(`(${beforeParticiple})?(${[...regularized.keys()].join('|')})`, (before, verb) => {
    const [past, participle] = regularized.get(verb) ?? [verb, verb];
    return before === '' ? past : `${before}${participle}`;
  }),
  // Words whose last letters are swapped: "Nothign", "learnign".
  phrase(String.raw`(\p{Ll}{2,})ign`, (start) =>
    !isKnown(`${start}ign`) && !endsInSign.test(`${start}ign`) && isIng(`${start}ing`) ? `${start}ing` : null,
  ),
  // Finds "I've wrote it" and "we've already went".
  phrase(
    `((?:I|[Yy]ou|[Ww]e|[Tt]hey)['’]ve ${adverb})(${pastForms})`,
    (start, verb) => `${start}${participles.get(verb) ?? verb}`,
  ),
  phrase(
    `${clauseStart}((?:(?:I|[Yy]ou|[Ww]e|[Tt]hey) have|(?:[Hh]e|[Ss]he|[Ii]t|[Ww]ho) has|(?:I|[Yy]ou|[Ww]e|[Tt]hey|[Hh]e|[Ss]he) had) ${adverb})(${pastForms})`,
    (start, verb) => (verb === 'did' ? null : `${start}${participles.get(verb) ?? verb}`),
  ),
  // Finds "I've take the loaf" and "I've use it before".
  phrase(
    String.raw`((?:I|[Yy]ou|[Ww]e|[Tt]hey)['’]ve ${adverb})(\p{Ll}{3,})(?= (?:${objectWords}|that|how)\s)`,
    (start, verb) => {
      const right = participleOf(verb);
      return right === null ? null : `${start}${right}`;
    },
  ),
  phrase(
    String.raw`${clauseStart}((?:I|[Ww]e|[Tt]hey) have ${adverb})(${baseForms}|use|create|add|learn|try|start|decide|notice|realize|include|change|complete|receive)(?= (?:${objectWords})\s)`,
    (start, verb) => {
      const right = participleOf(verb) ?? pastOf(verb);
      return right === null ? null : `${start}${right}`;
    },
  ),
  // Finds "The theme was chose for now" and "the town wasn't build in a day".
  phrase(
    String.raw`((?:${alternatives(presentBe, pastBe, otherBe, negatedAuxiliaries)}) ${adverb})(chose|wrote|took|gave|threw|stole|spoke|forgot)(?= (?:${alternatives(commonPrepositions)}|using|as|because)\s|[.,;!?])`,
    (start, verb) =>
      /^(?:is|are|was|were|be|been|being|isn['’]t|aren['’]t|wasn['’]t|weren['’]t) /.test(start)
        ? `${start}${participles.get(verb) ?? verb}`
        : null,
  ),
  phrase(
    String.raw`(?<!(?<![\p{L}])(?:do|did|does|doing|done|thing|goal|job|idea|step|option|plan|task|aim|point|way|trick|next|first|then|it|need|needed|left) )((?:is|was|were|are|been|being|wasn['’]t|weren['’]t|isn['’]t|aren['’]t) ${adverb})(build|send|spend)(?= (?:${alternatives(commonPrepositions)}|using|as|over|into|around|upon|within|out)\s|[.,;!?])`,
    (start, verb) => `${start}${irregular.get(verb) ?? verb}`,
  ),
  // Finds "This should helps you" and "it can creates layers".
  phrase(
    String.raw`((?:I|[Yy]ou|[Ww]e|[Tt]hey|[Hh]e|[Ss]he|[Ii]t|[Tt]his|[Tt]hat|\p{Ll}{3,}s) (?:can|could|should|would|will|must|might) (?:also |then |not |only |just )?)(\p{Ll}{3,}s)(?= (?:${objectWords}|outside|inside)\s)`,
    (start, verb) => {
      const base = knownBase(verb);
      return startsOther.test(start) ||
        /(?:ss|us|is)$/.test(verb) ||
        base === verb ||
        thirdPerson(base) !== verb ||
        !lexiconEntry(base)?.classes.includes('v')
        ? null
        : `${start}${base}`;
    },
  ),
  // Finds "You can chose a loaf" and "it would became a town".
  phrase(
    String.raw`((?:I|[Yy]ou|[Ww]e|[Tt]hey|[Hh]e|[Ss]he|[Ii]t|[Tt]his|users|people|to) (?:can|could|should|would|will|must|might|['’]ll) (?:also |then |not |only |just |never |always )?)(chose|took|gave|went|became|began|wrote|brought|bought|thought|kept|sent|built|spent|knew|came)(?= (?:${objectWords}|to|from|which|what|between|how|more|any|one|with|for|in|on|into|out)\s|[.,])`,
    (start, verb) => `${start}${knownBase(verb)}`,
  ),
  phrase(
    String.raw`((?:want|wants|wanted|need|needs|needed|have|had|able|try|tries|tried|trying|going|decided|how|way|order|order for me|time) to )(took|gave|went|became|began|wrote|brought|bought|kept|sent|built|spent|knew|came|made|saw|got)(?= (?:${objectWords}|to|from|more|any|one|with|in|on|into|out)\s)`,
    (start, verb) => `${start}${knownBase(verb)}`,
  ),
  // Finds "I want to establishing myself".
  phrase(
    String.raw`((?:want|wants|wanted|need|needs|needed|able|try|tries|tried|decided|decide|hope|hoping|plan|order) to )(\p{Ll}{3,}ing)(?= (?:${objectWords}|myself|yourself|ourselves|themselves)\s)`,
    (start, verb) => {
      const base = knownBase(verb);
      return base !== verb && isVerb(base) && gerundOf(base) === verb ? `${start}${base}` : null;
    },
  ),
  // Finds "I've build up a list". No noun looks like these verbs.
  phrase(
    `((?:I|[Yy]ou|[Ww]e|[Tt]hey)['’]ve ${adverb})(build|take|make|write|choose|give|send|spend|buy|bring|teach|lose|hear|tell|sell|know|speak|eat|begin|forget)(?= (?:up|out|on|in|over|about|from|through|quite|so|more|too|enough|many|much|two|three|several)(?![\\p{L}]))`,
    (start, verb) => `${start}${irregular.get(verb) ?? verb}`,
  ),
  // Finds "It is manage by the mill". "Close by the mill" is near.
  phrase(
    String.raw`((?:is|are|was|were|be|been|being) ${adverb})(\p{Ll}{4,})(?= by (?!\p{Ll}+ing(?!\p{L})))`,
    (start, verb) => {
      const classes = lexiconEntry(verb)?.classes ?? '';
      const right = participleOf(verb);
      return right === null ||
        /^(?:close|stand|drive|pass|lead)$/.test(verb) ||
        !/^v/.test(classes) ||
        classes.includes('a') ||
        isIrregularVerbForm(verb)
        ? null
        : `${start}${right}`;
    },
  ),
  // Finds "She taste the loaf". At the start of a sentence, only a verb can follow.
  phrase(
    String.raw`^((?:He|She|It) )(\p{Ll}{3,})(?= (?:the|an?|my|his|her|their|its|them|him) )`,
    (start, verb) => {
      const classes = lexiconEntry(verb)?.classes ?? '';
      return !classes.includes('v') ||
        /[ar]/.test(classes) ||
        sameForm.has(verb) ||
        isIrregularVerbForm(verb) ||
        /(?:ed|s|ly)$/.test(verb)
        ? null
        : `${start}${thirdPerson(verb)}`;
    },
  ),
  // Finds "People often try describe it".
  phrase(String.raw`(try|tries|tried|trying) (\p{Ll}{4,})(?= (?:${objectWords})\s)`, (start, verb) =>
    lexiconEntry(verb)?.classes === 'v' && !isIrregularVerbForm(verb) ? `${start} to ${verb}` : null,
  ),
  phrase('((?:it|that|this|they|which|each) )costed', '$1cost'),
  // Finds "It make quick work of it" and "it do restrict us" at the start of a clause.
  phrase(
    String.raw`^((?:He|She|It) )(${presentVerbs})(?= (?:[*_]{0,2}(?:${objectWords}|very|more|quite|really|only)[*_]{0,2}|sense|to)\s)`,
    (start, verb) => `${start}${thirdPerson(verb)}`,
  ),
  phrase(
    String.raw`(?<=(?:, (?:but|and|so) |(?<![\p{L}])(?:because|since|as) ))((?:he|she|it) )(${presentVerbs})(?= (?:${objectWords}|sense|to|very|more)\s)`,
    (start, verb) => `${start}${thirdPerson(verb)}`,
  ),
  phrase(
    String.raw`(?<=(?:, (?:but|and|so) |(?<![\p{L}])(?:because|since) ))((?:he|she|it) do)(?= (\p{Ll}{3,}) (?:\p{L}|\d))`,
    (start, verb) => (isVerb(verb) ? `${start}es` : null),
  ),
  phrase('(as it )(get)(?= \\p{Ll}{3,}(?:ed|en)(?![\\p{L}]))', (start) => `${start}gets`),
  // Finds "When that happen", "when it come to bread" and "where it make sense".
  phrase(
    String.raw`(?<!(?<![\p{L}])(?:suggest|recommend|insist|demand|important|let|make|made|did|does|do|${alternatives(modals)}|to) )((?:when|once|until|because|what|where) (?:it|this|that|he|she) )(happen|come|make|take|mean|need|seem|work|look|get|become|contain|require)(?= (?:${objectWords}|to|sense|for|like|up|down)\s|[.,])`,
    (start, verb) =>
      /(?:that|this) $/.test(start) && !/^(?:happen|come)$/.test(verb)
        ? null
        : `${start}${thirdPerson(verb)}`,
    'giu',
  ),
  // Finds "People seems to like it" and "they was late".
  phrase(
    String.raw`^((?:(?:Some|Most|Many|Other|These|Those) )?[Pp]eople )(seems|wants|thinks|likes|tends|says|knows|gets|has|does|needs|uses|loves|goes|makes)(?= \p{L})`,
    (start, verb) => `${start}${verb === 'has' ? 'have' : knownBase(verb)}`,
  ),
  phrase(
    String.raw`(?<=^|, (?:but|and|so) )((?:[Tt]hey|[Ww]e) )(was|has|does|doesn['’]t|wasn['’]t|hasn['’]t)(?= (?!\p{Lu})\p{L})`,
    (start, verb) => `${start}${verb.replace(/^was/, 'were').replace(/^has/, 'have').replace(/^does/, 'do')}`,
  ),
  // Finds "He don't know it". "It don't mean a thing" is a song.
  phrase(
    String.raw`(?<=^|[,;] |(?<![\p{L}])(?:and|but|because|if|when|that|so|since|although|though) )((?:[Hh]e|[Ss]he|[Ii]t) )don(['’])t(?= (?!mean|matter|take)\p{Ll})`,
    (start, mark) => `${start}doesn${mark}t`,
  ),
];
