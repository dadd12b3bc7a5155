import { example } from 'virtual:example-result';
import { clsx } from 'clsx';
import { formatNumber } from '#contracts/format-number.ts';
import { product } from '#contracts/product.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { counted } from '#web/lib/values/counted.ts';
import { SweetSpotPicture } from './sweet-spot-picture.tsx';

type ExampleKeyword = (typeof example.keywords)[number];

const noData = 'No data' satisfies ExampleKeyword['difficulty'];

const dots: Record<ExampleKeyword['difficulty'], string> = {
  Low: 'bg-low',
  Medium: 'bg-medium',
  High: 'bg-high',
  'No data': 'bg-line-strong',
};

const searchesOf = ({ volume }: ExampleKeyword): string => (volume === null ? noData : formatNumber(volume));

/** The columns that a phone has no room for, in words. */
const metricsText = (keyword: ExampleKeyword): string =>
  keyword.volume === null
    ? noData
    : `${searchesOf(keyword)} searches a month, ${keyword.difficulty.toLowerCase()} difficulty`;

/** A sentence of the article with the lead keyword highlighted. */
const Passage = () => {
  const at = example.passage.toLowerCase().indexOf(example.lead.toLowerCase());
  const end = at + example.lead.length;
  return (
    <p className="font-serif text-lead">
      {at < 0 ? (
        example.passage
      ) : (
        <>
          {example.passage.slice(0, at)}
          <span className="marker">{example.passage.slice(at, end)}</span>
          {example.passage.slice(end)}
        </>
      )}
    </p>
  );
};

const Head = () => (
  <thead className="text-small text-ink-soft">
    <tr>
      <th scope="col" className="pb-2 font-normal">
        Keyword
      </th>
      <th scope="col" className="pb-2 pl-3 font-normal">
        Score
      </th>
      <th scope="col" className="hidden pb-2 pl-3 text-right font-normal sm:table-cell">
        Searches a month
      </th>
      <th scope="col" className="hidden pb-2 pl-6 font-normal sm:table-cell">
        Difficulty
      </th>
    </tr>
  </thead>
);

const Row = ({ keyword }: { keyword: ExampleKeyword }) => (
  <tr className="border-t border-line">
    <td className="py-2.5">
      <span className="font-medium">{keyword.text}</span>
      <span className="block text-small text-ink-soft">
        {keyword.keywordClass}
        <span className="block sm:hidden">{metricsText(keyword)}</span>
      </span>
    </td>
    <td className="py-2.5 pl-3 whitespace-nowrap tabular-nums">
      <span className="inline-block w-7">{keyword.score}</span>
      <span
        aria-hidden="true"
        className="inline-block h-1.5 w-14 overflow-hidden rounded-full bg-sunken align-middle"
      >
        <span className="block h-full bg-accent" style={{ width: `${keyword.score}%` }} />
      </span>
    </td>
    <td className="hidden py-2.5 pl-3 text-right tabular-nums sm:table-cell">{searchesOf(keyword)}</td>
    <td className="hidden py-2.5 pl-6 sm:table-cell">
      <span className="inline-flex items-center gap-2">
        <span aria-hidden="true" className={clsx('size-2 rounded-full', dots[keyword.difficulty])} />
        {keyword.difficulty}
      </span>
    </td>
  </tr>
);

const Keywords = () => (
  <table className="w-full border-collapse text-left">
    <Head />
    <tbody>
      {example.keywords.map((keyword) => (
        <Row key={keyword.text} keyword={keyword} />
      ))}
    </tbody>
  </table>
);

const SearchPreview = () => (
  <div>
    <h3 className="font-sans text-small font-normal tracking-normal text-ink-soft">As a search result</h3>
    <p className="mt-2 text-h4 text-accent">{example.title}</p>
    <p className="mt-1 text-ink-soft">{example.description}</p>
    <p className="mt-5 text-small text-ink-soft">Other titles</p>
    <ul className="mt-1.5 space-y-1.5">
      {example.otherTitles.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  </div>
);

/** A run on our sample article. The engine computes it when the site is built. */
export const ExampleSection = () => (
  <section className="section border-t border-line bg-sunken" aria-labelledby="example-heading">
    <div className="wrap">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="example-heading" className="text-h2">
          What you get
        </h2>
        <Badge tone="accent">Example, with sample search data</Badge>
      </div>
      <p className="mt-3 max-w-text text-lead text-ink-soft">
        {product.name} read “{example.articleTitle},” {example.words} words about a jar of flour and water.
      </p>
      <div className="mt-10 grid gap-4 lg:grid-cols-[1.35fr_1fr]">
        <SweetSpotPicture />
        <div className="rounded-card border border-line bg-surface p-5 sm:p-7">
          <p className="mb-6 font-serif text-h4 font-semibold text-balance">{example.summary}</p>
          <Keywords />
          <p className="mt-3 text-small text-ink-soft">
            In the order of their relevance to the text, because the search data is a sample.
          </p>
        </div>
        <div className="flex flex-col gap-6 rounded-card border border-line bg-surface p-5 sm:p-7">
          <div>
            <h3 className="mb-2 font-sans text-small font-normal tracking-normal text-ink-soft">
              Where it appears in the text
            </h3>
            <Passage />
          </div>
          <SearchPreview />
          <p className="mt-auto border-t border-dashed border-line pt-4 font-mono text-small">
            {counted(example.changes, 'change')}; {example.facts.kept} of {example.facts.total} facts kept
          </p>
        </div>
      </div>
    </div>
  </section>
);
