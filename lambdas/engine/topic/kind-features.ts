import type { Article } from '#contracts/jobs/article.ts';
import { surelyMonths, weekdays } from '#engine/english/calendar-words.ts';
import { baseOf, isIrregularVerbForm, lexiconEntry } from '#engine/english/lexicon.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { alternatives, anyOf } from '#engine/english/word-classes.ts';
import { kitchenMeasures, kitchenWords } from '#engine/english/word-lists/kitchen-words.ts';
import { directionOf } from '#engine/english/word-vectors.ts';
import { stemsOf } from '#engine/language/stem.ts';
import { ownTitle } from '#engine/site-names/site-in-title.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import { meaningWeight } from './phrases/word-background.ts';

/**
 * The parts of an article that the features count, read once. The body is cut where more text no longer changes a
 * feature.
 */
type Parts = {
  title: string;
  body: string;
  words: readonly string[];
  sentences: readonly string[];
  /** Nonempty lines of the Markdown source. */
  lines: readonly string[];
  headings: readonly string[];
  /** The first two sentences. */
  opening: string;
};

type Feature = readonly [name: string, read: (parts: Parts) => number];

/** 20,000 characters (about 3,500 words) are enough to tell the kind of a text. */
const maxCharacters = 20_000;

const partsOf = (article: Article): Parts => {
  const body = article.text.slice(0, maxCharacters);
  const analyzed = analyzeText(body);
  const sentences = analyzed.sentences.map(({ text }) => text.trim());
  return {
    title: ownTitle(article) ?? '',
    body,
    words: analyzed.tokens.flatMap(({ kind, lower }) => (kind === 'word' ? [lower] : [])),
    sentences,
    lines: article.markdown
      .slice(0, maxCharacters)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    headings: article.headings.map(({ text }) => text),
    opening: sentences.slice(0, 2).join(' '),
  };
};

const share = <T>(items: readonly T[], fits: (item: T) => boolean): number =>
  items.length === 0 ? 0 : items.filter(fits).length / items.length;

/** Occurrences per thousand words, on a logarithmic scale. */
const rate = (name: string, pattern: RegExp): Feature => [
  name,
  ({ body, words }) => Math.log1p(((body.match(pattern)?.length ?? 0) * 1000) / Math.max(200, words.length)),
];

const wordFeature = (name: string, fits: (word: string) => boolean): Feature => [
  name,
  ({ words }) => share(words, fits) * 30,
];

const titleFeature = (name: string, pattern: RegExp): Feature => [
  `title ${name}`,
  ({ title }) => (pattern.test(title) ? 1 : 0),
];

const openingFeature = (name: string, pattern: RegExp): Feature => [
  `opening ${name}`,
  ({ opening }) => (pattern.test(opening) ? 1 : 0),
];

const headingFeature = (name: string, pattern: RegExp): Feature => [
  `headings ${name}`,
  ({ headings }) => Math.sqrt(share(headings, (heading) => pattern.test(heading))),
];

const lineFeature = (name: string, pattern: RegExp): Feature => [
  `lines ${name}`,
  ({ lines }) => Math.sqrt(share(lines, (line) => pattern.test(line))),
];

const isPast = (word: string): boolean =>
  /^(?:was|were|had|did|went|got|said)$/.test(word) ||
  isIrregularVerbForm(word) ||
  baseOf(word, 'ed')?.classes.includes('v') === true;

/**
 * True for "Preheat the oven." and "Open the settings": a verb comes first, without a "you" that makes it a question or
 * statement.
 */
export const isImperative = (text: string): boolean => {
  const [, first = '', second = ''] =
    /^(?:\d+[.)]|[-*+])?\s*(?:now,? |then,? |next,? |first,? |finally,? |to start,? )?([a-z]+)\s+([a-z]+)/i.exec(
      text,
    ) ?? [];
  const classes = lexiconEntry(first.toLowerCase())?.classes ?? '';
  if (
    !classes.includes('v') ||
    /^(?:is|was|will|can|may|like|past|well|still|might|must|do|have|does)$/i.test(first)
  )
    return false;
  return classes.startsWith('v') || /^(?:the|a|an|your|it|them|this|to|in|on|up|out|for|with)$/i.test(second);
};

const amount = new RegExp(
  String.raw`^(?:[-*+]\s*)?(?:[\d½¼¾⅓⅔⅛.,/–-]+|an?|one|two|three|half)\s?(?:${alternatives(kitchenMeasures)}|g|l|pinch(?:es)?|cans?|large|small|medium|bunch|handful|slices?|sticks?|dash)\b`,
  'i',
);

/** The features that tell the kind of an article, in the order of the weights. */
export const kindFeatures: readonly Feature[] = [
  wordFeature('i', (word) => /^(?:i|i'm|i've|i'd|i'll|me|my|mine|myself)$/.test(word)),
  wordFeature('we', (word) => /^(?:we|we're|we've|we'll|us|our|ours)$/.test(word)),
  wordFeature('you', (word) => /^(?:you|you're|you'll|you've|your|yours|yourself)$/.test(word)),
  wordFeature('third person', (word) => /^(?:he|she|his|her|him|hers)$/.test(word)),
  wordFeature('past', isPast),
  wordFeature('future', (word) => /^(?:will|shall|upcoming)$|'ll$/.test(word)),
  wordFeature('modal', (word) => /^(?:should|must|shouldn't|ought|needs?|have)$/.test(word)),
  wordFeature('can', (word) => /^(?:can|may|might|could)$/.test(word)),
  wordFeature('present be', (word) => /^(?:is|are|isn't|aren't|it's|that's)$/.test(word)),
  ['imperatives', ({ sentences }) => share(sentences, isImperative) * 3],
  ['imperative headings', ({ headings }) => share(headings, isImperative)],
  ['questions', ({ sentences }) => Math.sqrt(share(sentences, (text) => text.endsWith('?')))],
  ['exclamations', ({ sentences }) => Math.sqrt(share(sentences, (text) => text.endsWith('!')))],
  ['sentence length', ({ words, sentences }) => words.length / Math.max(1, sentences.length) / 10],
  ['length', ({ words }) => Math.log1p(words.length) / 2],
  ['headings', ({ headings, words }) => (headings.length * 200) / Math.max(200, words.length)],
  lineFeature('numbered', /^\d+[.)]\s/),
  lineFeature('bullets', /^[-*+]\s/),
  lineFeature('amounts', amount),
  lineFeature('images', /^(?:\[?!\[|<img)/),
  lineFeature('quoted', /^>/),
  lineFeature('bold openings', /^(?:\d+[.)]\s+|[-*+]\s+)?(?:\*\*|__)/),
  lineFeature('bold questions', /^(?:#+\s+|\*\*|__).*\?(?:\*\*|__)?$/),
  headingFeature('numbered', /^(?:#?\d+[.:)]|step \d|tip \d|part \d|day \d)/i),
  headingFeature('questions', /\?$/),
  headingFeature('gerunds', /^[A-Za-z]+ing\b/),
  headingFeature('what is', /^(?:what|why|how (?:do|does|is|are|it)|when|background|overview|definition)\b/i),
  headingFeature('recipe', /^(?:ingredients|directions|instructions|method|preparation|notes)\b/i),
  headingFeature(
    'setup',
    /^(?:prerequisites|before you begin|objectives|installation|setup|set up|getting started|requirements|usage|conclusion|next steps?|clean(?:ing)? up|wrapping up)/i,
  ),
  headingFeature(
    'verdict',
    /^(?:pros|cons|verdict|conclusion|specs?|price|the (?:good|bad|ugly)|rating|final thoughts|design|performance)\b/i,
  ),
  headingFeature(
    'trip',
    /^(?:day|mile|getting there|where to|the (?:hike|race|trip|ride|course|drive|trail)|pre-race|post-race|start|finish)\b/i,
  ),
  headingFeature(
    'story',
    /^(?:the (?:problem|challenge|solution|result|process|approach|outcome)|results?|what we|how we|lessons?|challenges?|our )/i,
  ),
  rate('code', /`[^`\n]+`|\$ \w|https?:\/\/localhost|npm |sudo |\(\)/g),
  rate('said', /\b(?:said|says|told|announced|reported|according to|stated|added that)\b/gi),
  rate('quotations', /[“"][^”"\n]{30,}[”"]/g),
  rate('weekdays', new RegExp(String.raw`\b${anyOf(weekdays)}\b`, 'gi')),
  rate('dates', new RegExp(String.raw`\b${anyOf(surelyMonths)}\b|\b(?:19|20)\d\d\b`, 'gi')),
  rate('prices', /[$€£]\s?\d/g),
  rate(
    'versus',
    /\bvs?\.?(?=\s)|\bversus\b|\bcompar(?:e|ed|ison|ing)\b|\bfaster\b|\bslower\b|\bbenchmarks?\b|\bwhereas\b|\balternatives?\b/gi,
  ),
  rate(
    'opinion',
    /\b(?:i think|i believe|in my opinion|i'd argue|argue|arguably|should|wrong|bad idea|the problem (?:is|with)|myth|matters?|imagine|incentives?|society)\b/gi,
  ),
  rate(
    'feelings',
    /\b(?:love|loved|feel|felt|happy|hard|fun|life|remember|afraid|family|friends?|kids?|wife|husband|mom|dad)\b/gi,
  ),
  rate(
    'release',
    /\b(?:announc\w+|releas\w+|launch\w+|excited|available|introduc\w+|pleased|proud|thrilled|new version|join us|register|today we|stay tuned|upcoming|now supports?|beta|roadmap|funding|grants?)\b/gi,
  ),
  rate(
    'reports',
    /\b(?:progress|fixed|improved|implemented|commits?|merged|contributors?|this (?:month|quarter|release)|updates?|officials?|government|agenc(?:y|ies))\b/gi,
  ),
  rate(
    'team',
    /\b(?:team|project|users?|partners?|clients?|prototype|research|stakeholders?|we (?:built|learned|found|decided|started|worked|needed|wanted|used|created|designed)|customers?)\b/gi,
  ),
  rate(
    'day',
    /\b(?:this morning|yesterday|last (?:night|week|weekend|year|month)|that (?:day|night|morning)|weekend|miles?|race|running|hike|trail|minutes|hours|woke|dinner|breakfast)\b/gi,
  ),
  rate(
    'verdict',
    /\b(?:recommend\w*|quality|worth|review\w*|stars?|rating|pros|cons|disappoint\w+|impress\w+|comfortable|price\w*|battery|bought|purchas\w+|the book|author|chapters?|film|movie|album|favorite)\b/gi,
  ),
  rate(
    'definitions',
    /\b(?:is an?|are an?|refers? to|means|known as|called|consists? of|defined|for example|for instance|such as|in other words)\b/gi,
  ),
  rate('causes', /\b(?:because|therefore|thus|hence|due to|as a result|which means)\b/gi),
  rate(
    'steps',
    /\b(?:step|steps|click|select|run|install|configure|command|create a|follow|open the|add the|make sure|next|then)\b/gi,
  ),
  rate(
    'kitchen',
    new RegExp(
      String.raw`\b(?:${alternatives(kitchenWords)}|stir|chop(?:ped)?|onions?|salt|minutes)\b`,
      'gi',
    ),
  ),
  rate(
    'journey',
    /\b(?:hotel|hostel|trip|travel\w*|flights?|airport|island|beach|city|town|village|visit\w*|museum|tour|train|bus|ferry|mountains?|lake|road|restaurant|tourists?|guide)\b/gi,
  ),
  rate(
    'advice',
    /\b(?:tips?|try|avoid|don't|never|always|best practices?|instead of|helps?|ensure|consider|remember to|make sure)\b/gi,
  ),
  rate('ordinals', /\b(?:first|second|third|finally|lastly)\b/gi),
  rate(
    'parties',
    /\b(?:interview\w*|asked|tell us|your (?:role|team|background)|what do you|how did you|spotlight|q&a)\b/gi,
  ),
  rate(
    'terms',
    /\b(?:protocol|algorithm|transactions?|nodes?|parameters?|attributes?|functions?|values?|specification|proposed|syntax|elements?)\b/gi,
  ),
  openingFeature('i', /\b(?:i|my|i've|i'm)\b/i),
  openingFeature('we', /\b(?:we|our|we're)\b/i),
  openingFeature('question', /\?/),
  openingFeature('definition', /\b(?:is|are) (?:an?|the)\b|\brefers? to\b/i),
  openingFeature(
    'aim',
    /\b(?:this (?:tutorial|guide|post|article|document|recipe|page)|in this (?:post|article|tutorial|guide)|how to|learn|shows? you|steps?)\b/i,
  ),
  openingFeature(
    'news',
    /\b(?:announc\w+|releas\w+|launch\w+|today|excited|this week|now available|proud|pleased)\b/i,
  ),
  openingFeature('past', /\b(?:was|were|had|last|ago|recently|spent|decided|started)\b/i),
  titleFeature('missing', /^$/),
  titleFeature(
    'how to',
    /\bhow to\b|\btutorial\b|\bguide\b|\b(?:using|setting up|getting started|creating|building|deploy\w*|install\w*|convert\w*|migrat\w+|add(?:ing)?) /i,
  ),
  titleFeature(
    'imperative',
    /^(?:make|build|create|set up|add|use|write|run|deploy|get|learn|turn|fix|install|write|start|stop|keep)\b/i,
  ),
  titleFeature(
    'number',
    new RegExp(
      String.raw`^(?:the )?(?:top |my (?:top |favou?rite )?)?(?:\d+|${alternatives(twoToTen)}|twelve)\b`,
      'i',
    ),
  ),
  titleFeature(
    'tips',
    /\b(?:tips?|tricks|ways|things|lessons?|ideas|mistakes|best practices|checklist|advice)\b/i,
  ),
  titleFeature('list', /\b(?:best|top|favou?rite|books|tools|resources|list|posts)\b/i),
  titleFeature('review', /\breview\b|\bhands[- ]on\b|\bimpressions\b|\btested\b|\bworth it\b/i),
  titleFeature(
    'versus',
    /\bvs?\.?\s|\bversus\b|\bcompar(?:ed|ison|ing)\b|\bshootout\b|\bbenchmark\w*\b|\bor\b.*\?/i,
  ),
  titleFeature('question', /\?$/),
  titleFeature(
    'what',
    /^(?:what|understanding|an? introduction|introduction|why .* (?:works?|is|are)\b)|\bexplained\b|\b101\b|\bprimer\b/i,
  ),
  titleFeature(
    'why',
    /^(?:why|stop|don['’]t|the case|against|on )|\bshould\b|\b(?:considered harmful|myth|wrong|dead|death)\b/i,
  ),
  titleFeature(
    'news',
    /\b(?:announc\w+|introduc\w+|releas\w+|launch\w+|now|new|welcome|meet|joins?|available|update[sd]?|progress|report|roundup|v?\d+\.\d+)\b/i,
  ),
  titleFeature('personal', /\b(?:i|my|me|i'm)\b/i),
  titleFeature('we', /\b(?:we|our|us)\b/i),
  titleFeature(
    'race',
    /\b(?:marathon|race|\d+k|half|hike|trail|trip|weekend|day|week|summer|winter|year|race report|birthday|christmas)\b/i,
  ),
  titleFeature(
    'interview',
    /\b(?:interview|q&a|questions with|spotlight|sit[- ]down|conversation|talking with)\b/i,
  ),
  titleFeature(
    'journey',
    /\b(?:itinerary|travel|things to do|where to|days? in|hours in|road trip|visiting|best time)\b/i,
  ),
  ['title words', ({ title }) => Math.min(12, title.split(/\s+/).length) / 6],
];

/** Shorter texts reveal proportionally less about their kind. */
const enoughWords = 100;

/** The direction of an article's words, which shows its subject. */
const directionOfWords = ({ words }: Parts): Float64Array => {
  const counts = new Map<string, number>();
  for (const stem of words.flatMap(stemsOf)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const direction = directionOf(
    [...counts].map(([stem, count]) => [stem, Math.sqrt(count) * meaningWeight(stem)]),
  );
  const certainty = Math.min(1, words.length / enoughWords);
  return direction.map((value) => value * certainty);
};

/** The features of an article: those of `kindFeatures` in order, then the direction of its words. */
export const readKindFeatures = (article: Article): Float32Array => {
  const parts = partsOf(article);
  return Float32Array.from([...kindFeatures.map(([, read]) => read(parts)), ...directionOfWords(parts)]);
};
