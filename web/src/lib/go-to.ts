/** Leaves the app for an address that is none of its pages. */
export const goTo = (address: string): void => window.location.assign(address);
