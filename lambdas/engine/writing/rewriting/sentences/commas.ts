import {
  alternatives,
  anyOf,
  articles,
  asWritten,
  capitalized,
  demonstratives,
  doForms,
  haveForms,
  modals,
  pastBe,
  possessives,
  presentBe,
  quantifiers,
  sentenceAdverbs,
  subjectPronouns,
  subordinators,
} from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { isSplice, startsClause, verbAt, wordsOf } from '#engine/writing/clauses/sentence-halves.ts';
import { containsBoundary } from '#engine/writing/rewriting/openings/later-commas.ts';
import { withOpeningComma } from '#engine/writing/rewriting/openings/opening-commas.ts';
import { withRequestComma } from '#engine/writing/rewriting/openings/opening-requests.ts';
import { isOptionalOpening } from '#engine/writing/rewriting/openings/own-openings.ts';
import { withCertainClause } from './certain-clauses.ts';
import { withContrast } from './contrasts.ts';
import { withNamedComma } from './named-commas.ts';
import { withoutPredicateComma } from './predicate-commas.ts';
import { withRelativeComma } from './relative-commas.ts';
import { withSecondClause } from './second-clauses.ts';
import { withoutNeedlessCommas } from './subject-commas.ts';

/** More adverbs that most editors set off at the start of a sentence. */
const openingAdverbs =
  'eventually personally apparently initially basically naturally clearly instead similarly typically usually honestly otherwise plus generally originally previously essentially ideally recently currently also again actually thus yesterday tomorrow next first second third well yes oh accordingly likewise overall regardless afterwards';
const adverbs = alternatives(capitalized(`${sentenceAdverbs} ${openingAdverbs}`));

/** Phrases that open a sentence like these adverbs. "In addition to" and "of course not" continue it instead. */
const phrases =
  'For example|For instance|In addition|In fact|Of course|As a result|On the other hand|In other words|In general|In short|In contrast|In particular|To be fair|To be honest|In conclusion|In summary|At the end of the day|First of all|That being said|Having said that|In this case|In that case|In most cases|In some cases|In many cases|At the same time(?! that )|At this point|At that point|In the end|In the meantime|In the past(?! (?:few|couple|several|two|three|four|five|six|ten|year|month|week|day|decade|\\d))|In practice|In theory|In reality|For some reason|For the most part|For the first time(?! (?:that|this|in|since) )|By default|Over time|From there|In my opinion|In my experience|At first|To my surprise|After that|Because of this|Because of that|Despite this|In recent years|On top of that|On the one hand|All in all|At the moment|In this example|In this post|In this article|To begin with|As of this writing|Like I said|As I said|As a consequence|As such|In any case|In my case|In total|In real life|For this reason|To this day|So far(?! this)|Until now|Up until now|To be clear|In all likelihood|As always|As usual|Once again|Back then|These days|Nowadays|Either way|In the long run|As expected|Most of the time|For the longest time|Earlier this week|Earlier this month|Earlier this year|Later that day|That evening|That night|That morning|One day(?! a|.* (?:and|,) the next )|In short|In summary|In this tutorial|In this example|In this section|In this way|By the way|As (?:I|we) (?:have )?(?:already )?(?:mentioned|said|noted|explained|described|discussed|promised)(?: (?:before|earlier|above|previously|already))?|Other than that|Apart from that|Besides that|More than anything|Time and time again|Much to my surprise|Oh boy|At the time(?= it was the)|On average|Right out of the gate|As of now|For now|From then on|Since then|Until then|By then|Even so|Even then|Not surprisingly|To my delight|With that said|That said|With that|With this in mind|With that in mind|With all that said|As it stands|As it (?:turns|turned) out|As it happens|As far as I (?:know|can tell|remember|can see)|As I recall|If I remember (?:correctly|right|rightly)|As luck would have it|If so(?! (?:many|much|few|little|some))|From the (?:beginning|start|outset)|Over the years|On paper|At first glance|In a sense(?! that)|In a way(?! that)|In a nutshell|For some people|For whatever reason|For a start|As a (?:kid|child|family|beginner|teenager|result|bonus|side note)|For (?:years|months|weeks|days|hours)|On my way (?:back|home)|In my mind|In my eyes|In this regard|In that regard|In both cases|In either case|In all cases|In these cases|In those days|In due time|For my part|At any rate|At worst|At best(?! [^,]* and)|By comparison|By contrast|By convention|By definition|As a rule of thumb|As a general rule|On that note|On a side note|With any luck|At last';
/** Phrases after which a clause with its subject and verb cannot describe a noun: "After all we are bakers". */
const morePhrases = `In many ways|In some ways|From here on|From now on|After all(?= (?:${alternatives(asWritten(subjectPronouns))}|there)(?:['’](?:m|re|s|ve|ll|d)|n['’]t| (?:${alternatives(presentBe, pastBe, modals)})(?:n['’]t)?)(?!\\p{L}))|In the (?:early|late|mid)[ -](?:18|19|20)\\d0s|Within (?:a few|two|three|four|five|\\d+) (?:minutes|hours|days|weeks|months|years)`;
/** Times that open a sentence: "A few years ago", "last summer". */
const times = `(?:A|Two|Three|Several|Some|Many|\\d+)(?: (?:few|couple of))? (?:days|weeks|months|years) ago|A (?:week|month|year) ago|Last (?:week|month|year|summer|winter|spring|fall|night)|(?:Each|Every|This|Next) (?:year|month|week|summer|winter|spring|fall|semester|season)(?= (?:${alternatives(asWritten(subjectPronouns))}|there)(?:['’]\\p{Ll}+)? )`;

/** Words that open a subject or a condition. */
const subjects = `${alternatives(articles, demonstratives, possessives, quantifiers, subjectPronouns)}|there|people|if|when|what|one`;

const opening = regexOf(
  String.raw`^((?:${adverbs}|${phrases}|${morePhrases}|${times}) )(?=(?:${subjects}|I)(?:['’]\p{L}+)?\s)`,
  'u',
);

/** Words that describe the noun after them: "Next steps are", "second graders are". */
const adjectives = 'first second third next last overall regardless otherwise plus well yes oh';
/** An adverb before a name or plural with its verb: "Unfortunately Anna was late", "typically bakers knead". */
const beforeNoun = regexOf(
  String.raw`^(?!${anyOf(capitalized(adjectives))} )((?:${adverbs}) )(?=\p{Lu}\p{Ll}|\p{Ll}{3,}s )`,
  'u',
);
const startsWithItsVerb = (rest: string): boolean => {
  const [noun] = wordsOf(rest);
  return noun !== undefined && 'NP'.includes(noun.tag) && !/ss$/.test(noun.lower) && verbAt(rest) === 1;
};

/** An adverb before the phrase or condition that opens its clause: "However in the last month, we baked". */
const beforePhrase = regexOf(
  String.raw`^((?:However|Unfortunately(?! for)|Fortunately(?! for)|Firstly|Secondly|Thirdly|Lastly|Eventually|Basically|Of course|In fact|Furthermore|Moreover|Nevertheless|Meanwhile|Additionally|Obviously|Interestingly|Ultimately|Likewise|Similarly) )(?=(?:in|on|at|if|when|since|because|after|before|once|while|during|with|by|despite|due to|as|for) (?:${alternatives(articles, demonstratives, possessives, quantifiers)}|there|\p{Ll}{4,}|${alternatives(asWritten(subjectPronouns))}) )`,
  'u',
);

/**
 * Openings where "however" means "in whatever way": "However you choose to bake, bread rises", "However many you are".
 */
const inWhichWay = /^However (?:you|one|many|few|the [^,.]{3,40},)/u;

/**
 * An opening that may be such a clause, with a main clause after the comma: "However they are baked, loaves keep".
 * "However, if it is cold, we bake" has an opening of its own.
 */
const startsConcession = regexOf(`^However (?!${anyOf(subordinators)}\\s)`, 'u');
const isInWhichWay = (sentence: string): boolean =>
  inWhichWay.test(sentence) ||
  (startsConcession.test(sentence) &&
    (isSplice(sentence.slice('However '.length)) || sentence.split(', ').slice(1).some(startsClause)));

const startsWithSpeaker = regexOf(`^(?:${anyOf(asWritten(subjectPronouns))}|there)(?:['’]\\p{L}+)?\\s`, 'iu');
/** Whether the adverb belongs to a noun phrase that ends at the comma: "Previously a mill, the house is". */
const loosePhrase = regexOf(
  `^(?:${alternatives(articles, demonstratives, possessives)}) (?:[^\\s,]+ ){0,2}[^\\s,]+, (?:${alternatives(asWritten(subjectPronouns))}) `,
  'u',
);
const closesNounPhrase = (rest: string): boolean => {
  // "Thus this update, I may": what looks like a verb is a noun.
  if (loosePhrase.test(rest)) return true;
  const at = rest.indexOf(', ');
  return at > 0 && !startsWithSpeaker.test(rest) && verbAt(rest.slice(0, at)) < 0;
};

/** Whether a clause describes the time or reason: "Most of the time I saw Anna, she baked". */
const describesOpening = (opened: string, rest: string): boolean =>
  /(?:time|times|day|night|week|month|year|reason|moment|point|way|all)s?\s$/u.test(opened) &&
  startsWithSpeaker.test(rest) &&
  rest
    .split(', ')
    .slice(1)
    .some(
      (part) =>
        startsWithSpeaker.test(part) ||
        (/^At the (?:same )?(?:time|moment) $/u.test(opened) && isNewClause(part)),
    );
/** A clause with a noun as its subject. One with "and" or "which" continues the clause before it. */
const isNewClause = (part: string): boolean =>
  !/^(?:and|but|or|so|yet|which|who|where|while|because|although|though|if|when)\s/u.test(part) &&
  startsClause(part);
/** Whether "to" is missing: "In addition the mill and the shop, our oven is old". */
const lacksTo = regexOf(
  `^[^,]{4,80}, (?=(?:${alternatives(asWritten(subjectPronouns), articles, possessives, demonstratives)}|there) )`,
  'u',
);
const isInAdditionTo = (opened: string, rest: string): boolean =>
  opened === 'In addition ' && startsClause(rest.replace(lacksTo, '')) && lacksTo.test(rest);

/** Finds a reply that repeats what was said: "Of course it would." */
const echoedSubject = regexOf(
  `^(?:${alternatives(asWritten(subjectPronouns), demonstratives)}|there) (?:${alternatives(presentBe, pastBe, haveForms, doForms, modals)})(?:n['’]t| not)?[.!?]`,
  'u',
);

/** The clause describes the noun of a phrase in "On a side note that may be odd: we bake". */
const describesPhrase = (opened: string, rest: string): boolean =>
  /^(?:On|In|As|For|At|With) an? .*(?<!nutshell) $/u.test(opened) &&
  regexOf(`^that (?:${alternatives(modals, presentBe, pastBe, haveForms, doForms)}|\\p{Ll}+s) `, 'u').test(
    rest,
  );

/** A clause of the noun before it: "For some reason that I forget, baking is fun". "That is odd" has no second subject. */
const describedByThat = regexOf(
  `^that (?:${alternatives(asWritten(subjectPronouns))})(?:['’]\\p{Ll}+)? `,
  'u',
);

/** In "Of course I'm late; I always am", the words stress a short clause. */
const isShortReply = regexOf(
  `^(?:${alternatives(asWritten(subjectPronouns))})(?:['’]\\p{Ll}+)?(?: [^\\s,]+){1,4}[.,;!?…—]`,
  'u',
);

/** Openings that count, such as "Second one is hot" and "first few times we bake". */
const countsOne =
  /^(?:First|Second|Third|Next|Last) (?:ones?|few|couple|several|two|three|four|five|six|ten|half|handful|thing|time) /u;

/** An opening long enough for a comma of its own: "if it is cold", "after having baked". */
const needsClosingComma = regexOf(
  String.raw`^(?:(?:if|when|since|because|once|while|as) (?:${alternatives(articles, demonstratives, possessives, quantifiers, asWritten(subjectPronouns))}|there)|(?:after|before|while|when|by|since) \p{Ll}{2,}ing) `,
  'u',
);
/**
 * Adverbs that only join sentences. Copy editors always set a comma between one and a clause with its subject, wherever
 * that clause ends: "However, if it is cold we bake". "Obviously after baking we left" may be obvious of the baking.
 */
const joinsSentences =
  /^(?:However|Furthermore|Moreover|Nevertheless|Additionally|Likewise|Similarly|In fact)$/;
const startsCondition = regexOf(
  `^(?:if|when|since|because|once|while) (?:${alternatives(asWritten(subjectPronouns), articles, demonstratives, possessives)}|there) `,
  'u',
);

/**
 * Adds the comma after an adverb. If the opening after the adverb has no certain end, only an adverb that cannot belong
 * to it gets one.
 */
const withAdverbComma = (adverb: string, rest: string): string => {
  if (!needsClosingComma.test(rest) || containsBoundary(rest)) return `${adverb}, ${rest}`;
  const closed = withRequestComma(withOpeningComma(rest));
  const isCertain = closed !== rest || (joinsSentences.test(adverb) && startsCondition.test(rest));
  return isCertain ? `${adverb}, ${closed}` : `${adverb} ${rest}`;
};

/** Adverbs that mean "nearly" before a quantity: "Basically all of the loaves are rye". */
const nearly = regexOf(
  `^(?:Basically|Essentially|Practically|Virtually|Literally|Effectively|Generally|Usually|Typically|Mostly|Normally|Almost|Nearly|Roughly|Seriously|Honestly|Actually) (?:all|every|everyone|everybody|everything|each|any|anyone|anything|anybody|no|none|nobody|nothing|both|half|zero|the (?:only|same|whole|entire|opposite|first|last|best|worst))(?!\\p{L})`,
  'u',
);

/** "Oh my" and "Oh what a mess" are exclamations. In "Oh what so we stop", the comma belongs after "what". */
const isExclamation = /^oh (?:my|what|how|so) /iu;
/** In "Regardless if it is hot, we bake", the word joins the clause after it. */
const concedes = /^(?:regardless|irrespective) (?:if|whether|when|what|where|how|who|why) /iu;

const isTime =
  /(?:day|days|night|morning|evening|week|weeks|month|months|year|years|ago|summer|winter|spring|fall|yesterday|today|tomorrow) $/iu;

const withOpening = (sentence: string, isOpen: boolean): string => {
  const [beforeRest] = beforePhrase.exec(sentence) ?? [];
  if (beforeRest !== undefined)
    return withAdverbComma(beforeRest.trimEnd(), sentence.slice(beforeRest.length));
  if (isInWhichWay(sentence) || countsOne.test(sentence) || nearly.test(sentence)) return sentence;
  const [found] = opening.exec(sentence) ?? beforeNoun.exec(sentence) ?? [];
  if (found === undefined) return sentence;
  const rest = sentence.slice(found.length);
  // The repetition is intentional: "Again we baked, again we ate".
  if (regexOf(`(?:, |and |but )${found}`, 'iu').test(rest)) return sentence;
  if (isExclamation.test(sentence) || concedes.test(sentence)) return sentence;
  if (isInAdditionTo(found, rest) || describedByThat.test(rest)) return sentence;
  if (closesNounPhrase(rest) || describesOpening(found, rest) || describesPhrase(found, rest))
    return sentence;
  if (echoedSubject.test(rest) || (found === 'Of course ' && isShortReply.test(rest))) return sentence;
  // "One day, when we met we baked" needs both commas.
  if (isTime.test(found) && /^(?:if|when) /u.test(rest)) return withAdverbComma(found.trimEnd(), rest);
  // "Usually my own loaves." has no clause that the adverb opens.
  if ((!startsWithSpeaker.test(rest) && verbAt(rest) < 0) || (isOpen && isOptionalOpening(found.trimEnd())))
    return sentence;
  return opening.test(sentence) || startsWithItsVerb(rest) ? `${found.trimEnd()}, ${rest}` : sentence;
};

/**
 * Adds commas after the opening of a sentence and before its second clause: "Unfortunately the oven is cold but we
 * bake". Where the writer leaves short openings open, only the other ones get a comma.
 */
export const withCommas = (sentence: string, isOpen = false): string => {
  const opened = withRequestComma(withOpeningComma(withOpening(sentence, isOpen), isOpen));
  const joined = withContrast(withCertainClause(withSecondClause(opened)));
  return withNamedComma(withRelativeComma(withoutNeedlessCommas(withoutPredicateComma(joined))));
};
