import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import type { Voice } from './voice.ts';

const raceWords = regex.giu`(?<!\p{L})(?:marathon|triathlon|5k|10k|50k|trail run|race|miles?|finish)(?!\p{L})`;
const minMentions = 4;

/** Whether a diary describes a race that its author ran; `title` counts as one of its lines. */
export const describesRace = (title: string, { text, kind }: Subject, { who }: Voice): boolean =>
  who !== null &&
  kind === 'diary' &&
  (`${title} ${text}`.match(raceWords)?.length ?? 0) >= minMentions &&
  regex.iu`(?<!\p{L})(?:I|we) (?:ran|finished|crossed|raced)(?!\p{L})`.test(text) &&
  regex.iu`(?<!\p{L})race(?!\p{L})`.test(text);

/** Titles to which "race report" cannot be added. */
const isReportOrStory = regex.iu`(?<!\p{L})(?:report|recap|review|complete|done|finished)$|^(?:how|why|what|my|i|we) `;

export const raceReports = (title: string, subject: Subject, voice: Voice): Composed[] => {
  if (!describesRace(title, subject, voice) || isReportOrStory.test(title)) return [];
  const moved = title.replace(/^(.+?),? ((?:19|20)\d\d)$/, '$2 $1');
  return [
    { text: `${moved} race report`, frame: 'moved' },
    ...(moved === title ? [] : [{ text: `Running the ${moved}`, frame: 'as-doing' as const }]),
  ];
};

const hikeWords = regex.giu`(?<!\p{L})hik(?:e|es|ed|ing)(?!\p{L})`;
const minHikes = 3;
const places = "\\p{Lu}[\\p{L}.'’-]*(?: \\p{Lu}[\\p{L}.'’-]*)*";
const routeBetween = regexOf(`^${places} to ${places}$`, 'u');
const placesAlone = regexOf(`^${places}(?: (?:and|&) ${places})?$`, 'u');

/** "Elk Meadows to Gnarl Ridge" as "Hiking from Elk Meadows to Gnarl Ridge", if the text describes a hike. */
export const hikes = (title: string, { kind, text }: Subject): string[] =>
  /^(?:diary|travel)$/.test(kind) &&
  (text.match(hikeWords)?.length ?? 0) >= minHikes &&
  title.match(hikeWords) === null &&
  !regex.u`^\p{L}+ing `.test(title) &&
  title.includes(' ') &&
  (routeBetween.test(title) || (placesAlone.test(title) && text.includes(title.split(' ')[0] ?? '')))
    ? [routeBetween.test(title) ? `Hiking from ${title}` : `Hiking ${title}`]
    : [];
