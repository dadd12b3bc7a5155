import { clsx } from 'clsx';

type ProgressProps = {
  /** 0-100. */
  value: number;
  label: string;
  className?: string;
};

export const Progress = ({ value, label, className }: ProgressProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(value)}
    className={clsx('h-1 overflow-hidden rounded-full bg-line', className)}
  >
    <div
      className="h-full origin-left bg-accent transition-transform duration-1000 ease-linear"
      style={{ transform: `scaleX(${Math.min(100, Math.max(0, value)) / 100})` }}
    />
  </div>
);
