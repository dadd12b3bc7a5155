import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** This folder holds all data of the emulator. */
export const emulatedDir = '.cache/emulated';
export const outputsFile = join(emulatedDir, 'outputs.json');
const stateFile = join(emulatedDir, 'state.json');

/** The emulator that we started. */
const emulatorState = z.object({ endpoint: z.url(), pid: z.int() });
export type EmulatorState = z.infer<typeof emulatorState>;

export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Null when no emulator is running. */
export const readState = (): EmulatorState | null => {
  if (!existsSync(stateFile)) return null;
  const state = emulatorState.parse(JSON.parse(readFileSync(stateFile, 'utf8')));
  return isAlive(state.pid) ? state : null;
};

export const writeState = (state: EmulatorState): void => {
  mkdirSync(emulatedDir, { recursive: true });
  writeFileSync(stateFile, JSON.stringify(state));
};

export const removeState = (): void => rmSync(stateFile, { force: true });
