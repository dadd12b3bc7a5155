import type { Article } from '#contracts/jobs/article.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import { twoToTwelve } from '#engine/english/number-words.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { alternatives, anyOf } from '#engine/english/word-classes.ts';
import { firstPersonPronouns } from '#engine/english/word-lists/text-words.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { withoutSite } from '#engine/site-names/site-in-title.ts';
import type { TextKind } from '#engine/topic/kinds.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import { mainVerbAt } from '#engine/writing/clauses/main-verb.ts';
import { surfaceForm } from '#engine/writing/clauses/surface-form.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import type { DescribedTopic } from '#engine/writing/descriptions/drafts/description-features.ts';
import { baseOfGerund, isImperativeLesson } from '#engine/writing/descriptions/drafts/teaching-verbs.ts';
import { isTitleCase, startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { hasHeadline, ownTitles } from '#engine/writing/headlines/own-headline.ts';
import { contentOf, type Reading } from '#engine/writing/passages/read-passages.ts';
import { inSentence, isLowercaseIn, proseOf } from './aspects.ts';

const maxLength = 70;
/** Words about the site or the author do not make a label: "My first week", "We are hiring". */
const firstPersonOrMarks = regexOf(
  String.raw`(?<!\p{L})${anyOf(firstPersonPronouns)}(?!\p{L})|I['’]|[!?…|]`,
  'iu',
);

const countedThings = regexOf(
  String.raw`^(?:the )?(?:[2-9]|1\d|${alternatives(twoToTwelve)})\s(?:\p{L}+\s){0,3}?(?:\p{L}+s|people)(?!\p{L})`,
  'iu',
);

/** "Five things I learned from my first job": the sections are the things it counts, so they may repeat its words. */
export const isCounted = (label: string): boolean => countedThings.test(label);

/** The headline as the author wrote it, or a form that fits a title if it is long. */
const headlineOf = ({ article }: Reading): string => {
  const [shown = ''] = ownTitles(article);
  const whole = withoutSite(article).replace(regex.u`(?<=\p{L})\.$`, '');
  return shown !== '' && whole.length <= maxLength ? whole : shown;
};

/** The headline as a label before a colon; null for a sentence, a question or a headline in two parts. */
const headlineLabel = (reading: Reading, topic: DescribedTopic): string | null => {
  const headline = headlineOf(reading).replace(/\s\([^()]*\)(?=\s)/g, '');
  const known = contentOf(topic.phrase);
  const share = [...contentOf(headline)].filter((word) => known.has(word)).length;
  if (headline.length > maxLength || !headline.includes(' ')) return null;
  if (isCounted(headline) && !/[:;"“”()?!]/.test(headline)) return startWithCapital(headline);
  if (share === 0 && reading.article.title === null) return null;
  if (
    /[:;"“”()]|\s[–—-]\s|\d+ of \d|\p{Extended_Pictographic}|part \d/iu.test(headline) ||
    (firstPersonOrMarks.test(headline) &&
      !/^(?:how|why|what) (?:I|we) (?!am |are |was |were |do |can |have )/iu.test(headline))
  )
    return null;
  const label = startWithCapital(headline);
  const isStatement = !/^how |^why |^what /iu.test(label) && mainVerbAt(tagWords(label)) >= 0;
  return isStatement ? null : label;
};

/** "AWS S3 sync" from the command "aws s3 sync": the text writes these words in capitals elsewhere. */
const withAcronyms = (name: string, text: string): string =>
  name
    .split(' ')
    .map((word) => {
      const capitals = word.toUpperCase();
      return /^[a-z][a-z\d]+$/.test(word) &&
        !stopWords.has(word) &&
        new RegExp(`\\b${capitals}\\b`).test(text)
        ? capitals
        : word;
    })
    .join(' ');

/**
 * "Organizing your own mill" from the keyword "organizing own mill": with the function words that the text has
 * between.
 */
const withFunctionWords = (phrase: string, text: string): string => {
  const words = phrase.split(' ').map((word) => escapeForPattern(word));
  const whole = regexOf(
    `(?<![\\p{L}\\p{N}])${words.join('(?: (?:an?|the|your|my|our|of|in|for|to|with))? ')}(?![\\p{L}\\p{N}])`,
    'iu',
  );
  const found = words.length > 1 && words.length < 7 ? (whole.exec(text)?.[0] ?? '') : '';
  return found.split(' ').length > words.length ? found.toLowerCase() : phrase;
};

/**
 * Whether the text has a phrase as it is, or around a colon: "enemy holiday" from "Ego Is the Enemy — Holiday" is not
 * a name.
 */
const isWritten = (phrase: string, text: string): boolean =>
  text
    .toLowerCase()
    .replace(/[\s:]+/g, ' ')
    .includes(phrase.toLowerCase());

/** A lead keyword below this topic probability does not head a list of what the text is about. */
const minTopic = 0.2;

/** "January 2013" above a text says when it was written. */
const isMonth = regex.u`^\p{Lu}\p{Ll}+ (?:19|20)\d\d$`;

/** Labels for a list of aspects: the headline, and the topic as the text writes it. */
export const labelsOf = (reading: Reading, topic: DescribedTopic): string[] => {
  const headline = headlineLabel(reading, topic);
  const text = `${reading.article.title ?? ''}\n${reading.article.text}`;
  const name = startWithCapital(withAcronyms(surfaceForm(text, withFunctionWords(topic.phrase, text)), text));
  const isCertain = topic.probability >= minTopic || headline !== null;
  const isName =
    isCertain &&
    isWritten(name, text) &&
    (topic.phrase.includes(' ') || regex.u`\p{Lu}.*\p{Lu}|\d|\.`.test(name));
  return [...new Set([...(headline === null ? [] : [headline]), ...(isName ? [name] : [])])].filter(
    (label) => !isMonth.test(label) && !/[*_<>{}#^~[\]]/.test(label),
  );
};

/**
 * Kinds of text whose headline "Doing X" teaches how to do X. "Helping low-income Canadians" as the title of a report
 * does not.
 */
const instructionalKinds: readonly string[] = ['how-to', 'tips', 'explainer', 'reference', 'recipe'];

/** Kinds of text that report events, so that a headline such as "Moving the mill" is not a lesson. */
const narrativeKinds: readonly string[] = ['diary', 'news', 'interview', 'travel'];

/** "Announcing the app" teaches nobody how to announce it. */
const newsVerbs =
  /^(?:announc|introduc|launch|paus|celebrat|releas|welcom|meet|remember|hir|look|thank|reflect|lament|mak(?=ing sense)|understand|explor|stepp|expand|requir|revisit|rethink|say|becom|turn|go|runn)ing$/i;

/** The longest headline of a lesson: a sentence has more room than a title. */
const maxLessonLength = 110;

/** The headline without its site, and its parts around a colon. Any of them may say what the text teaches. */
const promisingParts = ({ article }: Reading): string[] => {
  if (!hasHeadline(article)) return [];
  const headline = withoutSite(article).replace(/\s\([^()]*\)$/u, '');
  return (
    [headline, ...headline.split(/: /)]
      .map((part) => part.trim().replace(/\.+$/, ''))
      // "How to feed a starter?" asks about the thing it teaches.
      .map((part) => (/^how to /i.test(part) ? part.replace(/[?!]+$/, '') : part))
      .filter((part, i, all) => all.indexOf(part) === i && part.length <= maxLessonLength)
      .filter(
        (part) =>
          !/[:;"“”()]|\s[–—-]\s|\d+ of \d|\p{Extended_Pictographic}|part \d/iu.test(part) &&
          !firstPersonOrMarks.test(part),
      )
  );
};

/** Whether the text writes a phrase with both capitals inside its sentences, as in "Raging Netflix Queue". */
const isName = (first: string, second: string, prose: string): boolean =>
  regex.u`^\p{Lu}`.test(first) &&
  regex.u`^\p{Lu}`.test(second) &&
  regexOf(
    `[\\p{Ll},] ${escapeForPattern(first)} ${escapeForPattern(second)}(?!\\p{L})|(?:^|[.!?] )\\P{L}*(?:When|If|The|With|In) ${escapeForPattern(first)} ${escapeForPattern(second)}(?!\\p{L})`,
    'mu',
  ).test(prose);

/** "check in on people" from "Check in on People": a word that the text never capitalizes is in lower case. */
const inWords = (lesson: string, prose: string): string =>
  lesson
    .split(' ')
    .map((word) =>
      regex.u`^\p{Lu}\p{Ll}+$`.test(word) && isLowercaseIn(prose, word) ? word.toLowerCase() : word,
    )
    .join(' ')
    .replace(regex.u`^\p{Lu}(?=\p{Ll})`, (letter) => letter.toLowerCase());

/** Whether the text has two code blocks: then its author shows how to do something, whatever else they describe. */
export const hasCode = ({ markdown }: Article): boolean =>
  (markdown.match(/^(?:```|~~~)/gmu)?.length ?? 0) > 2;

/**
 * "Daemonizing Go programs", "Adding thread safety": after a gerund, a name, a plural or a verb in its base form is
 * not a sentence's finite verb, which would be "makes" or "made".
 */
const isGerundOf = (line: string, verb: number): boolean => {
  const words = tagWords(line);
  const { text = '', lower = '' } = words[verb] ?? {};
  if (!regex.iu`^\p{L}{2,}ing `.test(line)) return false;
  if (regex.u`^\p{Lu}`.test(text) || (verb === words.length - 1 && /(?:s|ing)$/.test(lower))) return true;
  return lexiconEntry(lower)?.classes.includes('n') === true && !/(?:s|ed)$/.test(lower);
};

/** In a text with fewer sentences, a share of them means nothing. */
const minSentences = 10;
/**
 * A text that teaches addresses its reader in at least this share of its sentences. A kind that mostly does not teach
 * needs more.
 */
const minAddressed = { teaching: 0.1, other: 0.4 } as const;
const secondPerson = /\byou(?:r|['’]\w+)?\b/iu;

/**
 * "Making the service more accessible" in a team's report teaches nobody how to. Strict graders published one of 28
 * such lines about texts that do not address a reader.
 */
const addressesReader = ({ passages }: Reading, kind: TextKind): boolean => {
  const count = passages.filter(({ text }) => secondPerson.test(text)).length;
  const min = instructionalKinds.includes(kind) ? minAddressed.teaching : minAddressed.other;
  return passages.length < minSentences || count >= passages.length * min;
};

/** "Working with APIs: Recap", "Train notes": the last noun names the kind of text, and nobody learns to do that. */
const reportNoun = /\s(?:recap|retrospective|roundup|round-up|debrief|minutes|newsletter|weeknotes?)$/i;

const lessonIn = (
  part: string,
  prose: string,
  kind: TextKind,
  { showsCode, teaches }: { showsCode: boolean; teaches: boolean },
): string | null => {
  const line = isTitleCase(part) ? inSentence(part, prose) : part;
  const [own = '', next = ''] = part.split(' ');
  if (isName(own, next, prose) || reportNoun.test(part)) return null;
  const words = line.split(' ');
  const [first = '', second = ''] = words;
  if (words.length < 3 || /^learn(?:ing)?$/i.test(first)) return null;
  if (
    regex.iu`^(?:building blocks|learning resources|training data|opening hours|running costs|operating systems?)(?!\p{L})`.test(
      line,
    )
  )
    return null;
  const promised = /^(?:learn )?how to /i.exec(line);
  if (promised !== null) return inWords(line.slice(promised[0].length), prose);
  const verb = mainVerbAt(tagWords(line));
  if (
    !teaches ||
    (narrativeKinds.includes(kind) && !showsCode) ||
    newsVerbs.test(first) ||
    (verb > 0 && !isGerundOf(line, verb))
  )
    return null;
  if ((instructionalKinds.includes(kind) || showsCode) && isImperativeLesson(line))
    return inWords(line, prose);
  return /^(?:and|&|or|of|is|are|for|a11y)$/.test(second) ? null : baseOfGerund(line);
};

/**
 * The lesson of a how-to headline: "create projects with Terraform" from "Creating Projects with Terraform"; null
 * otherwise.
 */
export const lessonOf = (reading: Reading): string | null => {
  const prose = proseOf(reading);
  const { kind } = readKind(reading.article);
  const showsCode = hasCode(reading.article);
  const teaches = showsCode || addressesReader(reading, kind);
  // "Sign at the line: Deploying an app": the part that names an action says more than a play on words.
  const doing = regex.iu`^(?:how to |\p{L}+ing )`;
  const parts = promisingParts(reading);
  for (const part of [
    ...parts.filter((line) => doing.test(line)),
    ...parts.filter((line) => !doing.test(line)),
  ]) {
    const lesson = lessonIn(part, prose, kind, { showsCode, teaches });
    if (lesson !== null) return lesson;
  }
  return null;
};
