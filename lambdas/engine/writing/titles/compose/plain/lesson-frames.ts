import { lexiconEntry } from '#engine/english/lexicon.ts';
import { regex } from '#engine/language/patterns.ts';
import { baseOfPast, gerundFormOf } from '#engine/writing/titles/reading/title-verb.ts';
import { readVoice } from '#engine/writing/titles/reading/voice.ts';
import { surfaceName } from '#engine/writing/titles/subject/names.ts';
import { asWritten, type Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { toBase } from '#engine/writing/titles/subject/verb-phrases.ts';
import { withArticle } from '#engine/writing/titles/subject/with-article.ts';
import { lacksArticle } from './frame-guards.ts';

const howToAction = regex.u`^how to (\p{L}+) (.+)$`;
const question = regex.u`^(?:what (?:is|are) (?!\p{L}+ing )|why )(?!.* and )`;
const maxSearches = 2;
/** Excludes "How to used mac back", a malformed search. */
const isBaseVerb = (verb: string): boolean =>
  lexiconEntry(verb)?.classes.includes('v') !== false && baseOfPast(verb) === null;

const whatIs = regex.u`^(what (?:is|are)) (.+)$`;

/** "What is the mill board?": without the author's headline, the article that the text puts before its topic. */
const askedWith = ({ text, headline }: Subject, idea: string): string[] => {
  const line = asWritten(text, idea);
  const [, asks = '', rest = ''] = whatIs.exec(line) ?? [];
  if (headline !== '' || rest === '') return [line];
  // "What is likelihood of home" is a search, but not a question that anybody writes.
  return regex.iu` (?:of|in|for|with) `.test(rest) && regex.u`^\p{Ll}`.test(rest)
    ? []
    : [`${asks} ${withArticle(text, rest)}`];
};

/** "How to set up esbuild", "What is Rye?": searches that the text answers. */
export const searches = (subject: Subject, name: string): Composed[] => {
  const { reading, text } = subject;
  const { instructs } = readVoice(subject);
  const ideas = reading.keywords.map((idea) => idea.text).filter((idea) => idea.includes(name.toLowerCase()));
  return [
    ...ideas
      .filter((idea) => howToAction.test(idea))
      .slice(0, maxSearches)
      .flatMap((idea): Composed[] => {
        const [, verb = '', object = ''] = howToAction.exec(idea) ?? [];
        const rest = withArticle(text, asWritten(text, object));
        if (lacksArticle(subject, rest) || !isBaseVerb(verb)) return [];
        return [
          ...(instructs ? [{ text: `How to ${verb} ${rest}`, frame: 'how-to' as const }] : []),
          { text: surfaceName(`${gerundFormOf(verb)} ${rest}`), frame: 'doing' },
        ];
      }),
    ...ideas
      .filter((idea) => question.test(idea))
      .slice(0, maxSearches)
      .flatMap((idea) => askedWith(subject, idea))
      .map((line): Composed => ({ text: `${surfaceName(line)}?`, frame: 'question' })),
  ];
};

/** "Testing private functions" as "How to test private functions", for a text that teaches. */
export const lessons = (subject: Subject, inside: string): Composed[] => {
  const base = regex.u`^\p{L}{3,}ing \p{L}`.test(inside) ? toBase(inside) : null;
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
