import { baseOf, lexiconEntry } from '#engine/english/lexicon.ts';
import { twoToTen, twoToTwelve } from '#engine/english/number-words.ts';
import {
  alternatives,
  anyOf,
  commonPrepositions,
  questionAuxiliaries,
} from '#engine/english/word-classes.ts';
import { firstPersonPronouns } from '#engine/english/word-lists/text-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { withoutSite } from '#engine/site-names/site-in-title.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import { mainVerbAt } from '#engine/writing/clauses/main-verb.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import {
  embedded,
  headlineInSentence,
  inSentence,
  proseOf,
} from '#engine/writing/descriptions/compose/aspects/aspects.ts';
import { isCompleteSentence } from '#engine/writing/descriptions/drafts/description-forms.ts';
import { isTitleCase, startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { hasHeadline } from '#engine/writing/headlines/own-headline.ts';
import { isSelfContained } from '#engine/writing/headlines/self-contained.ts';
import type { Reading } from '#engine/writing/passages/read-passages.ts';

/** A description has room for a longer headline than a title. */
const maxLength = 120;
const firstPerson = regexOf(
  String.raw`(?<!\p{L})${anyOf(firstPersonPronouns)}(?!\p{L})|(?<!\p{L})(?:I|we)['’]|[!…|"“”]`,
  'iu',
);
const questionOpening = regex.iu`^(?:why|how|what|when|where|which)(?!\p{L})`;
/** "How is bread baked": the word order of a question. */
const inverted = regexOf(
  String.raw`^(?:why|how|what|when|where|which) (?:${alternatives(questionAuxiliaries)}|was|were|might)(?:n['’]t)?(?!\p{L})`,
  'iu',
);
/** "What software do bakers use": only "do" can be dropped, because its verb does not change. */
const objectQuestion = regex.iu`^((?:what|which) (?:(?!do |does |did )\p{L}+ ){1,3})(do|does|did|is|are|can|should|will|would) (?=\p{L}+ )`;
/** "How good is your bread?": the adjective comes before the verb only in a question. */
const askedMeasure = regexOf(
  String.raw`^how \p{L}+ (?:${alternatives(questionAuxiliaries)}|was|were)(?!\p{L})`,
  'iu',
);
/** "Don't underestimate the oven" is an imperative and states nothing. */
const imperatives = regex.iu`^(?:don['’]t|do not|never|stop|please|let)(?!\p{L})`;
/** An opinion in the present tense: "Your README is your project's constitution". A reported fact needs no reason. */
const opinionVerbs = regex.iu`(?<!\p{L})(?:is|are|isn['’]t|aren['’]t|should|shouldn['’]t|must|need|needs|matters?|don['’]t|doesn['’]t)(?!\p{L})`;
const reportWords = regex.iu`(?<!\p{L})(?:here|live|now|out|available|open|new|today|hiring|announced|released|\d{4}|v?\d+\.\d+)(?!\p{L})`;

/** A question about how to do something, or about what doing it means or takes. */
const howDoYou = regex.iu`^how (?:do|can|should|does) (?:you|I|we|one) (?=\p{L}+ \p{L}+)`;
const itMeans = regex.iu`^what does it (mean|take) (?=to \p{L}+)`;
/** "How large should a loaf be?", "Do I need a mill?": questions whose answer the reader finds. */
const measured = regex.iu`^(how \p{L}+) (should|can|could|will) (.{3,60}) be$`;
const whether = regex.iu`^(?:do (?:I|we)|(?:should|can|could) (?:I|you|we)) (?=\p{L}+ \p{L}+)`;
const decision = (plain: string): string | null => {
  const measure = measured.exec(plain);
  if (measure !== null) {
    const [, how = '', modal = '', subject = ''] = measure;
    return `${how.toLowerCase()} ${subject} ${modal} be`;
  }
  const asked = whether.exec(plain)?.[0];
  const modal = asked === undefined || /^do /i.test(asked) ? '' : `${asked.split(' ')[0]?.toLowerCase()} `;
  return asked === undefined ? null : `whether you ${modal}${plain.slice(asked.length)}`;
};

/** The content of a question, after "Learn": "how to feed a starter" from "How do you feed a starter?". */
const indirectQuestion = (line: string): string | null => {
  const plain = line.replace(/\?+$/, '');
  if (howDoYou.test(plain)) return plain.replace(howDoYou, 'how to ');
  const means = itMeans.exec(plain);
  if (means !== null) return plain.replace(itMeans, `what it ${means[1]?.toLowerCase()}s `);
  return decision(plain);
};

/** "Ten ways to feed a starter": a number of things that a reader learns. */
const countedThings = regexOf(
  `^(?:the )?(?:[2-9]|[1-4]\\d|${alternatives(twoToTwelve)}) (?:\\p{L}+ ){0,2}?(?:ways|tips|tricks|reasons|steps|lessons|rules|mistakes|things|terms|ideas|principles|habits|strategies|concepts) (?:to|for|that|why|you|of|when|about) `,
  'iu',
);

/** "Stop guessing the temperature", "Never slice warm bread": what an author asks of the reader, with a reason. */
const advisoryOpening = regex.iu`^(?:stop \p{L}+ing|avoid|never|favor|favour|embrace|prefer|beware of|don['’]t) `;
const advisoryKinds: readonly string[] = ['opinion', 'essay', 'tips', 'explainer', 'diary'];
const reasonOf = (line: string): string | null => {
  if (
    !advisoryOpening.test(line) ||
    regex.iu`(?<!\p{L})(?:it|this|them|these|those|yet|be)(?!\p{L})`.test(line)
  )
    return null;
  const order = line
    .replace(/^don['’]t /iu, 'not ')
    .replace(
      regex.u`^(not )?(\p{Lu})(?=\p{Ll})`,
      (_, not: string | undefined, letter: string) => `${not ?? ''}${letter.toLowerCase()}`,
    );
  return `why you should ${order}`;
};

/** The headline without its site, and its parts around a colon. */
const partsOf = ({ article }: Reading): string[] => {
  if (!hasHeadline(article)) return [];
  const headline = withoutSite(article)
    // Keeps the end of "How Ads Wrecked the Mill (And What You Can Do About It)".
    .replace(/\s\((and (?:how|what|why) [^()]*)\)$/iu, ' $1')
    .replace(/\s\([^()]*\)$/u, '')
    .replace(/ & /g, ' and ');
  return [
    ...new Set(
      [headline, ...headline.split(/: |\? | [–—-] or,? (?=why|how|what)| [–—-] (?=why|how|what)/iu)].map(
        (part) => part.trim(),
      ),
    ),
  ].filter(
    (part) => part.length <= maxLength && !/[:;()]|\s[–—-]\s|\? \S|\p{Extended_Pictographic}/u.test(part),
  );
};

const clauseOf = (part: string, prose: string, isOpinion: boolean, givesReasons: boolean): string | null => {
  const line = startWithCapital(headlineInSentence(part, prose)).replace(/(?:,? exactly)?[.?]+$/, '');
  const asked = part.endsWith('?') ? indirectQuestion(line) : null;
  if (asked !== null && !firstPerson.test(asked)) return asked;
  if (firstPerson.test(part) || askedMeasure.test(part)) return null;
  const reason = givesReasons ? reasonOf(line) : null;
  if (reason !== null) return reason;
  if (imperatives.test(part)) return null;
  if (countedThings.test(line) && !regex.iu`(?<!\p{L})learn`.test(line))
    return line.replace(regex.u`^\p{Lu}`, (letter) => letter.toLowerCase());
  if (/^what (?:if|about|else|now) /i.test(line)) return null;
  if (questionOpening.test(line)) {
    const clause = line.replace(regex.u`^\p{Lu}`, (letter) => letter.toLowerCase());
    if (/^how (?:to|not to) /.test(clause)) return null;
    const object = objectQuestion.exec(clause);
    if (object !== null && part.endsWith('?'))
      return object[2] === 'do' ? clause.replace(objectQuestion, '$1') : null;
    if (part.endsWith('?') || inverted.test(line)) return embedded(clause);
    return /^(?:when|where|what|which) to /.test(clause) ||
      mainVerbAt(tagWords(clause)) > 0 ||
      opinionVerbs.test(clause)
      ? clause
      : null;
  }
  const verb = mainVerbAt(tagWords(line));
  const isClaim = verb > 0 && opinionVerbs.test(line) && !reportWords.test(line) && !part.endsWith('?');
  // "This is about control" has its subject elsewhere, and two statements are not one clause.
  if (!isOpinion || !isClaim || regex.iu`^(?:this|that|it|these|those)(?!\p{L})|[.!] \p{L}`.test(line))
    return null;
  const [first = '', second = ''] = line.split(' ');
  return `why ${inSentence(`${first} ${second}`, prose).split(' ')[0]}${line.slice(first.length)}`;
};

/** "how a component can update the page" from "How can a component update the page?"; null if it cannot be embedded. */
export const questionClause = (question: string): string | null =>
  question.endsWith('?') &&
  question.length <= maxLength &&
  !/[:;()]|\s[–—-]\s/u.test(question.replaceAll('()', ''))
    ? clauseOf(question, '', false, false)
    : null;

/**
 * The promise of an explainer's or opinion's headline, as the end of "Learn ...": "why rye bread is dense" from "Why
 * Rye Bread Is Dense" and from "Rye Bread Is Dense", "what WAI is" from "What is WAI?"; null otherwise.
 */
export const headlineClause = (reading: Reading): string | null => {
  const prose = proseOf(reading);
  const { kind } = readKind(reading.article);
  for (const part of partsOf(reading)) {
    const clause = clauseOf(part, prose, kind === 'opinion', advisoryKinds.includes(kind));
    if (clause !== null) return clause;
  }
  return null;
};

const maxStatementLength = 95;
/** "Getting started with bread", "6 ways a mill will help": names of things, although they contain a verb. */
const nounPhrase = regexOf(String.raw`^(?:\d|(?:the )?${anyOf(twoToTen)}(?!\p{L})|\p{L}+ing(?!\p{L}))`, 'iu');
const phraseOpener = new RegExp(`^(?:${alternatives(commonPrepositions)}|of|the|an?)$`);

/** "Tech talks with a baker": a word that can be a noun does not prove that there is a sentence. */
const isCertainVerb = (word: string): boolean => {
  const classes = (lexiconEntry(word) ?? baseOf(word, 'ed'))?.classes ?? '';
  return (
    opinionVerbs.test(word) ||
    /^(?:has|have|can|will|may|was|were)$/.test(word) ||
    (!word.endsWith('s') && classes.includes('v') && !classes.includes('n'))
  );
};

/**
 * A headline that is a sentence by itself, as the first sentence of a description: "New resources demystify the
 * process." from "New resources demystify the process". Null for a question, an imperative or a headline about its
 * author.
 */
export const headlineStatement = (reading: Reading): string | null => {
  const [headline = ''] = partsOf(reading);
  if (headline.length > maxStatementLength || firstPerson.test(headline) || questionOpening.test(headline))
    return null;
  const line = isTitleCase(headline) ? inSentence(headline, proseOf(reading)) : headline;
  const words = tagWords(line);
  const verb = mainVerbAt(words);
  const isImperative = words[0]?.tag === 'V' || verb < 1 || nounPhrase.test(line);
  if (!isCertainVerb(words[verb]?.lower ?? '') || phraseOpener.test(words[verb - 1]?.lower ?? ''))
    return null;
  const text = startWithCapital(line).replace(/[.?]+$/, '');
  return isImperative || headline.endsWith('?') || !isSelfContained(text) || !isCompleteSentence(`${text}.`)
    ? null
    : `${text}.`;
};
