// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { browserHistory, firstKey, type History, memoryHistory } from '#web/lib/router/history.ts';
import { Link, NavLink } from '#web/lib/router/link.tsx';
import {
  Redirect,
  Route,
  Router,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from '#web/lib/router/router.tsx';

let location: ReturnType<typeof useLocation>;
let type: string;
let navigate: ReturnType<typeof useNavigate>;
let search: ReturnType<typeof useSearchParams>;

const Probe = () => {
  location = useLocation();
  type = useNavigationType();
  navigate = useNavigate();
  search = useSearchParams();
  return null;
};

const open = (history: History, children: ReactNode = null) =>
  render(
    <Router history={history}>
      <Probe />
      {children}
    </Router>,
  );

const address = () => location.pathname + location.search + location.hash;

beforeEach(() => window.history.replaceState(null, '', '/start?a=1#top'));
afterEach(cleanup);

/** What both histories do, so that tests in memory say something about the browser. */
describe.each([
  ['in the browser', browserHistory],
  ['in memory', () => memoryHistory(['/start?a=1#top'])],
])('a history %s', (_name, make) => {
  test('begins at the address of the visit', () => {
    open(make());
    expect(address()).toBe('/start?a=1#top');
    expect(location.key).toBe(firstKey);
    expect(type).toBe('pop');
  });

  test('goes to a path, a query or an anchor', () => {
    open(make());
    act(() => navigate('/pricing?plan=pro'));
    expect(address()).toBe('/pricing?plan=pro');
    expect(type).toBe('link');
    act(() => navigate('?plan=creator'));
    expect(address()).toBe('/pricing?plan=creator');
    act(() => navigate('#questions'));
    expect(address()).toBe('/pricing?plan=creator#questions');
  });

  test('goes back, with the state that was passed', async () => {
    open(make());
    act(() => navigate('/billing', { state: { plan: 'pro' } }));
    const { key } = location;
    act(() => navigate('/pricing'));
    expect(location.state).toBeNull();
    act(() => navigate(-1));
    await waitFor(() => expect(address()).toBe('/billing'));
    expect(location).toMatchObject({ state: { plan: 'pro' }, key });
    expect(type).toBe('pop');
  });

  test('replaces an entry, so that Back skips it', async () => {
    open(make());
    act(() => navigate('/results/1'));
    act(() => navigate('/dashboard', { replace: true }));
    act(() => navigate(-1));
    await waitFor(() => expect(address()).toBe('/start?a=1#top'));
  });

  test('never leaves the site', () => {
    open(make());
    act(() => navigate('//evil.example/path'));
    expect(address()).toBe('/path');
  });
});

test("another script's history entry is not read as state", () => {
  window.history.replaceState({ key: 7, usr: 'x' }, '', '/start');
  open(browserHistory());
  expect(location).toMatchObject({ key: firstKey, state: null });
});

test('the query can be replaced from the current one', () => {
  open(memoryHistory(['/history?tool=a&page=2']));
  const [params, setParams] = search;
  expect(params.get('tool')).toBe('a');
  act(() => setParams((current) => ({ tool: current.get('tool') ?? '', sort: 'old' })));
  expect(address()).toBe('/history?tool=a&sort=old');
  act(() => search[1]({}));
  expect(address()).toBe('/history');
});

describe('a link', () => {
  const link = () => screen.getByRole('link');

  test('opens a page without loading the document, and passes its state', () => {
    open(
      memoryHistory(['/']),
      <Link to="/billing" state="pro">
        {'Billing'}
      </Link>,
    );
    expect(fireEvent.click(link())).toBe(false);
    expect(address()).toBe('/billing');
    expect(location.state).toBe('pro');
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %j to the browser',
    (how) => {
      open(memoryHistory(['/']), <Link to="/billing">Billing</Link>);
      // The test's document cannot navigate.
      link().parentElement?.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(link(), how);
      expect(address()).toBe('/');
    },
  );

  test('leaves another site, and another tab, to the browser', () => {
    open(
      memoryHistory(['/']),
      <>
        <Link to="https://example.com/a">Away</Link>
        <Link to="mailto:a@example.com">Mail</Link>
        <Link to="/pricing" target="_blank">
          Tab
        </Link>
      </>,
    );
    const hrefs = screen.getAllByRole('link').map((each) => each.getAttribute('href'));
    expect(hrefs).toEqual(['https://example.com/a', 'mailto:a@example.com', '/pricing']);
    for (const each of screen.getAllByRole('link')) fireEvent.click(each);
    expect(address()).toBe('/');
  });

  test('to the open page adds no entry to the history', () => {
    const history = memoryHistory(['/a', '/b']);
    open(history, <Link to="/b">B</Link>);
    fireEvent.click(link());
    act(() => navigate(-1));
    expect(address()).toBe('/a');
  });

  test('is marked while its page, or a page below it, is open', () => {
    open(
      memoryHistory(['/blog/one']),
      <>
        <NavLink to="/blog">Blog</NavLink>
        <NavLink to="/">Home</NavLink>
        <NavLink to="/blo">Other</NavLink>
      </>,
    );
    const current = screen.getAllByRole('link').map((each) => each.getAttribute('aria-current'));
    expect(current).toEqual(['page', null, null]);
  });
});

test('a redirect leaves no entry behind', () => {
  open(
    memoryHistory(['/a']),
    <Routes>
      <Route path="/secret" element={<Redirect to="/login" />} />
      <Route path="*" element={null} />
    </Routes>,
  );
  act(() => navigate('/secret'));
  expect(address()).toBe('/login');
  act(() => navigate(-1));
  expect(address()).toBe('/a');
});

test('a page stays until the next one’s chunk has loaded', async () => {
  let arrive = (): void => {};
  const chunk = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Next = lazy(async () => {
    await chunk;
    return { default: () => <p>next page</p> };
  });
  open(
    memoryHistory(['/']),
    <Suspense fallback={<p>blank</p>}>
      <Routes>
        <Route path="/" element={<p>first page</p>} />
        <Route path="/next" element={<Next />} />
      </Routes>
    </Suspense>,
  );
  act(() => navigate('/next'));
  expect(screen.getByText('first page')).toBeTruthy();
  expect(screen.queryByText('blank')).toBeNull();
  await act(async () => arrive());
  expect(await screen.findByText('next page')).toBeTruthy();
});
