import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { hasUnescapedCredentials, unescapedCredentialsMessage } from './credentials.ts'
import { commonVariableSchemas } from './index.ts'

test.each([
  'smtp://office:pa/ss@mail.shop.example:587',
  // The URL is valid, with the server `office`.
  'smtp://office:12/ss@mail.shop.example:587',
  'smtp://office:12@3/ss@mail.shop.example:587',
  'smtp://team/office:secret@mail.shop.example',
  'smtp://office:pa#ss@mail.shop.example:587',
  'smtp://office:pa?ss@mail.shop.example:587',
])("hasUnescapedCredentials('%s') returns true", (url) => {
  expect(hasUnescapedCredentials(url)).toBe(true)
})

test.each([
  'smtp://mail.shop.example',
  'smtp://office:pa%2Fss@mail.shop.example:587/',
  // The last @ of the authority ends the password.
  'smtp://office@shop.example:pa@ss@mail.shop.example:587',
  'smtps://office:secret@mail.shop.example:465/?pool=true',
  'postgres:///nusa?host=/run/postgresql&user=office@shop.example',
  'postgres://localhost:5432/nusa?user=office@shop.example',
])("hasUnescapedCredentials('%s') returns false", (url) => {
  expect(hasUnescapedCredentials(url)).toBe(false)
})

test.each(['pa/ss', '12/ss'])('SMTP_URL with the password %s is rejected without showing the password', (password) => {
  const { error } = z.safeParse(commonVariableSchemas.SMTP_URL, `smtp://office:${password}@mail.shop.example:587`)
  expect(error?.issues.map(({ message }) => message)).toEqual([unescapedCredentialsMessage])
})
