import type { AfterErrorHook } from 'payload'
import { languageOf } from './language.ts'
import { translated } from './translated.ts'

/** Translates the messages of an error response and of its fields into the language of the user. */
export const errorsInLanguage: AfterErrorHook = ({ req, result }) => {
  const language = languageOf(req.i18n)
  if (language === 'en' || !Array.isArray(result?.errors)) return
  const say = <One extends { message?: string }>(one: One): One =>
    typeof one.message === 'string' ? { ...one, message: translated(one.message, language) } : one
  const errors = result.errors.map((error) => {
    const fields = error.data?.errors
    return Array.isArray(fields) ? { ...say(error), data: { ...error.data, errors: fields.map(say) } } : say(error)
  })
  return { response: { ...result, errors } }
}
