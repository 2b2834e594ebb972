import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bareEnvironment } from '../testing/bare-environment.ts'
import { ROOT } from './commands.ts'

/** Starts a process in production without any settings, and returns all that it prints until it ends. */
function outputOf(folder: string, args: string[]): Promise<string> {
  const env: NodeJS.ProcessEnv = { ...bareEnvironment(), NUSA_ENV: 'production', NODE_ENV: 'production' }
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: join(ROOT, folder), env, timeout: 30_000 }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    )
  })
}

test.each([
  ['cms', 'cms', ['start.ts']],
  ['publisher', '.', ['site/publisher.ts']],
  ['functions', '.', ['functions/hosts/node.ts']],
  ['sweep', '.', ['functions/hosts/sweep.ts']],
])('every line that the process %j logs in production is a JSON object with its name', async (name, folder, args) => {
  const lines = (await outputOf(folder, args)).trim().split('\n')
  const entries = lines.map((line) => JSON.parse(line))
  const entry = { time: expect.any(String), level: expect.any(String), process: name, message: expect.any(String) }
  for (const one of entries) expect(one).toMatchObject(entry)
  expect(entries.at(-1)).toMatchObject({ level: 'error', message: expect.stringContaining('is missing') })
})
