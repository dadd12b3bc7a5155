/**
 * English function words, in lower case with plain apostrophes. A text of only these has nothing to analyze, and no
 * keyword begins or ends with one. The engine adds more words that carry no topic.
 */
export const englishFunctionWords: readonly string[] = (
  'a about above after again against all also am an and any are as at be because been before being below ' +
  'between both but by can could did do does doing down during each else ever few for from further get got had ' +
  'has have having he her here hers herself him himself his how i if in into is it its itself just let may me ' +
  'might more most must my myself no nor not now of off on once only or other ought our ours ourselves out over ' +
  'own same shall she should so some such than that the their theirs them themselves then there these they this ' +
  'those through to too under until up upon us very was we were what when where which while who whom whose why ' +
  'will with would yes yet you your yours yourself yourselves okay ok oh ' +
  "i'm i've i'll i'd you're you've you'll you'd he's she's it's it'll we're we've we'll they're they've they'll " +
  "that's there's here's what's who's let's isn't aren't wasn't weren't don't doesn't didn't can't couldn't " +
  "won't wouldn't shouldn't haven't hasn't hadn't mustn't"
).split(' ');
