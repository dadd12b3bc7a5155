import { isPlural } from '#engine/english/is-plural.ts';
import { regex } from '#engine/language/patterns.ts';
import { asWritten } from '#engine/writing/titles/subject/subject.ts';

/**
 * Whether a name such as "Kitchen videos" is a plural, by its use in the text or, unless it is a proper noun,
 * by its form.
 */
export const isPluralName = (name: string, text: string): boolean => {
  const bare = name.replace(/ \([^)]*\)$/u, '');
  const last = asWritten(text, (bare.split(' ').at(-1) ?? '').toLowerCase());
  return isPlural(bare.toLowerCase(), text.toLowerCase()) || regex.u`^\p{Ll}+(?<!s|u|i)s$`.test(last);
};
