/** Who would come along: adults from 13, children from 2 to 12, infants under 2. */
export interface Guests {
  adults: number
  children: number
  infants: number
}

export type GuestKind = keyof Guests

export const guestKinds = ['adults', 'children', 'infants'] as const satisfies readonly GuestKind[]

export const fewestGuests: Guests = { adults: 1, children: 0, infants: 0 }
/** As many of a kind as can be booked. The trade's own module has it too, but would bring its schemas to every page. */
export const mostGuests = 99

/** A count as it was typed, kept within its bounds; the fewest where it is no whole number. */
export function guestCount(kind: GuestKind, text: string): number {
  const fewest = fewestGuests[kind]
  return /^\d+$/.test(text) ? Math.min(Math.max(Number(text), fewest), mostGuests) : fewest
}

export function guestTotal({ adults, children, infants }: Guests): number {
  return adults + children + infants
}

/** How many guests, in words. It stands apart from the other texts, which no page needs before its search is used. */
export function guestsInWords(count: number): string {
  return `${count} ${count === 1 ? 'Guest' : 'Guests'}`
}

/** The guests of an address, '2-1-0'; one adult where it names none that can be. */
export function parseGuests(text: string | null): Guests {
  const [, adults = '', children = '', infants = ''] = /^(\d{1,3})-(\d{1,3})-(\d{1,3})$/.exec(text ?? '') ?? []
  return {
    adults: guestCount('adults', adults),
    children: guestCount('children', children),
    infants: guestCount('infants', infants),
  }
}

/** The guests that an address names, as the dialog writes them or as the form in a hero does; null where it names none. */
export function guestsIn(params: URLSearchParams): Guests | null {
  if (!['guests', ...guestKinds].some((name) => params.has(name))) return null
  const { adults, children, infants } = parseGuests(params.get('guests'))
  const count = (kind: GuestKind, otherwise: number) => {
    const text = params.get(kind)
    return text === null ? otherwise : guestCount(kind, text)
  }
  return {
    adults: count('adults', adults),
    children: count('children', children),
    infants: count('infants', infants),
  }
}
