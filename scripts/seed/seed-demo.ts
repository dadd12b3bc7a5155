import { hourMs } from '#contracts/durations.ts';
import { finalStatuses, type JobStatus, jobStatuses } from '#contracts/jobs/job-status.ts';
import { type JobType, tools } from '#contracts/product.ts';
import { monthsAfter } from '#domain/credits/calendar-month.ts';
import type { LocalStack } from '#lib/local/stack.ts';
import type { Deps } from '#ports';
import { newProfile, userOrder } from '#test/factories/job-orders.ts';
import { createLocalAccount } from '#test/factories/local-account.ts';
import { openDemoApi } from './demo-api.ts';
import { drawPictures } from './pictures.ts';
import { type DemoRun, demoRuns, latestRuns } from './runs.ts';

export const demoUser = {
  email: 'demo@sweetspot.example',
  password: 'Sweet-spot-2026',
  fullName: 'Mara Lind',
} as const;

const demoHalfCredits = 80;
/** Less than a month ago, so that none of the demonstration's free credits have expired. */
const accountAgeHours = 26 * 24;
/** The sweep never processes these jobs. They show each status. */
const never = '9999-12-31T00:00:00.000Z';

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hourMs);

const createProfile = (deps: Pick<Deps, 'users'>, userId: string, now: Date) => {
  const createdAt = hoursBefore(now, accountAgeHours);
  const nextMonth = monthsAfter(createdAt, 1).toISOString();
  const { email, fullName } = demoUser;
  return deps.users.create(
    {
      ...newProfile(userId),
      email,
      fullName,
      createdAt: createdAt.toISOString(),
      firstLogin: false,
      nextFreeCreditDate: nextMonth,
    },
    {
      id: 'demonstration',
      halfCredits: demoHalfCredits,
      description: 'Demonstration credits',
      expiresAt: nextMonth,
    },
  );
};

type StillJob = { at: Date; jobType: JobType; text: string };

const reserve = async (
  deps: Pick<Deps, 'ledger'>,
  userId: string,
  { at, jobType, text }: StillJob,
): Promise<string> => {
  const createdAt = at.toISOString();
  const { costHalfCredits } = tools[jobType];
  const order = userOrder(userId, { jobType, costHalfCredits, createdAt, updatedAt: createdAt });
  const outcome = await deps.ledger.reserve({ ...order, input: { ...order.input, text }, startBy: never });
  if (outcome.kind !== 'reserved') throw new Error(`A demonstration job was not reserved: ${outcome.kind}.`);
  return outcome.job.id;
};

const isRunning = (status: JobStatus): boolean => !finalStatuses.some((final) => final === status);
/** Only a run with images passes through these. */
const isOfImages = (status: JobStatus): boolean => status === 'processing' || status === 'images_processing';

/** The topics of the jobs that stay in one status. */
const drafts = [
  'How to prune tomatoes on a balcony without losing the first fruit.',
  'Five walks from the last stop of the tram, all of them under two hours.',
  'How I keep a paper notebook and a calendar from contradicting each other.',
  'What a used film camera should cost, and how to test one in the shop.',
  'Rye bread on a weekday: dough in the morning, loaf in the evening.',
  'A first aid kit for houseplants: seven problems and what helps.',
  'Reading to a toddler who will not sit still: what worked for us.',
  'Why our choir stopped printing scores, and what we miss.',
  'A small kitchen with one sharp knife: what the rest was for.',
  'How to plan a train trip with three changes and a dog.',
  'Mending a wool sweater: two stitches that hold.',
  'What a year of weekly backups taught me about my own photos.',
] as const;

/** One canceled job, and one that stays in each status of a run. */
const createStillJobs = async (deps: Pick<Deps, 'ledger' | 'jobs'>, userId: string, now: Date) => {
  const canceledAt = hoursBefore(now, 2 * 24);
  const canceled = await reserve(deps, userId, {
    at: canceledAt,
    jobType: 'keyword_optimizer',
    text: 'Pour-over coffee for two: the ratio, the grind and the first thirty seconds.',
  });
  const at = canceledAt.toISOString();
  await deps.ledger.end(canceled, { status: 'cancelled', at });
  for (const [index, status] of jobStatuses.filter(isRunning).toReversed().entries()) {
    const startedAt = hoursBefore(now, 30 - index);
    const jobId = await reserve(deps, userId, {
      at: startedAt,
      jobType: isOfImages(status) ? 'image_analyzer' : 'keyword_optimizer',
      text: drafts[index % drafts.length] ?? '',
    });
    await deps.jobs.advance(jobId, status, startedAt.toISOString());
  }
};

/**
 * Creates the local stack's demonstration user: an account, runs of our own engine in the past, a job in every status,
 * and the resulting ledger.
 * @throws UsernameExistsException if the user already exists
 */
export const seedDemo = async (stack: Pick<LocalStack, 'url' | 'deps'>): Promise<{ userId: string }> => {
  const { userId, idToken } = await createLocalAccount(stack.url, demoUser);
  const now = new Date();
  await createProfile(stack.deps, userId, now);
  const api = openDemoApi(stack.url, idToken);
  const runAll = async (runs: readonly DemoRun[]): Promise<void> => {
    for (const { hoursAgo, request, pictures } of runs) {
      await api.setClock(hoursBefore(now, hoursAgo));
      await api.run(request, pictures);
    }
  };
  try {
    await runAll(demoRuns(await drawPictures()));
    await createStillJobs(stack.deps, userId, now);
    await runAll(latestRuns);
  } finally {
    await api.setClock(null);
  }
  return { userId };
};
