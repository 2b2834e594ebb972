import { closeSync, fstatSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startLog } from './start-log.ts'

let folder: string
let fd: number
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'nusa-journal-'))
  fd = openSync(path.join(folder, 'journal'), 'w')
})
afterEach(() => {
  closeSync(fd)
  rmSync(folder, { recursive: true })
})

/** Starts a log whose output goes to a file, and lets a package write a line. Returns the lines. */
function logTo(journalStream: string | undefined): string[] {
  const stream = { fd, write: (chunk: unknown) => writeSync(fd, String(chunk)) > 0 }
  const host = {
    stdout: { ...stream },
    stderr: { ...stream },
    env: { JOURNAL_STREAM: journalStream },
    on: () => undefined,
    exit: () => expect.unreachable(),
  }
  const packageConsole = { ...console }
  const log = startLog('sweep', host, packageConsole, { now: () => new Date('2026-11-28T02:32:07.123Z'), fstatSync })
  log('info', 'sweep', { found: 2 })
  log('warn', 'mail-failed')
  packageConsole.error('Something failed')
  host.stdout.write('{"level":"fatal","time":"2026-11-28T02:32:07.123Z","message":"from Payload"}\n')
  host.stdout.write('Ready\n')
  return readFileSync(path.join(folder, 'journal'), 'utf8').trimEnd().split('\n')
}

/** Returns what the journal does: it removes the priority. */
const strip = (line: string) => line.replace(/^<\d>/, '')

test('a log entry for the systemd journal is a priority followed by JSON', () => {
  const { dev, ino } = fstatSync(fd)
  const lines = logTo(`${dev}:${ino}`)
  expect(lines.map((line) => line.slice(0, 4))).toEqual(['<6>{', '<4>{', '<3>{', '<2>{', '<6>{'])
  const messages = ['sweep', 'mail-failed', 'Something failed', 'from Payload', 'Ready']
  expect(lines.map((line) => JSON.parse(strip(line)).message)).toEqual(messages)
})

test.each([undefined, '8:1'])('log entries for another output have no priority (JOURNAL_STREAM is %s)', (stream) => {
  expect(logTo(stream).every((line) => line.startsWith('{'))).toBe(true)
})
