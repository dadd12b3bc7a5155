import { type EmulatorGap, emulatorGapNames } from './emulator-gaps.ts';

/** The gaps that an emulator does not have. All others are omitted there. */
type Emulator = { readonly title: string; readonly has: readonly EmulatorGap[] };

/**
 * Emulators of AWS. MiniStack's gaps are measured. LocalStack's features come from its documentation: it supports the
 * types that CloudFormation requests, runs functions in containers with layers under /opt, and mocks unknown types.
 * An untested emulator is treated like MiniStack.
 */
export const emulators = {
  ministack: { title: 'MiniStack', has: [] },
  localstack: {
    title: 'LocalStack',
    has: [
      'code-deploy',
      'budget',
      'call-trail',
      'firewall-logs',
      'metric-math',
      'bucket-tags',
      'site-upload',
      'google',
      ...(process.arch === 'arm64' ? (['arm64-packages'] as const) : []),
    ],
  },
  other: { title: 'an untested emulator', has: [] },
} as const satisfies Readonly<Record<string, Emulator>>;
export type EmulatorName = keyof typeof emulators;

/** The parts that a deployment to an emulator omits. */
export const gapsOf = (name: EmulatorName): readonly EmulatorGap[] => {
  const has = new Set<EmulatorGap>(emulators[name].has);
  return emulatorGapNames.filter((gap) => !has.has(gap));
};
