/** Abbreviations that never end a sentence, because they introduce another word. */
export const openAbbreviations: ReadonlySet<string> = new Set(
  (
    'mr mrs ms mx dr prof rev rt hon st sr fr gen col lt capt cmdr sgt maj adm gov sen rep pres messrs mme mlle ' +
    'vs v e.g i.e eg ie viz cf ca approx no nos fig figs eq eqs ref refs sec vol vols ch pp p art al ed eds ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thurs fri mt ft dept univ assn'
  ).split(' '),
);

/** Abbreviations that end a sentence only before a word that usually begins one. */
export const closingAbbreviations: ReadonlySet<string> = new Set(
  'inc ltd co corp llc plc bros jr sr etc esq a.m p.m u.s u.k u.n e.u d.c ph.d m.d b.a m.a b.c a.d'.split(
    ' ',
  ),
);

/** Words that begin a sentence far more often than they begin a name. */
export const sentenceStarters: ReadonlySet<string> = new Set(
  (
    'the a an this that these those it its he she they we you i his her their our your my there here in on at ' +
    'for from with by as if when while where after before since although though because but and or so yet ' +
    'however moreover meanwhile then now what why how who which is are was were do does did can could should ' +
    'would will may might not no all some many most each every one two both other another such only even also ' +
    'to let please use'
  ).split(' '),
);
