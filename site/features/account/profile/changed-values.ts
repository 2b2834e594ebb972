/** Returns only the values that differ from `saved`, so that changes made elsewhere meanwhile stay. */
export function changedValues<Field extends string>(
  values: readonly (readonly [Field, string])[],
  saved: Readonly<Record<Field, string>>,
): Record<string, string> {
  return Object.fromEntries(values.filter(([field, value]) => value !== saved[field]))
}
