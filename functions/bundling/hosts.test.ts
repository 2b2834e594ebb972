import { expect, test } from 'vitest'
import { isDeployed } from './hosts.ts'

const dist = '/nusa/functions/dist'

test('isDeployed returns false for source maps and for the programs of other hosts', () => {
  const others = [
    'node.mjs',
    'sweep.mjs',
    'netlify.mjs',
    'netlify-sweep-handler.mjs',
    'aws-lambda.mjs',
    'vercel.mjs.map',
  ]
  expect(others.filter((name) => isDeployed(`${dist}/${name}`, ['vercel']))).toEqual([])
})

test('isDeployed returns true for the program of the host and for the files that the program loads', () => {
  const files = ['vercel.mjs', 'program.cjs', 'nodemailer.mjs', 'chunk-AB12.mjs', 'node_modules/detect-libc/node.mjs']
  expect(files.filter((name) => !isDeployed(`${dist}/${name}`, ['vercel']))).toEqual([])
})
