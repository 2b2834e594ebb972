import { afterEach, describe, expect, it, vi } from 'vitest'
import { canStoreRecords, readRecord, renewableSeconds, saveRecord } from './session-record.ts'

const user = { id: 7, email: 'ayu@nusa.example', user_metadata: { first_name: 'Ayu', full_name: '', username: '' } }
const session = { user, expires_in: 7_200, expires_at: 0 }

/** Simulates a browser whose user has blocked storage. */
function forbidStorage(): void {
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
  saveRecord(null)
})

describe('the session record', () => {
  it('is stored, so that other pages can read it', () => {
    saveRecord(session)
    expect(canStoreRecords()).toBe(true)
    expect(readRecord()?.user).toEqual(user)
    expect(localStorage.getItem('session')).toContain('ayu@nusa.example')
  })

  it('remains as long as an expired session can be renewed', () => {
    saveRecord(session)
    const runsOut = Date.now() + 7_200_000
    expect(readRecord(runsOut + (renewableSeconds - 10) * 1_000)?.user).toEqual(user)
    expect(readRecord(runsOut + (renewableSeconds + 10) * 1_000)).toBeNull()
  })

  it('exists only in the memory of the page if storage is blocked', () => {
    forbidStorage()
    expect(canStoreRecords()).toBe(false)
    expect(readRecord()).toBeNull()
    saveRecord(session)
    expect(readRecord()?.user).toEqual(user)
    saveRecord(null)
    expect(readRecord()).toBeNull()
  })
})
