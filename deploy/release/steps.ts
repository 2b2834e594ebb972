export type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** Creates a function that runs a step, and prints its name and duration when it has succeeded. */
export function createSteps(print: (line: string) => void = console.log): Step {
  return async (name, work) => {
    const startedAt = performance.now()
    const result = await work()
    print(`  ${name.padEnd(24)} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    return result
  }
}
