import type { ReactNode } from 'react';
import type { MarketLocale } from '#contracts/locales.ts';
import type { RunAccess } from '#web/features/workbench/state/run-access.ts';
import { AccessNotice } from './access-notice.tsx';
import { LocaleLine } from './locale-line.tsx';
import { RunBar } from './run-bar.tsx';

export type FormFooterProps = {
  access: RunAccess;
  locale: MarketLocale;
  onLocale: (locale: MarketLocale) => void;
  /** True while a run is being started. */
  busy: boolean;
  /** False once this browser has refused to store the draft. */
  saved: boolean;
  valid: boolean;
  /** False for a tool that looks up no search data: it needs no market. */
  hasMarket?: boolean;
  onAnalyze: () => void;
  onRejected: () => void;
  back?: ReactNode;
};

/** The part below the field: market, the reason why no run can start, cost and the button. */
export const FormFooter = (props: FormFooterProps) => {
  const { access, locale, onLocale, busy, saved, valid, hasMarket = true, ...rest } = props;
  return (
    <>
      {access.block !== null && <AccessNotice block={access.block} />}
      <div className="grid gap-3 border-t border-line px-4 py-4 sm:px-6">
        {!saved && (
          <p role="status" className="text-small text-medium">
            This browser does not let us save a draft. Copy a long text before you leave the page.
          </p>
        )}
        <RunBar {...rest} note={access.note} enabled={valid && access.allowed} busy={busy}>
          {hasMarket && <LocaleLine locale={locale} onChange={onLocale} />}
        </RunBar>
      </div>
    </>
  );
};
