'use client'

export { PageError as default } from '../../../../features/health/PageError.tsx'
