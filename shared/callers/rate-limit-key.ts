const ipv4 = /^(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/
const mappedIpv4 = /^0:0:0:0:0:ffff:([0-9a-f]+):([0-9a-f]+)$/

/**
 * Returns the key under which the attempts of an IP address are counted: the IPv4 address, or the /64 network of an
 * IPv6 address, because a caller usually controls the whole network. Notation and port do not matter.
 */
export function toRateLimitKey(address: string): string {
  const [, plain] = ipv4.exec(address.trim()) ?? []
  if (plain) return plain
  const groups = parseIpv6Groups(address.trim().toLowerCase())
  if (!groups) return address
  const [, high, low] = mappedIpv4.exec(groups.join(':')) ?? []
  if (high && low) return [high, low].flatMap(bytesOf).join('.')
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** Returns the eight groups of an IPv6 address without leading zeros; null if it is not one. */
function parseIpv6Groups(address: string): string[] | null {
  const bare = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/%.*$/, '')
  const [head = '', tail, ...more] = bare.split('::')
  if (!bare.includes(':') || more.length > 0) return null
  const [first, last] = [splitGroups(head), splitGroups(tail ?? '')]
  const missing = 8 - first.length - last.length
  if (tail === undefined ? missing !== 0 : missing < 1) return null
  const groups = [...first, ...Array<string>(missing).fill('0'), ...last]
  return groups.every((group) => /^[0-9a-f]{1,4}$/.test(group)) ? groups.map((group) => hex(parseInt(group, 16))) : null
}

/** Returns the groups on one side of `::`; an IPv4 address at the end counts as two. */
function splitGroups(side: string): string[] {
  if (side === '') return []
  return side.split(':').flatMap((part) => {
    if (!ipv4.test(part)) return [part]
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number)
    return [hex(a * 256 + b), hex(c * 256 + d)]
  })
}

function bytesOf(group: string): number[] {
  const value = parseInt(group, 16)
  return [value >> 8, value & 255]
}

function hex(value: number): string {
  return value.toString(16)
}
