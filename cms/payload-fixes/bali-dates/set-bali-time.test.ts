import { importDateFNSLocale } from '@payloadcms/translations'
import { formatDate } from '@payloadcms/ui/shared'
import { beforeAll, expect, test, vi } from 'vitest'
import { instantPattern, setBaliTime } from './set-bali-time.ts'

const at = '2026-05-02T22:05:00.000Z'

async function written(language: 'en' | 'id', pattern: string) {
  const i18n = { dateFNS: await importDateFNSLocale(language === 'en' ? 'en-US' : 'id'), language }
  setBaliTime(i18n)
  // The translations that Payload needs besides its date locale.
  return formatDate({ date: at, i18n: i18n as Parameters<typeof formatDate>[0]['i18n'], pattern })
}

beforeAll(() => void vi.stubEnv('TZ', 'America/New_York'))

test("setBaliTime formats Payload's instants in Bali time, regardless of the computer's time zone", async () => {
  expect(await written('en', instantPattern)).toBe('3 May 2026, 06:05 (Bali time)')
  expect(await written('id', instantPattern)).toBe('3 Mei 2026, 06.05 WITA')
})

test('setBaliTime does not change dates with other patterns', async () => {
  expect(await written('en', 'd MMM yyyy, HH:mm')).toBe('2 May 2026, 18:05')
})
