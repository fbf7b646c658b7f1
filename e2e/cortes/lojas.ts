import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../server/src/teste/servidor-de-teste.ts', import.meta.url))

/** Processes of one shop on one database: the first serves, the others wait to take its place; a single one is started anew. */
export interface Lojas {
  /** Of the one that serves now. */
  readonly base: string
  /** Kills the one that serves, in the middle of whatever it does; the next serves at once, if there is one, and another is started behind it. */
  kill(): Promise<void>
  close(): Promise<void>
}

interface Processo {
  child: ChildProcess
  base: string
}

export async function openLojas(url: string, quantas = 2): Promise<Lojas> {
  let vivas = await Promise.all(Array.from({ length: quantas }, () => start(url)))
  const nascem: Promise<unknown>[] = []
  const serve = () => {
    const [primeira] = vivas
    if (!primeira) throw new Error('no shop is alive')
    return primeira
  }
  return {
    get base() {
      return serve().base
    },
    async kill() {
      if (vivas.length < quantas) await Promise.all(nascem)
      const morta = serve()
      morta.child.kill('SIGKILL')
      vivas = vivas.filter((cada) => cada !== morta)
      nascem.push(start(url).then((nova) => vivas.push(nova)))
    },
    async close() {
      await Promise.all(nascem)
      const fins = vivas.map(({ child }) => once(child, 'exit'))
      for (const { child } of vivas) child.kill('SIGKILL')
      await Promise.all(fins)
    },
  }
}

async function start(url: string): Promise<Processo> {
  const semLimites = { LIMITE_IP: '0', LIMITE_CONTA: '0', LIMITE_CHAMADA: '0' }
  const env = { ...process.env, DATABASE_URL: url, DEMO: '1', LOG_LEVEL: 'silent', ...semLimites }
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  // One that ends before it says its port says nothing.
  const [port] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => [])])
  if (!port) throw new Error('a shop ended before it served')
  return { child, base: `http://127.0.0.1:${String(port).trim()}` }
}
