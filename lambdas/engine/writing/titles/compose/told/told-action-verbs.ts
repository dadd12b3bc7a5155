import { wordSet } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';

/** Verbs for things that people do and then write about. "Notice", "spend" and "buy" open a story about another thing. */
const toldVerbs = wordSet(
  'build rebuild make create design redesign develop implement write rewrite port migrate move transfer switch convert replace upgrade install configure automate restore revive repair fix refurbish renovate paint sew knit crochet bake brew cook print carve mod modify hack customize refactor deploy host launch join leave quit teach learn explore investigate research compare test try measure analyze visualize map document translate catalog organize plan train hike climb cycle bike ride walk sail camp visit tour attend celebrate combine use turn grow plant remove delete ditch abandon give stand start found transition photograph film record track survey add integrate re-enable enable disable declutter simulate generate compile run race swim survive dive set put homeschool adopt cut downsize self-host self-publish optimize optimise redo repurpose reorganize relaunch relocate immigrate volunteer mentor tutor coach interview crowdfund remodel',
);

/** What must follow a verb that otherwise does not name what a text is about. */
const complements: Readonly<Record<string, RegExp>> = {
  give: regex.iu`^up (?:on )?\p{L}`,
  stand: /^up to /i,
  put: /^together /i,
  set: /^up /i,
  cut: /^(?:out|back|down) /i,
  dive: /^into /i,
  turn: / into /i,
  run: regex.iu`^(?:an?|the|my|our) .*(?:marathon|race|server|instance|experiment|workshop|sweepstake|campaign|\dk)`,
  start: regex.iu`^(?:an?|my|our) (?!new )`,
  leave: regex.u`^(?:my|our|the) |^\p{Lu}`,
  walk: regex.u`^(?:the|around|across|through|from) `,
  visit: regex.u`\p{Lu}`,
  explore: /^(?!more|all|some)/i,
  use: regex.iu` (?:to|for|as|in|with) `,
  try: regex.iu`^(?:an?|the|my|our|out|\p{L}+ing) `,
  plan: regex.iu`^(?:an?|the|my|our) `,
};

const counted = String.raw`^(?:up |about |down )?(?:an?|some|the|my|our|this|more|another|any|many|two|few|several|lots|\d+)? ?(?:\p{L}+ ){0,2}`;
/** Objects that are not the subject of a text: "a decision". */
const neverSubject = regexOf(
  `${counted}(?:decisions?|resolution|promise|choice|deal|progress|lot|bunch|few|bit|sense|sure|effort|times?|day|week|way|ways|arrangements?|things?|something|anything|stuff|breakfast|lunch|dinner|coffee|cake|friends?|career|foray|calls?|switch|start|trip|extras?|use|mention|reference|comparison|exception|appearance|habit|purchase|leap|jump|stop|\\S*-the-moment)(?![\\p{L}-])`,
  'iu',
);
/** Texts without their subject: "a blog post last week", but not "a post about mills". */
const bareText = regexOf(
  `${counted}(?:mistakes?|list|point|notes?|changes?|posts?|case|comment|joke|e?mails?|letter|page|product|plans?|account|thread|tweets?|entry|entries|books?|fact|features?)(?![\\p{L}-])(?! (?:about|on|of|for|to|in|with|called) )`,
  'iu',
);

/** Words other than an object after the verb: "wrote previously about", "making more of it". */
const noObject = regex.iu`^(?:\p{L}{2,}ly|about|more|most|less|too|again|back|often|there|here|together|well|hard) `;

const isVague = (rest: string): boolean =>
  neverSubject.test(rest) || bareText.test(rest) || noObject.test(rest);

/** Whether a verb with its object says what a text is about. */
export const isToldAction = (base: string, rest: string): boolean => {
  if (!(toldVerbs.has(base) || toldVerbs.has(base.replace(/^.*-/, ''))) || isVague(rest)) return false;
  return complements[base]?.test(rest) ?? true;
};
