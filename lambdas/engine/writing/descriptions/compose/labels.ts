import { stopWords } from '#engine/language/stop-words.ts';
import { withoutSite } from '#engine/site-names/site-in-title.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import { mainVerbAt } from '#engine/writing/clauses/main-verb.ts';
import { surfaceForm } from '#engine/writing/clauses/surface-form.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import type { DescribedTopic } from '#engine/writing/descriptions/description-figures.ts';
import { contentOf, type Reading } from '#engine/writing/read-passages.ts';
import { startWithCapital } from '#engine/writing/titles/headline-style.ts';
import { ownTitles } from '#engine/writing/titles/own-headline.ts';
import { inSentence, proseOf } from './aspects.ts';
import { baseOfDoing, ordersLesson } from './teaching-verbs.ts';

const longest = 70;
/** A site's or an author's own words are no label: "My first week", "We are hiring". */
const speaking = /(?<!\p{L})(?:I|we|my|our|us|me)(?!\p{L})|I['’]|[!?…|]/iu;

/** "Five things I learned from my first job": the sections are what it counts, so that its own words may be in it. */
export const isCounted = (label: string): boolean =>
  /^(?:the )?(?:[2-9]|1\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s(?:\p{L}+\s){0,3}?(?:\p{L}+s|people)(?!\p{L})/iu.test(
    label,
  );

/** The headline as the author wrote it; a form that fits a title if it is long. */
const headlineOf = ({ article }: Reading): string => {
  const [shown = ''] = ownTitles(article);
  const whole = withoutSite(article);
  return shown !== '' && whole.length <= longest ? whole : shown;
};

/** The headline as a label before a colon; null for a sentence, a question or two parts. */
const headlineLabel = (reading: Reading, topic: DescribedTopic): string | null => {
  const headline = headlineOf(reading).replace(/\s\([^()]*\)(?=\s)/g, '');
  const known = contentOf(topic.phrase);
  const share = [...contentOf(headline)].filter((word) => known.has(word)).length;
  if (headline.length > longest || !headline.includes(' ')) return null;
  if (isCounted(headline) && !/[:;"“”()?!]/.test(headline)) return startWithCapital(headline);
  if (share === 0 && reading.article.title === null) return null;
  if (
    /[:;"“”()]|\s[–—-]\s|\d+ of \d|\p{Extended_Pictographic}|part \d/iu.test(headline) ||
    (speaking.test(headline) &&
      !/^(?:how|why|what) (?:I|we) (?!am |are |was |were |do |can |have )/iu.test(headline))
  )
    return null;
  const label = startWithCapital(headline);
  const isStatement = !/^how |^why |^what /iu.test(label) && mainVerbAt(tagWords(label)) >= 0;
  return isStatement ? null : label;
};

/** "AWS S3 sync" of the command "aws s3 sync": the text writes these words in capitals elsewhere. */
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

/** What may stand before a list of aspects: the headline and the topic, as the text writes it. */
export const labelsOf = (reading: Reading, topic: DescribedTopic): string[] => {
  const headline = headlineLabel(reading, topic);
  const text = `${reading.article.title ?? ''}\n${reading.article.text}`;
  const name = startWithCapital(withAcronyms(surfaceForm(text, topic.phrase), text));
  const isName = topic.phrase.includes(' ') || /\p{Lu}.*\p{Lu}|\d|\./u.test(name);
  return [...new Set([...(headline === null ? [] : [headline]), ...(isName ? [name] : [])])];
};

/** Kinds of texts whose headline "Doing X" teaches how to do it; "Helping low-income Canadians" of a report does not. */
const teaching: readonly string[] = ['how-to', 'tips', 'explainer', 'reference', 'recipe'];

/** "Announcing the app" teaches nobody how to announce it. */
const telling =
  /^(?:announc|introduc|launch|paus|celebrat|releas|welcom|meet|remember|hir|look|thank|reflect|lament|mak(?=ing sense)|understand)ing$/i;

/** The longest headline of a lesson: a sentence has room for more than a title. */
const longestLesson = 110;

/** The headline without its site, and its parts at a colon: any of them may say what the text teaches. */
const promisingParts = ({ article }: Reading): string[] => {
  if (ownTitles(article).length === 0) return [];
  const headline = withoutSite(article);
  return [headline, ...headline.split(/: /)]
    .map((part) => part.trim())
    .filter((part, i, all) => all.indexOf(part) === i && part.length <= longestLesson)
    .filter(
      (part) =>
        !/[:;"“”()]|\s[–—-]\s|\d+ of \d|\p{Extended_Pictographic}|part \d/iu.test(part) &&
        !speaking.test(part),
    );
};

const lessonIn = (part: string, prose: string, isTeaching: boolean): string | null => {
  const line = inSentence(part, prose);
  const words = line.split(' ');
  const [first = '', second = ''] = words;
  if (words.length < 3 || /^learn(?:ing)?$/i.test(first)) return null;
  if (
    /^(?:building blocks|learning resources|training data|opening hours|running costs|operating systems?)(?!\p{L})/iu.test(
      line,
    )
  )
    return null;
  const promised = /^(?:learn )?how to /i.exec(line);
  if (promised !== null)
    return line.slice(promised[0].length).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  if (!isTeaching || telling.test(first) || mainVerbAt(tagWords(line)) > 0) return null;
  if (ordersLesson(line)) return line.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return /^(?:and|&|or|of|is|are|for|a11y)$/.test(second) ? null : baseOfDoing(line);
};

/** What a how-to headline teaches: "create projects with Terraform" of "Creating Projects with Terraform"; null otherwise. */
export const lessonOf = (reading: Reading): string | null => {
  const prose = proseOf(reading);
  const isTeaching = teaching.includes(readKind(reading.article).kind);
  for (const part of promisingParts(reading)) {
    const lesson = lessonIn(part, prose, isTeaching);
    if (lesson !== null) return lesson;
  }
  return null;
};
