import { weekdays } from '#engine/english/calendar-words.ts';
import { anyOf } from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { escapeForPattern, regexOf } from '#engine/language/patterns.ts';

/** Nouns in the names of places that people visit. */
const placeNouns =
  'Abbey|Acropolis|Aquarium|Arboretum|Basilica|Bay|Beach|Botanic Gardens?|Botanical Gardens?|Bridge|Canal|Canyon|Castle|Cathedral|Caves?|Cemetery|Chapel|Church|Cliffs|Cove|Creek|Desert|Distillery|Brewery|Falls|Farm|Fjord|Forest|Fort|Fortress|Gardens?|Glacier|Gorge|Harbou?r|Hills?|Hot Springs|Islands?|Lagoon|Lake|Library|Lighthouse|Lodge|Lookout|Market|Meadows|Memorial|Monastery|Monument|Mosque|Mountains?|Museum|Old Town|Opera House|Palace|Park|Pass|Peak|Peninsula|Pier|Plaza|Pond|Reserve|Ridge|River|Ruins|Shelter|Shrine|Square|Stadium|Summit|Temples?|Theat(?:er|re)|Tower|Track|Trail|Valley|Village|Vineyard|Volcano|Waterfall|Waterfront|Winery|Zoo';
/** Words that begin such names. */
const placePrefixes =
  'Lake|Mount|Mt\\.?|Cape|Fort|Point|Isle of|Museum of|Bay of|Castle of|Palace of|Valley of';
const word = String.raw`\p{Lu}\p{Ll}[\p{L}'’-]*`;

/** "Osaka Castle", "Golden Gate Park", "Mount Roy", "Museum of Modern Art". */
const named = `(?:${word} ){1,3}(?:${placeNouns})|(?:${placePrefixes}) (?!St[ .])${word}(?: ${word})?`;
/** "visited Shinsekai", "hiked up to Roys Peak". */
const visits =
  'visit(?:ed|ing)?|explor(?:ed|ing)|stopp(?:ed|ing) (?:at|in|by)|(?:hik|climb|walk|head|mov|return)(?:ed|ing) (?:up |on |back |over )?(?:to|towards)|climb(?:ed|ing)|arriv(?:ed|ing) (?:at|in)|(?:went|going|drove|got|made it|flew|train|bus|ferry|trip) (?:on |back |over |up |down )?to|reach(?:ed)?|tour of|way to';
const placeName = regexOf(
  String.raw`(?<![\p{L}.’'])(the )?(${named})(?![\p{L}’'-]| \p{Lu})|(?<=(?<!\p{L})(?:${visits}|saw) )(the )?(${word}(?: ${word}){0,2})(?![\p{L}’'-])`,
  'gu',
);

/** Capitalized words that are not places, or that begin a sentence. */
const notAPlace = regexOf(
  String.raw`^(?:the|an?|at|in|on|from|to|after|before|our|my|we|this|that|then|next|near|and|but|so|for|with|around|above|below|up|down|over|past|inside|outside|both|every|each|all|another|beautiful|first|second|today|tomorrow|yesterday|god|christmas|easter|google|facebook|instagram|english|${anyOf(weekdays)})(?!\p{L})`,
  'iu',
);

/** The places that a text names, in order of appearance, as they are written inside a sentence. */
export const placesIn = (prose: string): string[] => {
  const found = new Map<string, string>();
  for (const [, article = '', name = '', visitedArticle = '', visited = ''] of matchesOf(prose, placeName)) {
    const place = name || visited;
    const others = [...found.keys()];
    if (notAPlace.test(place) || others.some((other) => other.includes(place))) continue;
    // "Osaka" is part of "Osaka Castle", which is more specific.
    for (const other of others) if (place.includes(other)) found.delete(other);
    found.set(place, `${article || visitedArticle}${place}`);
  }
  return [...found.values()];
};

/** Words before the name of a place that somebody went to. */
const arrivals = `${visits}|(?:buss?ed|rode|cycled|biked|sailed|came|back|returned) (?:back |on |over )?(?:to|into)|(?:flight|journey|moved|drive|fly|heading|travel(?:l?ed|l?ing)?) (?:back )?(?:to|into|for|towards?|around|through)|inland towards|(?:stay(?:ed|ing)?|days?|nights?|weeks?|weekend|time|landed|arrive|spent .{3,30}|met .{3,40}) in|(?:town|city|island|village) of|left|leaving|wander(?:ed|ing) (?:through|around)`;

/** Whether the text mentions that somebody went to a place. */
export const isDestination = (place: string, prose: string): boolean =>
  regexOf(
    String.raw`(?<!\p{L})(?:${arrivals}) (?:the )?(?:(?!see|watch|meet|read|play|buy)\p{Ll}+ )?${escapeForPattern(place)}(?![\p{L}’'-]| \p{Lu})`,
    'u',
  ).test(prose);
