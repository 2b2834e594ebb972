import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { schedulePublish } from '../../features/scheduling/schedule-publish.ts'
import { importMap } from './admin/importMap.js'
import '../../admin/admin.css'
import '../../admin/brand/brand.css'

const serverFunctions = { 'schedule-publish': schedulePublish }

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap, serverFunctions })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
