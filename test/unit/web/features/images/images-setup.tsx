import { vi } from 'vitest';
import { imageLimits } from '#contracts/images/image-limits.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A file of this many bytes that begins like a PNG, unless given another beginning. */
export const fileOf = (name: string, { type = 'image/png', bytes = 64, head = signature } = {}): File => {
  const content = new Uint8Array(bytes);
  content.set(head.slice(0, bytes));
  return new File([content], name, { type });
};

/** A file that claims this size, so that a test does not have to hold it in memory. */
export const fileOfSize = (name: string, size: number): File => {
  const file = fileOf(name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

export const tooLarge = (name: string): File => fileOfSize(name, imageLimits.bytes + 1);

type Post = { url: string; fields: Record<string, string>; file: File };
type Reply = number | 'lost' | 'waits';

/**
 * Simulates the bucket: answers each post with the next status, repeating the last one, and records what was posted.
 */
export const serveBucket = (responses: Reply[]) => {
  const posts: Post[] = [];
  let running = 0;
  let most = 0;
  class FakeRequest {
    upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = {
      onprogress: null,
    };
    status = 0;
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    private url = '';
    open(_method: string, url: string): void {
      this.url = url;
    }
    abort(): void {
      running--;
      this.onabort?.();
    }
    send(data: FormData): void {
      running++;
      most = Math.max(most, running);
      const fields = Object.fromEntries([...data].filter(([name]) => name !== 'file')) as Record<
        string,
        string
      >;
      posts.push({ url: this.url, fields, file: data.get('file') as File });
      const response = responses.length > 1 ? responses.shift() : responses[0];
      setTimeout(() => {
        this.upload.onprogress?.({ loaded: 1, total: 2 });
        if (response === 'waits') return;
        running--;
        this.status = response === 'lost' ? 0 : (response ?? 0);
        if (response === 'lost') this.onerror?.();
        else this.onload?.();
      }, 1);
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return { posts, mostAtOnce: () => most };
};

export const stubPreviews = (): void => {
  let number = 0;
  URL.createObjectURL = () => `blob:preview-${++number}`;
  URL.revokeObjectURL = vi.fn();
};
