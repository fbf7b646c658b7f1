import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { openFio, type Fio } from '../server/src/teste/banco/open-fio.ts'
import { port, readBanco } from './banco.ts'

/** A server with the built pages, as production runs it, on a database of its own behind a wire that can be cut. */
export interface LojaPropria {
  endereco: string
  fio: Fio
  /** Its database, past the wire. */
  banco: string
  end(): Promise<void>
}

/** As in production but for the demo's data: headers that browsers keep, documents on another port. */
export async function startLojaPropria(): Promise<LojaPropria> {
  const { base } = readBanco()
  const fio = await openFio(base)
  const suaPorta = port + 1000
  const processo = spawn(process.execPath, ['start-server.ts'], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    env: {
      ...process.env,
      TEST_DATABASE_URL: fio.url,
      E2E_PORT: String(suaPorta),
      NODE_ENV: 'production',
      ADMIN_PORT: '0',
      DRENO_MS: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const acabou = once(processo, 'exit')
  const endereco = `http://localhost:${suaPorta}`
  await Promise.race([
    waitUntilReady(endereco),
    acabou.then(() => Promise.reject(new Error('the server of its own ended before it was ready'))),
  ])
  const banco = new URL(base)
  banco.pathname = `/e2e_${suaPorta}`
  return {
    endereco,
    fio,
    banco: banco.toString(),
    end: async () => {
      fio.mend()
      processo.kill('SIGTERM')
      await acabou
      await fio.close()
    },
  }
}

async function waitUntilReady(endereco: string): Promise<void> {
  for (let pronta = false; !pronta;) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    pronta = await fetch(`${endereco}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  }
}
