import { regex } from '#engine/language/patterns.ts';
import { type PhraseRule, phrase, withPhrases } from './phrase-rules.ts';

/** Cities and countries that are not also other words in lowercase. */
const single =
  'sydney melbourne dallas denver philadelphia montreal vancouver dublin madrid prague budapest warsaw stockholm oslo helsinki copenhagen lisbon mumbai delhi bangalore shanghai taipei seoul bangkok jakarta dubai cairo nairobi indonesia malaysia pakistan bangladesh philippines colombia poland hungary romania bulgaria croatia serbia greece iceland finland estonia latvia lithuania taiwan korea lebanon iran iraq syria afghanistan manchester birmingham glasgow munich hamburg vienna zurich geneva milan venice naples athens istanbul';
const several =
  'new york|new zealand|new orleans|new jersey|new mexico|san francisco|san diego|los angeles|las vegas|hong kong|united states|united kingdom|united nations|south africa|south korea|north korea|north america|south america|latin america|silicon valley|sri lanka|costa rica|saudi arabia|puerto rico|buenos aires|cape town|tel aviv|kuala lumpur|ho chi minh|salt lake city|middle east(?=[ .,!?])|world war (?:i|ii|one|two)';

/** Misspelled names. */
const misspelled = new Map(
  'Belguim Belgium Portugese Portuguese Phillipines Philippines Philipines Philippines Carribean Caribbean Carribbean Caribbean Isreal Israel Febuary February Feburary February Wendesday Wednesday Wensday Wednesday Thrusday Thursday Britian Britain Massachussetts Massachusetts Massachusets Massachusetts Cincinatti Cincinnati Tennesee Tennessee Mississipi Mississippi Philedelphia Philadelphia Mediteranean Mediterranean Mediterranian Mediterranean Brittish British Buddist Buddhist Septmber September Novemeber November Decemeber December Austrailia Australia Conneticut Connecticut Pensylvania Pennsylvania Pennslyvania Pennsylvania Minnestoa Minnesota Wisconson Wisconsin Albequerque Albuquerque Guatamala Guatemala Javscript JavaScript Javasript JavaScript Facbook Facebook Microsft Microsoft Gogle Google Andriod Android'
    .split(' ')
    .flatMap((word, i, all) => (i % 2 === 0 ? [[word, all[i + 1] ?? word] as const] : [])),
);

const capital = (text: string): string =>
  text.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase()).replace(/(?<=War )Ii(?![a-z])/, 'II');

const rules: readonly PhraseRule[] = [
  phrase(`(${[...misspelled.keys()].join('|')})`, (wrong) => misspelled.get(wrong) ?? null),
  phrase(`(${single.replaceAll(' ', '|')})(?![.:/@_])`, capital),
  phrase(`(${several})`, capital),
  // "plot_covid.png" is a file.
  phrase('(?<!_)covid(-19)?(?!_)', 'COVID$1'),
  phrase(
    '(chrome) (?=(?:extensions?|browser|devtools|dev tools|developer tools|web store)(?![\\p{L}]))',
    'Chrome ',
  ),
  phrase(
    'adobe (?=(?:premiere|photoshop|illustrator|lightroom|acrobat|indesign|reader)(?![\\p{L}]))',
    'Adobe ',
    'giu',
  ),
  phrase('(?<=Adobe )(premiere|photoshop|illustrator|lightroom|acrobat|reader)', capital),
  phrase('internet explorer', 'Internet Explorer'),
  phrase('visual studio( code)?', (code) => `Visual Studio${code === '' ? '' : ' Code'}`),
  phrase(
    '(?<![.])(css|html|json|js) and js(?![.])',
    (first) => `${first === 'js' ? 'JS' : first.toUpperCase()} and JS`,
  ),
  phrase(
    '(?<![.])js (?=(?:files?|code|frameworks?|libraries|library|bundles?|scripts?|and (?:CSS|HTML))(?![\\p{L}]))',
    'JS ',
  ),
];
const withRules = withPhrases(rules);

/**
 * Capitalizes places and tools in a sentence. A sentence that opens with a lowercase letter has its own style and
 * stays.
 */
export const withPlaceNames = (text: string): string =>
  regex.u`^\P{L}*\p{Lu}`.test(text) ? withRules(text) : text;
