/**
 * Answers for each id, and looks all those up at once that are asked for one after the other: it waits until a turn passes in
 * which no other is asked for. What was looked up is not looked up again, nor is what is not there.
 * @param lookUp What there is of the ids. When it fails, so does each question that it was asked for.
 */
export function gather<Id, Found>(
  lookUp: (ids: Id[]) => Promise<ReadonlyMap<Id, Found>>,
): (id: Id) => Promise<Found | null> {
  const answers = new Map<Id, Promise<ReadonlyMap<Id, Found>>>()
  let gathered: { ids: Id[]; found: Promise<ReadonlyMap<Id, Found>> } | null = null

  const begin = () => {
    const ids: Id[] = []
    const found = quiet(ids).then(() => {
      gathered = null
      return lookUp(ids)
    })
    return { ids, found }
  }

  return async (id) => {
    let answer = answers.get(id)
    if (!answer) {
      gathered ??= begin()
      gathered.ids.push(id)
      answer = gathered.found
      answers.set(id, answer)
    }
    return (await answer).get(id) ?? null
  }
}

async function quiet(list: readonly unknown[]): Promise<void> {
  let before: number
  do {
    before = list.length
    await new Promise((resolve) => setImmediate(resolve))
  } while (list.length > before)
}
