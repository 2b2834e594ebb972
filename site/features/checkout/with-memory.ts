export type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * A storage of the browser, and this page's memory for what the browser does not take: it is full, or not allowed. `spare` is a
 * storage of its own that outlasts the page, and may still have room.
 */
export function withMemory(storage: () => Keeper, spare?: () => Keeper): Keeper {
  /** What was not taken; null where it was to be removed. */
  const untaken = new Map<string, string | null>()
  const write = (name: string, value: string | null) => {
    const isTaken = put(storage, name, value)
    if (isTaken) untaken.delete(name)
    else untaken.set(name, value)
    // What it holds goes before the storage, so it must not outlast what it stands for.
    if (spare && !put(spare, name, isTaken ? null : value)) put(spare, name, null)
  }
  return {
    getItem: (name) => {
      const held = untaken.get(name)
      if (held !== undefined) return held
      return (spare ? read(spare, name) : null) ?? read(storage, name)
    },
    setItem: write,
    removeItem: (name) => write(name, null),
  }
}

/** @returns whether the storage took it; null is to be removed */
function put(storage: () => Keeper, name: string, value: string | null): boolean {
  try {
    if (value === null) storage().removeItem(name)
    else storage().setItem(name, value)
    return true
  } catch {
    return false
  }
}

function read(storage: () => Keeper, name: string): string | null {
  try {
    return storage().getItem(name)
  } catch {
    return null
  }
}
