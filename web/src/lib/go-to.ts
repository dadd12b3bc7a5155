/** Leaves the app for an external address. */
export const goTo = (address: string): void => window.location.assign(address);
