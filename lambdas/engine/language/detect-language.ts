import { memoizeByText } from '#engine/bounds/memoize.ts';
import { type Piece, splitPieces } from './pieces.ts';
import { scriptLanguage } from './script-language.ts';
import { tokensOf } from './tokenize.ts';

/**
 * Frequent function words of each language in Latin letters, chosen so that few are shared. Counting them distinguishes
 * languages from about ten words on, without loading n-gram tables.
 */
const functionWords: Record<string, string> = {
  en: 'the of and to in is that for it with as was on are be this by at from have or not you which but they we their has will can your an',
  de: 'der die und das den von zu mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über so zum war haben nur oder aber vor zur bis mehr durch man',
  fr: 'de la le les et des en un du une que est pour qui dans par pas sur au ce plus ne se avec il sont aux cette ou ses mais comme être nous son vous ont leur été elle même ces',
  es: 'de la que el en y los se del las un por con una su para es al lo como más pero sus le ya fue este ha sí porque esta son entre está cuando muy sin sobre también hasta hay donde',
  it: 'di che e il la un in per è una non sono del si con da le i come dei nel alla più della anche gli ha al ma questo lo delle su o nella dal se essere suo stato tra quando',
  pt: 'de que e o a do da em um para com não uma os no se na por mais as dos como mas ao ele das à seu sua ou quando muito nos já eu também só pelo pela até isso ela entre depois sem mesmo são você está',
  nl: 'de het een van en in is dat op te zijn met voor niet aan er om die dan bij ook als maar naar door wordt uit nog worden heeft hij deze over dit wij kan tot werd',
  sv: 'och att det i en som på är av för med den till inte om ett har de jag var man från vi så kan när men ska hade eller vid efter också sig nu skulle mot hur',
  da: 'og at det i en som på er af for med den til ikke om et har de jeg var man fra vi så kan når men skal havde eller ved efter også sig nu skulle mod hvor blev være',
  no: 'og at det i en som på er av for med den til ikke om et har de jeg var man fra vi så kan når men skal hadde eller ved etter også seg nå skulle mot hvor ble være fra',
  fi: 'ja on ei että se oli hän joka mutta ovat kun niin myös tai kuin ole sen hänen jos vain sitä mitä olla nyt voi tämä ollut jo mukaan jossa ovat sekä',
  pl: 'i w na z się do nie że jest to o jak po ale od za przez dla co są tym był tak czy być może już oraz jego które który tego także',
  cs: 'a v na se je že to s z do o i ve jsou jako za by ale pro po si tak od jeho které který už byl při není nebo však jen také',
  ro: 'de și în a la cu nu o să pe care din este un mai că pentru sunt au lui se prin dar ca sau după fost fi între cel aceasta',
  tr: 've bir bu da de için ile olarak daha çok en gibi kadar olan ne var sonra ama ya her olduğu tarafından değil mi ise o',
  hu: 'a az és hogy nem is egy van meg ez de csak már el volt mint még ki be azt lesz vagy ha után pedig akkor kell fel',
  id: 'yang dan di dengan untuk pada ini dari dalam tidak itu adalah akan ke juga oleh sebagai atau telah dapat karena tersebut ada bisa lebih',
  ca: 'de la i el que a en les els per amb del un una és es no al dels més com són va ser seva aquest aquesta però també ha han fins',
};

/** Letters that only some of the languages use. Each word with one counts as half a function word. */
const letters: [RegExp, string][] = [
  [/ß/, 'de'],
  [/ä|ö/, 'de sv fi'],
  [/ü/, 'de tr hu'],
  [/å/, 'sv da no'],
  [/æ|ø/, 'da no'],
  [/ñ|¿|¡/, 'es'],
  [/ã|õ/, 'pt'],
  [/ç/, 'fr pt tr ca'],
  [/œ|è|ê|û/, 'fr'],
  [/ł|ą|ę|ś|ż|ź/, 'pl'],
  [/ě|ř|ů/, 'cs'],
  [/ă|ș|ț|ţ/, 'ro'],
  [/ğ|ı|ş/, 'tr'],
  [/ő|ű/, 'hu'],
];

/** The languages in Latin letters that can be distinguished. */
export const knownLanguages: ReadonlySet<string> = new Set(Object.keys(functionWords));

/** The number of words that are counted; more do not improve the result. */
const sampleWords = 600;
/** 600 words of English prose have about 3,700 characters; other scripts need fewer. */
export const sampleCharacters = 4000;

const indexWords = (): Map<string, string[]> => {
  const index = new Map<string, string[]>();
  for (const [language, list] of Object.entries(functionWords)) {
    for (const word of new Set(list.split(' '))) {
      const languages = index.get(word);
      if (languages) languages.push(language);
      else index.set(word, [language]);
    }
  }
  return index;
};

/** The languages of each frequent function word. */
export const languagesOf: ReadonlyMap<string, string[]> = indexWords();

const isPlain = (word: string): boolean => /^[a-z'-]*$/.test(word);

/** Fewer different words are a coincidence: a "Pro" plan for "$15 a month" is not Czech. */
const minDifferentWords = 3;

/** A language is certain with at least three hits, one word in ten, and a lead of a tenth over the next language. */
const mostCertain = (scores: Map<string, number>, words: number): string | null => {
  const [first, second] = [...scores].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (!first || first[1] < 3 || first[1] < words * 0.1) return null;
  if (second && first[1] < second[1] * 1.1) return null;
  return first[0];
};

/** Counts the function words of each language, and half as much for its letters. */
export const countFunctionWords = (words: readonly string[]) => {
  const scores = new Map<string, number>();
  const different = new Map<string, Set<string>>();
  const add = (language: string, word: string, points: number) => {
    scores.set(language, (scores.get(language) ?? 0) + points);
    different.set(language, (different.get(language) ?? new Set<string>()).add(word));
  };
  // Most words of a text are repetitions of a few frequent words.
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const [word, count] of counts) {
    for (const language of languagesOf.get(word) ?? []) add(language, word, count);
    if (isPlain(word)) continue;
    for (const [pattern, list] of letters)
      if (pattern.test(word)) for (const l of list.split(' ')) add(l, word, count / 2);
  }
  return { scores, different };
};

/** The first words of a text in lowercase. */
const wordsOf = (text: string, max: number): string[] => {
  const words: string[] = [];
  const { pieces } = splitPieces(text);
  for (let i = 0; i < pieces.length && words.length < max; i += 1)
    for (const { kind, lower } of tokensOf(pieces[i] as Piece)) if (kind === 'word') words.push(lower);
  return words.length > max ? words.slice(0, max) : words;
};

const languageOf = memoizeByText((sample): { language: string | null } => {
  const byScript = scriptLanguage(sample);
  if (byScript !== 'latin') return { language: byScript };
  const words = wordsOf(sample, sampleWords);
  const { scores, different } = countFunctionWords(words);
  for (const [language, own] of different) if (own.size < minDifferentWords) scores.delete(language);
  return { language: mostCertain(scores, words.length) };
});

/**
 * The language of a text as an ISO 639-1 code; null if the text is too short, mixed, or in an unknown language. The
 * script decides first (Cyrillic, Greek, Hebrew, Arabic, Indic, Thai, Korean, Japanese, Chinese). For Latin letters,
 * the function words decide.
 */
export const detectLanguage = (text: string): string | null =>
  languageOf(text.slice(0, sampleCharacters)).language;
