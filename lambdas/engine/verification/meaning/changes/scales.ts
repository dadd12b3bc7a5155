import { wordSet } from '#engine/english/word-classes.ts';
import type { Forms } from './memoize-pairs.ts';

/**
 * Words in order of force, the weakest first. Words of the same step can replace each other, but those of different
 * steps cannot.
 */
const scales: readonly (readonly ReadonlySet<string>[])[] = [
  // Size and importance.
  [
    wordSet('tiny minuscule minute microscopic negligible trivial'),
    wordSet('small little slight minor modest mild weak marginal'),
    wordSet('moderate medium average fair decent adequate acceptable'),
    wordSet('big large great major significant considerable substantial strong sizable important'),
    wordSet(
      'huge enormous massive immense giant gigantic tremendous vast colossal extreme severe critical drastic',
    ),
  ],
  // How much and how often.
  [
    wordSet('never none no nobody nothing'),
    wordSet('rarely seldom hardly barely few scarcely'),
    wordSet('sometimes some several occasionally partly partially'),
    wordSet('often many frequently usually most mostly generally commonly typically largely'),
    wordSet('always all every entire entirely whole constantly everyone everything fully completely wholly'),
  ],
  // Certainty.
  [
    wordSet('impossible'),
    wordSet('unlikely doubtful'),
    // "A potential gain" is a likely one as often as it is a possible one.
    wordSet('possibly perhaps maybe might may potentially possible'),
    wordSet('probably likely probable presumably'),
    wordSet('certainly definitely surely must certain guaranteed undoubtedly inevitably'),
  ],
  // Liking.
  [
    wordSet('hate loathe detest despise'),
    wordSet('dislike resent'),
    wordSet('like enjoy appreciate'),
    wordSet('love adore cherish worship'),
  ],
];

const stepOn = (scale: readonly ReadonlySet<string>[], { text, base }: Forms): number =>
  scale.findIndex((words) => words.has(text) || words.has(base));

/** The number of scale steps between two words (above 0 if the second is stronger); 0 if no scale has both. */
export const scaleSteps = (before: Forms | null, after: Forms | null): number => {
  if (before === null || after === null) return 0;
  for (const scale of scales) {
    const [from, to] = [stepOn(scale, before), stepOn(scale, after)];
    if (from >= 0 && to >= 0) return to - from;
  }
  return 0;
};

/** Speech acts with their verbs. A verb may belong to several acts. */
const speechActs: readonly ReadonlySet<string>[] = [
  wordSet('ask request inquire enquire query question'),
  wordSet('demand order command insist instruct require direct dictate'),
  wordSet('plead beg implore urge entreat beseech'),
  wordSet('suggest recommend propose advise counsel'),
  wordSet('say state tell mention note remark report inform explain describe'),
  wordSet('admit confess concede acknowledge'),
  wordSet('claim allege assert argue insist contend maintain'),
  wordSet('deny refuse reject decline dispute'),
  wordSet('promise guarantee vow swear pledge'),
  wordSet('warn threaten caution'),
  wordSet('agree accept approve consent'),
  wordSet('invite encourage'),
  wordSet('complain protest object'),
  wordSet('wonder doubt'),
];

const actsOf = ({ base }: Forms): number[] =>
  speechActs.flatMap((verbs, act) => (verbs.has(base) ? [act] : []));

/** 1 if two verbs are different speech acts, -1 if they are the same, 0 if one of them is not a speech act. */
export const speechActChange = (before: Forms | null, after: Forms | null): number => {
  if (before === null || after === null) return 0;
  const [from, to] = [actsOf(before), actsOf(after)];
  if (from.length === 0 || to.length === 0) return 0;
  return from.some((act) => to.includes(act)) ? -1 : 1;
};
