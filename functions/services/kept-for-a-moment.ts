interface Kept<Value> {
  value: Promise<Value>
  until: number
}

/**
 * The same question within so many milliseconds gets the same answer, and who asks while one is on its way waits for it: a
 * crowd asks the database once. A failure is not kept.
 * @param keyOf what makes a question the same as another
 */
export function keptForAMoment<Question, Value>(
  { milliseconds, most }: { milliseconds: number; most: number },
  keyOf: (question: Question) => string,
  ask: (question: Question) => Promise<Value>,
  clock: () => number = () => performance.now(),
): (question: Question) => Promise<Value> {
  const answers = new Map<string, Kept<Value>>()
  return (question) => {
    const key = keyOf(question)
    const now = clock()
    const known = answers.get(key)
    if (known && known.until > now) return known.value
    if (answers.size >= most) answers.clear()
    const value = ask(question)
    answers.set(key, { value, until: now + milliseconds })
    value.catch(() => answers.delete(key))
    return value
  }
}
