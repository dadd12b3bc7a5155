import { toolTexts } from '#content/tools/index.ts';
import type { ToolTexts } from '#content/tools/tool-texts.ts';
import { type JobType, jobTypes, tools } from '#contracts/product.ts';
import { RowHead, Table, Td, Th } from '#web/components/ui/table.tsx';
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx';
import { creditsText } from '#web/lib/values/format.ts';
import { type Cell, PlanCell } from './plan-cell.tsx';

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
        <Table scrollName="What each tool gives you" className="min-w-84 table-fixed">
          <thead>
            <tr>
              <Th className="sticky left-0 w-[28%] bg-paper sm:w-1/4">
                <VisuallyHidden>Output</VisuallyHidden>
              </Th>
              {jobTypes.map((type) => (
                <Th key={type} className="text-ink sm:text-body">
                  {tools[type].name}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cellOf }) => (
              <tr key={name}>
                <RowHead>{name}</RowHead>
                {jobTypes.map((type) => (
                  <Td key={type}>
                    <PlanCell cell={cellOf(type)} />
                  </Td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </div>
  </section>
);
