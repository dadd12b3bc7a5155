export const usage = `sweetspot: keywords, titles and descriptions for an article, on your own machine.

  sweetspot ARTICLE ...           an article: a Markdown or text file, a folder of them, a web address, or - for stdin
  sweetspot verify ORIGINAL REWRITE    what a rewrite lost, changed or added, sentence by sentence
  sweetspot mcp                   a server for agents (Model Context Protocol) on stdin and stdout

  --json      print the whole result as JSON; one line per article when there are several
  --write     put title, description and keywords into the front matter of Markdown files; shows the change and asks first
  --yes       do not ask
  --check     check title, description and lead keyword of each article
  --version   print the version
  --help      print this

Exit code: 0 success; 1 a check failed or a rewrite is not faithful; 2 something could not be read or run.
The built-in engine needs no account, key or network. It has no search data, so it scores keywords by relevance only.`;
