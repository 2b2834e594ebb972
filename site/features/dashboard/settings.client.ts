import { call } from '../../lib/api.ts'
import { toast } from '../../ui/toast/toast.ts'
import { $session } from '../session/store.ts'
import { dashboardTexts as texts } from './texts.ts'

const button = document.querySelector<HTMLButtonElement>('[data-change-password]')

button?.addEventListener('click', async () => {
  const session = $session.get()
  if (session.status !== 'signed-in' || button.ariaDisabled === 'true') return
  button.ariaDisabled = 'true'
  button.textContent = texts.working
  const { email } = session.user
  const answer = await call('forgotPassword', { body: { email } })
  button.ariaDisabled = null
  button.textContent = texts.sendLink
  if (answer.ok) toast({ title: texts.linkSent, description: texts.linkSentText(email) })
  else toast({ title: texts.error, description: answer.message, tone: 'destructive' })
})
