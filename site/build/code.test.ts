import { expect, test } from 'vitest'
import { describeBundlerError } from './code.ts'

test('describeBundlerError names every fault and its position in one line', () => {
  const missing =
    '\u001b[31m[MISSING_EXPORT] \u001b[0m"a" is not exported by "head.ts".\n   ╭─[ cart.astro:2:10 ]\n   │\n 2 │ import { a }'
  const error = Object.assign(new Error('Build failed with 2 errors:\n…'), {
    errors: [new Error(missing), new Error('Unexpected token')],
  })
  expect(describeBundlerError(error)).toBe(
    'The code of the pages has a fault: MISSING_EXPORT "a" is not exported by "head.ts". cart.astro:2:10 · Unexpected token',
  )
})

test('describeBundlerError returns the message of an error that has no list of faults', () => {
  expect(describeBundlerError(new Error('Cannot read the configuration'))).toBe(
    'The code of the pages has a fault: Cannot read the configuration',
  )
})
