import { runLoad } from './load.ts'
import { PEDIDOS } from './pedidos-de-vizinhos.ts'

/** What a generator is told to do: one supplier, asked by so many connections for so long. */
export interface Carga {
  port: number
  slug: string
  pedido: keyof typeof PEDIDOS
  ms: number
  connections: number
}

/** A load in a process of its own, so that another one's answers are not read before its own; bench/vizinhos.ts starts it. */
process.on('message', ({ port, slug, pedido, ms, connections }: Carga) => {
  void runLoad(port, () => PEDIDOS[pedido](slug), { ms, connections }).then((lido) => process.send?.(lido))
})
