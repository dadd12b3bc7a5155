import ipaddr from 'ipaddr.js';

/** Global unicast, the only IPv6 range that is routed on the internet; ipaddr.js calls much of the rest unicast too. */
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];
/** Azure's host agent: a public address by its range, and private by what it answers to. */
const hostAgents = new Set(['168.63.129.16']);

/** True for an IP address that anybody on the internet may reach; false for every special range and for no address. */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast' || hostAgents.has(address.toString())) return false;
  return address instanceof ipaddr.IPv6 ? address.match(globalUnicast) : true;
};

export const isLoopbackAddress = (text: string): boolean =>
  ipaddr.isValid(text) && ipaddr.parse(text).range() === 'loopback';
