import { mountDialog } from '../../../ui/dialog/mount.tsx'
import { CartPanel } from './CartPanel.tsx'

/** Opens the cart panel on any page. */
export function mountCartPanel(): void {
  mountDialog((close) => <CartPanel onClose={close} />)
}
