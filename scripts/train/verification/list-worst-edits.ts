import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeEdits } from '#test/bench/verify/edits.ts';
import { benchData, training } from '../../measure/data-folders.ts';
import { findWorst, readExplained, renderWorst } from './worst-edits.ts';

/**
 * Lists the worst verdicts of the verifier on public edits that lack an explanation, each with both texts. With
 * `--write`, writes all of them to `training/graded/edits-worst.md`. Needs `../shared/bench-data/edits`; takes half a
 * minute of CPU time.
 *
 *     npm run train -- worst-edits [--write]
 */
const scores = readFileSync(join(training, 'edit-scores.jsonl'), 'utf8');
const notes = readExplained(readFileSync(join(training, 'graded/edits-explained.jsonl'), 'utf8'));
const judged = judgeEdits(benchData);
if (judged.length === 0) throw new Error(`${benchData} has no folder edits: see test/bench/SOURCES.md.`);

const { misses, alarms } = findWorst(judged);
const open = [...misses, ...alarms].filter(({ edit }) => !notes.has(edit.id));
for (const { edit, isDecided, overThreshold } of open)
  console.log(
    `${JSON.stringify({ id: edit.id, verdict: edit.faithful ? 'alarm' : 'miss', domain: edit.domain, kinds: edit.kinds, by: isDecided ? 'rule' : overThreshold.toFixed(2) })}\n  ${edit.original}\n  ${edit.edited}\n`,
  );
console.log(
  `${misses.length} misses and ${alarms.length} false alarms. Without explanation in training/graded/edits-explained.jsonl: ${open.length}.`,
);
if (process.argv.includes('--write'))
  writeFileSync(join(training, 'graded/edits-worst.md'), renderWorst(judged, scores, notes));
