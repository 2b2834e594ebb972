const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** What the address says of the invoice: its id, null where it has none, or 'wrong' where it can't be one. */
export function invoiceIdOf(pathname: string): string | 'wrong' | null {
  const [, part = ''] = pathname.match(/^\/booking\/confirmation(?:\/([^/]*))?\/?$/) ?? []
  if (part === '') return null
  return uuid.test(part) ? part : 'wrong'
}
