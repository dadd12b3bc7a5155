import { lexiconEntry } from '#engine/english/lexicon.ts';
import { verbLikeNouns, wordSet } from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import { toBase } from '#engine/writing/titles/subject/verb-phrases.ts';

/** Verbs of tutorials that the dictionary lacks or has only as nouns. */
const tutorialVerbs = wordSet(
  'access animate archive authenticate automate backup benchmark bootstrap bundle cache calibrate compile configure containerize crawl customize debug decouple deploy diagnose document download email embed encrypt export filter format host import index instrument integrate lint load log map migrate mock mount optimize orchestrate package parse patch plot prototype provision proxy publish query refactor render rewrite route sample scaffold scale schedule scrape script secure serialize simulate style summarize sync test throttle tokenize track train transcode translate troubleshoot tune tweak upgrade upload validate version visualize wireframe wrap',
);

/** Imperatives that do not teach anything: "Meet the team", "Know how to get started". */
const notALesson = wordSet(
  'announce be can come do feel forget get give go guess have hear help hire imagine introduce join keep know learn let like live look love make may meet miss move need pause please put read remember say see share should show sit start stay stop take talk tell thank think try wait want watch welcome will wish would',
);

/** "Keep your project organized" teaches something, although "Keep calm" does not. */
const withObject = wordSet('get keep make put take');

const isVerb = (word: string, next = ''): boolean =>
  (!notALesson.has(word) || (withObject.has(word) && next === 'your')) &&
  (tutorialVerbs.has(word) || (lexiconEntry(word)?.classes.startsWith('v') ?? false));

/** "Create ridgeplots in Matplotlib": whether a line tells its reader to do something. */
export const isImperativeLesson = (line: string): boolean => {
  const [first = '', second = ''] = line.split(' ');
  const word = first.toLowerCase();
  if (
    second === '' ||
    verbLikeNouns.test(line) ||
    /^(?:and|or|of|is|are|for|it|this|that|yourself|not)$/i.test(second)
  )
    return false;
  const isOnlyVerb = !(lexiconEntry(word)?.classes ?? 'v').includes('n');
  const isImperative =
    isOnlyVerb || !tutorialVerbs.has(word) || /^(?:an?|the|your|our|up|with)$/i.test(second);
  return isVerb(word, second.toLowerCase()) && isImperative;
};

const stems = (doing: string): string[] => {
  const stem = doing.slice(0, -'ing'.length);
  return [stem, `${stem}e`, stem.replace(regex.u`(\p{L})\1$`, '$1')];
};

/** "unit test a function" from "unit testing a function". */
const kindOfTest = regex.iu`^(unit|smoke|load|stress|snapshot|integration) testing (?=\p{L})`;

/** "deploy a function" from "deploying a function"; null for a line that does not begin with an action. */
export const baseOfGerund = (line: string): string | null => {
  const [first = '', ...rest] = line.split(' ');
  const word = first.toLowerCase();
  if (kindOfTest.test(line))
    return line.replace(kindOfTest, (_, kind: string) => `${kind.toLowerCase()} test `);
  if (rest.length === 0 || !regex.u`\p{L}{2}ing$`.test(word)) return null;
  // "Daemonizing programs": every new tool brings new verbs with such endings.
  const made =
    lexiconEntry(word) === undefined ? regex.u`^(\p{L}{3,}(?:iz|if))(?:y?ing)$`.exec(word)?.[1] : undefined;
  const ending = word.endsWith('ifying') ? 'y' : 'e';
  const known = stems(word).find((stem) => tutorialVerbs.has(stem)) ?? (made && `${made}${ending}`);
  return known === undefined ? toBase(line) : [known, ...rest].join(' ');
};
