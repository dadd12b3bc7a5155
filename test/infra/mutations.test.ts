import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import cdk from '../../cdk.json' with { type: 'json' };
import { mutations } from './mutations/mutations.ts';
import { synthesize } from './synth.ts';
import { checks, findWeaknesses, type Subject } from './weaknesses/index.ts';
import type { TemplateJson } from './weaknesses/template-json.ts';

const hostedZone = { id: 'Z0000000000000', name: 'sweetspot.example' };
/** Production with every optional part of a stage, so that every rule has something to check. */
const everything = {
  paddle: cdk.context.stages.emulated.paddle,
  google: { clientId: 'google-client', clientSecretName: 'sweetspot/google' },
  mail: { from: 'hello@sweetspot.example' },
  domain: { name: 'sweetspot.example', hostedZone },
};
const production: Subject = {
  template: synthesize('production', everything).toJSON() as TemplateJson,
  definition: JSON.parse(readFileSync('statemachines/job.asl.json', 'utf8')),
  steps: JSON.parse(readFileSync('statemachines/steps.asl.json', 'utf8')),
};

describe('the production stack', () => {
  it('has none of these weaknesses', async () => {
    expect(await findWeaknesses(production)).toEqual({});
  });
});

describe('a check notices this change:', () => {
  it.each(mutations)('$name', async ({ check, apply }) => {
    const stack = structuredClone(production);
    apply(stack);
    expect(stack).not.toEqual(production);
    expect(await checks[check](stack)).not.toEqual([]);
  });

  it('each check notices at least one of them', () => {
    const named = new Set<string>(mutations.map(({ check }) => check));
    expect(Object.keys(checks).filter((name) => !named.has(name))).toEqual([]);
  });

  it('all of them are listed in docs/mutations.md', async () => {
    const lines = mutations.map(({ name, check }) => `- ${name} (${check})`);
    const intro =
      '`test/infra/mutations.test.ts` makes each of these changes to the production stack, one at a time and in memory. The check in parentheses must report the change, and must report nothing for the unchanged stack. The test writes this list: after you add a mutation, run it with `-u`.';
    await expect(
      `# Mutations of the production stack\n\n${intro}\n\n${lines.join('\n')}\n`,
    ).toMatchFileSnapshot('../../docs/mutations.md');
  });

  it('each has its own name', () => {
    expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
  });
});
