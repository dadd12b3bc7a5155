const loadCognito = () => import('./cognito.ts');

/** What a user reads when signing in or up fails: the user pool's own message, or that it was none of its failures. */
export const authFailure =
  (title: string) =>
  async (error: unknown): Promise<{ title: string; text: string }> => {
    const { AuthError } = await loadCognito();
    return error instanceof AuthError
      ? { title, text: error.message }
      : { title: 'Error', text: 'An unexpected error occurred.' };
  };
