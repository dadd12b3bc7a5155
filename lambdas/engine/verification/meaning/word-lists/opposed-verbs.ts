/** Actions on a thing. On each line, an action of one list excludes the actions of the other lists. */
const courseLines = `
rise raise increase grow climb jump surge soar boost lift expand accelerate escalate | fall decrease decline drop lower reduce cut shrink slide plunge tumble dwindle diminish slow | keep maintain retain remain stay freeze stabilize
restore save preserve retain store | delete erase destroy remove discard wipe
improve enhance boost strengthen help aid assist support facilitate enable promote foster benefit advance encourage ease empower | hinder impair hamper worsen weaken harm hurt damage undermine obstruct impede prevent block inhibit thwart disrupt degrade deteriorate jeopardize stifle discourage restrict limit endanger compromise sabotage
motivate inspire encourage persuade urge | discourage demotivate deter dissuade demoralize
embrace adopt accept welcome approve endorse ratify pass | relinquish abandon reject renounce refuse oppose decline veto condemn denounce disapprove scrap
build create make establish construct develop produce generate found form introduce launch design | prevent destroy demolish dismantle abolish ruin wreck eliminate eradicate dissolve cancel disband
include incorporate contain add integrate cover involve combine comprise | exclude omit ignore remove neglect overlook skip lack disregard separate
protect defend guard safeguard shield secure rescue save | attack expose endanger threaten harm abuse betray kill murder
require mandate oblige compel force order | allow permit let authorize entitle enable | prohibit forbid ban bar prevent disallow outlaw
establish create enact adopt | repeal abolish revoke rescind terminate
extend expand widen broaden lengthen prolong | shorten limit restrict narrow curtail reduce
buy purchase acquire | sell rent lease lend | borrow | donate | steal
win | lose | draw
start begin commence launch open initiate resume | finish end stop conclude cease halt quit close pause suspend | continue
arrive come enter return | leave depart exit escape flee
love adore like enjoy | hate dislike despise loathe detest
trust believe | doubt distrust suspect mistrust
confirm admit acknowledge concede verify | deny refute dispute contradict reject
agree consent | disagree refuse decline
praise compliment applaud commend laud | criticize condemn blame mock ridicule denounce insult scold
import | export
hire employ recruit appoint | fire dismiss | resign
marry | divorce
attract | repel deter
gain earn win receive get obtain | lose forfeit waste
succeed | fail
live survive | die perish
kill murder slay | save rescue spare heal cure
send | receive
teach | learn
lend | borrow
push | pull
hide conceal | reveal show expose disclose
lock | unlock
install | uninstall
connect join unite merge | separate divide split disconnect
simplify ease | complicate
exaggerate overstate overestimate | understate underestimate downplay
attend | miss skip
laugh smile | cry weep
invite | uninvite exclude
banish exile expel | welcome admit
free release liberate | imprison jail capture arrest detain enslave
forgive pardon | punish blame
obey comply follow | disobey violate defy
tighten | loosen relax ease
appear emerge | disappear vanish
acquit | convict
hope | fear
outperform beat exceed surpass | underperform trail miss
upgrade | downgrade
overvalue | undervalue
inflate | deflate
ascend | descend
advance | retreat
deposit | withdraw
fill | empty
heat warm | cool chill freeze
wake awaken | sleep
centralize | decentralize
privatize | nationalize
legalize | criminalize outlaw
maximize | minimize
encode encrypt | decode decrypt
discount rebate | surcharge fee penalty
remember recall recollect | forget
give grant provide | deny withhold refuse withdraw
kill murder | injure wound hurt maim
postpone delay defer reschedule | cancel scrap | resume
request seek solicit beg | offer give provide supply donate
accuse charge indict | convict | acquit clear exonerate
propose suggest consider | approve enact adopt ratify implement
lead | trail
invade occupy | liberate
`;

/** The lists of verbs (base forms), by line. */
export const courses: readonly (readonly ReadonlySet<string>[])[] = courseLines
  .trim()
  .split('\n')
  .map((line) => line.split(' | ').map((words) => new Set(words.split(' '))));
