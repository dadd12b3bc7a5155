import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import { regex } from '#engine/language/patterns.ts';
import { surfaceName } from '#engine/writing/titles/subject/names.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { phraseFrom } from './phrase-from.ts';

const maxSentence = 3;
const wanted = regex.u`^(?:At )?((?:[Tt]he )?(?:[\p{Lu}\d][\p{L}\d.&'’-]*(?: (?:of|for|and|the|[\p{Lu}\d][\p{L}\d.&'’-]*)){0,4})|We)(?: \([^)]{2,20}\))?(?:['’]re| is| are)(?: currently| now| also)? (looking for|seeking|hiring|recruiting)(?: for)? (?:an? )?(\p{L}.+)$`;
/** Words that a text about a job has. */
const job = regex.iu`(?<!\p{L})(?:apply|applications?|applicants?|candidates?|salary|resume|résumé|cover letter|position)(?!\p{L})`;

/** "The mill is looking for a baker to join its team" as "The mill is looking for a baker". */
export const openPositions = ({ sentences, text }: Subject): Composed[] =>
  !job.test(text)
    ? []
    : sentences.slice(0, maxSentence).flatMap(({ text: sentence }) => {
        const [, who = '', verb = '', rest = ''] = wanted.exec(sentence) ?? [];
        const found = rest === '' ? null : phraseFrom(rest.replace(regex.iu` or (?=\p{L})`, ', '));
        if (found === null) return [];
        const article = /s$/i.test(found.short) ? '' : `${indefiniteArticle(found.short)} `;
        const is = who === 'We' ? 'are' : 'is';
        return [found.long, found.short]
          .map((what) => `${who} ${is} ${verb} ${article}${what}`)
          .filter((line) => fitsSnippet(line, 'title'))
          .slice(0, 1)
          .map((line): Composed => ({ text: surfaceName(line), frame: 'stated' }));
      });
