import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageLimits } from '#contracts/images/image-limits.ts';
import { imageMessages } from '#contracts/images/image-messages.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { jobRun } from '#contracts/platform/job-times.ts';
import type { Deps } from '#ports';
import { createBuiltInLanguageModel } from '#providers/language-model/built-in/built-in-language-model.ts';
import { grantOf, newProfile } from '#test/factories/job-orders.ts';
import { openAiModel } from '#test/factories/language-models.ts';
import { cameraJpeg, jpeg, png, svg, webp } from '#test/factories/make-images.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { runMachine } from '#test/fakes/run-machine.ts';
import { createTestDeps, type TestDeps } from '#test/fakes/test-deps.ts';
import { postFile, startTestBucket } from '#test/integration/bucket.ts';
import { openStores, startTestTables } from '#test/integration/dynamodb.ts';
import { expectConsistentLedger } from '#test/integration/invariants.ts';
import { notEmpty } from '#test/not-empty.ts';
import { startOpenAiCompatible, vendorModel } from '#test/vendors/openai-compatible/openai-compatible.ts';
import { createImageUpload } from '#usecases/images/create-image-upload.ts';
import { uploadPrefix } from '#usecases/images/files/image-keys.ts';
import { processImages } from '#usecases/images/process-images.ts';
import { cancelJob } from '#usecases/jobs/end/cancel-job.ts';
import { sweepJobs } from '#usecases/jobs/end/sweep-jobs.ts';
import { getJobStatus } from '#usecases/jobs/get-job-status.ts';
import { createJob } from '#usecases/jobs/start/create-job.ts';
import type { Caller } from '#usecases/site/caller.ts';

const { createTable } = startTestTables();
const { open: openBucket } = startTestBucket();
const user: Caller = { userId: 'u1', visitor: 'v1' };
const other: Caller = { userId: 'u2', visitor: 'v2' };
const visitor: Caller = { userId: null, visitor: 'v3' };
const granted = 20;
const cost = 3;
const context =
  'How to make cold brew coffee at home\n\nCold brew coffee is made with a coarse coffee grind and cold water. The cold brew ratio is one part of coffee to eight parts of water, and the steeping time is twelve hours.';

type File = { name: string; bytes: Uint8Array<ArrayBuffer>; type?: string };

const open = async (overrides: Partial<Omit<Deps, 'clock' | 'jobRunner'>> = {}) => {
  const clock = createManualClock();
  const stores = openStores(await createTable(), clock);
  const { bucket } = openBucket();
  const deps = createTestDeps({ clock, stores, imageBucket: bucket, ...overrides });
  for (const userId of ['u1', 'u2']) await deps.users.create(newProfile(userId), grantOf(granted));
  return deps;
};

const create = async (deps: TestDeps, count: number, context_input?: string): Promise<string> => {
  const request = {
    job_type: 'image_analyzer' as const,
    generate_assets: true as const,
    image_count: count,
    ...(context_input !== undefined && { context_input }),
  };
  return (await createJob(deps, { caller: user, request })).job_id;
};

const form = (deps: TestDeps, jobId: string, { name, bytes, type = 'image/png' }: File, caller = user) =>
  createImageUpload(deps, {
    caller,
    request: { job_id: jobId, file_name: name, mime_type: type, file_size: bytes.length },
  });

const upload = async (deps: TestDeps, jobId: string, files: File[]): Promise<void> => {
  for (const file of files)
    expect((await postFile(await form(deps, jobId, file), file.bytes)).status).toBe(201);
};

const finish = async (deps: TestDeps, jobId: string) => {
  await processImages(deps, { caller: user, jobId });
  const [input] = deps.jobRunner.started;
  if (!input) throw new Error('The run was not started.');
  const states = await runMachine(deps, input);
  return { states, status: await getJobStatus(deps, { caller: user, jobId }) };
};

const resultOf = (result: FinalResult | null): FinalResult => {
  if (!result) throw new Error('There is no result.');
  return result;
};
const balance = async (deps: Deps): Promise<number> => (await deps.credits.balance('u1')).halfCredits;
const namesOf = (result: FinalResult): string[] => result.image_assets.map(({ file_name }) => file_name);

describe('a whole image run, on the table and the bucket, through the shipped state machine', () => {
  it('[A-139] [A-184] [A-137] [A-138] [B-132] describes each image in four texts, in upload order, and charges 1.5 credits', async () => {
    const deps = await open();
    const jobId = await create(deps, 3);
    expect(deps.jobRunner.started).toEqual([]);
    expect(await balance(deps)).toBe(granted - cost);
    await upload(deps, jobId, [
      { name: 'harbour-at-dawn.png', bytes: await png() },
      { name: 'IMG_1234.jpg', bytes: await jpeg(), type: 'image/jpeg' },
      { name: 'blue jar.webp', bytes: await webp(), type: 'image/webp' },
    ]);
    const { states, status } = await finish(deps, jobId);
    expect(states).toEqual([
      'pending',
      'processing',
      'images_processing',
      'final_output_preparation',
      'completed',
    ]);
    const result = resultOf(status.final_result);
    expect(namesOf(result)).toEqual(['harbour-at-dawn.png', 'IMG_1234.jpg', 'blue jar.webp']);
    expect(result.failed_images).toEqual([]);
    for (const asset of notEmpty(result.image_assets)) {
      for (const text of [asset.alt_text, asset.title, asset.caption, asset.description])
        expect(text).not.toBe('');
      // The engine cannot see what a picture shows, and its draft says so.
      const open = asset.checks.filter(({ passed }) => !passed).map(({ rule }) => rule);
      expect(open.filter((rule) => rule !== 'says_what_it_shows')).toEqual([]);
      expect(asset.is_draft).toBe(true);
    }
    expect(result).toMatchObject({
      source: { kind: 'images' },
      selected_keywords: [],
      articles: null,
      receipt: { credits: { reserved: 1.5, state: 'settled' } },
    });
    expect(await balance(deps)).toBe(granted - cost);
    await expectConsistentLedger(deps, 'u1');
  });

  it('writes the words of a file name as its context does', async () => {
    const deps = await open();
    const jobId = await create(deps, 1, `${context} We drink it in Lisbon.`);
    await upload(deps, jobId, [{ name: 'coffee-in-lisbon.png', bytes: await png() }]);
    const [asset] = resultOf((await finish(deps, jobId)).status.final_result).image_assets;
    expect(asset?.title).toBe('Coffee in Lisbon');
  });

  it('serves re-encoded copies under signed addresses, without the camera’s metadata', async () => {
    const deps = await open();
    const jobId = await create(deps, 1);
    await upload(deps, jobId, [{ name: 'DSC0001.jpg', bytes: await cameraJpeg(), type: 'image/jpeg' }]);
    const { status } = await finish(deps, jobId);
    const [asset] = resultOf(status.final_result).image_assets;
    if (!asset) throw new Error('There is no image.');
    expect(asset).toMatchObject({ alt_text: 'Fishing boats in the harbour', width: 80, height: 120 });
    expect(asset.notes.join(' ')).toContain('where the image was taken');
    for (const address of [asset.public_url, asset.thumbnail_url]) {
      expect(new URL(address).searchParams.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/);
      const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
    const stored = await deps.outputs.read(jobId, 'result');
    expect(JSON.stringify(stored)).not.toContain('X-Amz-Signature');
  });

  it('[A-270] [A-271] stores one row for each file, under a key that the server chose', async () => {
    const deps = await open();
    const jobId = await create(deps, 2);
    const bytes = await png();
    await upload(deps, jobId, [{ name: '../../etc/passwd.png', bytes }]);
    const unused = await form(deps, jobId, { name: 'never-posted.png', bytes });
    await finish(deps, jobId);
    const rows = await deps.images.listByJob(jobId);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      jobId,
      userId: 'u1',
      fileName: '../../etc/passwd.png',
      mimeType: 'image/png',
      fileSize: bytes.length,
      title: expect.any(String),
      description: expect.any(String),
    });
    expect(rows[0]?.storagePath).toMatch(new RegExp(`^job-images/${jobId}/\\d{13}_[0-9a-f]{16}\\.png$`));
    expect(rows[0]?.publicUrl).toBe(`${unused.url.replace(/\/$/, '')}/${rows[0]?.storagePath}`);
  });

  it('uses the key phrases and the title of the context', async () => {
    const deps = await open();
    const jobId = await create(deps, 1, context);
    await upload(deps, jobId, [{ name: 'cold-brew-coffee.png', bytes: await png() }]);
    const { states, status } = await finish(deps, jobId);
    expect(states).toContain('summarizing');
    const result = resultOf(status.final_result);
    expect(result.source).toMatchObject({ kind: 'images', text: expect.stringContaining('steeping time') });
    expect(result.image_assets[0]?.description).toContain('Related to your text: cold brew coffee');
  });
});

describe('an image run with problems', () => {
  it('[B-248] describes the other images when one cannot be read, says why, and is charged', async () => {
    const deps = await open();
    const jobId = await create(deps, 3);
    await upload(deps, jobId, [
      { name: 'good.png', bytes: await png() },
      { name: 'drawing.png', bytes: svg() },
      { name: 'cut.png', bytes: (await png(600, 600)).slice(0, 400) },
    ]);
    const result = resultOf((await finish(deps, jobId)).status.final_result);
    expect(namesOf(result)).toEqual(['good.png']);
    expect(result.failed_images).toMatchObject([
      { file_name: 'drawing.png', reason: imageMessages.invalidType('drawing.png') },
      { file_name: 'cut.png', reason: expect.stringMatching(/damaged/) },
    ]);
    expect(result.summary).toContain('1 of 3 images is described. Each of the others shows why it is not.');
    expect(await balance(deps)).toBe(granted - cost);
    await expectConsistentLedger(deps, 'u1');
  });

  it('refunds the credits, once, when no image can be read', async () => {
    const deps = await open();
    const jobId = await create(deps, 1);
    await upload(deps, jobId, [{ name: 'drawing.png', bytes: svg() }]);
    const { states, status } = await finish(deps, jobId);
    expect(states.at(-1)).toBe('failed');
    expect(status).toMatchObject({ status: 'failed', error_message: 'ImagesUnreadable' });
    expect(status.error_user_message).toContain('nothing was charged');
    await sweepJobs(deps);
    expect(await balance(deps)).toBe(granted);
    await expectConsistentLedger(deps, 'u1');
  });

  it('continues without an image for which the model gave no answer', async () => {
    const builtIn = createBuiltInLanguageModel();
    const describeImage: typeof builtIn.describeImage = async (image, about, budget) => {
      if (image.facts.fileName === 'second.png') throw new Error('no answer');
      return builtIn.describeImage(image, about, budget);
    };
    const deps = await open({ languageModel: { ...builtIn, describeImage } });
    const jobId = await create(deps, 2);
    const bytes = await png();
    await upload(deps, jobId, [
      { name: 'first.png', bytes },
      { name: 'second.png', bytes },
    ]);
    const result = resultOf((await finish(deps, jobId)).status.final_result);
    expect(namesOf(result)).toEqual(['first.png']);
    expect(result.failed_images).toMatchObject([
      { file_name: 'second.png', reason: expect.stringMatching(/did not respond/) },
    ]);
    // Half of 3 half-credits, rounded up in the user's favor. The result and the history say so.
    expect(result.receipt.credits).toEqual({ reserved: 1.5, state: 'settled', given_back: 1 });
    expect(result.summary).toContain(
      'We lost 1 of them because of an error on our side, so we refunded 1 of your credits.',
    );
    expect(await balance(deps)).toBe(granted - cost + 2);
    const { entries } = await deps.credits.balance('u1');
    expect(await deps.credits.entries('u1', entries, entries)).toMatchObject([
      { kind: 'refund', halfCredits: 2, jobId, description: 'Refund: Image Describer run lost images' },
    ]);
    await expectConsistentLedger(deps, 'u1');
  });

  it('refunds a run whose upload never arrived, once, and deletes the files that did arrive', async () => {
    const deps = await open();
    const jobId = await create(deps, 2);
    await upload(deps, jobId, [{ name: 'one.png', bytes: await png() }]);
    deps.clock.advance(jobRun.uploadSeconds - 60);
    await sweepJobs(deps);
    expect((await deps.jobs.find(jobId))?.status).toBe('pending');
    deps.clock.advance(60 + jobRun.startGraceSeconds);
    await sweepJobs(deps);
    await sweepJobs(deps);
    expect(await deps.jobs.find(jobId)).toMatchObject({
      status: 'failed',
      failure: { name: 'UploadsMissing' },
    });
    expect(deps.jobRunner.started).toEqual([]);
    expect(await balance(deps)).toBe(granted);
    expect(await deps.imageBucket.list(uploadPrefix(jobId))).toEqual([]);
    expect(await deps.images.listByJob(jobId)).toEqual([]);
    await expectConsistentLedger(deps, 'u1');
  });

  it('is started by the sweep when its own request could not start it', async () => {
    const deps = await open();
    const { start } = deps.jobRunner;
    let isAway = true;
    deps.jobRunner.start = async (input) => {
      if (isAway) throw new Error('away');
      return start(input);
    };
    const jobId = await create(deps, 1);
    await upload(deps, jobId, [{ name: 'one.png', bytes: await png() }]);
    expect(await processImages(deps, { caller: user, jobId })).toEqual({ job_id: jobId, image_count: 1 });
    isAway = false;
    deps.clock.advance(jobRun.startGraceSeconds);
    await sweepJobs(deps);
    expect(deps.jobRunner.started).toHaveLength(1);
  });

  it('refunds the credits when it is canceled, and keeps no file', async () => {
    const deps = await open();
    const jobId = await create(deps, 1);
    await upload(deps, jobId, [{ name: 'one.png', bytes: await png() }]);
    await cancelJob(deps, { caller: user, jobId });
    expect(await balance(deps)).toBe(granted);
    expect(await deps.imageBucket.list(uploadPrefix(jobId))).toEqual([]);
    const late = form(deps, jobId, { name: 'late.png', bytes: await png() });
    await expect(late).rejects.toMatchObject({
      code: 'conflict',
      message: 'This run has already ended. Start a new one.',
    });
  });

  it('[A-273] keeps no file whose row could not be written', async () => {
    const deps = await open();
    const jobId = await create(deps, 2);
    const bytes = await png();
    await upload(deps, jobId, [{ name: 'kept.png', bytes }]);
    const removed: string[] = [];
    const failing: TestDeps = {
      ...deps,
      images: {
        ...deps.images,
        create: async () => {
          throw new Error('the table is away');
        },
      },
      imageBucket: {
        ...deps.imageBucket,
        remove: async (key) => {
          removed.push(key);
          return deps.imageBucket.remove(key);
        },
      },
    };
    await expect(form(failing, jobId, { name: 'lost.png', bytes })).rejects.toThrow('away');
    expect(removed).toEqual([expect.stringMatching(/^job-images\//)]);
    const orphan = `${uploadPrefix(jobId)}1_orphan.png`;
    await deps.imageBucket.writeOnce(orphan, bytes, 'image/png');
    await processImages(deps, { caller: user, jobId });
    expect(await deps.imageBucket.read(orphan)).toBeNull();
    expect(await deps.imageBucket.list(uploadPrefix(jobId))).toHaveLength(1);
  });
});

describe('the upload of a run', () => {
  it('[A-126] starts nothing without an image', async () => {
    const deps = await open();
    const jobId = await create(deps, 1);
    const started = processImages(deps, { caller: user, jobId });
    await expect(started).rejects.toMatchObject({ code: 'images_required', message: imageMessages.required });
    expect(deps.jobRunner.started).toEqual([]);
  });

  it('starts once however often it is requested, and then accepts no more files', async () => {
    const deps = await open();
    const jobId = await create(deps, 2);
    const bytes = await png();
    await upload(deps, jobId, [{ name: 'one.png', bytes }]);
    const late = await form(deps, jobId, { name: 'late.png', bytes });
    const responses = await Promise.all([1, 2, 3].map(() => processImages(deps, { caller: user, jobId })));
    expect(new Set(responses.map(({ image_count }) => image_count))).toEqual(new Set([1]));
    expect(deps.jobRunner.started).toHaveLength(1);
    await postFile(late, bytes);
    expect(await processImages(deps, { caller: user, jobId })).toMatchObject({ image_count: 1 });
    const more = form(deps, jobId, { name: 'more.png', bytes });
    await expect(more).rejects.toMatchObject({ code: 'conflict' });
  });

  it('[A-127] [B-131] does not issue an eleventh form', async () => {
    const deps = await open();
    const jobId = await create(deps, imageLimits.perRun);
    const bytes = await png();
    for (let n = 1; n <= imageLimits.perRun; n++) await form(deps, jobId, { name: `${n}.png`, bytes });
    const eleventh = form(deps, jobId, { name: '11.png', bytes });
    await expect(eleventh).rejects.toMatchObject({ code: 'too_many_images', message: 'Limit is 10 images' });
    deps.clock.advance(901);
    await upload(deps, jobId, [{ name: 'in place of one that ran out.png', bytes }]);
  });

  it('issues as many forms as images were announced, no matter how many are requested at once', async () => {
    const deps = await open();
    const jobId = await create(deps, 3);
    const bytes = await png();
    const asked = await Promise.allSettled(
      Array.from({ length: 15 }, (_, n) => form(deps, jobId, { name: `${n}.png`, bytes })),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const one of asked)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'too_many_images' });
    const rows = await deps.images.listByJob(jobId);
    expect(rows.map(({ place }) => place)).toEqual([0, 1, 2]);
  });

  it('[A-134] is only for the owner', async () => {
    const deps = await open();
    const jobId = await create(deps, 1);
    const file = { name: 'one.png', bytes: await png() };
    await expect(form(deps, jobId, file, other)).rejects.toMatchObject({ code: 'not_found' });
    await expect(processImages(deps, { caller: other, jobId })).rejects.toMatchObject({ code: 'not_found' });
    await expect(form(deps, jobId, file, visitor)).rejects.toMatchObject({
      code: 'unauthorized',
      message: 'User must be authenticated to upload images',
    });
    await expect(processImages(deps, { caller: visitor, jobId })).rejects.toMatchObject({
      code: 'unauthorized',
    });
  });

  it('is refused for runs of other tools', async () => {
    const deps = await open();
    const request = {
      job_type: 'keyword_optimizer',
      generate_assets: true,
      context_input: context,
    } as const;
    const { job_id: jobId } = await createJob(deps, { caller: user, request });
    const file = { name: 'one.png', bytes: await png() };
    await expect(form(deps, jobId, file)).rejects.toMatchObject({ code: 'invalid_request' });
    await expect(processImages(deps, { caller: user, jobId })).rejects.toMatchObject({
      code: 'invalid_request',
    });
  });

  it.each([
    [
      '[A-131] another type',
      'notes.pdf',
      'application/pdf',
      10,
      'image_type_not_supported',
      'notes.pdf is not a valid image file (supported: PNG, JPG, WebP)',
    ],
    ['[A-131] SVG', 'a.svg', 'image/svg+xml', 10, 'image_type_not_supported', /a\.svg is not a valid/],
    ['an empty file', 'a.png', 'image/png', 0, 'image_type_not_supported', /a\.png is not a valid/],
    [
      '[A-132] one byte too many',
      'big.png',
      'image/png',
      imageLimits.bytes + 1,
      'image_too_large',
      'big.png is too large (max 10MB)',
    ],
  ] as const)('refuses %s', async (_, file_name, mime_type, file_size, code, message) => {
    const deps = await open();
    const job_id = await create(deps, 1);
    const rejected = createImageUpload(deps, {
      caller: user,
      request: { job_id, file_name, mime_type, file_size },
    });
    await expect(rejected).rejects.toMatchObject({
      code,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
    expect(await deps.images.listByJob(job_id)).toEqual([]);
  });
});

describe('an image run with a language model that reads images', () => {
  it('uses its texts, lets the engine describe the image that it rejected, says so, and is charged once', async () => {
    const vendor = await startOpenAiCompatible();
    vendor.replyToAll(({ blocks }) => (blocks['file-name'] === 'second.png' ? { kind: 'refused' } : null));
    const deps = await open({ languageModel: openAiModel(vendor) });
    const jobId = await create(deps, 2, context);
    const bytes = await png();
    await upload(deps, jobId, [
      { name: 'first.png', bytes },
      { name: 'second.png', bytes },
    ]);
    const result = resultOf((await finish(deps, jobId)).status.final_result);
    expect(vendor.calls.find(({ task }) => task === 'image')?.image).toMatchObject({ type: 'image/webp' });
    expect(result.image_assets.map(({ alt_text, is_draft }) => [alt_text, is_draft])).toEqual([
      ['A glass jar with a bubbling starter beside a bag of flour', false],
      [expect.not.stringContaining('starter'), true],
    ]);
    for (const { checks } of notEmpty(result.image_assets))
      expect(checks.filter(({ passed }) => !passed)).toEqual([]);
    expect(
      result.manifest.model_work?.map(({ task, written_by, fallback }) => [task, written_by, fallback]),
    ).toEqual([
      ['keywords', vendorModel, null],
      ['image', vendorModel, null],
      ['image', 'built-in engine 1', 'refused'],
    ]);
    // One request for the keywords, one for the first image, two for the second.
    expect(result.receipt.model_cost_usd).toBeCloseTo(4 * 0.00027, 10);
    expect(vendor.rejectedForms).toEqual([]);
    await vendor.close();
    expect(await balance(deps)).toBe(granted - cost);
    await expectConsistentLedger(deps, 'u1');
  });
});
