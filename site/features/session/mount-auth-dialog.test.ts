// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PanelRequest } from '../../lib/panels.ts'

const drawn = vi.hoisted(() => ({ signIn: () => {}, close: () => {} }))
vi.mock('./AuthDialog.tsx', () => ({
  AuthDialog: ({ onSignedIn, onClose }: { onSignedIn: () => void; onClose: () => void }) => {
    Object.assign(drawn, { signIn: onSignedIn, close: onClose })
    return null
  },
}))

const { mountAuthDialog } = await import('./mount-auth-dialog.tsx')
const open = (request: PanelRequest = {}) => act(() => mountAuthDialog(request))

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => void vi.unstubAllGlobals())

describe('what was begun before signing in', () => {
  it('goes on though the dialog was open already', () => {
    const onDone = vi.fn()
    open()
    open({ onDone })
    act(() => drawn.signIn())
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('goes on though somebody with nothing to go on with asks too', () => {
    const onDone = vi.fn()
    open({ onDone })
    open()
    act(() => drawn.signIn())
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('is given up with the dialog', () => {
    const onDone = vi.fn()
    open({ onDone })
    act(() => drawn.close())
    open()
    act(() => drawn.signIn())
    expect(onDone).not.toHaveBeenCalled()
  })
})
