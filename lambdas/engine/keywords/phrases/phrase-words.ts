const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export const units = set(
  'percent percentage million millions billion trillion thousand thousands hundred hundreds dozen dozens mph km kg lbs lb cm mm inch inches feet ft miles mile year years month months week weeks day days hour hours minute minutes second seconds pm am a.m p.m old dollars pounds euros cents usd rs',
);
export const time = set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec today tomorrow yesterday tonight morning afternoon evening night week weekend month year years decade decades century day days time times moment early late last next past recent ago earlier later previous following current annual daily weekly monthly yearly noon midnight',
);
export const vagueWords = set(
  'problem problems thing things way ways lot lots kind kinds sort part parts case cases bit fact facts end number numbers amount people person man woman men women guy guys someone one ones place places point points example examples reason reasons result results idea question questions answer problem issue issues matter area areas level side sides line rest half majority group groups member members use something anything everything nothing today look sense chance moment use start beginning hand hands word words name names comment comments post statement statements news report reports article story stories photo photos image images picture pictures video videos minute while couple series set list fan fans spokesperson spokesman spokeswoman source sources expert experts official officials author reader readers minutes addition order course form type types terms factor factors role effort efforts move step steps plan plans need needs work job change changes life world home family country state city version versions range piece pieces model models range step view round trip money stuff block blocks ceo cfo cto details moments impressions mess summary disadvantages disadvantage advantages advantage benefits recipe recipes ingredients ingredient instructions directions method notes introduction conclusion overview verdict default menu settings setting available',
);
export const leading = set(
  'increased decreased greater greatest higher highest lower lowest fewer less growing rising one two three four five six seven eight nine ten new other same first second third fourth fifth sixth seventh eighth ninth tenth last next many much more most big bigger biggest small own good great little full whole certain different several few various main major key real true only old young large high low early late long short recent current latest previous former following total additional extra entire similar available possible likely able due sure ready happy such very really also even just still nearly almost individual unprecedented potential huge warm warmer proper tiny massive hard easy nice common general whole allowed based made top best better worst bad least further overall actual particular specific important single simple happy favorite favourite strange bizarre loud dynamic awesome incredible amazing remarkable exact regular typical beloved so-called much-needed expensive looking stunning called threatening returning zero difficult initial tense',
);
export const boilerplate = set(
  'click subscribe newsletter advertisement advertising cookies cookie copyright getty reuters ap afp photo photos image images caption credit continue reading share tweet facebook instagram twitter whatsapp pinterest comment comments related read sponsored slideshow sign login menu',
);
export const badEnding = set(
  'etc said says told say according including include others inc ltd mr mrs ms dr st jr via per plus vs aged ago away instead alike isn aren wasn weren don doesn didn',
);
export const quantities = set(
  'cent cents percent percentage million billion trillion thousand hundred dozen',
);
export const ranks = set('sen gov rep prof dr gen lt sgt capt mr mrs ms rev hon col jr');
export const numberWords = set(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen twenty thirty forty fifty sixty seventy eighty ninety',
);
/** Roles of people without a name; nobody searches for them. */
export const persons = set(
  'mother father mom dad parent son daughter wife husband brother sister friend friends man woman boy girl guy lady owner owners officer officers spokesman spokeswoman spokesperson neighbor neighbors user users customer customers visitor visitors colleague colleagues resident residents toddler passenger driver actor actress singer director manager founder analyst analysts attorney lawyer professor councilman congressman senator representative rep partner partners boss chief',
);
/** Names of peoples: adjectives of other topics, not topics. */
export const peoples = set(
  'american americans british english irish scottish welsh french german germans spanish italian portuguese dutch belgian swiss austrian polish swedish swede norwegian danish finnish russian russians ukrainian turkish greek chinese japanese korean indian indians pakistani iranian iranians syrian israeli israelis palestinian palestinians egyptian nigerian kenyan african africans european europeans asian asians australian canadian mexican brazilian haitian cuban jamaican colombian peruvian chilean argentine venezuelan californian floridian texan catholic democratic republican western eastern northern southern',
);
/** Words of size and age that mostly point, but make a kind with what a text keeps to ("small balcony", "old house"). */
export const sizes = set('small big young old long short high low hard warm large tiny');
/** Phrases that occur in a text on any topic and are searched for none of them. */
export const circumstances: ReadonlySet<string> = new Set(
  'high point,high points,low point,long term,short term,long run,short run,left hand,right hand,case report,case reports,case study,blog post,blog posts,excellent idea,great idea,good idea,bad idea,game changer,point of view,big deal,good news,bad news,side note,rule of thumb,wide range,vast majority,full disclosure,next level,background story,better version,next step,next steps,main goal,main point,main thing,open question,high level,early days,old days,real life,real world,holy grail,north star,left side,right side,other hand,first place,last place,new thing,real thing,good thing,bad thing,hard part,best part,must-dos'.split(
    ',',
  ),
);
