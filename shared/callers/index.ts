import * as z from 'zod/mini'

export { withMinimumDuration } from './minimum-duration.ts'

interface Caller {
  headers: { get(name: string): string | null }
  /** Undefined if the host does not provide it. */
  remoteAddress: string | undefined
}

/**
 * Returns the key under which attempts are counted. If the header lists several addresses, uses the last: the trusted
 * proxy added it, and callers can forge the addresses before it.
 * @param trustedHeader null if no proxy is trusted
 */
export function callerAddress({ headers, remoteAddress }: Caller, trustedHeader: string | null): string {
  const proxiedAddresses = trustedHeader === null ? null : headers.get(trustedHeader)
  const lastAddress = proxiedAddresses?.split(',').at(-1)?.trim()
  return toRateLimitKey(lastAddress || remoteAddress || 'unknown')
}

/**
 * Protects write requests against CSRF. Browsers always send the origin with such requests. A request without `Origin`
 * and `Sec-Fetch-Site` is not from a browser, so it cannot abuse a cookie.
 */
export function isFromOurSite({ headers }: Pick<Caller, 'headers'>, origins: ReadonlySet<string>): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return origins.has(origin)
  const fetchSite = headers.get('sec-fetch-site')
  return fetchSite === null || fetchSite === 'same-origin' || fetchSite === 'none'
}

/** In development, `localhost` and `127.0.0.1` are equivalent. */
export function siteOrigins(siteUrl: string, isProduction: boolean): ReadonlySet<string> {
  const url = new URL(siteUrl)
  const origins = new Set([url.origin])
  if (!isProduction) {
    for (const host of ['localhost', '127.0.0.1']) {
      const alias = new URL(url)
      alias.hostname = host
      origins.add(alias.origin)
    }
  }
  return origins
}

/** The setting TRUSTED_PROXY_HEADER, such as `x-forwarded-for`; `none` if there is no proxy. */
export const trustedHeaderSchema = z.string().check(z.regex(/^[\w-]+$/, "must be a header name, or 'none'"))

/**
 * Returns the header in which a proxy writes the caller's address; null for `none` or undefined. Clients can forge
 * headers, so without a configured proxy no header is trusted.
 */
export function parseTrustedHeader(setting: string | undefined): string | null {
  const name = setting?.trim().toLowerCase() ?? ''
  return name === '' || name === 'none' ? null : name
}

/** Matches an IPv4 address, with or without a port. */
const ipv4Pattern = /^(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/
/** Matches an IPv4 address that is written as IPv6: its four bytes are the last two groups. */
const mappedIpv4Pattern = /^0:0:0:0:0:ffff:([0-9a-f]+):([0-9a-f]+)$/

/**
 * Returns the IPv4 address without its port, or the /64 network of an IPv6 address, because a caller usually controls
 * the whole network.
 */
export function toRateLimitKey(address: string): string {
  const [, ipv4Address] = ipv4Pattern.exec(address.trim()) ?? []
  if (ipv4Address) return ipv4Address
  const groups = parseIpv6Groups(address.trim().toLowerCase())
  if (!groups) return address
  const [, high, low] = mappedIpv4Pattern.exec(groups.join(':')) ?? []
  if (high && low) return [high, low].flatMap(bytesOf).join('.')
  return `${groups.slice(0, 4).join(':')}::/64`
}

const ipv6GroupCount = 8

/** Returns eight groups without leading zeros; null if the text is not an IPv6 address. */
function parseIpv6Groups(address: string): string[] | null {
  // Removes the brackets, the port and the network interface ('%eth0').
  const plainAddress = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/%.*$/, '')
  const [head = '', tail, ...otherParts] = plainAddress.split('::')
  if (!plainAddress.includes(':') || otherParts.length > 0) return null
  const headGroups = splitGroups(head)
  const tailGroups = splitGroups(tail ?? '')
  const missingCount = ipv6GroupCount - headGroups.length - tailGroups.length
  // `::` stands for at least one group.
  const hasAbbreviation = tail !== undefined
  const isComplete = hasAbbreviation ? missingCount >= 1 : missingCount === 0
  if (!isComplete) return null
  const groups = [...headGroups, ...Array<string>(missingCount).fill('0'), ...tailGroups]
  const isValid = groups.every((group) => /^[0-9a-f]{1,4}$/.test(group))
  return isValid ? groups.map((group) => toHex(parseInt(group, 16))) : null
}

/** Splits one side of `::`; an IPv4 address at the end counts as two groups. */
function splitGroups(side: string): string[] {
  if (side === '') return []
  return side.split(':').flatMap((part) => {
    if (!ipv4Pattern.test(part)) return [part]
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number)
    return [toHex(a * 256 + b), toHex(c * 256 + d)]
  })
}

function bytesOf(group: string): number[] {
  const value = parseInt(group, 16)
  return [value >> 8, value & 255]
}

function toHex(value: number): string {
  return value.toString(16)
}
