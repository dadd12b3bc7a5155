import type { ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';

type RunBarProps = {
  /** Cost and balance in a line. */
  note: ReactNode;
  enabled: boolean;
  busy: boolean;
  onAnalyze: () => void;
  /** Called on a click on the disabled button, to say what is missing. */
  onRejected: () => void;
  back?: ReactNode;
  /** Shown on the other side of the row. */
  children: ReactNode;
};

/** The bottom of a form: cost, balance and the button. */
export const RunBar = ({ note, enabled, busy, onAnalyze, onRejected, back, children }: RunBarProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
    {children}
    <div className="ms-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-3 max-sm:w-full">
      <p className="text-small text-ink-soft max-sm:w-full">{note}</p>
      {back}
      {/* A disabled button receives no click, so the box around it does. */}
      <span className="max-sm:flex-1" onPointerDown={() => !enabled && !busy && onRejected()}>
        <Button
          size="lg"
          busy={busy}
          disabled={!enabled}
          onClick={onAnalyze}
          className="w-full sm:min-w-36 disabled:pointer-events-none"
        >
          Analyze
        </Button>
      </span>
    </div>
  </div>
);
