/** A half of a headline that gives the kind of text rather than its subject: "Experience report: moving to Rye". */
export const textLabel =
  /^(?:part \S+|review|book review|update|news|guide|tutorial|case study|experience report|field report|status report|progress report|an? .*(?:case study|guide|tutorial|review|introduction|primer|overview|report|story|retrospective|postmortem|post-mortem|recap|summary|showcase)|get started|getting started|how-?to|week in review|notes?|opinion|essay|development log|the basics|an? .*update|introducing|announcing|.*\d{4}|\S+ \d+.*)$/i;
