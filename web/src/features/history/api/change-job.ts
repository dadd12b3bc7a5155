import { type MutationMeta, useMutation } from '@tanstack/react-query';
import { deleteJobResponse, renameJobResponse } from '#contracts/jobs/job.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { localCache } from '#web/lib/storage/local-cache.ts';

/** POST jobs/{id}/rename: an empty name restores the title. */
export const useRenameJob = (userId: string, meta: MutationMeta) =>
  useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      callApi('renameJob', renameJobResponse, { params: { id }, body: { name } }),
    onSuccess: (_response, _variables, _result, { client }) =>
      client.invalidateQueries({ queryKey: ['jobs', userId] }),
    meta,
  });

/** POST jobs/{id}/delete: deletes the run and its result, here and on the server. */
export const useDeleteJob = (userId: string, meta: MutationMeta) =>
  useMutation({
    mutationFn: (id: string) => callApi('deleteJob', deleteJobResponse, { params: { id } }),
    onSuccess: (_response, id, _result, { client }) => {
      localCache.jobResults.remove(userId, id);
      return client.invalidateQueries({ queryKey: ['jobs', userId] });
    },
    meta,
  });
