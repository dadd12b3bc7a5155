import { setTimeout as sleep } from 'node:timers/promises';
import type { LanguageModelKind } from '#contracts/models/language-model.ts';
import { type ModelPrice, modelBounds } from '#contracts/models/model-caps.ts';
import type { LanguageModel, Log } from '#ports';
import { createBuiltInLanguageModel } from './built-in/built-in-language-model.ts';
import { promptVersions } from './prompts/versions.ts';
import type { SendRequest } from './requests/request.ts';
import type { TaskDeps } from './requests/request-with-retries.ts';
import { createTasks } from './tasks.ts';

export type VendorModelOptions = {
  kind: Exclude<LanguageModelKind, 'built-in'>;
  /** The model's id at the vendor. */
  model: string;
  price: ModelPrice;
  /** Opened with the first request: the vendor's SDK is large, and most functions send no request. */
  openSender: () => Promise<SendRequest>;
  log: Pick<Log, 'warn' | 'error'>;
} & Partial<Pick<TaskDeps, 'bounds' | 'now' | 'sleep'>>;

const vendors: Readonly<Record<VendorModelOptions['kind'], string>> = {
  bedrock: 'Amazon Bedrock',
  'openai-compatible': 'an OpenAI-compatible server',
};

/** A vendor's language model with the built-in engine as its fallback. One of the two does each task. */
export const createVendorModel = (options: VendorModelOptions): LanguageModel => {
  const { kind, model, price, openSender, log } = options;
  let sender: Promise<SendRequest> | undefined;
  const deps: TaskDeps = {
    send: async (request) => {
      sender ??= openSender();
      return (await sender)(request);
    },
    writer: model,
    price,
    log,
    bounds: options.bounds ?? modelBounds,
    now: options.now ?? (() => performance.now()),
    sleep: options.sleep ?? sleep,
  };
  return {
    name: `${model} at ${vendors[kind]}, ${promptVersions}`,
    price,
    ...createTasks(deps, createBuiltInLanguageModel()),
  };
};
