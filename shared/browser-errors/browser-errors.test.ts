import { expect, test } from 'vitest'
import type { BrowserError } from './collect.ts'
import { browserErrorSchema, createErrorReporter, describeBrowserError } from './index.ts'

const origin = 'https://nusa.example'
const chromeStack = (at: string) => `TypeError: x is not a function\n    at open (${at})\n    at async ${at}`

function errorWith(stack: string, message = 'x is not a function') {
  return { error: { name: 'TypeError', message, stack } }
}

/** Returns a reporter with the reports that it sent. */
function startReporter(recorded = true) {
  const sent: BrowserError[] = []
  const page = { path: '/tours', script: `${origin}/_astro/Base.a1b2c3d.js`, userAgent: 'Mozilla/5.0 '.repeat(100) }
  const send = async (body: string) => {
    sent.push(browserErrorSchema.parse(JSON.parse(body)))
    return { recorded }
  }
  return { sent, report: createErrorReporter({ origin, describePage: () => page, send }) }
}

test('createErrorReporter sends each error of our scripts once, and at most five errors per page', () => {
  const { sent, report } = startReporter()
  const event = errorWith(chromeStack(`${origin}/_astro/Base.a1b2c3d.js:1:20`))
  report(event)
  report(errorWith(`${event.error.stack}\n    at another caller`))
  report({ reason: { name: 'Error', message: 'late', stack: `load@${origin}/_astro/cart.js:1:9` } })
  report({ detail: { error: { name: 'Error', message: 'island', stack: `@${origin}/_astro/cart.js:1:9` } } })
  expect(sent.map(({ message }) => message)).toEqual(['x is not a function', 'late', 'island'])
  expect(sent[0]).toMatchObject({ name: 'TypeError', page: '/tours' })
  for (const name of ['a', 'b', 'c']) report(errorWith(`@${origin}/_astro/${name}.js:1:1`))
  expect(sent).toHaveLength(5)
})

test('createErrorReporter does not send errors of browser extensions, or errors without a position in our scripts', () => {
  const { sent, report } = startReporter()
  const ours = `${origin}/_astro/Base.a1b2c3d.js:1:20`
  for (const event of [
    { error: null, message: 'Script error.', filename: '', lineno: 0, colno: 0 },
    { message: 'ResizeObserver loop completed with undelivered notifications.', filename: `${origin}/`, lineno: 0 },
    errorWith('TypeError: x\n    at chrome-extension://abcdefgh/content.js:1:2'),
    errorWith(`f@moz-extension://abcdefgh/content.js:1:2\ng@${ours}`),
    errorWith(`f@webkit-masked-url://hidden/:1:2\ng@${ours}`),
    errorWith('TypeError: x\n    at https://translate.example/element.js:1:2'),
    { reason: 'a text' },
    { reason: undefined },
  ])
    report(event)
  expect(sent).toEqual([])
  report({ message: 'Unexpected token', filename: `${origin}/_astro/a.js`, lineno: 3, colno: 7 })
  expect(sent).toMatchObject([
    { name: 'Error', message: 'Unexpected token', stack: `    at ${origin}/_astro/a.js:3:7` },
  ])
})

test('createErrorReporter shortens texts that the server would reject as too long', () => {
  const { sent, report } = startReporter()
  report(errorWith(`@${origin}/_astro/a.js:1:1\n${'x'.repeat(9000)}`, 'y'.repeat(9000)))
  expect(sent).toHaveLength(1)
})

test('createErrorReporter stops after one error if the server does not record errors', async () => {
  const { sent, report } = startReporter(false)
  report(errorWith(`@${origin}/_astro/a.js:1:1`))
  await Promise.resolve()
  await Promise.resolve()
  report(errorWith(`@${origin}/_astro/b.js:1:1`))
  expect(sent).toHaveLength(1)
})

const described = (changes: object = {}) =>
  describeBrowserError(
    browserErrorSchema.parse({
      name: 'TypeError',
      message: 'x is not a function',
      stack: '',
      page: '/tours',
      ...changes,
    }),
  )

test('describeBrowserError writes the stacks of all browsers in one form', () => {
  const address = `${origin}/_astro/Base.a1b2c3d.js:1:2034`
  const chrome = described({ stack: `TypeError: ayu@example.com\n    at open (${address})\n    at ${address}` })
  const firefox = described({ stack: `open@${address}\n@${address}\nayu@example.com` })
  expect(chrome.stack).toBe('at open (/_astro/Base.a1b2c3d.js:1:2034) | at /_astro/Base.a1b2c3d.js:1:2034')
  expect(firefox.stack).toBe(chrome.stack)
})

test('describeBrowserError removes personal data from messages', () => {
  const cleaned = [
    ['No booking of ayu@example.com', 'No booking of [email]'],
    ['Cannot load /api/people/ayu%40example.com', 'Cannot load /api/people/[email]'],
    ['Cannot read https://nusa.example/a?token=abc#def of it', 'Cannot read https://nusa.example/a of it'],
    [`Unexpected token 'A', "Ayu Lestari" is not valid JSON`, `Unexpected token 'A', "…" is not valid JSON`],
    ['Bad link 6f9619ff-8b86-4d01-b42d-00c04fc964ff', 'Bad link [token]'],
    ['Bad link 3q2-7wQ9xK4mZb1Tn8Vr5Yc0Lp6Hd2Js', 'Bad link [token]'],
    ['Call +62 812-3456-7890', 'Call [number]'],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=Ayu for more',
      'Minified React error #418; visit https://react.dev/errors/418 for more',
    ],
  ] as const
  for (const [message, expected] of cleaned)
    expect(described({ message: `${message}\nsecond line` }).error).toBe(`TypeError: ${expected}`)
})

test('describeBrowserError returns the page without personal data, the script and the browser', () => {
  const browser =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'
  const page = '/tour/3-days-nusa-penida-and-lembongan-2-islands'
  const script = `${origin}/_astro/Base.a1b2c3d.js`
  expect(described({ page, script, browser })).toMatchObject({ page, script: 'Base.a1b2c3d.js', browser: 'Edge 140' })
  const personal = '/booking/6f9619ff-8b86-4d01-b42d-00c04fc964ff/ayu@example.com?name=Ayu#Ayu'
  expect(described({ page: personal }).page).toBe('/booking/[token]/[email]')
  expect(described({ script: 'ayu@example.com', browser: 'curl' })).toMatchObject({ script: null, browser: null })
})
