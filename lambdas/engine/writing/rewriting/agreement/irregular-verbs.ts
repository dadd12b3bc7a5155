import { gerundOf } from '#engine/english/gerund.ts';

/** Irregular verbs, each with its past and its participle. */
const table =
  'go went gone,take took taken,write wrote written,see saw seen,do did done,give gave given,know knew known,become became become,begin began begun,eat ate eaten,make made made,find found found,get got gotten,think thought thought,build built built,send sent sent,spend spent spent,buy bought bought,bring brought brought,keep kept kept,choose chose chosen,break broke broken,speak spoke spoken,fall fell fallen,grow grew grown,drive drove driven,run ran run,tell told told,feel felt felt,leave left left,lose lost lost,meet met met,teach taught taught,understand understood understood,draw drew drawn,throw threw thrown,forget forgot forgotten,hear heard heard,say said said,sell sold sold,pay paid paid,win won won,catch caught caught,wear wore worn,fly flew flown,drink drank drunk,sing sang sung,steal stole stolen,shake shook shaken,ride rode ridden,swim swam swum,wake woke woken,come came come,hide hid hidden,rewrite rewrote rewritten,undergo underwent undergone,overcome overcame overcome,mistake mistook mistaken,forgive forgave forgiven,withdraw withdrew withdrawn,hold held held,stand stood stood,sit sat sat,lead led led,mean meant meant,read read read,put put put,let let let,show showed shown,have had had,be was been';

const verbs = table.split(',').map((line) => line.split(' '));
const participles = new Map(verbs.map(([base = '', , participle = '']) => [base, participle]));

/** Past forms that are neither participles nor nouns: "went", not "made" or "saw". */
export const purePasts: ReadonlySet<string> = new Set(
  'went took wrote gave knew became began ate chose spoke grew drove ran drew threw forgot wore flew drank sang stole shook rode swam woke came rewrote underwent overcame mistook forgave withdrew'.split(
    ' ',
  ),
);

const bases = new Map(verbs.map(([base = '', past = '']) => [past, base]));
/** The base form of one of these past forms. The dictionary lacks some of them: "rode", "underwent". */
export const baseOfPast = (past: string): string => bases.get(past) ?? past;

const pastOf = (base: string): string => {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return base.endsWith('e') ? `${base}d` : `${gerundOf(base).slice(0, -3)}ed`;
};

/** The participle of a verb's base form. */
export const participleOf = (base: string): string => participles.get(base) ?? pastOf(base);
