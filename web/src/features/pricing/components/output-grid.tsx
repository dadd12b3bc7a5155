import { toolTexts } from '#content/tools/index.ts';
import type { ToolTexts } from '#content/tools/tool-texts.ts';
import { type JobType, jobTypes, tools } from '#contracts/product.ts';
import { creditsText } from '#web/lib/values/format.ts';
import { ComparisonTable } from './comparison-table.tsx';
import type { Cell } from './plan-cell.tsx';

const outputs: readonly (readonly [keyof ToolTexts['outputs'], string])[] = [
  ['input', 'You bring'],
  ['keywords', 'Ranked keywords'],
  ['figures', 'Search volume, competition, CPC'],
  ['relevance', 'Relevance from 1 to 100'],
  ['score', 'Optimizer Score'],
  ['titles', 'SEO titles'],
  ['descriptions', 'Meta descriptions'],
  ['article', 'Rewritten article, facts checked'],
  ['imageTexts', 'Alt text, title, caption, description'],
];

type Row = { readonly name: string; readonly cellOf: (type: JobType) => Cell };

const rows: readonly Row[] = [
  ...outputs.map(([output, name]) => ({ name, cellOf: (type: JobType) => toolTexts[type].outputs[output] })),
  { name: 'A run costs', cellOf: (type) => creditsText(tools[type].costHalfCredits) },
];

/** Input and output of each tool. */
export const OutputGrid = () => (
  <section className="section border-t border-line">
    <div className="wrap">
      <h2 className="text-h2">What you put in, what you get out</h2>
      <div className="mt-8">
        <ComparisonTable
          scrollName="What each tool gives you"
          rowHeading="Output"
          rowHeadingWidth="w-[28%] sm:w-1/4"
          columns={jobTypes}
          nameOf={(type) => tools[type].name}
          rows={rows}
        />
      </div>
    </div>
  </section>
);
