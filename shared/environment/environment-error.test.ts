import { expect, test } from 'vitest'
import { adviceToCorrect, EnvironmentError } from './environment-error.ts'

test('an environment error lists the problems and names the file to correct', () => {
  const source = { NUSA_ENV: 'production', NUSA_ENV_FILE: '/srv/nusa/nusa.env' }
  const { message } = new EnvironmentError('the CMS', ['SMTP_URL is missing', 'CMS_URL must be an address'], source)
  expect(message.split('\n')).toEqual([
    'The environment of the CMS is incomplete or invalid:',
    '  - SMTP_URL is missing',
    '  - CMS_URL must be an address',
    'Correct this in /srv/nusa/nusa.env.',
  ])
})

test('an environment error without a file names the settings of the host or the command', () => {
  expect(adviceToCorrect({})).toContain('in the settings of the host')
  expect(adviceToCorrect({ NUSA_ENV: 'local' })).toContain('the environment of the command')
})
