import { limits } from '#contracts/limits.ts';
import { type JobType, jobTypes, tools } from '#contracts/product.ts';
import { RowHead, Table, Td, Th } from '#web/components/ui/table.tsx';
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx';
import { creditsText } from '#web/lib/format.ts';
import { Answer, type Cell } from './answer.tsx';

type Row = { readonly output: string; readonly of: Readonly<Record<JobType, Cell>> };

const row = (output: string, optimizer: Cell, evaluator: Cell, images: Cell): Row => ({
  output,
  of: { keyword_optimizer: optimizer, keyword_evaluator: evaluator, image_analyzer: images },
});

const rows: readonly Row[] = [
  row(
    'You bring',
    'an article or its address',
    'keywords, with an article or address if you like',
    `up to ${limits.imagesPerRun} images, with their article if you like`,
  ),
  row('Ranked keywords', `${limits.shortlistMin} to ${limits.shortlistMax}`, 'all of yours', false),
  row('Search volume, competition, CPC', true, true, false),
  row('Relevance from 1 to 100', true, 'with an article', false),
  row('Optimizer Score', true, 'with an article', false),
  row('SEO titles', `${limits.titleVariants}`, false, false),
  row('Meta descriptions', `${limits.descriptionVariants}`, false, false),
  row('Rewritten article, facts checked', true, false, false),
  row('Alt text, title, caption, description', false, false, 'for each image'),
  row(
    'A run costs',
    ...(jobTypes.map((type) => creditsText(tools[type].costHalfCredits)) as [Cell, Cell, Cell]),
  ),
];

/** What goes into each tool and what comes out of it. */
export const OutputGrid = () => (
  <section className="section border-t border-line">
    <div className="wrap">
      <h2 className="text-h2">What you put in, what you get out</h2>
      <div className="mt-8">
        <Table scrollName="What each tool gives" className="min-w-84 table-fixed">
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
            {rows.map(({ output, of }) => (
              <tr key={output}>
                <RowHead>{output}</RowHead>
                {jobTypes.map((type) => (
                  <Td key={type}>
                    <Answer cell={of[type]} />
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
