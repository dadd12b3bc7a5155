// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { makeMe } from '#test/factories/api-account.ts';
import { apiError, serveApi } from '#test/web-setup/serve-api.ts';
import { resetPages, signInAs, signOut } from '#test/web-setup/signed-in-setup.tsx';
import { created, hydrateWorkbench, renderWorkbench, running } from '#test/web-setup/workbench-setup.tsx';
import { markDemoUsed } from '#web/features/job/run/demo-credit.ts';
import { session } from '#web/lib/session/session.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  signOut();
});
afterEach(resetPages);

const article = () => screen.getByLabelText('Your article or its web address');
const analyze = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Analyze' });
const paste = (text: string, box = article()) => fireEvent.change(box, { target: { value: text } });

describe('the workbench’s form', () => {
  test('[A-082] offers the three tools and switches between them', async () => {
    renderWorkbench();
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(tabs).toEqual(['SEO Optimizer', 'Keyword Evaluator', 'Image Describer']);
    await userEvent.click(screen.getByRole('tab', { name: 'Keyword Evaluator' }));
    expect(screen.getByLabelText('Your keywords')).toBeTruthy();
  });

  test('[A-085] disables Analyze while the input is invalid', () => {
    renderWorkbench();
    expect(analyze().disabled).toBe(true);
    paste('An article about sourdough.');
    expect(analyze().disabled).toBe(false);
    paste('');
    expect(analyze().disabled).toBe(true);
  });

  test('[A-101] asks for content when the user leaves the empty field', () => {
    renderWorkbench();
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.blur(article());
    expect(screen.getByRole('alert').textContent).toBe('Please paste article text or a URL.');
  });

  test('[A-101] says what is missing on a click on the disabled button', () => {
    renderWorkbench();
    fireEvent.pointerDown(analyze().parentElement as HTMLElement);
    expect(screen.getByRole('alert').textContent).toBe('Please paste article text or a URL.');
  });

  test.each([' ', 'ab', '  ab  '])('[A-102] refuses %j as too short', (text) => {
    renderWorkbench();
    paste(text);
    fireEvent.blur(article());
    expect(screen.getByRole('alert').textContent).toBe('Please provide some content to analyze.');
    expect(analyze().disabled).toBe(true);
  });

  test('[A-103] accepts 2000 words and refuses 2001, immediately', () => {
    renderWorkbench();
    paste('word '.repeat(2000));
    expect(screen.getByText('2,000/2,000 words')).toBeTruthy();
    expect(analyze().disabled).toBe(false);
    paste('word '.repeat(2001));
    expect(screen.getByRole('alert').textContent).toBe('Maximum article size is 2000 words');
    expect(screen.getByText('2,001/2,000 words')).toBeTruthy();
    expect(analyze().disabled).toBe(true);
    expect((article() as HTMLTextAreaElement).value).toHaveLength(2001 * 5);
  });

  test('[A-103] refuses 60,001 characters in few words before they are sent', () => {
    renderWorkbench();
    paste(`tea ${'x'.repeat(59_996)}`);
    expect(analyze().disabled).toBe(false);
    paste(`tea ${'x'.repeat(59_997)}`);
    expect(screen.getByRole('alert').textContent).toBe(
      'Maximum article size is 2000 words. This text has 60,001 characters; the limit is 60,000.',
    );
    expect(analyze().disabled).toBe(true);
  });

  test.each(['https://example.com/a?b=c', 'http://example.com', 'example.com', 'www.example.co.uk/path'])(
    '[A-104] recognizes the address %s and says so',
    (text) => {
      renderWorkbench();
      paste(text);
      expect(screen.getByText(/Web address: we will read the page at example/)).toBeTruthy();
      expect(screen.queryByText(/2,000 words/)).toBeNull();
    },
  );

  test('[A-105] treats a text that contains an address as text', () => {
    renderWorkbench();
    paste('Read https://example.com/a for more.');
    expect(screen.queryByText(/Web address/)).toBeNull();
    expect(screen.getByText('4/2,000 words')).toBeTruthy();
  });

  test('keeps text that was typed before the script loaded', () => {
    hydrateWorkbench((page) => {
      const box = page.querySelector('textarea');
      if (box) box.value = 'Typed early.';
    });
    expect((article() as HTMLTextAreaElement).value).toBe('Typed early.');
    expect(screen.getByText('2/2,000 words')).toBeTruthy();
  });

  test('keeps keywords that were typed before the script loaded', () => {
    hydrateWorkbench((page) => {
      const box = page.querySelector('input');
      if (box) box.value = 'rye bread, oat bread';
    }, 'keyword_evaluator');
    expect(screen.getByRole('button', { name: 'Remove rye bread' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Your keywords').value).toBe('oat bread');
  });

  test('[A-247] restores the text after a reload', () => {
    const { unmount } = renderWorkbench();
    paste('A draft about bread.');
    unmount();
    renderWorkbench();
    expect((article() as HTMLTextAreaElement).value).toBe('A draft about bread.');
  });

  test('stays at its step when the session becomes known', async () => {
    session.set({ state: 'loading', user: null });
    renderWorkbench('keyword_evaluator');
    fireEvent.change(screen.getByLabelText('Your keywords'), { target: { value: 'rye bread' } });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    signInAs('user-a');
    expect(screen.getByLabelText(/^Context/)).toBeTruthy();
  });

  test('[A-099] shows nothing from one user to the next', () => {
    signInAs('user-a');
    renderWorkbench();
    paste('The secret of user A.');
    signOut();
    expect((article() as HTMLTextAreaElement).value).toBe('');
    signInAs('user-b');
    expect((article() as HTMLTextAreaElement).value).toBe('');
    signInAs('user-a');
    expect((article() as HTMLTextAreaElement).value).toBe('');
  });

  test('sends the chosen country and remembers it', async () => {
    // If a run started, it would be shown instead of the form.
    const calls = serveApi({ '/create-job': [apiError(400, 'content_not_analyzable', 'Too little text.')] });
    const { unmount } = renderWorkbench();
    await userEvent.selectOptions(await screen.findByLabelText('Country of the searches'), 'GB');
    paste('An article about bread.');
    await userEvent.click(analyze());
    expect(calls[0]?.body).toMatchObject({ locale: { country: 'GB', language: 'en' } });
    unmount();
    renderWorkbench();
    const country = await screen.findByLabelText<HTMLSelectElement>('Country of the searches');
    expect(country.value).toBe('GB');
  });
});

const configResponse = (used: boolean) => ({
  body: {
    stage: 'local',
    cognito: { endpoint: null, userPoolId: 'p', clientId: 'c', googleEnabled: false, domain: null },
    marketData: 'sample',
    api: 'soon',
    demo: { used, resetsOn: '2027-01-01T00:00:00.000Z' },
  },
});

describe('who may run', () => {
  test('[A-087][A-233][A-234] a visitor who has used the demo credit is blocked with a message', () => {
    serveApi({ '/config': [configResponse(true)] });
    markDemoUsed(new Date());
    renderWorkbench();
    paste('An article about bread.');
    expect(analyze().disabled).toBe(true);
    expect(screen.getByText('Demo Credit Used')).toBeTruthy();
    expect(screen.getByText("You've Used Your Free Demo Credit")).toBeTruthy();
    expect(screen.getByText(/Free accounts get one free credit every month/)).toBeTruthy();
  });

  test('the server unblocks a visitor in a new month by its clock', async () => {
    markDemoUsed(new Date());
    serveApi({ '/config': [configResponse(false)] });
    renderWorkbench();
    paste('An article about bread.');
    await eventually(() => expect(analyze().disabled).toBe(false));
  });

  const withCredits = (credits: number) => {
    signInAs();
    serveApi({ '/me': [{ body: makeMe({ credits }) }] });
  };

  test.each([
    [0, 'You have zero credits remaining', true],
    [0.5, 'You are almost out of credits', true],
    [1, null, false],
  ])('[A-086][A-225][A-226] %d credits', async (credits, title, blocked) => {
    // A module caches the balance for the whole visit.
    vi.resetModules();
    withCredits(credits);
    renderWorkbench();
    paste('An article about bread.');
    await screen.findByText(new RegExp(`You have ${credits} credit`));
    expect(analyze().disabled).toBe(blocked);
    if (title !== null) expect(screen.getByText(title)).toBeTruthy();
    else expect(screen.queryByText(/out of credits|zero credits/)).toBeNull();
    if (credits === 0)
      expect(
        screen.getByText('You have already used your credits. Upgrade your plan to get more!'),
      ).toBeTruthy();
  });
});

describe('the Keyword Evaluator', () => {
  const box = () => screen.getByLabelText<HTMLInputElement>('Your keywords');
  const chips = () =>
    within(screen.getByRole('list', { name: 'Keywords' }))
      .getAllByRole('listitem')
      .map((chip) => chip.textContent);
  const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));

  test('[A-111] has two steps with Next and Back', async () => {
    renderWorkbench('keyword_evaluator');
    await userEvent.type(box(), 'bread{Enter}');
    await next();
    expect(screen.getByLabelText(/^Context/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(chips()).toEqual(['bread']);
  });

  test.each(['', ' , ,\t', '   '])('[A-112] does not continue with %j', async (text) => {
    renderWorkbench('keyword_evaluator');
    fireEvent.change(box(), { target: { value: text } });
    await next();
    expect(screen.getByRole('alert').textContent).toBe('Add at least one keyword.');
    expect(box()).toBeTruthy();
  });

  test('[A-113] splits a pasted list', async () => {
    renderWorkbench('keyword_evaluator');
    await userEvent.click(box());
    await userEvent.paste('sourdough starter,  rye bread \nbaking,, Rye  Bread\n');
    expect(chips()).toEqual(['sourdough starter', 'rye bread', 'baking']);
  });

  test('the focus goes to the steps with each step, and Tab from there to its first field', async () => {
    renderWorkbench('keyword_evaluator');
    await userEvent.type(screen.getByLabelText('Your keywords'), 'rye bread,');
    await userEvent.type(screen.getByRole('button', { name: 'Next' }), '{Enter}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Step 2 of 2: Context');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Context/));
    await userEvent.type(screen.getByRole('button', { name: 'Back' }), '{Enter}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Step 1 of 2: Keywords');
  });

  test('[A-113][A-258] counts the text in the box on Next, and sends one keyword per line, without a context', async () => {
    const calls = serveApi({ '/create-job': [created], '/get-job-status': [running('pending')] });
    renderWorkbench('keyword_evaluator');
    fireEvent.change(box(), { target: { value: 'rye bread, baking' } });
    await next();
    await userEvent.click(analyze());
    expect(calls[0]?.body).toEqual({
      job_type: 'keyword_evaluator',
      generate_assets: true,
      keywords_list_input: 'rye bread\nbaking',
      locale: { country: 'US', language: 'en' },
      visitor_token: expect.any(String),
    });
  });

  test('[A-114][A-115][A-116][A-117] adds keywords on Enter and on blur, without duplicates, and counts them', async () => {
    renderWorkbench('keyword_evaluator');
    await userEvent.type(box(), 'rye bread{Enter}');
    await userEvent.type(box(), 'baking');
    await userEvent.tab();
    await userEvent.type(box(), 'RYE BREAD{Enter}');
    expect(chips()).toEqual(['rye bread', 'baking']);
    expect(screen.getByText('2/200 keywords')).toBeTruthy();
  });

  test('turns commas that arrive without a key, as from a phone’s keyboard, into chips', () => {
    renderWorkbench('keyword_evaluator');
    fireEvent.change(box(), { target: { value: 'rye bread, baking，sour' } });
    expect(chips()).toEqual(['rye bread', 'baking']);
    expect(box().value).toBe('sour');
    fireEvent.change(box(), { target: { value: 'sour,' } });
    expect(chips()).toEqual(['rye bread', 'baking', 'sour']);
    expect(screen.getByText('3/200 keywords')).toBeTruthy();
  });

  test('names a duplicate until its keyword is removed, whatever is added after it', async () => {
    renderWorkbench('keyword_evaluator');
    fireEvent.change(box(), { target: { value: 'rye bread, Rye Bread, baking' } });
    await userEvent.type(box(), '{Enter}');
    expect(screen.getByText('Skipped 1 duplicate: “Rye Bread” is “rye bread”.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove rye bread' }));
    expect(screen.queryByText(/Skipped/)).toBeNull();
  });

  test('[A-118] does not refuse more than 200 keywords', async () => {
    renderWorkbench('keyword_evaluator');
    await userEvent.click(box());
    await userEvent.paste(Array.from({ length: 201 }, (_, index) => `keyword ${index}`).join('\n'));
    expect(screen.getByText('201/200 keywords')).toBeTruthy();
    await next();
    expect(analyze().disabled).toBe(false);
  });

  test('keeps Next under the pointer: pressing it turns no text into chips before the click', async () => {
    renderWorkbench('keyword_evaluator');
    await userEvent.type(box(), 'rye bread');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Next' }) });
    expect(screen.queryByRole('list', { name: 'Keywords' })).toBeNull();
    expect(document.activeElement).toBe(box());
  });

  // Roles, names and labels of 1,001 chips take jsdom half a minute, so this test keeps elements or finds them by a
  // selector.
  test('explains the limit of 200 keywords, and refuses more than a run accepts', () => {
    renderWorkbench('keyword_evaluator');
    const list = Array.from({ length: 1001 }, (_, index) => `keyword ${index}`);
    const goOn = screen.getByRole('button', { name: 'Next' });
    const labels = () => Array.from(document.querySelectorAll('label'), (label) => label.textContent);
    const pasteList = (count: number) =>
      fireEvent.paste(box(), { clipboardData: { getData: () => list.slice(0, count).join('\n') } });
    pasteList(201);
    expect(screen.getByText(/up to 1000 for the same price/)).toBeTruthy();
    pasteList(1001);
    expect(screen.getByText('1001/200 keywords')).toBeTruthy();
    const rejection = 'A run takes at most 1000 keywords. Shorten the list.';
    expect(screen.getByText(rejection).getAttribute('role')).toBe('alert');
    fireEvent.click(goOn);
    expect(labels()).not.toContainEqual(expect.stringMatching(/^Context/));
    const remove = document.querySelector('button[aria-label="Remove keyword 7"]');
    if (!remove) throw new Error('The keyword has no button that removes it.');
    fireEvent.click(remove);
    expect(screen.queryByText(rejection)).toBeNull();
    fireEvent.click(goOn);
    expect(screen.getByLabelText(/^Context/)).toBeTruthy();
  });

  test('keeps the user’s spelling, and names repeated keywords and those looked up in another form', async () => {
    const calls = serveApi({ '/create-job': [created], '/get-job-status': [running('pending')] });
    renderWorkbench('keyword_evaluator');
    await userEvent.click(box());
    await userEvent.paste(`Café München, CAFÉ  münchen, cafe munchen, what is SEO?, ${'x'.repeat(81)}, 🍞`);
    expect(chips()).toEqual(['Café München', 'cafe munchen', 'what is SEO?', 'x'.repeat(81), '🍞']);
    expect(screen.getByText(/Skipped 1 duplicate: “CAFÉ münchen” is “Café München”/)).toBeTruthy();
    expect(screen.getByText('“what is SEO?”: looked up as “what is seo”')).toBeTruthy();
    expect(screen.getByText(/81 characters: not looked up/)).toBeTruthy();
    expect(screen.getByText('“🍞”: no letters or numbers: not looked up')).toBeTruthy();
    await next();
    await userEvent.click(analyze());
    expect(calls[0]?.body).toMatchObject({
      keywords_list_input: `Café München\ncafe munchen\nwhat is SEO?\n${'x'.repeat(81)}\n🍞`,
    });
  });

  test('removes a keyword by its button, or moves it back into the box', async () => {
    renderWorkbench('keyword_evaluator');
    await userEvent.click(box());
    await userEvent.paste('a one, b two, c three');
    await userEvent.click(screen.getByRole('button', { name: 'Remove a one' }));
    expect(chips()).toEqual(['b two', 'c three']);
    await userEvent.type(box(), '{Backspace}');
    expect(chips()).toEqual(['b two']);
    expect(box().value).toBe('c three');
  });

  test('[A-119][A-258] runs without a context, and sends one if it is given', async () => {
    const calls = serveApi({ '/create-job': [created], '/get-job-status': [running('pending')] });
    renderWorkbench('keyword_evaluator');
    await userEvent.type(box(), 'bread{Enter}');
    await next();
    paste('example.com/my-article', screen.getByLabelText(/^Context/));
    await userEvent.click(analyze());
    expect(calls[0]?.body).toMatchObject({ context_input: 'example.com/my-article' });
  });

  test('[A-120] refuses a context of 2001 words and accepts one of 2000', async () => {
    renderWorkbench('keyword_evaluator');
    await userEvent.type(box(), 'bread{Enter}');
    await next();
    const context = screen.getByLabelText(/^Context/);
    paste('word '.repeat(2001), context);
    expect(screen.getByRole('alert').textContent).toBe('Maximum article size is 2000 words');
    expect(analyze().disabled).toBe(true);
    paste('word '.repeat(2000), context);
    expect(analyze().disabled).toBe(false);
  });

  test('[A-098] starts at step 1 on return, with its keywords', async () => {
    renderWorkbench('keyword_evaluator');
    await userEvent.type(box(), 'bread{Enter}');
    await next();
    await userEvent.click(screen.getByRole('tab', { name: 'SEO Optimizer' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Keyword Evaluator' }));
    expect(chips()).toEqual(['bread']);
  });

  test('[A-247] restores keywords and context after a reload', async () => {
    const { unmount } = renderWorkbench('keyword_evaluator');
    await userEvent.type(box(), 'bread{Enter}');
    await next();
    paste('For bakers.', screen.getByLabelText(/^Context/));
    unmount();
    renderWorkbench('keyword_evaluator');
    expect(chips()).toEqual(['bread']);
    await next();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Context/).value).toBe('For bakers.');
  });
});

describe('the Image Describer', () => {
  test('is locked for a visitor: lock, limit of 3, invitation', () => {
    renderWorkbench('image_analyzer');
    expect(screen.getByRole('img', { name: 'Locked' })).toBeTruthy();
    expect(screen.getByText(/Limit is 3 images/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign Up Free' })).toBeTruthy();
  });
});
