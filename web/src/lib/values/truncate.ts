/**
 * The first `max` characters followed by "..."; a text of at most `max` characters is returned whole. No character is
 * split.
 */
export const truncate = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const beginning = [...text.slice(0, max * 2 + 2)];
  return beginning.length <= max ? text : `${beginning.slice(0, max).join('')}...`;
};
