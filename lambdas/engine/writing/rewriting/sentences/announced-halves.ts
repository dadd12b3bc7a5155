import {
  alternatives,
  anyOf,
  asWritten,
  commonPrepositions,
  doForms,
  haveForms,
  modals,
  pastBe,
  prepositions,
  presentBe,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';

/** A number of things, which the second half names: "There are two limits", "I have one rule for the mill". */
const announcesCount = regex.iu`(?<!\p{L})(?:there(?:['’]s| is| was| are| were)|has|have|had|got|for|with) (?:only |just |about )?(?:one|two|three|four|five|six|several|some|\d+|a|another|a (?:few|couple of)) (?:\p{L}+ ){0,2}(?:limit(?:ation)?|reason|rule|problem|issue|option|step|way|thing|choice|question|caveat|condition|requirement|exception|goal|case|tip|downside|drawback|fact|request|wish)s?(?: (?:for|in|of|with|about|on|at|to) [^,]*)?$`;

/** The stressed time or place of a clause: "It was then at noon, we saw it". */
const stressed = regex.iu`^(?:(?:and|but|so) )?it(?:['’]s| is| was) (?:only |just )?(?:then|not until|when|at|during|after|before|because|through|here|there|only (?:when|then|after|at|in|on|by|with))(?!\p{L})`;

/** A fact after "is", whose clause may open later: "The good of it is that what you bake". */
const statesFact = regex.iu`(?<!\p{L})(?:is|are|was|were|be|['’]s) that(?!\p{L})`;

/** Words that point to the second half: "I put it this way". */
const pointsAhead =
  /(?<![a-z])(?:this way|like this|as follows|the following|in mind|(?:super |very |quite )?clear|in a nutshell|put it|namely)$/iu;

/** A clause about the next one: "This is what I like, you can bake there". */
const pointsToNext = regexOf(
  `^(?:(?:And|But|So) )?(?:this|that|here)(?:['’]s| is| was) what ${anyOf(subjectPronouns)} [^\\s,]+(?: (?:about|with|by|to|most|best) ?[^\\s,]*)?$`,
  'iu',
);

/** A point that the second half makes: "The truth of the matter is simple". */
const makesPoint = regex.iu`^(?:the|my|our|his|her|their) (?:\p{L}+ )?(?:truth|point|reason|advice|rule|answer|question|lesson|message|goal|idea|solution|fix|problem|explanation)s? (?:[^,]* )?(?:is|was) (?:\p{L}+ )?(?:simple|short|clear|obvious|easy|plain|straightforward)$`;

/**
 * A general statement, which may be the condition of the second half: "You go there on a Monday, there is no bread".
 */
const habit = regexOf(
  `^You (?!(?:${alternatives(presentBe, pastBe, haveForms, doForms, modals)}|need|want|know|cannot|\\p{Ll}+ly)(?![\\p{L}])|\\p{L}+['’])\\p{Ll}+ `,
  'u',
);

/** A pronoun that a clause without "that" describes: "The third one is something, I can use". */
const endsInIndefinite =
  /(?<![a-z])(?:something|someone|somebody|somewhere|(?:the|only|first|last) (?:thing|one|place|reason|person|part))$/iu;
const startsDescription = regex.u`^(?:I|we|you|they|he|she) \p{Ll}`;

/** A fact that opens with a phrase or a noun with its clause: "That for each loaf, there is", "that all you do, you can". */
const opensFact = regexOf(
  String.raw`(?<!\p{L})(?:that|how|why|because) (?:${alternatives(prepositions)}|for|unlike|despite|without|during|throughout|all|any|each|every|everything|anything|whatever|what|most|no matter|as|instead|rather) [^,]*$`,
  'iu',
);

/** An example that opens with its phrase: "Some work, e.g. instead of baking". */
const opensExample = regexOf(
  String.raw`(?<![a-z])(?:e\.g\.|i\.e\.|for example|for instance|such as) (?:${alternatives(commonPrepositions)}|without|when|if|instead|rather|during|after|before) [^,]*$`,
  'iu',
);

/** Whether the first half announces the second one or opens a fact whose main clause is the second one. */
export const announcesSecond = (left: string, right: string): boolean =>
  announcesCount.test(left) ||
  stressed.test(left) ||
  statesFact.test(left) ||
  pointsAhead.test(left) ||
  makesPoint.test(left) ||
  pointsToNext.test(left) ||
  habit.test(left) ||
  (endsInIndefinite.test(left) && startsDescription.test(right)) ||
  opensFact.test(left) ||
  opensExample.test(left);

/** A clause that describes the noun before the comma: "It uses a stone, that's made in town". */
const described = regexOf(
  String.raw`^that(?:['’]s| is| was| are| were| has been) (?:\p{L}+ly |also |not )?\p{Ll}+(?:ed|en|wn|ade|ilt|old|ound|ept)(?: (?:${alternatives(commonPrepositions)}|as|into|under|over)\s|[.!])`,
  'u',
);
const etcetera = /,? (?:etc\.?|and so on|and so forth)[.,)]/iu;
const secondSubject = regexOf(`^(${anyOf(asWritten(subjectPronouns), 'there')})(?![\\p{L}])`, 'u');

/** Whether the second half describes a noun of the first one or is part of a list of clauses. */
export const continuesFirst = (right: string): boolean => {
  const [, subject = ''] = secondSubject.exec(right) ?? [];
  const repeats =
    subject !== '' && regexOf(`^[^,]*\\s(?:and|or)\\s${subject}(?:['’]\\p{Ll}+)?\\s`, 'u').test(right);
  return described.test(right) || etcetera.test(right) || repeats;
};

/** Words before the second clause that are not a clause: "Rather than bake at night; instead, we". */
const opensPhrase = regexOf(
  `^(?:(?:And|But|So) )?(?:rather than|instead of|apart from|aside from|in addition to|along with|as well as|due to|because of|thanks to|according to|regardless of|after all these) `,
  'iu',
);
const endsInCoordinator = /(?<![a-z])(?:and|but|or|so|yet|that|because|which|if|when)$/iu;
export const isOpenBeforeLink = (left: string): boolean =>
  endsInCoordinator.test(left) || (opensPhrase.test(left) && !/,\s/.test(left));
