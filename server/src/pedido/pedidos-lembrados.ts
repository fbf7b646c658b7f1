import DataLoader from 'dataloader'

import type { PaginaPedidos, PedidoLista } from '@vitrine/contract'

import type { Escrita } from '#chamada'
import { joinPartes, Memoria, readByParte, toProprios, type Partilhada, type Sql } from '#infra'

import { listPedidos, type Corte, type FiltroLista } from './lista.repository.ts'
import { findMarcas, isSimples, readMarcas, type Marcas, type PaginaAsked } from './marcas.repository.ts'

/** An order of a list as it is sent, with the names that are in it. */
interface Linha {
  escrita: Buffer
  pessoas: readonly [string, string][]
}

/** Whole: nothing of it is written by the contract's serializer. */
type EscritaDeLista = Escrita & { write(): Partilhada }

interface Pagina {
  linhas: readonly Linha[]
  total: number
  /** Keys of orders that were remembered otherwise, with the same names; null: nothing was read. */
  outras: readonly string[] | null
}

const MAX_BYTES = 3 * 1024 * 1024
/** What an entry costs beside its bytes. */
const DE_CADA = 400
/** Questions that were asked here lately, and how long one may be to be remembered. */
const MAX_PERGUNTAS = 2000
const MAX_PERGUNTA = 300
/** Pages that one statement asks for, and how many orders there may be of each: counting a hundred thousand keeps nobody else waiting. */
const MAX_JUNTAS = 20
const MAX_PEDIDOS_JUNTOS = 1000

/** What a page was when it was read last. */
interface Vista {
  pessoas: readonly string[]
  total: number
}

const createMemorias = () => ({
  linhas: new Memoria<Linha>({
    max: Math.floor(MAX_BYTES / DE_CADA),
    maxTamanho: MAX_BYTES,
    tamanhoOf: ({ escrita }) => escrita.length + DE_CADA,
  }),
  /** By question. Of two questions that are told alike, each is answered rightly all the same. */
  vistas: new Memoria<Vista>(MAX_PERGUNTAS),
})

type Memorias = ReturnType<typeof createMemorias>

interface Pergunta {
  filtro: FiltroLista
  corte: Corte
}

const toChave = ({ filtro, corte }: Pergunta) =>
  `${Object.values(filtro).join()},${Object.values(corte).join()}`

type FindMarcas = (asked: PaginaAsked, vista: Vista) => Promise<Marcas>

/** Customers of one supplier who ask in the same turn of the loop are answered by one statement: under load that is nearly everybody (decision 0133). */
function createFindMarcas(sql: Sql): FindMarcas {
  const juntas = new DataLoader<PaginaAsked, Marcas>(
    (asked) =>
      readByParte(
        asked,
        ({ filtro }) => filtro.idfornecedor ?? '',
        (dela) => readMarcas(sql, dela),
      ),
    { cache: false, batchScheduleFn: setImmediate, maxBatchSize: MAX_JUNTAS },
  )
  return (asked, { total }) =>
    total <= MAX_PEDIDOS_JUNTOS && isSimples(asked) ? juntas.load(asked) : findMarcas(sql, asked)
}

/** Null: it was not asked before, or something of it is not known. */
async function recall(
  find: FindMarcas,
  { linhas, vistas }: Memorias,
  pergunta: Pergunta,
): Promise<Pagina | null> {
  const vista = vistas.get(toChave(pergunta))
  if (!vista) return null
  const { chaves, nomes, total } = await find({ ...pergunta, pessoas: vista.pessoas }, vista)
  const lembradas = chaves.flatMap((chave) => {
    const linha = linhas.get(chave)
    return linha?.pessoas.every(([id, nome]) => (nomes[id] ?? '') === nome) ? [linha] : []
  })
  return lembradas.length === chaves.length ? { linhas: lembradas, total, outras: null } : null
}

async function read(sql: Sql, { linhas, vistas }: Memorias, pergunta: Pergunta): Promise<Pagina> {
  const { marcados, total } = await listPedidos(sql, pergunta.filtro, pergunta.corte)
  const outras: string[] = []
  const lidas = marcados.map(({ chave, pedido, pessoas }) => {
    const linha = { escrita: writePedido(pedido), pessoas }
    const antes = linhas.peek(chave)
    if (antes && isSame(antes.pessoas, pessoas) && !antes.escrita.equals(linha.escrita)) outras.push(chave)
    linhas.set(chave, linha)
    return linha
  })
  const nome = toChave(pergunta)
  if (pergunta.filtro.texto === null && nome.length <= MAX_PERGUNTA)
    vistas.set(nome, {
      pessoas: [...new Set(lidas.flatMap(({ pessoas }) => pessoas.map(([id]) => id)))],
      total,
    })
  return { linhas: lidas, total, outras }
}

/**
 * Lists of orders that are looked at again (decision 0190): which orders stand on a page, how many there are and whom they name is asked each time, by one
 * narrow statement; what is shown of an order is remembered under its number and its mark. Where one is not known, all are read as if none were.
 */
export function createPedidosLembrados(sql: Sql) {
  const memorias = createMemorias()
  const find = createFindMarcas(sql)

  /** A page of orders, and how it is sent. */
  async function list(
    filtro: FiltroLista,
    { page, limit }: Pick<PaginaPedidos, 'page' | 'limit'>,
  ): Promise<{ pagina: PaginaPedidos; escrita: EscritaDeLista }> {
    const pergunta = { filtro, corte: { limit, offset: (page - 1) * limit } }
    const achada = (await recall(find, memorias, pergunta)) ?? (await read(sql, memorias, pergunta))
    const { total } = achada
    const resto = { totalItems: total, totalPages: Math.ceil(total / limit), currentPage: page, page, limit }
    const check = async () => {
      const outras = achada.outras ?? (await read(sql, memorias, pergunta)).outras ?? []
      if (outras.length > 0) throw new Error(`orders changed without their mark: ${outras.join(', ')}`)
    }
    const pagina = {
      // Over HTTP nobody reads it.
      get data() {
        return achada.linhas.map(({ escrita }): PedidoLista => JSON.parse(escrita.toString()))
      },
      ...resto,
    }
    return { pagina, escrita: { ...writePagina(achada.linhas, resto), check } }
  }

  return { list }
}

/** Field by field where a row of the database may hold more. */
function writePedido(pedido: PedidoLista): Buffer {
  const imagens = pedido.imagens.map(({ hash, alt, cor }) => ({ hash, alt, cor }))
  return toProprios(JSON.stringify({ ...pedido, imagens }))
}

const INICIO = Buffer.from('{"data":[')
const ENTRE = Buffer.from(',')

function writePagina(
  linhas: readonly Linha[],
  resto: Omit<PaginaPedidos, 'data'>,
): Omit<EscritaDeLista, 'check'> {
  const fim = Buffer.from(`],${JSON.stringify(resto).slice(1)}`)
  const itens = linhas.flatMap(({ escrita }, posto) => (posto === 0 ? [escrita] : [ENTRE, escrita]))
  return { isDeTodos: false, write: () => joinPartes([INICIO, ...itens, fim]), pessoalDe: () => '' }
}

function isSame(umas: Linha['pessoas'], outras: Linha['pessoas']): boolean {
  return JSON.stringify(umas) === JSON.stringify(outras)
}
