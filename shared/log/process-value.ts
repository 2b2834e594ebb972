/**
 * Returns the value with a name that belongs to this process, and creates it at the first call. Bundlers copy a module
 * into several bundles of one process, so a variable of the module would exist several times.
 */
export function processValue<T extends object>(name: string, Class: new () => T): T {
  const key = Symbol.for(`nusa.${name}`)
  const existing: unknown = Reflect.get(globalThis, key)
  if (existing instanceof Class) return existing
  const created = new Class()
  Reflect.set(globalThis, key, created)
  return created
}
