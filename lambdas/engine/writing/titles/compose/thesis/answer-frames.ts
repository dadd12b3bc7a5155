import { alternatives } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { salienceOfText } from '#engine/writing/passages/read-passages.ts';
import { surfaceName } from '#engine/writing/titles/subject/names.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { finishedClause, howToTitle, questionTitle } from './question-titles.ts';

/** A text says what it answers in its first sentences and again in its last ones. */
const maxOpeningSentences = 10;
const maxEndingSentences = 4;

/** After these words, "how to" means that somebody does not know how. The text does not explain it there. */
const ignoranceWords = regex.iu`(?:know|knew|known|sure|idea|remember|clue|wonder\p{L}*|told|taught|confus\p{L}+|struggl\p{L}+|decid\p{L}+|forgot)(?: \p{L}+)? $`;
const embeddedHowTo = regex.iu`(?<!\p{L})(how|what|when|where) to (\p{L}{2,} .+)$`;

/** "a summary of what to bring when going camping": what the text tells readers to do. */
const instructions = (text: string): string[] => {
  const match = embeddedHowTo.exec(text);
  const [, asks = '', action = ''] = match ?? [];
  if (asks === '' || ignoranceWords.test(text.slice(0, match?.index))) return [];
  return asks.toLowerCase() === 'how'
    ? howToTitle(action)
    : finishedClause(action)
        .slice(0, 1)
        .map((line) => `${asks.toLowerCase()} to ${line}`);
};

/** Words before a question that the text answers: "the history of how I got started". */
const clauseIntroducers = regex.iu`(?:of|on|about|into|behind|at|show(?:s|ed|ing)?|see|covers?|discuss(?:es)?|describes?|explor(?:es?|ing)|find out|found out|learn|discover|explain(?:s|ed|ing)?|understand(?:s|ing)?|shar(?:es?|ing)|that['’]s|which is|this is|here['’]s|reveals?|examin(?:es?|ing)|look at|(?:lay|lays|laid|laying) out|talk(?:ing|ed)? about|address(?:es|ing)?|argu(?:e|es|ing)|demonstrat(?:es?|ing)|tell(?:s|ing)? you|walk(?:s|ing)? you through)(?: you| exactly| basically| also)? ((?:how|why|what) (?!and |do |did |does |can |is |are |kind |if )(?:I|we|you|they|the|our|my|a|an|\p{L}{3,}) .+)$`;

/** A question that readers ask: "is it okay to ask how you become a baker?" */
const askedHowClause = regex.iu`(?<!\p{L})ask(?:s|ed|ing)?(?: me| us)? (how you (?!do |did ).+)$`;

const reason = regex.iu`(?<!\p{L})reasons? (?:why |that |for which )?((?:I|we|you|everyone|people|the|our|\p{L}+s) (?!of |for |to ).+)$`;

/** "the reasons you should probably not feed it" as "Why you should not feed it". */
const reasons = (text: string): string[] => {
  const [, clause = ''] = reason.exec(text) ?? [];
  return clause === ''
    ? []
    : questionTitle(
        `why ${clause.replace(regex.giu`(?<!\p{L})(?:probably|really|actually|just|simply|always) `, '')}`,
      );
};

/** "the process that I use to choose flour" as "How I choose flour". */
const process = regex.iu`(?<!\p{L})(?:process|method|approach|workflow|way|technique|system|criteria|strategy) (?:that |which )?(I|we)(?:['’]ve| have)? used? to (\p{L}+ .+)$`;
const processes = (text: string): string[] => {
  const [, who = '', action = ''] = process.exec(text) ?? [];
  return finishedClause(action.replace(regex.iu` or not(?!\p{L})`, ''))
    .slice(0, 1)
    .map((line) => `How ${who === 'I' ? 'I' : 'we'} ${line}`);
};

const listedNouns = alternatives(
  'tips advice guide guides steps ways things strategies strategy techniques tricks suggestions ideas practices checklist pointers recommendations instructions tutorial walkthrough',
);
const givenAdvice = regexOf(
  String.raw`(?<!\p{L})(?:${listedNouns})(?: (?:that |which )?(?:you|we|anyone|teams|people|I) (?:can|should|could|might|may|use|used)(?: take| do| use| follow| try| employ| implement)?)?,? (?:to|for|on|(?:on|for|about) how to) (\p{L}+ .+)$`,
  'iu',
);
const maxAdviceSentence = 6;

const readerGoal = regex.iu`(?:^|, |(?:so|but) )if you(?:['’](?:re|ve)| are| have)?(?: ever| been| also| just)* (?:want(?:ed|ing)?|need(?:ed)?|looking|planning|trying|like|wish|hope|decided?|thinking about|interested in|considering) (?:to )?(\p{L}+ [^,]+?)(?:,| you (?:have|need|can|must|should|will|may)(?!\p{L})|['’]ll )`;

/** "If you want to organize a meetup, here is how": a wish that the text fulfills. */
const readerGoals = (text: string): string[] => howToTitle(readerGoal.exec(text)?.[1] ?? '');

/** A clause without words of the topic is about something else. */
const minSalience = 0.4;
/** "How to get started" does not say with what. */
const emptyClause = /^how to get started$|^\S+ \S+ \S+$/iu;

/** Titles from the clauses that say what a text answers. */
export const answerFrames = ({ sentences, kind, reading }: Subject): Composed[] => {
  if (kind === 'recipe') return [];
  const last = sentences.at(-1)?.index ?? 0;
  return sentences
    .filter(({ index }) => index < maxOpeningSentences || index > last - maxEndingSentences)
    .flatMap(({ text, index }) => [
      ...instructions(text),
      ...questionTitle(clauseIntroducers.exec(text)?.[1] ?? ''),
      ...questionTitle(askedHowClause.exec(text)?.[1] ?? ''),
      ...reasons(text),
      ...processes(text),
      ...(index < maxAdviceSentence
        ? [...howToTitle(givenAdvice.exec(text)?.[1] ?? ''), ...readerGoals(text)]
        : []),
    ])
    .filter((text) => salienceOfText(reading, text) >= minSalience && !emptyClause.test(text))
    .map((text): Composed => ({ text: surfaceName(text), frame: 'answer' }));
};
