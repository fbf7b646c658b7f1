import DataLoader from 'dataloader'

import { Memoria, readByParte, type Db, type Notificacoes } from '#infra'

import {
  readComprasDoCliente,
  readEstoques,
  readUltimos,
  type Comprador,
  type Freguesia,
  type UltimaCompra,
} from './compra.repository.ts'

/** What customers last bought, in memory. */
export interface ComprasVivas {
  /**
   * What changes from one asker to the next, and with every order: last purchases by product, and stock of now of the products of `estoqueDe`. By keys
   * alone: one statement for all who ask at the same moment whether there is a newer order, one more for whoever has one, and one where stock is
   * asked for. Null: this customer's purchases are not kept, as their orders are too many to be followed.
   */
  read(idfornecedor: string, pergunta: Pergunta): Promise<Agora | null>
}

type Compras = ReadonlyMap<string, UltimaCompra>

interface Pergunta {
  comprador: Comprador
  estoqueDe: readonly string[]
}

interface Agora {
  compras: Compras
  /** In 1/1,000 unit by id; null: not tracked. */
  estoques: ReadonlyMap<string, number | null>
}

interface Guardadas {
  ultimo: number | null
  /** Orders whose change of status changes what was bought. */
  numpedidos: ReadonlySet<number>
  compras: Compras
  lidas_em: number
}

const MAX_CLIENTES = 200
const MAX_PRODUTOS = 2000
/** Customers whose last order one statement asks for. */
const MAX_JUNTAS = 200
/** Two orders of one customer at once may be seen in the other order than that of their numbers. */
const MAX_IDADE_MS = 60_000

/**
 * Which products a customer bought is asked with every list, and reading it takes a hundred orders; whether there is a newer order takes a
 * step of an index. A status that changes is told by the channel `pedido` (migration 0006, #evento).
 */
export function createComprasVivas(
  db: Db,
  notificacoes: Pick<Notificacoes, 'isListening' | 'onMudanca' | 'onPedido'>,
): ComprasVivas {
  const guardadas = new Memoria<Guardadas>(MAX_CLIENTES)
  let mudados = 0
  notificacoes.onPedido((numpedido) => {
    mudados += 1
    guardadas.deleteWhere(({ numpedidos }) => numpedidos.has(numpedido))
  })
  notificacoes.onMudanca((mudanca) => {
    if (mudanca) return
    mudados += 1
    guardadas.clear()
  })

  /** `ultimo` is the customer's last order as the database says it now: what is in memory of an older one is read anew. */
  async function find(
    idfornecedor: string,
    comprador: NonNullable<Comprador>,
    ultimo: number,
  ): Promise<Compras | null> {
    const chave = idfornecedor + comprador.idcliente
    const guardada = notificacoes.isListening() ? guardadas.get(chave) : undefined
    const isNova = guardada?.ultimo === ultimo && Date.now() - guardada.lidas_em < MAX_IDADE_MS
    if (guardada && isNova) return guardada.compras
    const antes = mudados
    const lidas = await readComprasDoCliente(db, idfornecedor, comprador)
    if (!lidas || lidas.compras.size > MAX_PRODUTOS) return lidas?.compras ?? null
    // A status changed while reading: this is used once.
    if (antes === mudados) guardadas.set(chave, { ...lidas, lidas_em: Date.now() })
    return lidas.compras
  }

  const ultimos = createUltimos(db)

  async function readCompras(idfornecedor: string, comprador: Comprador): Promise<Compras | null> {
    if (!comprador) return new Map()
    const ultimo = await ultimos.load({ idfornecedor, idcliente: comprador.idcliente })
    return ultimo === null ? new Map() : find(idfornecedor, comprador, ultimo)
  }

  return {
    async read(idfornecedor, { comprador, estoqueDe }) {
      const [compras, estoques] = await Promise.all([
        readCompras(idfornecedor, comprador),
        estoqueDe.length > 0 ? readEstoques(db, idfornecedor, estoqueDe) : new Map(),
      ])
      return compras && { compras, estoques }
    },
  }
}

/** Customers of one supplier who ask in the same turn of the loop are answered by one statement: under load that is nearly everybody. */
const createUltimos = (db: Db) =>
  new DataLoader<Freguesia, number | null>(
    (freguesias) =>
      readByParte(
        freguesias,
        ({ idfornecedor }) => idfornecedor,
        (dela) => readUltimos(db, dela),
      ),
    { cache: false, batchScheduleFn: setImmediate, maxBatchSize: MAX_JUNTAS },
  )
