import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { alternatives, anyOf, asWritten, subjectPronouns } from '#engine/english/word-classes.ts';
import {
  announcingVerbs,
  enthusiasmWords,
  firstPersonPronouns,
  otherEnthusiasmWords,
  otherTextNames,
  presentingVerbs,
  textNames,
} from '#engine/english/word-lists/text-words.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';

/** Names that a text gives its own content: "a quick guide to ...", "some ideas and suggestions that ...". */
const nouns =
  'guides?|how-to|tips|tricks|ideas|suggestions|list|checklist|overview|summary|recap|rundown|round-?up|primer|introduction|intro|walk-?through|tutorial|tour|look|updates?|thoughts|observations|notes|lessons|insights|takeaways|learnings|steps|ways|methods|techniques|strateg(?:y|ies)|principles|guidelines|rules|reasons|mistakes|pitfalls|myths|story|stories|review|comparison|collection|selection|series|highlights|recommendations|advice|(?:best )?practices|experiences?|explanation|breakdown|analysis|interview|favorites|picks|cheat ?sheet|roadmap|history|case stud(?:y|ies)|account|things|impressions|memories|reflections|quotes|examples|photos|resources|questions|answers|findings|predictions|opinions|run down|post-?mortem|deep dive|crash course|challenge|process|lessons learned|facts|problems|changes|favou?rites|plan|journal|diary|tale|rant|memoir|letter|(?<=(?:favou?rite|best|top) (?:[\\p{L}-]+ ){0,4})(?:books|reads|albums|songs|films|movies|games|podcasts|tools|apps|recipes)';
const quantity = `(?:just |simply |really )?(?:an?|the|some|several|many|various|my|our|a few|a couple(?: of)?|a number of|few|${alternatives(twoToTen)}|\\d{1,2})`;
/** "a quick update on", "some of the best ideas and suggestions that". */
const phrase = `(?:some of |all of |a list of |a set of )?(?:${quantity} )?(?:of )?(?:(?:the|my|our) )?(?:\\d{1,2} )?(?:(?!(?:who|that|which|because|thing|if|when|where|how|why)(?!\\p{L}))[\\p{L}\\d'’-]+,? ){0,4}?(?:${nouns})(?= (?:and|or|to|of|on|for|about|from|in|with|at|into|that|which|where|how|why|I|we|you|our|my|your|while|when|after|before|into|behind|during)(?!\\p{L}))`;

const will =
  "(?:['’]ll(?: be)?| will(?: be)?| am going to| are going to|['’]m going to|['’]re going to| would like to|['’]d like to| want to| wanted to| thought I(?:['’]d| would)| decided to| plan to| just wanted to|['’]ve| have)?(?: (?:like to )?take (?:a moment|some time|the time|a minute|(?:this|the) opportunity) to)?";
const gives =
  '(?:share|sharing|give|giving|show|showing|provide|provided|offer|present|outline|list|listed|compile|compiled|collect|collected|gathered|put together|written|wrote|document|prepared?|created|go (?:through|over)|going (?:through|over)|walk (?:you )?through|run through|cover|discuss|look at|take (?:you )?through|reported? on|reflect(?:ed)? on|wr[io]te (?:about|up|down)|write|leave|look(?:ed)? back (?:on|at))(?: with)?(?: you(?: all)?| everyone)?(?: with)?';
const page = `${alternatives(textNames, otherTextNames)}|blog post|blog|write-?up|part|report|story|video|issue|codelab`;
const place = `(?:(?:so|but|and|now|well|ok|first)[, ]+)?(?:(?:today|here|below|first|in this (?:\\p{L}+ ){0,2}(?:${page})),? )?`;
const pageNouns =
  'guide|list|checklist|story|tale|rant|letter|memoir|review|summary|series|look|overview|collection|account|recap|tutorial|report|walk-?through|post-?mortem|reflection|introduction|primer|attempt';

/**
 * "One thing that I have thought about is the process that I use": the thing that an author names, without how they
 * came to it.
 */
const namedThing =
  '(?:one thing|something|what|one of the things)(?: that)? (?:I|we)(?:[^,;:]{4,70}?) (?:is|was) ';

/** Openings after which the sentence says what the text offers its reader. */
const openings = [
  regexOf(`^${namedThing}(?=${phrase})`, 'iu'),
  regexOf(`^${place}(?:I|we)${will} (?:also |briefly |quickly |first )?${gives} (?=${phrase})`, 'iu'),
  regexOf(
    `^${place}(?:here(?:['’]s|(?:, [^,]{5,40},)? (?:is|are|were))|below (?:is|are)|what follows (?:is|are)) (?=${phrase})`,
    'iu',
  ),
  regexOf(
    `^(?:this (?:is|will be|is going to be|is meant to be)|these are) (?=(?:an?|the|my|our|some) (?:[\\p{L}-]+ ){0,3}?(?:${pageNouns}) (?:of|to|for|on|about|at|into|that|where))`,
    'iu',
  ),
  regexOf(
    `^(?:so |but |and )?(?:this|today['’]s|the following|what follows|(?:the )?below) (?:\\p{L}+ ){0,2}?(?:${page}|list|section|notes)? (?:is|will be|contains?|provides?|offers?|gives?|presents?|shares?|collects?|lists?|outlines?|serves as)(?: you)? (?=${phrase})`,
    'iu',
  ),
];

/** "I think", "below", "in this post": words for a page, not for its description. */
const asides = [
  regex.giu` I (?:think|believe|feel|hope)(?= (?:will|would|can|could|are|is|might|may|should)(?!\p{L}))`,
  regexOf(`,? (?:in|with) (?:this|our|the) (?:\\p{L}+ ){0,2}(?:${page})(?: below)?(?=[.,:!]|$)`, 'giu'),
  /(?:,? (?:below|today|here|as follows))(?=[.:!]|$)/giu,
  /,? for you(?: all)?(?=[.:!]|$)/giu,
  // "and take you through the kitchen": a second action of the author.
  regexOf(
    String.raw`,? and (?:then |also )?(?:take|${alternatives(presentingVerbs)}|look|give|provide|demonstrate|walk|outline|talk|tell|we|I)(?!\p{L}).*$`,
    'iu',
  ),
];

const singular = regex.iu`^(?:\p{L}+ ){0,3}?(?:guide|list|checklist|overview|summary|recap|rundown|roundup|round-up|primer|introduction|intro|walkthrough|tutorial|tour|look|update|story|review|comparison|collection|selection|explanation|breakdown|analysis|interview|roadmap|history|journey|experience|account)(?!\p{L})`;

/** Turns "my thoughts on" and "our quick summary of" into phrases without their speaker. */
const withoutOwner = (text: string): string => {
  const rest = text.replace(/^(?:just |simply |really )?(?:some of )?(?:my|our) (?:own )?/iu, '');
  if (rest === text) return text.replace(/^(?:just|simply|really) /iu, '');
  return singular.test(rest) ? startWithCapital(`${indefiniteArticle(rest)} ${rest}`) : rest;
};

/** Words in the place of the subject that refer to another passage. */
const backReferences = regex.iu`(?<!\p{L})(?:it|its|this|these|those|they|them|their|such(?! as)|same|following|above|more|another|other)(?!\p{L})`;
const openingLength = 30;
const firstPersonEarly = regexOf(
  String.raw`^(?:\P{L}*\p{L}+){0,2}\P{L}+${anyOf(asWritten(firstPersonPronouns))}(?!\p{L})`,
  'u',
);

const closing = (text: string): string => text.replace(/\s*[:;,]$/, '.').replace(/([^.!?])$/, '$1.');

/** "... of the mill - for all who have asked": the words after a dash only add to the rest. */
const dashTail = /(?:\s[–—-]\s|—).*$/u;

/** "We created the Guide to make finding paths easier": the thing that was made is not a page. */
const creationVerbs = regex.iu`^\P{L}*(?:I|we)\b.{0,20}(?:created?|wrote|written|prepared?|compiled?|put together) the `;

const nounPhrase = (text: string): string[] =>
  openings.flatMap((opening) => {
    const rest = text.replace(opening, '');
    if (rest === text || creationVerbs.test(text) || /[?…]$/u.test(rest)) return [];
    const plain = closing(
      asides.reduce((line, aside) => line.replace(aside, ''), withoutOwner(rest.replace(dashTail, '.'))),
    );
    return backReferences.test(plain.slice(0, openingLength)) || firstPersonEarly.test(plain)
      ? []
      : [startWithCapital(plain)];
  });

const invitation = regexOf(
  `^${place}(?:let['’]?s|(?:I thought |I figured )?it (?:would|might|could|will) be (?:\\p{L}+ )?(?:fun|interesting|useful|nice|good|helpful|worthwhile|great) to|I (?:thought|figured) (?:I['’]d|I would|we would|we could)|I (?:want|wanted|would like|decided|am going) to|I['’]d like to|I['’]ll|we['’]ll) (?:now |first |quickly |briefly )?(take an? (?:\\p{L}+ ){0,2}?look at|look at|explore|dive into|dig into|talk about|discuss|find out|learn|discover|see|examine|look into|share(?= (?:the|my|our) )|document|describe|present|introduce)(?: about)? (?=\\p{L})`,
  'iu',
);
const questionOpening = regex.iu`^(?:how|why|what|when|where|which)(?!\p{L})`;

/** "Take a closer look at the mill" from "Let's take a closer look at the mill". */
const invited = (text: string): string[] => {
  const found = invitation.exec(text);
  const [whole = '', verb = ''] = found ?? [];
  const rest = text.slice(whole.length);
  if (
    found === null ||
    backReferences.test(rest.slice(0, openingLength)) ||
    regex.u`(?<!\p{L})(?:I|we|my|our|us)(?!\p{L})|[?…]$|\s[–—-]\s|—`.test(rest)
  )
    return [];
  if (
    regex.iu`^(?:an?|the|some|another|this)? ?(?:\p{L}+ ){0,3}(?:examples?|code|snippets?|screenshots?)(?!\p{L})`.test(
      rest,
    )
  )
    return [];
  if (questionOpening.test(rest)) return [closing(`Learn ${rest}`)];
  if (/^(?:find|see)/i.test(verb)) return [];
  const isImperative = /^(?:take|explore|dive|dig|discover|learn)/i.test(verb);
  return [closing(isImperative ? startWithCapital(`${verb.toLowerCase()} ${rest}`) : `A look at ${rest}`)];
};

/** "We are excited to announce that X has joined": the news itself. */
const announced = regexOf(
  String.raw`^(?:today,? )?(?:I|we)(?:['’](?:m|re)| am| are) (?:\p{L}+,? ){0,3}?(?:${alternatives(enthusiasmWords, otherEnthusiasmWords)}|stoked|chuffed)(?: today)? to (?:\p{L}+ )?(${alternatives(announcingVerbs)}|share|report|say) (that )?`,
  'iu',
);
const news: Readonly<Record<string, string>> = { announce: 'Announcing', introduce: 'Introducing' };

const asNews = (text: string): string[] => {
  const found = announced.exec(text);
  if (found === null) return [];
  const rest = text.slice(found[0].length);
  if (
    backReferences.test(rest.slice(0, openingLength)) ||
    regex.iu`^(?:with|to|you|I|we|our|my)(?!\p{L})`.test(rest)
  )
    return [];
  if (found[2] !== undefined) return [startWithCapital(rest)];
  const verb = news[(found[1] ?? '').toLowerCase()];
  return verb === undefined || !regex.u`^(?:the|an?|\p{Lu})`.test(rest) ? [] : [`${verb} ${rest}`];
};

/** "I think we can all agree that page views are no measure": the thesis follows the hedge. */
const hedge = regex.iu`^(?:(?:and|but|so|well|now)[, ]+)?(?:(?:I|we) (?:personally |really |firmly |truly |strongly )?(?:think|believe)(?: that)?(?! in(?!\p{L}))|(?:I|we)(?:['’]ve| have)? (?:realized|found|discovered|learned|noticed) that|I think we can all agree that|what (?:I|we)(?:['’]m|['’]re| am| are) trying to (?:say|get across|argue)(?: (?:in|with) this \p{L}+)? is(?: that)?|it turns out(?: that)?|it(?:['’]s| is) (?:clear|important to (?:note|remember|understand)|worth (?:noting|remembering)|no secret|safe to say|true) that|the (?:truth|fact) is(?: that)?|there(?:['’]s| is) no (?:doubt|question) that|my (?:belief|opinion) is that|in my (?:humble )?(?:opinion|view|experience),|(?:I|we)(?:['’]d| would)? (?:just )?(?:(?:want(?:ed)? |like )to (?:point out|stress|emphasize|argue|show)|argue) that,?|(?:the|my) (?:bottom line|(?:main )?(?:point|argument|takeaway|lesson|conclusion|message)|thesis) (?:of this \p{L}+ )?is that) (?=\p{L})`;

const asThesis = (text: string): string[] => {
  const rest = text.replace(hedge, '');
  return rest === text ||
    backReferences.test(rest.slice(0, openingLength)) ||
    regex.iu`^(?:I|we|that|to|so|he|she|there|for)(?!\p{L})`.test(rest)
    ? []
    : [startWithCapital(rest)];
};

const startsPurpose = regexOf(
  `^(?!(?:${alternatives(subjectPronouns)}|Here|This|These|Do|Does|Did|Have|For|In|On|At|With|If|When|To|From|As|Most|My|Our|Your)(?!\\p{L}))(?:${phrase}|Take an? (?:\\p{L}+ ){0,2}look at|Explore|Dive into|Dig into|Discover|A look at|Announcing|Introducing) `,
  'iu',
);

/** "A quick guide to rye bread.", but not "For things that the guide ...": such a line is complete without a verb. */
export const isPurpose = (text: string): boolean => startsPurpose.test(text);

const maxLength = 340;

/** "She is napping, so I thought I'd write some impressions": a separate clause says what the text offers. */
const clauseBoundary = /, (?:(?:so|and|but) )?(?=(?:I|we)(?:['’ ]))/gu;
const clausesOf = (text: string): string[] => [
  text,
  ...matchesOf(text, clauseBoundary).map(({ 0: boundary, index }) => text.slice(index + boundary.length)),
];

/**
 * The purpose of a text in neutral words: "Some ideas for a first loaf of rye bread." from "I want to share some
 * ideas for ...".
 */
export const purposesOf = (text: string): string[] =>
  text.length > maxLength
    ? []
    : [
        ...new Set([
          ...clausesOf(text).flatMap(nounPhrase),
          ...clausesOf(text).flatMap(invited),
          ...asNews(text),
        ]),
      ];

/** The thesis of a sentence that begins with a hedge. */
export const thesesOf = (text: string): string[] => (text.length > maxLength ? [] : asThesis(text));
