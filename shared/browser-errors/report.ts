import * as z from 'zod/mini'
import { type BrowserError, maxLengths } from './collect.ts'

export const maxReportBytes = 16 * 1024

const createTextSchema = (name: keyof BrowserError) => z.string().check(z.maxLength(maxLengths[name]))

/** `page` is a path without a query and a fragment. */
export const browserErrorSchema = z.object({
  name: createTextSchema('name'),
  message: createTextSchema('message'),
  stack: createTextSchema('stack'),
  page: createTextSchema('page').check(z.startsWith('/')),
  /** The first script of the page, whose name changes with the code. */
  script: z._default(createTextSchema('script'), ''),
  browser: z._default(createTextSchema('browser'), ''),
})

const maxFrames = 8
const maxMessageLength = 300

/**
 * Returns the parts of a report that contain no personal data. Every visitor can send a report, and messages can quote
 * what a traveller entered.
 */
export function describeBrowserError({ name, message, stack, page, script, browser }: BrowserError) {
  const errorName = /^\w+$/.test(name) ? name : 'Error'
  const [firstLine = ''] = message.split('\n')
  const safeMessage = replaceAll(firstLine, messageReplacements).slice(0, maxMessageLength)
  const frames = stack.split('\n').map(formatFrame)
  const knownFrames = frames.filter((frame) => frame !== null).slice(0, maxFrames)
  const [, scriptName = null] = /\/([\w.-]+\.js)$/.exec(script) ?? []
  return {
    error: `${errorName}: ${safeMessage}`,
    stack: knownFrames.join(' | '),
    page: replaceAll(page, urlReplacements),
    script: scriptName,
    browser: browserName(browser),
  }
}

/** `at name (url:line:column)` in Chrome and Edge, `name@url:line:column` in Firefox and Safari. */
const framePatterns = [
  /^\s*at (?:(?<name>[^()]+) \()?(?<file>\S+?):(?<line>\d+):(?<column>\d+)\)?$/,
  /^\s*(?<name>[^@]*)@(?<file>\S+?):(?<line>\d+):(?<column>\d+)$/,
]

/** Returns the stack frame in the format of Node, with the path instead of the URL; null if it is not a stack frame. */
function formatFrame(line: string): string | null {
  const groups = framePatterns.map((pattern) => pattern.exec(line)?.groups).find((match) => match !== undefined)
  if (!groups) return null
  const { name = '', file = '', line: lineNumber, column } = groups
  const path = replaceAll(file.replace(/^\w+:\/\/[^/]*/, ''), urlReplacements)
  const position = `${path}:${lineNumber}:${column}`
  const hasFunctionName = /^[\w.$<>[\] ]{1,80}$/.test(name)
  return hasFunctionName ? `at ${name} (${position})` : `at ${position}`
}

type Replacement = readonly [pattern: RegExp, replacement: string]

/** Parts of a URL that can contain personal data. */
const urlReplacements: readonly Replacement[] = [
  // Queries and fragments contain tokens and search texts.
  [/([\w./-])[?#][^\s"']*/g, '$1'],
  [/[^\s"'<>(),;:/]+(?:@|%40)[^\s"'<>(),;:/]+/gi, '[email]'],
  [/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '[token]'],
  // A token has a digit and at least 20 characters without a hyphen. The words in our URLs are shorter.
  [/(?=[\w-]*\d)[\w-]*\w{20,}[\w-]*/g, '[token]'],
]

const messageReplacements: readonly Replacement[] = [
  // `JSON.parse` quotes its input.
  [/"[^"]*(?:"|$)/g, '"…"'],
  ...urlReplacements,
  [/\+?\d(?:[\s().-]*\d){6,}/g, '[number]'],
]

function replaceAll(text: string, replacements: readonly Replacement[]): string {
  let replacedText = text
  for (const [pattern, replacement] of replacements) replacedText = replacedText.replace(pattern, replacement)
  return replacedText
}

/** The order matters: a user agent can also contain the names of browsers that come later. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+).*\bSafari\//],
] as const

/** Returns, for example, `Safari 17`. */
function browserName(userAgent: string): string | null {
  for (const [name, pattern] of browsers) {
    const [, version] = pattern.exec(userAgent) ?? []
    if (version) return `${name} ${version}`
  }
  return null
}
