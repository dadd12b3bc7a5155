import { useState } from 'react';
import type { ChosenTexts } from '#contracts/jobs/choices.ts';
import type { ArticleChange, ArticleCheck } from '#contracts/keywords/writing.ts';
import { changeKey } from '#domain/results/change-key.ts';
import { Switch } from '#web/components/ui/switch.tsx';
import type { Choosing } from '#web/features/job/result/choices/use-choices.ts';
import { Disclosure } from '#web/features/job/result/shared/disclosure.tsx';
import { counted } from '#web/lib/values/counted.ts';
import { stripMarkdown } from './article-diff.ts';

const labelsOf = (
  before: readonly ArticleCheck[],
  after: readonly ArticleCheck[],
  isMet: boolean,
): string[] =>
  after
    .filter((check) => check.after === isMet && before.find(({ id }) => id === check.id)?.after === !isMet)
    .map(({ label }) => label);

/** How a change to the article affected its checks, in one sentence. */
export const describeEffect = (
  before: readonly ArticleCheck[] = [],
  after: readonly ArticleCheck[] = [],
): string => {
  const [lost, won] = [labelsOf(before, after, false), labelsOf(before, after, true)];
  const met = after.filter((check) => check.after).length;
  const effects = [
    ...(won.length > 0 ? [`now met: ${won.join(', ')}`] : []),
    ...(lost.length > 0 ? [`no longer met: ${lost.join(', ')}`] : []),
  ];
  return `${met} of ${after.length} checks met; ${effects.length === 0 ? 'none changed' : effects.join('; ')}.`;
};

const Text = ({ name, text }: { name: string; text: string }) =>
  text === '' ? null : (
    <div>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd dir="auto" className="font-serif whitespace-pre-line wrap-anywhere">
        {text}
      </dd>
    </div>
  );

const headingLevel = (markdown: string): number | undefined =>
  /^ {0,3}(#{1,6})\s/.exec(markdown)?.[1]?.length;

/** What is different about a passage whose words are the same. */
const describeForm = (before: string, after: string): string => {
  const [old, now] = [headingLevel(before), headingLevel(after)];
  return old === now || old === undefined || now === undefined
    ? 'Same words, other formatting'
    : `Heading, level ${old} before and level ${now} now`;
};

const Wording = ({ before, after }: ArticleChange) => {
  const [old, now] = [stripMarkdown(before), stripMarkdown(after)];
  return (
    <dl className="grid gap-3">
      {old === now ? (
        <Text name={describeForm(before, after)} text={now} />
      ) : (
        <>
          <Text name="Your wording" text={old} />
          <Text name="Our wording" text={now} />
        </>
      )}
    </dl>
  );
};

type ChangeItemProps = {
  change: ArticleChange;
  number: number;
  accepted: boolean;
  isStuck: boolean;
  onAccept: ((accepted: boolean) => void) | null;
};

const ChangeItem = ({ change, number, accepted, isStuck, onAccept }: ChangeItemProps) => (
  <li className="grid gap-3 border-t border-line py-4">
    <Wording {...change} />
    <p className="text-small text-ink-soft">{change.reason}</p>
    {onAccept && (
      <Switch
        checked={accepted}
        onCheckedChange={onAccept}
        aria-label={`Accept change ${number}`}
        label="Accept"
      />
    )}
    {isStuck && (
      <p className="text-small text-medium">
        Other changes hide this passage, so it stays as it is. Edit it after you export the article.
      </p>
    )}
  </li>
);

/** Every change to the article, to accept or reject, with its effect on the checks. */
export const ChangeList = ({
  changes,
  choosing,
}: {
  changes: readonly ArticleChange[];
  choosing: Choosing;
}) => {
  const [effect, setEffect] = useState('');
  const { choices, texts, change } = choosing;
  if (changes.length === 0) return null;
  const rejected = new Set(choices.rejected);
  const accept = async (key: string, accepted: boolean): Promise<void> => {
    const before = texts.article?.checks;
    const next = accepted ? [...rejected].filter((each) => each !== key) : [...rejected, key];
    const after: ChosenTexts | null = (await change?.({ rejected: next })) ?? null;
    if (after)
      setEffect(`${accepted ? 'Accepted' : 'Rejected'}. ${describeEffect(before, after.article?.checks)}`);
  };
  const kept = changes.filter((each) => !rejected.has(changeKey(each))).length;
  return (
    <Disclosure
      summary={
        <span className="font-medium">
          {kept} of {counted(changes.length, 'change')} accepted
        </span>
      }
    >
      <p role="status" className="min-h-5 text-small text-ink-soft">
        {effect || 'Reject a change to keep your own wording. The article, its checks and exports follow.'}
      </p>
      <ol className="mt-3">
        {changes.map((each, index) => {
          const key = changeKey(each);
          return (
            <ChangeItem
              key={key}
              change={each}
              number={index + 1}
              accepted={!rejected.has(key)}
              isStuck={texts.article?.stuck.includes(key) ?? false}
              onAccept={change && ((accepted) => void accept(key, accepted))}
            />
          );
        })}
      </ol>
    </Disclosure>
  );
};
