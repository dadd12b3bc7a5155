import type { Template } from 'aws-cdk-lib/assertions';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { bundleSettings } from '#lib/cloud/bundles/build-bundle.ts';
import { parseStageConfig } from '#lib/stage-config.ts';
import { readLanguageModel } from '#runtime/settings/language-model.ts';
import { notEmpty } from '#test/not-empty.ts';
import { synthesize } from './synth.ts';

const withModel = (languageModel: string, settings?: object) => ({
  providers: { marketData: 'none', languageModel },
  ...(settings && { languageModel: settings }),
});
const nova = 'amazon.nova-lite-v1:0';
const gateway = {
  model: 'house-model',
  address: 'https://models.example/v1',
  secretName: 'sweetspot/model',
  price: { input: 0.2, output: 0.8 },
};

type Statement = { Action: string | string[]; Resource: unknown; Condition?: unknown };
/** The statements of each role with this action, by the role's logical id. */
const statementsWith = (template: Template, action: RegExp): [role: string, Statement][] =>
  Object.values(template.findResources('AWS::IAM::Policy')).flatMap(({ Properties }) =>
    (Properties.PolicyDocument.Statement as Statement[])
      .filter(({ Action }) => [Action].flat().some((one) => action.test(one)))
      .map((statement): [string, Statement] => [Properties.Roles[0].Ref, statement]),
  );
const states = (roles: [string, Statement][]) =>
  [...new Set(roles.map(([role]) => /^PipelineStages([A-Za-z]+?)Role/.exec(role)?.[1]))].sort();
const asking = ['ImageStages', 'ModelStages'];
const environmentOf = (template: Template) =>
  Object.entries(template.findResources('AWS::Lambda::Function')).find(([id]) =>
    id.startsWith('PipelineStagesModelStages'),
  )?.[1].Properties.Environment.Variables;

describe('a stage with a model on Bedrock', () => {
  const template = synthesize('development', withModel('bedrock', { model: nova, region: 'eu-central-1' }));

  it('lets the stages that call it invoke that model, and no other function and no other model', () => {
    const found = statementsWith(template, /^bedrock:/);
    expect(states(found)).toEqual(asking);
    for (const [, { Action, Resource }] of notEmpty(found)) {
      expect(Action).toBe('bedrock:InvokeModel');
      expect(JSON.stringify(Resource)).toContain(`:bedrock:eu-central-1::foundation-model/${nova}`);
      expect(JSON.stringify(Resource)).not.toContain('*');
    }
  });

  it('gives its functions the settings that they need for the model', () => {
    expect(readLanguageModel(environmentOf(template))).toEqual({
      kind: 'bedrock',
      model: nova,
      region: 'eu-central-1',
      address: null,
      secret: null,
      price: { input: 0.06, output: 0.24 },
    });
  });
});

describe('a stage with an inference profile on Bedrock', () => {
  it('reaches the model in other regions only through the profile', () => {
    const template = synthesize('development', withModel('bedrock', { model: `us.${nova}` }));
    const found = statementsWith(template, /^bedrock:/);
    expect(states(found)).toEqual(asking);
    for (const [, { Resource, Condition }] of notEmpty(found)) {
      const text = JSON.stringify(Resource);
      if (text.includes('inference-profile')) expect(text).toContain(`:inference-profile/us.${nova}`);
      else {
        expect(text).toContain(`:bedrock:*::foundation-model/${nova}`);
        expect(JSON.stringify(Condition)).toContain(`:inference-profile/us.${nova}`);
      }
    }
  });
});

describe('a stage with an OpenAI-compatible server', () => {
  const template = synthesize('development', withModel('openai-compatible', gateway));

  it('lets the stages that call it read its key, and puts the key into no environment', () => {
    const readers = statementsWith(template, /^secretsmanager:GetSecretValue$/).filter(([, { Resource }]) =>
      JSON.stringify(Resource).includes(':secret:sweetspot/model-'),
    );
    expect(states(readers)).toEqual(asking);
    expect(statementsWith(template, /^bedrock:/)).toEqual([]);
    expect(readLanguageModel(environmentOf(template))).toEqual({
      kind: 'openai-compatible',
      model: 'house-model',
      region: null,
      address: 'https://models.example/v1',
      secret: { name: 'sweetspot/model' },
      price: { input: 0.2, output: 0.8 },
    });
  });
});

describe('the settings of a language model', () => {
  const base = { logRetentionDays: 14, protectData: false };
  const parse = (settings: object) => parseStageConfig('ada', { ada: { ...base, ...settings } });

  it.each([
    [withModel('bedrock'), /needs these settings/],
    [withModel('bedrock', { model: 'vendor.unknown-v1:0' }), /list price of the language model/],
    [withModel('openai-compatible', { model: 'gpt-4o-mini' }), /needs its address/],
    [withModel('openai-compatible', { ...gateway, address: 'http://models.example/v1' }), /address/],
    [withModel('made-up'), /languageModel/],
  ])('are rejected with the reason: %j', (settings, message) => {
    expect(() => parse(settings)).toThrow(message);
  });

  it('are not needed by the built-in engine', () => {
    expect(parse(withModel('built-in')).languageModel).toBeUndefined();
  });
});

/** Bytes of the AI SDK in a function's bundle, built as the CDK builds it. */
const sdkBytes = async (entry: string): Promise<number> => {
  const { metafile } = await build({
    ...bundleSettings({ entry, leftOut: [] }),
    outdir: 'unwritten',
    write: false,
    metafile: true,
  });
  return Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([path]) => /node_modules\/(ai|@ai-sdk)\//.test(path))
    .reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
};

describe('the code that calls a model vendor', () => {
  it('is in no function of the API, and in the stages that call it', async () => {
    expect(await sdkBytes('lambdas/api/jobs.ts')).toBe(0);
    expect(await sdkBytes('lambdas/stages/run.ts')).toBeGreaterThan(0);
  });
});
