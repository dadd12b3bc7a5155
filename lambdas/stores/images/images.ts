import type { EntityItem } from 'electrodb';
import type { ImageRecord, ImageStore } from '#ports';
import { stillRuns } from '#stores/jobs/job-record.ts';
import { isWritten } from '#stores/table/condition-failed.ts';
import { present } from '#stores/table/present.ts';
import type { Table } from '#stores/table/table.ts';
import { transact } from '#stores/table/transact.ts';

const toRecord = (item: EntityItem<Table['entities']['image']>): ImageRecord => ({
  ...item,
  title: item.title ?? null,
  description: item.description ?? null,
});

/** The images of jobs in the table, one item per file. */
export const createImageStore = (table: Table): ImageStore => ({
  create: async (image, formsBefore) => {
    const failed = await transact(table, (entities) => ({
      job: entities.job
        .patch({ jobId: image.jobId })
        .set({ uploadForms: formsBefore + 1 })
        .where((at, operations) => {
          const { eq, notExists } = operations;
          const isSame = eq(at.uploadForms, formsBefore);
          const counted = formsBefore === 0 ? `${notExists(at.uploadForms)} OR ${isSame}` : isSame;
          return `${stillRuns(at, operations)} AND (${counted})`;
        })
        .commit(),
      image: entities.image.create(present(image)).commit(),
    }));
    return failed.size === 0;
  },
  listByJob: async (jobId) => {
    const { data } = await table.entities.image.query
      .primary({ jobId })
      .begins({ imageId: '' })
      .go({ pages: 'all', consistent: true });
    return data.map(toRecord).sort((a, b) => a.place - b.place || (a.imageId < b.imageId ? -1 : 1));
  },
  describe: async (jobId, imageId, texts) => {
    // Not written if the image was removed in the meantime.
    await isWritten(() => table.entities.image.patch({ jobId, imageId }).set(texts).go());
  },
  remove: async (jobId, imageId) => {
    await table.entities.image.delete({ jobId, imageId }).go();
  },
});
