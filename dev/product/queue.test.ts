import { describe, expect, it, vi } from 'vitest'
import { createBuildQueue } from './queue.ts'

const settled = () => new Promise(setImmediate)

/** A build that ends when the test says so. */
function controlledBuild() {
  const ends: (() => void)[] = []
  const build = vi.fn((_by: string[]) => new Promise<void>((resolve) => ends.push(resolve)))
  return { build, end: () => ends.shift()?.() }
}

describe('the build queue', () => {
  it('requests during a build make one more after it, never one beside it', async () => {
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

  it('a build knows for whose changes it was asked, each name once', async () => {
    const { build, end } = controlledBuild()
    const queue = createBuildQueue(build)
    queue.request(['Ketut'])
    queue.request(['Putu'])
    queue.request(['Wayan', 'Putu'])
    end()
    await settled()
    expect(build.mock.calls).toEqual([[['Ketut']], [['Putu', 'Wayan']]])
  })

  it('it is idle only when the last build has ended', async () => {
    const { build, end } = controlledBuild()
    const queue = createBuildQueue(build)
    await queue.idle()
    queue.request()
    const idle = vi.fn()
    void queue.idle().then(idle)
    await settled()
    expect(idle).not.toHaveBeenCalled()
    end()
    await settled()
    expect(idle).toHaveBeenCalled()
  })
})
