import { stopWords } from '#engine/language/stop-words.ts';
import { asSecondHalf } from '#engine/writing/titles/heading-rows.ts';
import { startWithCapital } from '#engine/writing/titles/headline-style.ts';
import { escapeForPattern, surfaceName } from './names.ts';
import { type Subject, stemsOfContent, type TopicName } from './subject.ts';
import type { Composed, TitleFrame } from './title-frame.ts';

/** A frame around the topic with what the text must say for it. */
type Claim = {
  frame: TitleFrame;
  evidence: RegExp;
  /** How often the text must say it. */
  times: number;
  /** Kinds of texts that it suits; any if absent. */
  kinds?: RegExp;
  forms: readonly ((topic: string) => string)[];
};

const words = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'giu');

const claims: readonly Claim[] = [
  {
    frame: 'guide',
    evidence: words('step[- ]by[- ]step'),
    times: 1,
    forms: [(t) => `${startWithCapital(t)}: a step-by-step guide`],
  },
  {
    frame: 'guide',
    evidence: words('(?:this|our|my|following|short|quick|complete|practical) (?:\\p{L}+ )?guide'),
    times: 1,
    forms: [(t) => `A guide to ${t}`],
  },
  {
    frame: 'guide',
    evidence: words('(?:this|following) (?:\\p{L}+ )?tutorial'),
    times: 1,
    forms: [(t) => `${startWithCapital(t)}: a tutorial`],
  },
  {
    frame: 'guide',
    evidence: words('(?:an? (?:quick |short |brief )?introduction to|introduces you to|primer)'),
    times: 1,
    forms: [(t) => `An introduction to ${t}`],
  },
  {
    frame: 'guide',
    evidence: words('race report'),
    times: 1,
    forms: [(t) => `${startWithCapital(t)}: race report`],
  },
  {
    frame: 'guide',
    evidence: words('progress report'),
    times: 1,
    forms: [(t) => `${startWithCapital(t)}: progress report`],
  },
  {
    frame: 'start',
    evidence: words('get(?:ting)? started'),
    times: 1,
    kinds: /^(?:how-to|tips|explainer|reference|announcement)$/,
    forms: [(t) => `Getting started with ${t}`],
  },
  {
    frame: 'tips',
    evidence: words('tips'),
    times: 2,
    kinds: /^(?:how-to|tips|list|reference)$/,
    forms: [(t) => `${startWithCapital(t)} tips`],
  },
  {
    frame: 'tips',
    evidence: words('best practices'),
    times: 3,
    forms: [(t) => `${startWithCapital(t)}: best practices`],
  },
  {
    frame: 'benefits',
    evidence: words('(?:benefits?|advantages?) of'),
    times: 1,
    kinds: /^(?:explainer|opinion|case-study|comparison)$/,
    forms: [(t) => `The benefits of ${t}`],
  },
  {
    frame: 'problem',
    evidence: words('problems?|trouble|wrong|fail(?:s|ed|ing)?|broken'),
    times: 4,
    kinds: /^(?:opinion|essay)$/,
    forms: [(t) => `The problem with ${t}`],
  },
  {
    frame: 'lessons',
    evidence: words(
      "(?:lessons? (?:I |we )?learned|(?:I|we)(?:['’]ve)? learn(?:ed|t)|takeaways?|taught (?:me|us))",
    ),
    times: 1,
    kinds: /^(?:diary|case-study|essay|opinion|review|interview)$/,
    forms: [(t) => `${startWithCapital(t)}: what I learned`, (t) => `Lessons from ${t}`],
  },
  {
    frame: 'how-it-works',
    evidence: words('how (?:it|they|(?:\\p{L}+ )?\\p{L}+) works?|under the hood'),
    times: 1,
    kinds: /^(?:explainer|how-to|reference|announcement)$/,
    forms: [(t) => `How ${t} ${/[^su]s$/.test(t) ? 'work' : 'works'}`],
  },
  {
    frame: 'start',
    evidence: words('when to use|when should you use'),
    times: 1,
    forms: [(t) => `When to use ${t}`],
  },
  {
    frame: 'announcement',
    evidence: words(
      'announc(?:e|es|ed|ing)|(?:excited|happy|proud|pleased|thrilled) to|releas(?:ed?|ing)|launch(?:ed|ing)?',
    ),
    times: 1,
    kinds: /^announcement$/,
    forms: [(t) => `Announcing ${t}`, (t) => `Introducing ${t}`],
  },
  {
    frame: 'announcement',
    evidence: words('new (?:features?|version|in)|improvements|changes'),
    times: 2,
    kinds: /^(?:announcement|news)$/,
    forms: [(t) => `What's new in ${t}`],
  },
];

const counted = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const countless = /(?:s|ing|ion|ness|ity|ment|ware|data|code|news|advice|music|food|rice|soup|bread)$/i;

/** The name with the article that the text puts before it: "a starter", "the Web Accessibility Initiative". */
export const withArticle = (text: string, name: string): string => {
  const pattern = new RegExp(`(\\p{L}+)\\s+${escapeForPattern(name)}(?!\\p{L})`, 'giu');
  const before = [...text.matchAll(pattern)].map((match) => (match[1] ?? '').toLowerCase());
  const isName = /^\p{Lu}/u.test(name);
  if (isName) {
    const the = before.filter((word) => word === 'the').length;
    return before.length >= 2 && the > before.length * 0.6 ? `the ${name}` : name;
  }
  if (countless.test(name)) return name;
  const article = before.find((word) => /^an?$/.test(word));
  return article === undefined ? name : `${article} ${name}`;
};

const isMany = (text: string, name: string): boolean =>
  /[^su]s$/.test(name) && new RegExp(`${escapeForPattern(name)} are(?!\\p{L})`, 'iu').test(text);

/** "X is a Y ...": the sentence that says what the topic is, with the words after the verb. */
const definitions = ({ sentences }: Subject, name: string): string[] => {
  const pattern = new RegExp(
    `^(?:The |An? |In short, )?${escapeForPattern(name)}(?: \\([^)]{2,40}\\))?,? (?:is|are) ((?:an?|the|one of the) .+)$`,
    'iu',
  );
  return sentences.flatMap((sentence) => {
    const rest = pattern.exec(sentence.text)?.[1];
    return rest === undefined ? [] : [rest];
  });
};

const stop =
  /^(?:that|which|who|whose|where|when|because|and|but|so|if|as|while|by|to|with|in|on|at|from|using|used|built|created|made|is|are|was|were|will|can|has|have|after|before|between|it|we|you|i)$/i;
const bad =
  /(?<!\p{L})(?:it|its|this|that|these|those|them|they|he|she|his|her|here|there|we|our|my|i|way|thing|lot|bit|one)(?!\p{L})/iu;

/** The noun phrase at the beginning of a text, at each place where it can end, longest first. */
const nounPhrases = (rest: string): string[] => {
  const parts = rest.split(' ').slice(0, 12);
  const ends: string[] = [];
  for (let i = 1; i < parts.length; i++) {
    const word = parts[i] ?? '';
    const before = parts[i - 1] ?? '';
    const closes = /[,.;:!?]$/.test(before);
    if ((closes || stop.test(word)) && !stopWords.has(before.toLowerCase().replace(/\W+$/, '')))
      ends.push(
        parts
          .slice(0, i)
          .join(' ')
          .replace(/[\s,.;:!?]+$/, ''),
      );
    if (closes || /[()"“”<>]/.test(before)) break;
  }
  const all = /[.!]$/.test(rest) && parts.length < 12 ? [...ends, rest.replace(/[.!]+$/, '')] : ends;
  return [...new Set(all)].filter((text) => !bad.test(text) && text.split(' ').length >= 3).reverse();
};

const linking = 'in|on|for|with|from|at|without|using';

/** "theme switcher in Eleventy": the topic with what the text puts behind it. */
const extensions = ({ sentences }: Subject, name: string): string[] => {
  const pattern = new RegExp(`(?<!\\p{L})${escapeForPattern(name)} (?:${linking}) (?=\\p{L})`, 'giu');
  return sentences.flatMap(({ text, words: tagged }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const from = match.index + match[0].length;
      const first = tagged.findIndex((word) => word.start >= from);
      for (let i = first; i >= 0 && i < Math.min(tagged.length, first + 5); i++) {
        const [word, next] = [tagged[i], tagged[i + 1]];
        if (word === undefined || !'NPADGCF'.includes(word.tag) || bad.test(word.text)) return [];
        const closes =
          next === undefined || next.kind === 'mark' || (stop.test(next.text) && next.tag !== 'N');
        if (closes && 'NPC'.includes(word.tag)) return [text.slice(match.index, word.end)];
      }
      return [];
    }),
  );
};

const versus = (text: string, name: string): string[] => {
  const other = '(\\p{Lu}[\\p{L}\\p{N}.+#-]*(?: \\p{Lu}[\\p{L}\\p{N}.+#-]*){0,2})';
  const left = new RegExp(
    `${escapeForPattern(name)} (?:vs\\.?|versus|over|instead of|rather than|compared (?:to|with)) ${other}`,
    'gu',
  );
  const right = new RegExp(
    `${other} (?:vs\\.?|versus|over|instead of|rather than|compared (?:to|with)) ${escapeForPattern(name)}`,
    'gu',
  );
  const others = [...text.matchAll(left), ...text.matchAll(right)].map((match) => match[1] ?? '');
  return [...new Set(others)].filter(
    (value) => value !== '' && counted(text, new RegExp(escapeForPattern(value), 'gu')) >= 2,
  );
};

const isClaimed = ({ text, kind }: Subject, { evidence, times, kinds = /./ }: Claim): boolean =>
  kinds.test(kind) && counted(text, evidence) >= times;

/** Only a short name is asked for: "What is a starter?" */
const mostWords = 3;

const framesOf = (subject: Subject, { text: name }: TopicName, rank: number): Composed[] => {
  const { text, kind } = subject;
  const topic = surfaceName(name);
  const inside = asSecondHalf(name, text);
  const defined = definitions(subject, name);
  const asking = isMany(text, name) ? 'are' : 'is';
  const stems = stemsOfContent(name);
  const isNew = (title: string): boolean => [...stemsOfContent(title)].some((stem) => !stems.has(stem));
  const claimed = claims
    .filter((claim) => isClaimed(subject, claim))
    .flatMap(({ frame, forms }) => forms.map((form): Composed => ({ text: form(inside), frame })))
    .filter(({ text: title }) => isNew(title) || /^How/.test(title));
  return [
    ...(defined.length > 0 || (kind === 'explainer' && rank === 0 && name.split(' ').length <= mostWords)
      ? [{ text: `What ${asking} ${withArticle(text, inside)}?`, frame: 'what-is' as const }]
      : []),
    ...defined.flatMap((rest) =>
      nounPhrases(rest).map((phrase): Composed => ({ text: `${topic}: ${phrase}`, frame: 'definition' })),
    ),
    ...claimed,
    ...extensions(subject, name).map((line): Composed => ({ text: surfaceName(line), frame: 'extended' })),
    ...versus(text, name).map((other): Composed => ({ text: `${topic} vs. ${other}`, frame: 'comparison' })),
    ...(kind === 'review' && !/review$/i.test(topic)
      ? [{ text: `${topic} review`, frame: 'review' as const }]
      : []),
    ...(topic.includes(' ') ? [{ text: topic, frame: 'topic' as const }] : []),
  ];
};

/** Titles that put the topic into a frame for which the text has the evidence. */
export const topicFrames = (subject: Subject): Composed[] =>
  subject.kind === 'recipe' ? [] : subject.names.flatMap((name, rank) => framesOf(subject, name, rank));
