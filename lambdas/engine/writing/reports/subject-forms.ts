import { alternatives, commonPrepositions } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';

/** Clauses or phrases before the main verb that only describe the subject. The subject may end before them. */
const describing = regex.u`(?:, | )(?:who|which|that|whose) .+$|, (?:an?|the|one|who|which|aged|\d+|\p{Ll}+(?:ed|ing)) [^,]+(?:,.*)?$|, \d+,?$| (?:accused|suspected|convicted|known|based|led|owned|used|made|produced|conducted|backed|containing|seeking) .+$|,$`;
/** A thing with its name: "A virus called Bofra". */
const called = regex.u`^(?:An?|The) (.+?) (?:called|named|dubbed|known as) (\p{Lu}[\p{L}\p{N}-]*(?: \p{Lu}[\p{L}\p{N}-]*)*)$`;
/** A name after its description: "The agrochemical giant Monsanto". "Bank of England" is a single name. */
const titledName = regexOf(
  String.raw`^(?:[\p{L}\p{N}.’'-]+ )*?(?!(?:${alternatives(commonPrepositions)}|of|and|the) )\p{Ll}[\p{L}-]* (\p{Lu}[\p{L}\p{N}.&'’-]*(?: (?:\p{Lu}[\p{L}\p{N}.&'’-]*|&|de|van|von|bin|al|el))*)$`,
  'u',
);

/** An adverb that belongs to the verb: "The rate unexpectedly". */
const adverb = regex.u` (?:(?!allegedly|reportedly|nearly|probably|possibly|supposedly|apparently|hardly|rarely|barely)\p{Ll}+ly|also|now|just|already|once|even|still|soon|then|here)$`;

/** Full names of people and companies, and the short form that the text uses later. */
export type ShortNames = ReadonlyMap<string, string>;

/** The forms of a subject that a headline may use, the fullest first. */
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
