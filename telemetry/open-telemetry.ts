import { AsyncLocalStorage } from 'node:async_hooks'
import { addObserver, type LogFields, type SpanAttributes } from '@nusa/shared/log'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { ignoreErrors, type Telemetry } from './telemetry.ts'

/** OTEL_METRIC_EXPORT_INTERVAL can set another interval. */
const metricIntervalMs = 60_000

const spanKinds: Record<string, SpanKind> = { request: SpanKind.SERVER, db: SpanKind.CLIENT }

/** Sends traces and metrics to OpenTelemetry. The OTLP exporters read OTEL_EXPORTER_OTLP_ENDPOINT and …_HEADERS. */
export function start(name: string, env: Record<string, string | undefined>): Telemetry {
  const resource = resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME || `nusa-${name}` })
  const tracerProvider = new TracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const meterProvider = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: Number(env.OTEL_METRIC_EXPORT_INTERVAL) || metricIntervalMs,
      }),
    ],
  })
  const tracer = tracerProvider.getTracer('nusa')
  const metrics = createMetrics(meterProvider)
  // Our spans are not in OpenTelemetry's global context, because Next.js uses the global context for its own spans.
  const spanContexts = new AsyncLocalStorage<Context>()

  const removeObserver = addObserver({
    onEntry(level, message, fields) {
      metrics.count(message, fields)
      const span = trace.getSpan(spanContexts.getStore() ?? ROOT_CONTEXT)
      if (!span) return
      if (message === 'request' || message === 'publish') span.setAttributes(toAttributes(fields))
      else if (level === 'error') span.addEvent(message, toAttributes(fields))
    },
    measure(spanName, attributes, work) {
      const parent = spanContexts.getStore() ?? ROOT_CONTEXT
      const startTime = performance.now()
      // A query outside of a request or publish would be a separate trace, so only its duration is recorded.
      if (spanName === 'db' && parent === ROOT_CONTEXT)
        return runAndEnd(work, () => metrics.recordDuration(spanName, attributes, performance.now() - startTime))
      const span = tracer.startSpan(spanName, { attributes, kind: spanKinds[spanName] ?? SpanKind.INTERNAL }, parent)
      const endSpan = (error?: unknown) => {
        if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
        metrics.recordDuration(spanName, attributes, performance.now() - startTime)
      }
      return spanContexts.run(trace.setSpan(parent, span), () => runAndEnd(work, endSpan))
    },
  })
  const flush = async () => {
    await Promise.all([ignoreErrors(tracerProvider.forceFlush()), ignoreErrors(meterProvider.forceFlush())])
  }
  return {
    flush,
    async stop() {
      removeObserver()
      await flush()
      await Promise.all([ignoreErrors(tracerProvider.shutdown()), ignoreErrors(meterProvider.shutdown())])
    },
  }
}

function runAndEnd<T>(work: () => T, onEnd: (error?: unknown) => void): T {
  let result: T
  try {
    result = work()
  } catch (error) {
    onEnd(error)
    throw error
  }
  if (result instanceof Promise) {
    result.then(
      () => onEnd(),
      // A promise can be rejected without an error.
      (error: unknown) => onEnd(error ?? true),
    )
  } else onEnd()
  return result
}

function createMetrics(meterProvider: MeterProvider) {
  const meter = meterProvider.getMeter('nusa')
  const requests = meter.createHistogram('http.server.request.duration', { unit: 's' })
  const queries = meter.createHistogram('db.client.operation.duration', { unit: 's' })
  const publishes = meter.createHistogram('nusa.publish.duration', { unit: 's' })
  const counters = {
    bookings: meter.createCounter('nusa.bookings', { description: 'Bookings that travellers made' }),
    payments: meter.createCounter('nusa.payments', { description: 'Payment events, by kind' }),
    refunds: meter.createCounter('nusa.refunds', { description: 'Refunds, by their new state' }),
    mails: meter.createCounter('nusa.mails', { description: 'Emails that were sent, postponed or given up' }),
    errors: meter.createCounter('nusa.errors', { description: 'Unexpected errors' }),
    browserErrors: meter.createCounter('nusa.browser.errors', { description: 'Errors in browsers' }),
  }
  const countersBySubject = new Map([
    ['payment', counters.payments],
    ['refund', counters.refunds],
    ['mail', counters.mails],
  ])
  return {
    recordDuration(name: string, attributes: SpanAttributes, ms: number) {
      if (name === 'db') queries.record(ms / 1000, attributes)
    },
    count(message: string, fields: LogFields) {
      const seconds = typeof fields.ms === 'number' ? fields.ms / 1000 : 0
      switch (message) {
        case 'request':
          return requests.record(seconds, toAttributes(pickFields(fields, 'method', 'endpoint', 'status')))
        case 'publish':
          return publishes.record(seconds, toAttributes(pickFields(fields, 'outcome')))
        case 'booking-placed':
          return counters.bookings.add(Number(fields.bookings) || 1)
        case 'browser-error':
          return counters.browserErrors.add(1)
        case 'fault':
        case 'uncaught':
          return counters.errors.add(1)
      }
      const { subject, kind } = parseMessage(message)
      countersBySubject.get(subject)?.add(1, { kind })
    },
  }
}

/** Splits `payment-paid_twice` into the subject `payment` and the kind `paid_twice`. */
function parseMessage(message: string): { subject: string; kind: string } {
  const hyphenIndex = message.indexOf('-')
  if (hyphenIndex < 0) return { subject: message, kind: '' }
  return { subject: message.slice(0, hyphenIndex), kind: message.slice(hyphenIndex + 1) }
}

function pickFields(fields: LogFields, ...names: string[]): LogFields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]))
}

function toAttributes(fields: LogFields): SpanAttributes {
  const attributes: SpanAttributes = {}
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') attributes[name] = value
  }
  return attributes
}
