export const browserErrorsPath = '/api/browser-errors'

/** The maximum per loaded page. After a broken release, a page can throw an error for each animation frame. */
const maxReports = 5

/** In characters. */
export const maxLengths = { name: 80, message: 1000, stack: 4000, page: 500, script: 200, browser: 500 } as const

export type BrowserError = Record<keyof typeof maxLengths, string>

/** Matches a stack frame in a browser extension. Safari replaces the URL of an extension by `webkit-masked-url:`. */
const extensionFramePattern = /-extension:\/\/|webkit-masked-url:/

type ErrorFacts = Pick<BrowserError, 'name' | 'message' | 'stack'>

interface ReporterOptions {
  origin: string
  describePage(): { path: string; script: string; userAgent: string }
  /** Resolves to the parsed response. */
  send(body: string): Promise<{ recorded?: boolean }>
}

/**
 * Creates a listener that reports errors to the server. The listener accepts `error`, `unhandledrejection` and custom
 * events with the error in their details. It stops reporting when the server responds that errors are not recorded.
 */
export function createErrorReporter({ origin, describePage, send }: ReporterOptions): (event: object) => void {
  const collect = createErrorCollector(origin)
  let isReporting = true
  return (event) => {
    const facts = isReporting ? collect(event) : null
    if (!facts) return
    const { path, script, userAgent } = describePage()
    const report: BrowserError = {
      ...facts,
      page: path.slice(0, maxLengths.page),
      script: script.slice(-maxLengths.script),
      browser: userAgent.slice(0, maxLengths.browser),
    }
    send(JSON.stringify(report)).then(
      ({ recorded }) => {
        isReporting = recorded !== false
      },
      // A failure to send is not reported, because its report would fail in the same way.
      () => undefined,
    )
  }
}

/**
 * Ignores an error that was collected before, that comes from a browser extension, or that has no position in a script
 * of this origin, such as `Script error.`.
 */
function createErrorCollector(origin: string): (event: object) => ErrorFacts | null {
  const collectedIds = new Set<string>()
  return (event) => {
    const facts = readError(event)
    if (!facts.stack.includes(`${origin}/`) || extensionFramePattern.test(facts.stack)) return null
    // The first frame of this origin identifies the error. Its callers may differ.
    const firstFrame = facts.stack.split('\n').find((line) => line.includes(`${origin}/`))
    const id = `${facts.name} ${facts.message} ${firstFrame}`
    if (collectedIds.has(id) || collectedIds.size >= maxReports) return null
    collectedIds.add(id)
    return facts
  }
}

function readError(event: object): ErrorFacts {
  const detail = readProperty(event, 'detail')
  const possibleErrors = [readProperty(event, 'error'), readProperty(event, 'reason'), readProperty(detail, 'error')]
  const error = possibleErrors.find((value) => typeof value === 'object' && value !== null)
  return {
    name: readText(error, 'name') || 'Error',
    message: readText(error ?? event, 'message'),
    // An event without an error still has a position.
    stack: readText(error, 'stack') || readPosition(event),
  }
}

function readPosition(event: object): string {
  const [file, line, column] = ['filename', 'lineno', 'colno'].map((name) => readProperty(event, name))
  return file && line ? `    at ${String(file)}:${String(line)}:${String(column ?? 0)}` : ''
}

function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function readText(value: unknown, name: keyof ErrorFacts): string {
  const text = readProperty(value, name)
  return typeof text === 'string' ? text.slice(0, maxLengths[name]) : ''
}
