import { lastingOutputs } from '#contracts/jobs/lasting-outputs.ts';
import { type StageOutput, type StageOutputName, stageOutputs } from '#contracts/jobs/stage-output.ts';
import { jobRun } from '#contracts/platform/job-times.ts';
import type { Deps, JobRecord } from '#ports';

const parse = <Name extends StageOutputName>(name: Name, value: unknown): StageOutput<Name> =>
  stageOutputs[name].parse(value) as StageOutput<Name>;

/** `part` distinguishes several outputs of the same kind. */
const storedName = (name: string, part: string | undefined): string =>
  part === undefined ? name : `${name}#${part}`;

/** When an output may go, in seconds since the epoch; null keeps it. */
const expiryOf = ({ createdAt, expiresAt }: JobRecord, name: StageOutputName): number | null => {
  if (lastingOutputs.includes(name)) return expiresAt;
  const interim = Math.floor(Date.parse(createdAt) / 1000) + jobRun.interimSeconds;
  return Math.min(interim, expiresAt ?? interim);
};

/** Checks an output and stores it, unless there is one of this name or the job has ended. */
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

/** What a stage left behind, or null when it has not run. */
export const findOutput = async <Name extends StageOutputName>(
  { outputs }: Pick<Deps, 'outputs'>,
  { id }: JobRecord,
  name: Name,
  part?: string,
): Promise<StageOutput<Name> | null> => {
  const value = await outputs.read(id, storedName(name, part));
  return value === null ? null : parse(name, value);
};

/** What an earlier stage left behind. @throws Error when it left nothing: the machine's order is then broken */
export const loadOutput = async <Name extends StageOutputName>(
  deps: Pick<Deps, 'outputs'>,
  job: JobRecord,
  name: Name,
): Promise<StageOutput<Name>> => {
  const value = await findOutput(deps, job, name);
  if (value === null) throw new Error(`Job ${job.id} has no output "${name}" yet.`);
  return value;
};

/** The stored output of this name; it is made, checked and stored only when there is none, so a retry buys nothing twice. */
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
