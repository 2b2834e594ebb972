import type { Background } from '../ports/background.ts'

/** Runs work in this process. */
export function createBackground(): Background {
  const running = new Map<string, { again: (() => Promise<void>) | null; done: Promise<void> }>()

  async function runAll(name: string, first: () => Promise<void>): Promise<void> {
    let work: (() => Promise<void>) | null = first
    while (work) {
      await work()
      const state = running.get(name)
      work = state?.again ?? null
      if (state) state.again = null
    }
    running.delete(name)
  }

  return {
    run(name, work) {
      const state = running.get(name)
      if (state) state.again = work
      // A turn later, so that it is noted as running when it begins.
      else running.set(name, { again: null, done: Promise.resolve().then(() => runAll(name, work)) })
    },
    async idle() {
      while (running.size > 0) await Promise.all([...running.values()].map(({ done }) => done))
    },
  }
}
