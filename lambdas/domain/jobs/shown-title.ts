type Named = { name?: string | null; title?: string | null };

/** The title of a job: the name that its owner gave it, otherwise the title of the text that it read. */
export const shownTitle = ({ name, title }: Named): string | null => name ?? title ?? null;
