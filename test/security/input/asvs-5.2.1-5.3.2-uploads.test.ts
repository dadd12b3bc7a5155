import { describe, expect, it } from 'vitest';
import { imageLimits } from '#contracts/images/image-limits.ts';
import { expectFailure } from '#test/contract/api/api-suite.ts';
import { gif, png, svg } from '#test/factories/make-images.ts';
import { createMemoryBucket } from '#test/fakes/memory-bucket.ts';
import { notEmpty } from '#test/not-empty.ts';
import { openProduct } from '#test/security/open-product.ts';

const open = async () => {
  const imageBucket = createMemoryBucket();
  const product = openProduct({ imageBucket });
  const user = await product.newUser();
  const begin = (image_count = 1) =>
    product.start({ job_type: 'image_analyzer', generate_assets: true, image_count }, user);
  const form = (jobId: string, file: { name?: string; type?: string; size?: number } = {}) =>
    product.call({
      route: 'createImageUpload',
      user,
      body: {
        job_id: jobId,
        file_name: file.name ?? 'a.png',
        mime_type: file.type ?? 'image/png',
        file_size: file.size ?? 100,
      },
    });
  /** A whole run on unmodified files. Each is uploaded under the name and type that it claims. */
  const run = async (files: { name: string; bytes: Uint8Array; type?: string }[]) => {
    const jobId = await begin(files.length);
    for (const { name, bytes, type = 'image/png' } of files) {
      const { fields } = (await form(jobId, { name, type, size: bytes.length })).body as {
        fields: Record<string, string>;
      };
      imageBucket.post(fields, bytes);
    }
    await product.call({ route: 'processImages', user, body: { job_id: jobId } });
    await product.finish(jobId);
    return product.status(jobId, user);
  };
  return { ...product, user, begin, form, run, imageBucket };
};

/** A PNG header that declares a size, with nothing after it. */
const declaring = async (width: number, height: number): Promise<Uint8Array> => {
  const bytes = Buffer.from(await png());
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return new Uint8Array(bytes);
};

describe('[5.2.1] the size of a file', () => {
  it('is limited to the byte when a form is requested', async () => {
    const { begin, form } = await open();
    const jobId = await begin();
    expect((await form(jobId, { size: imageLimits.bytes })).status).toBe(200);
    expectFailure(await form(await begin(), { size: imageLimits.bytes + 1 }), 'image_too_large');
  });
  it('is limited in total by the number of files of a run', async () => {
    const { begin, form, call, user } = await open();
    const jobId = await begin(1);
    await form(jobId);
    expectFailure(await form(jobId), 'too_many_images');
    const body = { job_type: 'image_analyzer', generate_assets: true, image_count: imageLimits.perRun + 1 };
    expectFailure(await call({ route: 'createJob', user, body }), 'too_many_images');
  });
});

describe('[5.2.2] the kind of a file', () => {
  it.each(['image/svg+xml', 'image/gif', 'text/html', 'application/pdf', 'image/png; x', 'IMAGE/PNG ', ''])(
    '%j is rejected when a form is requested',
    async (type) => {
      const { begin, form } = await open();
      expectFailure(await form(await begin(), { type }), 'image_type_not_supported');
    },
  );
  it('is decided by its bytes: a file that only claims to be an image is neither described nor served', async () => {
    const { run, imageBucket } = await open();
    const html = new TextEncoder().encode('<script>alert(1)</script>');
    const { final_result: result } = await run([
      { name: 'good.png', bytes: await png() },
      { name: 'drawing.png', bytes: svg() },
      { name: 'moving.png', bytes: await gif() },
      { name: 'page.png', bytes: html },
    ]);
    expect(result?.image_assets.map(({ file_name }) => file_name)).toEqual(['good.png']);
    expect(result?.failed_images).toHaveLength(3);
    const served = imageBucket.keys().filter((key) => key.startsWith('job-image-copies/'));
    expect(served.every((key) => key.endsWith('.webp'))).toBe(true);
    for (const key of notEmpty(served))
      expect(Buffer.from((await imageBucket.read(key)) ?? []).toString('latin1')).not.toMatch(/<script|<svg/);
  });
});

describe('[5.2.6] the pixels of an image', () => {
  it.each([
    [65_535, 65_535],
    [2_147_483_647, 1],
    [30_000, 30_000],
    [0, 100],
  ])('are counted before it is decoded: %i x %i is rejected', async (width, height) => {
    const { run } = await open();
    const before = process.memoryUsage().rss;
    const {
      status,
      final_result: result,
      error_message: error,
    } = await run([{ name: 'flood.png', bytes: await declaring(width, height) }]);
    expect([status, result, error]).toEqual(['failed', null, 'ImagesUnreadable']);
    // Decoded, each but the last takes more than 2.5 GB. The process's other work also needs memory.
    expect(process.memoryUsage().rss - before).toBeLessThan(1024 * 1024 * 1024);
  });
});

describe('[5.3.2] the storage path of a file', () => {
  it.each([
    '../../../etc/passwd.png',
    '..\\..\\windows.png',
    '/absolute.png',
    'a/b/c.png',
    '%2e%2e%2fx.png',
    'job-image-copies/x.png',
    'x\u0000.png',
    '<img src=x onerror=alert(1)>.png',
    '.htaccess',
  ])('is chosen by the server: %j has no influence on it', async (name) => {
    const { begin, form } = await open();
    const jobId = await begin();
    const { fields } = (await form(jobId, { name })).body as { fields: { key: string } };
    expect(fields.key).toMatch(new RegExp(`^job-images/${jobId}/\\d+_[0-9a-f]{16}\\.png$`));
  });
});
