import type { CupomComNomes, CupomGuardado, ListaDeCupons } from '@vitrine/contract'
import { fromCentavos } from '@vitrine/rules/dinheiro'
import { situacaoDoCupom, type SituacaoDoCupom } from '@vitrine/rules/cupom'

import { decodeCursor, encodeCursor, Falha, isId, isMomento, type Db } from '#infra'
import { listNomes } from '#nome-de-alvo'

import { fromGuardado } from './cadastro-cupom.ts'
import {
  countSituacoes,
  findCupomGuardado,
  listPagina,
  type CupomRow,
  type Filtro,
  type Posto,
} from './cupons-guardados.repository.ts'

/** The supplier, and today in its zone. */
export interface Onde {
  idfornecedor: string
  hoje: string
}

interface Pergunta {
  situacao?: SituacaoDoCupom | undefined
  sk: string
  cursor?: string | undefined
  limit: number
}

/** Named products of one coupon in a list: its sentence says no more. */
const PRODUTOS_NA_FRASE = 3

/** A page of a supplier's coupons, the newest first. Errors: `entrada_invalida` at a cursor that nobody gave. */
export async function listGuardados(
  db: Db,
  { idfornecedor, hoje }: Onde,
  { situacao, sk, cursor, limit }: Pergunta,
): Promise<ListaDeCupons> {
  const posto = cursor === undefined ? null : readCursor(cursor)
  if (posto === undefined)
    throw new Falha('entrada_invalida', { campos: { cursor: 'Comece da primeira página.' } })
  const filtro: Filtro = { idfornecedor, situacao: situacao ?? null, sk, hoje }
  // One more tells whether anything comes after.
  const [rows, contagens] = await Promise.all([
    listPagina(db, filtro, { posto, limit: limit + 1 }),
    posto ? null : countSituacoes(db, idfornecedor, hoje),
  ])
  const pagina = rows.slice(0, limit)
  const ultima = rows.length > limit ? pagina.at(-1) : undefined
  const data = pagina.map((row) => toGuardadoDoPainel(row, hoje))
  return {
    data,
    nomes: await listNomesDeCupons(db, idfornecedor, data, PRODUTOS_NA_FRASE),
    cursor: ultima ? writeCursor(ultima) : null,
    contagens,
  }
}

/** One coupon, with what its sentence names. Errors: `nao_encontrado`. */
export async function showGuardado(
  db: Db,
  { idfornecedor, hoje }: Onde,
  idcupom: string,
): Promise<CupomComNomes> {
  const row = await findCupomGuardado(db, idfornecedor, idcupom)
  if (!row) throw new Falha('nao_encontrado')
  const cupom = toGuardadoDoPainel(row, hoje)
  return { cupom, nomes: await listNomesDeCupons(db, idfornecedor, [cupom]) }
}

/** A row as the panel keeps it. */
export function toGuardadoDoPainel(
  { criado: _criado, descontado, ...row }: CupomRow,
  hoje: string,
): CupomGuardado {
  // Written by the same contract's schema.
  const guardado = fromGuardado(row) as Omit<CupomGuardado, 'situacao' | 'descontado'>
  const cupom = { ...guardado, descontado: fromCentavos(descontado) }
  return { ...cupom, situacao: situacaoDoCupom(cupom, hoje) }
}

function listNomesDeCupons(
  db: Db,
  idfornecedor: string,
  cupons: readonly Pick<CupomGuardado, 'alvo' | 'condicoes'>[],
  cadaUm?: number,
) {
  return listNomes(db, idfornecedor, {
    produtos: cupons.flatMap(({ alvo: { produtos = [] } }) => produtos.slice(0, cadaUm)),
    categorias: cupons.flatMap(({ alvo: { categorias = [] } }) => categorias),
    formasPagamento: cupons.flatMap(({ condicoes: { idformapagto = [] } }) => idformapagto),
  })
}

const writeCursor = ({ criado, idcupom }: Posto): string => encodeCursor([criado, idcupom])

/** A place as a call handed it on; undefined: it is none. */
function readCursor(cursor: string): Posto | undefined {
  const [criado, idcupom] = decodeCursor(cursor) ?? []
  return isMomento(criado) && isId(idcupom) ? { criado, idcupom } : undefined
}
