import { render } from '@testing-library/react';
import type { JobType } from '#contracts/product.ts';
import { MemoryRouter } from '#test/web-setup/memory-router.tsx';
import sample from '#web/features/job/result/sample-result.json' with { type: 'json' };
import { Workbench } from '#web/features/workbench/workbench.tsx';
import { Route, Routes, useLocation } from '#web/lib/router/router.tsx';
import { hydrate } from './hydrate.tsx';
import type { ApiResponse } from './serve-api.ts';

export const jobId = '0b54a7a1-5c6c-4c52-9a54-6f7d3f1f5d10';

const statusOf = (status: string, more: object = {}): ApiResponse => ({
  body: { success: true, job_id: jobId, status, job_type: 'keyword_optimizer', final_result: null, ...more },
});
export const running = (status: string): ApiResponse => statusOf(status);
export const completed: ApiResponse = statusOf('completed', { final_result: sample });
export const failed = (more: object): ApiResponse => statusOf('failed', more);
export const created: ApiResponse = { body: { job_id: jobId } };

const Place = () => <output data-testid="place">{useLocation().pathname}</output>;

const app = (tool?: JobType) => (
  <MemoryRouter>
    <Place />
    <Routes>
      <Route path="/" element={<Workbench {...(tool && { tool })} />} />
      <Route path="*" element={null} />
    </Routes>
  </MemoryRouter>
);

export const renderWorkbench = (tool?: JobType) => render(app(tool));

export const hydrateWorkbench = (before: (page: HTMLElement) => void, tool?: JobType) =>
  hydrate(app(tool), before);
