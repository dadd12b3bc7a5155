import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { lexiconEntry } from '#engine/language/lexicon.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { baseOfPast, doingOf } from '#engine/writing/titles/vary/title-verb.ts';
import { surfaceName } from './names.ts';
import { nounPhrases } from './noun-phrases.ts';
import { type Subject, type TitleSentence, topicShare } from './subject.ts';
import type { Composed, TitleFrame } from './title-frame.ts';
import { toBase, verbPhrases } from './verb-phrases.ts';

/** A text says in its first sentences what it is about. */
const opening = 16;
/** A text promises what it teaches before that. */
const promisedWithin = 5;
/** The main deed is named earlier than that. */
const deedWithin = 10;

/** "In this post, we will show", "This guide explains", "Today I want to talk about". */
const announcing =
  /(?<!\p{L})(?:(?:in )?(?:this|today['’]s|the following) (?:\p{L}+[ -]){0,2}(?:post|article|guide|tutorial|video|document|page|piece|write-?up|essay|story|paper|series|walkthrough|tip|how-?to|blog|episode|interview|review)|in what follows|today|here['’]s|here is|(?:I|we)(?:['’](?:ll|m|re)| will| am| are| want| would like|['’]d like)(?: going)?(?: to)?)(?!\p{L})/iu;
const telling =
  'shows?|explains?|describes?|demonstrates?|covers?|covering|introduces?|discuss(?:es)?|explor(?:es?|ing)|presents?|outlines?|documents?|summari[sz]es?|reflects? (?:on|upon)|looks? back (?:at|on)|takes? (?:you through|a look at)|walks?(?: you| us)? through|goes over|go (?:through|over)|run through|talk(?:s|ing)? about|write about|shar(?:es?|ing)|looks? at|looking at|learn(?: about)?|learning about|is about|is on|tells?(?: about)?|teach(?:es)?|see|focus(?:es)? on|details?|compares?|reviews?|provides?|gives?|offers?|contains?|take a look at|dive into|dig into|put together|wrote|compiled|collected|list';
/** What is told comes soon after the announcement: "we will briefly show you how ...". */
const told = new RegExp(
  `^[,:]?(?: \\p{L}[\\p{L}'’]*){0,6}? (?:${telling})(?: you(?: through| about)?| readers| briefly| a bit about| about)?(?!\\p{L})\\s+(.+)$`,
  'iu',
);
/** "In this tutorial we'll set up X". */
const planned =
  /^,? (?:I|we|you)(?:['’]ll| will| are going to| am going to|['’]m going to|['’]re going to| can| want to| would like to|['’]d like to)(?: \p{L}+ly| also| now)? (\p{L}{2,} .+)$/iu;

/** A shorter beginning of what a text says it is about is cut before what matters. */
const leastStated = 4;

/** "This post is about crafting URLs", "In this guide, I'll explain how to feed a starter": nothing is between. */
const statement =
  /^(?:(?:so|but|and|well),? )?(?:in )?(?:this|today['’]s|the following) (?:\p{L}+[ -]){0,2}(?:post|article|guide|tutorial|video|document|page|piece|write-?up|essay|story|paper|walkthrough|how-?to|blog post|blog)(?: (?:in|of|for|from) (?:\p{L}+ ){1,5}\p{L}+)?,? (?:(?:is|will be) (?:all )?about|is on|(?:(?:will|we will|I will|we['’]ll|I['’]ll|we are going to|I am going to|I['’]m going to|we['’]re going to|you will|you['’]ll|I|we) )?(?:shows?|explains?|describes?|demonstrates?|covers?|discuss(?:es)?|explores?|outlines?|documents?|walks? (?:you )?through|goes over|go over|looks? at|learn|talks? about|teach(?:es)?|reviews?|compares?|tells?)(?: you)?)\s+(.+)$/iu;

/** "This is a walkthrough of how to configure X". */
const called =
  /^(?:this|here|below|the following) (?:is|are) (?:an? )?(?:\p{L}+ (?:and |, ))?(?:\p{L}+ )?(?:post|article|guide|tutorial|walk-?through|introduction|overview|summary|description|explanation|how-?to|steps|notes|instructions) (?:of|on|about|to|for) (.+)$/iu;

/** "Learn how to deploy your containers": a text that promises what it teaches. */
const lessons =
  /^(?:learn|discover|find out|see|read (?:on )?to (?:learn|find out)|you['’]ll learn|you will learn) (how (?:to )?.+)$/iu;

/** "The goal of this example is to build X", "My aim with this post is to explain X". */
const aimed =
  /(?:goals?|aims?|purpose|objectives?|idea|point|focus) (?:of|with|in|for) (?:this|the|today['’]s) (?:\p{L}+[ -]){1,3}(?:is|was) (?:simply |just )?to (\p{L}{2,} .+)$/iu;
/** What gives the reader something tells of it: "give you hands-on experience with X". */
const giving =
  /^(?:give|help|teach|show|walk|guide|provide|introduce|explain|describe|demonstrate|explore|discuss|outline|document|present|cover|share|compare)(?: (?:you|readers|an?|some|the|through|to|with|quick|brief|short|hands-on|practical|basic|overview|introduction|understanding|experience|guide|look|idea|of|at|in))*\s+(.+)$/iu;

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
      next.text === '(' ||
      /^(?:in|on|at|for|with|from|using|by|to|and|or|into|within|through|via|without|of|alongside|inside|outside|between|across|over|under|about|against|behind|\p{L}{3,}ly)$/iu.test(
        next.text,
      )
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

/** "build a classifier", "give you hands-on experience with X: managing datasets": the deed, or what is told. */
const aims = (aim: string): Composed[] => {
  const [, told = ''] = giving.exec(aim) ?? [];
  if (told === '') return deedTitles(aim);
  const [, doing = ''] = /:\s(\p{L}{3,}ing\s.+)$/u.exec(told) ?? [];
  return [...(doing === '' ? [] : clauses(doing)), ...clauses(told)];
};

/** "build a classifier" as "How to build a classifier" and "Building a classifier". */
const deedTitles = (deed: string): Composed[] => {
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

/** "about the progress so far", "use some techniques", "by having X": not what a text is about, or cut. */
const unstated =
  /^(?:about|to|of|in|on|with|for|from|steps|some)\s|(?<!\p{L})(?:some|few|various|several|many|following|having|letting|making sure)(?!\p{L})/iu;

const asStated = (rest: string): Composed[] =>
  clauses(rest)
    .slice(0, 1)
    .filter(({ text }) => text.split(' ').length >= leastStated && !unstated.test(text))
    .map((line) => ({ ...line, frame: 'stated' }));

/** What a text says of itself: "In this post we show how to feed a starter" is "How to feed a starter". */
const theses = ({ text, index }: TitleSentence): Composed[] => {
  // Further down, "Learn how to enable billing" is a link to another text.
  const lesson = index < promisedWithin ? (lessons.exec(text)?.[1] ?? called.exec(text)?.[1]) : undefined;
  if (lesson !== undefined) return asStated(lesson);
  const [, aim = ''] = aimed.exec(text) ?? [];
  if (aim !== '') return aims(aim);
  const at = announcing.exec(text);
  if (at === null) return [];
  const stated = statement.exec(text)?.[1];
  if (stated !== undefined) return asStated(stated);
  const after = text.slice(at.index + at[0].length);
  const rest = told.exec(after)?.[1];
  if (rest !== undefined) return clauses(rest);
  return deedTitles(planned.exec(after)?.[1] ?? '');
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
  /(?<!\p{L})(?:I|we)(?:['’]ve| have| had)? (?:decided|wanted|needed|set out|started|began|managed|got|had|was asked|were asked|been asked|was able|were able|learned|learned how|tried|was tasked with|were tasked with|was tasked|chose|been working on|worked on|spent .{3,20}|took a (?:stab|crack|shot) at|had a go at) ?(?:to |on )?/iu;

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

/** "vetiver, a framework for MLOps tasks in R!": a name with what it is. */
const described =
  /^([\p{L}\p{N}][\p{L}\p{N}.+#-]*(?: \p{Lu}[\p{L}\p{N}.+#-]*){0,2}), ((?:an?|the) [^,.;:!?()]{8,70})[,.;:!?]/u;

/** "Introducing vetiver, a framework for MLOps tasks in R". */
const describedNews = (rest: string): Composed[] => {
  const [, name = '', what = ''] = described.exec(rest) ?? [];
  return name === ''
    ? []
    : whole(`${what}.`)
        .slice(0, 1)
        .flatMap((line): Composed[] => [
          { text: `Introducing ${name}, ${line}`, frame: 'released' },
          { text: `Announcing ${name}, ${line}`, frame: 'released' },
          { text: `${surfaceName(name)}: ${line}`, frame: 'definition' },
        ]);
};

/** "our first 60 FPS video" keeps its owner, without which it is no phrase. */
const ownedNews = (rest: string): Composed[] =>
  /^our\s/iu.test(rest)
    ? nounPhrases(rest.replace(/^our\s+/iu, ''))
        .slice(0, 1)
        .map((line): Composed => ({ text: `Announcing our ${line}`, frame: 'released' }))
    : [];

/** What is released or can be had now. */
const news = ({ text }: TitleSentence): Composed[] => {
  const match = glad.exec(text);
  const rest = (match?.slice(1).find((part) => part !== undefined) ?? '').replace(
    /^(?:soon|today|now|also|finally|just|officially),? /iu,
    '',
  );
  const [, said = ''] = /^that (.+)$/iu.exec(rest) ?? [];
  if (said !== '')
    return whole(said.replace(/^(?:today,?|we|I)\s/iu, '')).map(
      (line): Composed => ({ text: surfaceName(line), frame: 'released' }),
    );
  const [, name = '', state = ''] = available.exec(text) ?? [];
  return [
    ...describedNews(rest),
    ...ownedNews(rest),
    ...nounPhrases(rest.replace(/^(?:(?:the|our|my)\s+|an?\s+(?=\p{Lu}))/iu, ''))
      .concat(
        /^(?:our |the |a )?(\p{Lu}[\p{L}\p{N}.+-]*(?: (?:\p{Lu}|\d)[\p{L}\p{N}.+-]*){0,4})/u.exec(
          rest,
        )?.[1] ?? [],
      )
      .filter(
        (line) =>
          /\p{Lu}/u.test(line) &&
          !pointing.test(line) &&
          !/^(?:first|latest|next|last|new)\s/iu.test(line) &&
          line.length >= 4,
      )
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

const made =
  /^(?:so,? |recently,? |last (?:week|month|year|weekend|night),? |this (?:week|month|weekend),? |a (?:few|couple of) \p{L}+ ago,? )?(?:I|we)(?:['’]ve| have)?(?: just| recently| finally)? (?:wrote|written|built|made|created|designed|developed|published|put together|open[- ]sourced|coded)(?: up)? (?:an? |some |my own |our own )?(?=(?:new |small |little |simple |tiny )?\p{L})(.+)$/iu;
const madeFor = /\s(?:for|that|in|to|of|with|on)\s/u;

/** "I wrote Go bindings for the API" is "Go bindings for the API": what was made is the subject. */
const creations = ({ text }: TitleSentence): Composed[] => {
  const [, rest = ''] = made.exec(text) ?? [];
  return whole(rest)
    .filter((line) => madeFor.test(line) && !/^(?:it|this|that|these|about|in|to)\s/iu.test(line))
    .slice(0, 1)
    .map((line): Composed => ({ text: surfaceName(line), frame: 'thesis' }));
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
/** What a text says that it shows needs few words of what was found to be its topic, or none. */
const leastOf: Readonly<Partial<Record<TitleFrame, number>>> = { thesis: 0.1, stated: 0 };

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
    ...first.slice(0, deedWithin).flatMap(creations),
    ...first.slice(0, deedWithin).flatMap(deeds),
  ].filter(
    ({ text, frame }) =>
      fitsSnippet(text, 'title') && topicShare(subject, text) >= (leastOf[frame] ?? leastShare),
  );
};
