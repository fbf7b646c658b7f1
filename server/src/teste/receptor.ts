import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Recebido {
  headers: IncomingHttpHeaders
  body: string
}

/** Somebody else's server on this machine: keeps what it is told, and answers as a test wants. */
export interface Receptor {
  url: string
  recebidos: Recebido[]
  /** Decides the answer of each request from now on; a promise holds it back. */
  answer(how: (recebido: Recebido) => number | Promise<number>): void
  close(): Promise<void>
}

export async function startReceptor(): Promise<Receptor> {
  const recebidos: Recebido[] = []
  let decide: (recebido: Recebido) => number | Promise<number> = () => 204
  const server = createServer((request, response) => {
    const partes: Buffer[] = []
    request.on('data', (parte: Buffer) => partes.push(parte))
    request.on('end', async () => {
      const recebido = { headers: request.headers, body: Buffer.concat(partes).toString('utf8') }
      recebidos.push(recebido)
      const status = await decide(recebido)
      response
        .writeHead(status, status === 302 ? { location: '/outro' } : {})
        .end('x'.repeat(status === 200 ? 200_000 : 0))
    })
  })
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready)
  })
  return {
    // A listening TCP server has an AddressInfo.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ganchos`,
    recebidos,
    answer: (how) => (decide = how),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
