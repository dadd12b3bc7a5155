import { weekdays } from '#engine/english/calendar-words.ts';
import { baseOf, isIrregularVerbForm, lemmaEntry, lexiconEntry } from '#engine/english/lexicon.ts';
import { numberedParts, oneToFive, twoToTwelve } from '#engine/english/number-words.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import {
  alternatives,
  anyOf,
  articles,
  commonFiniteVerbs,
  modals,
  pastBe,
  presentBe,
} from '#engine/english/word-classes.ts';
import { isTextFragment, month, question } from '#engine/keywords/phrases/text-fragments.ts';
import { regex } from '#engine/language/patterns.ts';

const wordsIn = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const units = wordsIn(
  'percent million billion thousand hundred dozen mph km kg lbs lb oz cm mm ml inch inches feet ft meters miles mile years year months month weeks week days day hours hour minutes minute seconds second pm am dollars pounds euros cups cup tablespoons tablespoon teaspoons teaspoon tbsp tsp grams pieces slices times people',
);
const shapes = wordsIn(`${twoToTwelve} cubic square several few many fifteen twenty thirty forty fifty`);
/** Phrases that occur in texts on any topic and are not searches for any of them. */
const circumstances: ReadonlySet<string> = new Set(
  'high point,low point,long term,short term,long run,short run,left hand,right hand,case report,case study,blog post,blog posts,great idea,good idea,bad idea,game changer,point of view,big deal,good news,bad news,side note,rule of thumb,wide range,vast majority,full disclosure,next level,next step,next steps,main goal,main point,open question,high level,early days,old days,real life,real world,left side,right side,other hand,first place,last place,good thing,bad thing,hard part,best part,next week,last week,last year,next year,big announcement,important announcement,exciting news,big news,essential tools,couple years,couple months,couple weeks,couple days,things to know,things to consider,tips and tricks,key takeaways'.split(
    ',',
  ),
);
/** Roles of unnamed people, which nobody searches for. */
const unnamedPeople = wordsIn(
  'mother father mom dad parent son daughter wife husband brother sister friend friends man woman boy girl guy lady owner officer officers spokesman spokeswoman spokesperson neighbor neighbors colleague colleagues resident residents passenger driver attorney councilman congressman boss',
);
/** An attribute of a person: "15-year-old", "haitian-born". "Source-based code coverage" is a term. */
const circumstance = /-(?:old|born|led|called)(?: |$)|-based$/;
/** The time of an event: "council decided on tuesday", "cold brew in august 2014". */
const dateEnding = new RegExp(
  ` (?:on|last|this|next) ${anyOf(weekdays)}$| in ${month}(?: (?:19|20)\\d\\d)?$`,
);
/**
 * The number or date of a text rather than its topic: "part 1", "read part 2", "#3", "27 nov 2020", "18 2025
 * preparing".
 */
const label = new RegExp(
  `^(?:read|see) part(?: |$)|^week in review(?: |$)|^${anyOf(numberedParts)}s? #?(?:\\d+|${alternatives(oneToFive)}|[ivx]+)$|^#\\d+(?: |$)|^(?:(?:end|beginning|start|middle) of )?(?:\\d{1,2} )?${month}(?: \\d{1,2})?(?: \\d{4})?$|^\\d{1,2} (?:19|20)\\d\\d(?: |$)`,
);
/** An abbreviation by itself: "U.S.". */
const initials = regex.u`^(?:\p{L}\.){2,}\p{L}?$`;
/** The day of an event: "sundays lentil chili". */
const weekday = new RegExp(`^${anyOf(weekdays)}(?:s(?: |$)|$)`);
/** A section number: "1.1 schnorr signatures". */
const sectionNumber = regex.u`^\d{1,2}\.\d{1,2} \p{L}`;
/** A link rather than words: "x.com/kent". */
const path = regex.u`(?:^| )(?:goo\.gl|bit\.ly|t\.co|youtu\.be)(?: |$)|\.\p{L}{2,}\/|\/.*\/|@\p{L}`;
/**
 * An amount, or a number cut from its context: "350mb", "000-mile" of "10,000-mile", "both 15", "i9 and 13", "cal-1 0".
 */
const amount =
  /^000[- ]|(?:^| )\d{1,3} 000\b|\b000th\b|^\d+(?:[kmgt]b|[kmgt]bps|ms|px|mhz|ghz|mph|km|kg|lbs?)$| (?:and|or|both|to) \d+$| 0$/;
const emoji = /\p{Extended_Pictographic}(?<![\d#*©®™])|[\uFE0F\u200D]/u;
const fileName = /\.(?:jpe?g|png|gif|webp|svg|pdf|html?|php|aspx?|md|csv)\b|https?\b|www\.|\/\//;
/** A label after the topic: "research digest 27 nov 2020", "flutter web part 4", "myth #1". */
const issueLabel = new RegExp(
  `(?:^| )(?:\\d{1,2}(?:st|nd|rd|th)? ${month}(?: (?:19|20)\\d\\d)?|${month} \\d{1,2}(?:st|nd|rd|th)?|(?:part|chapter|episode|issue|vol|volume|no) (?:\\d+|${alternatives(oneToFive)}|[ivx]+)|#\\d+)$|(?:^| )\\d{1,2} (?:19|20)\\d\\d(?= |$)`,
);
/** The name of a variable: "f panic". Some languages and units have one-letter names: "r packages", "c programming". */
const variable = /^[fghjlmnostuvwz] /;
/** Parts of a text, and words that searches leave out. */
const documentWords = wordsIn(
  'section sections paragraph paragraphs chapter stuff thing things moment folks guys',
);
const maxWords = 6;
/** People may leave these words out, so they do not make a search long. */
const untypedWords = wordsIn(`${articles} vs`);
const maxQuestionWords = 9;

/** A single word that occurs in any text ("universe") is not a search for this one. */
export const isCommonWord = (text: string): boolean =>
  !text.includes(' ') && (lemmaEntry(text)?.frequency ?? 0) >= 2;

const hasMeasure = (words: readonly string[]): boolean => {
  const last = words.at(-1) ?? '';
  if (!units.has(last)) return false;
  return words
    .slice(0, -1)
    .every((word) => /\d/.test(word) || shapes.has(word) || units.has(word) || stopWords.has(word));
};

export const containsFileName = (text: string): boolean => fileName.test(text);

const initialsOf = (words: readonly string[]): string => words.map((word) => word[0] ?? '').join('');

const areInitials = (short: string, names: readonly string[]): boolean =>
  short.length >= 2 &&
  names.length >= 2 &&
  [names, names.filter((word) => !stopWords.has(word))].some(
    (list) => initialsOf(list) === short.replace(/s$/, ''),
  );
/** True for a name next to its short form, which nobody types together: "presidential innovation fellow pif". */
const repeatsInitials = (words: readonly string[]): boolean =>
  areInitials(words.at(-1) ?? '', words.slice(0, -1)) || areInitials(words[0] ?? '', words.slice(1));

/** True if people might type a phrase: it is not an amount, attribute or file name, and not a person without a name. */
export const isSearchable = (text: string): boolean => {
  const words = text.split(' ');
  if (!regex.u`\p{L}{2}`.test(text) || containsFileName(text) || circumstance.test(text)) return false;
  if (initials.test(text) || weekday.test(text)) return false;
  if (label.test(text) || sectionNumber.test(text) || issueLabel.test(text) || amount.test(text))
    return false;
  if (path.test(text) || emoji.test(text) || variable.test(text)) return false;
  const typed = question.test(text) ? words : words.filter((word, i) => i === 0 || !untypedWords.has(word));
  if (typed.length > (question.test(text) ? maxQuestionWords : maxWords)) return false;
  if (/^\d[\d./]*$/.test(words[0] ?? '') && units.has(words[1] ?? '')) return false;
  return !hasMeasure(words) && !repeatsInitials(words) && !unnamedPeople.has(words.at(-1) ?? '');
};

/** True for a past action such as "changed" or "learned". It neither begins nor ends a search. */
export const isPast = (word: string): boolean =>
  word.endsWith('ed') && baseOf(word, 'ed')?.classes.includes('v') === true;

const endsInPast = (text: string): boolean =>
  text.includes(' ') && isPast(text.slice(text.lastIndexOf(' ') + 1));

/** Words that often follow a verb, but hardly ever a noun at the beginning of a search. */
const particles = wordsIn('with to down up out about at into from that for');
const isVerb = (word: string): boolean =>
  lemmaEntry(word)?.classes.startsWith('v') === true ||
  isPast(word) ||
  (/[^s]s$/.test(word) && baseOf(word, 's')?.classes.startsWith('v') === true);

/** True for a piece of a sentence: "works with openfaas", "came to know". "Migrating to Revue" is a search. */
const isVerbWithParticle = (text: string): boolean => {
  const [first = '', second = ''] = text.split(' ');
  return particles.has(second) && !first.endsWith('ing') && isVerb(first);
};

/** When or how often something happens: "escapes prison twice". */
const eventEnding = / (?:today|tomorrow|yesterday|tonight|twice|again|yet|ago|already|instead|too)$/;
/** A past-tense verb between two nouns: "forums remained on xenforo". Participles that name a thing stay. */
const pastTenseVerb =
  /\S (?:remained|became|appeared|happened|moved|arrived|announced|launched|decided|started|wanted|needed|stayed|joined|voted|said|told|went|took|gave) /;
/** A first word that gives a time or opens a sentence: "week's new comedy", "nobody's looking". */
const startsWithTime =
  /^(?:(?:today|yesterday|tomorrow|week|month|year|nobody|somebody|everybody|everyone|someone|that|there|here|it|he|she|let)'s|this|these|those) /;
/** A clause that breaks off after its verb: "writing documentation helps". */
const verbEnding = new RegExp(` (?:helps|${alternatives(commonFiniteVerbs)}|constitutes|brings|has|does)$`);
/** Opening words that searchers leave out: "already-existing tech meetup", "sizeable research teams". */
const startsWithEmptyWord =
  /^(?:already|currently|newly|so-called|aforementioned|pre-existing|existing|sizeable|valuable|lovable|different|various|several|certain|entire|countless|numerous|dozens of|lots? of|plenty of|bunch of|kinds of|presence of|acronym|wrong with|bajillion|world of(?! (?:warcraft|tanks|goo))|(?:idea|notion|concept|thinking|majority|rest|start|sort|scrap|middle|amount|handful|bit|piece) of|last (?:year|week|month|night)|couple (?:of|years|weeks|days|months))[ -]/;
/** An address after other words: "front end engineer f2em.com". People type an address alone or first. */
const addressEnding = / \S+\.(?:com|org|net)(?: |$)/;
/** Words that searchers leave out: "web scraping just works". */
const narrativeWords = / (?:just|really|very|also|so|still|even|was|were|am|began|came|went|got|said) /;

/** Verb forms that are also common nouns. */
const nounLikeVerbForms = wordsIn(
  'makes takes gets gives keeps brings turns becomes means tells says wants lets helps shows puts leads continues calls sues wins loses',
);
/** True for "appoints", but not for "hooks" and "updates", which are also nouns. */
const isThirdPerson = (word: string): boolean => {
  const classes = /[^s]s$/.test(word) ? baseOf(word, 's')?.classes : undefined;
  return nounLikeVerbForms.has(word) || (classes?.startsWith('v') === true && !classes.includes('n'));
};

/** The end of a date and the words after it: "2025 preparing a release". */
const dateEnd = regex.u`^(?:19|20)\d\d \p{L}+ing `;

/** True for a first word that is a verb: in "verify commits" and "verifying commits", "commits" is a noun. */
const isImperativeOrGerund = (first: string): boolean =>
  first.endsWith('ing') || lemmaEntry(first)?.classes.startsWith('v') === true;

/** True for a headline with its verb, misread as an instruction: "how to stream capabilities comes to zlfetch". */
const isMisreadInstruction = (words: readonly string[]): boolean =>
  words[0] === 'how' && words[1] === 'to' && words.slice(3).some(isThirdPerson);

/**
 * True for a piece of a headline with its verb: "president appoints minister to form". Only questions contain verbs.
 */
const isHeadlinePiece = (text: string): boolean => {
  const words = text.split(' ');
  if (dateEnd.test(text) || isMisreadInstruction(words)) return true;
  return (
    !question.test(text) && !isImperativeOrGerund(words[0] ?? '') && words.slice(0, -1).some(isThirdPerson)
  );
};

/** Verbs of a state or an opinion, which name no action: "imply causation", "how to consider linux", "why love go". */
const stateVerbs =
  /^(?:how to )?(?:(?:imply|implies|seems?|believe|deserves?|becomes?|remains?|consist|contains?|involves?|depend|belong) |think (?!tanks?|pads?|pieces?|time|aloud|like|different|fast|big))|^how to (?:consider|happen|mean|want|need|hope|wish|mention|thank|announce|introduce|welcome) |^why (?:think|believe|love|hate|want|need|am|will) /;

const neverVerbs = wordsIn(`${presentBe} ${pastBe} ${modals} to of and or`);
/**
 * True if no base form follows: "how to learnt to code", "how to can make". "How to set up" has one. "How won a prize"
 * lacks a subject.
 */
const asksInPast = (text: string): boolean => {
  const verbAfter = /^(?:how|why) (?!to |did |was |were |had |is |are )(\S+)/.exec(text)?.[1];
  if (verbAfter !== undefined && (isPast(verbAfter) || isIrregularVerbForm(verbAfter))) return true;
  const negated = /^why \S+n['’]t (\S+)/.exec(text)?.[1];
  if (negated !== undefined && lemmaEntry(negated)?.classes.startsWith('v') === true) return true;
  const verb = /^how to (\S+)/.exec(text)?.[1];
  if (verb === undefined) return false;
  const isIrregular = isIrregularVerbForm(verb) && lexiconEntry(verb) === undefined;
  return isPast(verb) || isIrregular || neverVerbs.has(verb);
};
/** Pieces of sentences: "amid covid-19", "feeling kinda stuck", "lifelong learning.". */
const sentenceWords =
  /^(?:amid|despite|among|amongst|beyond|towards?|upon|via|per) |(?:^| )(?:kinda|gonna|wanna|gotta|sorta) |[.,:;!?]$/;

/** A contraction that nobody types outside a question: "apple watch would've". */
const contracted = regex.u`\p{L}'(?:ve|ll|d|re)(?: |$)`;
/** Attribute names and link texts that the page's source leaves in a text: "script async src", "datacite readmore". */
const markupWords = /(?:^| )(?:src|href|readmore|nofollow|noopener|iframe src|utm_\S+)(?: |$)/;
/** A slash between long words, which searches do not contain: "pictureframe/img", "cost/benefit". */
const slashed = regex.u`\p{L}{4}\/\p{L}{3}|\p{L}{3}\/\p{L}{4}`;
/** Words allowed before "to" and a verb: "things to do in piha", "how to bake". */
const actionOpenings =
  /^(?:how|what|when|where|why|which|things|ways?|places?|reasons|books|steps|time|best|need|is|are|should|learn(?:ing)?|ready|easy|hard|it's|love|want) | (?:things|ways?|places?|reasons|steps|how|what|where|books|songs|ideas|tips|easy|hard|safe|okay|ok|ready|able) to /;
/** True for a noun with an infinitive, cut from a sentence: "LPAs to update brownfield land data". */
const isNounWithInfinitive = (text: string): boolean => {
  const verb = /^(?!\S+ing )(?:\S+ ){1,3}to (\S+) \S/.exec(text)?.[1];
  if (verb === undefined || actionOpenings.test(text) || / vs /.test(text)) return false;
  return (
    lexiconEntry(verb)?.classes.startsWith('v') === true &&
    lexiconEntry(text.split(' ')[0] ?? '')?.classes.startsWith('v') !== true
  );
};

/** True if a phrase can be a keyword besides the topic of its text. */
export const isDistinct = (text: string): boolean =>
  isSearchable(text) &&
  !isCommonWord(text) &&
  !endsInPast(text) &&
  !isVerbWithParticle(text) &&
  !stateVerbs.test(text) &&
  !isHeadlinePiece(text) &&
  !asksInPast(text) &&
  !isTextFragment(text) &&
  !(contracted.test(text) && !question.test(text)) &&
  !markupWords.test(text) &&
  !slashed.test(text) &&
  !isNounWithInfinitive(text) &&
  !sentenceWords.test(text) &&
  !documentWords.has(text.slice(text.lastIndexOf(' ') + 1)) &&
  !narrativeWords.test(` ${text} `) &&
  !verbEnding.test(text) &&
  !startsWithEmptyWord.test(text) &&
  !addressEnding.test(text) &&
  !eventEnding.test(text) &&
  (question.test(text) || !pastTenseVerb.test(text)) &&
  !startsWithTime.test(text) &&
  !dateEnding.test(text) &&
  !circumstances.has(text);
