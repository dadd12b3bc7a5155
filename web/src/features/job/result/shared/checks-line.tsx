import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { ArticleCheck } from '#contracts/keywords/writing.ts';
import { Disclosure } from './disclosure.tsx';

const State = ({ passed }: { passed: boolean }) => {
  const Icon = passed ? Check : Minus;
  return (
    <span className={clsx('inline-flex items-center gap-1', passed ? 'text-low' : 'text-ink-soft')}>
      <Icon aria-hidden="true" className="size-3.5" strokeWidth={2.5} />
      {passed ? 'Yes' : 'No'}
    </span>
  );
};

const Head = () => (
  <thead className="text-small text-ink-soft">
    <tr>
      <th scope="col" className="pb-1 text-start font-normal">
        Check
      </th>
      <th scope="col" className="w-18 pb-1 text-start font-normal">
        Before
      </th>
      <th scope="col" className="w-16 pb-1 text-start font-normal">
        After
      </th>
    </tr>
  </thead>
);

const Row = ({ check }: { check: ArticleCheck }) => (
  <tr className="border-t border-line align-top">
    <td className="py-2 pe-4">
      {check.label}
      <span className="block text-small text-ink-soft">{check.note}</span>
    </td>
    <td className="py-2">
      <State passed={check.before} />
    </td>
    <td className="py-2">
      <State passed={check.after} />
    </td>
  </tr>
);

/** The on-page checks before and after the rewrite. */
export const ChecksLine = ({ checks }: { checks: readonly ArticleCheck[] }) => {
  if (checks.length === 0) return null;
  const before = checks.filter((check) => check.before).length;
  const after = checks.filter((check) => check.after).length;
  return (
    <Disclosure
      summary={
        <>
          <span className="font-medium">
            {after} of {checks.length} on-page checks met
          </span>
          <span className="text-ink-soft"> · {before} before</span>
        </>
      }
    >
      <p className="mb-2 text-small text-ink-soft">
        After: the rewritten article with the title and description in use.
      </p>
      <table className="w-full text-start">
        <Head />
        <tbody>
          {checks.map((check) => (
            <Row key={check.id} check={check} />
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
};
