import { parseFormattedDate } from '@nusa/shared/dates'
import type { AfterErrorHook } from 'payload'
import { messages } from './indonesian/messages.ts'
import { placeholder } from './indonesian/placeholder.ts'
import { type Language, languageOf } from './language.ts'
import { dayText } from './times.ts'

/**
 * Patterns for English messages. Each placeholder matches a text, which replaces `{1}`, `{2}` … in the translation. The
 * patterns with the longest fixed text come first, because 'Row {}' also matches longer messages that begin with 'Row'.
 */
const patterns = Object.entries(messages)
  .sort(([english], [otherEnglish]) => fixedTextOf(otherEnglish).length - fixedTextOf(english).length)
  .map(([english, indonesian]) => ({
    pattern: new RegExp(`^${english.split(placeholder).map(escapeRegExp).join('([^]*?)')}$`),
    indonesian,
  }))

function fixedTextOf(english: string): string {
  return english.replaceAll(placeholder, '')
}

/**
 * Translates an English message with its inserted texts and dates. Without a translation, the message is unchanged.
 */
export function translateMessage(message: string, language: Language): string {
  if (language === 'en') return message
  for (const { pattern, indonesian } of patterns) {
    const match = pattern.exec(message)
    if (!match) continue
    return indonesian.replace(/\{(\d)\}/g, (_marker, index: string) =>
      translateMessage(match[Number(index)] ?? '', language),
    )
  }
  const date = parseFormattedDate(message)
  return date === null ? message : dayText(date, language)
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

export const translateErrors: AfterErrorHook = ({ req, result }) => {
  const language = languageOf(req.i18n)
  if (language === 'en' || !Array.isArray(result?.errors)) return
  const translate = <Problem extends { message?: string }>(problem: Problem): Problem =>
    typeof problem.message === 'string' ? { ...problem, message: translateMessage(problem.message, language) } : problem
  const errors = result.errors.map((error) => {
    const fieldErrors = error.data?.errors
    if (!Array.isArray(fieldErrors)) return translate(error)
    return { ...translate(error), data: { ...error.data, errors: fieldErrors.map(translate) } }
  })
  return { response: { ...result, errors } }
}
