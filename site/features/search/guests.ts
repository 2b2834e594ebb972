/** Adults are from 13, children from 2 to 12, infants under 2. */
export interface Guests {
  adults: number
  children: number
  infants: number
}

export type GuestKind = keyof Guests

export const guestKinds = ['adults', 'children', 'infants'] as const satisfies readonly GuestKind[]

export const minGuests: Guests = { adults: 1, children: 0, infants: 0 }
/** A copy, because importing the shared module would add its schemas to every page. */
export const maxGuestsPerKind = 99

/** Clamps an entered count to its limits. Returns the minimum if the text is not a whole number. */
export function guestCount(kind: GuestKind, text: string): number {
  const minimum = minGuests[kind]
  return /^\d+$/.test(text) ? Math.min(Math.max(Number(text), minimum), maxGuestsPerKind) : minimum
}

export function guestTotal({ adults, children, infants }: Guests): number {
  return adults + children + infants
}

/** Not in texts.ts, because pages load those texts only when the search is used. */
export function guestsText(count: number): string {
  return `${count} ${count === 1 ? 'Guest' : 'Guests'}`
}

/** '2-1-0' means 2 adults and 1 child. Returns one adult if the text is invalid. */
export function parseGuests(text: string | null): Guests {
  const [, adults = '', children = '', infants = ''] = /^(\d{1,3})-(\d{1,3})-(\d{1,3})$/.exec(text ?? '') ?? []
  return {
    adults: guestCount('adults', adults),
    children: guestCount('children', children),
    infants: guestCount('infants', infants),
  }
}

/** Reads a URL of the dialog or the hero form. Returns null if the URL contains no guests. */
export function guestsFromParams(params: URLSearchParams): Guests | null {
  if (!['guests', ...guestKinds].some((name) => params.has(name))) return null
  const { adults, children, infants } = parseGuests(params.get('guests'))
  const count = (kind: GuestKind, fallback: number) => {
    const text = params.get(kind)
    return text === null ? fallback : guestCount(kind, text)
  }
  return {
    adults: count('adults', adults),
    children: count('children', children),
    infants: count('infants', infants),
  }
}
