import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createLog } from '#runtime/logger.ts';
import { bareError, redact, redactText } from '#runtime/redact.ts';
import { cpuMsOf } from '#test/cpu-time.ts';

const article = 'Cold brew at home needs nothing but patience and a jar. '.repeat(20);
const shown = (value: unknown): string => JSON.stringify(redact(value));

describe('a log line', () => {
  it.each([
    ['an email address', 'No user mara.lind+seo@mail.example.com here', 'No user [email] here'],
    ['one of another script', 'to jörg@bücher.example now', 'to [email] now'],
    ['a bearer token', 'Bearer abc.def-ghi was refused', 'Bearer [token] was refused'],
    ['a JWT', 'bad eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'bad [token]'],
    ['a key', 'with pdl_live_apikey_01h2x3y4z5', 'with [key]'],
    ['a query', 'GET https://site.example/a?token=1&e=2#x failed', 'GET https://site.example/a?[…] failed'],
    ['a passage in quotes', `cannot read "${article}"`, `cannot read [${article.length} characters]`],
    ['a passage', article, `[text of ${article.length} characters]`],
  ])('has no %s', (_, text, masked) => {
    expect(redactText(text)).toBe(masked);
  });
  it('keeps what an operator needs: ids, names, numbers, hosts and the place of the failure', () => {
    const error = Object.assign(new Error('example.com answered 503 for job 0b2c'), { code: 'ECONNRESET' });
    const line = redact({ jobId: '0b2c', ms: 12, kind: 'timeout', keywords: 3, error });
    expect(line).toMatchObject({
      jobId: '0b2c',
      ms: 12,
      kind: 'timeout',
      keywords: 3,
      error: { name: 'Error', code: 'ECONNRESET', message: 'example.com answered 503 for job 0b2c' },
    });
    expect(shown(line)).toContain('redact.test.ts:');
  });
  it('has nothing that a library attaches to its errors, at any depth', () => {
    const api = Object.assign(new Error('The model answered 400'), {
      requestBodyValues: { prompt: article },
    });
    const outer = new Error('no rewrite', { cause: new Error('again', { cause: api }) });
    expect(shown({ error: outer })).toContain('The model answered 400');
    expect(shown({ error: outer })).not.toContain('Cold brew');
  });
  it('has nothing from input that could not be parsed', () => {
    const parse = (text: string): unknown => {
      try {
        return JSON.parse(text);
      } catch (error) {
        return error;
      }
    };
    expect(shown(parse('Cold brew'))).not.toMatch(/Cold|brew/);
  });
  it('has no lines of a message that look like stack frames', () => {
    const error = new Error(`${article}\n    at Cold brew (jar:1:2)`);
    expect(shown(error)).not.toContain('Cold brew');
  });
  it('has no value of a field that contains what somebody wrote', () => {
    expect(
      shown({ email: 'a', full_name: 'Mara', context_input: 'Cold', nested: [{ text: 'Cold' }] }),
    ).not.toMatch(/Mara|Cold|"a"/);
  });
  it('is not delayed by a message as long as an article, even one without a space', () => {
    const spent = cpuMsOf(() => {
      for (const unit of ['ab1', '日本', '"', 'eyJ', 'https://a.b/'])
        expect(redactText(unit.repeat(Math.ceil(200_000 / unit.length)))).toMatch(
          /^\[text of \d+ characters\]$/,
        );
    });
    expect(spent).toBeLessThan(1000);
  });
  it('is JSON for every value, and always finishes', () => {
    const loop: Record<string, unknown> = {};
    loop.loop = loop;
    expect(shown(loop)).toContain('[…]');
    fc.assert(fc.property(fc.anything({ withBigInt: true }), (value) => void JSON.stringify(redact(value))));
  });
});

it('a function ends with an error that has its name and nothing attached to it', () => {
  const thrown = Object.assign(new Error(`it said "${article}"`, { cause: new Error(article) }), {
    name: 'ProviderMalformed',
    responseBody: article,
  });
  const bare = bareError(thrown);
  expect(bare.name).toBe('ProviderMalformed');
  expect([bare.message, bare.stack, JSON.stringify(bare), String(bare.cause)].join()).not.toContain(
    'Cold brew',
  );
  expect(bare.stack).toMatch(/^ProviderMalformed: it said .*\n {4}at /);
  expect(bareError('a text').message).toBe('a text');
});

it('the cloud’s log writes masked lines', () => {
  const lines: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      lines.push(String(text));
      return true;
    });
  const log = createLog('test');
  const fields = { jobId: '0b2c', error: new Error(`mara@example.com wrote "${article}"`) };
  log.info('one', fields);
  log.warn('two', fields);
  log.error('three', fields);
  vi.restoreAllMocks();
  const written = lines.join('');
  expect(written.match(/0b2c/g)).toHaveLength(3);
  expect(written).not.toMatch(/mara@|Cold brew/);
});
