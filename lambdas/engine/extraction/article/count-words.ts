export { countWords } from '#domain/text/count-words.ts';
