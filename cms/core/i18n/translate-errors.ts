import type { AfterErrorHook } from 'payload'
import { languageOf } from './language.ts'
import { translateMessage } from './translate-message.ts'

/** Translates the messages of an error response and of its fields into the language of the user. */
export const translateErrors: AfterErrorHook = ({ req, result }) => {
  const language = languageOf(req.i18n)
  if (language === 'en' || !Array.isArray(result?.errors)) return
  const translate = <One extends { message?: string }>(one: One): One =>
    typeof one.message === 'string' ? { ...one, message: translateMessage(one.message, language) } : one
  const errors = result.errors.map((error) => {
    const fields = error.data?.errors
    return Array.isArray(fields)
      ? { ...translate(error), data: { ...error.data, errors: fields.map(translate) } }
      : translate(error)
  })
  return { response: { ...result, errors } }
}
