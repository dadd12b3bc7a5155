import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type EmulatorGap, emulatorGapNames, emulatorGaps, parseOmitted } from '#lib/emulator-gaps.ts';
import { parseStageConfig } from '#lib/stage-config.ts';
import { notEmpty } from '#test/not-empty.ts';
import cdk from '../../cdk.json' with { type: 'json' };
import { summarize } from './summary.ts';
import { synthesize } from './synth.ts';
import type { TemplateJson } from './weaknesses/template-json.ts';

const google = { clientId: 'google-client', clientSecretName: 'sweetspot/google' };
const production = synthesize('production', { google });
const template = production.toJSON() as TemplateJson;
const propertiesOf = (type: string) =>
  Object.values(production.findResources(type)).map(({ Properties }) => Properties as Record<string, never>);

/** GitHub's anchors: lower case, spaces as dashes, punctuation removed. */
const anchors = readFileSync('docs/runbook.md', 'utf8')
  .split('\n')
  .flatMap((line) => /^## (.+)$/.exec(line)?.[1] ?? [])
  .map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

describe('alarms', () => {
  const alarms = propertiesOf('AWS::CloudWatch::Alarm');
  const linkOf = (alarm: Record<string, never>) =>
    /docs\/runbook\.md#(\S+)$/.exec(alarm.AlarmDescription ?? '')?.[1];

  it('each link to a paragraph of the runbook, and each paragraph about an alarm has one', () => {
    const linked = new Set(alarms.map(linkOf));
    for (const link of notEmpty(linked)) expect(anchors).toContain(link);
    const withoutAlarm = ['the-budget-is-used-up', 'losing-and-restoring-data'];
    // Alarms of a stage that sells. payments.test.ts checks them.
    const ofSelling = ['a-payment-event-could-not-be-applied', 'a-subscription-has-no-owner'];
    expect(anchors.filter((anchor) => !linked.has(anchor))).toEqual([...ofSelling, ...withoutAlarm]);
  });

  it.each([
    'the-api-returns-errors',
    'the-api-is-slow',
    'runs-fail',
    'the-machine-could-not-end-a-run',
    'many-runs-are-refunded',
    'functions-are-throttled',
    'the-table-is-throttled',
    'providers-cost-more-than-planned',
    'something-is-in-a-dead-letter-queue',
  ])('watch for %s, and notify the operator', (section) => {
    const watching = alarms.filter((alarm) => linkOf(alarm) === section);
    expect(watching.length).toBeGreaterThan(0);
    for (const { AlarmActions } of notEmpty(watching))
      expect(JSON.stringify(AlarmActions)).toMatch(/"OperationsAlerts\w+"/);
  });

  it('watch every queue that has no queue behind it', () => {
    const watched = JSON.stringify(alarms);
    const queues = Object.entries(template.Resources).filter(
      ([, { Type, Properties }]) => Type === 'AWS::SQS::Queue' && !Properties?.RedrivePolicy,
    );
    expect(queues.length).toBeGreaterThanOrEqual(2);
    for (const [id] of notEmpty(queues)) expect(watched).toContain(`["${id}","QueueName"]`);
  });

  it('cost nothing in a development stage, which still has a budget', () => {
    const development = synthesize('development');
    development.resourceCountIs('AWS::CloudWatch::Alarm', 0);
    development.resourceCountIs('AWS::WAFv2::WebACL', 0);
    development.resourceCountIs('AWS::Budgets::Budget', 1);
  });
});

describe('a release', () => {
  it('sends a tenth of the calls to each new version of the API’s and the runs’ functions, watched by an alarm', () => {
    const groups = propertiesOf('AWS::CodeDeploy::DeploymentGroup');
    const aliases = Object.values(production.findResources('AWS::Lambda::Alias'));
    expect(groups.length).toBe(aliases.length);
    for (const group of notEmpty(groups)) {
      expect(group).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: expect.arrayContaining(['DEPLOYMENT_STOP_ON_ALARM']),
        },
        AlarmConfiguration: {
          Enabled: true,
          Alarms: [{ Name: { Ref: expect.stringContaining('NewVersionErrors') } }],
        },
      });
    }
    for (const { UpdatePolicy } of notEmpty(aliases))
      expect(UpdatePolicy).toHaveProperty('CodeDeployLambdaAliasUpdate');
  });

  it('is what the API and the state machine call: aliases, never the latest upload', () => {
    const [machine] = propertiesOf('AWS::StepFunctions::StateMachine');
    const targets = [
      ...Object.values(machine?.DefinitionSubstitutions ?? {}),
      ...propertiesOf('AWS::ApiGatewayV2::Integration').map(({ IntegrationUri }) => IntegrationUri),
    ];
    for (const target of notEmpty(targets)) expect(JSON.stringify(target)).toMatch(/"Ref":"\w+Live\w+"/);
  });
});

describe('the gaps of an emulator', () => {
  const withTypes = emulatorGapNames.filter((name) => emulatorGaps[name].types.length > 0);
  const typesOf = (json: object) =>
    new Set(Object.values((json as TemplateJson).Resources).map(({ Type }) => Type));

  it.each(withTypes.filter((name) => name !== 'bucket-tags'))(
    'are in the production template: %s',
    (name) => {
      for (const type of emulatorGaps[name].types) expect(typesOf(template)).toContain(type);
    },
  );

  it('are in the template of a stage with disposable data: bucket-tags', () => {
    expect(typesOf(synthesize('emulated').toJSON())).toContain('Custom::S3AutoDeleteObjects');
  });

  it('are exactly what their switches omit', () => {
    const full = summarize(synthesize('emulated', { google }).toJSON()).types;
    const omitted = summarize(synthesize('emulated', { google }, emulatorGapNames).toJSON()).types;
    const gone = Object.keys(full).filter((type) => !(type in omitted));
    const named = withTypes.flatMap((name: EmulatorGap): readonly string[] => emulatorGaps[name].types);
    expect(named.filter((type) => type in omitted)).toEqual([]);
    // The pool's own pages exist only for Google, the layer only for the upload of the site.
    expect(gone.filter((type) => !named.includes(type))).toEqual([
      'AWS::Cognito::UserPoolDomain',
      'AWS::Lambda::LayerVersion',
    ]);
  });

  it('are switched by name', () => {
    expect(parseOmitted('budget,google')).toEqual(new Set(['budget', 'google']));
    expect(parseOmitted(undefined)).toEqual(new Set());
    expect(() => parseOmitted('everything')).toThrow(
      /everything: unknown switch\. Known switches: code-deploy/,
    );
  });
});

describe('a stage', () => {
  const settings = (changes: object) => ({
    ada: {
      logRetentionDays: 7,
      protectData: false,
      providers: { marketData: 'none', languageModel: 'built-in' },
      ...changes,
    },
  });

  it('with a firewall or a domain is in the region where CloudFront looks for it', () => {
    expect(() => parseStageConfig('ada', settings({ region: 'eu-west-1', firewall: true }))).toThrow(
      /us-east-1/,
    );
    expect(parseStageConfig('ada', settings({ region: 'eu-west-1' }))).toMatchObject({ region: 'eu-west-1' });
  });

  it('with a domain needs a certificate or a hosted zone to create one', () => {
    const domain = { name: 'sweetspot.example' };
    expect(() => parseStageConfig('ada', settings({ domain }))).toThrow(
      /"certificateArn", or set "hostedZone"/,
    );
    const elsewhere = { ...domain, certificateArn: 'arn:aws:acm:eu-west-1:1:certificate/a' };
    expect(() => parseStageConfig('ada', settings({ domain: elsewhere }))).toThrow(
      /only certificates from us-east-1/,
    );
  });

  it('with a hosted zone gets a certificate and records for its name', () => {
    const domain = { name: 'www.sweetspot.example', hostedZone: { id: 'Z1', name: 'sweetspot.example' } };
    const own = synthesize('production', { domain });
    own.hasResourceProperties('AWS::CertificateManager::Certificate', {
      DomainName: 'www.sweetspot.example',
      ValidationMethod: 'DNS',
    });
    const records = Object.values(own.findResources('AWS::Route53::RecordSet')).map(
      ({ Properties }) => Properties.Type,
    );
    expect(records.sort()).toEqual(['A', 'AAAA']);
  });

  it('keeps logs no longer than the privacy policy promises', () => {
    const policy = readFileSync('web/content/legal/privacy.md', 'utf8');
    expect(policy).toContain('for at most 30 days');
    expect(() => parseStageConfig('ada', settings({ logRetentionDays: 90 }))).toThrow(/logRetentionDays/);
  });
});

describe('the size of a stack', () => {
  it('stays below the 500 resources that CloudFormation allows, with every setting of a stage in use', () => {
    const { paddle } = cdk.context.stages.emulated;
    const hostedZone = { id: 'Z1', name: 'sweetspot.example' };
    const mail = { from: 'hello@sweetspot.example' };
    const everything = {
      google,
      paddle,
      mail,
      domain: { name: 'sweetspot.example', hostedZone },
    };
    const { Resources } = synthesize('production', everything).toJSON() as TemplateJson;
    expect(Object.keys(Resources).length).toBeLessThan(490);
  });
});

describe('the summary of a template', () => {
  it.each(['production', 'development'] as const)('of %s is as agreed', async (stage) => {
    await expect(summarize(synthesize(stage).toJSON()).text).toMatchFileSnapshot(`summaries/${stage}.txt`);
  });
});
