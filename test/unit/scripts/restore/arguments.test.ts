import { describe, expect, it } from 'vitest';
import { readDrillArguments } from '../../../../scripts/restore/arguments.ts';

const now = new Date('2026-11-22T09:30:05.123Z');
const read = (line: string) => readDrillArguments(line.split(' ').filter(Boolean), now);

describe('the command line of a restore', () => {
  it('is a rehearsal without a stage', () => {
    expect(read('')).toEqual({ kind: 'rehearsal', isOnEmulator: false });
    expect(read('--emulator')).toEqual({ kind: 'rehearsal', isOnEmulator: true });
  });

  it('restores the latest second of a stage’s table, under a name that DynamoDB accepts', () => {
    expect(read('--stage development --drill')).toMatchObject({
      restore: {
        isDrill: true,
        at: null,
        source: null,
        target: 'sweetspot-development-restored-20261122T093005',
      },
    });
    expect(read('--stage=development --at 2026-11-20T10:00:00+01:00')).toMatchObject({
      restore: { isDrill: false, at: new Date('2026-11-20T09:00:00Z') },
    });
  });

  it.each([
    ['--drill', '--drill needs --stage NAME'],
    ['--at 2026-11-20T10:00:00Z', '--at needs --stage NAME'],
    ['--stage development --at yesterday', 'write a time with its zone'],
    ['--stage development --at 2026-11-20T10:00:00', 'write a time with its zone'],
    ['--stage development --at 2026-11-20T10:00:00Z --backup arn', 'Pass either --at or --backup'],
    ['--stage development --emulator', 'without --stage'],
    ['--stage nowhere', 'not in cdk.json'],
    ['--bogus', 'Unknown option'],
  ])('refuses %s', (line, said) => {
    expect(() => read(line)).toThrow(said);
  });
});
