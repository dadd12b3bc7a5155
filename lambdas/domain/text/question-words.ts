/** The words that open a question, in lower case. */
export const questionWords = 'how what why when where who which';
