import { months } from '#engine/english/calendar-words.ts';
import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import { twoToTwelve } from '#engine/english/number-words.ts';
import { alternatives, capitalized } from '#engine/english/word-classes.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { inSentence } from '#engine/writing/titles/reading/in-sentence.ts';
import { readTitleVerb } from '#engine/writing/titles/reading/title-verb.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';

/** Verbs and phrases of titles, each with one that means the same. */
const synonyms: readonly (readonly [RegExp, string])[] = [
  [regex.iu`(?<!\p{L})migrat(ing|e|ed)(?= (?:from|to|\p{L}+ (?:from|to)))`, 'mov$1'],
  [regex.iu`(?<!\p{L})purchasing(?!\p{L})`, 'buying'],
  [regex.iu`(?<!\p{L})purchase(?= (?:a|an|the|your|new)(?!\p{L}))`, 'buy'],
  [regex.iu`(?<!\p{L})choosing(?= )`, 'picking'],
  [regex.iu`(?<!\p{L})choose(?= (?:a|an|the|your|between))`, 'pick'],
  [regex.iu`(?<!\p{L})building(?= (?:a|an|your|my)(?!\p{L}))`, 'creating'],
  [regex.iu`(?<!\p{L})build(?= (?:a|an|your)(?!\p{L}))`, 'create'],
  [regex.iu`(?<!\p{L})creating(?= (?:a|an) )`, 'making'],
  [regex.iu`(?<!\p{L})create(?= (?:a|an) )`, 'make'],
  [regex.iu`(?<!\p{L})utiliz(ing|e)(?!\p{L})`, 'us$1'],
  [/^dealing with/iu, 'handling'],
  [/^how to deal with/iu, 'how to handle'],
  [/^handling(?= )/iu, 'dealing with'],
  [/^how to handle/iu, 'how to deal with'],
  [/^(?:the |an? )?beginner['’]s guide to ([^:]+)$/iu, 'a guide to $1 for beginners'],
  [/^best practices for (.+)$/iu, '$1 best practices'],
  [/^(.+) best practices$/iu, 'best practices for $1'],
  [regex.iu`^tips for (?=\p{L}+s(?: |$)|the |my |your )`, 'advice for '],
  [/^tips for (.+)$/iu, '$1: tips'],
  [/^advice for /iu, 'tips for '],
  [/^thoughts (from|after|on) /iu, 'reflections $1 '],
  [/^reflections (from|after|on) /iu, 'thoughts $1 '],
  [/^(?:a )?quick (guide|introduction|intro|look|tour)/iu, 'a short $1'],
  [/^(?:my )?thoughts on /iu, 'on '],
  [/^things (I|we|you) /iu, 'what $1 '],
  [/^everything you need to know about /iu, 'what you need to know about '],
  [/^what you need to know about /iu, 'everything you need to know about '],
  [/^(?:an )?intro(?:duction)? to ([^:]+)$/iu, '$1: an introduction'],
  [/^(?:an )?overview of ([^:]+)$/iu, '$1: an overview'],
  [/^the future of ([^:]+)$/iu, "what's next for $1"],
  [/^the state of ([^:]+?) in ((?:19|20)\d\d)$/iu, '$1 in $2: the state of play'],
  [/^(.+?) is (?:now )?available(.*)$/iu, '$1 is here$2'],
  [/^(.+?) now available(.*)$/iu, '$1 is now available$2'],
  [
    /^(.+?)(?<!(?:get|gets|got|be|is|was|were|being|been|just|not|newly)) (?:has been )?released$/iu,
    '$1 is out',
  ],
  [/^(.+?) is out(?: now)?!?$/iu, '$1 released'],
  [/^what to look for in (an? [^:?]+)\??$/iu, 'how to choose $1'],
  [/^a look at (.+)$/iu, 'looking at $1'],
  [/^a (?:look|peek|deep dive) (?:in|into|inside) (.+)$/iu, 'inside $1'],
  [/^inside ([^:]+)$/iu, 'a look inside $1'],
  [/(?<!\w)United States(?! of )(?=.* .* )/u, 'US'],
  [/(?<!\w)European Union(?!\w)/u, 'EU'],
  [/(?<!\w)United Nations(?!\w)/u, 'UN'],
  [/(?<!\w)United Kingdom(?!\w)/u, 'UK'],
  [regex.u`(?<!\p{L})Prime Minister(?= \p{Lu})`, 'PM'],
  [regex.iu`^meet (?!(?:us|me|our|my|the (?:team|people))(?!\p{L}))([^:]+)$`, 'introducing $1'],
];

const numbers: readonly string[] = `zero one ${twoToTwelve}`.split(' ');

/** The plural noun among the next words that a number counts. */
const countedThings = regex.iu`^ (?:[\p{L}-]+,? ){0,4}?(?:[\p{L}-]+[^\Ws](?<!u|i)s|people|children|women|men)(?!\p{L})`;

/** "5 ways" as "Five ways" and the reverse, at the beginning or after "the", "my", "top" or "our". */
const spelledNumbers = (title: string): string[] => {
  const [, before = '', number = '', rest = ''] =
    regex.iu`^((?:the |my |top |our )*)(\p{L}+|\d{1,2})( \p{L}.+)$`.exec(title) ?? [];
  // "Six in 1": all numbers in a line are written alike. "2 Tone Toque" counts nothing.
  if (/\d/.test(rest) || !countedThings.test(rest)) return [];
  const figure = Number(number);
  const word = numbers[figure];
  if (/^\d+$/.test(number)) return word === undefined || figure < 2 ? [] : [`${before}${word}${rest}`];
  const at = numbers.indexOf(number.toLowerCase());
  return at < 2 ? [] : [`${before}${at}${rest}`];
};

/** "Top 10 X", "The 10 best X", "10 X": forms of a list that mean the same. */
const listVariants = (title: string, { text }: Subject): Composed[] => {
  const found: Composed[] = [];
  const [, n = '', rest = ''] = /^(?:the |my )?top (\d{1,3}) (.+)$/iu.exec(title) ?? [];
  if (n !== '') {
    if (!/^(?:best|tips|reasons|ways|things)/i.test(rest))
      found.push({ text: `The ${n} best ${rest}`, frame: 'restated' });
    found.push({ text: `${n} top ${rest}`, frame: 'restated' });
  }
  const [, m = '', things = ''] = /^(?:the )?(\d{1,3}) best (.+)$/iu.exec(title) ?? [];
  if (m !== '') found.push({ text: `Top ${m} ${things}`, frame: 'restated' });
  const [, k = '', verbs = ''] =
    regex.iu`^(\d{1,2}) (?:\p{L}+ )?(?:steps|ways) (?:to|for) (.+)$`.exec(title) ?? [];
  const verb = k === '' ? null : readTitleVerb(verbs, text);
  if (verb !== null && /steps/i.test(title))
    found.push(
      { text: `How to ${verb.base} ${verb.rest} in ${k} steps`, frame: 'counted' },
      { text: `${verb.base} ${verb.rest} in ${k} steps`, frame: 'counted' },
    );
  if (verb !== null) found.push({ text: `How to ${verb.base} ${verb.rest}`, frame: 'as-how-to' });
  const [, bare = ''] = /^the (\d{1,3} .+)$/iu.exec(title) ?? [];
  if (bare !== '') found.push({ text: bare, frame: 'restated' });
  const [, c = '', nouns = '', of = ''] =
    regex.iu`^(\d{1,2}|\p{L}+) (tips|ideas|lessons|tricks|facts) (?:for|on|about|from) (.+)$`.exec(title) ??
    [];
  if (c !== '') found.push({ text: `${of}: ${c.toLowerCase()} ${nouns.toLowerCase()}`, frame: 'counted' });
  return found;
};

/** "How does X work?" as "How X works", "Why is X slow?" as "Why X is slow". */
const questionAsStatement = (title: string): string[] => {
  const [, how = '', x = '', verb = '', rest = ''] =
    /^(how|why|where|when) do(?:es)? (.+?) (work|matter|exist|happen|come|go|mean|fail|need|use|make|look|get|cost)( [^?:]+)?\?$/iu.exec(
      title,
    ) ?? [];
  if (how !== '') {
    const third = /do(?:es)/i.test(title.slice(how.length, how.length + 5))
      ? verb === 'go'
        ? 'goes'
        : `${verb}s`
      : verb;
    return [`${how} ${x} ${third}${rest}`];
  }
  const [, asks = '', be = '', y = '', what = ''] =
    regex.iu`^(why|how) (is|are|was|were) ((?:the |a |my |your )?\p{L}[\p{L}\p{N}-]*) ((?:so |not |still |such )?[^?:]+)\?$`.exec(
      title,
    ) ?? [];
  // "Why are lower prices common?": the subject goes on.
  const isSubject = !'NPG'.includes(tagWords(`${y} ${what}`.toLowerCase())[y.split(' ').length]?.tag ?? 'V');
  return asks === '' || !isSubject ? [] : [`${asks} ${y} ${be} ${what}`];
};

/** "How to organize X" from "5-minute guide to organizing X", and the subject of a guide before its label. */
const unwrapped = (title: string, { text }: Subject): Composed[] => {
  const [, form = '', rest = ''] =
    /^(?:an?|the|my|your)?\s*((?:\S+ ){0,3}?(?:guide|tutorial|introduction|intro|primer|tips|steps|checklist|advice)) (?:to|for|on) (.+)$/iu.exec(
      title,
    ) ?? [];
  if (form === '') return [];
  const verb = readTitleVerb(rest, text);
  const label = form.replace(/^(?:an?|the|my|your) /i, '').toLowerCase();
  const article = /(?:s|advice)$/.test(label) ? '' : `${indefiniteArticle(label)} `;
  return [
    ...(verb === null || verb.lead !== 'doing'
      ? []
      : [
          { text: `How to ${verb.base} ${verb.rest}`, frame: 'as-how-to' as const },
          { text: `${verb.doing} ${verb.rest}`, frame: 'as-doing' as const },
        ]),
    { text: `${rest}: ${article}${label}`, frame: 'swapped' },
  ];
};

/** The parentheses at the end left out, or their content before or after a colon. */
const unbracketed = (title: string, { text }: Subject): Composed[] => {
  const [, main = '', inner = '', rest = ''] = /^([^(]{8,}?) \(([^)]{2,})\)(.*)$/u.exec(title) ?? [];
  const [, other = ''] = /^or,? ((?:how|why|what) .+)$/iu.exec(inner) ?? [];
  if (other !== '') return [{ text: other, frame: 'own-part' }];
  if (
    main === '' ||
    /^(?:and|or|but|with|in|for|not|never|no|part)(?:\s|$)/i.test(inner) ||
    main.includes(':')
  )
    return main === '' || /^(?:not|never|no|part)(?:\s|$)/i.test(inner)
      ? []
      : [{ text: `${main}${rest}`, frame: 'own-part' }];
  const without = `${main}${rest}`;
  return [
    { text: without, frame: 'own-part' },
    ...(rest === '' && regex.u`\p{L}{3}`.test(inner)
      ? [
          { text: `${main}: ${inSentence(inner, text)}`, frame: 'restated' as const },
          { text: `${inner}: ${inSentence(main, text)}`, frame: 'swapped' as const },
        ]
      : []),
  ];
};

/** "Writing in French" is not about French. */
const languages = new RegExp(
  `^(?:English|French|German|Spanish|Italian|Portuguese|Dutch|Chinese|Mandarin|Japanese|Korean|Russian|Arabic|Hindi|Latin|Greek|Hebrew|${alternatives(capitalized(months))})$`,
);

/** "X in Y" and "X for Y" with the name first: "Y: X". */
const frontedVariants = (title: string, { text }: Subject): Composed[] => {
  const [, main = '', name = ''] =
    regex.u`^([^:?!]{8,}) (?:in|with|for|on|at) ((?:\p{Lu}[\p{L}\p{N}.+#-]*)(?: (?:\p{Lu}|\d)[\p{L}\p{N}.+#-]*){0,2})$`.exec(
      title,
    ) ?? [];
  if (main === '' || main.split(' ').length < 2 || text.split(name).length < 4) return [];
  // "Google Photos for Work": a name that the text has only after such a preposition is part of the name before it.
  const alone = text.match(
    regexOf(`(?<!(?:in|with|for|on|at) )(?<![\\p{L}-])${escapeForPattern(name)}(?![\\p{L}-])`, 'gu'),
  );
  if (languages.test(name) || (alone?.length ?? 0) < 2) return [];
  return [{ text: `${name}: ${inSentence(main, text)}`, frame: 'tool-first' }];
};

const bySynonym = (title: string): string[] =>
  synonyms.flatMap(([pattern, other]) => {
    const match = pattern.exec(title);
    return match === null ? [] : [title.replace(pattern, other)];
  });

const contracted: readonly (readonly [RegExp, string])[] = [
  [regex.u`(?<!\p{L})&(?!\p{L})`, 'and'],
  [regex.iu`(?<!\p{L})don['’]t(?!\p{L})`, 'do not'],
  [regex.iu`(?<!\p{L})can['’]t(?!\p{L})`, 'cannot'],
  [regex.iu`(?<!\p{L})won['’]t(?!\p{L})(?!.*\?$)`, 'will not'],
  // "Why doesn't it rise?" has its subject after the verb.
  [
    regex.iu`(?<!\p{L})(?<!^(?:\p{L}+ )?)(is|are|do|does|did|was|were|should|would|could)n['’]t(?!\p{L})(?!.*\?$)`,
    '$1 not',
  ],
  [regex.iu`(?<!\p{L})(we|you|they)['’]re(?!\p{L})`, '$1 are'],
  [regex.u`(?<!\p{L})I['’]m(?!\p{L})`, 'I am'],
  [regex.iu`(?<!\p{L})(I|we|you|they)['’]ve(?!\p{L})`, '$1 have'],
  // "What's in a name?" is a saying.
  [regex.iu`^(what|here|that|it|who|how)['’]s been(?!\p{L})`, '$1 has been'],
  [regex.iu`^(what|here|that|it|who|how)['’]s(?! in a | been(?!\p{L}))(?= \p{L})`, '$1 is'],
  [regex.iu`^(what|it) is(?= \p{L})(?!.*\?$)`, "$1's"],
  [regex.iu`(?<!\p{L})(is|are|do|does) not(?!\p{L})`, "$1n't"],
];

/** The author's headline in nearly its own words, for a text whose headline has no other form. */
const minorVariants = (title: string): string[] => [
  ...spelledNumbers(title),
  ...contracted.flatMap(([pattern, other]) => (pattern.test(title) ? [title.replace(pattern, other)] : [])),
];

/** Restatements that mean the same whatever the text says. */
export const restatedVariants = (title: string, subject: Subject): Composed[] => [
  ...listVariants(title, subject),
  ...unwrapped(title, subject),
  ...unbracketed(title, subject),
  ...frontedVariants(title, subject),
  ...questionAsStatement(title).map((text): Composed => ({ text, frame: 'restated' })),
  ...bySynonym(title).map((text): Composed => ({ text, frame: 'synonym' })),
  ...minorVariants(title).map((text): Composed => ({ text, frame: 'spelled' })),
];
