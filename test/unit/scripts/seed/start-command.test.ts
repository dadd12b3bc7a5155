import { expect, it } from 'vitest';
import { startCommand } from '../../../../scripts/seed/start-command.ts';

it('the hint after seeding names the folder that was filled', () => {
  expect(startCommand('.data')).toBe('npm start');
  expect(startCommand('/tmp/demo')).toBe('npm start -- --data /tmp/demo');
});
