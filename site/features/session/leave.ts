import { toast } from '../../ui/toast/toast.ts'
import { signOut } from './store.ts'
import { sessionTexts } from './texts.ts'

/** Signs out, and says so where that failed. */
export async function leave(): Promise<void> {
  if (!(await signOut())) toast({ ...sessionTexts.signOutFailed, tone: 'destructive' })
}
