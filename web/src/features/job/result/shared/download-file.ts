/** Saves a text as a file in the browser. */
export const downloadFile = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has its own copy once the click's task ends, so a later task releases ours.
  setTimeout(() => URL.revokeObjectURL(address), 0);
};

/** CSV with characters beyond ASCII starts with a byte order mark. Without it Excel shows “cafÃ©”. */
export const downloadCsv = (name: string, csv: string): void =>
  downloadFile(name, 'text/csv', /\P{ASCII}/u.test(csv) ? `\uFEFF${csv}` : csv);
