export type Variables = Record<string, string | undefined>

/** An empty variable counts as missing. */
export function omitEmptyVariables(variables: Variables): Record<string, string> {
  const setVariables: Record<string, string> = {}
  for (const [name, value] of Object.entries(variables)) if (value) setVariables[name] = value
  return setVariables
}
