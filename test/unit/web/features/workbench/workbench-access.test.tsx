// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { jobTypes } from '#contracts/product.ts';
import { ProgressCard } from '#web/features/workbench/components/progress-card.tsx';
import { runAccess } from '#web/features/workbench/state/run-access.ts';

afterEach(cleanup);

describe('the rules for who may run what', () => {
  test('[A-311] state the cost of a run: 1 credit, 1.5 for images', () => {
    expect(jobTypes.map((tool) => runAccess('signed-in', tool, 5, false).note)).toEqual([
      'This run costs 1 credit. You have 5 credits.',
      'This run costs 1 credit. You have 5 credits.',
      'This run costs 1.5 credits. You have 5 credits.',
    ]);
  });

  test.each([
    ['keyword_optimizer', 0, 'zero'],
    ['keyword_optimizer', 0.5, 'low'],
    ['keyword_optimizer', 1, null],
    ['keyword_evaluator', 0.5, 'low'],
    ['keyword_evaluator', 1, null],
    ['image_analyzer', 0, 'zero'],
    ['image_analyzer', 1, 'low'],
    ['image_analyzer', 1.5, null],
  ] as const)('[A-225][A-226][A-227] give %s with %d credits: %s', (tool, credits, block) => {
    expect(runAccess('signed-in', tool, credits, false)).toMatchObject({ block, allowed: block === null });
  });

  test('wait for session and balance without showing a block', () => {
    expect(runAccess('loading', 'keyword_optimizer', null, true)).toMatchObject({
      allowed: false,
      block: null,
    });
    expect(runAccess('signed-in', 'keyword_optimizer', null, true)).toMatchObject({
      allowed: false,
      block: null,
    });
  });

  test('ignore the browser’s demo flag for a signed-in user', () => {
    expect(runAccess('signed-in', 'keyword_optimizer', 5, true).allowed).toBe(true);
  });
});

describe('the progress card', () => {
  test.each([
    ['keyword_optimizer', 'Ready in 2:30'],
    ['keyword_evaluator', 'Ready in 2:30'],
    ['image_analyzer', 'Ready in 3:00'],
  ] as const)('[A-310] estimates %s: %s', (jobType, words) => {
    render(
      <ProgressCard jobType={jobType} startedAt={Date.now()} status={null} signedIn onCancel={() => {}} />,
    );
    expect(screen.getByText(words)).toBeTruthy();
  });
});
