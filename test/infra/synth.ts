import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { SweetspotStack } from '#lib/cloud/stack.ts';
import type { EmulatorGap } from '#lib/emulator-gaps.ts';
import { parseStageConfig, type StageOptions } from '#lib/stage-config.ts';
import { tempDir } from '#test/temp-dir.ts';
import cdk from '../../cdk.json' with { type: 'json' };
import { unvalidated } from '../../scripts/cost/unvalidated.ts';

export type Stage = keyof typeof cdk.context.stages;

/** An app whose functions are not bundled and whose files are not copied, because the template shows neither. */
export const createApp = (): App =>
  new App({
    outdir: tempDir(),
    context: { 'aws:cdk:bundling-stacks': [], 'aws:cdk:disable-asset-staging': true },
  });

/** The stack of a stage as cdk.json configures it, with `changes` to its settings and without the omitted parts. */
export const createStack = (
  app: App,
  stage: Stage,
  changes: object = {},
  omit: readonly EmulatorGap[] = [],
  options: StageOptions = {},
): SweetspotStack => {
  const { stages } = cdk.context;
  const settings = { ...stages, [stage]: { ...stages[stage], ...changes } };
  const config = parseStageConfig(stage, settings, {
    omit: omit.join(','),
    operatorEmail: 'operator@sweetspot.example',
    ...options,
  });
  return new SweetspotStack(app, `sweetspot-${stage}`, config, 'test/fixtures/web');
};

const known = new Map<string, Record<string, unknown>>();

/**
 * The stack's template. A stack takes a second to synthesize, so the files of a worker share each template, and every
 * caller gets a copy.
 */
export const synthesize = (
  stage: Stage,
  changes: object = {},
  omit: readonly EmulatorGap[] = [],
  options: StageOptions = {},
): Template => {
  const key = JSON.stringify([stage, changes, omit, options]);
  let json = known.get(key);
  if (!json) {
    const stack = createStack(createApp(), stage, changes, omit, options);
    json = unvalidated(() => Template.fromStack(stack).toJSON());
    known.set(key, json);
  }
  return Template.fromJSON(structuredClone(json));
};
