import { baseOf } from '#engine/language/lexicon.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import { mainVerbAt } from '#engine/writing/clauses/main-verb.ts';
import { surfaceForm } from '#engine/writing/clauses/surface-form.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import type { DescribedTopic } from '#engine/writing/descriptions/description-figures.ts';
import { contentOf, type Reading } from '#engine/writing/read-passages.ts';
import { toBase } from '#engine/writing/titles/compose/verb-phrases.ts';
import { isTitleCase, startWithCapital } from '#engine/writing/titles/headline-style.ts';
import { ownTitles } from '#engine/writing/titles/own-headline.ts';
import { inSentence, proseOf } from './aspects.ts';

const longest = 70;
/** A site's or an author's own words are no label: "My first week", "We are hiring". */
const speaking = /(?<!\p{L})(?:I|we|my|our|us|me)(?!\p{L})|I['’]|[!?…|]/iu;

/** "Five things I learned from my first job": the sections are what it counts, so that its own words may be in it. */
export const isCounted = (label: string): boolean =>
  /^(?:the )?(?:[2-9]|1\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s(?:\p{L}+\s){0,3}?(?:\p{L}+s|people)(?!\p{L})/iu.test(
    label,
  );

/** The headline as a label before a colon; null for a sentence, a question or two parts. */
const headlineLabel = (reading: Reading, topic: DescribedTopic): string | null => {
  const [headline = ''] = ownTitles(reading.article);
  const known = contentOf(topic.phrase);
  const share = [...contentOf(headline)].filter((word) => known.has(word)).length;
  if (headline.length > longest || !headline.includes(' ')) return null;
  if (isCounted(headline) && !/[:;"“”()?!]/.test(headline)) return startWithCapital(headline);
  if (share === 0) return null;
  if (
    /[:;"“”()]|\s[–—-]\s|\d+ of \d|\p{Extended_Pictographic}|part \d/iu.test(headline) ||
    speaking.test(headline)
  )
    return null;
  const label = startWithCapital(headline);
  const isStatement = !/^how to |^why |^what /iu.test(label) && mainVerbAt(tagWords(label)) >= 0;
  return isStatement ? null : label;
};

/** What may stand before a list of aspects: the headline and the topic, as the text writes it. */
export const labelsOf = (reading: Reading, topic: DescribedTopic): string[] => {
  const headline = headlineLabel(reading, topic);
  const text = `${reading.article.title ?? ''}\n${reading.article.text}`;
  const name = startWithCapital(surfaceForm(text, topic.phrase));
  const isName = topic.phrase.includes(' ') || /\p{Lu}.*\p{Lu}|\d|\./u.test(name);
  return [...new Set([...(headline === null ? [] : [headline]), ...(isName ? [name] : [])])];
};

/** Kinds of texts whose headline "Doing X" teaches how to do it; "Helping low-income Canadians" of a report does not. */
const teaching: readonly string[] = ['how-to', 'tips', 'explainer', 'reference', 'recipe'];

/** "Announcing the app" teaches nobody how to announce it. */
const telling =
  /^(?:announc|introduc|launch|paus|celebrat|releas|welcom|meet|remember|hir|look|thank|reflect|lament|mak(?=ing sense)|understand)ing$/i;

/** What a how-to headline teaches: "create projects with Terraform" of "Creating Projects with Terraform"; null otherwise. */
export const lessonOf = (reading: Reading, topic: DescribedTopic): string | null => {
  const label = headlineLabel(reading, topic);
  if (label === null) return null;
  const prose = proseOf(reading);
  const line = isTitleCase(label) ? inSentence(label, prose) : label;
  const words = line.split(' ');
  const [first = '', second = ''] = words;
  if (words.length < 3) return null;
  const promised = /^(?:learn )?how to /i.exec(line);
  if (promised !== null)
    return line.slice(promised[0].length).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  if (!teaching.includes(readKind(reading.article).kind) || telling.test(first)) return null;
  if (baseOf(first.toLowerCase(), 'ing')?.classes.includes('v') !== true) return null;
  if (/^(?:building blocks|learning resources|training data|opening hours|running costs)/i.test(line))
    return null;
  return /^(?:and|or|of|is|are|for|a11y)$/.test(second) ? null : toBase(line);
};
