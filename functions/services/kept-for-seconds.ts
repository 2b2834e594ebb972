interface Kept<Value> {
  value: Promise<Value>
  until: number
}

/**
 * The same question within so many milliseconds gets the same answer, and who asks while one is on its way waits for it: a
 * crowd asks the database once. A failure is not kept.
 */
export function keptForSeconds<Value>(
  milliseconds: number,
  most: number,
  ask: (key: string) => Promise<Value>,
  clock: () => number = () => performance.now(),
): (key: string) => Promise<Value> {
  const answers = new Map<string, Kept<Value>>()
  return (key) => {
    const now = clock()
    const known = answers.get(key)
    if (known && known.until > now) return known.value
    if (answers.size >= most) answers.clear()
    const value = ask(key)
    answers.set(key, { value, until: now + milliseconds })
    value.catch(() => answers.delete(key))
    return value
  }
}
