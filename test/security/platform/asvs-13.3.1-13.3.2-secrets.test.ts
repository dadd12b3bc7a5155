import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { environmentNames } from '#contracts/platform/environment.ts';
import { synthesize } from '#test/infra/synth.ts';
import { notEmpty } from '#test/not-empty.ts';

/** The format of secrets, by issuer. Each is long enough that no word or hash of ours matches it. */
const patterns: readonly (readonly [string, RegExp])[] = [
  ['AWS access key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['private key', /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----\s*[A-Za-z0-9+/]{32}/],
  ['Paddle key', /\bpdl_(?:live|sdbx)_apikey_[a-z0-9]{20,}/],
  ['Paddle webhook secret', /\bpdl_ntfset_[a-z0-9]{20,}/],
  ['OpenAI key', /\bsk-(?:proj-)?[A-Za-z0-9]{32,}\b/],
  ['Anthropic key', /\bsk-ant-[\w-]{20,}/],
  ['Stripe key', /\b[rs]k_live_[A-Za-z0-9]{16,}/],
  ['GitHub token', /\b(?:ghp|gho|ghs|github_pat)_[A-Za-z0-9_]{30,}/],
  ['Google key', /\bAIza[0-9A-Za-z_-]{35}\b/],
  ['Google client secret', /\bGOCSPX-[\w-]{20,}/],
  ['Slack token', /\bxox[abp]-[0-9A-Za-z-]{20,}/],
  ['JSON web token', /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/],
  ['password in an address', /\b(?:https?|postgres|mongodb):\/\/[^\s/:@'"`$<>{}]+:[^\s/@'"`$<>{}]{9,}@/],
];
const secretsIn = (text: string): string[] =>
  patterns.flatMap(([name, pattern]) =>
    pattern.test(text) ? [`${name}: ${pattern.exec(text)?.[0].slice(0, 24)}`] : [],
  );

it('the patterns find the secrets that they are made for', () => {
  const samples = [`AKIA${'IOSFODNN7EXAMPLE'}`, ['sk-ant', 'api03', 'a'.repeat(24)].join('-')].join(' ');
  expect(secretsIn(samples)).toHaveLength(2);
});

describe('there is no secret', () => {
  it('in any file of the repository', () => {
    const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
    const found = files
      .filter((file) => existsSync(file) && !/\.(?:png|jpe?g|webp|woff2?|ico|gif|mp4|webm|bin)$/.test(file))
      .flatMap((file) => secretsIn(readFileSync(file, 'utf8')).map((secret) => `${file}: ${secret}`));
    expect(files.length).toBeGreaterThan(500);
    expect(found).toEqual([]);
  });

  it.each(['development', 'production'] as const)(
    'in the template of %s, nor in the settings of functions',
    (stage) => {
      const template = synthesize(stage);
      expect(secretsIn(JSON.stringify(template.toJSON()))).toEqual([]);
      const secretNames = Object.values(environmentNames).filter((name) =>
        /SECRET|KEY|PASSWORD|TOKEN/.test(name),
      );
      for (const [id, { Properties }] of Object.entries(template.findResources('AWS::Lambda::Function')))
        for (const [name, value] of Object.entries(Properties.Environment?.Variables ?? {})) {
          const isSecret = secretNames.some((secret) => secret === name);
          // A function gets the place where a secret is kept, never the secret.
          const isReference = typeof value === 'object' || /_(?:ARN|NAME)$/.test(name);
          expect([id, name, !isSecret || isReference]).toEqual([id, name, true]);
          expect([id, name, JSON.stringify(value).includes('resolve:secretsmanager')]).toEqual([
            id,
            name,
            false,
          ]);
        }
    },
  );

  describe('in the bundles', () => {
    const entries = globSync('lambdas/{api,stages,fetcher,triggers}/*.ts').filter(
      (file) => !/\/(?:index|app)\.ts$/.test(file),
    );
    let bundles: { path: string; text: string }[] = [];
    beforeAll(async () => {
      // A value in the builder's environment must not end up in the build.
      const { outputFiles } = await build({
        entryPoints: entries,
        bundle: true,
        write: false,
        outdir: 'out',
        platform: 'node',
        format: 'esm',
        target: 'node24',
        splitting: true,
        external: ['sharp'],
        logLevel: 'error',
      });
      bundles = outputFiles.map(({ path, text }) => ({ path, text }));
    }, 120_000);

    it('of the functions', () => {
      expect(bundles.length).toBeGreaterThan(entries.length);
      expect(
        bundles.flatMap(({ path, text }) => secretsIn(text).map((secret) => `${path}: ${secret}`)),
      ).toEqual([]);
    });

    const web = globSync('dist/web/**/*.{js,html,css,json}');
    it.skipIf(web.length === 0)('of the browser, which has no environment either', () => {
      const wrong = web.flatMap((file) => {
        const text = readFileSync(file, 'utf8');
        const names = Object.values(environmentNames).filter(
          (name) => new RegExp(`\\b${name}\\b`).test(text) && name.includes('_'),
        );
        const leaks =
          /\bprocess\.env\.(?!NODE_ENV)\w+/.exec(text)?.[0] ??
          (text.includes(process.cwd()) ? process.cwd() : null);
        return [...secretsIn(text), ...names, ...(leaks ? [leaks] : [])].map((leak) => `${file}: ${leak}`);
      });
      expect(wrong).toEqual([]);
    });
  });
});

it('the environment is read in one place, and by the entries that pass it there', () => {
  const readers = globSync('{lambdas,web/src}/**/*.{ts,tsx}').filter((file) =>
    /\bprocess\.env\b/.test(readFileSync(file, 'utf8')),
  );
  const unexpected = readers.filter((file) => !/^lambdas\/(?:runtime|triggers|fetcher)\//.test(file));
  expect(unexpected).toEqual([]);
});

it('secrets of vendors are kept in Secrets Manager and read by name', () => {
  const secrets = synthesize('production').findResources('AWS::SecretsManager::Secret');
  for (const { Properties } of notEmpty(Object.values(secrets)))
    expect(Properties.SecretString).toBeUndefined();
});
