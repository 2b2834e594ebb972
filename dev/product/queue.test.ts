import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBuildQueue } from './queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A build that ends when the test says so. */
function controlledBuild() {
  const ends: (() => void)[] = []
  const build = vi.fn((_by: string[]) => new Promise<void>((resolve) => ends.push(resolve)))
  return { build, end: () => ends.shift()?.() }
}

describe('the build queue', () => {
  it('many requests in a short time make one build', async () => {
    const { build } = controlledBuild()
    const queue = createBuildQueue(build, 500)
    queue.request()
    await vi.advanceTimersByTimeAsync(400)
    queue.request()
    await vi.advanceTimersByTimeAsync(400)
    expect(build).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(build).toHaveBeenCalledTimes(1)
  })

  it('requests during a build make one more after it, never one beside it', async () => {
    const { build, end } = controlledBuild()
    const queue = createBuildQueue(build, 500)
    queue.request()
    await vi.advanceTimersByTimeAsync(500)
    queue.request()
    queue.request()
    await vi.advanceTimersByTimeAsync(5000)
    expect(build).toHaveBeenCalledTimes(1)
    end()
    await vi.advanceTimersByTimeAsync(0)
    expect(build).toHaveBeenCalledTimes(2)
  })

  it('a build knows for whose changes it was asked, each name once', async () => {
    const { build, end } = controlledBuild()
    const queue = createBuildQueue(build, 500)
    queue.request(['Ketut'])
    queue.request(['Putu', 'Ketut'])
    await vi.advanceTimersByTimeAsync(500)
    queue.request(['Wayan'])
    end()
    await vi.advanceTimersByTimeAsync(0)
    expect(build.mock.calls).toEqual([[['Ketut', 'Putu']], [['Wayan']]])
  })

  it('it is idle only when the last build has ended', async () => {
    const { build, end } = controlledBuild()
    const queue = createBuildQueue(build, 500)
    await queue.idle()
    queue.request()
    const idle = vi.fn()
    void queue.idle().then(idle)
    await vi.advanceTimersByTimeAsync(600)
    expect(idle).not.toHaveBeenCalled()
    end()
    await vi.advanceTimersByTimeAsync(0)
    expect(idle).toHaveBeenCalled()
  })
})
