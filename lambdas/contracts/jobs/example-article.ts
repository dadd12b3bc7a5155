/**
 * SHA-256 of the trimmed text of `web/content/example/article.md`. A visitor's run over exactly this text does not
 * use the free run of the month. A hash saves the functions from carrying the text.
 */
export const exampleArticleSha256 = '9905ff5d69c4eebaa43f3d81b33bf9c0b7aa688a01608c05467b4ba1a756bcaa';
