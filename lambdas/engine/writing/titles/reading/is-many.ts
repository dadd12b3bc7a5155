import { isPlural } from '#engine/english/is-plural.ts';
import { regex } from '#engine/language/patterns.ts';
import { asWritten } from '#engine/writing/titles/subject/subject.ts';

/** "Kitchen videos": a plural by what the text says, or by its form if it is no name. */
export const isMany = (name: string, text: string): boolean => {
  const bare = name.replace(/ \([^)]*\)$/u, '');
  const last = asWritten(text, (bare.split(' ').at(-1) ?? '').toLowerCase());
  return isPlural(bare.toLowerCase(), text.toLowerCase()) || regex.u`^\p{Ll}+(?<!s|u|i)s$`.test(last);
};
