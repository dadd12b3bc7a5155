import { regex } from '#engine/language/patterns.ts';
import { applyCorrections } from '#engine/writing/rewriting/grammar/corrections.ts';

/** A marker among the terms of an article whose writer always uses "i". An occasional capital would break the style. */
export const lowercaseWriter = 'small writer';

/**
 * The count from which lowercase is a habit. A writer with this many a lowercase "i", for at least a third of all, uses
 * it on purpose.
 */
const minLowercase = 5;
const minParagraphs = 3;
/** Whether the writer of a text uses lowercase on purpose. */
export const isLowercaseWriter = (text: string): boolean => {
  const lowercaseCount = text.match(/(?<=^|[ \n(])i(?=['’](?:m|ve|ll|d)(?![a-z])| [a-z])/g)?.length ?? 0;
  const capitalCount = text.match(/(?<=^|[ \n(])I(?=['’](?:m|ve|ll|d)(?![a-z])| [a-z])/g)?.length ?? 0;
  const startsLowercase = text.match(/(?<=[a-z]{3}[.!?] )[a-z]{2,} [a-z]/g)?.length ?? 0;
  const startsLarge = text.match(/(?<=[a-z]{3}[.!?] )[A-Z]/g)?.length ?? 0;
  const opensWith = (letter: RegExp): number => text.split('\n').filter((line) => letter.test(line)).length;
  const [opensLow, opensHigh] = [opensWith(regex.u`^\p{Ll}`), opensWith(regex.u`^\p{Lu}`)];
  return (
    // A text whose paragraphs begin in lowercase, and in which no "I" is a capital.
    (lowercaseCount > 0 && capitalCount === 0 && opensLow >= minParagraphs && opensHigh * 2 < opensLow) ||
    (lowercaseCount >= minLowercase && lowercaseCount * 2 >= capitalCount) ||
    (startsLowercase >= minLowercase && startsLowercase * 4 >= startsLarge)
  );
};

/** Gives the writer a capital "I". */
export const withCapitalWriter = applyCorrections([
  // In "if i is greater than 3", "i" is a variable. Only a first-person verb shows that it is the writer.
  [
    regex.gu`(?<=^|[\p{L},;] )i(?=['’](?:m|ve|ll|d)\b| (?:am|was|have|had|do|did|don['’]t|didn['’]t|can|can['’]t|could|will|won['’]t|would|should|might|think|thought|know|knew|want|wanted|need|needed|like|liked|love|loved|went|got|get|see|saw|said|say|made|make|use|used|feel|felt|hope|guess|wish|believe|remember|started|decided|found|tried|wrote|really|also|just|still|never|always|actually|usually|often|brought|bought|owe|live|lived|work|worked|spent|took|looked|plan|enjoy|enjoyed|hate|am|came|call|called|follow|followed|manage|managed|understand|understood|focus|hear|heard|keep|kept|learn|learned|learnt|mean|meant|met|mention|mentioned|missed|must|notice|noticed|own|owned|prefer|preferred|ran|realize|realized|realised|recommend|received|recently|personally|definitely|probably|finally|already|almost|sat|seem|seemed|sent|shared|sold|speak|spoke|stand|stood|stay|stayed|suppose|talk|talked|taught|tell|told|visited|wait|waited|woke|walked|watch|watched|wear|wore|wonder|write|ate|eat|ask|asked|became|began|built|buy|checked|choose|chose|create|created|drove|drank|expect|expected|fell|find|finished|forget|forgot|gave|give|go|grew|help|helped|held|installed|joined|listen|listened|moved|paid|picked|play|played|sleep|slept|stopped|studied|suggest|take|teach|traveled|travelled|try|worry|eagerly|hadn['’]t|haven['’]t|wasn['’]t|couldn['’]t|wouldn['’]t|shouldn['’]t|cannot)\b)`,
    'I',
  ],
]);
