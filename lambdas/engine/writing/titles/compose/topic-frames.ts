import { isPlural } from '#engine/english/is-plural.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { asSecondHalf } from '#engine/writing/headlines/heading-rows.ts';
import { hasFiniteVerb } from '#engine/writing/titles/reading/title-verb.ts';
import { describesRace, hikes } from '#engine/writing/titles/reading/trips.ts';
import { readVoice } from '#engine/writing/titles/reading/voice.ts';
import { isCutName, nameEnds, surfaceName } from '#engine/writing/titles/subject/names.ts';
import { nounPhrases, phraseStop, unusable } from '#engine/writing/titles/subject/noun-phrases.ts';
import { type Subject, stemsOfContent, type TopicName } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { countless, withArticle, wordsBefore } from '#engine/writing/titles/subject/with-article.ts';
import { type Claim, claims } from './claims.ts';
import { genreFrames } from './plain/genre-frames.ts';
import { nameActions } from './plain/name-actions.ts';

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** "A guide to tech meetups": the plural of the topic, if the text also has it. */
const inPlural = (text: string, name: string): string =>
  regex.u`^\p{Ll}`.test(name) &&
  !countless.test(name) &&
  text.toLowerCase().includes(`${name.toLowerCase()}s`)
    ? `${name}s`
    : name;

/** The name with the determiner it needs inside a frame: "our style guide", "the color picker", "meetups". */
const inFrame = (text: string, name: string): string => {
  const many = inPlural(text, name);
  if (many !== name || countless.test(name)) return many;
  if (!regex.u`^\p{Ll}`.test(name) && !regex.u`\p{Ll}$`.test(name.split(' ').at(-1) ?? '')) return name;
  const before = wordsBefore(text, name);
  const owned = before.filter((word) => /^(?:our|my)$/.test(word));
  const the = before.filter((word) => /^(?:the|this|a|an)$/.test(word));
  if (owned.length * 2 > before.length) return `${owned[0]} ${name}`;
  return the.length * 2 > before.length ? `the ${name}` : name;
};

/** "Sourdough starter: what I learned" needs no article. */
const startsSentence = (form: (topic: string) => string, name: string): boolean =>
  form(name).toLowerCase().startsWith(name.toLowerCase());

const isPluralTopic = (text: string, name: string): boolean =>
  isPlural(name.toLowerCase(), text.toLowerCase());

/** The words after the verb in the sentence that defines the topic: "X is a Y ...". */
const definitions = ({ sentences }: Subject, name: string): string[] => {
  const pattern = regexOf(
    `^(?:The |An? |In short, )?${escapeForPattern(name)}(?: \\([^)]{2,40}\\))?,? (?:is|are) ((?:an?|the|one of the) .+)$`,
    'iu',
  );
  return sentences.flatMap((sentence) => {
    const rest = pattern.exec(sentence.text)?.[1];
    return rest === undefined ? [] : [rest];
  });
};

const linking = ['in', 'on', 'for', 'with', 'from', 'at', 'without', 'using'];

/** A text leads with what appears in its first characters, in a heading, or more than once. */
const introCharacters = 700;

/** Whether a line is more than a passing detail of the text. */
const isLed = ({ text, reading }: Subject, line: string): boolean => {
  const [lower, wanted] = [text.toLowerCase(), line.toLowerCase()];
  const at = lower.indexOf(wanted);
  return (
    (at >= 0 && at < introCharacters) ||
    lower.includes(wanted, at + 1) ||
    reading.article.headings.some((heading) => heading.text.toLowerCase().includes(wanted))
  );
};

/** "theme switcher in Eleventy": the topic with the words that the text puts after it. */
const extensions = ({ sentences }: Subject, name: string): string[] => {
  const lower = name.toLowerCase();
  const naming = sentences.filter(({ text }) => {
    const sentence = text.toLowerCase();
    return sentence.includes(lower) && linking.some((word) => sentence.includes(`${lower} ${word} `));
  });
  // Most names have no such sentence, and a pattern with letter classes takes long to compile.
  if (naming.length === 0) return [];
  const pattern = regexOf(`(?<!\\p{L})${escapeForPattern(name)} (?:${linking.join('|')}) (?=\\p{L})`, 'giu');
  return naming.flatMap(({ text, words: tagged }) =>
    matchesOf(text, pattern).flatMap((match) => {
      const from = match.index + match[0].length;
      const first = tagged.findIndex((word) => word.start >= from);
      for (let i = first; i >= 0 && i < Math.min(tagged.length, first + 5); i++) {
        const [word, next] = [tagged[i], tagged[i + 1]];
        if (word === undefined || !'NPADGCF'.includes(word.tag) || unusable.test(word.text)) return [];
        const closes =
          next === undefined || next.kind === 'mark' || (phraseStop.test(next.text) && next.tag !== 'N');
        if (closes && 'NPC'.includes(word.tag)) return [text.slice(match.index, word.end)];
      }
      return [];
    }),
  );
};

const comparisonWords = '(?:vs\\.?|versus|over|instead of|rather than|compared (?:to|with))';

const versus = (text: string, name: string): string[] => {
  // A pattern that begins with any capital letter is slow, and most names are never compared.
  if (
    !regexOf(
      `${escapeForPattern(name)} ${comparisonWords} |${comparisonWords} ${escapeForPattern(name)}`,
      'u',
    ).test(text)
  )
    return [];
  const other = '(\\p{Lu}[\\p{L}\\p{N}.+#-]*(?: \\p{Lu}[\\p{L}\\p{N}.+#-]*){0,2})';
  const left = regexOf(`${escapeForPattern(name)} ${comparisonWords} ${other}`, 'gu');
  const right = regexOf(`${other} ${comparisonWords} ${escapeForPattern(name)}`, 'gu');
  const others = [...matchesOf(text, left), ...matchesOf(text, right)].map((match) => match[1] ?? '');
  return [...new Set(others)].filter(
    (value) => value !== '' && countMatches(text, regexOf(escapeForPattern(value), 'gu')) >= 2,
  );
};

/** "The initial release", "site improvements": these are announcements themselves. */
const isNewsItself = regex.iu`(?<!\p{L})(?:releases?|updates?|improvements?|changes?|reports?|surveys?|part \S+)$`;

/** "EIA has redesigned its portal": the topic is the one who did it. */
const isAgent = ({ text }: Subject, name: string): boolean =>
  regexOf(
    `(?<!\\p{L})${escapeForPattern(name)}(?: \\([^)]{2,12}\\))?\\)? (?:(?:has|have|is|are|today|now|just|also|recently) )*(?:announc|launch|releas|unveil|introduc|redesign|publish|partner|develop|creat|updat)(?:es?|ed|ing)(?!\\p{L})`,
    'iu',
  ).test(text.slice(0, opening)) ||
  regexOf(`${escapeForPattern(name)}['’]s? (?:new|first|latest)(?!\\p{L})`, 'iu').test(
    text.slice(0, opening),
  );

/** "Announce my new role as the editor": the announced thing comes right after the verb, and its name ends there. */
const isObject = (name: string, line: string): boolean => {
  const match = regexOf(
    `(?:announc|introduc|releas|launch|present|unveil)(?:es?|ed|ing)?(?: the (?:release|launch|availability) of)?(?: (?!of |as |for |by |in |on |with |to |at |from |that |how |what )[\\p{L}\\p{N}.+#'’-]+){0,3}? ${escapeForPattern(name)}(?!\\p{L})`,
    'iu',
  ).exec(line);
  return match !== null && nameEnds.test(line.slice(match.index + match[0].length));
};

/** The number of sentences in which a text says what it is. */
const openingLines = 8;

/** Whether enough lines of the text have the evidence that a claim needs. */
const isClaimed = (
  subject: Subject,
  { frame, evidence, times, near = false, leads = false, released = false, kinds = /./ }: Claim,
  name: string,
): boolean => {
  if (!kinds.test(subject.kind) || (released && isAgent(subject, name))) return false;
  if (frame === 'announcement' && isNewsItself.test(name)) return false;
  if (!near) return countMatches(subject.text, evidence) >= times;
  const lower = name.toLowerCase();
  const told = leads
    ? subject.lines.slice(0, 1 + subject.reading.article.headings.length + openingLines)
    : subject.lines;
  const lines = told.filter(
    (line) => line.toLowerCase().includes(lower) && (!released || isObject(name, line)),
  );
  return lines.filter((line) => countMatches(line, evidence) > 0).length >= times;
};

/** The kinds of text that explain what their topic is. */
const explanatoryKinds = /^(?:explainer|how-to|reference|opinion)$/;

/** The number of characters within which a text says that it is a review. */
const opening = 800;
/** Words by which a text calls itself a review. */
const reviewWords = regex.iu`(?<!\p{L})(?:review(?:s|ed|ing)?|verdict|pros and cons)(?!\p{L})`;
/** Readers do not ask "What is Hong Kong?", but they do ask "What is VTLB?". */
const isWellKnown = (name: string): boolean => regex.u`^\p{Lu}\p{Ll}`.test(name);
/** People ask only about short names: "What is a starter?" */
const maxWords = 3;

/** "emergency fund": a singular countable noun without "the" or "an". */
const lacksArticle = (text: string, name: string): boolean =>
  regex.u`^\p{Ll}`.test(name) &&
  !/^(?:the|an?|our|my|your) /u.test(name) &&
  !countless.test(name) &&
  !isPluralTopic(text, name);

const raceName = regex.iu`(?<!\p{L})(?:marathon|triathlon|5k|10k|50k|race|mile|run|crossing|challenge)(?: (?:19|20)\d\d)?$`;

/** A race or a route by its name, for a diary without a headline. */
const tripFrames = (subject: Subject, name: string): Composed[] =>
  subject.headline !== ''
    ? []
    : [
        ...(raceName.test(name) && describesRace(name, subject, readVoice(subject))
          ? [{ text: `${surfaceName(name)} race report`, frame: 'guide' as const }]
          : []),
        ...hikes(name, subject).map((text): Composed => ({ text, frame: 'extended' })),
      ];

/** "My yearly theme": something that the author calls so more than once. */
const ownedThing = ({ text, kind }: Subject, name: string): Composed[] => {
  if (!/^(?:diary|essay|opinion|case-study|travel|review)$/.test(kind)) return [];
  const owned = matchesOf(text, regexOf(`(?<!\\p{L})(my|our) ${escapeForPattern(name)}(?!\\p{L})`, 'giu'));
  return owned.length < 2
    ? []
    : [{ text: `${surfaceName((owned[0]?.[1] ?? '').toLowerCase())} ${name}`, frame: 'extended' }];
};

const framesOf = (subject: Subject, topicName: TopicName, rank: number): Composed[] => {
  const { text: name } = topicName;
  const { text, kind } = subject;
  const topic = surfaceName(name);
  const inside = asSecondHalf(name, text);
  const defined = definitions(subject, name);
  const longer = extensions(subject, name).filter((line) => isLed(subject, line));
  const asking = isPluralTopic(text, name) ? 'are' : 'is';
  const stems = stemsOfContent(name);
  const isNew = (title: string): boolean => [...stemsOfContent(title)].some((stem) => !stems.has(stem));
  const all = inFrame(text, inside);
  const bareName = inPlural(text, inside);
  const claimed = claims
    .filter((claim) => isClaimed(subject, claim, name))
    .flatMap(({ frame, forms }) =>
      forms.map(
        (form): Composed => ({ text: startsSentence(form, all) ? form(bareName) : form(all), frame }),
      ),
    )
    .filter(({ text: title }) => isNew(title) || /^How/.test(title));
  return [
    ...(rank === 0 &&
    explanatoryKinds.test(kind) &&
    !isWellKnown(name) &&
    !name.includes(' and ') &&
    !lacksArticle(text, withArticle(text, inside)) &&
    name.split(' ').length <= maxWords &&
    defined.length > 0
      ? [{ text: `What ${asking} ${withArticle(text, inside)}?`, frame: 'what-is' as const }]
      : []),
    ...defined.flatMap((rest) =>
      nounPhrases(rest)
        // "Timber is the answer, trees are the tool": two clauses.
        .filter((phrase) => !hasFiniteVerb(phrase.split(', ').slice(1).join(', ')))
        .map((phrase): Composed => ({ text: `${topic}: ${phrase}`, frame: 'definition' })),
    ),
    ...claimed,
    ...(rank === 0 ? [...tripFrames(subject, name), ...ownedThing(subject, name)] : []),
    ...(rank === 0 ? genreFrames(subject, topicName) : []),
    ...nameActions(
      subject,
      topicName,
      longer.map((line) => line.slice(name.length)),
    ),
    ...longer.map((line): Composed => ({ text: surfaceName(line), frame: 'extended' })),
    ...versus(text, name).map((other): Composed => ({ text: `${topic} vs. ${other}`, frame: 'comparison' })),
    ...(kind === 'review' &&
    reviewWords.test(`${subject.headline}\n${text.slice(0, opening)}`) &&
    !/review|impressions|look/i.test(topic)
      ? [{ text: `${topic} review`, frame: 'review' as const }]
      : []),
    ...(topic.includes(' ') ? [{ text: topic, frame: 'topic' as const }] : []),
  ];
};

/** The names of the topic that are not part of a longer name, or all names if there are none. */
const wholeNames = ({ names, text }: Subject): readonly TopicName[] => {
  const whole = names.filter((name) => !isCutName(text, name.text));
  return whole.length > 0 ? whole : names;
};

/** Titles that put the topic into a frame for which the text gives evidence. */
export const topicFrames = (subject: Subject): Composed[] =>
  subject.kind === 'recipe' ? [] : wholeNames(subject).flatMap((name, rank) => framesOf(subject, name, rank));
