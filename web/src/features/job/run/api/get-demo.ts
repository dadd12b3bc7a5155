import { callApi } from '#web/lib/api/api-client.ts';

/** GET config, for the state of the visitor's demo credit. Null when the server does not answer. */
export const fetchDemo = async (): Promise<{ used: boolean } | null> => {
  const schema = async () => (await import('#contracts/accounts/me.ts')).configResponse;
  try {
    return (await callApi('getConfig', schema)).demo;
  } catch (error) {
    // This browser's flag is used instead. The server decides at the next run anyway.
    console.warn('the demo credit could not be loaded', error);
    return null;
  }
};
