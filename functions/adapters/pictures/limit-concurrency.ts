/** Limits how many tasks run at the same time; the others wait in line. */
export function limitConcurrency(maxConcurrent: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let available = maxConcurrent
  return async (task) => {
    if (available > 0) available -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else available += 1
    }
  }
}
