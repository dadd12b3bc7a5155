import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Everything that can be retrained: the script, after the Node options that it needs. */
const trainers: ReadonlyMap<string, readonly string[]> = new Map([
  ['lexicon', ['--max-old-space-size=6000', 'verification/pack-lexicon.ts']],
  ['substitutions', ['verification/train-substitutions.ts']],
  ['judge', ['verification/train-judge.ts']],
  ['worst-edits', ['verification/list-worst-edits.ts']],
  ['keywords', ['keywords/train-keywords.ts']],
  ['topic', ['topic/train-topic.ts']],
  ['lead', ['topic/train-lead.ts']],
  ['text-kind', ['train-text-kind.ts']],
  ['descriptions', ['train-descriptions.ts']],
  ['description-style', ['train-description-style.ts']],
  ['spelling', ['rewrite/train-spelling.ts']],
  ['context', ['rewrite/train-context.ts']],
  ['misspellings', ['rewrite/train-misspellings.ts']],
  ['publish-gate', ['titles/train-publish-gate.ts']],
  ['label-sheets', ['labels/label-sheets.ts']],
  ['label-import', ['labels/import-labels.ts']],
  ['label-check', ['labels/check-labels.ts']],
]);

const usage = `Retrains weights of the engine: npm run train -- NAME [arguments of the script]
Names: ${[...trainers.keys()].join(', ')}. The documents in docs/ describe the sources and arguments.`;

const [name = '', ...rest] = process.argv.slice(2);
const trainer = trainers.get(name);
if (trainer === undefined) {
  console.error(name === '' ? usage : `Nothing to train is called "${name}".\n\n${usage}`);
  process.exitCode = 2;
} else {
  const options = trainer.slice(0, -1);
  const script = join(import.meta.dirname, trainer.at(-1) ?? '');
  const { status, error } = spawnSync(process.execPath, [...options, script, ...rest], { stdio: 'inherit' });
  if (error) throw error;
  process.exitCode = status ?? 1;
}
