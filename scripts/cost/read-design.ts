import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod';
import { SweetspotStack } from '#lib/cloud/stack.ts';
import { parseStageConfig } from '#lib/stage-config.ts';
import cdk from '../../cdk.json' with { type: 'json' };
import type { Design } from './compute-cost.ts';

type FunctionProperties = { MemorySize?: number };

/** The greatest memory of the functions whose id begins like this. */
const memoryOf = (functions: Record<string, { Properties: FunctionProperties }>, prefix: string): number => {
  const sizes = Object.entries(functions).flatMap(([id, { Properties }]) =>
    id.startsWith(prefix) && Properties.MemorySize !== undefined ? [Properties.MemorySize] : [],
  );
  if (sizes.length === 0) throw new Error(`The template has no function ${prefix}...`);
  return Math.max(...sizes);
};

const throttled = z.object({
  Properties: z.object({ DefaultRouteSettings: z.object({ ThrottlingRateLimit: z.number() }) }),
});

const throttleOf = (template: Template): number => {
  const [stage] = Object.values(template.findResources('AWS::ApiGatewayV2::Stage'));
  return throttled.parse(stage).Properties.DefaultRouteSettings.ThrottlingRateLimit;
};

/** What the template of a stage says of the cost; functions are not bundled, which takes no part in it. */
export const readDesign = (stage: string): Design => {
  const app = new App({ context: { 'aws:cdk:bundling-stacks': [] } });
  const config = parseStageConfig(stage, cdk.context.stages, { operatorEmail: 'operator@example.com' });
  const template = Template.fromStack(
    new SweetspotStack(app, `sweetspot-${stage}`, config, 'test/fixtures/web'),
  );
  const functions = template.findResources('AWS::Lambda::Function') as Parameters<typeof memoryOf>[0];
  return {
    stageMemory: memoryOf(functions, 'PipelineStagesTextStages'),
    apiMemory: memoryOf(functions, 'ApiApijobs'),
    // Active tracing without a sampling rule: the first request of each second and 5 % of the others.
    traced: 0.05,
    apiRequestsPerSecond: throttleOf(template),
  };
};
