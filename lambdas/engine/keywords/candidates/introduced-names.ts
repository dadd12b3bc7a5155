import type { Article } from '#contracts/jobs/article.ts';
import { isPerson } from '#engine/keywords/phrases/persons.ts';
import { regex } from '#engine/language/patterns.ts';
import { readAnswers } from './answers.ts';

/** The number of characters after a name in which a text says what it is. */
const near = 120;
/** An apposition after a name: ", a tool for hosting CTF events,". */
const apposition = regex.u`^(?: \([^)]{1,40}\))?(?:,| [–—-]| \() (?:an?|our|your) (?!few\b|lot\b|couple\b|bit\b)(?:[\p{L}\p{N}'’-]+ ){1,14}[\p{L}\p{N}'’-]+(?:[,.;:)–—]|$)`;
/** A statement about a name: "XonStat is our statistics site". */
const copulaDefinition = regex.u`^(?: \([^)]{1,40}\))?,? is (?:an?|the|our|one of)(?! (?:\p{L}+ )?(?:example|way|good|great|bad|nice|lot|bit|first|best|most|reason|problem|case))\b`;
const opens = /(?:^|[.:;] |["“(])(?:the )?$/;

/** True for a name that the text introduces: it says what the name is where it mentions it. */
export const isIntroduced = (article: Article, name: string): boolean => {
  const { sentences, text } = readAnswers(article);
  if (isPerson(text, name)) return false;
  return sentences.some((sentence) => {
    for (let at = sentence.indexOf(name); at >= 0; at = sentence.indexOf(name, at + 1)) {
      const [ahead, after] = [
        sentence.slice(0, at),
        sentence.slice(at + name.length, at + name.length + near),
      ];
      if (regex.u`[\p{L}\p{N}]$`.test(ahead)) continue;
      if (apposition.test(after) || (opens.test(ahead) && copulaDefinition.test(after))) return true;
    }
    return false;
  });
};
