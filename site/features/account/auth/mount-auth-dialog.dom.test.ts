import { act, createElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PanelRequest } from '../../../lib/panels.ts'

const dialogProps = vi.hoisted(() => ({ signIn: () => {}, close: () => {} }))
vi.mock('./AuthDialog.tsx', () => ({
  AuthDialog: ({ onSignedIn, onClose }: { onSignedIn: () => void; onClose: () => void }) => {
    Object.assign(dialogProps, { signIn: onSignedIn, close: onClose })
    return createElement('p', { 'data-sign-in': '' })
  },
}))

const { $session } = await import('../session/store.ts')
const { mountAuthDialog } = await import('./mount-auth-dialog.tsx')
const user = { id: 1, email: 'ayu@nusa.example', user_metadata: { first_name: 'Ayu', full_name: '', username: '' } }
const open = (request: PanelRequest = {}) => act(() => mountAuthDialog(request))

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  $session.set({ status: 'signed-out', hasEnded: false })
  vi.unstubAllGlobals()
})

describe('the action that required signing in', () => {
  it('continues if the sign-in dialog was already open when the action was requested', () => {
    const onSignedIn = vi.fn()
    open()
    open({ onSignedIn })
    act(() => dialogProps.signIn())
    expect(onSignedIn).toHaveBeenCalledOnce()
  })

  it('continues if the dialog is requested again without an action', () => {
    const onSignedIn = vi.fn()
    open({ onSignedIn })
    open()
    act(() => dialogProps.signIn())
    expect(onSignedIn).toHaveBeenCalledOnce()
  })

  it('continues exactly once if the traveller signs in in another tab, and the dialog closes', () => {
    const onSignedIn = vi.fn()
    open({ onSignedIn })
    act(() => $session.set({ status: 'signed-in', user }))
    expect(onSignedIn).toHaveBeenCalledOnce()
    expect(document.querySelector('[data-sign-in]')).toBeNull()
    act(() => dialogProps.signIn())
    expect(onSignedIn).toHaveBeenCalledOnce()
  })

  it('is dropped when the dialog is closed', () => {
    const onSignedIn = vi.fn()
    open({ onSignedIn })
    act(() => dialogProps.close())
    open()
    act(() => dialogProps.signIn())
    expect(onSignedIn).not.toHaveBeenCalled()
  })
})
