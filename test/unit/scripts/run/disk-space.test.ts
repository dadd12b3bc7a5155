import { describe, expect, it } from 'vitest';
import {
  failureMessage,
  fullDiskMessage,
  installBytes,
  spaceWarning,
} from '../../../../scripts/run/disk-space.mjs';

const short = installBytes - 1_200_000_000;

describe('before an install', () => {
  it('a disk with too little space is named, with what is free, what is needed and what to do', () => {
    const warning = spaceWarning('/home/mara/sweetspot', short);
    expect(warning).toContain('The disk that holds /home/mara/sweetspot has 0.4 GB free');
    expect(warning).toContain('needs 1.6 GB');
    expect(warning).toContain('Free some space');
  });

  it('a disk with enough space is not mentioned', () => {
    expect(spaceWarning('/home/mara/sweetspot', installBytes)).toBeNull();
  });
});

describe('after an install that npm reports as complete', () => {
  it('a full disk means incomplete packages, which must be deleted', () => {
    expect(fullDiskMessage('/srv', 0)).toMatch(
      /incomplete\. Delete \/srv\/node_modules\. .*has 0\.0 GB free/,
    );
  });

  it('a disk with some space left is not mentioned', () => {
    expect(fullDiskMessage('/srv', 50_000_000)).toBeNull();
  });
});

describe('after an install that failed', () => {
  it('a disk that was short of space is the probable cause, and the network is the other', () => {
    const message = failureMessage(1, '/srv', short);
    expect(message).toMatch(/exit code 1\. The disk is probably full\..*0\.4 GB free.*needs 1\.6 GB/);
    expect(message).toContain('check the network and the registry');
  });

  it('with enough space, the network is the probable cause, and the disk is the other', () => {
    const message = failureMessage(7, '/srv', 76_000_000_000);
    expect(message).toMatch(/exit code 7\. Check the network and the registry/);
    expect(message).toMatch(/disk is probably not the cause: it had 76\.0 GB free.*needs 1\.6 GB/);
  });
});
