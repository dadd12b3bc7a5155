/** Above the form, after the toast has gone: why the last run failed. The toast has announced it. */
export const RunProblem = ({ title, message }: { title: string; message: string }) => (
  <aside aria-label={title} className="mb-4 rounded-card bg-medium-soft px-4 py-3 sm:px-6">
    <p className="font-medium">{title}</p>
    <p className="mt-1">{message}</p>
  </aside>
);
