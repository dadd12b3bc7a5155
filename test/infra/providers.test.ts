import { Match, type Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { parseStageConfig } from '#lib/stage-config.ts';
import { notEmpty } from '#test/not-empty.ts';
import { synthesize } from './synth.ts';

const settings = {
  providers: { marketData: 'dataforseo', content: 'strapi', languageModel: 'built-in' },
  dataForSeo: { secretName: 'sweetspot/dataforseo' },
  strapi: { url: 'https://posts.example.com', secretName: 'sweetspot/strapi' },
  mail: {
    from: 'hello@mail.sweetspot.example',
    domain: 'sweetspot.example',
    replyTo: 'help@sweetspot.example',
  },
};
const vendors = synthesize('production', settings);
const plain = synthesize('production');

type Statement = { Action: string | string[]; Resource: unknown };
/** Logical ids of the roles that may read a vendor's secret of this name. */
const readersOf = (template: Template, secretName: string): string[] =>
  Object.values(template.findResources('AWS::IAM::Policy')).flatMap(({ Properties }) => {
    const statements = Properties.PolicyDocument.Statement as Statement[];
    const isReader = statements.some(
      ({ Action, Resource }) =>
        [Action].flat().includes('secretsmanager:GetSecretValue') &&
        JSON.stringify(Resource).includes(`:secret:${secretName}-`),
    );
    return isReader ? (Properties.Roles as { Ref: string }[]).map(({ Ref }) => Ref) : [];
  });
const functionsOf = (template: Template) => Object.entries(template.findResources('AWS::Lambda::Function'));

describe("vendors' secrets", () => {
  it('are read by the one function that calls the vendor, and by no other', () => {
    expect(readersOf(vendors, 'sweetspot/dataforseo')).toEqual([
      expect.stringMatching(/^PipelineStagesTextStages/),
    ]);
    expect(readersOf(vendors, 'sweetspot/strapi')).toEqual([expect.stringMatching(/^ApiApicontent/)]);
  });

  it('are in no template and no environment: functions know their names, and read them at run time', () => {
    expect(JSON.stringify(vendors.toJSON())).not.toMatch(
      /resolve:secretsmanager:sweetspot\/(dataforseo|strapi)/,
    );
    const [, stage] = functionsOf(vendors).find(([id]) => id.startsWith('PipelineStagesTextStages')) ?? [];
    expect(stage?.Properties.Environment.Variables).toMatchObject({
      MARKET_DATA: 'dataforseo',
      DATAFORSEO_SECRET_NAME: 'sweetspot/dataforseo',
      CONTENT: 'strapi',
      STRAPI_URL: 'https://posts.example.com',
      STRAPI_SECRET_NAME: 'sweetspot/strapi',
    });
  });

  it('are not required by a stage that chose no vendor', () => {
    for (const name of ['dataforseo', 'strapi']) expect(readersOf(plain, `sweetspot/${name}`)).toEqual([]);
    for (const [, { Properties }] of notEmpty(functionsOf(plain)))
      expect(JSON.stringify(Properties.Environment ?? {})).not.toMatch(/DATAFORSEO|STRAPI/);
  });

  it('must be named by a stage that chose their vendor', () => {
    const { dataForSeo: _, strapi: __, ...rest } = settings;
    const stage = { ...rest, logRetentionDays: 14, protectData: false };
    expect(() => parseStageConfig('ada', { ada: stage })).toThrow(/dataForSeo[\s\S]*strapi/);
  });
});

describe('account mails', () => {
  const poolOf = (template: Template) =>
    Object.values(template.findResources('AWS::Cognito::UserPool'))[0]?.Properties;

  it("are sent by SES in the stack's own region, from the stage's address, with its reputation watched", () => {
    const [set] = Object.keys(vendors.findResources('AWS::SES::ConfigurationSet'));
    expect(poolOf(vendors)?.EmailConfiguration).toEqual({
      EmailSendingAccount: 'DEVELOPER',
      From: 'Sweetspot <hello@mail.sweetspot.example>',
      ReplyToEmailAddress: 'help@sweetspot.example',
      ConfigurationSet: { Ref: set },
      SourceArn: {
        'Fn::Join': [
          '',
          [
            'arn:',
            { Ref: 'AWS::Partition' },
            ':ses:us-east-1:',
            { Ref: 'AWS::AccountId' },
            ':identity/sweetspot.example',
          ],
        ],
      },
    });
    vendors.hasResourceProperties('AWS::SES::ConfigurationSet', {
      ReputationOptions: { ReputationMetricsEnabled: true },
      SuppressionOptions: { SuppressedReasons: Match.arrayWith(['BOUNCE', 'COMPLAINT']) },
    });
  });

  it('come from the domain of the address if no other domain is named', () => {
    const template = synthesize('development', { mail: { from: 'hello@sweetspot.example' } });
    expect(JSON.stringify(poolOf(template)?.EmailConfiguration)).toContain(':identity/sweetspot.example');
    expect(poolOf(template)?.EmailConfiguration).not.toHaveProperty('ReplyToEmailAddress');
  });

  it('are left to Cognito by a stage that names no sender', () => {
    expect(poolOf(plain)).not.toHaveProperty('EmailConfiguration');
    plain.resourceCountIs('AWS::SES::ConfigurationSet', 0);
  });

  it('use the texts of the product with either sender', () => {
    for (const template of [vendors, plain])
      expect(poolOf(template)?.LambdaConfig).toHaveProperty('CustomMessage');
  });

  it('cannot come from an invalid address', () => {
    const stage = { ...settings, logRetentionDays: 14, protectData: false, mail: { from: 'hello' } };
    expect(() => parseStageConfig('ada', { ada: stage })).toThrow(/mail\.from/);
  });
});
