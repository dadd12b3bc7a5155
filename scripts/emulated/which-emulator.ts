import { type EmulatorGap, parseOmitted } from '#lib/emulator-gaps.ts';
import { type EmulatorName, emulators, gapsOf } from '#lib/emulators.ts';

const isUpAt = async (address: string, isIt: (response: Response) => boolean): Promise<boolean> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  await response?.body?.cancel();
  return response !== null && isIt(response);
};

/**
 * Detects which emulator answers at an endpoint. Other emulators also answer LocalStack's health address, for its
 * tools. LocalStack itself names its version in a header.
 */
export const whichEmulator = async (endpoint: string): Promise<EmulatorName> => {
  if (await isUpAt(`${endpoint}/_ministack/health`, ({ ok }) => ok)) return 'ministack';
  const isLocalStack = ({ headers }: Response): boolean => headers.has('x-localstack');
  return (await isUpAt(`${endpoint}/_localstack/health`, isLocalStack)) ? 'localstack' : 'other';
};

export type Target = { readonly title: string; readonly gaps: readonly EmulatorGap[] };

const found = new Map<string, Promise<Target>>();

const find = async (endpoint: string): Promise<Target> => {
  const name = await whichEmulator(endpoint);
  // An operator can override the detection.
  const said = process.env.EMULATOR_OMIT;
  return {
    title: emulators[name].title,
    gaps: said === undefined ? gapsOf(name) : [...parseOmitted(said)],
  };
};

/** The emulator and what is omitted there: chosen by the emulator that answers, or by EMULATOR_OMIT. */
export const findEmulator = (endpoint: string): Promise<Target> => {
  const known = found.get(endpoint) ?? find(endpoint);
  found.set(endpoint, known);
  return known;
};
