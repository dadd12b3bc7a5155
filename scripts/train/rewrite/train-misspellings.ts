import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { rarityOf, stemsOf } from '#engine';
import { frontCoded } from '../front-coded.ts';
import { pack } from '../pack.ts';

/**
 * Packs known misspellings, each with the only word that it can stand for, into
 * `lambdas/engine/writing/rewriting/words/spelling/known-misspellings.json`. DICTIONARY is `codespell_lib/data/dictionary.txt`
 * of codespell 2.4.3 (derived from lists of English Wikipedia, CC BY-SA 3.0), LIST is `index.json` of the npm package
 * `an-array-of-english-words` 2.0.0 (MIT).
 *
 *     npm run train -- misspellings DICTIONARY LIST
 */

const [dictionary, list] = process.argv.slice(2);
if (dictionary === undefined || list === undefined) throw new Error('Name the dictionary and the list.');
const listed = new Set(z.array(z.string()).parse(JSON.parse(readFileSync(list, 'utf8'))));

/** Names, slang and words of other languages or fields. */
const correctElsewhere = new Set(
  'abount allo apologism arised authentification bouce chanel claus didi datas devault folx goin groth hace handel hashi holliday invokved mabey mobify multline oficial parallely probleme restauranteur restauranteurs serie signes stil synopsys techer techers wuth vendored vendoring retweet'.split(
    ' ',
  ),
);

/** Words from word games, which no post means: a stope is a step in a mine. */
const neverCorrect = new Set(
  'absorbant accidently afficionado afficionados agregation allegeance alledge alledged ambidexterous architype architypes artic awsome belive bouned broked brocoli builded cacoon calfs cannister cannisters carful caried casette catched cheeper compeared comptible configurated configurating conquerer conquerers constructer continuos corelate corelated corelation curser dependancies dependancy determinated develope diaster discernable disfunctional disgest dispence dispenced durning electorial everwhere exemple exemples expresso extatic feezing formated formating frequences frist halfs hampster heros hights hinderance horizonal idealogies idealogy interpretate interpretated inventers kepping knive knowledgable lauch lauching layed leasure liquify mimmick mimmicked mimmicking mistery mutch negligeable nither pallette paratheses parial penalities penality persue persued persuing perviously preferrable preprepared principial processer processers programable publically punctation pyramides quiting rebuilded recompence recuring refence refences resistent scalled scaleable scedule sceduled scedules sceduling secundly seemless seldomly selfs sequencies shelfs shuting simplist sinical sliped souce souces spaning speeling splitted spred stiring stong stoped stoping substract substracted substracting substraction succes supercede superceded supercedes superceding surprize surprized surprizes surprizing surviver symbole symboles thrid throughly tieing transfered tripple trolly tunned tyring unprecise unsufficient verry villan villans visibles weired widder'.split(
    ' ',
  ),
);

const rarity = (word: string): number => rarityOf(stemsOf(word)[0] ?? word).prose;
/** A word of five letters is certain only if it is frequent: at least about one text in a hundred contains it. */
const rarestOfShort = 4.6;
const minLength = 5;

/** Whether a word differs from another by one added, omitted or changed letter, or by two swapped neighbors. */
const isOneTypo = (a: string, b: string): boolean => {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return left.length + right.length <= 2
    ? left.length <= 1 && right.length <= 1
    : left.length === 2 && left === [...right].reverse().join('');
};

const isCertain = (wrong: string, right: string): boolean => {
  if (!/^[a-z]+$/.test(wrong) || wrong.length < minLength || /[-,/]/.test(right)) return false;
  if (correctElsewhere.has(wrong)) return false;
  if (neverCorrect.has(wrong)) return true;
  if (listed.has(wrong)) return false;
  if (/^\p{Lu}/u.test(right))
    return isOneTypo(wrong, right.toLowerCase()) && !/(?:as|es|os|ar|i)$/.test(wrong);
  return wrong.length > minLength || (rarity(right) < rarestOfShort && isOneTypo(wrong, right));
};

const pairs = readFileSync(dictionary, 'utf8')
  .split('\n')
  .map((line): [string, string] => {
    const [wrong = '', right = ''] = line.split('->');
    return [wrong, right];
  })
  .filter(([wrong, right]) => isCertain(wrong, right))
  .sort(([a], [b]) => (a < b ? -1 : 1));

/** The right word without the letters that it shares with the beginning of the wrong one, preceded by their number. */
const rest = ([wrong, right]: [string, string]): string => {
  let shared = 0;
  while (shared < 35 && shared < wrong.length && wrong[shared] === right[shared]) shared += 1;
  return shared.toString(36) + right.slice(shared);
};

const packed = pack({ wrong: frontCoded(pairs.map(([wrong]) => wrong)), right: pairs.map(rest).join('\n') });
const notice =
  'Misspellings of codespell 2.4.3, dictionary.txt, derived from English Wikipedia, CC BY-SA 3.0 (https://creativecommons.org/licenses/by-sa/3.0/), without those that may be right.';
writeFileSync(
  join(
    import.meta.dirname,
    '../../../lambdas/engine/writing/rewriting/words/spelling/known-misspellings.json',
  ),
  `${JSON.stringify({ notice, packed })}\n`,
);
console.log(`${pairs.length} misspellings, ${packed.data.length} bytes`);
