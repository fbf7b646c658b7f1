import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

import { findFreePort } from '../run/checks.mjs'
import server from '../server/package.json' with { type: 'json' }

export interface Server {
  port: number
  /** Where its metrics are. */
  adminPort: number
  child: ChildProcess
  /** From spawn to the first 200. */
  coldStartMs: number
  stop(): Promise<void>
}

/** What is measured is the server, not its patience with one address that asks a thousand times a second. */
const semLimites = { LIMITE_IP: '0', LIMITE_CONTA: '0', LIMITE_CHAMADA: '0' }

/** Starts a server as its own process and waits for its first 200. */
export async function startServer(
  script: string,
  env: Record<string, string>,
  probe: string,
): Promise<Server> {
  const [port, adminPort] = [await findFreePort(), await findFreePort()]
  const began = performance.now()
  const child = spawn(process.execPath, [...server.config.nodeFlags, script], {
    env: {
      NODE_COMPILE_CACHE: server.config.compileCache,
      ...server.config.nodeEnv,
      ...process.env,
      ...semLimites,
      ...env,
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await waitFor(`http://127.0.0.1:${port}${probe}`, child)
  return {
    port,
    adminPort,
    child,
    coldStartMs: performance.now() - began,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

async function waitFor(url: string, child: ChildProcess): Promise<void> {
  for (let i = 0; i < 1200; i++) {
    if (child.exitCode !== null) throw new Error(`a server ended with ${child.exitCode} before it answered`)
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${url} did not answer`)
}

/** CPU seconds that a process used so far, from /proc; 0 on a system without /proc. */
export function cpuSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return 0
  }
}

/** CPU seconds of the postmaster's living children and of those it has buried. */
export function postgresCpuSeconds(postmaster: number): number {
  try {
    const stat = readFileSync(`/proc/${postmaster}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const buried = (Number(fields[13]) + Number(fields[14])) / 100
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === postmaster)
      .map((name) => cpuSeconds(Number(name)))
    return buried + children.reduce((sum, seconds) => sum + seconds, 0)
  } catch {
    return 0
  }
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return -1
  }
}

/** Resident memory in MiB. */
export function residentMiB(pid: number): number {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? 0) / 1024
}
