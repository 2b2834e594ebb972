import { expect, it } from 'vitest'
import { createPausedLog } from './step-log.ts'

it('a paused log prints its lines when it is resumed, and later lines at once', async () => {
  const lines: string[] = []
  const log = createPausedLog((line) => lines.push(line))
  log.line('Nusa')
  await log.step('database', async (report) => report('new'))
  expect(lines).toEqual([])
  log.resume()
  expect(lines).toEqual(['Nusa', expect.stringMatching(/^ {2}✓ database +new +0\.0 s$/)])
  log.line('ready')
  expect(lines.at(-1)).toBe('ready')
})
