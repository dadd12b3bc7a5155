// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { imageLimits } from '#contracts/images/image-limits.ts';
import { eventually } from '#test/eventually.ts';
import { makeMe } from '#test/factories/api-account.ts';
import { type ApiResponses, apiError, type Call, serveApi } from '#test/web-setup/serve-api.ts';
import { notices, resetPages, signInAs, signOut } from '#test/web-setup/signed-in-setup.tsx';
import { created, jobId, renderWorkbench, running } from '#test/web-setup/workbench-setup.tsx';
import { forgetImages } from '#web/features/images/chosen-images.ts';
import { fileOf, fileOfSize, serveBucket, stubPreviews, tooLarge } from './images-setup.tsx';

const form = {
  body: {
    image_id: 'i',
    url: 'https://bucket.example/',
    fields: { key: 'job-images/x', 'Content-Type': 'image/png' },
    expires_at: '2026-11-21T12:15:00.000Z',
  },
};
const begun = { body: { job_id: jobId, image_count: 1 } };
const canceled = { body: { job_id: jobId, status: 'cancelled' } };

const open = async (routes: ApiResponses = {}): Promise<Call[]> => {
  const calls = serveApi({
    '/me': [{ body: makeMe() }],
    '/create-job': [created],
    '/job-images': [form],
    '/process-images': [begun],
    '/get-job-status': [running('processing')],
    [`/jobs/${jobId}/cancel`]: [canceled],
    ...routes,
  });
  signInAs();
  renderWorkbench('image_analyzer');
  await screen.findByText(/Drop your images here/);
  return calls;
};

const input = (): HTMLInputElement => screen.getByLabelText(/images here|Add more images/);
const choose = (...files: File[]): void => {
  fireEvent.change(input(), { target: { files } });
};
const shown = (): string[] => screen.queryAllByTitle(/\./).map(({ title }) => title);
const next = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Next' }));
const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const analyze = async (): Promise<void> => {
  await eventually(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Analyze' }).disabled).toBe(false),
  );
  await act(async () => press('Analyze'));
};
const paths = (calls: Call[]): string[] =>
  calls.map(({ path }) => path).filter((path) => !/^\/(me|get-job-status|config)/.test(path));

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stubPreviews();
});
afterEach(async () => {
  // A run in progress loads the chunk of the results.
  await vi.dynamicImportSettled();
  forgetImages();
  resetPages();
});

describe('a visitor', () => {
  test('[A-135] [A-136] [A-128] gets a locked tool: a preview invites to sign up and names the limit of a demo', () => {
    serveApi({});
    signOut();
    renderWorkbench('image_analyzer');
    expect(screen.getByRole('img', { name: 'Locked' })).toBeTruthy();
    expect(screen.getByText(/Limit is 3 images for demo users\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign Up Free' })).toBeTruthy();
    expect(document.querySelector('input[type=file]')).toBeNull();
  });
});

test('a file without a picture gets no broken preview', async () => {
  await open();
  choose(fileOf('photo.png'));
  const preview = document.querySelector('li img');
  fireEvent.error(preview ?? document.body);
  expect(screen.getByText('No preview')).toBeTruthy();
  expect(document.querySelector('li img')).toBeNull();
});

describe('choosing images', () => {
  test('[A-125] has two steps with Next and Back', async () => {
    await open();
    const steps = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['1Images', '2Context']);
    choose(fileOf('a.png'));
    next();
    expect(screen.getByLabelText(/^Context/)).toBeTruthy();
    press('Back');
    expect(shown()).toEqual(['a.png']);
  });

  test('[A-126] requires at least one image', async () => {
    await open();
    next();
    expect(screen.getByRole('alert').textContent).toBe('Upload at least one image (PNG or JPG).');
    expect(screen.queryByLabelText(/Context/)).toBeNull();
  });

  test('[A-127] [B-131] accepts ten images and refuses the eleventh with a message', async () => {
    await open();
    choose(...Array.from({ length: 9 }, (_, n) => fileOf(`${n + 1}.png`)));
    choose(fileOf('10.png'));
    expect(screen.queryByRole('alert')).toBeNull();
    choose(fileOf('11.png'));
    expect(screen.getByRole('alert').textContent).toBe('Limit is 10 images');
    expect(shown()).toHaveLength(10);
  });

  test('[A-129] [A-130] accepts PNG, JPG and WebP, and drops other files silently', async () => {
    await open();
    choose(
      fileOf('a.png'),
      fileOf('notes.pdf', { type: 'application/pdf' }),
      fileOf('b.jpg', { type: 'image/jpeg' }),
      fileOf('c.svg', { type: 'image/svg+xml' }),
      fileOf('d.webp', { type: 'image/webp' }),
      fileOf('e', { type: '' }),
    );
    expect(shown()).toEqual(['a.png', 'b.jpg', 'd.webp']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(notices()).toEqual([]);
  });

  test('accepts dropped and pasted images', async () => {
    await open();
    const zone = screen.getByText(/Drop your images here/).closest('label') as HTMLElement;
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [fileOf('dropped.png')] } });
    fireEvent.paste(document, { clipboardData: { files: [fileOf('pasted.png')] } });
    expect(shown()).toEqual(['dropped.png', 'pasted.png']);
  });

  test('shows a preview of each, moves and removes it by button, and announces what happened', async () => {
    await open();
    choose(fileOf('a.png'), fileOf('b.png'), fileOf('c.png'));
    expect([...document.querySelectorAll('img')].map(({ src }) => src)).toEqual([
      'blob:preview-1',
      'blob:preview-2',
      'blob:preview-3',
    ]);
    press('Move c.png earlier');
    expect(shown()).toEqual(['a.png', 'c.png', 'b.png']);
    expect(screen.getByText('c.png is now image 2 of 3.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move a.png earlier' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move b.png later' }).disabled).toBe(true);
    press('Remove a.png');
    expect(shown()).toEqual(['c.png', 'b.png']);
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:preview-1');
  });

  test('[A-132] refuses a file over 10 MB as too large, but accepts exactly 10 MB', async () => {
    const calls = await open();
    serveBucket([201]);
    choose(fileOfSize('exact.png', imageLimits.bytes), tooLarge('big.png'));
    expect(screen.getByText('big.png is too large (max 10MB)')).toBeTruthy();
    expect(screen.queryByText(/exact\.png is too large/)).toBeNull();
    next();
    await analyze();
    expect((await screen.findByRole('alert')).textContent).toBe('big.png is too large (max 10MB)');
    expect(paths(calls)).toEqual([]);
  });

  test('[A-131] refuses, at the upload, a file that is not an image despite its name', async () => {
    const calls = await open();
    serveBucket([201]);
    choose(fileOf('drawing.png', { head: [...'<svg'].map((letter) => letter.charCodeAt(0)) }));
    next();
    await analyze();
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      'drawing.png is not a valid image file (supported: PNG, JPG, WebP)',
    );
    expect(paths(calls)).toEqual([]);
  });

  test('[A-133] limits the optional context to 2000 words', async () => {
    await open();
    choose(fileOf('a.png'));
    next();
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Analyze' });
    await eventually(() => expect(button().disabled).toBe(false));
    fireEvent.change(screen.getByLabelText(/^Context/), { target: { value: 'word '.repeat(2001) } });
    await eventually(() => expect(button().disabled).toBe(true));
    expect(screen.getByText('Maximum article size is 2000 words')).toBeTruthy();
  });
});

describe('the upload', () => {
  test('[A-137] [A-138] [A-259] [A-266] creates the run, posts the files one by one, starts it, and only then polls', async () => {
    const calls = await open();
    const bucket = serveBucket([201]);
    choose(fileOf('a.png'), fileOf('b.png'));
    next();
    fireEvent.change(screen.getByLabelText(/^Context/), { target: { value: 'An article about bread.' } });
    await analyze();
    await screen.findByRole('heading', { name: 'Crafting Your SEO Plan' });
    expect(paths(calls)).toEqual(['/create-job', '/job-images', '/job-images', '/process-images']);
    expect(calls.find(({ path }) => path === '/create-job')?.body).toMatchObject({
      job_type: 'image_analyzer',
      generate_assets: true,
      image_count: 2,
      context_input: 'An article about bread.',
    });
    expect(calls.find(({ path }) => path === '/process-images')?.body).toEqual({ job_id: jobId });
    expect(bucket.posts.map(({ file }) => file.name)).toEqual(['a.png', 'b.png']);
    expect(bucket.posts[0]).toMatchObject({ url: form.body.url, fields: form.body.fields });
    expect(bucket.mostAtOnce()).toBe(1);
    const begin = calls.findIndex(({ path }) => path === '/process-images');
    const firstPoll = calls.findIndex(({ path }) => path.startsWith('/get-job-status'));
    expect(firstPoll === -1 || firstPoll > begin).toBe(true);
  });

  test('[A-259] sends no context when none was given', async () => {
    const calls = await open();
    serveBucket([201]);
    choose(fileOf('a.png'));
    next();
    await analyze();
    await screen.findByRole('heading', { name: 'Crafting Your SEO Plan' });
    expect(calls.find(({ path }) => path === '/create-job')?.body).not.toHaveProperty('context_input');
  });

  test('[A-296] [A-297] returns to the form when files fail, and retries one of them on its own', async () => {
    const calls = await open();
    const bucket = serveBucket([201, 'lost', 500, 201]);
    choose(fileOf('a.png'), fileOf('b.png'), fileOf('c.png'));
    next();
    await analyze();
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to upload 2 of 3 images');
    expect(notices()).toEqual(['Upload Error: Failed to upload images. Please try again.']);
    expect(paths(calls)).not.toContain('/process-images');
    await act(async () => press('Upload b.png again'));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to upload 1 of 3 images');
    await act(async () => press('Upload c.png again'));
    await screen.findByRole('heading', { name: 'Crafting Your SEO Plan' });
    expect(bucket.posts.map(({ file }) => file.name)).toEqual(['a.png', 'b.png', 'c.png', 'b.png', 'c.png']);
    expect(paths(calls).filter((path) => path === '/create-job')).toHaveLength(1);
    expect(paths(calls).filter((path) => path === '/job-images')).toHaveLength(3);
  });

  test('requests a new upload form when the earlier one has expired', async () => {
    const calls = await open();
    serveBucket(['lost', 403, 201]);
    choose(fileOf('a.png'));
    next();
    await analyze();
    await screen.findByRole('alert');
    await act(async () => press('Upload a.png again'));
    await screen.findByRole('heading', { name: 'Crafting Your SEO Plan' });
    expect(paths(calls).filter((path) => path === '/job-images')).toHaveLength(2);
  });

  test('[A-295] reports the status with which the start failed, and the next try uploads nothing again', async () => {
    const calls = await open({
      '/process-images': [apiError(503, 'service_unavailable', 'Service temporarily unavailable.'), begun],
    });
    const bucket = serveBucket([201]);
    choose(fileOf('a.png'));
    next();
    await analyze();
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to trigger image processing: 503');
    await analyze();
    await screen.findByRole('heading', { name: 'Crafting Your SEO Plan' });
    expect(bucket.posts).toHaveLength(1);
    expect(paths(calls).filter((path) => path === '/create-job')).toHaveLength(1);
  });

  test('[A-134] says that an upload needs a signed-in user', async () => {
    await open({
      '/job-images': [apiError(401, 'unauthorized', 'User must be authenticated to upload images')],
    });
    serveBucket([201]);
    choose(fileOf('a.png'));
    next();
    await analyze();
    expect(await screen.findByText('User must be authenticated to upload images')).toBeTruthy();
  });

  test('is canceled and refunded when the user stops it or changes something', async () => {
    const calls = await open();
    serveBucket(['waits']);
    choose(fileOf('a.png'), fileOf('b.png'));
    next();
    await analyze();
    await act(async () => press('Stop the upload'));
    await eventually(() => expect(paths(calls)).toContain(`/jobs/${jobId}/cancel`));
    expect(paths(calls)).not.toContain('/process-images');
    expect(screen.queryByRole('progressbar')).toBeNull();
    press('Back');
    expect(shown()).toEqual(['a.png', 'b.png']);
  });

  test('does not start without enough credits', async () => {
    const calls = await open({ '/create-job': [apiError(402, 'payment_required', 'No credits.')] });
    const bucket = serveBucket([201]);
    choose(fileOf('a.png'));
    next();
    await analyze();
    await eventually(() => expect(notices()).toHaveLength(1));
    expect(bucket.posts).toEqual([]);
    expect(paths(calls)).toEqual(['/create-job']);
  });
});
