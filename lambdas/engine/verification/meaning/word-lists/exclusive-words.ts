import { months, weekdays } from '#engine/english/calendar-words.ts';

/** Classes of words (base forms) that exclude each other; words with a slash between them are the same. */
const exclusive = `
mother/mom/mum/mommy father/dad/daddy sister/sis brother son daughter aunt uncle cousin nephew niece husband wife grandmother/grandma/granny grandfather/grandpa
man woman boy girl
king queen prince princess
lord/master lady servant
bride groom
roommate/flatmate/housemate landlord/landlady tenant colleague/coworker classmate neighbor/neighbour boss/supervisor
friend/pal/buddy stranger enemy/foe ally family/relative girlfriend boyfriend
doctor/physician nurse patient lawyer/attorney engineer teacher student/pupil chef/cook pilot journalist/reporter accountant architect scientist soldier farmer
buyer/purchaser seller/vendor
lender borrower
employer employee
speaker listener/audience
winner loser
victim perpetrator/offender/suspect witness
plaintiff defendant judge juror
goalkeeper/keeper defender midfielder striker/forward
host guest
sender recipient/receiver
expert novice/beginner
hero villain
president senator governor mayor ambassador
ceo cfo coo cto
democrat republican
democratic republican
christian muslim jewish buddhist hindu
army navy
male female
masculine feminine
single/unmarried married divorced widowed
employed unemployed retired
guilty innocent
alive dead
birth death
spring summer autumn winter
morning noon afternoon evening/night midnight
weekday weekend
${weekdays}
${months}
past present future
previous/prior/preceding next/following/subsequent
past/previous upcoming/future
beginning/start middle end/ending
first second third fourth fifth last/final
temporary/interim permanent
arrival departure
entrance exit
pre post
north south east west
northern southern eastern western
left right
top bottom
front back/rear
upper lower
inner outer
internal external
indoor outdoor
vertical horizontal
urban rural
local global
domestic/national international/foreign/global
federal state municipal
senate house
sunny cloudy/overcast rainy/drizzly snowy foggy/misty windy stormy
rain/drizzle snow sunshine fog/mist hail
hot/warm cold/cool/chilly
earthquake flood hurricane tornado tsunami wildfire drought
red blue green yellow black white orange purple pink brown gray/grey
gold silver bronze
wood metal plastic glass stone concrete
cotton wool silk leather
car/automobile bus/coach train plane/airplane/aircraft boat ship bike/bicycle truck/lorry tram ferry motorcycle helicopter
kitchen bathroom bedroom garage attic basement/cellar
school/university/college hospital church library museum prison/jail
restaurant cinema/theater/theatre museum gym park stadium beach airport
breakfast lunch dinner/supper
beer/ale wine whiskey/whisky vodka rum coffee tea milk juice water lemonade cocktail champagne
butter margarine oil cream cheese yogurt
beef pork chicken lamb turkey fish/seafood ham
bread rice pasta potato
apple orange banana lemon grape strawberry
sugar salt pepper
dog/puppy cat/kitten horse bird rabbit hamster parrot
hand foot arm leg head knee shoulder
eye ear nose mouth
heart lung liver kidney brain stomach
cancer diabetes malaria influenza/flu pneumonia
tennis football basketball baseball golf hockey swimming cycling rugby cricket volleyball
guitar piano violin drum flute trumpet
movie/film book/novel song/tune podcast album
novel poem biography memoir
tragedy comedy
comedy drama
quarterfinal semifinal
painting photograph/photo sculpture drawing
image/picture text audio/sound video
visual auditory/aural/acoustic tactile/haptic olfactory
oral/verbal written
email/e-mail letter fax
laptop phone/telephone/smartphone tablet television/tv radio
word sentence paragraph letter/character
node/vertex edge
encoder decoder
input output
training testing/test validation inference
linear nonlinear
discrete continuous
static dynamic
online offline
physical/bodily mental/psychological virtual/digital
manual automatic/automated
odd even
solid liquid gas
organic inorganic
maximum/highest/max minimum/lowest/min average/mean
majority minority
major minor
single double/dual triple multiple
individual joint/collective/total
mile kilometer meter/metre foot inch yard centimeter
kilogram pound ounce gram ton
celsius fahrenheit
dollar euro pound yen franc peso rupee
profit/gain/surplus loss/deficit
income/revenue/earnings/profit expense/expenditure/cost/debt/loss
revenue/sales/turnover profit
asset liability
supply demand
gross net
credit debit
stock/share bond
wholesale retail
loan grant
public private
legal/lawful illegal/unlawful
felony misdemeanor
direct indirect
free paid
primary/elementary secondary
advanced basic/elementary outdated/obsolete mediocre
comprehensive/complete/full partial/incomplete/limited
junior senior
new/recent existing/old
ancient/old modern/new
traditional/conventional modern/innovative
easy/simple difficult/hard/complex
cheap/inexpensive/affordable expensive/costly/pricey
safe dangerous/unsafe/hazardous
rare common
rich/wealthy poor
right wrong
happy/glad/pleased sad/unhappy angry/furious jealous afraid
love hatred/hate jealousy/envy anger/rage pity
admiration contempt jealousy/envy
hope despair
optimistic/hopeful pessimistic
conservative liberal
peace war
victory/triumph defeat
success/triumph failure
heaven hell
river/stream lake sea/ocean
petrol/gasoline diesel
inflation deflation
inflation unemployment recession
embassy consulate
catholic protestant orthodox
earliest latest
murder theft/robbery fraud arson kidnapping rape
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** The classes of each word, each with the word's number in that class. */
const membersOf = new Map<string, Map<number, number>>();
exclusive.forEach((members, list) => {
  members.forEach((same, member) => {
    for (const word of same.split('/'))
      membersOf.set(word, (membersOf.get(word) ?? new Map<number, number>()).set(list, member));
  });
});

/** Whether two words are different members of a class and not the same member of any. */
export const areExclusive = (a: string, b: string): boolean => {
  const [x, y] = [membersOf.get(a), membersOf.get(b)];
  if (x === undefined || y === undefined) return false;
  const common = [...x].filter(([list]) => y.has(list));
  return common.length > 0 && common.every(([list, member]) => y.get(list) !== member);
};
