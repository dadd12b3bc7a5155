/** A script that has not come by then will not: the visitor is told so instead of waiting for ever. */
const patience = 15_000;

/**
 * Runs a script of another site on this page, once it is asked for.
 * @throws Error when it does not come; the next call tries anew
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
