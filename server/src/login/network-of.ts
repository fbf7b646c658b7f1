import { keyOfIp } from '#infra'

/** The network of an address, which tells where a system stands and of nobody which device it is: /24 of IPv4, /64 of IPv6. */
export function networkOf(ip: string): string {
  const rede = keyOfIp(ip)
  return rede.includes(':') ? `${rede}::/64` : rede.replace(/\d+$/, '0/24')
}
