import type { FinalResult, Receipt } from '#contracts/jobs/result.ts';
import { countries, languages } from '#contracts/locales.ts';
import { Button } from '#web/components/ui/button.tsx';
import { modelWorkLines } from '#web/features/job/result/components/model-work-lines.ts';
import { exportRun, type RunName } from '#web/features/job/result/export/export-run.ts';
import { formatDuration } from '#web/features/job/result/shared/format.ts';
import { sourceNames } from '#web/features/job/result/shared/metric-sources.ts';
import { toolViews } from '#web/features/tools/index.ts';
import { creditsText } from '#web/lib/values/format.ts';

const states: Record<Receipt['credits']['state'], string> = {
  settled: 'charged',
  refunded: 'refunded',
  demo: 'free demo run',
};

const cost = (dollars: number): string =>
  dollars === 0 ? '$0.00' : `$${dollars.toFixed(dollars < 0.01 ? 4 : 2)}`;

const modelCost = ({ model_cost_usd }: Receipt): [string, string][] =>
  model_cost_usd === undefined ? [] : [['of which language model', cost(model_cost_usd)]];

/** The source of searches and scores. A run without keywords has none. */
const searchLines = (manifest: FinalResult['manifest']): [string, string][] => [
  ['Metrics', sourceNames[manifest.market_data]],
  ['Market', `${countries[manifest.locale.country].name}, ${languages[manifest.locale.language]}`],
  ['Formula', manifest.formula_version],
];

const lookUps = ({ keywords_looked_up, cache_hits }: Receipt): [string, string][] => [
  ['Keywords looked up', `${keywords_looked_up} (${cache_hits} from cache)`],
];

const givenBack = ({ credits }: Receipt): string =>
  credits.given_back === undefined ? '' : `, ${creditsText(credits.given_back * 2)} refunded`;

const lines = ({ receipt, manifest }: FinalResult, searched: boolean): [string, string][] => [
  [
    'Credits',
    `${creditsText(receipt.credits.reserved * 2)}, ${states[receipt.credits.state]}${givenBack(receipt)}`,
  ],
  ['Data and model cost', cost(receipt.provider_cost_usd)],
  ...modelCost(receipt),
  ...(searched ? lookUps(receipt) : []),
  ['Time', formatDuration(receipt.duration_ms)],
  ['Text read by', manifest.language_model],
  ...modelWorkLines(manifest.model_work ?? []),
  ...(searched ? searchLines(manifest) : []),
  ['Input', `sha256 ${manifest.input_sha256.slice(0, 12)}…`],
  ['Created', `${manifest.computed_at.slice(0, 16).replace('T', ' ')} UTC`],
];

/** The cost of a run, and the models and data that it used, in the form of a receipt. */
export const ReceiptSlip = ({ result, run }: { result: FinalResult; run: RunName }) => (
  <section aria-label="Receipt" className="mx-auto w-full max-w-sm font-mono text-small">
    <div className="border-y border-dashed border-line-strong px-1 py-4">
      <h3 className="text-center font-mono text-small font-medium tracking-normal">Receipt</h3>
      <dl className="mt-3 grid gap-1">
        {lines(result, toolViews[run.jobType].parts.includes('keywords')).map(([label, value]) => (
          <div key={label} className="flex items-baseline gap-2">
            <dt className="shrink-0 text-ink-soft">{label}</dt>
            <span aria-hidden="true" className="min-w-4 flex-1 border-b border-dotted border-line-strong" />
            <dd className="text-end wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
    {result.selected_keywords.length > 0 && (
      <p className="mt-3 text-center">
        <Button variant="ghost" size="sm" className="font-sans" onClick={() => exportRun(run, result)}>
          Export run (JSON)
        </Button>
        <span className="block font-sans text-ink-soft">
          Everything on this page, plus the data to recompute every score.
        </span>
      </p>
    )}
  </section>
);
