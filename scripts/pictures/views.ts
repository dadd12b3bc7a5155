import type { Page } from 'playwright-core';
import { paths, prerenderedPages, sharedPath } from '#contracts/platform/routes.ts';
import { tools } from '#contracts/product.ts';
import { drawPictures } from '../seed/pictures.ts';
import {
  openChangedPassage,
  openCheckout,
  openCookieBanner,
  openExampleResult,
  openGlossary,
  openKeywordActions,
  openMail,
  openProgress,
  openShareDialog,
  openShared,
  openTitleEditor,
  withFailingJobs,
  withoutJobs,
} from './states.ts';
import { openAuth, openMenu, openResetPage, openTab, visit } from './steps.ts';

export type View = {
  name: string;
  open: (page: Page) => Promise<void>;
  signedIn?: true;
  /** Dialogs and menus are shown in the window, pages at full length. */
  screen?: true;
};

const page = (path: string): View => ({
  name: path.slice(1).replaceAll('/', '-') || 'home',
  open: visit(path),
});
const own = (path: string): View => ({ ...page(path), signedIn: true });
const result = (name: string, open: View['open']): View => ({
  name: `result-${name}`,
  open,
  signedIn: true,
});

/** The names of the demonstration's newest runs (scripts/seed). */
const optimizer = `${paths.results}/seo-optimizer-17`;
/** No keyword stands out in its text. */
const withoutLead = `${paths.results}/seo-optimizer-1`;

const visitorViews: readonly View[] = [
  ...prerenderedPages.map(page),
  {
    name: 'verify-compared',
    open: async (at) => {
      await visit(paths.verify)(at);
      await at.getByRole('button', { name: 'Fill in an example' }).click();
      await at.getByRole('button', { name: 'Compare' }).click();
      await at.getByRole('heading', { name: 'Result' }).waitFor();
    },
  },
  page(`${paths.blog}/alt-text-by-purpose`),
  page('/no-such-page'),
  page(`${paths.blog}/no-such-post`),
  { name: 'share-turned-off', open: visit(sharedPath('A'.repeat(32))) },
  { name: 'signed-out-link', open: visit(optimizer), screen: true },
  { name: 'menu-of-a-visitor', open: openMenu('/'), screen: true },
  { name: 'dialog-sign-in', open: async (at) => void (await openAuth('Sign In')(at)), screen: true },
  {
    name: 'dialog-sign-up',
    open: async (at) => {
      const dialog = await openAuth('Sign Up Free')(at);
      await dialog.getByLabel('Password', { exact: true }).fill('abc1');
    },
    screen: true,
  },
  {
    name: 'dialog-reset-password',
    open: async (at) => {
      const dialog = await openAuth('Sign In')(at);
      await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
    },
    screen: true,
  },
  { name: 'reset-password', open: openResetPage },
  {
    name: 'dialog-cookies',
    open: async (at) => {
      await visit('/')(at);
      await at.getByRole('contentinfo').getByRole('button', { name: 'Cookie Preferences' }).click();
    },
    screen: true,
  },
  { name: 'mail-confirm', open: openMail('confirm'), screen: true },
  { name: 'mail-reset', open: openMail('reset'), screen: true },
  { name: 'mail-exists', open: openMail('exists'), screen: true },
  { name: 'example-result', open: openExampleResult },
  { name: 'progress', open: openProgress },
  { name: 'cookie-banner', open: openCookieBanner, screen: true },
];

const userViews: readonly View[] = [
  ...[paths.dashboard, paths.history, paths.account, paths.credits, paths.billing, paths.apiAccess].map(own),
  { name: 'dashboard-empty', open: withoutJobs(paths.dashboard), signedIn: true },
  { name: 'history-empty', open: withoutJobs(paths.history), signedIn: true },
  { name: 'history-not-loaded', open: withFailingJobs(paths.history), signedIn: true },
  { name: 'dialog-checkout', open: openCheckout, signedIn: true, screen: true },
  { name: 'dialog-share', open: openShareDialog(optimizer), signedIn: true, screen: true },
  { name: 'shared-result', open: openShared(optimizer), signedIn: true },
  { name: 'menu-of-keywords', open: openKeywordActions(optimizer), signedIn: true, screen: true },
  { name: 'menu-of-a-user', open: openMenu(paths.dashboard), signedIn: true, screen: true },
  {
    name: 'dialog-failed-run',
    open: async (at) => {
      await visit(paths.history)(at);
      await at.getByText('SEO Optimizer #16').filter({ visible: true }).click();
    },
    signedIn: true,
    screen: true,
  },
  result('keywords', openTab(optimizer, /^Keywords/)),
  result('keyword-opened', async (at) => {
    await openTab(optimizer, /^Keywords/)(at);
    const rows = at.getByRole('tabpanel').locator('button[aria-expanded]:not([aria-haspopup])');
    await rows.filter({ visible: true }).first().click();
  }),
  result('chart', async (at) => {
    await openTab(optimizer, /^Keywords/)(at);
    await at.getByText('See the sweet spot').click();
    await at.getByRole('figure').waitFor();
  }),
  { ...result('glossary', openGlossary(optimizer)), screen: true },
  result('title-edited', openTitleEditor(optimizer)),
  result('change-opened', openChangedPassage(optimizer)),
  result('without-lead', openTab(withoutLead, /^Keywords/)),
  result('assets', openTab(optimizer, /Assets/)),
  result('article', async (at) => {
    await openTab(optimizer, /Article/)(at);
    for (const line of [/changes? accepted/, /facts kept/, /on-page checks met/])
      await at.getByText(line).first().click();
  }),
  result('evaluator', visit(`${paths.results}/keyword-evaluator-1`)),
  result('evaluator-market-only', visit(`${paths.results}/keyword-evaluator-2`)),
  result('images', visit(`${paths.results}/image-describer-1`)),
  result('failed', visit(`${paths.results}/seo-optimizer-16`)),
  result('running', visit(`${paths.results}/seo-optimizer-12`)),
  result('cancelled', visit(`${paths.results}/seo-optimizer-5`)),
  result('not-found', visit(`${paths.results}/seo-optimizer-999`)),
];

/** Drawn before the stack starts, because its image reader turns off the drawing of SVG. */
const chosenImages = (await drawPictures()).map(({ fileName, png }) => ({
  name: fileName,
  mimeType: 'image/png',
  buffer: png,
}));

const andNext =
  (open: View['open']): View['open'] =>
  async (at) => {
    await open(at);
    await at.getByRole('button', { name: 'Next' }).click();
  };
const chooseKeywords = async (at: Page): Promise<void> => {
  await visit(tools.keyword_evaluator.path)(at);
  await at.getByLabel('Your keywords').fill('sourdough starter, Crème brûlée, rye bread, Rye Bread,');
};
const chooseImages = async (at: Page): Promise<void> => {
  await visit(tools.image_analyzer.path)(at);
  await at.locator('input[type=file]').setInputFiles(chosenImages);
};

const formViews: readonly View[] = [
  { name: 'form-keywords', open: chooseKeywords, signedIn: true },
  {
    name: 'form-keywords-context',
    open: andNext(chooseKeywords),
    signedIn: true,
  },
  { name: 'form-images', open: chooseImages, signedIn: true },
  {
    name: 'form-images-context',
    open: andNext(chooseImages),
    signedIn: true,
  },
];

/** Every page, dialog and part of a result that a person can reach. */
export const views: readonly View[] = [...visitorViews, ...userViews, ...formViews];
