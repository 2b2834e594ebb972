import { mountDialog } from '../../ui/dialog/mount.tsx'
import { CartPanel } from './CartPanel.tsx'

/** Opens the cart beside whatever page this is. */
export function mountCartPanel(): void {
  mountDialog((close) => <CartPanel onClose={close} />)
}
