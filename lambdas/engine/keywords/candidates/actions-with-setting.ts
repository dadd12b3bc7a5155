import { stopWords } from '#engine/english/stop-words.ts';
import { type ArticleIndex, searchStems } from '#engine/keywords/evidence/article-index.ts';
import { sentencesOf, titleAt } from '#engine/keywords/evidence/phrase-places.ts';
import type { KeywordCandidate, KeywordTopic } from './keyword-candidate.ts';

/** Limits for the settings and the actions. They bound the time. */
const maxSentencesRead = 24;
const maxSettings = 2;
const maxActions = 8;
const maxSettingWords = 2;
const maxWords = 9;
/** A setting appears in at least this share of the sentences, or in the title. */
const minSentenceShare = 1 / 12;
const minMentions = 3;

/** Words between an action and its setting: "in JavaScript", "with GraphicsMagick". */
const prepositionBefore = /\b(in|with|on|using|for)(?: the)? $/;
/** More characters than any of these words have. */
const maxPrepositionLength = 12;

type Setting = { text: string; stems: readonly string[]; joint: string };

/** The word that most often joins this phrase to an action; null if none does. */
const prepositionOf = (folded: string, text: string): string | null => {
  const counts = new Map<string, number>();
  for (let at = folded.indexOf(text); at >= 0; at = folded.indexOf(text, at + text.length)) {
    const joint = prepositionBefore.exec(folded.slice(Math.max(0, at - maxPrepositionLength), at))?.[1];
    if (joint !== undefined) counts.set(joint, (counts.get(joint) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best === undefined ? null : best[0] === 'using' ? 'with' : best[0];
};

/** True for a name in the title, or in many sentences, at least one of them in the second half. */
const isSetting = (index: ArticleIndex, stems: readonly string[]): boolean => {
  const at = sentencesOf(index, stems);
  if (at.has(titleAt)) return true;
  const all = index.sentences.length;
  return at.size >= Math.max(minMentions, all * minSentenceShare) && [...at].some((i) => i > all / 2);
};

const settingsOf = (
  index: ArticleIndex,
  { phrase, aliases, ranked }: KeywordTopic,
  names: ReadonlySet<string>,
): Setting[] => {
  const byTopic = ranked.slice(0, maxSentencesRead).map((entry) => entry.phrase);
  const found: Setting[] = [];
  for (const text of new Set([phrase, ...aliases, ...byTopic])) {
    const words = text.split(' ');
    const stems = words.flatMap(searchStems);
    if (words.length > maxSettingWords || words.some((word) => stopWords.has(word))) continue;
    if (!stems.every((stem) => names.has(stem)) || !isSetting(index, stems)) continue;
    if (found.some((one) => one.stems.some((stem) => stems.includes(stem)))) continue;
    const joint = prepositionOf(`${index.article.title?.toLowerCase() ?? ''}\n${index.folded}`, text);
    if (joint !== null) found.push({ text, stems, joint });
    if (found.length >= maxSettings) break;
  }
  return found;
};

/**
 * The actions of a text, each with the tool, language or place of the whole text: "how to resize images with
 * graphicsmagick".
 */
export const actionsWithSetting = (
  index: ArticleIndex,
  topic: KeywordTopic,
  names: ReadonlySet<string>,
  actions: readonly KeywordCandidate[],
): KeywordCandidate[] => {
  const settings = settingsOf(index, topic, names);
  if (settings.length === 0) return [];
  return actions
    .filter(({ text }) => text.startsWith('how to '))
    .slice(0, maxActions)
    .flatMap(({ text }) => {
      const stems = new Set(text.split(' ').flatMap(searchStems));
      return settings
        .filter((one) => !one.stems.some((stem) => stems.has(stem)))
        .map(
          ({ text: name, joint }): KeywordCandidate => ({
            text: `${text} ${joint} ${name}`,
            origin: 'setting',
            about: text,
            asks: '',
          }),
        );
    })
    .filter(({ text }) => text.split(' ').length <= maxWords);
};
