import { type MarketDataKind, marketDataKinds } from '#contracts/keywords/market.ts';
import type { StageConfig } from '#lib/stage-config.ts';

type Choices = Pick<StageConfig, 'providers' | 'paddle'>;

const marketDataModules: Readonly<Record<MarketDataKind, string>> = {
  sample: 'providers/market-data/sample-market-data.ts',
  none: 'providers/market-data/no-market-data.ts',
  dataforseo: 'providers/market-data/dataforseo/dataforseo-market-data.ts',
};

/** Modules that only one choice of provider needs, with that choice. */
const moduleChoices: readonly { readonly module: string; readonly isChosen: (config: Choices) => boolean }[] =
  [
    {
      module: 'providers/payments/paddle/create-paddle-payments.ts',
      isChosen: ({ paddle }) => paddle !== undefined,
    },
    {
      module: 'providers/payment-queue/sqs.ts',
      isChosen: ({ paddle }) => paddle !== undefined,
    },
    ...marketDataKinds.map((kind) => ({
      module: marketDataModules[kind],
      isChosen: ({ providers }: Choices) => providers.marketData === kind,
    })),
    {
      module: 'providers/content/strapi/strapi-content.ts',
      isChosen: ({ providers }) => providers.content === 'strapi',
    },
    {
      module: 'providers/language-model/open-vendor-model.ts',
      isChosen: ({ providers }) => providers.languageModel !== 'built-in',
    },
    {
      module: 'providers/language-model/sdk/open-bedrock.ts',
      isChosen: ({ providers }) => providers.languageModel === 'bedrock',
    },
    {
      module: 'providers/language-model/sdk/open-openai-compatible.ts',
      isChosen: ({ providers }) => providers.languageModel === 'openai-compatible',
    },
  ];

/** Modules under `lambdas` that a stage never loads, because it uses another provider. */
export const unchosenModules = (config: Choices): string[] =>
  moduleChoices.filter(({ isChosen }) => !isChosen(config)).map(({ module }) => module);

/** The engine with its weights, and the model vendors' SDKs, which together make up most of a bundle. */
const modulesOfStages = [
  'providers/language-model/built-in/built-in-language-model.ts',
  'providers/language-model/open-vendor-model.ts',
];

/**
 * Modules under `lambdas` that a function never loads, whatever its stage has chosen: only the stages of a run write
 * text.
 */
export const unusedModules = (entry: string): readonly string[] =>
  entry.startsWith('lambdas/stages/') ? [] : modulesOfStages;
