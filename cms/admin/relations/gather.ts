/**
 * Returns a function that looks up ids in batches: it waits until no further id is requested for one turn of the event
 * loop. Results are cached, including missing ones.
 * @param lookUp finds the entries of the ids; if it fails, so does every request of the batch
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
