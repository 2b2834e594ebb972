import { describe, expect, it, vi } from 'vitest'
import { createBuildQueue } from './build-queue.ts'

const settled = () => new Promise(setImmediate)

/** Returns a build that ends when the test ends it. */
function controlledBuild() {
  const ends: (() => void)[] = []
  const build = vi.fn((_by: string[]) => new Promise<void>((resolve) => ends.push(resolve)))
  return { build, end: () => ends.shift()?.() }
}

describe('the build queue', () => {
  it('runs one further build for all requests during a build, but never two builds at the same time', async () => {
    const { build, end } = controlledBuild()
    const queue = createBuildQueue(build)
    queue.request()
    queue.request()
    queue.request()
    await settled()
    expect(build).toHaveBeenCalledTimes(1)
    end()
    await settled()
    expect(build).toHaveBeenCalledTimes(2)
  })

  it('passes the editors of the requested changes to the build, each name once', async () => {
    const { build, end } = controlledBuild()
    const queue = createBuildQueue(build)
    queue.request(['Ketut'])
    queue.request(['Putu'])
    queue.request(['Wayan', 'Putu'])
    end()
    await settled()
    expect(build.mock.calls).toEqual([[['Ketut']], [['Putu', 'Wayan']]])
  })

  it('is idle only after the last build has ended', async () => {
    const { build, end } = controlledBuild()
    const queue = createBuildQueue(build)
    await queue.waitUntilIdle()
    queue.request()
    const idle = vi.fn()
    void queue.waitUntilIdle().then(idle)
    await settled()
    expect(idle).not.toHaveBeenCalled()
    end()
    await settled()
    expect(idle).toHaveBeenCalled()
  })
})
