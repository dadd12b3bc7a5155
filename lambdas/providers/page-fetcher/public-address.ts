import ipaddr from 'ipaddr.js';

/** Global unicast, the only IPv6 range that is routed on the internet. ipaddr.js calls more ranges unicast. */
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];
/** Azure's host agent: its address is public, but it responds only inside Azure. */
const hostAgents = new Set(['168.63.129.16']);

/**
 * True if a text is an IP address that anyone on the internet can reach. False for every special range and for any
 * other text.
 */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast' || hostAgents.has(address.toString())) return false;
  return address instanceof ipaddr.IPv6 ? address.match(globalUnicast) : true;
};

export const isLoopbackAddress = (text: string): boolean =>
  ipaddr.isValid(text) && ipaddr.parse(text).range() === 'loopback';
