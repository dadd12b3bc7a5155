import { isPerson } from '#engine/keywords/phrases/persons.ts';
import { regex } from '#engine/language/patterns.ts';
import { isClause, isWord } from '#engine/writing/clauses/clause-words.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { isSelfContained } from '#engine/writing/headlines/self-contained.ts';
import { isFirstPerson, startsVaguely } from '#engine/writing/headlines/vague-openings.ts';
import { endings } from '#engine/writing/titles/compose/thesis/whole-clauses.ts';
import { infinitiveOf } from '#engine/writing/titles/subject/verb-phrases.ts';
import { refersBack } from './whole-phrases.ts';

const startsPersonally = regex.iu`^(?:nothing|something|anything|everything|in|on|at|over|for|with|during|after|before|by|from|the day|the (?:first|last|next) time|I|we|you|someone|somebody|everyone|people|there|here|let|one|most|many|some|all|if|as|what|how|why)(?!\p{L})`;
/** "in 2023 I lost my mill": what the author did. "Rye changed my life" has another subject. */
const author = regex.u`(?<!\p{L})(?:I|[Ww]e)(?![\p{L}])`;
const minWords = 4;

const isStatement = (line: string): boolean => {
  if (author.test(line)) return false;
  const words = tagWords(line).filter(isWord);
  return (
    words.length >= minWords && isClause(words) && words[0]?.tag !== 'V' && !/[:;?,“”"]| \S+ly$/u.test(line)
  );
};

/**
 * Says what something is, which is seldom the point: "Unix permissions are a set of bits", "our first day was a
 * Sunday".
 */
const says = regex.iu` (?:is|are|was|were) (?:an?|the|my|our|one|some)(?!\p{L})`;

/** "Bullet journaling changed my life": a statement with a subject of its own. */
export const statements = (clause: string): string[] =>
  !startsPersonally.test(clause) &&
  !startsVaguely(clause) &&
  !says.test(clause) &&
  isStatement(clause) &&
  isSelfContained(clause) &&
  !refersBack(clause)
    ? [clause]
    : [];

const description = regex.u`^((?:[Tt]he )?["“‘]?\p{Lu}[^,;:]{2,40}?) (?:is|was) (one of (?:my|our|the) |an? |the )((?!few |lot |bit |way |case |fact |same |only |first thing )[^,;:]{6,90})$`;

/** "Ada Rye was one of my four great-aunts" as "Ada Rye: one of my four great-aunts", whole and cut at its ends. */
export const descriptions = (clause: string, text: string): string[] => {
  const [, name = '', article = '', rest = ''] = description.exec(clause) ?? [];
  if (name === '' || isFirstPerson(name) || startsPersonally.test(name)) return [];
  // "Ada Rye was a physician" opens a text about something else.
  if (!article.startsWith('one') && isPerson(text.toLowerCase(), name.toLowerCase())) return [];
  const whole = rest.replace(regex.u` (?:written|published|created|directed|developed) by `, ' by ');
  return [whole, ...endings(`${whole}.`).filter((what) => !/^ (?:and|or) /u.test(whole.slice(what.length)))]
    .filter((what) => what.split(' ').length >= (article.startsWith('one') ? 2 : 3) && !refersBack(what))
    .map((what) => `${name}: ${article}${what}`);
};

const gerund = regex.iu`^(\p{L}{2,}ing [^,;:()]{12,56}?) (?:is|are|can|could|has|have|will|seems|takes|requires|feels|should) (?!\p{L}+ing )`;
/** "Estimating how long a harvest will take is hard": the first verb is inside the subject. */
const gerundWithClause = regex.iu`^(\p{L}{2,}ing (?:\p{L}+ ){0,2}(?:how|what|why|whether|when) [^,;:()]{12,50}) (?:is|are|can|could|has|have|seems|takes|requires|feels|should) `;

/** "Estimating how long a harvest takes is like guessing" as "Estimating how long a harvest takes". */
export const gerundSubjects = (clause: string): string[] => {
  const [, line = ''] = gerundWithClause.exec(clause) ?? gerund.exec(clause) ?? [];
  const isAction = infinitiveOf(line.split(' ')[0]?.toLowerCase() ?? '') !== null;
  return !isAction || refersBack(line) || regex.iu` (?:and|or|that|which|I|you|we)$`.test(line) ? [] : [line];
};

const existence = regex.iu`^there(?:['’]s| is| are| was| were) (an?|the|two|three|four|five|six|seven|\d) (\p{L}[^,;:]{10,56})$`;

const uncounted = regex.iu`^there (?:is|are) also ((?:(?!an? |the |some |many |few |several |other |no )\p{L}+ )(?:\p{L}+ )?\p{L}+ (?:to|for|in|of|with) [^,;:]{4,40})$`;

/** "There's a version of freedom we carry nostalgia for" as "The version of freedom we carry nostalgia for". */
export const existents = (clause: string): string[] => {
  const [, count = '', what = ''] = existence.exec(clause) ?? [];
  const [, bare = ''] = uncounted.exec(clause) ?? [];
  if (bare !== '' && !refersBack(bare)) return [bare];
  if (what === '' || refersBack(what)) return [];
  return [/^(?:an?|the)$/i.test(count) ? `The ${what}` : `${count} ${what}`];
};
