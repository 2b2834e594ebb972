/** What is to be saved of a form: only what differs from `saved`, so that what was changed elsewhere meanwhile stays. */
export function changesOf<Field extends string>(
  values: readonly (readonly [Field, string])[],
  saved: Readonly<Record<Field, string>>,
): Record<string, string> {
  return Object.fromEntries(values.filter(([field, value]) => value !== saved[field]))
}
