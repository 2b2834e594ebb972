/**
 * Work that several may ask for at once, done once for all of them, one time after the other. Nobody gets the outcome of work that
 * began before they asked, since it may have missed what they have just changed: who asks while it is under way shares the next.
 */
export function together<Outcome>(work: () => Promise<Outcome>): () => Promise<Outcome> {
  let underWay: Promise<unknown> | null = null
  let next: Promise<Outcome> | null = null

  async function begin(): Promise<Outcome> {
    // How the one before has ended is told to those who asked for that.
    await underWay?.catch(() => undefined)
    next = null
    const begun = work()
    underWay = begun
    try {
      return await begun
    } finally {
      if (underWay === begun) underWay = null
    }
  }

  return () => {
    next ??= begin()
    return next
  }
}
