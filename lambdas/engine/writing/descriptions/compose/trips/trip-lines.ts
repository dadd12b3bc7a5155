import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { joinList } from '#domain/text/join-list.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex } from '#engine/language/patterns.ts';
import { withoutSite } from '#engine/site-names/site-in-title.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import type { Draft } from '#engine/writing/descriptions/drafts/draft.ts';
import { hasHeadline, withoutEmoji } from '#engine/writing/headlines/own-headline.ts';
import type { Reading } from '#engine/writing/passages/read-passages.ts';
import { isDestination, placesIn } from './places.ts';

const narrativeKinds: readonly string[] = ['travel', 'diary', 'essay'];
/** With fewer places, there is no list to show; with more than `maxPlaces`, a reader forgets them. */
const minPlaces = 3;
const maxPlaces = 5;

/** "Osaka, Japan", "Week 153: Japan", "A Weekend in New York": the capitalized words of a headline. */
const names = regex.gu`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}`;
/** The country after a place: "Osaka, Japan", but not "Osaka and Kyoto", which are two places. */
const country = regex.u`^, \p{Lu}\p{Ll}[\p{L} ]{2,20}$`;

/** The place in a headline to which somebody goes in the text; null if there is none. */
const destinationIn = (headline: string, prose: string): string | null => {
  for (const { 0: name, index } of matchesOf(headline, names)) {
    if (!isDestination(name, prose)) continue;
    const rest = headline.slice(index + name.length);
    return country.test(rest) ? `${name}${rest}` : name;
  }
  return null;
};

/**
 * Lines for a diary of a trip, whose running text is `prose`: "A trip to Osaka, Japan: Osaka Castle, Shinsekai Market
 * and Harbor Tower."
 */
export const tripLines = ({ article }: Reading, prose: string): Draft[] => {
  if (!narrativeKinds.includes(readKind(article).kind) || !hasHeadline(article)) return [];
  const headline = withoutEmoji(withoutSite(article)).trim();
  const destination = destinationIn(headline, prose);
  if (destination === null) return [];
  const places = placesIn(prose).filter((place) => !destination.includes(place.replace(/^the /, '')));
  for (let count = Math.min(maxPlaces, places.length); count >= minPlaces; count--) {
    const text = `A trip to ${destination}: ${joinList(places.slice(0, count))}.`;
    if (fitsSnippet(text, 'description')) return [{ text, make: 'aspects', row: [], named: count }];
  }
  return [];
};
