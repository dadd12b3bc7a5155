/** The most bytes in a request body: 2,000 words of 4-byte characters, with room to spare. */
export const maxRequestBytes = 512 * 1024;
