import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { lexiconEntry } from '#engine/language/lexicon.ts';
import { holdsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { baseOfPast, doingOf } from '#engine/writing/titles/vary/title-verb.ts';
import { surfaceName } from './names.ts';
import { nounPhrases } from './noun-phrases.ts';
import { type Subject, stemsOfContent, type TitleSentence, topicShare } from './subject.ts';
import type { Composed } from './title-frame.ts';
import { toBase, verbPhrases } from './verb-phrases.ts';

/** A text says in its first sentences what it is about. */
const opening = 16;
/** The main deed is named earlier than that. */
const deedWithin = 10;

/** "In this post, we will show", "This guide explains", "Today I want to talk about". */
const announcing =
  /(?<!\p{L})(?:(?:in )?(?:this|today['’]s|the following) (?:\p{L}+[ -]){0,2}(?:post|article|guide|tutorial|video|document|page|piece|write-?up|essay|story|paper|series|walkthrough|tip|how-?to|blog|episode|interview|review)|in what follows|today|here['’]s|here is|(?:I|we)(?:['’](?:ll|m|re)| will| am| are| want| would like|['’]d like)(?: going)?(?: to)?)(?!\p{L})/iu;
const telling =
  'shows?|explains?|describes?|demonstrates?|covers?|covering|introduces?|discuss(?:es)?|explor(?:es?|ing)|presents?|outlines?|documents?|summari[sz]es?|walks? through|goes over|go (?:through|over)|run through|talk(?:s|ing)? about|write about|shar(?:es?|ing)|looks? at|looking at|learn(?: about)?|learning about|is about|is on|tells?(?: about)?|teach(?:es)?|see|focus(?:es)? on|details?|compares?|reviews?|provides?|gives?|offers?|contains?|take a look at|dive into|dig into|put together|wrote|compiled|collected|list';
/** What is told comes soon after the announcement: "we will briefly show you how ...". */
const told = new RegExp(
  `^[,:]?(?: \\p{L}[\\p{L}'’]*){0,6}? (?:${telling})(?: you(?: through| about)?| readers| briefly| a bit about| about)?(?!\\p{L})\\s+(.+)$`,
  'iu',
);
/** "In this tutorial we'll set up X". */
const planned =
  /^,? (?:I|we|you)(?:['’]ll| will| are going to| am going to|['’]m going to|['’]re going to| can| want to| would like to|['’]d like to)(?: \p{L}+ly| also| now)? (\p{L}{2,} .+)$/iu;

const clauseEnd =
  /[,;:!?]\s|\.(?:\s|$)|\s[–—-]+\s|\s(?:so that|which|because|while|although|as well as|before|after|and (?:I|we|you|how|what|why|then|the|some|also)|but|where|who|since|when|if|that (?:I|we|you))(?=\s)/iu;
const pointing =
  /(?<!\p{L})(?:it|its|this|that|these|those|them|they|their|he|she|his|her|him|here|there|such|one|ones|below|above|following|same)(?!\p{L})/iu;

/** The beginnings of a clause at which it can end, longest first. */
const endings = (clause: string): string[] => {
  const cut = clause.split(clauseEnd)[0]?.trim() ?? '';
  const words = tagWords(cut);
  const found: string[] = [];
  for (let i = 2; i < words.length; i++) {
    const [word, next] = [words[i], words[i + 1]];
    if (word === undefined || !'NPGC'.includes(word.tag)) continue;
    if (
      next === undefined ||
      /^(?:in|on|at|for|with|from|using|by|to|and|or|into|within|through|via|without|of)$/i.test(next.text)
    )
      found.push(cut.slice(0, word.end));
  }
  return found.reverse().filter((text) => !/\sof$/.test(text));
};

/** The longest ending that fits a result page, and a shorter one if it does not need what it leaves. */
const whole = (clause: string): string[] =>
  endings(clause)
    .filter((text) => !pointing.test(text) && fitsSnippet(`How to ${text}`, 'title'))
    .slice(0, 2);

const you = (text: string): string => text.replace(/(?<!\p{L})(?:my|our)(?= \p{Ll})/giu, 'your');

const clauses = (rest: string): Composed[] => {
  const [, to = ''] =
    /(?<!\p{L})(?:how to|how (?:you|we|one|I) can(?: now| also| easily| quickly)?|how can you|ways? to|steps to)\s+(\p{L}{2,} .+)$/iu.exec(
      rest,
    ) ?? [];
  if (to !== '') return whole(to).map((text): Composed => ({ text: `How to ${you(text)}`, frame: 'thesis' }));
  const [, asks = '', says = ''] =
    /^(how|why|what|when|where)\s+(?!to\s|much\s|many\s)(.+)$/iu.exec(rest) ?? [];
  if (asks !== '')
    return whole(says)
      .filter((text) => {
        const words = tagWords(text);
        return words[0]?.tag !== 'V' && words.some(({ tag }) => tag === 'V');
      })
      .map((text): Composed => ({ text: `${surfaceName(asks.toLowerCase())} ${text}`, frame: 'thesis' }));
  const [, what = ''] = /(?<=\s)((?:how|why) (?:I|we|the|to) .+)$/iu.exec(rest) ?? [];
  if (what !== '') return clauses(what);
  if (/^\p{L}{3,}ing\s/u.test(rest))
    return whole(rest).map((text): Composed => ({ text: surfaceName(text), frame: 'thesis' }));
  return nounPhrases(
    rest.replace(/^(?:some|a few|several|the|an?|my|our)\s+(?:of\s+)?/iu, (start) =>
      /^(?:my|our)/i.test(start) ? start : '',
    ),
  )
    .filter((text) => !pointing.test(text))
    .slice(0, 2)
    .map((text): Composed => ({ text: surfaceName(text), frame: 'thesis' }));
};

/** What a text says of itself: "In this post we show how to feed a starter" is "How to feed a starter". */
const theses = ({ text }: TitleSentence): Composed[] => {
  const at = announcing.exec(text);
  if (at === null) return [];
  const after = text.slice(at.index + at[0].length);
  const rest = told.exec(after)?.[1];
  if (rest !== undefined) return clauses(rest);
  const [, deed = ''] = planned.exec(after) ?? [];
  const [verb = ''] = deed.split(' ', 1);
  if (notDone.test(verb) || !(lexiconEntry(verb.toLowerCase())?.classes.includes('v') ?? false)) return [];
  return whole(deed).flatMap((line): Composed[] => [
    { text: `How to ${you(line)}`, frame: 'thesis' },
    {
      text: surfaceName(`${doingOf(verb.toLowerCase())} ${you(line.slice(verb.length + 1))}`),
      frame: 'thesis',
    },
  ]);
};

const notDone =
  /^(?:be|have|do|go|say|talk|share|show|explain|discuss|try|start|begin|attempt|assume|use|focus|get|take|give|tell|want|need|see|look|walk|keep|let|like|describe|cover|find|mention|call|think|know)$/i;

const asked =
  /^(?:so |but |and )?(?:how (?:do|can|could|should|would|might|does) (?:you|I|we|one|someone)(?: \p{L}+ly)?|(?:have you )?ever (?:wanted|tried|needed|wondered how) to|(?:do you )?(?:want|need)(?:ing)? to|looking to|are you (?:looking|trying|planning|ready) to)\s+(.+)\?$/iu;

/** "How do you feed a starter?" is "How to feed a starter". */
const questions = ({ text }: TitleSentence): Composed[] =>
  whole(asked.exec(text)?.[1] ?? '').map(
    (line): Composed => ({ text: `How to ${you(line)}`, frame: 'thesis' }),
  );

const proposed =
  /(?<!\p{L})(?:I|we)(?:['’]d like to| want to| would like to)? (?:propose|argue for|make (?:the|a) case for|call for|advocate(?: for)?)\s+(.+)$/iu;

/** "I propose the end of X" is "The end of X". */
const proposals = ({ text }: TitleSentence): Composed[] => {
  const rest = proposed.exec(text)?.[1] ?? '';
  return /^(?:that|to)\s/i.test(rest)
    ? []
    : nounPhrases(rest)
        .filter((line) => !pointing.test(line))
        .slice(0, 1)
        .map((line): Composed => ({ text: surfaceName(line), frame: 'thesis' }));
};

const wished =
  /(?<!\p{L})(?:I|we)(?:['’]ve| have| had)? (?:decided|wanted|needed|set out|started|began|managed|got|had|was asked|were asked|been asked|was able|were able|learned|learned how|tried|was tasked with|were tasked with|was tasked|chose|been working on|worked on|spent .{3,20}) ?(?:to |on )?/iu;

/** "I built a jar for my starter" is "Building a jar for my starter". */
const deeds = ({ text, words }: TitleSentence): Composed[] =>
  verbPhrases(text, words).flatMap(({ form, text: phrase }): Composed[] => {
    if (form === 'past') {
      const [verb = '', ...rest] = phrase.split(' ');
      const base = baseOfPast(verb.toLowerCase());
      return base === null
        ? []
        : [{ text: surfaceName(`${doingOf(base)} ${rest.join(' ')}`), frame: 'deed' }];
    }
    const before = text.slice(0, text.indexOf(phrase));
    if (!wished.test(before) && !/(?<!\p{L})(?:I['’]m|we['’]re|I am|we are)(?: \p{L}+ly)? $/iu.test(before))
      return [];
    const base = form === 'doing' ? toBase(phrase) : phrase;
    const [verb = '', ...rest] = base?.split(' ') ?? [];
    return verb === ''
      ? []
      : [{ text: surfaceName(`${doingOf(verb.toLowerCase())} ${rest.join(' ')}`), frame: 'deed' }];
  });

const glad =
  /(?:excited|happy|proud|pleased|thrilled|delighted|glad|stoked|honou?red) to (?:announce|introduce|share|release|launch|present|unveil|report|welcome)(?: to you)?(?: the (?:release|launch|availability) of)?\s+(.+)$|(?<!\p{L})(?:we|I)(?:['’]re|['’]m| are| am)(?: now| also)? (?:announcing|introducing|launching|releasing|unveiling)(?: the (?:release|launch|availability) of)?\s+(.+)$|(?<!\p{L})(?:we|I)(?:['’]ve| have)?(?: just| finally| recently)? (?:released|launched|announced|unveiled)(?: the)?\s+(.+)$|announc(?:e|ing) the (?:release|launch|availability) of\s+(.+)$/iu;
const available =
  /^(?:today,? )?(.{3,50}?) (?:is|are) (?:now |finally |officially )?(available|here|out|live|on CRAN|open source)(?!\p{L})/iu;

/** What is released or can be had now. */
const news = ({ text }: TitleSentence): Composed[] => {
  const match = glad.exec(text);
  const rest = match?.slice(1).find((part) => part !== undefined) ?? '';
  const [, said = ''] = /^that (.+)$/iu.exec(rest) ?? [];
  if (said !== '')
    return whole(said.replace(/^(?:today,?|we|I)\s/iu, '')).map(
      (line): Composed => ({ text: surfaceName(line), frame: 'released' }),
    );
  const [, name = '', state = ''] = available.exec(text) ?? [];
  return [
    ...nounPhrases(rest.replace(/^(?:the|an?|our|my)\s+/iu, ''))
      .concat(
        /^(?:our |the |a )?(\p{Lu}[\p{L}\p{N}.+-]*(?: (?:\p{Lu}|\d)[\p{L}\p{N}.+-]*){0,4})/u.exec(
          rest,
        )?.[1] ?? [],
      )
      .filter((line) => /\p{Lu}/u.test(line) && !pointing.test(line) && line.length >= 4)
      .slice(0, 2)
      .flatMap((line): Composed[] => [
        { text: `Introducing ${line.replace(/[.!]+$/, '')}`, frame: 'released' },
        { text: `Announcing ${line.replace(/[.!]+$/, '')}`, frame: 'released' },
      ]),
    ...(name !== '' && /\p{Lu}/u.test(name) && !pointing.test(name) && !/^(?:I|we|you)\s/i.test(name)
      ? [{ text: `${surfaceName(name)} is now ${state}`, frame: 'released' as const }]
      : []),
  ];
};

const leastNamed = 2;
const longestDeed = 42;

const setting =
  /(?<!\p{L})(in|within|inside|on|with|using|for) (\p{Lu}[\p{L}\p{N}.+#-]*(?: \p{Lu}[\p{L}\p{N}.+#-]*)?)(?!\p{L})/gu;
const noSetting =
  /^(?:The|A|An|This|That|These|Those|My|Our|Your|I|It|We|You|He|She|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English)(?!\p{L})/u;

type Setting = { name: string; phrase: string };

/** A name that the text is about, too. */
const isOfTopic = ({ ranked }: Subject, name: string): boolean =>
  ranked.slice(0, mostRanked).some(({ phrase }) => holdsKeyword(phrase, name) || holdsKeyword(name, phrase));
const mostRanked = 12;

/** The names of tools and places that the text most often puts behind a preposition: "in Netlify", "with R". */
const settings = (subject: Subject): Setting[] => {
  const { text } = subject;
  const found = [...text.matchAll(setting)]
    .map(([, word = '', name = '']) => ({
      word: word.toLowerCase().replace(/^(?:within|inside)$/, 'in'),
      name: name.replace(/[.]+$/, ''),
    }))
    .filter(({ name }) => !noSetting.test(name) && text.split(name).length - 1 >= leastNamed);
  const count = (name: string): number => text.split(name).length - 1;
  return [...new Set(found.map(({ name }) => name))]
    .filter((name) => isOfTopic(subject, name))
    .toSorted((a, b) => count(b) - count(a))
    .slice(0, 2)
    .map((name) => {
      const words = found.filter((one) => one.name === name).map(({ word }) => word);
      const [word = 'in'] = [...new Set(words)].toSorted(
        (a, b) => words.filter((one) => one === b).length - words.filter((one) => one === a).length,
      );
      return { name, phrase: `${word} ${name}` };
    });
};

/** Whether a sentence says the deed and names the tool or place. */
const isSaidWith = ({ sentences }: Subject, deed: string, name: string): boolean => {
  const wanted = [...stemsOfContent(deed)];
  return sentences.some(({ text }) => {
    if (!text.includes(name)) return false;
    const held = stemsOfContent(text);
    return wanted.filter((stem) => held.has(stem)).length * 2 >= wanted.length;
  });
};

/** A deed with the tool or place of the text: "How to add a custom domain" becomes "... in Netlify". */
export const settled = (subject: Subject, lines: readonly Composed[]): Composed[] => {
  if (!/^(?:how-to|tips|reference|case-study|explainer)$/.test(subject.kind)) return [];
  const names = settings(subject);
  return lines
    .filter(({ text, frame }) => /^(?:how-to|doing|thesis|deed)$/.test(frame) && text.length <= longestDeed)
    .filter(({ text }) => !/(?<!\p{L})(?:in|on|with|using|for|from|to) \p{Lu}/u.test(text.slice(7)))
    .slice(0, 12)
    .flatMap(({ text }) =>
      names
        .filter(
          ({ name }) => !text.toLowerCase().includes(name.toLowerCase()) && isSaidWith(subject, text, name),
        )
        .map(({ phrase }): Composed => ({ text: `${text} ${phrase}`, frame: 'settled' })),
    );
};

const purpose =
  /^(?:the |our |my )?(?:main |primary )?(?:goal|purpose|aim|point|idea|mission|job) (?:of|behind) (.{2,40}?) (?:is|was)(?: very| quite)?(?: simple| clear)?:? (?:to )?(\p{Ll}.+)$|^(.{2,40}?) (?:lets|allows|helps|enables) (?:you|us|users|people|developers|teams|everyone|anyone)(?: to)? (\p{Ll}.+)$/iu;
const nameless = /^(?:it|this|that|these|those|he|she|they|we|you|I|as|when|if|while)(?!\p{L})|,/iu;

/** "The goal of X is to Y", "X lets you Y": what the subject of the text is for. */
const purposes = (subject: Subject): Composed[] =>
  subject.sentences.slice(0, opening).flatMap(({ text }) => {
    const match = purpose.exec(text);
    const name = (match?.[1] ?? match?.[3] ?? '').replace(/^(?:the|an?) /i, '');
    const deed = match?.[2] ?? match?.[4] ?? '';
    const isNamed = subject.names.some((one) => one.text.toLowerCase() === name.toLowerCase());
    if (!isNamed || nameless.test(name) || tagWords(deed)[0]?.tag !== 'V') return [];
    return whole(deed).flatMap((line): Composed[] => [
      { text: `${surfaceName(name)}: ${line}`, frame: 'purpose' },
      { text: `How to ${you(line)} with ${name}`, frame: 'purpose' },
    ]);
  });

const thing =
  /(?<!\p{L})(?:package|library|tool|app|application|plugin|extension|framework|service|script|module|program|platform|utility|bot) (?:for|that (?:lets|allows|helps) (?:you|users|people)(?: to)?) (\p{L}{3,} .+)$/iu;

/** "the auk package for reading bird data" is "Reading bird data with auk". */
const things = ({ sentences, names }: Subject): Composed[] =>
  sentences.slice(0, opening).flatMap(({ text }) => {
    const match = thing.exec(text);
    // "The auk R package": one word may be between.
    const before = text
      .slice(0, match?.index ?? 0)
      .trimEnd()
      .toLowerCase();
    const ends = [before, before.replace(/\s\S+$/, '')];
    const name = names.find((one) => ends.some((end) => end.endsWith(one.text.toLowerCase())))?.text;
    const deed = match?.[1] ?? '';
    const base = /^\p{L}+ing\s/u.test(deed) ? toBase(deed) : deed;
    if (name === undefined || base === null) return [];
    return whole(base).flatMap((line): Composed[] => {
      const [verb = '', ...rest] = you(line).split(' ');
      return [
        {
          text: surfaceName(`${doingOf(verb.toLowerCase())} ${rest.join(' ')} with ${name}`),
          frame: 'purpose',
        },
        { text: `How to ${verb} ${rest.join(' ')} with ${name}`, frame: 'purpose' },
      ];
    });
  });

const leastShare = 0.3;
/** What a text says that it shows needs few words of what was found to be its topic. */
const leastOfThesis = 0.1;

/** Titles from the sentences in which a text says what it is about, what its author did or what is new. */
export const thesisFrames = (subject: Subject): Composed[] => {
  if (subject.kind === 'recipe') return [];
  const first = subject.sentences.slice(0, opening);
  return [
    ...first.flatMap(theses),
    ...first.flatMap(questions),
    ...first.flatMap(proposals),
    ...first.flatMap(news),
    ...purposes(subject),
    ...things(subject),
    ...first.slice(0, deedWithin).flatMap(deeds),
  ].filter(
    ({ text, frame }) =>
      fitsSnippet(text, 'title') &&
      topicShare(subject, text) >= (frame === 'thesis' ? leastOfThesis : leastShare),
  );
};
