const cyrillicLanguage = (text: string): string => {
  if (/[јљњђћџ]/i.test(text)) return 'sr';
  if (/[іїєґ]/i.test(text)) return /ў/i.test(text) ? 'be' : 'uk';
  if (/[ыэё]/i.test(text)) return 'ru';
  return /ъ/i.test(text) ? 'bg' : 'ru';
};

const arabicLanguage = (text: string): string => {
  if (/[ٹڈڑے]/.test(text)) return 'ur';
  return /[پچژگ]/.test(text) ? 'fa' : 'ar';
};

/** Scripts in the order in which they are tested: kana before Han, because Japanese has both. */
const scripts: [RegExp, (text: string) => string][] = [
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/gu, () => 'ja'],
  [/\p{sc=Hangul}/gu, () => 'ko'],
  [/\p{sc=Han}/gu, () => 'zh'],
  [/\p{sc=Cyrillic}/gu, cyrillicLanguage],
  [/\p{sc=Arabic}/gu, arabicLanguage],
  [/\p{sc=Greek}/gu, () => 'el'],
  [/\p{sc=Hebrew}/gu, () => 'he'],
  [/\p{sc=Devanagari}/gu, () => 'hi'],
  [/\p{sc=Bengali}/gu, () => 'bn'],
  [/\p{sc=Tamil}/gu, () => 'ta'],
  [/\p{sc=Thai}/gu, () => 'th'],
  [/\p{sc=Georgian}/gu, () => 'ka'],
  [/\p{sc=Armenian}/gu, () => 'hy'],
];

const letter = /\p{L}/u;
const latinLetter = /\p{sc=Latin}/u;

/** The number of letters in a text, and of Latin letters among them. */
const countLetters = (text: string): { letters: number; latin: number } => {
  let letters = 0;
  let latin = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at) ?? 0;
    if (code < 128) {
      const small = code | 32;
      if (small < 97 || small > 122) continue;
      letters++;
      latin++;
      continue;
    }
    const character = String.fromCodePoint(code);
    if (letter.test(character)) letters++;
    if (latinLetter.test(character)) latin++;
    if (code > 0xffff) at++;
  }
  return { letters, latin };
};

/**
 * The language that a text's script implies: `latin` for Latin letters, null for too few letters or an unknown script.
 */
export const scriptLanguage = (text: string): string | null => {
  const { letters, latin } = countLetters(text);
  if (letters < 2) return null;
  if (latin >= letters * 0.6) return letters < 10 ? null : 'latin';
  for (const [script, language] of scripts) {
    const count = text.match(script)?.length ?? 0;
    // Kana make up a third or less of a Japanese text; every other script makes up most of its texts.
    if (count >= letters * (script.source.includes('Katakana') ? 0.1 : 0.4) && count >= 4)
      return language(text);
  }
  return null;
};
