import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import type { ModelFault } from '#contracts/models/language-model.ts';
import { splitSentences } from '#engine/language/split-sentences.ts';
import { readTopic } from '#engine/topic/read-topic.ts';
import { isDependentOrOffTopic } from '#engine/writing/descriptions/drafts/dependent-or-off-topic.ts';
import { startsVaguely } from '#engine/writing/headlines/vague-openings.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import { publishChances } from '#engine/writing/titles/gate/publish-gate.ts';
import { judgeTitles } from '#engine/writing/titles/gate/title-features.ts';
import { readTitleSubject } from '#engine/writing/titles/subject/read-title-subject.ts';

/**
 * Titles below this chance are rejected. Fewer than 1 in 100 of the labeled titles that an editor would publish are
 * below it, against 12 in 100 of those that an editor deletes.
 */
const minChance = 0.05;

/** The publish gate for titles that are not composed from a frame. */
export const titleGateFaults = (
  titles: readonly string[],
  article: Article,
  keywords: readonly KeywordIdea[],
): ModelFault[] => {
  const judged = judgeTitles(readTitleSubject(article, keywords));
  const chances = publishChances(
    judged,
    titles.map((text) => ({ text, frame: 'statement' as const })),
  );
  return titles.flatMap((title, i): ModelFault[] => {
    if (startsVaguely(title))
      return [
        {
          reason: 'vague',
          detail: `The title “${title}” begins with a word that refers to something outside it. Name the subject instead.`,
        },
      ];
    return (chances[i] ?? 0) >= minChance
      ? []
      : [
          {
            reason: 'weak',
            detail: `The title “${title}” does not say what the whole article is about, or it is not a headline.`,
          },
        ];
  });
};

/** The gate for descriptions: a description names its subject and makes sense without the article. */
export const descriptionGateFaults = (descriptions: readonly string[], article: Article): ModelFault[] => {
  const names = contentOf(`${readTopic(article).phrase} ${article.title ?? ''}`);
  return descriptions
    .filter((text) =>
      isDependentOrOffTopic(
        splitSentences(text).map((sentence) => sentence.text),
        names,
      ),
    )
    .map((text) => ({
      reason: 'vague',
      detail: `The description “${text}” depends on text that a search result does not show, or does not say what the article offers.`,
    }));
};
