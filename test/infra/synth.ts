import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { SweetspotStack } from '#lib/cloud/stack.ts';
import { parseStageConfig } from '#lib/stage-config.ts';
import cdk from '../../cdk.json' with { type: 'json' };

/** The template of a stage as cdk.json configures it; functions are not bundled, which the template does not show. */
export const synthesize = (stage: string): Template => {
  const app = new App({ context: { 'aws:cdk:bundling-stacks': [] } });
  const config = parseStageConfig(stage, cdk.context.stages);
  return Template.fromStack(new SweetspotStack(app, `sweetspot-${stage}`, config, 'test/fixtures/web'));
};
