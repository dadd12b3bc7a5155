import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { SweetspotStack } from '#lib/cloud/stack.ts';
import type { EmulatorGap } from '#lib/emulator-gaps.ts';
import { parseStageConfig, type StageOptions } from '#lib/stage-config.ts';
import cdk from '../../cdk.json' with { type: 'json' };

export type Stage = keyof typeof cdk.context.stages;

/** The stack of a stage as cdk.json configures it, with `changes` to its settings and without what is omitted. */
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
 * Its template; functions are not bundled, which the template does not show. A stack takes seconds to synthesize, so
 * the files of a worker share each template, and every caller has a copy of its own.
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
    const app = new App({ context: { 'aws:cdk:bundling-stacks': [] } });
    json = Template.fromStack(createStack(app, stage, changes, omit, options)).toJSON();
    known.set(key, json);
  }
  return Template.fromJSON(structuredClone(json));
};
