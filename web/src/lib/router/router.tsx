import {
  Children,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { History, Location, NavigateOptions, NavigationType, Place } from './history.ts';
import { matchPath, type Params } from './match-path.ts';

/*
 * The parts of a router that the site uses, in 2 kB. React Router 7 takes 18 kB of each public page's scripts, a sixth
 * of the total, for loaders, actions and server components. Small routers such as wouter follow the address outside of
 * transitions: a page would vanish while the next one loads.
 */

const HistoryContext = createContext<History | null>(null);
const PlaceContext = createContext<Place | null>(null);
const ParamsContext = createContext<Params>({});

const useRouter = <T,>(value: T | null): T => {
  if (value === null) throw new Error('A link or a page is outside of <Router>.');
  return value;
};

/** Holds the current location and follows the history. */
export const Router = ({ history, children }: { history: History; children: ReactNode }) => {
  const [place, setPlace] = useState(history.read);
  useLayoutEffect(() => {
    // A transition: the page stays until the next one's chunk is loaded.
    const follow = () => startTransition(() => setPlace(history.read()));
    return history.subscribe(follow);
  }, [history]);
  return (
    <HistoryContext value={history}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </HistoryContext>
  );
};

export const useHistory = (): History => useRouter(use(HistoryContext));
export const useLocation = (): Location => useRouter(use(PlaceContext)).location;
export const useNavigationType = (): NavigationType => useRouter(use(PlaceContext)).type;
/** The parameters of the route that the page belongs to. */
export const useParams = (): Params => use(ParamsContext);

/** Goes to an address of the site, or a number of steps through the history. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

export const useNavigate = (): Navigate => {
  const history = useHistory();
  return useCallback(
    (to, options) => (typeof to === 'number' ? history.go(to) : history.navigate(to, options)),
    [history],
  );
};

type SearchChange = URLSearchParams | Record<string, string>;
type SetSearchParams = (
  change: SearchChange | ((current: URLSearchParams) => SearchChange),
  options?: NavigateOptions,
) => void;

/** The query of the address, and a function that replaces it. */
export const useSearchParams = (): [URLSearchParams, SetSearchParams] => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback<SetSearchParams>(
    (change, options) => {
      const next = typeof change === 'function' ? change(new URLSearchParams(search)) : change;
      navigate(`?${new URLSearchParams(next)}`, options);
    },
    [search, navigate],
  );
  return [params, setParams];
};

/** Navigates elsewhere as soon as it renders. */
export const Redirect = ({ to }: { to: string }): null => {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [to, navigate]);
  return null;
};

type RouteProps = { path: string; element: ReactNode };

/** A pattern and its page; `Routes` reads it. */
export const Route = (_props: RouteProps): null => null;

/** Shows the first route whose pattern matches the address. */
export const Routes = ({
  children,
  location,
}: {
  children: ReactNode;
  location?: Location;
}): ReactElement | null => {
  const current = useLocation();
  const { pathname } = location ?? current;
  for (const route of Children.toArray(children)) {
    if (!isValidElement<RouteProps>(route)) continue;
    const params = matchPath(route.props.path, pathname);
    if (params !== null) return <ParamsContext value={params}>{route.props.element}</ParamsContext>;
  }
  return null;
};
