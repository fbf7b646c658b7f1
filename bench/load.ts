import { connect, type Socket } from 'node:net'

import type { BenchRequest } from './scenarios.ts'

export interface LoadResult {
  /** Answers with status 200 a second. */
  perSecond: number
  ok: number
  failed: number
  p50: number
  p95: number
  p99: number
  /** Of an answer as it travels, head and body. */
  bytes: number
}

/**
 * Keeps `connections` busy for `ms` with requests made anew each time; bounded by time, loopback only. Plain sockets: a
 * full HTTP client would cost more than some of the answers measured here.
 */
export async function runLoad(
  port: number,
  make: () => BenchRequest,
  { ms, connections = 20 }: { ms: number; connections?: number },
): Promise<LoadResult> {
  const times: number[] = []
  let failed = 0
  let bytes = 0
  const start = performance.now()
  const worker = async () => {
    const client = await openClient(port)
    while (performance.now() - start < ms) {
      const began = performance.now()
      if ((await client.send(make())) === 200) times.push(performance.now() - began)
      else failed += 1
    }
    bytes += client.countBytes()
    client.close()
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const seconds = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    perSecond: times.length / seconds,
    ok: times.length,
    failed,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    bytes: bytes / (times.length + failed || 1),
  }
}

/** Each of them once, one after the other, whatever they are answered. */
export async function askAll(port: number, requests: readonly BenchRequest[]): Promise<void> {
  if (requests.length === 0) return
  const client = await openClient(port)
  for (const request of requests) await client.send(request)
  client.close()
}

/** One keep-alive connection that sends one request at a time and answers its status; 0 when the connection ended. */
export async function openClient(port: number) {
  const socket = await open(port)
  let buffer = Buffer.alloc(0)
  let bytes = 0
  let resolve: (status: number) => void = () => {}
  socket.on('data', (chunk) => {
    bytes += chunk.length
    buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk])
    const status = takeAnswer()
    if (status !== null) resolve(status)
  })
  socket.on('close', () => resolve(0))

  /** The status once the whole answer is there; null before. */
  function takeAnswer(): number | null {
    const end = buffer.indexOf('\r\n\r\n')
    if (end < 0) return null
    const head = buffer.toString('latin1', 0, end)
    const length = /\r\ncontent-length: (\d+)/i.exec(head)
    const isWhole = length
      ? buffer.length >= end + 4 + Number(length[1])
      : buffer.subarray(-5).toString('latin1') === '0\r\n\r\n'
    if (!isWhole) return null
    buffer = Buffer.alloc(0)
    return Number(head.slice(9, 12))
  }

  return {
    send: ({ method, path, headers = {}, body = '' }: BenchRequest) =>
      new Promise<number>((done) => {
        resolve = done
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
        const length = body ? `content-length: ${Buffer.byteLength(body)}\r\n` : ''
        socket.write(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}${length}\r\n${body}`)
      }),
    /** That were received so far. */
    countBytes: () => bytes,
    close: () => socket.destroy(),
  }
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.setNoDelay(true)
    socket.on('error', reject)
  })
}
