/** Names that are no brand, product or person: places, peoples, and letters that stand for a thing. */
const notBrands = new Set(
  (
    'usa us uk eu un uae america american americans britain british england english scotland wales ireland irish france french germany german spain spanish italy italian portugal portuguese netherlands dutch belgium switzerland swiss austria poland sweden swedish norway denmark finland russia russian ukraine ukrainian turkey greece china chinese japan japanese korea korean india indian pakistan iran iranian iraq syria israel israeli palestine palestinian egypt nigeria nigerian kenya africa african europe european asia asian australia australian canada canadian mexico mexican brazil argentina bolivia chile colombia venezuela afghanistan vietnam thailand indonesia malaysia philippines singapore taiwan ' +
    'london paris berlin madrid rome moscow beijing tokyo delhi mumbai washington chicago boston houston texas california florida georgia virginia ohio michigan pennsylvania arizona nevada oregon colorado hawaii alaska detroit seattle miami atlanta dallas denver brussels dublin amsterdam vienna sydney melbourne toronto lagos abuja tehran kabul jerusalem baghdad ' +
    'english spanish french german christmas easter halloween thanksgiving god internet web ai seo ceo cfo cto pr hr it tv dna rna gps gdp faq diy pdf html css api ev evs covid covid-19 democrats democrat democratic republican republicans congress senate senator president christian christians muslim muslims jewish islam islamic earth sun moon'
  )
    .concat(
      ' south north east west southern northern eastern western central county counties city state states island islands river lake bay valley mountain mountains street avenue',
    )
    .split(' '),
);
const places = new Set([
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
  'black friday',
  'cyber monday',
  'white house',
  'supreme court',
  'las vegas',
  'san diego',
  'new delhi',
  'north carolina',
  'south carolina',
]);

/** True for a phrase written as a name throughout that is not a place, a people or an acronym of a thing. */
export function isBrandName(text: string, isName: boolean): boolean {
  if (!isName || places.has(text)) return false;
  return text.split(' ').some((word) => !notBrands.has(word.replaceAll('.', '')) && /\p{L}{2}/u.test(word));
}
