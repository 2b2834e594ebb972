import { fstatSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createLogger, toReadableLine } from './log-line.ts'
import { captureOutput, startLog } from './start-log.ts'
import { acceptRequestId, currentRequestId, setBookingRequestId, withTrace } from './trace.ts'

const now = () => new Date('2026-11-28T02:32:07.123Z')

/** A stream that keeps what is written to it. */
function fakeStream() {
  const lines: string[] = []
  const write = (chunk: unknown) => lines.push(String(chunk)) > 0
  return { lines, write }
}

function fakeProcess(env: Record<string, string> = {}) {
  const [stdout, stderr] = [fakeStream(), fakeStream()]
  const listeners: ((error: unknown) => void)[] = []
  const codes: number[] = []
  return {
    stdout,
    stderr,
    env,
    codes,
    on: (_event: string, listener: (error: unknown) => void) => listeners.push(listener),
    exit(code: number): never {
      codes.push(code)
      throw new Error('exited')
    },
    fail: (error: unknown) => listeners.map((listener) => listener(error)),
    entries: (): unknown[] => [...stdout.lines, ...stderr.lines].map((line) => JSON.parse(line)),
  }
}

const base = { time: '2026-11-28T02:32:07.123Z', process: 'sweep' }

describe('createLogger', () => {
  test('writes one JSON object per line with the ids of the request and of the booking', () => {
    const output = { stdout: fakeStream(), stderr: fakeStream() }
    const log = createLogger('sweep', { output, isReadable: false, now })
    log('info', 'sweep', { found: 2 })
    withTrace({ requestId: 'request-2', bookingRequestId: 'request-1' }, () => log('error', 'mail-failed\nagain'))
    expect(output.stdout.lines).toEqual([
      '{"time":"2026-11-28T02:32:07.123Z","level":"info","process":"sweep","message":"sweep","found":2}\n',
    ])
    expect(output.stderr.lines.join('').match(/\n/g)).toHaveLength(1)
    expect(JSON.parse(output.stderr.lines[0] ?? '')).toEqual({
      ...base,
      level: 'error',
      message: 'mail-failed\nagain',
      request_id: 'request-2',
      booking_request_id: 'request-1',
    })
  })

  test('writes readable lines on a developer’s machine', () => {
    const { stdout, ...rest } = fakeProcess({ NUSA_ENV: 'local' })
    startLog(
      'sweep',
      { stdout, ...rest },
      { ...console },
      { now, fstatSync },
    )('warn', 'mail-failed', { kind: 'paid', error: null })
    expect(stdout.lines).toEqual(['02:32:07 warn  sweep     mail-failed kind=paid\n'])
    expect(toReadableLine('{"time":"2026-11-28T02:32:07.123Z","level":"info","process":"cms","message":"ready"}')).toBe(
      '02:32:07 info  cms       ready\n',
    )
  })
})

describe('startLog in production', () => {
  test('turns the output of packages into log entries without colour codes, objects and query parameters', () => {
    const host = fakeProcess()
    const packageConsole = { ...console }
    startLog('sweep', host, packageConsole, { now, fstatSync })
    packageConsole.log('\u001b[32m✓\u001b[39m Ready in 117ms', { email: 'putu@example.com' })
    packageConsole.warn('')
    packageConsole.error('Failed:', new Error('Failed query: select 1\nparams: secret-value'))
    host.stderr.write('A warning\n')
    expect(host.entries()).toEqual(
      [
        { ...base, level: 'info', message: '✓ Ready in 117ms' },
        { ...base, level: 'warn', message: 'A warning' },
        {
          ...base,
          level: 'error',
          message: 'Failed:',
          error: 'Error: Failed query: select 1',
          stack: expect.any(String),
        },
      ].sort((a, b) => Number(a.level === 'error') - Number(b.level === 'error')),
    )
  })

  test('does not change log entries that another logger of the process writes', () => {
    const host = fakeProcess()
    captureOutput(createLogger('cms', { output: host, isReadable: false, now }), { ...console }, host)
    createLogger('cms', { output: host, isReadable: false, now })('info', 'request', { status: 200 })
    const entry = { ...base, process: 'cms', level: 'info', message: 'request', status: 200 }
    const { level, ...fields } = { ...entry, level: 'error', message: 'from Payload' }
    host.stdout.write(`${JSON.stringify({ level, ...fields })}\n`)
    expect(host.entries()).toEqual([entry, { level, ...fields }])
  })

  test('logs an uncaught error before the process exits', () => {
    const host = fakeProcess()
    startLog('sweep', host, { ...console }, { now, fstatSync })
    expect(() => host.fail(new Error('The disk is full.'))).toThrow('exited')
    expect(host.codes).toEqual([1])
    expect(host.entries()).toMatchObject([{ level: 'error', message: 'uncaught', error: 'Error: The disk is full.' }])
  })
})

describe('the ids of a request', () => {
  test('are logged for all work that the request starts, and for no other work', async () => {
    const seen = withTrace({ requestId: 'request-1' }, async () => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      return currentRequestId()
    })
    expect(currentRequestId()).toBeNull()
    expect(await seen).toBe('request-1')
    setBookingRequestId('request-1')
    expect(currentRequestId()).toBeNull()
  })

  test.each([
    ['7f1c2b9a-5a3e-4a0e-9f0b-0d6f1f0c9a11', true],
    ['Root=1-67891233-abcdef012345678912345678', true],
    ['short', false],
    ['<script>alert(1)</script>', false],
    ['a'.repeat(129), false],
    ['', false],
    [null, false],
  ])('acceptRequestId accepts %j: %s', (value, isAccepted) => {
    expect(acceptRequestId(value)).toBe(isAccepted ? value : null)
  })
})
