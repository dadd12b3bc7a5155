import { queryOptions } from '@tanstack/react-query';
import { type ConfigResponse, configResponse } from '#contracts/accounts/me.ts';
import { callApi } from '#web/lib/api/api-client.ts';

/** Whether the public API is open to plans on this stage. If that cannot be read, it counts as coming soon. */
export const apiStateQuery = queryOptions({
  queryKey: ['api-state'],
  queryFn: async ({ signal }): Promise<ConfigResponse['api']> => {
    try {
      return (await callApi('getConfig', configResponse, { signal })).api;
    } catch (error) {
      console.warn('whether the API is open could not be read', error);
      return 'soon';
    }
  },
});
