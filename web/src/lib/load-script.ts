/**
 * A script that has not loaded after this many milliseconds never will. The visitor gets an error instead of waiting
 * forever.
 */
const patience = 15_000;

/**
 * Loads a script from another site on demand.
 * @throws Error when it does not load; the next call tries again
 */
export const loadScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (why: string): void => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${src} ${why}`));
    };
    const timer = setTimeout(() => fail(`did not load within ${patience / 1000} s`), patience);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => fail('could not be loaded'));
    script.src = src;
    document.head.append(script);
  });
