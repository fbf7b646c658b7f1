import { connect, createServer, type Socket } from 'node:net'

/** A wire to the database of a test, at a port of its own. */
export interface Fio {
  /** The database's address, by this wire. */
  url: string
  /** What goes through now (or by the newest connections alone) goes nowhere any more, and nobody is told: a host that swallows packets. New connections pass. */
  freeze(newest?: number): void
  /** From now on what the database says comes so many milliseconds late; never less while something is on its way, which would be overtaken. */
  delay(ms: number): void
  /** The database is gone: connections end, new ones are refused at once. */
  cut(): void
  /** It is back. */
  mend(): void
  close(): Promise<void>
}

/** Lays a wire to the PostgreSQL of `url`, on loopback. */
export async function openFio(url: string): Promise<Fio> {
  const alvo = new URL(url)
  const sockets = new Set<Socket>()
  let isCut = false
  let atraso = 0
  const server = createServer((cliente) => {
    if (isCut) return void cliente.destroy()
    const banco = connect(Number(alvo.port), alvo.hostname)
    join(cliente, banco, (bytes) => banco.write(bytes))
    // Timers of one length run in the order in which they were set.
    join(banco, cliente, (bytes) => void setTimeout(() => cliente.write(bytes), atraso))
  })
  function join(from: Socket, to: Socket, pass: (bytes: Buffer) => void): void {
    sockets.add(from)
    from.on('data', pass)
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const fio = new URL(url)
  fio.hostname = '127.0.0.1'
  fio.port = String(address.port)
  const end = () => sockets.forEach((socket) => socket.destroy())
  return {
    url: fio.toString(),
    // Two sockets are one connection.
    freeze: (newest = Infinity) =>
      [...sockets].slice(-2 * newest).forEach((socket) => socket.removeAllListeners('data').resume()),
    delay: (ms) => {
      atraso = ms
    },
    cut: () => {
      isCut = true
      end()
    },
    mend: () => {
      isCut = false
    },
    close: async () => {
      end()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
