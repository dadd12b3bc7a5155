import { regex } from '#engine/language/patterns.ts';

/** Initial vowels that sound like consonants: "a unique", "a European", "a one-time"; but "an unimportant". */
const soundsConsonant = regex.iu`^(?:uni(?:[cfloqtvx]|son|dir)|us[aeiu]|ut[ei]|ubiq|eu|ewe|once|one(?!\p{L}))`;
/**
 * Initial consonants, digits and letters that sound like vowels: "an hour", "an 8-bit", and abbreviations whose first
 * letter is pronounced with one: "an HTTP", "an MP3".
 */
const soundsVowel = /^(?:hour|honest|hono(?:u)?r|heir|8|11(?!\d)|18(?!\d))/iu;
const spelledOut = regex.u`^[AEFHILMNORSX](?=[\p{Lu}\d]+(?!\p{Ll}))`;
const spelledOutU = regex.u`^U(?=[\p{Lu}\d]+(?!\p{Ll}))`;

/** "a" or "an" before the given words, by the sound of the first one. */
export const indefiniteArticle = (words: string): 'a' | 'an' => {
  if (soundsVowel.test(words) || spelledOut.test(words)) return 'an';
  if (spelledOutU.test(words)) return 'a';
  return /^[aeiou]/iu.test(words) && !soundsConsonant.test(words) ? 'an' : 'a';
};
