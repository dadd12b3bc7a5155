import { describe, expect, it } from 'vitest';
import {
  jobStatuses,
  parseJobStatus,
  statusRanks,
  statusViews,
  viewStatus,
} from '#contracts/jobs/job-status.ts';
import { parseJobType, tools } from '#contracts/product.ts';
import { notEmpty } from '#test/not-empty.ts';

describe('types of jobs', () => {
  it.each([
    ['keyword_optimizer', 'optimizer', 'SEO Optimizer'],
    ['keyword_evaluator', 'evaluator', 'Keyword Evaluator'],
    ['image_analyzer', 'images', 'Image Describer'],
  ] as const)('[A-142][B-217] %s is also called %s and shown as %s', (type, alias, name) => {
    for (const stored of [type, alias]) expect(parseJobType(stored)).toBe(type);
    expect(tools[type].name).toBe(name);
  });
});

describe('statuses of jobs', () => {
  it('have the pinned ranks that decide which status may follow which', () => {
    expect(statusRanks).toEqual({
      pending: 100,
      url_scraping: 200,
      summarizing: 300,
      keyword_generation: 400,
      preparing_keywords: 500,
      evaluating_keywords: 600,
      keywords_ready: 700,
      assets_preparation: 800,
      processing: 900,
      images_processing: 1000,
      article_rewriting: 1100,
      final_output_preparation: 1200,
      completed: 9000,
      failed: 9100,
      cancelled: 9200,
    });
  });

  it('[A-148] show complete like completed: green, and a click opens the results', () => {
    expect(viewStatus('complete')).toEqual(viewStatus('completed'));
    expect(viewStatus('completed')).toEqual({
      text: 'Completed',
      step: null,
      tone: 'success',
      opens: 'results',
    });
    expect(parseJobStatus('complete')).toBe('completed');
  });

  it('[A-149] show failed in red, and a click opens the failure', () => {
    expect(viewStatus('failed')).toEqual({ text: 'Failed', step: null, tone: 'error', opens: 'failure' });
  });

  it('[A-150] show a canceled job in gray, and a click opens nothing', () => {
    expect(viewStatus('cancelled')).toEqual({
      text: 'Cancelled by User',
      step: null,
      tone: 'muted',
      opens: null,
    });
  });

  it('[A-151] open nothing for a job that is still running', () => {
    const running = jobStatuses.filter((status) => statusViews[status].tone === 'running');
    expect(running).toHaveLength(jobStatuses.length - 3);
    for (const status of notEmpty(running)) expect(viewStatus(status).opens, status).toBeNull();
  });

  it('[A-152] show an unknown status as its raw text, and a click opens nothing', () => {
    expect(viewStatus('on_hold')).toEqual({ text: 'on_hold', step: null, tone: 'muted', opens: null });
  });
});
