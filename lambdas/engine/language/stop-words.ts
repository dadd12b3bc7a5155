import { englishFunctionWords } from '#contracts/keywords/function-words.ts';

/** What the English function words lack: further words that carry no topic. Each list is split at load. */
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

const others: Record<string, string> = {
  de: 'aber alle allem allen aller alles als also am an ander andere anderen anderer anderes auch auf aus bei beim bereits bin bis bist da dabei dadurch dafür damit dann daran darauf daraus darf darin darum das dass davon dazu dein deine dem den denen denn der deren des deshalb dessen dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines einfach er es etwa etwas euch euer eure für gegen gibt ganz habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in indem ins ist ja je jede jedem jeden jeder jedes jedoch jetzt kann kein keine keinem keinen keiner können könnte man manche mehr mein meine mich mir mit muss müssen nach nicht nichts noch nun nur ob oder ohne schon sehr sein seine seinem seinen seiner seit selbst sich sie sind so sogar solche soll sollen sollte sondern sonst sowie über um und uns unser unsere unter viel viele vom von vor wann war waren warum was weil weiter welche welchem welchen welcher wenn wer werden wie wieder will wir wird wo worden wurde wurden während würde würden zu zum zur zwar zwischen',
  fr: "a afin ai ainsi alors après as au aucun aussi autre autres aux avant avec avoir avait avaient ayant beaucoup bien c'est car ce cela celle celles celui ces cet cette ceux chaque chez comme comment contre d'un d'une dans de depuis des deux devant doit donc dont du elle elles en encore entre est et étaient était étant été être eux fait faire font il ils j'ai je jusqu'à l'on la le les leur leurs lors lui ma mais me même mêmes mes moi moins mon n'est ne ni non nos notre nous on ont ou où par parce pas pendant peu peut peuvent plus plusieurs pour pourquoi près puis qu'il qu'elle qu'on qu'un quand que quel quelle quelles quels qui quoi sa sans se sera ses si soit son sont sous sur ta tandis te tes toi ton tous tout toute toutes très trop tu un une vers voir vos votre vous y à ça",
  es: 'a acerca además ahora al algo algunas algunos ante antes aquel aquella aquellos aquí así aún aunque bajo bien cada casi como con contra cual cuales cuando cuándo cuánto cómo de del desde después donde dónde dos durante e el él ella ellas ellos en entonces entre era eran es esa esas ese eso esos esta está están estas este esto estos fue fueron ha había han hasta hay hecho hizo incluso junto la las le les lo los luego mas más me mediante menos mi mientras misma mismo mucho muchos muy nada ni no nos nosotros nuestra nuestro o os otra otras otro otros para pero poco por porque pues puede pueden qué que quien quién se sea según ser si sí sido siempre sin sino sobre solo sólo son su sus también tan tanto te tiene tienen toda todas todo todos tras tu tus un una unas uno unos usted ustedes y ya yo',
  it: "a abbiamo ad agli ai al alla alle allo altra altre altri altro anche ancora avere aveva avevano c'è che chi ci cioè col come con cosa così cui da dagli dai dal dall dalla dalle dallo degli dei del dell'anno della delle dello dentro di dopo dove due e è ed era erano essere fa fino fra già gli ha hai hanno ho i il in infatti io l la le lei li lo loro lui ma mai me mentre mi mia mio molto ne negli nei nel nell nella nelle nello no noi non nostra nostro o ogni oltre oppure ora per perché però più poco poi possono prima proprio può quale quali quando quanto quella quelle quelli quello questa queste questi questo qui quindi sarà se sei sempre senza si sia siamo sono sopra sotto sta stata state stati stato su sua sue sugli sui sul sulla sulle suo suoi tra tu tutta tutte tutti tutto un una uno vi voi",
  pt: 'a ainda além ali alguns algumas ao aos apenas após aquela aquele aqui as às assim até bem cada com como contra cada da das de dela dele deles depois desde dessa desse desta deste deve disse dos do e é ela elas ele eles em embora enquanto entre era eram essa essas esse esses esta está estão estas este estes eu foi for foram há isso isto já lhe lo mais mas me mesma mesmo meu minha muito muitos na não nas nem no nos nós nossa nosso num numa o onde os ou outra outras outro outros para pela pelas pelo pelos pode podem por porque pouco quais qual quando quanto que quem se seja sem sempre ser será seu seus só sob sobre sua suas também tão te tem têm ter tinha toda todas todo todos tu tudo um uma uns você vocês',
  nl: 'aan af al alle alleen als altijd andere ben bij bijna binnen bovendien daar daarna daarom dan dat de deze die dit doen doet door dus echter een eens en enkele er ergens erg even gaan gaat geen gewoon goed had hadden heb hebben hebt heeft heel hem hen het hier hij hoe hun iemand iets ik in is ja je jij jou jouw jullie kan kon konden kunnen kunt maar mag me meer meest men met mij mijn moet moeten na naar naast nadat nog nooit nu of om omdat onder ons onze ook op over per pas reeds sinds steeds te tegen terwijl tijdens toch toen tot tussen u uit uw van vaak vanaf veel verder via volgens voor vooral waar waarom wanneer want waren was wat we weer weinig wel welke werd werden wie wij wil worden wordt zal ze zeer zelf zich zij zijn zo zoals zonder zou zouden zullen',
};

const sets = new Map<string, ReadonlySet<string>>();

/** Languages that have a list of their own; others are read with the English one. */
export const stopWordLanguages: readonly string[] = ['en', ...Object.keys(others)];

/** The stop-words of a language (ISO 639-1), all in lower case with plain apostrophes. */
export const stopWordsOf = (language: string | null): ReadonlySet<string> => {
  const code = language !== null && language in others ? language : 'en';
  const known = sets.get(code);
  if (known) return known;
  const list = others[code];
  const words = new Set(list?.split(' ') ?? [...englishFunctionWords, ...alsoEnglish.split(' ')]);
  sets.set(code, words);
  return words;
};
