/**
 * Phrases that mean the same in any text: first their replacement, then the phrases. A base form matches a word in
 * all of its forms. BE is any form of "be", OWN a possessive, UNIT a unit of time, and NUMBER a number in digits or
 * words, which stays. The word that ING stands for also stays, in its base form.
 */
const functionWordList = `
not: do not, does not, did not, fail to, refrain from ING, avoid ING
not can: BE unable to, BE not able to, BE incapable of ING
almost no: hardly any, barely any, scarcely any, next to no, practically no, virtually no
almost no: hardly anything, barely anything, almost nothing, next to nothing, practically nothing, virtually nothing
otherwise: if not
not longer: no longer, not any more, not anymore, not any longer
never: not ever
nobody: no one, not anyone, not anybody
nothing: not anything
not agree: disagree
not like: dislike
not possible: impossible
cheaper: less expensive
without: not counting, not including, free of, free from, with no
not change: stay the same, remain the same, remain unchanged, stay unchanged, be unchanged, remain steady, stay steady, hold steady, remain stable, stay stable, remain constant, stay constant, remain flat, stay flat, be flat
NUMBER at most: no more than NUMBER, not more than NUMBER, a maximum of NUMBER, up to NUMBER, at most NUMBER
NUMBER at least: no less than NUMBER, no fewer than NUMBER, not less than NUMBER, a minimum of NUMBER, at least NUMBER
over NUMBER: more than NUMBER, in excess of NUMBER, above NUMBER, longer than NUMBER, older than NUMBER, upwards of NUMBER, greater than NUMBER
under NUMBER: less than NUMBER, fewer than NUMBER, below NUMBER, shorter than NUMBER, younger than NUMBER
about NUMBER: around NUMBER, approximately NUMBER, roughly NUMBER, some NUMBER, circa NUMBER
before: prior to, previous to, in advance of
after: subsequent to
because: due to, owing to, because of, on account of, thanks to, as a result of, given that, in view of
although: even though, though, despite the fact that, in spite of the fact that
despite: in spite of, regardless of
while: whereas
but: however, nevertheless, nonetheless
also: in addition, additionally, furthermore, moreover, as well, what is more
besides: in addition to
and: as well as
therefore: as a result, as a consequence, consequently, thus, hence, for this reason, accordingly
then: after that, afterwards, afterward, subsequently
if: in case, provided that, in the event that, whether or not, whether
to: in order to, so as to, with the purpose of ING, with the aim of ING
regarding: concerning, with regard to, in regard to, with respect to, in relation to
during: in the course of
until: till, up until
instead: rather than, in place of, in lieu of, instead of
except: apart from, with the exception of, aside from
through: by means of, by way of, via
like: such as, for example, for instance
could: was able to, were able to
can: BE able to, BE capable of ING, have the ability to
must: have to, need to, BE required to, BE obliged to, BE obligated to
should: ought to, BE supposed to
will: BE going to, BE set to
may: BE allowed to, BE permitted to, BE free to, feel free to
probably will: BE likely to
several: a few, a number of, a couple of, a handful of
many: a lot of, lots of, plenty of, a great deal of, a large number of, numerous, loads of, a great many
most: the majority of, most of the, most of, the bulk of
all: all of the, all of, all the
both: both of the, both of, both the, the 2
one: a single
half: 50 percent
quarter of: a quarter of, 25 percent of
10 year: a decade
20 year: 2 decade
100 year: a century
noon: 12 noon, midday, 12 p m
midnight: 12 a m
every: each of the, each
per UNIT: every UNIT, each UNIT
per hour: on an hourly basis, hourly
per day: on a daily basis, daily
per week: on a weekly basis, weekly
per month: on a monthly basis, monthly
per quarter: on a quarterly basis
per year: on a yearly basis, on an annual basis, yearly, annually
regularly: on a regular basis
time per UNIT: time a UNIT, times a UNIT
once per UNIT: once a UNIT
2 time per UNIT: twice a UNIT
last week: a week ago
last month: a month ago
last year: a year ago, the year ago
always: at all times, every time, all the time
together: all at once
initially: at first, in the beginning, to begin with, at the start, to start with, at the beginning
immediately: at once, right away, straight away, without delay
gradually: little by little, bit by bit
previously: before this, before that, prior to this, prior to that, in the past, formerly
recently: of late, not long ago, lately
soon: in the near future, before long, shortly
especially: in particular, particularly, above all, most of all
mainly: for the most part, primarily, chiefly
actually: in fact, in reality, as a matter of fact, in truth
overall: all in all, in total, altogether
each other: one another
everyone: everybody
someone: somebody
anyone: anybody
online: on the internet, on the web, over the internet
abroad: overseas, in a foreign country
nearby: close by, in the vicinity
beside: next to, alongside, adjacent to
escaped: on the run, on the loose, at large
finally: at last, in the end, eventually, at long last
now: at the moment, at present, currently, presently, right now, nowadays, these days
sometimes: from time to time, now and then, every so often, once in a while, occasionally
usually: as a rule, in general, generally, normally
free: free of charge, at no cost, at no charge, for free, without charge, complimentary, at no extra cost
myself: on my own, by myself
ourselves: on our own, by ourselves
themselves: on their own, by themselves
yourself: on your own, by yourself
year end: end of the year, end of year
month end: end of the month, end of month
half year: six months
30 minute: half an hour
15 minute: a quarter of an hour, quarter of an hour
90 minute: an hour and a half
6 month: half a year
2 week: a fortnight, fortnight
12: a dozen
6: half a dozen
2 time: twice, twofold
3 time: thrice, threefold
percent: per cent
quarter 1: q1, first quarter
quarter 2: q2, second quarter
quarter 3: q3, third quarter
quarter 4: q4, fourth quarter
okay: ok
ceo: chief executive officer, chief executive
`;

/** Phrasal verbs, and light verbs with a noun. */
const verbList = `
rise: go up, move up
fall: go down, come down
rise to NUMBER: go up to NUMBER
fall to NUMBER: go down to NUMBER, come down to NUMBER
go up to: go up to
go down to: go down to
finish: get through
discover: find out
perform: carry out
establish: set up
investigate: look into
seek: look for
note: point out
postpone: put off, push back
cancel: call off
reject: turn down
mention: bring up
participate: take part
happen: take place
remove: get rid of
use: make use of
decide: make a decision, make the decision, come to a decision, take a decision, make up OWN mind
answer: give an answer, give me an answer, give us an answer, get back to
try: make an attempt, make an effort
look: have a look, take a look
affect: have an effect on, have an impact on, have an influence on
emphasize: put emphasis on, place emphasis on, lay stress on
consider: take into account, take into consideration, think over
compensate: make up for
encounter: come across, run into, bump into
arrive: turn up, show up
start: kick off, get started
finish: wrap up
prepare: get ready
reveal: make public
explain: spell out, give an explanation of, provide an explanation of
describe: give a description of, provide a description of
summarize: give a summary of, provide a summary of
supervise: watch over, keep an eye on
exclude: rule out
resemble: look like
apologize: say sorry
thank: say thank you, express gratitude
remember: keep in mind, bear in mind
allow: give permission
handle: deal with, cope with, take care of, grapple with, wrestle with, come to grips with, come to terms with
end: come to an end
continue: keep on, go on, carry on
submit: hand in, turn in
discard: throw away, throw out
collect: pick up
accelerate: speed up
reduce: cut down on, cut back on, bring down, scale back
install: put up
return: give back, bring back, come back, go back, take back
tolerate: put up with
devise: come up with
cause: result in, lead to, bring about, give rise to
visit: pay a visit to
discuss: talk about, have a discussion about
talk: have a conversation, have a talk
agree: come to an agreement, reach an agreement, say yes
refuse: say no
promise: make a promise
buy: make a purchase
ensure: make sure, see to it
contact: get in touch with, reach out to, get hold of
call: give a call
fall asleep: drift off, doze off, nod off, drop off
log in: sign in, log on
turn on: switch on
turn off: switch off, shut off
close: shut down, close down
omit: leave out
extinguish: put out
complete: fill in, fill out
matter: BE important, BE of importance
depend: BE dependent
know: BE aware of, BE aware that
own: BE the owner of, BE in possession of
help: BE of help, give a hand
break: have a break, take a break
think: BE of the opinion, BE under the impression
contain: consist of, BE made up of, BE composed of
`;

export const functionWordPhrases: string = functionWordList;
export const verbPhrases: string = verbList;
