import { describe, expect, test } from 'vitest';
import { parseCommand, readArguments } from '../../../../scripts/ops/commands.ts';

const typed = (line: string) => {
  const { positionals, values } = readArguments(line.split(' '));
  return parseCommand(positionals, values);
};

describe('a command that is typed wrong says what to type', () => {
  test.each([
    ['grant-credits mara@example.com abc --reason Apology', 'Give whole or half credits, more than 0'],
    ['grant-credits mara@example.com --reason Apology', 'Give whole or half credits, more than 0'],
    ['grant-credits mara@example.com 0 --reason Apology', 'Give whole or half credits, more than 0'],
    ['grant-credits mara@example.com 2.3 --reason Apology', 'at most 1000, such as 5 or 2.5.'],
    ['grant-credits mara@example.com 1001 --reason Apology', 'at most 1000, such as 5 or 2.5.'],
    ['find-user', 'Give the email address or the id of a user.'],
    ['find-user x', 'Give the email address or the id of a user.'],
    ['find-job 12', 'Give the id of a job.'],
    ['replay-webhook --reason Apology', "Give the notification's id"],
    ['bind-subscription 7 mara@example.com --reason Apology', 'Give the id of a subscription'],
  ])('%s', (line, advice) => {
    expect(() => typed(line)).toThrow(advice);
    expect(() => typed(line)).not.toThrow('Invalid input');
  });

  test.each(['grant-credits mara@example.com -3 --reason Apology', 'find-user mara@example.com --stag prod'])(
    '%s, which has an unknown option',
    (line) => {
      expect(() => typed(line)).toThrow(/^Unknown option [\s\S]*Usage: npm run ops/);
    },
  );
});
