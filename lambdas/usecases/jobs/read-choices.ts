import { type SavedChoices, savedChoices } from '#contracts/jobs/choices.ts';
import type { Deps } from '#ports';

/** The user's choices in a job's result; null if there are none or the stored ones cannot be read. */
export const readChoices = async (
  { choices, log }: Pick<Deps, 'choices' | 'log'>,
  jobId: string,
): Promise<SavedChoices | null> => {
  const stored = await choices.find(jobId);
  if (stored === null) return null;
  const parsed = savedChoices.safeParse(stored);
  if (parsed.success) return parsed.data;
  log.error('the choices of a job cannot be read', { jobId });
  return null;
};
