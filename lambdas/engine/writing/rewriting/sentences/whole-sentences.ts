import {
  afterOpening,
  hasMainVerb,
  isSplice,
  lacksMainClause,
  phraseOpening,
  verbAt,
} from '#engine/writing/clauses/sentence-halves.ts';

/** A purpose without its main clause: "To give you an idea of how the story goes". */
const isPurpose = (left: string): boolean => /^To\s[^,]*$/.test(left);

/** Words whose clause is still to come: "I think in some situations", "It turns out". */
const isLeadIn =
  /(?:^|[\s,])(?:figure|figured|think|thought|believe|feel|felt|guess|hope|say|said|know|knew|suppose|find|found|turns out|seems|means)(?:\s(?:in|at|on|for|with|under|during|after|before|about|as|by)\s[^,]*)?$/iu;

/** Openings without their main clause: "Unlike most mills, when you knock, instead of the old baker". */
const isOnlyOpenings = (left: string): boolean =>
  left.includes(', ') && left.split(', ').every((part) => phraseOpening.test(part));

/** Whether the left half is a sentence by itself. */
export const isSentence = (left: string): boolean => {
  const clause = afterOpening(left);
  return (
    verbAt(clause) >= 0 &&
    hasMainVerb(clause) &&
    !isSplice(clause) &&
    !isOnlyOpenings(left) &&
    !isPurpose(left) &&
    !isLeadIn.test(left) &&
    !lacksMainClause(left)
  );
};
