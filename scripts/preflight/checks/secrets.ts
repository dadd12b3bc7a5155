import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import type * as z from 'zod';
import type { StageConfig } from '#lib/stage-config.ts';
import { strapiToken } from '#providers/content/strapi/strapi-token.ts';
import { credentials } from '#providers/market-data/dataforseo/credentials.ts';
import { paddleKeys } from '#runtime/adapters/payments.ts';
import { languageModelKey } from '#runtime/settings/language-model.ts';
import type { Clients } from './clients.ts';
import { type Check, type Finding, isNamed, missing, ok } from './finding.ts';
import { jsonText } from './json-text.ts';

type Expected = {
  readonly name: string;
  readonly of: string;
  /** Schema of the JSON; null for plain text. */
  readonly fields: z.ZodObject | null;
};

/** The secrets that a stage's settings name, and the fields that functions read in them. */
const expectedOf = ({
  dataForSeo,
  strapi,
  paddle,
  languageModel,
  google,
}: StageConfig): readonly Expected[] => {
  const all: readonly (readonly [string | undefined, string, z.ZodObject | null])[] = [
    [dataForSeo?.secretName, 'DataForSEO', credentials],
    [strapi?.secretName, 'Strapi', strapiToken],
    [paddle?.secretName, 'Paddle', paddleKeys],
    [languageModel?.secretName, 'the language model', languageModelKey],
    [google?.clientSecretName, 'Google', null],
  ];
  return all.flatMap(([name, of, fields]) => (name === undefined ? [] : [{ name, of, fields }]));
};

const exampleOf = ({ fields }: Expected): string =>
  fields ? JSON.stringify(Object.fromEntries(Object.keys(fields.shape).map((name) => [name, '...']))) : '...';

/** Names of invalid fields. Values are secret. */
const wrongFields = (text: string, { fields }: Expected): readonly string[] => {
  if (fields === null) return text === '' ? ['the text'] : [];
  const json = jsonText.safeParse(text);
  if (!json.success) return ['JSON'];
  const parsed = fields.safeParse(json.data);
  return parsed.success ? [] : [...new Set(parsed.error.issues.map(({ path }) => path.join('.') || 'JSON'))];
};

/** The text of a secret; null if it does not exist. */
export const readSecret = async ({ secrets }: Clients, name: string): Promise<string | null> => {
  try {
    const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId: name }));
    return SecretString ?? '';
  } catch (error) {
    // Reading a secret that is marked for deletion fails with InvalidRequestException.
    if (isNamed(error, 'ResourceNotFoundException', 'InvalidRequestException')) return null;
    throw error;
  }
};

const judge = async (clients: Clients, expected: Expected): Promise<Finding> => {
  const { name, of } = expected;
  const text = await readSecret(clients, name);
  if (text === null)
    return missing(
      `the secret ${name} for ${of} does not exist`,
      `aws secretsmanager create-secret --name ${name} --secret-string '${exampleOf(expected)}'`,
    );
  const wrong = wrongFields(text, expected);
  if (wrong.length === 0) return ok(`the secret ${name} of ${of}`);
  return missing(
    `the secret ${name} of ${of} lacks ${wrong.join(', ')}`,
    `aws secretsmanager put-secret-value --secret-id ${name} --secret-string '${exampleOf(expected)}'`,
  );
};

/** One check for each secret, so that an unreadable secret hides no other. */
export const checkSecrets = (clients: Clients, config: StageConfig): readonly Check[] =>
  expectedOf(config).map((expected) => ({
    about: `the secret ${expected.name} of ${expected.of}`,
    permissions: ['secretsmanager:GetSecretValue'],
    run: async () => [await judge(clients, expected)],
  }));
