import { type CallResult, call } from '../../lib/api.ts'
import { newsletterTexts as texts } from './texts.ts'

const successText = `${texts.subscribed} ${texts.mailSent}`
const sendingForms = new WeakSet<HTMLFormElement>()

/** Subscribes the address in the form and shows the result. The field is emptied only on success. */
export async function subscribe(form: HTMLFormElement): Promise<void> {
  const emailField = form.querySelector('input')
  const button = form.querySelector('button')
  const statusElement = form.querySelector('[role="status"]')
  if (!emailField || !button || !statusElement || sendingForms.has(form)) return
  // The first click of a double click may have emptied the field already. The second click is then ignored.
  if (emailField.value === '' && statusElement.textContent === successText) return

  const showMessage = (text: string, { isError = false } = {}) => {
    statusElement.textContent = text
    statusElement.toggleAttribute('data-wrong', isError)
    emailField.ariaInvalid = isError ? 'true' : null
  }

  const inputProblem = findAddressProblem(emailField.value, emailField.validity.typeMismatch)
  if (inputProblem) {
    showMessage(inputProblem, { isError: true })
    emailField.focus()
    return
  }
  sendingForms.add(form)
  button.ariaDisabled = 'true'
  showMessage(texts.working)
  const problem = findResponseProblem(await call('subscribe', { body: { email: emailField.value.trim() } }))
  sendingForms.delete(form)
  button.ariaDisabled = null
  if (problem !== null) return showMessage(problem, { isError: true })
  showMessage(successText)
  emailField.value = ''
}

/** Returns why the address is invalid, or null. */
export function findAddressProblem(input: string, isMalformed: boolean): string | null {
  if (input.trim() === '') return texts.emailMissing
  return isMalformed ? texts.invalidEmail : null
}

/** Returns the message of a failed request, or null on success. */
export function findResponseProblem(response: Pick<CallResult<'subscribe'>, 'ok'> & { code?: string }): string | null {
  if (response.ok) return null
  if (response.code === 'already_subscribed') return texts.alreadySubscribed
  return response.code === 'invalid_request' ? texts.invalidEmail : texts.subscriptionFailed
}
