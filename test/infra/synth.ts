import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { SweetspotStack } from '#lib/cloud/stack.ts';
import { parseStageConfig } from '#lib/stage-config.ts';
import cdk from '../../cdk.json' with { type: 'json' };

/**
 * The template of a stage as cdk.json configures it, with `changes` to its settings; functions are not bundled, which
 * the template does not show.
 */
export const synthesize = (stage: keyof typeof cdk.context.stages, changes: object = {}): Template => {
  const app = new App({ context: { 'aws:cdk:bundling-stacks': [] } });
  const { stages } = cdk.context;
  const config = parseStageConfig(stage, { ...stages, [stage]: { ...stages[stage], ...changes } });
  return Template.fromStack(new SweetspotStack(app, `sweetspot-${stage}`, config, 'test/fixtures/web'));
};
