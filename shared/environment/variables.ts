export type Variables = Record<string, string | undefined>

/** An empty variable counts as missing. */
export function withoutEmpty(source: Variables): Record<string, string> {
  return Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]])),
  )
}
