// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { dropPassingToasts, toast } from './toast.ts'

describe('a dialog that opens', () => {
  it('takes the room of what went well before, not of what failed or can still be done', () => {
    toast({ title: 'Removed', action: { label: 'Undo', run: () => {} } })
    toast({ title: 'Failed', tone: 'destructive' })
    dropPassingToasts()
    expect(document.body.textContent).toContain('Removed')
    expect(document.body.textContent).toContain('Failed')

    toast({ title: 'Welcome back!' })
    expect(document.body.textContent).toContain('Welcome back!')
    dropPassingToasts()
    expect(document.body.textContent).not.toContain('Welcome back!')
  })
})
