import { ApiError } from '#contracts/errors/errors.ts';
import { JobError } from '#contracts/jobs/job-errors.ts';
import type { ChangeReport, VerifyRequest } from '#contracts/verify/change-report.ts';
import { findTextProblem, type TextSide } from '#domain/verify/validate-texts.ts';
import { reportChanges, splitFrontMatter } from '#engine';

const rejectBadText = (side: TextSide, text: string): void => {
  const problem = findTextProblem(side, text);
  if (problem !== null) throw new ApiError(problem.code, problem.message);
};

const withoutFrontMatter = (text: string): string => {
  const { frontMatter, body } = splitFrontMatter(text.replace(/\r\n?/g, '\n').trim());
  return frontMatter === null ? text : body;
};

const note = 'The front matter is not compared.';

/**
 * What a rewrite lost, changed or added. It uses no port: no part of the texts is stored, logged or passed on.
 * @throws ApiError content_required, content_too_long or content_not_analyzable
 */
export const verifyTexts = async ({ original, rewrite }: VerifyRequest): Promise<ChangeReport> => {
  rejectBadText('original', original);
  rejectBadText('rewrite', rewrite);
  const [before, after] = [withoutFrontMatter(original), withoutFrontMatter(rewrite)];
  rejectBadText('original', before);
  rejectBadText('rewrite', after);
  try {
    const report = reportChanges(before, after);
    const isWhole = before === original && after === rewrite;
    return isWhole ? report : { ...report, notes: [...report.notes, note] };
  } catch (error) {
    if (error instanceof JobError && error.name === 'ContentTooComplex')
      throw new ApiError('content_not_analyzable', error.userMessage);
    throw error;
  }
};
