import { expect, it } from 'vitest';
import { synthesize } from './synth.ts';

const production = synthesize('production');

it('the call trail records who invokes the operate function, and no payloads of others', () => {
  const [trail] = Object.values(production.findResources('AWS::CloudTrail::Trail'));
  const [operate] = Object.entries(production.findResources('AWS::Lambda::Function')).flatMap(
    ([id, { Properties }]) => (Properties.FunctionName === 'sweetspot-production-operate' ? [id] : []),
  );
  expect(trail?.Properties).toMatchObject({
    IsLogging: true,
    EnableLogFileValidation: true,
    EventSelectors: [
      {
        IncludeManagementEvents: false,
        DataResources: [{ Type: 'AWS::Lambda::Function', Values: [{ 'Fn::GetAtt': [operate, 'Arn'] }] }],
      },
    ],
  });
});

it('the call trail costs nothing in a development stage', () => {
  synthesize('development').resourceCountIs('AWS::CloudTrail::Trail', 0);
});
