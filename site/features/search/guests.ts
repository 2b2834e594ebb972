/** Adults are from 13, children from 2 to 12, infants under 2. */
export interface Guests {
  adults: number
  children: number
  infants: number
}

export type GuestKind = keyof Guests

export const guestKinds = ['adults', 'children', 'infants'] as const satisfies readonly GuestKind[]

export const minGuests: Guests = { adults: 1, children: 0, infants: 0 }
/** Equals `maxPartyCount`. Importing it would add the schemas of its module to every page. */
export const maxGuestsPerKind = 99

/** Clamps an entered count to its limits. Returns the minimum if the text is not a whole number. */
export function parseGuestCount(kind: GuestKind, text: string): number {
  const minimum = minGuests[kind]
  return /^\d+$/.test(text) ? Math.min(Math.max(Number(text), minimum), maxGuestsPerKind) : minimum
}

export function sumGuests({ adults, children, infants }: Guests): number {
  return adults + children + infants
}

/** Not in texts.ts, because pages load those texts only when the search is used. */
export function formatGuestCount(count: number): string {
  return `${count} ${count === 1 ? 'Guest' : 'Guests'}`
}

/** Parses a text such as '2-1-0', which means 2 adults and 1 child. Returns one adult if the text is invalid. */
export function parseGuests(text: string | null): Guests {
  const [, adults = '', children = '', infants = ''] = /^(\d{1,3})-(\d{1,3})-(\d{1,3})$/.exec(text ?? '') ?? []
  return {
    adults: parseGuestCount('adults', adults),
    children: parseGuestCount('children', children),
    infants: parseGuestCount('infants', infants),
  }
}

/** Reads the guests from the URL of a search. Returns null if the URL contains no guests. */
export function guestsFromParams(params: URLSearchParams): Guests | null {
  const hasGuests = ['guests', ...guestKinds].some((name) => params.has(name))
  if (!hasGuests) return null
  // A parameter such as `adults=2` takes precedence over `guests=2-1-0`.
  const { adults, children, infants } = parseGuests(params.get('guests'))
  const readCount = (kind: GuestKind, fallback: number) => {
    const text = params.get(kind)
    return text === null ? fallback : parseGuestCount(kind, text)
  }
  return {
    adults: readCount('adults', adults),
    children: readCount('children', children),
    infants: readCount('infants', infants),
  }
}
