/**
 * Returns an object that all code in this process shares. A variable of a module would exist several times, because
 * bundlers copy a module into several bundles of one process.
 */
export function getProcessSingleton<T extends object>(name: string, Class: new () => T): T {
  const key = Symbol.for(`nusa.${name}`)
  const existingValue: unknown = Reflect.get(globalThis, key)
  if (existingValue instanceof Class) return existingValue
  const newValue = new Class()
  Reflect.set(globalThis, key, newValue)
  return newValue
}
