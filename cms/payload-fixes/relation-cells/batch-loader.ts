/**
 * Returns a function that collects ids until none is requested for one turn of the event loop, and then looks them up
 * together. Results are cached, including null for a missing entry.
 * @param lookUp if it fails, every request of the batch fails
 */
export function createBatchLoader<Id, Entry>(
  lookUp: (ids: Id[]) => Promise<ReadonlyMap<Id, Entry>>,
): (id: Id) => Promise<Entry | null> {
  const batchResultsById = new Map<Id, Promise<ReadonlyMap<Id, Entry>>>()
  let batch: { ids: Id[]; result: Promise<ReadonlyMap<Id, Entry>> } | null = null

  const startBatch = () => {
    const ids: Id[] = []
    const result = waitUntilLengthIsStable(ids).then(() => {
      batch = null
      return lookUp(ids)
    })
    return { ids, result }
  }

  return async (id) => {
    let batchResult = batchResultsById.get(id)
    if (!batchResult) {
      batch ??= startBatch()
      batch.ids.push(id)
      batchResult = batch.result
      batchResultsById.set(id, batchResult)
    }
    return (await batchResult).get(id) ?? null
  }
}

async function waitUntilLengthIsStable(list: readonly unknown[]): Promise<void> {
  let previousLength: number
  do {
    previousLength = list.length
    await new Promise((resolve) => setImmediate(resolve))
  } while (list.length > previousLength)
}
