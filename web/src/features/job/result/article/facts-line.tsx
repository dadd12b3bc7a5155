import type { Fact, FactKind, FactOutcome } from '#contracts/keywords/writing.ts';
import { factKindNames } from '#domain/verify/fact-kind-names.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Disclosure } from '#web/features/job/result/shared/disclosure.tsx';

const outcomes: Record<FactOutcome, { label: string; note: string }> = {
  kept: { label: 'Kept', note: '' },
  repaired: { label: 'Restored', note: 'The rewrite lost it; we restored it.' },
  restored: {
    label: 'Sentence restored',
    note: 'The rewrite lost it; we restored the original sentence.',
  },
};

const groupByKind = (facts: readonly Fact[]): [FactKind, Fact[]][] =>
  (Object.keys(factKindNames) as FactKind[])
    .map((kind): [FactKind, Fact[]] => [kind, facts.filter((fact) => fact.kind === kind)])
    .filter(([, group]) => group.length > 0);

/**
 * The texts of a kind, each once with its number, in the spelling that comes first: to a reader, "Two" and "two" are the
 * same.
 */
const textsOf = (facts: readonly Fact[]): string[] => {
  const byKey = new Map<string, { text: string; times: number }>();
  for (const { text } of facts) {
    const key = text.toLowerCase();
    const known = byKey.get(key);
    byKey.set(key, { text: known?.text ?? text, times: (known?.times ?? 0) + 1 });
  }
  return [...byKey.values()].map(({ text, times }) => (times === 1 ? text : `${text} (${times} times)`));
};

const Saved = ({ fact }: { fact: Fact }) => (
  <li className="py-1.5">
    <span className="font-medium">{fact.text}</span> <Badge tone="warn">{outcomes[fact.outcome].label}</Badge>
    <span className="block text-small text-ink-soft">{outcomes[fact.outcome].note}</span>
  </li>
);

/**
 * "42 of 42 facts kept", which expands to the list. Every fact in the list is in the shown article, either kept or
 * restored.
 */
export const FactsLine = ({ facts }: { facts: readonly Fact[] }) => {
  if (facts.length === 0) return null;
  const saved = facts.filter(({ outcome }) => outcome !== 'kept');
  return (
    <Disclosure
      summary={
        <>
          <span className="font-medium">
            {facts.length} of {facts.length} facts kept
          </span>
          {saved.length > 0 && <span className="text-ink-soft"> · {saved.length} of them restored</span>}
        </>
      }
    >
      <p className="text-small text-ink-soft">
        Numbers, dates, names, quotations, links and the like, compared one by one with your original.
      </p>
      {saved.length > 0 && (
        <ul className="mt-3">
          {saved.map((fact) => (
            <Saved key={`${fact.kind} ${fact.text} ${fact.sentence}`} fact={fact} />
          ))}
        </ul>
      )}
      <dl className="mt-3 grid gap-3">
        {groupByKind(facts).map(([kind, group]) => (
          <div key={kind}>
            <dt className="text-small text-ink-soft">
              {factKindNames[kind]} ({group.length})
            </dt>
            <dd className="wrap-anywhere">{textsOf(group).join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
};
