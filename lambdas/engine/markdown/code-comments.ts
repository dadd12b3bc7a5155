/** "# Set the seed": a heading, or a comment if code is next to it. */
const hashLine = /^ {0,3}#{1,6}[ \t]+\S/;

/** "x <- 5", "mill.rye = grind(7)", "total += 1". */
const assigns =
  /^\s{0,40}(?:(?:const|let|var)\s)?[A-Za-z_$][\w.$]{0,80}(?:\[[^\]\n]{0,80}\])?\s{0,20}(?:<-|[-+*/:]?=(?![=>]))\s{0,20}[^\s=]/;
/** "set.seed(42)", "print(rye);", "bake(1, 2) == 3": a line that is a call. */
const calls =
  /^\s{0,40}[A-Za-z_$][\w.$]{0,80}\([^\n]{0,300}\)\s{0,9}(?:[;{]|(?:[=!<>]=|[<>+\-*/|&%]|%>%)[^\n]{0,200})?$/;
/** A word before parentheses in prose: "Rye(s)", "See the mill(s) (and ovens)". */
const prose = /\)\s[A-Za-z]|^\s*\w+\((?:s|es)\)/;

const isCode = (line: string | undefined): boolean =>
  line !== undefined && (assigns.test(line) || (calls.test(line) && !prose.test(line)));

const value = String.raw`(?:TRUE|FALSE|NA|NULL|NaN|-?\d[\d.]{0,30}(?:e[-+]?\d{1,3})?|"[^"\n]{0,80}")`;
/** What R prints: "## [1] FALSE", "## Loading required package: methods". */
const output = new RegExp(
  String.raw`^ {0,3}#{1,2} (?:\[\d{1,6}\](?:\s{1,40}${value}){1,80}\s*$|Loading required package: )`,
);

/** Whether a line that looks like a heading is a comment or the output of code that the writer did not mark as code. */
export const isCodeComment = (lines: readonly string[], at: number): boolean => {
  const line = lines[at] ?? '';
  return hashLine.test(line) && (output.test(line) || isCode(lines[at - 1]) || isCode(lines[at + 1]));
};
