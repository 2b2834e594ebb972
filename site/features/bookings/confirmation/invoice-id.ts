const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Returns the invoice id from the URL: null without an id, 'wrong' if it is not a valid id. */
export function invoiceIdOf(pathname: string): string | 'wrong' | null {
  const [, part = ''] = pathname.match(/^\/booking\/confirmation(?:\/([^/]*))?\/?$/) ?? []
  if (part === '') return null
  return uuid.test(part) ? part : 'wrong'
}
