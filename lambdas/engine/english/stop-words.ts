import { englishFunctionWords } from '#contracts/keywords/function-words.ts';

/** Further English words that carry no topic. */
const alsoEnglish =
  'according across afterwards ago almost along already although always among amongst another anybody anyhow ' +
  'anyone anything anyway anywhere apart around aside away became become becomes becoming beforehand behind ' +
  'beside besides beyond cannot done due either elsewhere enough especially etc even every everybody ' +
  'everyone everything everywhere except fewer furthermore gets getting given gives go goes going gone ' +
  "gotten he'd he'll hence however how's indeed inside instead it'd keep keeps kept know known knows largely " +
  "later latter least less lest like likely made mainly make makes making many maybe mean meanwhile mightn't " +
  'mine moreover mostly much namely near nearly neither never nevertheless next nobody none nonetheless ' +
  "nothing nowhere often one ones one's onto others otherwise outside per perhaps please plus quite rather " +
  're really regarding regardless round said saw say saying says see seeing seem seemed seeming seems seen ' +
  "several shan't she'd she'll simply since somebody somehow someone something sometime sometimes somewhat " +
  "somewhere soon still take taken takes taking thank thanks that'll thence thereafter thereby therefore " +
  "therein they'd thing things though throughout thru thus till together took toward towards truly unless " +
  "unlike unto used using usually various versus via vs want wants way we'd well went whatever whence " +
  "whenever where's whereas whereby wherein wherever whether whichever whilst who'd who'll whoever whole " +
  "within without ain't cant dont im ive thats didnt doesnt isnt wont";

/** English words that carry no topic, all lowercase with plain apostrophes. */
export const stopWords: ReadonlySet<string> = new Set([...englishFunctionWords, ...alsoEnglish.split(' ')]);
