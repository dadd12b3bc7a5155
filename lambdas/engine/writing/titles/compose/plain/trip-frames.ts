import { months, weekdays } from '#engine/english/calendar-words.ts';
import { alternatives, capitalized } from '#engine/english/word-classes.ts';
import { travelWords } from '#engine/english/word-lists/genre-words.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { countMatches, isProper } from './frame-guards.ts';

const travels = regexOf(
  String.raw`(?<!\p{L})(?:${alternatives(travelWords)}|travels|sight|explor(?:e|ed|ing)|train|bus|hike[ds]?|hiking|itinerary)(?!\p{L})`,
  'giu',
);
const minTravelWords = 6;
const isTravel = ({ text, kind }: Subject): boolean =>
  kind === 'travel' ||
  (/^(?:diary|essay|review|list)$/.test(kind) && countMatches(text, travels) >= minTravelWords);

const place = regex.gu`(?<!\p{L})(?:in|to|at|around|from|through|near|visit(?:ed|ing)?|explor(?:e|ed|ing)|leaving|left|reach(?:ed)?) (?:the )?((?:\p{Lu}[\p{L}’'-]+ ){0,2}\p{Lu}[\p{L}’'-]+)`;
const minPlaceMentions = 3;

/** The place of a travel text: the one it names most often after a preposition of place. */
const placeOf = ({ text }: Subject): string | null => {
  const counts = new Map<string, number>();
  for (const [, found = ''] of matchesOf(text, place)) counts.set(found, (counts.get(found) ?? 0) + 1);
  const [best] = [...counts]
    .filter(([found]) => !notPlaces.test(found))
    .map(([found, after]) => ({ found, after, all: text.split(found).length - 1 }))
    .toSorted((a, b) => b.after + b.all - (a.after + a.all));
  return best !== undefined && best.after >= 2 && best.all >= minPlaceMentions ? best.found : null;
};
const notPlaces = regexOf(
  String.raw`^(?:I|We|The|My|It|This|Day|${alternatives(capitalized(months), capitalized(weekdays))})(?!\p{L})`,
  'u',
);

const sight = regex.gu`(?<!\p{L})(?:the |at |to |visited |saw )((?:\p{Lu}[\p{L}’'-]+ ){1,3}\p{Lu}[\p{L}’'-]+)`;

/** The sights that a travel text names most often besides its place. */
const sightsOf = ({ text }: Subject, name: string): string[] => {
  const counts = new Map<string, number>();
  for (const [, found = ''] of matchesOf(text, sight))
    if (!found.includes(name) && !name.includes(found)) counts.set(found, (counts.get(found) ?? 0) + 1);
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([found]) => found)
    .slice(0, 3);
};

/** A trip to the place that a travel text names most often, and its sights. */
export const trips = (subject: Subject, lead: string): Composed[] => {
  const { text } = subject;
  if (!isTravel(subject)) return [];
  const found = placeOf(subject);
  // The place is "Lake Balaton in Hungary" rather than Hungary.
  const name = isProper(lead) && found !== null && lead.startsWith(found) ? lead : found;
  if (name === null) return [];
  const sights = sightsOf(subject, name);
  const goes =
    regex.iu`(?<!\p{L})(?:trip|travel(?:led|ed|s|ing)?|flight|flew|vacation|holiday)(?!\p{L})`.test(text);
  return [
    ...(goes ? [{ text: `A trip to ${name}`, frame: 'visit' as const }] : []),
    ...(goes ? [] : [{ text: `Visiting ${name}`, frame: 'visit' as const }]),
    ...(sights.length >= 2
      ? [{ text: `${name}: ${sights.slice(0, 2).join(' and ')}`, frame: 'names' as const }]
      : []),
  ];
};
