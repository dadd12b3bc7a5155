import { example } from 'virtual:example-result';
import { clsx } from 'clsx';
import { Badge } from '#web/components/ui/badge.tsx';

/** As many rows as fit next to the headline without moving the form down, each on one line. */
const rows = example.keywords.filter(({ text }) => text.length <= 30).slice(0, 4);

/** What comes back, in miniature: the first keywords of the example run. Narrower screens show only the full example. */
export const HeroExample = () => (
  <figure className="hidden self-start rounded-card border border-line bg-surface px-5 pt-4 pb-3.5 xl:block">
    <figcaption className="flex items-center justify-between gap-3">
      <span className="font-medium">What you get</span>
      <Badge tone="accent">Example, sample data</Badge>
    </figcaption>
    <table className="mt-3 w-full border-collapse text-left text-small">
      <thead className="text-ink-soft">
        <tr>
          <th scope="col" className="pb-1.5 font-normal">
            Keyword
          </th>
          <th scope="col" className="pb-1.5 pl-3 font-normal">
            Class
          </th>
          <th scope="col" className="pb-1.5 pl-3 text-right font-normal">
            Score
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ text, keywordClass, score }) => (
          <tr key={text} className="border-t border-line">
            <td className="py-1.5 font-medium">
              <span className={clsx(text === example.lead && 'marker')}>{text}</span>
            </td>
            <td className="py-1.5 pl-3 whitespace-nowrap text-ink-soft">{keywordClass}</td>
            <td className="py-1.5 pl-3 text-right tabular-nums">{score}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="border-t border-line pt-2.5 text-small text-ink-soft">
      From an article of {example.words} words.{' '}
      <a href="#example-heading" className="font-medium text-ink underline underline-offset-2">
        See the whole example
      </a>
    </p>
  </figure>
);
