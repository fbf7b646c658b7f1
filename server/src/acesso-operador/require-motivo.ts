import { alcanceOf, calls, idNulo, type Call, type CallKey } from '@vitrine/contract'

import type { ContextoComprador } from '#acesso'
import { Falha, type Sql } from '#infra'

import { findLoja, findLojaDaAssinatura, findLojaDoPedido, noteUso } from './acesso-operador.repository.ts'

interface Entrada {
  params?: unknown
}

/** Lets a call of the platform's people pass, or not, before its handler; asks nothing for anybody else. */
export type RequireMotivo = (
  key: CallKey,
  input: Entrada,
  quem: { contexto: ContextoComprador; idcliente: string | undefined },
) => Promise<void>

/**
 * What touches customers of a store needs an open access of who asks to that store (decision 0154), and is counted under it. Errors:
 * `acesso_sem_motivo`; `nao_encontrado` for a thing of another store than the one that the request names.
 */
export function createRequireMotivo(sql: Sql): RequireMotivo {
  return async (key, input, { contexto, idcliente }) => {
    if (contexto.papel !== 'operador' || alcanceOf(key, 'operador') !== 'motivo') return
    // Asked for nobody, as a visitor asks.
    if (idcliente === idNulo) return
    const { idusuario } = contexto
    const coisa = namedIn(key, input)
    const idfornecedor = await findLojaDe(sql, coisa, contexto.fornecedor?.idfornecedor)
    if (!idusuario || !idfornecedor) throw new Falha('acesso_sem_motivo')
    const alvo = coisa?.alvo ?? (idcliente ? `cliente/${idcliente}` : '')
    if (await noteUso(sql, { idusuario, idfornecedor, chamada: key, alvo })) return
    throw new Falha('acesso_sem_motivo', { detalhes: { ...(await findLoja(sql, idfornecedor)) } })
  }
}

/** The store that a request is about: of the thing that it names, which must be of the one that it names; undefined: it tells none. */
async function findLojaDe(
  sql: Sql,
  coisa: Coisa | null,
  dita: string | undefined,
): Promise<string | undefined> {
  if (!coisa) return dita
  const daCoisa = await coisa.findLoja(sql)
  if (daCoisa === null || (dita !== undefined && dita !== daCoisa)) throw new Falha('nao_encontrado')
  return daCoisa
}

interface Coisa {
  alvo: string
  findLoja(sql: Sql): Promise<string | null>
}

/** The names by which paths of the contract tell an order. */
const DO_PEDIDO = ['num', 'numpedido', 'numorder']

/** The order or the subscription that a request is about: its store is where it belongs, whatever else the request says. */
function namedIn(key: CallKey, { params }: Entrada): Coisa | null {
  const ditos = (params ?? {}) as Record<string, unknown> // checked against the contract's schema
  const numero = DO_PEDIDO.map((nome) => ditos[nome]).find((valor) => valor !== undefined)
  const { dono }: Call = calls[key]
  if (numero !== undefined)
    return { alvo: `pedido/${Number(numero)}`, findLoja: (sql) => findLojaDoPedido(sql, Number(numero)) }
  if (dono !== 'pedido') return null
  // What belongs to an order and names none is the subscription that makes them.
  const id = String(ditos.id)
  return { alvo: `assinatura/${id}`, findLoja: (sql) => findLojaDaAssinatura(sql, id) }
}
