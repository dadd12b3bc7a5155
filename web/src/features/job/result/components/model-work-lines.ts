import {
  fallbackReasons,
  type ModelTask,
  type ModelWork,
  modelTaskNames,
  modelTasks,
} from '#contracts/models/language-model.ts';

const writerOf = ({ written_by, fallback }: ModelWork): string =>
  fallback === null ? written_by : `${written_by}; the model ${fallbackReasons[fallback]}`;

/** The model that did one task. A run with images has one entry per image. */
const lineOf = (task: ModelTask, work: readonly ModelWork[]): [string, string][] => {
  const writers = work.filter((one) => one.task === task).map(writerOf);
  const counts = [...new Set(writers)].map((writer) => {
    const count = writers.filter((other) => other === writer).length;
    return writers.length === 1 || count === writers.length ? writer : `${count} by ${writer}`;
  });
  return counts.length === 0 ? [] : [[modelTaskNames[task], counts.join('. ')]];
};

/** Which model wrote what, one line per task. Empty if the engine did everything. */
export const modelWorkLines = (work: readonly ModelWork[]): [string, string][] =>
  modelTasks.flatMap((task) => lineOf(task, work));
