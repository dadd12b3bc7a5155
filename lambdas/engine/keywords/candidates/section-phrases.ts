import type { Article } from '#contracts/jobs/article.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { searchStems } from '#engine/keywords/evidence/article-index.ts';
import { fold, withoutEmoji } from '#engine/keywords/text/fold.ts';
import { regex } from '#engine/language/patterns.ts';
import type { KeywordCandidate, KeywordTopic } from './keyword-candidate.ts';
import { verbOf } from './line-phrases.ts';

/** Limits for the forms of the topic and for the headings that are tried. They bound the time. */
const maxHeads = 2;
const maxHeadWords = 4;
const maxHeadings = 12;
const maxHeadingWords = 3;
/** Headings that fit any text and name no part of a topic. */
const genericHeadings = new Set(
  'introduction intro conclusion conclusions summary overview background notes note references links resources update updates appendix acknowledgments acknowledgements credits wrap-up results result discussion more final thoughts next steps related contents table faq tl dr tldr thanks footnotes comments postscript context numbers objectives objective costs cost prerequisites example examples alternatives troubleshooting cleanup cleaning setup usage impact behavior situation solution about approaches approach inspiration overview afterword outcome findings learnings goals version versions short long'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] => text.split(' ');

const sharesWord = (a: string, b: string): boolean => {
  const known = new Set(wordsOf(a).flatMap(searchStems));
  return wordsOf(b)
    .flatMap(searchStems)
    .some((stem) => known.has(stem));
};

/** The forms of the topic that can take more words; questions cannot. */
export const headsOf = ({ phrase, aliases }: KeywordTopic): string[] =>
  [...new Set([phrase, ...aliases])]
    .filter((text) => wordsOf(text).length <= maxHeadWords && !/^(?:how|what|why|when) /.test(text))
    .slice(0, maxHeads);

/** True for an instruction, which is not a part of the topic: "adding a theme", "add a theme". */
const startsWithVerb = (first: string): boolean =>
  verbOf(first) !== null || lexiconEntry(first)?.classes.startsWith('v') === true;

/** True if a heading names a part of the topic. */
const isPart = (heading: string): boolean => {
  const words = wordsOf(heading);
  return (
    regex.u`\p{L}{3}`.test(heading) &&
    words.length <= maxHeadingWords &&
    !words.some((word) => stopWords.has(word)) &&
    !words.every((word) => genericHeadings.has(word)) &&
    !startsWithVerb(words[0] ?? '')
  );
};

const partsOf = (article: Article): string[] =>
  article.headings
    .filter(({ level }) => level <= 4)
    .slice(0, maxHeadings)
    .flatMap(({ text }) => withoutEmoji(fold(text)).split(/[:;|–—…!?()[\]"“”,]|\s-\s/u))
    .map((text) =>
      text
        .replace(/^\s*(?:step )?#?\d*[.)]?\s*/, '')
        .replace(/\b(?:an?|the|your|my|our|its)\b /g, '')
        .trim(),
    )
    .filter(isPart);

/** The topic plus what a section covers: "rye bread flour" for the heading "Flour". */
export const sectionPhrases = (article: Article, topic: KeywordTopic): KeywordCandidate[] => {
  const parts = partsOf(article);
  return headsOf(topic).flatMap((about) =>
    parts
      .filter((part) => !sharesWord(about, part))
      .map(
        (part): KeywordCandidate => ({
          text: `${about} ${part}`,
          origin: 'section',
          about,
          asks: 'section',
        }),
      ),
  );
};
