import { useSyncExternalStore } from 'react';

export type Store<T> = {
  get: () => T;
  set: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
  /** The value in the prerendered page and in the first render in the browser. */
  initial: T;
};

/** A value outside of the component tree that several chunks share. */
export const createStore = <T>(initial: T): Store<T> => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Rerenders when what `pick` reads from the store's value changes. Prerendering and hydration see the initial value. */
export const usePicked = <T, P>(store: Store<T>, pick: (value: T) => P): P =>
  useSyncExternalStore(
    store.subscribe,
    () => pick(store.get()),
    () => pick(store.initial),
  );

/** Rerenders when the store's value changes. Prerendering and hydration see the initial value. */
export const useStore = <T>(store: Store<T>): T =>
  useSyncExternalStore(store.subscribe, store.get, () => store.initial);
