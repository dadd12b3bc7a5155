import {
  alternatives,
  asWritten,
  commonPrepositions,
  haveForms,
  modals,
  pastBe,
  presentBe,
  subjectPronouns,
  thirdPersonSubjects,
} from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from './phrase-rules.ts';

const auxiliaries = alternatives(presentBe, pastBe, haveForms, modals);

/** Corrections of an article that was typed before another determiner or a pronoun. */
export const doubledDeterminers: readonly PhraseRule[] = [
  // Finds "We drove the my car" and "a your loaf". "The his and hers towels" are a pair.
  phrase(String.raw`(?:the|an?) (its|my|our|your|his)(?= (?!and |or |own way)\p{Ll}{3,})`, (owner) => owner),
  phrase(String.raw`the (this|these|those)(?= (?!and |or |that |is |are |was )\p{Ll}{3,})`, (word) => word),
  // Finds "All the you have to do" and "the we had found". "The you of today" is a noun.
  phrase(
    String.raw`the (${alternatives('you we', thirdPersonSubjects)})(?= (?:${auxiliaries}|need|want|make|do|did|don['’]t|didn['’]t|currently|also)(?![\p{L}]))`,
    (pronoun) => pronoun,
  ),
  // Finds "So that the are truly open", where a letter is missing.
  phrase(
    "(that|but|if|because|when|where|so) the (are|were|aren['’]t|weren['’]t|don['’]t|didn['’]t|haven['’]t)(?= \\p{Ll})",
    '$1 they $2',
    'giu',
  ),
  // Finds "It is a an oven" and "an a young baker". "An a cappella choir" has a name.
  phrase('a an(?= \\p{Ll}{3,})', 'an'),
  // In "rye an a mill", the first one stands for "and".
  phrase(
    '(on|in|with|of|as|is|was|for|by|like|to|into) an a(?= (?!cappella|priori|posteriori)\\p{Ll}{3,})',
    '$1 a',
  ),
  // Finds "This is the a good part".
  phrase(
    `(is|was|are|were|be|been|of|made|makes?|as|${alternatives(commonPrepositions)}|into|like|takes?|took|set|see|saw|find|found|uses?|used|have|has|had|provides?|get|got|gives?|gave|needs?|not|just|also|around|through|than) the (an?)(?= (?!priori|posteriori|cappella|bit )\\p{Ll}{3,} )`,
    '$1 $2',
  ),
  // Finds "We met in our the mill". "My the" in "you taught my the" has no noun after it.
  phrase(
    `(?<!(?:and|but|or|if|that|taught|gave|give|told|show|showed) )(my|(?<=(?:of|${alternatives(commonPrepositions)}) )our) the (?=\\p{Ll}{3,}(?![\\p{L}-]))`,
    (owner) => `${owner} `,
  ),
  // Finds "There are a some mills" and "the each loaf".
  phrase('(?:the|an?) (some|each) (?=\\p{Ll}{3,}(?![\\p{L}-]))', (word) => `${word} `),
  // Finds "We look forward to the what the day brings".
  phrase(
    `(with|for|of|about|to|on|see|know|is) the (what|how) (?=(?:the|my|our|their|${alternatives(asWritten(subjectPronouns))}) \\p{Ll})`,
    '$1 $2 ',
  ),
  // Finds "It looks the like the one in town".
  phrase(
    '((?:is|was|looks?|looked|feels?|felt|sounds?|sounded|seems?|seemed) )(?:the|an?) (like (?:the|an?|this|that) )(?=\\p{Ll})',
    '$1$2',
  ),
];
