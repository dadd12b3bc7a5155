import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type CreditHistoryResponse, creditHistoryResponse } from '#contracts/credits/credits.ts';
import { historyPageSize } from '#contracts/credits/history-page.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiFailure } from '#web/lib/api/api-failure.ts';

const fetchPage = async (page: number, signal: AbortSignal): Promise<CreditHistoryResponse> => {
  const query = { page, limit: historyPageSize };
  try {
    return await callApi('getCreditHistory', creditHistoryResponse, { query, signal });
  } catch (error) {
    // An error response gets this message. Other errors keep theirs.
    if (!(error instanceof ApiFailure) || error.status < 400) throw error;
    throw new ApiFailure(error.code, error.status, `Edge function error: ${error.message}`, { cause: error });
  }
};

/** Prefix of the query keys of all pages. */
export const creditHistoryKey = ['credit-history'] as const;

/** GET get-credit-history: a page of the user's ledger entries, newest first. Pages count from 1. */
export const creditHistoryQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: [...creditHistoryKey, userId, page],
    queryFn: ({ signal }) => fetchPage(page, signal),
    // The previous page stays until the next one is loaded, so that the table does not jump.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
