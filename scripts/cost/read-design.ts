import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod';
import { SweetspotStack } from '#lib/cloud/stack.ts';
import { parseStageConfig, type StageConfig } from '#lib/stage-config.ts';
import cdk from '../../cdk.json' with { type: 'json' };
import type { Design } from './compute-cost.ts';
import { unvalidated } from './unvalidated.ts';

const lambdaFunction = z.object({
  Properties: z.object({
    MemorySize: z.number().default(128),
    TracingConfig: z.optional(z.object({ Mode: z.string() })),
    LoggingConfig: z.optional(z.object({ SystemLogLevel: z.optional(z.string()) })),
  }),
});
type FunctionProperties = z.infer<typeof lambdaFunction>['Properties'];

const functionOf = (template: Template, prefix: string): FunctionProperties => {
  const [found] = Object.entries(template.findResources('AWS::Lambda::Function')).flatMap(([id, resource]) =>
    id.startsWith(prefix) ? [lambdaFunction.parse(resource).Properties] : [],
  );
  if (!found) throw new Error(`The template has no function ${prefix}...`);
  return found;
};

const throttled = z.object({
  Properties: z.object({ DefaultRouteSettings: z.object({ ThrottlingRateLimit: z.number() }) }),
});

const throttleOf = (template: Template): number => {
  const [stage] = Object.values(template.findResources('AWS::ApiGatewayV2::Stage'));
  return throttled.parse(stage).Properties.DefaultRouteSettings.ThrottlingRateLimit;
};

const behavior = z.object({
  PathPattern: z.optional(z.string()),
  FunctionAssociations: z.array(z.unknown()).default([]),
});
const distributed = z.object({
  Properties: z.object({
    DistributionConfig: z.object({
      DefaultCacheBehavior: behavior,
      CacheBehaviors: z.array(behavior).default([]),
      WebACLId: z.optional(z.unknown()),
    }),
  }),
});

/** Almost every file of the site has a hash in its name, so the behavior of hashed files counts if there is one. */
const edgeOf = (template: Template): Pick<Design, 'hasFirewall' | 'functionsPerFile'> => {
  const [resource] = Object.values(template.findResources('AWS::CloudFront::Distribution'));
  const { DefaultCacheBehavior, CacheBehaviors, WebACLId } =
    distributed.parse(resource).Properties.DistributionConfig;
  const files =
    CacheBehaviors.find(({ PathPattern }) => /assets/.test(PathPattern ?? '')) ?? DefaultCacheBehavior;
  return { hasFirewall: WebACLId !== undefined, functionsPerFile: files.FunctionAssociations.length };
};

const machine = z.object({
  Properties: z.object({ TracingConfiguration: z.optional(z.object({ Enabled: z.boolean() })) }),
});

const tracedMachines = (template: Template): number =>
  Object.values(template.findResources('AWS::StepFunctions::StateMachine')).filter(
    (resource) => machine.parse(resource).Properties.TracingConfiguration?.Enabled,
  ).length;

const templateOf = (config: StageConfig, outdir: string): Template => {
  const context = { 'aws:cdk:bundling-stacks': [], 'aws:cdk:disable-asset-staging': true };
  const app = new App({ outdir, context });
  const stack = new SweetspotStack(app, `sweetspot-${config.stage}`, config, 'test/fixtures/web');
  return unvalidated(() => Template.fromStack(stack));
};

/** A stage as it is synthesized. Functions are not bundled, because bundles do not affect the cost. */
export const synthesize = (stage: string): { config: StageConfig; template: Template } => {
  const config = parseStageConfig(stage, cdk.context.stages, { operatorEmail: 'operator@example.com' });
  const outdir = mkdtempSync(join(tmpdir(), 'sweetspot-synth-'));
  try {
    return { config, template: templateOf(config, outdir) };
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
};

/** The parts of a stage's template that determine its cost. */
export const readDesign = (template: Template): Design => {
  const api = functionOf(template, 'ApiApijobs');
  const stages = functionOf(template, 'PipelineStagesTextStages');
  return {
    stageMemory: stages.MemorySize,
    logsStageCalls: stages.LoggingConfig?.SystemLogLevel !== 'WARN',
    tracedMachines: tracedMachines(template),
    apiMemory: api.MemorySize,
    tracesApi: api.TracingConfig?.Mode === 'Active',
    ...edgeOf(template),
    apiRequestsPerSecond: throttleOf(template),
  };
};
