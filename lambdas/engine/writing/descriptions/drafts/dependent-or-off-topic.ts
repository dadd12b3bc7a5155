import { alternatives, doForms, haveForms, modals, pastBe, presentBe } from '#engine/english/word-classes.ts';
import { otherTextNames, textNames } from '#engine/english/word-lists/text-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { startsVaguely } from '#engine/writing/headlines/vague-openings.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import { isAction, isOpeningOnly } from './description-forms.ts';
import { mentionsPage, startsMidText } from './mentions-page.ts';
import { isPurpose } from './purposes.ts';
import { startsDependent } from './sentence-joins.ts';

/** "In this post, you learn ...": a reader knows what "this post" is. */
const callout = regexOf(
  String.raw`^(?:in )?this (?:(?:next|latest|first|second|last|short|quick|little|new|blog|brief) ){0,2}(?:${alternatives(textNames, otherTextNames)}|recipe|video|review|report|story|paper|episode|codelab|walkthrough|write-?up|how-to|newsletter)(?![\p{L}])`,
  'iu',
);

/** Invitations to go elsewhere, and remarks about the page. */
const boilerplate = regex.iu`…\s|\b(?:for more information|(?:please|kindly) (?:visit|read|see|note|contact)|read on|stay tuned|sorry for|apologies for|leave (?:a|an?|your) (?:\p{L}+ ){0,2}(?:comment|review)|let (?:me|us) know|tweet me|don['’]t get me wrong|just kidding|lol|haha+|wtf|lmao|tbh|spread the (?:good )?word|feel free to|thank you|thanks for|check out|as always|i['’]d love to hear|without further ado|reach out to|get in touch|contact us|connect with us|drop (?:me|us) a|a like would be|cup of coffee|if you (?:enjoyed|liked) (?:it|this)|welcome back|originally (?:appeared|published|posted)|contributed by|click here|tweet @)\b|\S@\S|(?<!\S)@\w|:\w+:|(?:^|\s)\[(?:x|done|todo|almost|update|edit)\]|\^\[|\[\^|\p{Extended_Pictographic}|www\.|\[\]|^(?:part|because|most|some|all|more) of (?:this|that|these|those)\b|\bto address the (?:latter|former)\b|(?:,|\bthat|\bwho)? ?(?:which )?(?:includ(?:es?|ing)|such as|like|consists? of)\.$|^\d{1,2}[.)]\s?\p{Lu}|^\W*\.\.|can be found here|after the (?:break|jump|fold)\b|more on (?:that|this|it)\b|first,? let['’]s\b|^\d{1,2}\/ |\band but\b|^(?:on|in|since) (?:the|my|our) (?:previous|last|earlier) (?:post|article|part|report|one|time|blog|issue|chapter|section|tutorial|episode|video|lesson)\b|\b(?:my|our|the) (?:previous|last) (?:post|article|blog|tutorial|newsletter)\b|^You can (?:also )?(?:read|find|check|download|see|follow|view|watch) |^Dear |^\d+ \p{L}+\)|\bsee here\b|\?\?|\.\.(?:\s|$)|:\.$|\s\|\s|^(?:We|I|You) \p{Ll}+ (?:him|her|them|it|this|that)\b(?! \p{Ll}*(?:post|year|week|month|time|site|blog))|(?<!\p{L})(?:and|or|but|the|an?|of|to|for|with|from|by|as)\.$|^It (?:is|was) \p{Ll}+ed (?:to|for|by)\b|^How to [^?]*\?$|^[^.!]*\bthe (?:above|below) (?:\S+ )?(?:code|snippet|image|picture|table|diagram|figure|example)\b|\$\$|\$\S+\$|\$\\|\]\[|^\d{1,3} (?:And|But|For|Then|When|So|He|The|Now) |^not official|^\[|^(?:on|in|since) an? (?:previous|earlier) (?:\p{L}+ )?(?:post|article|part|tutorial|video|episode)\b|\bcan be (?:viewed|seen|found|read|downloaded) (?:in|on|at|here)\b`;

/** Remnants of Markdown, reStructuredText and formulas: "![A mill.](mill.jpg)", "[numpy]_", "$G = (V, E)$". */
const markup = /!\[|\]\(|\[[^[\]]+\]_|\]\[|\$[^$\s][^$]*\$|\\[a-z]+\{|\{\{|<\/?[a-z]+>|^[.:]{2} /u;

/**
 * Fragments: "Agencies can more easily.", "To prevent files from being copied.", "Because after all, technology is a
 * tool.", "Having a safe environment."
 */
const isFragment = regex.u`^(?:Were|Was|Am|Took|Went|Got|Made|Had|Have to) [^?]*[.!]$|^To \p{Ll}+ [^,:?]*(?<!(?:is|means|takes|requires) \p{L}+)\.$|(?<!\p{L})(?:can|to|will|could) (?:more |most )\p{L}+ly\.$|^Because after all|^Having [^,]*\.$|(?<!\p{L})(?:you['’]ll|you|we|I) (?:need|want|have|get|use|see)\.$|(?<!\p{L})(?:it|that|he|she)['’]s\.$`;

/** "There are a lot of people – almost a million.": the second dash and the words after it are missing. */
const halfDashed = (text: string): boolean =>
  text.match(/\s[–—]\s/gu)?.length === 1 &&
  regex.iu`\s(?:a lot of|many|most|some|few|the|these|those) \p{L}+ [–—] (?:almost|about|nearly|over|some|more)`.test(
    text,
  );

/**
 * "For complex projects, maybe it grows to a few bullets.", "Forty years later, it stands.": the subject after the
 * opening phrase is in another sentence.
 */
const vagueSubject = regex.iu`^(?:[\p{L}\d-]+ (?:[\p{L}-]+ )?(?:minutes|hours|days|weeks|months|years|decades|centuries) (?:later|ago|after|before|earlier|on)|for|in|on|at|with|since|by|from|during|under|over|until|among|within|through|despite|due to|because of|back in|as of|after|before|(?:last|this|next|every|each) \p{L}+|right now|now|today|currently|yesterday)(?!\p{L})[^,;:]{0,70}, (?:maybe |perhaps |then |even )?(?:(?:it(?! (?:is|was|will be|would be|has been|can be|makes sense|takes|seems|turns out|turned out)(?!\p{L}))|this|these|those)(?!['’]?\p{L})|(?:they|he|she)(?!\p{L}))`;

/** "As mentioned above", "Without this, ...": a reference to text that is not shown. */
const backReference = regex.iu`\bas (?:I|we|you)?['’]?(?:ve|d)? ?(?:already )?(?:mentioned|said|noted|discussed|described|shown|stated|explained)\b|^(?:without|with|given|for|after|because of|in addition to|instead of|on top of|aside from|apart from|thanks to) (?:this|that|these|those|it|them)(?!\p{L})(?! (?:post|article|guide|tutorial|series|blog|book|release|version|update|recipe|year|month|week))|\\\(|(?:^|\s)\*\S|\S\*(?:\s|[.,]?$)`;

/** "Getting around this, or working with this, seemed far harder": no shown text says what "this" is. */
const loosePronoun = regex.iu`^.{0,50}?(?<!\p{L})(?:this|that|these|those)(?=[,.;]| (?:is|was|are|were|seem(?:s|ed)|means?|or|and|can|will|would|has|had|should|may|might)(?!\p{L}))`;
const demonstrative = regex.iu`^(?:this|that|these|those)(?!\p{L})`;

/** "Don't believe me?" after an opening parenthesis: half of an aside. */
const halfBracket = (text: string): boolean =>
  (text.match(/\(/g)?.length ?? 0) !== (text.match(/(?<!\d|:|;)\)/g)?.length ?? 0);

/** "It's been a year since the last loaf": "it" refers to nothing. */
const timeSince = regex.iu`^it(?:['’]s| has) been (?:(?:almost|about|over|nearly|more than|just|quite) )?(?:an?|many|several|some|\d+|two|three|four|five|six) (?:\p{L}+ ){0,2}(?:years?|months?|weeks?|days?|while|decades?|time|minutes?)(?!\p{L})`;

/** "Console: Nintendo Switch.", "Note: ...": a line of data, or an aside. */
const label = regex.u`^(?!(?:I|We|My|Our|When|If) )[\p{L}\p{N}'’ -]{2,32}: \p{Lu}`;
const demonstrativeOpening = regex.iu`^(?:this(?! (?:past|week|weekend|month|year|summer|spring|fall|autumn|winter|morning)(?!\p{L}))|that|these|those)\s((?:\p{L}+\s){1,3})`;

/** "This requires a loaf": a verb follows immediately, so no noun names the subject. */
const demonstrativeSubject = regexOf(
  String.raw`^(?:this|that|these|those) (?:${alternatives(presentBe, pastBe, haveForms, doForms, modals)}|means?|meant|requires?|required|makes?|made|allows?|allowed|helps?|helped|leads?|led|gives?|gave|lets|needs?|shows?|showed|works?|worked|also|includes?|included|comes?|came|became|becomes?)(?!\p{L})`,
  'iu',
);

/** "This practice is known as": no word of the topic says what "this" is. */
const refersBack = (text: string, names: ReadonlySet<string>): boolean => {
  const [, next = ''] = demonstrativeOpening.exec(text) ?? [];
  return next !== '' && ![...contentOf(next)].some((word) => names.has(word));
};

/** "This tool lets you explore ...": the first sentence of a text is about the text's own subject. */
const presentation = regex.iu`^this (?:\p{L}+ ){0,2}\p{L}+(?<!ly) (?:is|was|lets|allows|helps|makes|provides|gives|shows|takes|contains|covers|explains|describes|has|will|can)(?!\p{L})`;

/** A pronoun for a person or for several things: only an earlier sentence says who or what. */
const pronounOpening = regex.iu`^(?:he|she|they|his|her|their|these|those|such|another|others?)(?!\p{L})`;

/**
 * Whether the first sentence needs an earlier one to be understood. `names` holds the stems of the topic and the
 * title; `isOpening` is true for the article's first sentence.
 */
const dependsOnEarlier = (first: string, names: ReadonlySet<string>, isOpening: boolean): boolean =>
  (!callout.test(first) &&
    !(isOpening && presentation.test(first)) &&
    ((startsVaguely(first) && !timeSince.test(first) && !isPurpose(first) && !isAction(first)) ||
      demonstrativeSubject.test(first) ||
      refersBack(first, names))) ||
  startsDependent(first) ||
  vagueSubject.test(first) ||
  (loosePronoun.test(first) &&
    !demonstrative.test(first) &&
    !/^[^,]*\bthat (?:is|was|are|were|can|will|would|has|had|should|may|might)\b/iu.test(first));

/** Whether a description is a fragment, mentions the page, or is not about the article. */
const isFragmentOrOffTopic = (sentences: readonly string[], text: string): boolean => {
  const [first = ''] = sentences;
  return (
    startsMidText(first) ||
    sentences.some(mentionsPage) ||
    label.test(first) ||
    sentences.some(isOpeningOnly) ||
    boilerplate.test(text) ||
    markup.test(text) ||
    halfDashed(text) ||
    halfBracket(text) ||
    sentences.some((sentence) => backReference.test(sentence)) ||
    (text.match(/“/g)?.length ?? 0) !== (text.match(/”/g)?.length ?? 0) ||
    (text.match(/"/g)?.length ?? 0) % 2 === 1 ||
    sentences.some((sentence) => isFragment.test(sentence)) ||
    /[:;,]$|^["“(]|\b(?:below|above|following)\b.{0,20}$/iu.test(text)
  );
};

/**
 * Whether a description depends on text that a result page does not show, or is not about the article: no editor
 * publishes it. `names` holds the stems of the topic and the title; `isOpening` is true for the article's first
 * sentence.
 */
export const isDependentOrOffTopic = (
  sentences: readonly string[],
  names: ReadonlySet<string>,
  isOpening = false,
): boolean =>
  dependsOnEarlier(sentences[0] ?? '', names, isOpening) ||
  isFragmentOrOffTopic(sentences, sentences.join(' '));

/**
 * "When I have a garden, I will grow a forest", "One month ago, I moved to Denver": nothing comes before the first
 * sentence of a text, so it can depend on nothing, unless it begins with a pronoun.
 */
export const isSoundOpening = (sentences: readonly string[]): boolean =>
  !pronounOpening.test(sentences[0] ?? '') &&
  !/\?$/.test(sentences[0] ?? '') &&
  !isFragmentOrOffTopic(sentences, sentences.join(' '));
