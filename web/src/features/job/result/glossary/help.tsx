import CircleHelp from 'lucide-react/icons/circle-question-mark';
import type { ReactNode } from 'react';
import { capitalize } from '#contracts/letter-case.ts';
import { Popover } from '#web/components/ui/popover.tsx';
import { classTerms, intentMeanings, metricTerms } from './terms.ts';

const Terms = ({ terms }: { terms: readonly { name: string; meaning: string }[] }) => (
  <dl className="mt-2 grid gap-2 text-small">
    {terms.map(({ name, meaning }) => (
      <div key={name}>
        <dt className="font-medium">{name}</dt>
        <dd className="text-ink-soft">{meaning}</dd>
      </div>
    ))}
  </dl>
);

const intentTerms = Object.entries(intentMeanings).map(([name, meaning]) => ({
  name: capitalize(name),
  meaning,
}));

const helps = {
  class: {
    name: 'Class',
    body: (
      <>
        <p>What to do with a keyword. It follows from relevance, searches and ranking difficulty.</p>
        <Terms terms={classTerms} />
      </>
    ),
  },
  intent: {
    name: 'Intent',
    body: (
      <>
        <p>What people want when they search for it.</p>
        <Terms terms={intentTerms} />
      </>
    ),
  },
  score: { name: 'Score', body: <p>{metricTerms.score.meaning}</p> },
  difficulty: { name: 'Difficulty', body: <p>{metricTerms.difficulty.meaning}</p> },
  lead: { name: 'Lead keyword', body: <p>{metricTerms.lead.meaning}</p> },
  glossary: {
    name: 'What the terms mean',
    body: (
      <>
        <Terms terms={Object.values(metricTerms)} />
        <h4 className="mt-4 font-sans text-body font-semibold tracking-normal">Classes</h4>
        <Terms terms={classTerms} />
        <h4 className="mt-4 font-sans text-body font-semibold tracking-normal">Intent</h4>
        <Terms terms={intentTerms} />
      </>
    ),
  },
} as const satisfies Readonly<Record<string, { name: string; body: ReactNode }>>;
export type HelpTopic = keyof typeof helps;

/** A question mark that explains a term where it is used. */
export const Help = ({ topic }: { topic: HelpTopic }) => {
  const { name, body } = helps[topic];
  return (
    <Popover
      label={name}
      trigger={
        <button
          type="button"
          aria-label={`Explain: ${name}`}
          className="inline-grid size-6 shrink-0 place-items-center rounded-full text-ink-faint hover:text-accent pointer-coarse:size-11"
        >
          <CircleHelp aria-hidden="true" className="size-3.5" />
        </button>
      }
    >
      {body}
    </Popover>
  );
};

/** All terms of a result in one box. */
export const Glossary = () => {
  const { name, body } = helps.glossary;
  return (
    <Popover
      label={name}
      trigger={
        <button
          type="button"
          className="inline-flex items-center gap-1.5 text-small text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
        >
          <CircleHelp aria-hidden="true" className="size-3.5" />
          {name}
        </button>
      }
    >
      {body}
    </Popover>
  );
};
