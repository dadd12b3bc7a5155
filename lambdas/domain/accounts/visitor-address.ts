import ipaddr from 'ipaddr.js';

// CloudFront writes `ip:port` for IPv6 without brackets. If the part before the last colon is an address, the last
// group is the port.
const withoutPort = (value: string): string => {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(value)?.[1];
  if (bracketed !== undefined) return bracketed;
  const rest = /^(.+):\d{1,5}$/.exec(value)?.[1];
  return rest !== undefined && ipaddr.isValid(rest) ? rest : value;
};

const first64Bits = (address: ipaddr.IPv6): string =>
  `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;

/**
 * Identifies a visitor without an account: by the whole IPv4 address, or by the /64 of an IPv6 address, within which
 * one household or device can change its address freely. Accepts `ip`, `ip:port`, `[v6]` and `[v6]:port`; returns
 * null for anything else.
 */
export const visitorAddress = (value: string): string | null => {
  const text = withoutPort(value.trim()).replace(/%.*$/, '');
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return null;
  const address = ipaddr.process(text);
  return address instanceof ipaddr.IPv6 ? first64Bits(address) : address.toString();
};

/**
 * The /48 of an IPv6 visitor, in which one customer may hold 65,536 networks; null for IPv4, whose addresses are
 * scarce. Takes the result of `visitorAddress`.
 */
export const visitorNetwork = (address: string): string | null => {
  const [, first48Bits] = /^((?:[0-9a-f]+:){2}[0-9a-f]+):[0-9a-f]+::\/64$/.exec(address) ?? [];
  return first48Bits === undefined ? null : `${first48Bits}::/48`;
};
