import { lemmaEntry } from '#engine/language/lexicon.ts';
import { stopWordsOf } from '#engine/language/stop-words.ts';
import { isTitleCase, startWithCapital, toTitleCase } from './headline-style.ts';
import { holdsKeyword } from './keywords-in.ts';
import { fitsSnippet } from './measure-pixels.ts';
import { stripSite } from './own-title.ts';
import type { Reading } from './read-passages.ts';
import { topicOf } from './title-topic.ts';
import { scored, type TitleAngle, type TitleCandidate } from './title-worth.ts';

/** Headings that every page has, whatever it is about. */
const generic =
  /^(?:intro(?:duction)?|conclusions?|summary|overview|background|about.*|related.*|references?|sources?|further reading|see also|notes?|comments?|faqs?|frequently asked.*|(?:final|closing|last) (?:thoughts|words).*|(?:table of )?contents|share.*|external links|gallery|popular.*|more .*|read .*|subscribe.*|newsletter.*|contact.*|leave a.*|advert.*|tags?|categories|recent.*|you (?:may|might).*|join .*|follow .*|sign up.*|author.*|published.*|posted.*|tl;?dr|key takeaways?|takeaways?|the bottom line|bottom line|wrap(?:ping)? up|nutrition.*|print.*|equipment|recommended.*|latest.*|trending.*|top stories|story timeline|editor.*|photo.*|image.*|video.*|what next\??|next steps?|start .*|get started.*|that['’]s it.*|credits?|links?|disclosure.*|disclaimer.*|update.*)$/iu;
const asking = /^(?:how|what|why|who|when|where|which)(?![\p{L}])/iu;
const yesNo = /^(?:is|are|do|does|did|can|could|should|will|would|has|have)(?![\p{L}])/iu;
const speaking = /(?<![\p{L}])(?:I|we|my|our|us|me|I['’]\p{L}+|we['’]\p{L}+)(?![\p{L}])/u;
const numbering =
  /^(?:(?:step|day|tip|part|chapter|week|method|idea|reason|way|mistake|rule|lesson)\s*#?\d{1,2}\s*[:.)–—-]\s*|(?:#?\d{1,2}|[ivx]{1,4}|[a-z])[.)]\s+)/iu;

const bare = (heading: string): string =>
  heading
    .replace(/\s+/g, ' ')
    .replace(numbering, '')
    .replace(/[\s.:;,–—-]+$/, '')
    .trim();

const isUsable = (heading: string): boolean => {
  const words = heading.split(' ').length;
  return (
    heading.length >= 5 &&
    heading.length <= 56 &&
    words <= 10 &&
    !generic.test(heading) &&
    !speaking.test(heading) &&
    /^[\p{L}\p{N}"“‘']/u.test(heading) &&
    !/[|<>[\]{}@#!…]|https?:|\.\s|\p{L}\.\p{Ll}{2,3}$/u.test(heading) &&
    !/^\p{Lu}[\p{Lu}\s\d]+$/u.test(heading) &&
    !/^(?:it|this|that|these|those|they|he|she|but|and|or|so|then|because)(?![\p{L}])/iu.test(heading)
  );
};

/** The headings of the article's main sections, without their numbers and without those of any page. */
const sectionsOf = ({ article }: Reading): string[] => {
  const levels = article.headings
    .filter(({ level, offset }) => level > 1 && offset > 0)
    .map(({ level }) => level);
  const main = [2, 3, 4].find((level) => levels.filter((value) => value === level).length >= 2);
  const found = article.headings
    .filter(({ level, text }) => level === main && text !== article.title)
    .map(({ text }) => bare(text));
  const numbered = found.filter((text, i) => text.startsWith(`${i + 1} `)).length >= 2;
  return [...new Set(numbered ? found.map((text) => text.replace(/^[\d.]+\s+/, '')) : found)].filter(
    isUsable,
  );
};

/** A heading as the second half of a title: in small letters unless it begins with a name. */
const inside = (heading: string): string => {
  const first = /^[\p{L}'’-]+/u.exec(heading)?.[0] ?? '';
  if (/\p{Lu}/u.test(first.slice(1)) || first === 'I') return heading;
  const next = /^[\p{L}'’-]+\s+(\p{Lu})/u.test(heading);
  const lower = first.toLowerCase();
  const isCommon =
    stopWordsOf('en').has(lower) || (!next && lemmaEntry(lower) !== undefined) || /(?:ing|ly)$/.test(lower);
  return isCommon ? lower + heading.slice(first.length) : heading;
};

/** "The ratio: start with 1 to 8" is about the ratio. */
const head = (heading: string): string => heading.split(/:\s|\s[–—-]\s|,\s/)[0] ?? heading;

/** A short heading that names a thing or tells how or what: it can stand beside another. */
const isShort = (heading: string): boolean =>
  heading.split(' ').length <= 5 &&
  heading.length <= 30 &&
  !heading.includes('?') &&
  !yesNo.test(heading) &&
  !/(?<![\p{L}])(?:and|or)(?![\p{L}])/iu.test(heading);

const sharesWord = (a: string, b: string): boolean =>
  a.split(/[\s-]/).some((word) => (word.length > 3 || /^\p{Lu}{2,}$/u.test(word)) && holdsKeyword(b, word));

const join = (parts: readonly string[]): string =>
  parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** Rows of two and three neighbouring short headings of one kind: things with things, questions with questions. */
const rows = (sections: readonly string[]): string[][] => {
  const names = sections.map(head).filter(isShort);
  const kinds = [names.filter((name) => asking.test(name)), names.filter((name) => !asking.test(name))];
  return kinds
    .flatMap((kind) =>
      kind.flatMap((_, i) => [kind.slice(i, i + 3), kind.slice(i, i + 2)]).filter((row) => row.length > 1),
    )
    .filter((row) => row.every((name, i) => !row.slice(i + 1).some((other) => sharesWord(name, other))));
};

const counted: Readonly<Record<string, string>> = {
  step: 'steps',
  tip: 'tips',
  reason: 'reasons',
  way: 'ways',
  mistake: 'mistakes',
  rule: 'rules',
  lesson: 'lessons',
  method: 'methods',
  idea: 'ideas',
  day: 'days',
  week: 'weeks',
  part: 'parts',
};

/** "Step 1", "Step 2", ... without a gap: how many of what the article truly has; null when it does not count. */
const countOf = ({ article }: Reading): { count: number; noun: string } | null => {
  for (const [noun, plural] of Object.entries(counted)) {
    const pattern = new RegExp(`^${noun}\\s*#?(\\d{1,2})(?!\\d)`, 'i');
    const figures = article.headings.flatMap(({ text }) => pattern.exec(text.trim())?.[1] ?? []).map(Number);
    if (figures.length >= 3 && figures.every((figure, i) => figure === i + 1))
      return { count: figures.length, noun: plural };
  }
  return null;
};

/** The topic of the article: its own title where that is short, or its lead keyword. */
const topicFor = (reading: Reading): string | null => {
  const title = stripSite(reading.article.title?.replace(/\s+/g, ' ') ?? '', reading.article.siteName);
  const isTopic =
    title.length >= 4 && title.length <= 26 && isUsable(title) && !/[:?,]/.test(title) && !asking.test(title);
  const topic = topicOf(reading);
  return isTopic && (topic === null || sharesWord(title, topic)) ? title : topic;
};

/**
 * Titles made of an article's own headings: the topic with what two or three sections are about, the topic with
 * one section, a heading that holds the topic itself, a question that a section answers, and the number of steps
 * where the headings truly count them. English only; empty for an article without two headings of one level, one of them telling.
 */
export const headingTitles = (reading: Reading): TitleCandidate[] => {
  const sections = sectionsOf(reading);
  const topic = topicFor(reading);
  if (reading.language !== 'en' || sections.length === 0) return [];
  const titled = sections.filter(isTitleCase).length > sections.length / 2;
  const of = (text: string, angle: TitleAngle, extra: number): TitleCandidate[] => {
    const title = titled ? toTitleCase(startWithCapital(text)) : startWithCapital(text);
    return fitsSnippet(title, 'title') ? [scored(reading, title, angle, extra)] : [];
  };
  const lead = reading.keywords[0]?.text ?? '';
  const alone = sections.flatMap((heading) => {
    const holds = holdsKeyword(heading, lead) || (topic !== null && holdsKeyword(heading, topic));
    const isQuestion = asking.test(heading) || /\?$/.test(heading);
    return holds ? of(heading, isQuestion ? 'question' : 'label', isQuestion ? 0.28 : 0.16) : [];
  });
  if (topic === null) return alone;
  const free = sections.filter((heading) => !sharesWord(heading, topic));
  const count = countOf(reading);
  return [
    ...alone,
    ...rows(free).flatMap((row) =>
      of(`${topic}: ${join(row.map(inside))}`, 'sections', 0.26 + row.length * 0.01),
    ),
    ...free
      .filter((heading) => !heading.includes(':'))
      .flatMap((heading, i) => of(`${topic}: ${inside(heading)}`, 'topic', 0.2 - i * 0.004)),
    ...(count === null
      ? []
      : of(
          count.noun === 'steps'
            ? `${topic} in ${count.count} steps`
            : `${topic}: ${count.count} ${count.noun}`,
          'number',
          0.24,
        )),
  ];
};
