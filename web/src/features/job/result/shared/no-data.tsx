import { noData } from './format.ts';

/** Shown for a metric that the source does not have. */
export const NoData = () => <span className="text-ink-faint">{noData}</span>;
