import * as z from 'zod';
import { type LanguageModelKind, languageModelKinds } from '#contracts/models/language-model.ts';
import { type ModelPrice, modelPrice, priceOf } from '#contracts/models/model-caps.ts';
import { environmentNames as names } from '#contracts/platform/environment.ts';
import type { SecretSource } from './secrets.ts';

/** The stage's settings for a vendor's model. */
export type VendorModel = {
  kind: Exclude<LanguageModelKind, 'built-in'>;
  model: string;
  price: ModelPrice;
  /** Null for Amazon's own address; required for an OpenAI-compatible server. */
  address: string | null;
  /** The region of Bedrock; null for the function's own. */
  region: string | null;
  /** Null if the server needs no key. */
  secret: SecretSource | null;
};
export type LanguageModelSettings = 'built-in' | VendorModel;

/** The language model settings in the environment. */
export const languageModelVariables = {
  [names.languageModel]: z.enum(languageModelKinds),
  [names.languageModelId]: z.string().min(1).optional(),
  [names.languageModelAddress]: z.url().optional(),
  [names.languageModelRegion]: z.string().min(1).optional(),
  [names.languageModelPrice]: z.string().optional(),
  [names.languageModelSecretName]: z.string().optional(),
  [names.languageModelSecret]: z.string().optional(),
};
type Variables = z.infer<z.ZodObject<typeof languageModelVariables>>;

const parsePrice = (text: string | undefined): ModelPrice | null => {
  if (!text) return null;
  const [input, output, ...more] = text.split('/').map(Number);
  const parsed = modelPrice.safeParse({ input, output });
  if (!parsed.success || more.length > 0)
    throw new Error(
      `${names.languageModelPrice} is "${text}"; write US dollars per million input and output tokens, as in "0.15/0.6".`,
    );
  return parsed.data;
};

const findKey = (data: Variables): SecretSource | null => {
  const value = data[names.languageModelSecret];
  if (value) return { value };
  const name = data[names.languageModelSecretName];
  return name ? { name } : null;
};

/** @throws Error that names the missing or invalid variable */
export const readLanguageModel = (data: Variables): LanguageModelSettings => {
  const kind = data[names.languageModel];
  if (kind === 'built-in') return kind;
  const model = data[names.languageModelId];
  if (!model) throw new Error(`Set ${names.languageModelId}, the model's id at the vendor.`);
  const address = data[names.languageModelAddress] ?? null;
  if (kind === 'openai-compatible' && address === null)
    throw new Error(`Set ${names.languageModelAddress}, the server's address up to /chat/completions.`);
  return {
    kind,
    model,
    price: priceOf(model, parsePrice(data[names.languageModelPrice])),
    address,
    region: data[names.languageModelRegion] ?? null,
    secret: findKey(data),
  };
};

/** The content of the vendor's secret. */
export const languageModelKey = z.object({ apiKey: z.string().min(1) });
