import { ensureWebBuild } from '../../scripts/build-web/ensure-web.ts';

/** The journeys see the web as it is built for production. */
export const setup = (): void => ensureWebBuild();
