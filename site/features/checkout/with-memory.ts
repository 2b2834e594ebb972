export type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A storage of the browser, and this page's memory for what the browser does not take: it is full, or not allowed. */
export function withMemory(storage: () => Keeper): Keeper {
  /** What was not taken; null where it was to be removed. */
  const untaken = new Map<string, string | null>()
  const write = (name: string, value: string | null) => {
    try {
      if (value === null) storage().removeItem(name)
      else storage().setItem(name, value)
      untaken.delete(name)
    } catch {
      untaken.set(name, value)
    }
  }
  return {
    getItem: (name) => {
      const held = untaken.get(name)
      if (held !== undefined) return held
      try {
        return storage().getItem(name)
      } catch {
        return null
      }
    },
    setItem: write,
    removeItem: (name) => write(name, null),
  }
}
