import { lastingOutputs } from '#contracts/jobs/lasting-outputs.ts';
import { type StageOutput, type StageOutputName, stageOutputs } from '#contracts/jobs/stage-output.ts';
import { jobRun } from '#contracts/platform/job-times.ts';
import { epochSeconds } from '#domain/platform/times.ts';
import type { Deps, JobRecord } from '#ports';

const parse = <Name extends StageOutputName>(name: Name, value: unknown): StageOutput<Name> =>
  stageOutputs[name].parse(value) as StageOutput<Name>;

/** `part` distinguishes several outputs of the same kind. */
const storedName = (name: string, part: string | undefined): string =>
  part === undefined ? name : `${name}#${part}`;

/** When an output expires, in seconds since the epoch; null keeps it. */
const expiryOf = ({ createdAt, expiresAt }: JobRecord, name: StageOutputName): number | null => {
  if (lastingOutputs.includes(name)) return expiresAt;
  const interim = epochSeconds(new Date(createdAt)) + jobRun.interimSeconds;
  return Math.min(interim, expiresAt ?? interim);
};

/** Checks and stores an output, unless one with this name exists or the job has ended. */
export const storeOutput = async <Name extends StageOutputName>(
  { outputs }: Pick<Deps, 'outputs'>,
  job: JobRecord,
  name: Name,
  made: StageOutput<Name>,
  part?: string,
): Promise<StageOutput<Name>> => {
  const value = parse(name, made);
  await outputs.write(job.id, storedName(name, part), value, expiryOf(job, name));
  return value;
};

/** The output of a stage, or null if the stage has not run. */
export const findOutput = async <Name extends StageOutputName>(
  { outputs }: Pick<Deps, 'outputs'>,
  { id }: JobRecord,
  name: Name,
  part?: string,
): Promise<StageOutput<Name> | null> => {
  const value = await outputs.read(id, storedName(name, part));
  return value === null ? null : parse(name, value);
};

/** The output of an earlier stage. @throws Error if there is none, because the state machine's order is then broken */
export const loadOutput = async <Name extends StageOutputName>(
  deps: Pick<Deps, 'outputs'>,
  job: JobRecord,
  name: Name,
): Promise<StageOutput<Name>> => {
  const value = await findOutput(deps, job, name);
  if (value === null) throw new Error(`Job ${job.id} has no output "${name}" yet.`);
  return value;
};

/**
 * The stored output with this name. If there is none, it is made, checked and stored, so a retry pays for nothing
 * twice.
 */
export const outputOnce = async <Name extends StageOutputName>(
  deps: Pick<Deps, 'outputs'>,
  job: JobRecord,
  name: Name,
  make: () => Promise<StageOutput<Name>>,
  part?: string,
): Promise<StageOutput<Name>> => {
  const stored = await findOutput(deps, job, name, part);
  return stored ?? storeOutput(deps, job, name, await make(), part);
};
