import { weekdays } from '#engine/english/calendar-words.ts';
import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import { twoToTwelve } from '#engine/english/number-words.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { hasFiniteVerb } from '#engine/writing/titles/reading/title-verb.ts';
import { surfaceName } from '#engine/writing/titles/subject/names.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { completeClauses } from './whole-clauses.ts';

const maxOpeningSentences = 8;

const name =
  "[\\p{Lu}\\p{N}][\\p{L}\\p{N}.+#'’-]*(?: (?:of |the |for |and )?[\\p{Lu}\\p{N}][\\p{L}\\p{N}.+#'’-]*){0,4}";
/** A name and what it is: "Aeye aspires to be an open platform for tinkerers". */
const definitionOfName = regexOf(
  `^(?:the )?(${name})(?: \\([^)]{2,40}\\))?,? (?:is|are|was|aims to be|aspires to be|wants to be|serves as|works as|acts as) ((?:an?|the|my|our) .+)$`,
  'u',
);
const lowerName = regex.u`^(\p{L}[\p{L}\p{N}.+#-]*)(?: \([^)]{2,40}\))?,? (?:is|are) (an? .+)$`;
/** "an open source fast, global network": a comma between adjectives. */
const adjectives = regex.u`^((?:an?|the) (?:\p{L}[\p{L}-]* ){1,3}\p{L}[\p{L}-]*), (?=\p{L}[\p{L}-]* \p{L})`;
/** Words that open a sentence about a person or a day, and do not name a thing. */
const notAThing = regexOf(
  String.raw`^(?:it|this|that|there|here|he|she|they|we|i|what|who|one|today|yesterday|these|those|as|if|when|while|${alternatives(weekdays)})(?!\p{L})`,
  'iu',
);

/** "Ada Rye is a scientist": who somebody is does not make a title. */
const person = regex.iu`^(?:professor|dr|mrs?|ms)\.? |^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$`;
const profession = regex.iu`^an? (?:\p{L}[\p{L}-]* ){0,3}?\p{L}{3,}(?:ist|ian|er|or)(?!\p{L})`;

const nameWith = (thing: string, what: string): Composed[] => {
  if (person.test(thing) && profession.test(what)) return [];
  const row = adjectives.exec(what);
  const flat = row === null ? what : what.replace(/, /, ' ');
  return completeClauses(flat)
    .filter(
      (line) =>
        line.split(' ').length >= 3 &&
        // "Timber is the answer, trees are the tool": two clauses.
        !hasFiniteVerb(line.split(', ').slice(1).join(', ')) &&
        /^(?:an?|the|my|our)\s/iu.test(line) &&
        !/\s(?:I|we|you|[–—-])$/u.test(line),
    )
    .slice(0, 2)
    .map(
      (line): Composed => ({
        text: `${surfaceName(thing.replace(/\.$/, ''))}: ${line}`,
        frame: 'definition',
      }),
    );
};

/** "X is a Y": the name at the start of a sentence, and what it is. */
const openings = ({ sentences, names }: Subject): Composed[] =>
  sentences.slice(0, maxOpeningSentences).flatMap(({ text, index }) => {
    const [, thing = '', what = ''] = (index < 3 ? definitionOfName.exec(text) : null) ?? [];
    if (thing !== '' && !notAThing.test(thing)) return nameWith(thing, what);
    const [, low = '', is = ''] = lowerName.exec(text) ?? [];
    const known = names.some((one) => one.text.toLowerCase() === low.toLowerCase());
    return known && low !== '' && !notAThing.test(low) ? nameWith(low, is) : [];
  });

const creation = regex.iu`(?<!\p{L})(?:I|we)(?:['’]ve| have| had)?(?: just| recently| finally| also)? (?:wrote|written|built|made|created|designed|developed|published|coded|released|launched)(?: up)? (an?) (?:new |small |little |simple |tiny |quick )?((?:[\p{L}\p{N}.+#-]+ ){1,4}?[\p{L}]+)(?= (?:to|that|which|for|called|named|so)\s|[,.])`;

/** "I created a Chrome extension to ...", combined with the name that the text gives it. */
const creations = ({ sentences, names, kind }: Subject): Composed[] => {
  const [first] = names;
  if (
    first === undefined ||
    !regex.u`\p{Lu}`.test(first.text.slice(1)) ||
    !regex.u`^\p{Lu}`.test(first.text) ||
    /^(?:recipe|news|travel)$/.test(kind)
  )
    return [];
  return sentences
    .slice(0, maxOpeningSentences)
    .flatMap(({ text }, i) => {
      const [, , what = ''] = creation.exec(text) ?? [];
      const lower = first.text.toLowerCase();
      // "My iMac is old. Recently, I built a gaming PC": the named thing is not the new one.
      const isOlder = sentences.slice(0, i).some((one) => one.text.toLowerCase().includes(lower));
      return what === '' ||
        isOlder ||
        lower.includes(what.toLowerCase()) ||
        what.toLowerCase().includes(lower)
        ? []
        : [
            {
              text: `${first.text}: ${indefiniteArticle(what)} ${what}`,
              frame: 'definition' as const,
            },
          ];
    })
    .slice(0, 1);
};

const namedCreation = regexOf(
  `(?<!\\p{L})(?:an?|my|our|the)(?: new| own| little| small)? ((?:[\\p{L}-]+ ){0,3}\\p{L}+),? (?:called|named|titled|dubbed) [“"]?(${name})`,
  'u',
);

/** "An article called Rye" is by somebody else. */
const textNouns = regex.iu`(?<!\p{L})(?:article|post|paper|talk|book|novel|essay|video|section|chapter|song|album|film|movie|episode|series)(?!\p{L})`;

/** "a new tool called Rye" as "Rye: a tool". */
const namings = ({ sentences }: Subject): Composed[] =>
  sentences
    .slice(0, maxOpeningSentences)
    .flatMap(({ text }) => {
      const [, what = '', thing = ''] = namedCreation.exec(text) ?? [];
      return what.split(' ').length < 2 || textNouns.test(what)
        ? []
        : [{ text: `${thing}: ${indefiniteArticle(what)} ${what}`, frame: 'definition' as const }];
    })
    .slice(0, 1);

const stay = regexOf(
  `(?<!\\p{L})(\\d{1,2}|${alternatives(twoToTwelve)}) (days|weeks|months|nights|years) (in|on|at|with) ((?:the )?(?:${name}))`,
  'u',
);

/** "We spent three days in Lisbon" as "3 days in Lisbon". */
const stays = ({ sentences, kind }: Subject): Composed[] =>
  !/^(?:travel|diary|essay|case-study)$/.test(kind)
    ? []
    : sentences
        .slice(0, 2 * maxOpeningSentences)
        .flatMap(({ text }) => {
          const [, count = '', unit = '', where = '', place = ''] = stay.exec(text) ?? [];
          return count === ''
            ? []
            : [{ text: `${surfaceName(count)} ${unit} ${where} ${place}`, frame: 'extended' as const }];
        })
        .slice(0, 1);

/** Titles from the name that the text gives its thing and from its definition of the thing. */
export const namedThings = (subject: Subject): Composed[] => [
  ...openings(subject),
  ...creations(subject),
  ...namings(subject),
  ...stays(subject),
];
