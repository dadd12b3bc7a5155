import { Hono } from 'hono';
import * as z from 'zod';
import { PaddleApiError } from '#lib/local/payments/paddle-api-error.ts';
import { addCheckoutRoutes } from './checkout-routes.ts';
import type { PagesOptions } from './open-page.ts';
import { addPortalRoutes } from './portal-routes.ts';

/** The simulated provider's own pages: the checkout and the customer portal. */
export const createPaymentPages = (options: PagesOptions): Hono => {
  const app = new Hono().basePath(options.basePath);
  addCheckoutRoutes(app, options);
  addPortalRoutes(app, options);
  app.onError((error, c) => {
    if (error instanceof PaddleApiError) return c.text(`${error.message}\n`, error.status);
    if (error instanceof z.ZodError) return c.text(`${z.prettifyError(error)}\n`, 400);
    throw error;
  });
  return app;
};
