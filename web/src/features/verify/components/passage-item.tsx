import type { PassageKind, PassageSide, ReportedPassage } from '#contracts/verify/change-report.ts';
import { passageLabels } from '#domain/verify/describe-report.ts';
import { Badge, type BadgeTone } from '#web/components/ui/badge.tsx';
import { MarkedText } from './marked-text.tsx';

const tones: Readonly<Record<PassageKind, BadgeTone>> = {
  same: 'good',
  reworded: 'plain',
  changed: 'bad',
  lost: 'bad',
  added: 'warn',
};

const Side = ({ name, side, as }: { name: string; side: PassageSide; as: 'del' | 'ins' }) => (
  <div className="min-w-0">
    <dt className="text-small text-ink-soft">{name}</dt>
    <dd dir="auto" className="mt-1 whitespace-pre-wrap font-serif wrap-anywhere">
      {side.text === '' ? (
        <span className="font-sans text-ink-soft">Nothing here.</span>
      ) : (
        <MarkedText side={side} as={as} />
      )}
    </dd>
  </div>
);

/** One passage: what happened to it, why, and both texts. */
export const PassageItem = ({ passage }: { passage: ReportedPassage }) => (
  <li className="border-t border-line py-5">
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Badge tone={tones[passage.kind]}>{passageLabels[passage.kind]}</Badge>
      {passage.reasons.length > 0 && (
        <p className="min-w-0 flex-1 basis-60 font-medium wrap-anywhere">{passage.reasons.join(' ')}</p>
      )}
    </div>
    {passage.kind === 'same' ? (
      <p dir="auto" className="mt-3 whitespace-pre-wrap font-serif wrap-anywhere text-ink-soft">
        {passage.original.text}
      </p>
    ) : (
      <dl className="mt-3 grid gap-4 md:grid-cols-2 md:gap-6">
        <Side name="Original" side={passage.original} as="del" />
        <Side name="Rewrite" side={passage.rewrite} as="ins" />
      </dl>
    )}
  </li>
);
