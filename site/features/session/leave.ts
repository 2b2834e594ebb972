import { toast } from '../../ui/toast/toast.ts'
import { signOut } from './store.ts'
import { sessionTexts } from './texts.ts'

/** Signs out; shows an error toast if that fails. @returns whether it succeeded */
export async function leave(): Promise<boolean> {
  const isOut = await signOut()
  if (!isOut) toast({ ...sessionTexts.signOutFailed, tone: 'destructive' })
  return isOut
}
