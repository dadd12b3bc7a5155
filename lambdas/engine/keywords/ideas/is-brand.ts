import { isPlaceName } from '#engine/keywords/phrases/place-names.ts';
import { regex } from '#engine/language/patterns.ts';

/** Adjectives and names of peoples: they modify other topics and are not topics themselves. */
const nationalities = new Set(
  'american americans british english irish scottish welsh french german germans spanish italian portuguese dutch belgian swiss austrian polish swedish swede norwegian danish finnish russian russians ukrainian turkish greek chinese japanese korean indian indians pakistani iranian iranians syrian israeli israelis palestinian palestinians egyptian nigerian kenyan african africans european europeans asian asians australian canadian mexican brazilian haitian cuban jamaican colombian peruvian chilean argentine venezuelan californian floridian texan catholic democratic republican western eastern northern southern'.split(
    ' ',
  ),
);

/**
 * Capitalized words that are not brands, products or people: religions, holidays, parties and acronyms of common
 * things.
 */
const notBrands = new Set(
  'french german christmas easter halloween thanksgiving god internet web ai seo ceo cfo cto pr hr it tv dna rna gps gdp faq diy pdf html css api ev evs covid covid-19 democrats democrat democratic republican republicans congress senate senator president christian christians muslim muslims jewish islam islamic earth sun moon south north east west southern northern eastern western central'.split(
    ' ',
  ),
);
const commonNames = new Set(['black friday', 'cyber monday', 'white house', 'supreme court']);
/** The last words of names of places and institutions. */
const geographicNouns = new Set(
  'river lake sea ocean island islands mountain mountains castle palace tower monastery cathedral church abbey bridge station airport street road avenue square park garden gardens beach bay valley county district village city town state states province region museum university college school hospital hotel festival court government army police department ministry commission committee agency senate congress parliament act law war day'.split(
    ' ',
  ),
);

/**
 * True for a phrase that is always written as a name and does not name a place, a people, an institution or a common
 * thing.
 */
export const isBrandName = (text: string, isName: boolean): boolean => {
  const words = text.split(' ');
  if (!isName || isPlaceName(text) || commonNames.has(text) || geographicNouns.has(words.at(-1) ?? ''))
    return false;
  return words.some((word) => {
    const plain = word.replaceAll('.', '');
    return (
      !notBrands.has(plain) &&
      !nationalities.has(plain) &&
      !isPlaceName(plain) &&
      regex.u`\p{L}{2}`.test(word)
    );
  });
};
