import { monthBeginnings, months, weekdays } from '#engine/english/calendar-words.ts';
import { irregularForms } from '#engine/english/irregular-forms.ts';
import { isIrregularVerbForm, lemmaEntry, lexiconEntry } from '#engine/english/lexicon.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { wordSet } from '#engine/english/word-classes.ts';
import { generalIdf } from '#engine/keyphrases/rank-candidates.ts';
import { stem } from '#engine/language/stem.ts';
import type { ReportText, ReportWord } from './report-text.ts';

/** Modifiers that say nothing about an event. */
const general = wordSet(
  twoToTen,
  'one new first last next other many more most several such same own big good great second third recent latest current major early late high low old few large small long alleged so-called simple specific official existing possible potential future annual total real main key young',
);

/** An event or topic of a report, in one to three words. */
export type ReportEvent = {
  text: string;
  count: number;
  weight: number;
};

/** Nouns that say little about a report unless its title has them. */
const weak = wordSet(
  'film films actor actors male female game games music book books album albums song songs show series match team teams girls boys children teenagers health cut cuts rise rises fall falls drop drops increase increases boost hike loss gain gains career hundreds instance hand plenty species future content page pages particles moment traits approval pricing authorities agencies',
);
/** Nouns that any report may contain. */
const plain = wordSet(
  'person people man woman men women boy girl year years month months week weeks day days hour hours minute time times percent cent number numbers part place way thing things group groups company companies firm firms official officials police spokesman spokeswoman statement report reports member members world country city town state area home side end result results move news source sources life lot bit kind sort head leader leaders member chief director editor writer analyst analysts expert experts researcher researchers author team million billion thousand hundred dozens level point points case cases fact issue issues problem question reason decision plan plans work job use change changes name need today yesterday night morning evening bid fans fan start record second third half quarter range series host pair couple family friend friends staff user users customer customers consumer consumers public reader readers figure figures data study evidence interview comment comments spirit chance role action effort situation deal percentage rate photo video pictures hands others one ones something anyone someone everyone version piece top list order set line step set force forces power date room wife husband son daughter father mother brother sister parents effect effects body side sides share shares host term minutes player players striker neighbors neighbours corner ball goal goals game games season match economist founder co-founder spokesperson premier chancellor nominee guest guests band singer artist actor actress giant boss colleague colleagues economy act acts party lack chart target targets penalty penalties departure instance church squad post posts partner partners ranks face faces gadget gadgets consultant replay scheme fan platform service services stage total sector sectors brand tech buying profile vision passion intelligence wrong toughest landmark premier terms pound pounds dollar dollars euro euros p pc mr',
);

const isNoun = ({ tag, kind, lower }: ReportWord): boolean => {
  if (
    kind !== 'word' ||
    lower.length < 3 ||
    stopWords.has(lower) ||
    /^(?:despite|amid|via)$/.test(lower) ||
    /\d|^http|^www/.test(lower)
  )
    return false;
  const classes = lexiconEntry(lower)?.classes ?? '';
  if (/ing$/.test(lower)) return nounsInIng.has(lower) || (tag === 'N' && classes.startsWith('n'));
  return (
    tag === 'N' &&
    !isIrregularVerbForm(lower) &&
    (!irregularForms.has(lower) || classes.startsWith('n')) &&
    !/(?:xist|acist)$/.test(lower) &&
    !monthsAndDays.has(lower) &&
    !/^[av]/.test(classes)
  );
};

/** Gerunds that name events. */
const nounsInIng = wordSet(
  'bombing listing hearing meeting shooting housing ruling warning briefing spending funding hacking trading polling filing kidnapping stabbing killing scoring ranking rating lending mining drilling testing training wedding voting outing crossing landing sighting filming banking gaming',
);
const monthsAndDays = wordSet(months, monthBeginnings, weekdays, 'sept');

const isModifier = (word: ReportWord | undefined): boolean =>
  word !== undefined &&
  word.kind === 'word' &&
  'NAGD'.includes(word.tag) &&
  !stopWords.has(word.lower) &&
  !general.has(word.lower) &&
  !/^\d/.test(word.lower);

/** The most common value and its count. */
const commonest = (values: readonly string[]): [string, number] => {
  const counts = [...Map.groupBy(values, (value) => value)].sort((a, b) => b[1].length - a[1].length);
  const [first] = counts;
  return first === undefined ? ['', 0] : [first[0], first[1].length];
};

type Place = { words: readonly ReportWord[]; at: number; sentence: number };

/** The noun with the word that usually comes before or after it: "interest rate", "tax break". */
const compound = (places: readonly Place[], form: string): string => {
  const near = (step: -1 | 1): [string, number] =>
    commonest(
      places.flatMap(({ words, at }) => {
        const word = words[at + step];
        return (step < 0 ? isModifier(word) : word !== undefined && isNoun(word)) ? [word?.lower ?? ''] : [];
      }),
    );
  // A compound in the title, such as "Car sales", counts whatever other sales the text mentions.
  const inTitle = places.find(({ sentence }) => sentence < 0);
  const titled = inTitle?.words[inTitle.at - 1];
  if (titled !== undefined && titled.tag === 'N' && isModifier(titled)) return `${titled.lower} ${form}`;
  const [before, times] = near(-1);
  const [after, timesAfter] = near(1);
  const min = Math.max(2, places.length * 0.4);
  if (timesAfter >= min && timesAfter >= times) return `${form} ${after}`;
  if (times >= min) return `${before} ${form}`;
  // "Booby-trap" only describes the word after it.
  return form.includes('-') ? (timesAfter > 0 ? `${form} ${after}` : '') : form;
};

const minCompound = 0.5;
/** The number of times a plain noun must follow the same word: "Trade deal", "court case". */
const minOften = 3;
const isOften = (places: readonly Place[], text: string): boolean => {
  const [first = ''] = text.split(' ');
  return (
    text.includes(' ') && places.filter(({ words, at }) => words[at - 1]?.lower === first).length >= minOften
  );
};

/**
 * Replaces a word by its compound if the text usually has both ("Calorie counts" for "calorie"). The compound gets the
 * weight of the word.
 */
const withCompounds = (events: readonly ReportEvent[]): ReportEvent[] => {
  const isIn = (one: ReportEvent, other: ReportEvent): boolean =>
    other !== one && ` ${other.text} `.includes(` ${one.text} `) && other.count >= one.count * minCompound;
  return events
    .filter((one) => !events.some((other) => isIn(one, other)))
    .map((one) => ({
      ...one,
      weight: Math.max(one.weight, ...events.filter((other) => isIn(other, one)).map(({ weight }) => weight)),
    }))
    .sort((a, b) => b.weight - a.weight);
};

/** The share from which a word mainly describes other nouns, as "Food" in "food giant" and "food inspector". */
const minModifying = 0.7;
const modifierWeight = -0.5;
const modifies = (places: readonly Place[]): boolean =>
  places.filter(({ words, at }) => {
    const next = words[at + 1];
    return next !== undefined && isNoun(next);
  }).length >=
  places.length * minModifying;

/** Nouns that say who somebody is, not what happened: "Prosecutor", "mayor", "reporters". */
const roles = /(?:[bcdfglmnprstvz]er|[ct]or|ist|ician|yor|man|woman|men)s?$/;
const noRoles = wordSet(
  'protester voter supporter cancer paper water power order number weather computer tower river winter summer dinner offer disorder murder border letter matter transfer merger takeover disaster chapter sector error horror tumor tumour rumor factor shelter theater theatre quarter center centre register server browser printer scanner twister boiler tiger spider trailer thriller poster banner counter meter container helicopter fire-power firepower motor tractor reactor elevator visitor',
);
const roleWeight = -0.35;
const isRole = (form: string): boolean => roles.test(form) && !noRoles.has(form.replace(/s$/, ''));

const keyOf = ({ lower }: ReportWord): string => stem(lower.replace(/['’]s$/, ''));

const stemsIn = (words: readonly ReportWord[]): ReadonlySet<string> =>
  new Set(words.filter(({ kind }) => kind === 'word').map(keyOf));

/** "Row" is not an event in "The second month in a row". */
const isInRow = (words: readonly ReportWord[], at: number): boolean =>
  words[at]?.lower === 'row' && words[at - 1]?.lower === 'a' && words[at - 2]?.lower === 'in';

/** The places of each noun, by its stem. The title counts as sentence -1. */
const findNouns = ({ title, sentences }: ReportText): ReadonlyMap<string, readonly Place[]> => {
  const found = new Map<string, Place[]>();
  const add = (words: readonly ReportWord[], sentence: number): void => {
    for (const [at, word] of words.entries()) {
      if (!isNoun(word) || isInRow(words, at)) continue;
      const key = keyOf(word);
      found.set(key, [...(found.get(key) ?? []), { words, at, sentence }]);
    }
  };
  add(title, -1);
  sentences.forEach(add);
  return found;
};

/** A noun weighs no more for being repeated beyond this number. */
const maxRepeats = 12;
const weigh = (key: string, places: readonly Place[]): number =>
  Math.sqrt(Math.min(places.length, maxRepeats) * generalIdf(key));

/** The stems of the title and of the first sentence, and the weight of the heaviest noun. */
type Context = { inTitle: ReadonlySet<string>; inLead: ReadonlySet<string>; max: number };

/** Stems match "Bribing" in the first sentence with the bribe in the others. */
const openingWeight = (key: string, places: readonly Place[], { inLead }: Context): number => {
  if (inLead.has(key)) return 0.45;
  return places.some(({ sentence }) => sentence === 1) ? 0.15 : 0;
};

/** The event that a noun names; none for a noun that says little. */
const eventsOf = (key: string, places: readonly Place[], context: Context): ReportEvent[] => {
  const [form] = commonest(places.map(({ words, at }) => (words[at]?.lower ?? '').replace(/['’]s$/, '')));
  const text = compound(places, form);
  const inTitle = context.inTitle.has(key);
  if (text === '' || (plain.has(form) && !isOften(places, text)) || (weak.has(form) && !inTitle)) return [];
  // A verb of a headline that the tagger reads as a noun: "oversaw".
  if (places.length < 2 && lemmaEntry(form) === undefined) return [];
  const isModifying = text === form && modifies(places);
  const role = isModifying ? modifierWeight : isRole(form) && !inTitle ? roleWeight : 0;
  const titleWeight = inTitle ? 0.7 : 0;
  const weight = role + weigh(key, places) / context.max + titleWeight + openingWeight(key, places, context);
  return [{ text, count: places.length, weight }];
};

/** The events of a report, ranked by weight. Nouns of its title and its opening weigh more. */
export const reportEvents = (report: ReportText): ReportEvent[] => {
  const found = [...findNouns(report)];
  const context = {
    inTitle: stemsIn(report.title),
    inLead: stemsIn(report.sentences[0] ?? []),
    max: Math.max(1e-6, ...found.map(([key, places]) => weigh(key, places))),
  };
  const ranked = found
    .flatMap(([key, places]) => eventsOf(key, places, context))
    .sort((a, b) => b.weight - a.weight)
    .filter(({ text }, i, all) => all.findIndex((other) => other.text === text) === i);
  return withCompounds(ranked);
};
