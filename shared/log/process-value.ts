/**
 * Returns an object that all code in this process shares. A variable of a module would exist several times, because
 * bundlers copy a module into several bundles of one process.
 */
export function getProcessSingleton<T extends object>(name: string, Class: new () => T): T {
  const key = Symbol.for(`nusa.${name}`)
  const existing: unknown = Reflect.get(globalThis, key)
  if (existing instanceof Class) return existing
  const created = new Class()
  Reflect.set(globalThis, key, created)
  return created
}
