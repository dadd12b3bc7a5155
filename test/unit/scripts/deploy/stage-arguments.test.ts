import { describe, expect, it } from 'vitest';
import { readStageArguments } from '../../../../scripts/deploy/stage-arguments.ts';

describe('the stage of a command line', () => {
  it('is named by our options or by the CDK’s, and the rest goes to the CDK', () => {
    const { config, context, rest } = readStageArguments([
      '--stage=production',
      '--operator-email',
      'ops@example.com',
      '--require-approval',
      'never',
    ]);
    expect(config).toMatchObject({ stage: 'production', operatorEmail: 'ops@example.com' });
    expect(context).toEqual(['-c', 'stage=production', '-c', 'operatorEmail=ops@example.com']);
    expect(rest).toEqual(['--require-approval', 'never']);
    expect(readStageArguments(['-c', 'stage=development']).config.stage).toBe('development');
  });

  it('may be the operator’s own, if the command says so', () => {
    expect(() => readStageArguments(['--stage', 'ada'])).toThrow(/"ada" is not in cdk\.json.*--own/);
    const { config, context } = readStageArguments(['--stage', 'ada', '--own']);
    expect(config.stage).toBe('ada');
    expect(context).toContain('own=true');
  });

  it.each([
    [[], /--stage NAME\. cdk\.json has development/],
    [['--stage'], /--stage needs a value/],
    [['-c', 'stage'], /write -c NAME=VALUE/],
    [['--stage', 'production'], /operatorEmail/],
  ])('is refused with a remedy: %j', (args, message) => {
    expect(() => readStageArguments(args)).toThrow(message);
  });
});
