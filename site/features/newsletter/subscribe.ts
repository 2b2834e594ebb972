import { type CallResult, call } from '../../lib/api.ts'
import { newsletterTexts as texts } from './texts.ts'

const doneText = `${texts.done} ${texts.mailSent}`
const sendingForms = new WeakSet<HTMLFormElement>()

/** The field is emptied only on success. */
export async function subscribe(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector('input')
  const button = form.querySelector('button')
  const outcome = form.querySelector('[role="status"]')
  if (!field || !button || !outcome || sendingForms.has(form)) return
  // The second click of a double click finds the field emptied by the first.
  if (field.value === '' && outcome.textContent === doneText) return

  const showMessage = (text: string, isWrong = false) => {
    outcome.textContent = text
    outcome.toggleAttribute('data-wrong', isWrong)
    field.ariaInvalid = isWrong ? 'true' : null
  }

  const inputProblem = addressProblem(field.value, field.validity.typeMismatch)
  if (inputProblem) {
    showMessage(inputProblem, true)
    field.focus()
    return
  }
  sendingForms.add(form)
  button.ariaDisabled = 'true'
  showMessage(texts.working)
  const problem = responseProblem(await call('subscribe', { body: { email: field.value.trim() } }))
  sendingForms.delete(form)
  button.ariaDisabled = null
  showMessage(problem ?? doneText, problem !== null)
  if (problem === null) field.value = ''
}

/** Returns null if the input is valid. */
export function addressProblem(input: string, isMalformed: boolean): string | null {
  if (input.trim() === '') return texts.empty
  return isMalformed ? texts.wrong : null
}

/** Returns null on success. */
export function responseProblem(response: Pick<CallResult<'subscribe'>, 'ok'> & { code?: string }): string | null {
  if (response.ok) return null
  if (response.code === 'already_subscribed') return texts.duplicate
  return response.code === 'invalid_request' ? texts.wrong : texts.failed
}
