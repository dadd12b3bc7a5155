import { useCallback } from 'react';
import { isRecord } from '#contracts/is-record.ts';
import { localStore, storageKeys } from './storage.ts';
import { createStore, useStore } from './store.ts';
import { isTabFresh, keepTabs, parseTabs, type TabEntries, tabStatesOf } from './tab-entries.ts';

/** The UI state between visits, by part and key. One entry of local storage holds all of it. */
export type UiState = {
  readonly scrollPositions: Readonly<Record<string, number>>;
  /** Open dialogs. A dialog without an entry is closed. */
  readonly modals: Readonly<Record<string, boolean>>;
  readonly formData: Readonly<Record<string, unknown>>;
  /** Path plus query of the last page. */
  readonly lastRoute: string;
  /** The selected tab by view. It expires after a day, and beyond 100 views. */
  readonly tabStates: Readonly<Record<string, string>>;
};
type Keyed = Omit<UiState, 'lastRoute'>;

export const defaultUiState: UiState = {
  scrollPositions: {},
  modals: {},
  formData: {},
  lastRoute: '/',
  tabStates: {},
};

const only = <T>(value: unknown, isValid: (entry: unknown) => entry is T): Record<string, T> =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter((pair): pair is [string, T] => isValid(pair[1])))
    : {};

const isNumber = (value: unknown) => typeof value === 'number';
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isString = (value: unknown) => typeof value === 'string';
const isAnything = (_value: unknown): _value is unknown => true;

/** The state in a stored value. A missing part, or one with another version's shape, gets its default. */
export const parseUiState = (value: unknown): UiState =>
  isRecord(value)
    ? {
        scrollPositions: only(value.scrollPositions, isNumber),
        modals: only(value.modals, isBoolean),
        formData: only(value.formData, isAnything),
        lastRoute: isString(value.lastRoute) ? value.lastRoute : defaultUiState.lastRoute,
        tabStates: tabStatesOf(parseTabs(value.tabStates, Date.now())),
      }
    : defaultUiState;

const store = createStore(defaultUiState);
/** The selected tabs with their times, as stored. The state has them without times. */
let tabEntries: TabEntries = {};
let loaded = false;

/** The stored state of the last visit, with the changes since. */
export const readUiState = (): UiState => {
  if (!loaded && typeof window !== 'undefined') {
    loaded = true;
    const stored = localStore.read(storageKeys.uiState);
    tabEntries = parseTabs(isRecord(stored) ? stored.tabStates : null, Date.now());
    store.set(parseUiState(stored));
  }
  return store.get();
};

const save = (next: UiState): void => {
  store.set(next);
  localStore.write(storageKeys.uiState, { ...next, tabStates: tabEntries });
};

const saveTabs = (entries: TabEntries): void => {
  tabEntries = keepTabs(entries, Date.now());
  save({ ...readUiState(), tabStates: tabStatesOf(tabEntries) });
};

const omit = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> => {
  const { [key]: _omitted, ...rest } = record;
  return rest;
};

export const setUiEntry = <P extends keyof Keyed>(part: P, key: string, value: Keyed[P][string]): void => {
  const state = readUiState();
  if (part === 'tabStates' && isString(value)) {
    const chosen = { data: value, timestamp: Date.now() };
    saveTabs({ [key]: chosen, ...omit(tabEntries, key) });
  } else save({ ...state, [part]: { ...state[part], [key]: value } });
};

export const removeUiEntry = (part: keyof Keyed, key: string): void => {
  const state = readUiState();
  if (part === 'tabStates') saveTabs(omit(tabEntries, key));
  else save({ ...state, [part]: omit(state[part], key) });
};

export const setLastRoute = (route: string): void => {
  save({ ...readUiState(), lastRoute: route });
};

/** Clears the user's position: paths, dialogs, tabs. Choices in forms, such as the market, stay. */
export const forgetPlaces = (): void => {
  const { formData } = readUiState();
  tabEntries = {};
  save({ ...defaultUiState, formData });
};

/** For tests: reads storage again, as a reload does. */
export const reloadUiState = (): void => {
  loaded = false;
  readUiState();
};

/** The state for rendering; the prerendered page and the first render see the defaults. */
export const useUiState = (): UiState => useStore({ ...store, get: readUiState });

/** The tab selected last in a view within a day, for example in a job's results. */
export const useTabState = (view: string, fallback: string): [string, (tab: string) => void] => {
  const chosen = useUiState().tabStates[view];
  return [
    chosen !== undefined && isTabFresh(tabEntries[view], Date.now()) ? chosen : fallback,
    useCallback((tab: string) => setUiEntry('tabStates', view, tab), [view]),
  ];
};
