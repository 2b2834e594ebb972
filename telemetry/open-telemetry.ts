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

const kinds: Record<string, SpanKind> = { request: SpanKind.SERVER, db: SpanKind.CLIENT }

/** The OTLP exporters read OTEL_EXPORTER_OTLP_ENDPOINT and …_HEADERS. */
export function start(name: string, env: Record<string, string | undefined>): Telemetry {
  const resource = resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME || `nusa-${name}` })
  const tracers = new TracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: Number(env.OTEL_METRIC_EXPORT_INTERVAL) || metricIntervalMs,
      }),
    ],
  })
  const tracer = tracers.getTracer('nusa')
  const metrics = createMetrics(meters)
  // The contexts of our spans are not in OpenTelemetry's global context, because Next's own copy of OpenTelemetry's API
  // uses that.
  const contexts = new AsyncLocalStorage<Context>()

  const remove = addObserver({
    onEntry(level, message, fields) {
      metrics.count(message, fields)
      const span = trace.getSpan(contexts.getStore() ?? ROOT_CONTEXT)
      if (!span) return
      if (message === 'request' || message === 'publish') span.setAttributes(toAttributes(fields))
      else if (level === 'error') span.addEvent(message, toAttributes(fields))
    },
    measure(spanName, attributes, work) {
      const parent = contexts.getStore() ?? ROOT_CONTEXT
      const began = performance.now()
      // A query outside of a request or publish would be a separate trace, so it is only counted.
      if (spanName === 'db' && parent === ROOT_CONTEXT)
        return runAndEnd(work, () => metrics.measure(spanName, attributes, performance.now() - began))
      const span = tracer.startSpan(spanName, { attributes, kind: kinds[spanName] ?? SpanKind.INTERNAL }, parent)
      const end = (error?: unknown) => {
        if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
        metrics.measure(spanName, attributes, performance.now() - began)
      }
      return contexts.run(trace.setSpan(parent, span), () => runAndEnd(work, end))
    },
  })
  const flush = async () => {
    await Promise.all([ignoreErrors(tracers.forceFlush()), ignoreErrors(meters.forceFlush())])
  }
  return {
    flush,
    async stop() {
      remove()
      await flush()
      await Promise.all([ignoreErrors(tracers.shutdown()), ignoreErrors(meters.shutdown())])
    },
  }
}

function runAndEnd<T>(work: () => T, end: (error?: unknown) => void): T {
  let result: T
  try {
    result = work()
  } catch (error) {
    end(error)
    throw error
  }
  if (result instanceof Promise) {
    result.then(
      () => end(),
      (error: unknown) => end(error ?? true),
    )
  } else end()
  return result
}

function createMetrics(meters: MeterProvider) {
  const meter = meters.getMeter('nusa')
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
  return {
    measure(name: string, attributes: SpanAttributes, ms: number) {
      if (name === 'db') queries.record(ms / 1000, attributes)
    },
    count(message: string, fields: LogFields) {
      const ms = typeof fields.ms === 'number' ? fields.ms : 0
      const [subject = '', kind = ''] = splitOnce(message)
      if (message === 'request') requests.record(ms / 1000, toAttributes(pick(fields, 'method', 'endpoint', 'status')))
      else if (message === 'publish') publishes.record(ms / 1000, toAttributes(pick(fields, 'outcome')))
      else if (message === 'booking-placed') counters.bookings.add(Number(fields.bookings) || 1)
      else if (subject === 'payment') counters.payments.add(1, { kind })
      else if (subject === 'refund') counters.refunds.add(1, { kind })
      else if (subject === 'mail') counters.mails.add(1, { kind })
      else if (message === 'browser-error') counters.browserErrors.add(1)
      else if (message === 'fault' || message === 'uncaught') counters.errors.add(1)
    },
  }
}

/** Splits `payment-paid_twice` into `payment` and `paid_twice`. */
function splitOnce(message: string): string[] {
  const at = message.indexOf('-')
  return at < 0 ? [message] : [message.slice(0, at), message.slice(at + 1)]
}

function pick(fields: LogFields, ...names: string[]): LogFields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]))
}

function toAttributes(fields: LogFields): SpanAttributes {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [[name, value]] : [],
    ),
  )
}
