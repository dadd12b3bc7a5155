import type { LocalPayments } from '#lib/local/open-payments.ts';
import type { Log } from '#ports';

const everyMs = 2_000;

/** Ends trials and renews subscriptions as time passes. Returns a function that stops it. */
export function startTicking(payments: Pick<LocalPayments, 'tick'>, log: Pick<Log, 'error'>): () => void {
  let timer = setTimeout(run, everyMs);
  let isStopped = false;
  async function run(): Promise<void> {
    try {
      await payments.tick();
    } catch (error) {
      log.error('the simulated payments could not be brought up to date', { error });
    }
    if (!isStopped) timer = setTimeout(run, everyMs);
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
