/** Common names of countries that the runtime lists under a formal name, states, and the best-known cities. */
const wellKnown = new Set([
  ...'usa us uk eu un uae america britain england scotland wales turkey czechia africa europe asia london paris berlin madrid rome moscow beijing tokyo delhi mumbai washington chicago boston houston texas california florida georgia virginia ohio michigan pennsylvania arizona nevada oregon colorado hawaii alaska detroit seattle miami atlanta dallas denver brussels dublin amsterdam vienna sydney melbourne toronto lagos abuja tehran kabul jerusalem baghdad quebec ontario alberta bavaria catalonia crimea gaza kyiv kiev cairo dubai istanbul athens lisbon barcelona milan venice florence prague warsaw budapest copenhagen oslo stockholm helsinki zurich geneva munich hamburg frankfurt bangkok manila jakarta seoul shanghai taipei hanoi bali karachi lahore dhaka kabul kolkata bangalore chennai johannesburg nairobi lima bogota havana vancouver montreal brooklyn manhattan queens bronx nashville orlando philadelphia phoenix portland austin baltimore minneapolis pittsburgh cleveland cincinnati sacramento'.split(
    ' ',
  ),
  'united states',
  'united kingdom',
  'new york',
  'new york city',
  'los angeles',
  'san francisco',
  'hong kong',
  'south korea',
  'north korea',
  'saudi arabia',
  'south africa',
  'new zealand',
  'new jersey',
  'north america',
  'south america',
  'latin america',
  'middle east',
  'las vegas',
  'san diego',
  'new delhi',
  'north carolina',
  'south carolina',
]);

let countries: ReadonlySet<string> | undefined;

/** The English names of all countries and territories, from the runtime's own tables. */
const readCountries = (): ReadonlySet<string> => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return new Set(
    letters.flatMap((a) => letters.map((b) => (names.of(a + b) ?? '').toLowerCase())).filter(Boolean),
  );
};

/** True for the lowercase name of a country, a territory, a state or a well-known city. */
export const isPlaceName = (text: string): boolean => {
  countries ??= readCountries();
  const plain = text.replaceAll('.', '');
  return wellKnown.has(plain) || countries.has(plain);
};
