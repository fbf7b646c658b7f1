import { Agent, request } from 'node:http'

import type { BenchRequest } from './scenarios.ts'

export interface LoadResult {
  /** Answers with status 200 a second. */
  perSecond: number
  ok: number
  failed: number
  p50: number
  p99: number
}

/** Keeps `connections` busy for `ms` with requests made anew each time; bounded in count by time alone, loopback only. */
export async function runLoad(
  port: number,
  make: () => BenchRequest,
  { ms, connections = 20 }: { ms: number; connections?: number },
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let failed = 0
  const start = performance.now()
  const worker = async () => {
    while (performance.now() - start < ms) {
      const began = performance.now()
      if ((await send(agent, port, make())) === 200) times.push(performance.now() - began)
      else failed += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { perSecond: times.length / seconds, ok: times.length, failed, p50: at(0.5), p99: at(0.99) }
}

function send(agent: Agent, port: number, { method, path, headers, body }: BenchRequest): Promise<number> {
  return new Promise((resolve) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent,
        headers: { ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) },
      },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
      },
    )
    outgoing.on('error', () => resolve(0))
    outgoing.end(body)
  })
}
