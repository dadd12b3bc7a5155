import { noData } from './format.ts';

/** In place of a figure that the source does not have. */
export const NoData = () => <span className="text-ink-faint">{noData}</span>;
