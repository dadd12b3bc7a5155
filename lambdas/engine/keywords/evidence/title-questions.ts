import type { Article } from '#contracts/jobs/article.ts';
import { verbBase } from '#engine/english/gerund.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { fold, withoutEmoji } from '#engine/keywords/text/fold.ts';
import { ownTitle } from '#engine/site-names/site-in-title.ts';

/** The length of a question in words, including its question word. */
const maxWords = 8;
const minWords = 3;

/** References to the author, which no search contains: "I think", "we believe". */
const authorPhrases = /\b(?:i|we) (?:think|believe|feel|guess|say|love that|know)(?: that)? /g;
const owners = /\b(?:my|our|your) /g;
/** A title's statement about a thing: "is" or "are" with its complement. */
const statementPattern = /^(?:why )?((?:\S+ ){1,4})(is|are) (?!not )((?:\S+ ?){1,3})$/;
const reasons = /^(?:the )?(?:\S+ )?reasons (why|to|not to) (.+)$/;
const warning = /^(?:do not|don't|never|stop) (\S+) (.+)$/;
const notNeeded = /^(?:you|we) (?:do not|don't) need to pay for (.+)$/;
const whyYouShould = /^why you should (.+)$/;
/** Openings of questions and lists, which are not the subject of a statement. */
const alreadyQuestion =
  /^(?:what|how|who|where|when|which|so|and|but|as|the (?:first|next|last)|this|that|it|there|here)\b|\.{2}/;

/** The questions that one clause of a title answers. */
const questionsOf = (clause: string, isComplete: boolean): string[] => {
  const line = clause.replace(authorPhrases, '').replace(owners, '').replace(/ & /g, ' and ').trim();
  const found: string[] = [];
  if (
    /^why (?!(?:i|we|you|to|not|it|it's|they|no|does|do|is|are|did|can't|we're) )/.test(line) &&
    clause === line
  )
    found.push(line);
  else if (line.startsWith('why ') && line !== clause && !/^why (?:i|we|you|don't) /.test(line))
    found.push(line);
  const [, subject, be, said] = statementPattern.exec(line) ?? [];
  const isStatement = isComplete && subject !== undefined && !alreadyQuestion.test(subject);
  if (isStatement && be && said && !stopWords.has(said.trim())) found.push(`${be} ${subject}${said}`.trim());
  const [, why, what] = reasons.exec(line) ?? [];
  if (why && what) found.push(why === 'why' ? `why ${what}` : `reasons ${why} ${what}`);
  const [, verb, object] = warning.exec(line) ?? [];
  const base = verb === undefined ? null : verbBase(verb);
  if (base !== null && object) found.push(`should i ${base} ${object}`);
  const free = notNeeded.exec(line)?.[1];
  if (free) found.push(`is ${free} free`);
  const question = whyYouShould.exec(line)?.[1];
  if (question) found.push(`why ${question}`);
  return found;
};

/**
 * The questions that people ask to find a text with this title: "is minecraft educational" for "Why I Think Minecraft
 * Is Educational".
 */
export const titleQuestions = (article: Article): string[] => {
  const title = withoutEmoji(fold(ownTitle(article) ?? '')).trim();
  const clauses = title
    .split(/[:;|–—…!?()[\]"“”]|\.(?=\s|$)|,\s|\s-\s/u)
    .map((clause) => clause.trim())
    .filter(Boolean);
  return clauses
    .flatMap((clause) => questionsOf(clause, clauses.length === 1 && !title.endsWith('?')))
    .filter((text) => {
      const count = text.split(' ').length;
      return count >= minWords && count <= maxWords;
    });
};
