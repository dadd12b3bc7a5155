import { type Stack, Validations } from 'aws-cdk-lib';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, it, vi } from 'vitest';
import { unvalidated } from '../../scripts/cost/unvalidated.ts';
import { createApp, createStack, type Stage } from './synth.ts';

/** cdk-nag's findings; empty if there are none. */
const nag = (stage: Stage, changes: object = {}, addTo: (stack: Stack) => void = () => {}): string => {
  const app = createApp();
  addTo(createStack(app, stage, changes));
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const said: string[] = [];
  const keep = (...words: unknown[]) => void said.push(words.join(' '));
  const readers = [
    vi.spyOn(console, 'error').mockImplementation(keep),
    vi.spyOn(console, 'log').mockImplementation(keep),
  ];
  try {
    unvalidated(() => app.synth());
    return '';
  } catch (error) {
    return [...said, String(error)].join('\n');
  } finally {
    for (const spy of readers) spy.mockRestore();
  }
};

describe('cdk-nag', () => {
  const hostedZone = { id: 'Z0000000000000', name: 'sweetspot.example' };
  const google = { clientId: 'google-client', clientSecretName: 'sweetspot/google' };
  const modelOf = (kind: string, languageModel: object) => ({
    providers: { marketData: 'none', languageModel: kind },
    languageModel,
  });

  it.each<[stage: Stage, changes: object]>([
    ['production', {}],
    ['production', { domain: { name: 'sweetspot.example', hostedZone }, google }],
    ['development', {}],
    ['production', { restoredTable: 'sweetspot-production-restored' }],
    [
      'production',
      {
        paddle: {
          environment: 'production',
          clientToken: 'live_token',
          secretName: 'sweetspot/paddle',
          offers: { trial: ['pri_1'], creator: ['pri_2'], pro: ['pri_3'], business: ['pri_4'] },
        },
      },
    ],
    ['development', modelOf('bedrock', { model: 'us.amazon.nova-lite-v1:0' })],
    [
      'development',
      modelOf('openai-compatible', {
        model: 'gpt-4o-mini',
        address: 'https://models.example/v1',
        secretName: 'sweetspot/model',
      }),
    ],
  ])('finds nothing in %s with %j that is not listed with a reason', (stage, changes) => {
    expect(nag(stage, changes)).toBe('');
  });

  it('is reported when it finds something', () => {
    expect(nag('development', {}, (stack) => void new s3.Bucket(stack, 'Open'))).toMatch(
      /AwsSolutions-S10|Validation failed/,
    );
  });
});
