/** A formula, a variable, an aside in brackets, a mark of a link or of a list, a lesson on lessons, and the end of "introduce you to Ada Rye". */
const pattern =
  /\$\S*\$|^\$\p{L}|^\(.*\)$|\[\]|\]\[|^[=<>|*]|^[Hh]ow to learn how|^[Tt]o \p{Lu}\p{Ll}+ \p{Lu}/u;

/** Whether a line of a text is no title in any text. */
export const isNoTitle = (line: string): boolean => pattern.test(line);
