import { regex } from '#engine/language/patterns.ts';

/** Where the subject may end before its main verb: at a clause or a phrase that only describes it. */
const describing = regex.u`(?:, | )(?:who|which|that|whose) .+$|, (?:an?|the|one|who|which|aged|\d+|\p{Ll}+(?:ed|ing)) [^,]+(?:,.*)?$|, \d+,?$| (?:accused|suspected|convicted|known|based|led|owned|used|made|produced|conducted|backed|containing|seeking) .+$|,$`;
/** "A virus called Bofra". */
const called = regex.u`^(?:An?|The) (.+?) (?:called|named|dubbed|known as) (\p{Lu}[\p{L}\p{N}-]*(?: \p{Lu}[\p{L}\p{N}-]*)*)$`;
/** "The agrochemical giant Monsanto": a name with what it is before it. "Bank of England" is one name. */
const titledName = regex.u`^(?:[\p{L}\p{N}.’'-]+ )*?(?!(?:of|for|and|in|the|at|on|from|to|by|with) )\p{Ll}[\p{L}-]* (\p{Lu}[\p{L}\p{N}.&'’-]*(?: (?:\p{Lu}[\p{L}\p{N}.&'’-]*|&|de|van|von|bin|al|el))*)$`;

/** "The rate unexpectedly": an adverb that belongs to the verb. */
const adverb = regex.u` (?:(?!allegedly|reportedly|nearly|probably|possibly|supposedly|apparently|hardly|rarely|barely)\p{Ll}+ly|also|now|just|already|once|even|still|soon|then|here)$`;

/** Names of people and companies in full, and the part by which the text calls them later. */
export type ShortNames = ReadonlyMap<string, string>;

/** The subject of a sentence in the forms in which a headline may have it, the fullest first. */
export const subjectForms = (written: string, shortNames: ShortNames): string[] => {
  const subject = written.replace(adverb, '');
  const plain = subject.replace(describing, '').trim();
  const named = titledName.exec(plain)?.[1];
  const [, what, name] = called.exec(subject) ?? [];
  const short = shortNames.get(named ?? plain);
  const forms = [
    subject,
    ...(name === undefined ? [] : [`${what} ${name}`]),
    plain,
    ...(named === undefined ? [] : [named]),
    ...(short === undefined ? [] : [short]),
  ];
  return [...new Set(forms)].filter(
    (form) => form !== '' && !/,/.test(form.replace(regex.gu`, (?=[\p{L} ]+ and )|(?<=\p{N}),(?=\p{N})`, '')),
  );
};
