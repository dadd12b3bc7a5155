import { expect, it } from 'vitest';
import * as z from 'zod';
import { wordsOfIssue } from '#contracts/errors/issue-words.ts';

const schema = z.discriminatedUnion('tool', [
  z.strictObject({ tool: z.literal('a'), text: z.string(), size: z.optional(z.int().check(z.gte(0))) }),
  z.strictObject({ tool: z.literal('b'), locale: z.object({ country: z.enum(['US', 'GB']) }) }),
]);

it.each<[unknown, string]>([
  [{ tool: 'a' }, 'text: is missing; expected string'],
  [{ tool: 'a', text: 5 }, 'text: expected string, received number'],
  [{ tool: 'a', text: 'x', size: -1 }, 'size: expected number to be >=0'],
  [{ tool: 'b', locale: { country: 'XX' } }, 'locale.country: expected one of "US"|"GB"'],
  [{ tool: 'b' }, 'locale: is missing; expected object'],
  [{ tool: 'a', text: 'x', more: 1 }, 'Unrecognized key: "more"'],
])('a message says what is wrong with a part of a request, and where: %j', (request, words) => {
  const [issue] = schema.safeParse(request).error?.issues ?? [];
  expect(issue && wordsOfIssue(issue)).toBe(words);
});
