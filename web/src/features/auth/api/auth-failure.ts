const loadCognito = () => import('./cognito.ts');

/** What the user reads when signing in or up fails: the user pool's message, or a general one for other errors. */
export const authFailure =
  (title: string) =>
  async (error: unknown): Promise<{ title: string; text: string }> => {
    const { AuthError } = await loadCognito();
    return error instanceof AuthError
      ? { title, text: error.message }
      : { title: 'Error', text: 'An unexpected error occurred.' };
  };
