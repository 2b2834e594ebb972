import type { LambdaEvent, LambdaResponse } from './lambda-event.ts'
import { createLazyApp, readCallerIp, toLambdaResponse, toRequest } from './program.ts'

const { serve, runSweep } = createLazyApp()

/** Serves API Gateway (HTTP or REST API), a function URL or an Application Load Balancer. */
export async function handler(event: LambdaEvent): Promise<LambdaResponse> {
  return toLambdaResponse(await serve(toRequest(event), { remoteAddress: readCallerIp(event) }), event)
}

/** Runs the sweep. A schedule of EventBridge should call this function every five minutes. */
export const sweep = runSweep
