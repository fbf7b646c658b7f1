import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('servidor-de-teste.ts', import.meta.url))

/** All that a test asks comes from one address, by few logins. */
export const semLimites = { LIMITE_IP: '0', LIMITE_CONTA: '0', LIMITE_CHAMADA: '0' }

/** Of `url`: the database. `env`: what it is told besides. */
interface ServidorDeTeste {
  url: string
  env?: Record<string, string>
  /** Gets the process before it answers, so that whoever ends them ends this one too. */
  children: ChildProcess[]
}

/** A server in a process of its own, which may be killed; resolves once it listens, with its address. */
export async function startServidor({ url, env, children }: ServidorDeTeste) {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, DATABASE_URL: url, DEMO: '1', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [port] = await once(child.stdout, 'data')
  return { child, base: `http://127.0.0.1:${String(port).trim()}` }
}
