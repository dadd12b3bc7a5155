import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { anyOf } from '#engine/english/word-classes.ts';
import { firstPersonPronouns } from '#engine/english/word-lists/text-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import { backReferencesWith } from '#engine/writing/descriptions/drafts/back-references.ts';
import type { Draft } from '#engine/writing/descriptions/drafts/draft.ts';
import type { Reading } from '#engine/writing/passages/read-passages.ts';
import { hasCode } from './aspects/labels.ts';

const maxPassages = 6;
const wayTo = 'an?(?: easy| simple| quick| better| good| nice)? way to';
/** "I was trying to figure out how to", "we needed a way to": an author's wish, which their how-to answers. */
const statedGoal = regexOf(
  `^(?:[^,]{3,60}, )?(?:I|we)(?:['’](?:ve|d)| have| had| was| were)? (?:recently |just |finally |really |been )*(?:trying to (?:figure|work|find) out how to|(?:wanted|needed) (?:to be able to|to (?:figure|find) out how to|to learn how to|${wayTo}|to find ${wayTo})|looking for ${wayTo}|figured out how to|found ${wayTo}) (?=\\p{Ll})`,
  'iu',
);
/** A second clause, or one that only gives a reason. */
const clauseAfterGoal = regexOf(
  String.raw`(?:,? (?:and|so|but|which|where|because|since|as|so that) (?:then |now |also )?${anyOf(firstPersonPronouns, 'it this that they there')}(?!\p{L})|, (?:and|but|so|which|because|since|although|though|while)(?!\p{L})|;|\s[–—-]\s|—|\s\(|:).*$`,
  'iu',
);
const firstPerson = regexOf(
  String.raw`(?<!\p{L})${anyOf(firstPersonPronouns)}(?!\p{L})|(?<!\p{L})(?:I|we)['’]|["“”?!…]`,
  'iu',
);
const backReferences = backReferencesWith('there');
const minLength = 45;
const instructionalKinds: readonly string[] = ['how-to', 'tips', 'explainer', 'reference'];

/** "Learn how to bake rye in a cold oven." from "I was trying to figure out how to bake rye in a cold oven." */
export const goalLines = ({ article, passages }: Reading): Draft[] =>
  hasCode(article) || instructionalKinds.includes(readKind(article).kind)
    ? passages
        .slice(0, maxPassages)
        .flatMap(({ text }) => {
          const action = text.replace(statedGoal, '');
          const plain = action
            .replace(clauseAfterGoal, '')
            .replace(regex.giu`(?<!\p{L})(?:my|our)(?!\p{L})`, 'your')
            .replace(/[.,]+$/, '');
          return action === text || firstPerson.test(plain) || backReferences.test(plain.slice(0, minLength))
            ? []
            : [`Learn how to ${plain}.`];
        })
        .filter((text) => text.length >= minLength && fitsSnippet(text, 'description'))
        .map((text): Draft => ({ text, make: 'aspects', row: [], named: 1 }))
    : [];
