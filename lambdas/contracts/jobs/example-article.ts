/**
 * SHA-256 of the trimmed text of `web/content/example/article.md`. A visitor's run over exactly this text does not
 * use the free run of the month. A hash saves the functions from carrying the text.
 */
export const exampleArticleSha256 = 'c31b80fd4dcca387b395704de324053922af5b8254e28670400ce7fd19da463b';
