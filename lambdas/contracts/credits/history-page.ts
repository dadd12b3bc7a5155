/** Entries per page of the credit history. */
export const historyPageSize = 10;
