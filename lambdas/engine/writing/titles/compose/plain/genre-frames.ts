import { months, weekdays } from '#engine/english/calendar-words.ts';
import { isPlural } from '#engine/english/is-plural.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import { alternatives, capitalized } from '#engine/english/word-classes.ts';
import { isPerson } from '#engine/keywords/candidates/persons.ts';
import { isCommonWord } from '#engine/keywords/candidates/searchable.ts';
import { asSecondHalf } from '#engine/writing/headlines/heading-rows.ts';
import { escapeForPattern, surfaceName } from '#engine/writing/titles/subject/names.ts';
import {
  asWritten,
  type Subject,
  stemsOfContent,
  type TopicName,
} from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { toBase } from '#engine/writing/titles/subject/verb-phrases.ts';
import { countless, withArticle, wordsBefore } from '#engine/writing/titles/subject/with-article.ts';
import { baseOfPast, doingOf } from '#engine/writing/titles/vary/title-verb.ts';
import { readVoice } from '#engine/writing/titles/vary/voice.ts';

const counted = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** A name by its capitals: "Leica M Monochrom", "iPhone". */
const isProper = (name: string): boolean => /\p{Lu}/u.test(name);

const works =
  /(?<!\p{L})(?:games?|films?|movies?|books?|novels?|albums?|cameras?|lens(?:es)?|restaurants?|series|shows?|headphones|keyboards?|gameplay|campaign|episodes?|chapters?)(?!\p{L})/giu;
const judging =
  /(?<!\p{L})(?:recommend(?:ed|ation)?|worth|enjoy(?:ed|able)?|loved?|liked?|disappoint(?:ed|ing)|fantastic|excellent|great|best|worst|favou?rite|fun|boring|impressed|impressive|flaws?|complaints?|overall)(?!\p{L})/giu;
const leastWorks = 4;
const leastJudged = 6;
/** Sentences that name it as a work. */
const fewestNamed = 1;

/** Essays and diaries judge things, too: only a text that speaks of a review is one. */
const saysReview =
  /(?<!\p{L})(?:reviews?|reviewed|reviewing|ratings?|rated|stars|verdict|first impressions)(?!\p{L})/iu;

/** "Tales of Arise review": a text that judges a thing by its name. */
const reviews = ({ kind, text, lines }: Subject, name: string): Composed[] => {
  if (
    !saysReview.test(text) ||
    !/^\p{Ll}?\p{Lu}/u.test(name) ||
    /['’]s? |(?:recipe|guide|tutorial|review)s?$/iu.test(name) ||
    isPerson(text.toLowerCase(), name.toLowerCase())
  )
    return [];
  const lower = name.toLowerCase();
  const named = lines.filter((line) => line.toLowerCase().includes(lower) && counted(line, works) > 0);
  const judges =
    /^(?:diary|opinion|essay)$/.test(kind) &&
    named.length >= fewestNamed &&
    counted(text, works) >= leastWorks &&
    counted(text, judging) >= leastJudged;
  return kind === 'review' || judges ? [{ text: `${surfaceName(name)} review`, frame: 'review' }] : [];
};

/** "High Output Management by Andrew Grove": a work that is named with who made it. */
const byAuthor = ({ text, kind }: Subject, name: string): Composed[] => {
  if (!isProper(name) || /^(?:how-to|news|announcement|recipe)$/.test(kind)) return [];
  const person = "\\p{Lu}(?:[\\p{L}'’-]+|\\.)(?: (?:and |& |de |van |von )?\\p{Lu}(?:[\\p{L}'’-]+|\\.)){0,3}";
  const found = new RegExp(
    `${escapeForPattern(name)},? (?:(?:is |was )?(?:a |the )?(?:book |novel )?)?(?:written )?by (?:the (?:late |great )?)?(${person})(?![\\p{L}])`,
    'u',
  ).exec(text);
  const author = found?.[1]?.replace(/[.,]$/u, '') ?? '';
  return author === '' || !author.includes(' ')
    ? []
    : [
        { text: `${surfaceName(name)} by ${author}`, frame: 'extended' },
        ...(judgedWork.test(text)
          ? [{ text: `${surfaceName(name)} by ${author}: a review`, frame: 'review' as const }]
          : []),
      ];
};
const judgedWork = /(?<!\p{L})(?:books?|novels?|read(?:ing)?|chapters?)(?!\p{L})/iu;

const reflecting = /^(?:opinion|essay)$/;

/** One thing that can be counted, without "the" or "an". */
const lacksArticle = ({ text }: Subject, name: string): boolean =>
  /(?:^| )\p{Ll}[^ ]*$/u.test(name) &&
  !/^(?:the|an?|our|my|your) |^\p{L}+ing /u.test(name) &&
  !countless.test(name) &&
  !isPlural(name.toLowerCase(), text.toLowerCase());

/** "Thoughts on clarity and simplicity": what an essay without a thesis in its opening is. */
const thoughts = (subject: Subject, article: string): Composed[] =>
  reflecting.test(subject.kind) &&
  !lacksArticle(subject, article) &&
  // "Thoughts on a computer", "Thoughts on fun": any text might have such a title.
  !isCommonWord(article.replace(/^(?:the|an?) /iu, '').toLowerCase())
    ? [{ text: `Thoughts on ${article}`, frame: 'thoughts' }]
    : [];

const mattering = /(?<!\p{L})(?:matters?|important|importance|should care|crucial|essential)(?!\p{L})/iu;

const fewestArgued = 3;

/** "Why decentralization matters": what a text argues in sentences that name its topic. */
const importance = ({ kind, lines, text }: Subject, name: string, inside: string): Composed[] => {
  if (!/^(?:opinion|essay|explainer)$/.test(kind)) return [];
  const lower = name.toLowerCase();
  const argued = lines.filter((line) => line.toLowerCase().includes(lower) && mattering.test(line)).length;
  const verb = isPlural(name.toLowerCase(), text.toLowerCase()) || / and /.test(name) ? 'matter' : 'matters';
  return argued >= fewestArgued ? [{ text: `Why ${inside} ${verb}`, frame: 'matters' }] : [];
};

const distinguishing =
  /(?<!\p{L})(?:differences?|different|differs?|distinct(?:ion)?|conflat(?:e|es|ed|ing)|confus(?:e|ed|ing)|versus|vs\.?|compared?)(?!\p{L})/giu;
/** "Makes a difference" tells nothing apart. */
const tellsApart =
  /(?<!\p{L})(?:(?<!(?:mak(?:e|es|ing)|made) (?:an?|the|any|all the|no|some|(?:a )?(?:real|big|huge)) )differences?|versus|vs\.?|compared (?:to|with)|distinguish\p{L}*|conflat\p{L}+)(?!\p{L})/iu;
const sides = /^(.{3,}) and (.{3,})$/u;

/** "The difference between privacy and anonymity": two things that a text tells apart. */
const differences = ({ text, kind }: Subject, inside: string): Composed[] => {
  const [, a = '', b = ''] = sides.exec(inside) ?? [];
  if (a === '' || !/^(?:comparison|explainer|opinion)$/.test(kind) || counted(text, distinguishing) < 2)
    return [];
  // Other kinds of texts often say "different" without telling two things apart.
  if (kind !== 'comparison' && !tellsApart.test(text)) return [];
  return [
    { text: `The difference between ${a} and ${b}`, frame: 'difference' },
    { text: `${surfaceName(a)} vs. ${b}`, frame: 'difference' },
  ];
};

const used =
  /(?<!\p{L})(?:I|we)(?:['’]ve| have|['’]m| am| was)? (?:been )?(?:using|used?|tried|try|switched|moved|started|set up|installed|built|bought|got|attended|joined|went|visited|worked)(?!\p{L})/giu;

/** "My experience with KDE": a text of somebody who used the thing. */
const experiences = (subject: Subject, article: string): Composed[] => {
  const { who } = readVoice(subject);
  return who === 'I' &&
    /^(?:diary|review|case-study|opinion)$/.test(subject.kind) &&
    counted(subject.text, used) >= 3
    ? [{ text: `My experience with ${article}`, frame: 'thoughts' }]
    : [];
};

/** "The admirable Christian": a text that puts the article before its topic has it in the title, too. */
const withItsArticle = ({ text }: Subject, name: string): Composed[] => {
  const before = wordsBefore(text, name);
  const the = before.filter((word) => word === 'the').length;
  return !/^\p{Lu}/u.test(name) && the >= 2 && the * 2 >= before.length && !/^\p{L}+ing /u.test(name)
    ? [{ text: `The ${name}`, frame: 'topic' }]
    : [];
};

const travelling =
  /(?<!\p{L})(?:trip|travel(?:led|ed|s|ing)?|hostel|hotel|flight|flew|airport|visit(?:ed|ing)?|sights?|explor(?:e|ed|ing)|train|bus|tour|beach|museum|hike[ds]?|hiking|itinerary)(?!\p{L})/giu;
const leastTravelled = 6;
const isTravel = ({ text, kind }: Subject): boolean =>
  kind === 'travel' ||
  (/^(?:diary|essay|review|list)$/.test(kind) && counted(text, travelling) >= leastTravelled);

const place =
  /(?<!\p{L})(?:in|to|at|around|from|through|near|visit(?:ed|ing)?|explor(?:e|ed|ing)|leaving|left|reach(?:ed)?) (?:the )?((?:\p{Lu}[\p{L}’'-]+ ){0,2}\p{Lu}[\p{L}’'-]+)/gu;
const leastOfPlace = 3;

/** Where a travel text takes place: what it names most behind a preposition of place. */
const placeOf = ({ text }: Subject): string | null => {
  const counts = new Map<string, number>();
  for (const [, found = ''] of text.matchAll(place)) counts.set(found, (counts.get(found) ?? 0) + 1);
  const [best] = [...counts]
    .filter(([found]) => !notPlaces.test(found))
    .map(([found, behind]) => ({ found, behind, all: text.split(found).length - 1 }))
    .toSorted((a, b) => b.behind + b.all - (a.behind + a.all));
  return best !== undefined && best.behind >= 2 && best.all >= leastOfPlace ? best.found : null;
};
const notPlaces = new RegExp(
  String.raw`^(?:I|We|The|My|It|This|Day|${alternatives(capitalized(months), capitalized(weekdays))})(?!\p{L})`,
  'u',
);

const sight = /(?<!\p{L})(?:the |at |to |visited |saw )((?:\p{Lu}[\p{L}’'-]+ ){1,3}\p{Lu}[\p{L}’'-]+)/gu;

/** What a travel text names most besides its place. */
const sightsOf = ({ text }: Subject, name: string): string[] => {
  const counts = new Map<string, number>();
  for (const [, found = ''] of text.matchAll(sight))
    if (!found.includes(name) && !name.includes(found)) counts.set(found, (counts.get(found) ?? 0) + 1);
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([found]) => found)
    .slice(0, 3);
};

const trips = (subject: Subject, lead: string): Composed[] => {
  const { text } = subject;
  if (!isTravel(subject)) return [];
  const found = placeOf(subject);
  // "Lake Balaton in Hungary" is the place, and not Hungary.
  const name = isProper(lead) && found !== null && lead.startsWith(found) ? lead : found;
  if (name === null) return [];
  const sights = sightsOf(subject, name);
  const goes = /(?<!\p{L})(?:trip|travel(?:led|ed|s|ing)?|flight|flew|vacation|holiday)(?!\p{L})/iu.test(
    text,
  );
  return [
    ...(goes ? [{ text: `A trip to ${name}`, frame: 'visit' as const }] : []),
    ...(goes ? [] : [{ text: `Visiting ${name}`, frame: 'visit' as const }]),
    ...(sights.length >= 2
      ? [{ text: `${name}: ${sights.slice(0, 2).join(' and ')}`, frame: 'names' as const }]
      : []),
  ];
};

const apart = (a: string, b: string): boolean => {
  const held = stemsOfContent(a);
  return [...stemsOfContent(b)].every((stem) => !held.has(stem));
};
const mostOthers = 6;
const fewestTogether = 3;

/** "Parkinson's Law and procrastination": the other topic that runs through the text beside the first. */
const pairs = ({ kind, ranked, lines, text }: Subject, name: string): Composed[] => {
  if (
    !/^(?:opinion|essay|explainer|comparison|case-study|diary)$/.test(kind) ||
    / (?:and|in|for|with) /.test(name)
  )
    return [];
  const lower = lines.map((line) => line.toLowerCase());
  const together = (phrase: string): number =>
    lower.filter((line) => line.includes(phrase) && line.includes(name.toLowerCase())).length;
  return ranked
    .slice(1, mostOthers)
    .filter(({ phrase }) => apart(name, phrase) && together(phrase) >= fewestTogether)
    .slice(0, 1)
    .map(({ phrase }) => ({ text: `${surfaceName(name)} and ${asWritten(text, phrase)}`, frame: 'names' }));
};

const deed = /^how to (\p{L}+) (.+)$/u;
const question = /^(?:what (?:is|are) (?!\p{L}+ing )|why )(?!.* and )/u;
const mostSearches = 2;
/** "How to used mac back": a slip of the search. */
const isBaseVerb = (verb: string): boolean =>
  lexiconEntry(verb)?.classes.includes('v') !== false && baseOfPast(verb) === null;

/** "How to set up esbuild", "What is Rye?": searches that the text serves. */
const searches = (subject: Subject, name: string): Composed[] => {
  const { reading, text } = subject;
  const { instructs } = readVoice(subject);
  const ideas = reading.keywords.map((idea) => idea.text).filter((idea) => idea.includes(name.toLowerCase()));
  return [
    ...ideas
      .filter((idea) => deed.test(idea))
      .slice(0, mostSearches)
      .flatMap((idea): Composed[] => {
        const [, verb = '', object = ''] = deed.exec(idea) ?? [];
        const rest = withArticle(text, asWritten(text, object));
        if (lacksArticle(subject, rest) || !isBaseVerb(verb)) return [];
        return [
          ...(instructs ? [{ text: `How to ${verb} ${rest}`, frame: 'how-to' as const }] : []),
          { text: surfaceName(`${doingOf(verb)} ${rest}`), frame: 'doing' },
        ];
      }),
    ...ideas
      .filter((idea) => question.test(idea))
      .slice(0, mostSearches)
      .map((idea): Composed => ({ text: `${surfaceName(asWritten(text, idea))}?`, frame: 'question' })),
  ];
};

/** "Testing private functions" as "How to test private functions", in a text that teaches. */
const lessons = (subject: Subject, inside: string): Composed[] => {
  const base = /^\p{L}{3,}ing \p{L}/u.test(inside) ? toBase(inside) : null;
  if (base === null || !readVoice(subject).instructs) return [];
  const [verb = ''] = base.split(' ');
  const longer = subject.reading.article.headings
    .map(({ text }) => text)
    .filter((heading) => heading.toLowerCase().startsWith(`${base.toLowerCase()} `));
  return [base, ...longer.slice(0, 1).map((heading) => `${verb}${heading.slice(verb.length)}`)].map(
    (line) => ({
      text: `How to ${line}`,
      frame: 'how-to',
    }),
  );
};

/** The topic with the article that it needs: "the evolution of content". */
const inPhrase = ({ text }: Subject, inside: string): string => {
  const named = withArticle(text, inside);
  const [head = ''] = inside.split(' of ');
  return named === inside && head !== inside && !isProper(head) ? `the ${inside}` : named;
};

/** Beside the author's headline, only what tells more of the text than the headline's own words in a frame. */
const besideHeadline = (subject: Subject, name: string, article: string): Composed[] => {
  const held = stemsOfContent(subject.headline);
  const isOther = [...stemsOfContent(name)].some((stem) => !held.has(stem));
  const work = byAuthor(subject, name);
  return [
    ...(work.length > 0 ? work : searches(subject, name)),
    ...trips(subject, name),
    ...differences(subject, asSecondHalf(name, subject.text)),
    ...(isOther ? thoughts(subject, article) : []),
  ];
};

/** What kind of text this is, with its topic. */
export const genreFrames = (subject: Subject, { text: name }: TopicName): Composed[] => {
  const inside = asSecondHalf(name, subject.text);
  const article = inPhrase(subject, inside);
  if (subject.headline !== '') return besideHeadline(subject, name, article);
  const work = byAuthor(subject, name);
  if (work.length > 0) return [...work, ...thoughts(subject, inside)];
  return [
    ...searches(subject, name),
    ...lessons(subject, inside),
    ...reviews(subject, name),
    ...trips(subject, name),
    ...differences(subject, inside),
    ...importance(subject, name, article),
    ...experiences(subject, article),
    ...thoughts(subject, article),
    ...pairs(subject, name),
    ...withItsArticle(subject, inside),
  ];
};
