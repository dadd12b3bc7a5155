import { describe, expect, it } from 'vitest';
import { makeJobSummary } from '#test/factories/api-jobs.ts';
import { lineBelowTitle } from '#web/features/job/list/api/listed-job.ts';

describe('the line of input below the title of a job in a list', () => {
  it.each([
    [
      'leaves out the heading that the title repeats',
      '# Cold brew\n\nIt needs patience.',
      'Cold brew',
      'It needs patience.',
    ],
    [
      'keeps an input that does not begin with the title',
      'It needs patience.',
      'My run',
      'It needs patience.',
    ],
    ['shows no mark of a heading', '## Cold brew\n\nPatience.', undefined, 'Cold brew Patience.'],
    ['is empty for an input of the title alone', '# Cold brew', 'Cold brew', ''],
  ])('%s', (_, text_input, title, line) => {
    expect(lineBelowTitle({ ...makeJobSummary({ text_input }), title })).toBe(line);
  });
});
