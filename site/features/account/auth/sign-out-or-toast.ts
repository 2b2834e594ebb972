import { toast } from '../../../ui/toast/toast.ts'
import { signOut } from '../session/store.ts'
import { sessionTexts } from './texts.ts'

/**
 * Shows an error toast if signing out fails.
 * @returns whether signing out succeeded
 */
export async function signOutOrToast(): Promise<boolean> {
  const isSignedOut = await signOut()
  if (!isSignedOut) toast({ ...sessionTexts.signOutFailed, tone: 'destructive' })
  return isSignedOut
}
