import type { EnderecoTestado, TipoEntrega } from '@vitrine/contract'
import { todayIn } from '@vitrine/rules/data'
import { normalizeCep } from '@vitrine/rules/documento'
import type { LugarEntrega } from '@vitrine/rules/entrega'
import type { Ponto } from '@vitrine/rules/poligono'

import { checkCoordenadas } from '#endereco'
import type { FornecedorVivo } from '#fornecedor'
import type { Geocoder } from '#geocoder'
import { Falha, type Db } from '#infra'

import { toLugar } from './agenda-da-forma.ts'
import { computeFrete } from './compute-frete.ts'
import { listOcupadas } from './entrega.repository.ts'
import { checkAtende, formasOf, listFormasEntrega, requireFormas } from './list-formas.ts'
import { toOcupacoes, type Ocupacoes } from './ocupacao.ts'
import { listLimitadas } from './peso-dos-itens.ts'

export interface EnderecoATestar {
  tipoEntrega: TipoEntrega
  cep?: string
  lat?: number
  lng?: number
  kg: number
}

export interface TesteDeps {
  sql: Db
  geocoder: Geocoder
}

/** A place that is tried, and what orders have taken of windows. */
export interface LugarTestado {
  tipoEntrega: TipoEntrega
  ponto: Ponto | null
  mensagem: string | null
  lugar: LugarEntrega
  gramas: number
  ocupacoes: Ocupacoes
}

/**
 * What a shopper at a place is offered now, and what is not offered there, for the panel (ux 3.9): the functions that answer the shop, so
 * that both say the same.
 */
export async function tryEndereco(
  deps: TesteDeps,
  fornecedor: FornecedorVivo,
  endereco: EnderecoATestar,
): Promise<EnderecoTestado> {
  const agora = new Date()
  const testado = await openTeste(deps, fornecedor, { ...endereco, desde: todayIn(fornecedor.fuso, agora) })
  return { ...describeLugar(fornecedor, testado), ...answerAt(fornecedor, testado, agora) }
}

/** The place, found as the shop finds it, and windows that are taken from a day on. */
export async function openTeste(
  { sql, geocoder }: TesteDeps,
  fornecedor: FornecedorVivo,
  { tipoEntrega, kg, desde, ...onde }: EnderecoATestar & { desde: string },
): Promise<LugarTestado> {
  const cep = onde.cep ? normalizeCep(onde.cep) : null
  const { ponto, mensagem } = await locate(geocoder, { cep, enviado: toPonto(onde) })
  const { idfornecedor } = fornecedor
  const idformas = listLimitadas(formasOf(fornecedor, tipoEntrega))
  return {
    tipoEntrega,
    ponto,
    mensagem,
    lugar: toLugar(fornecedor, { ponto, cep }),
    gramas: Math.round(kg * 1000),
    ocupacoes: toOcupacoes(await listOcupadas(sql, { idfornecedor, idformas, hoje: desde })),
  }
}

/** Where it is, and in which areas. */
export function describeLugar({ areas }: FornecedorVivo, { ponto, mensagem, lugar }: LugarTestado) {
  return {
    ponto,
    mensagem,
    areas: areas
      .filter(({ idarea }) => lugar.idareas.includes(idarea))
      .map(({ idarea, nome }) => ({ idarea, nome })),
  }
}

/** What its shopper is offered at a moment, as the shop answers it. */
export function answerAt(
  fornecedor: FornecedorVivo,
  { tipoEntrega, lugar, gramas, ocupacoes }: LugarTestado,
  agora: Date,
): Pick<EnderecoTestado, 'recusa' | 'formas' | 'fora'> {
  const recusa = explainRecusa(() => checkAtende(tipoEntrega, lugar))
  if (recusa !== null) return { recusa, formas: [], fora: [] }
  const pedido = { tipoEntrega, lugar, gramas, ocupacoes, pagamento: null, negociacao: null }
  const formas = listFormasEntrega(fornecedor, pedido, agora)
  const idformas = new Set(formas.map(({ idformaentrega }) => idformaentrega))
  return {
    recusa: explainRecusa(() => requireFormas(formas)),
    formas,
    fora: listFora(formasOf(fornecedor, tipoEntrega), { idformas, lugar, gramas }),
  }
}

/** Forms that are on and not among those that are offered. */
function listFora(
  oferecidas: FornecedorVivo['formasEntrega'],
  { idformas, lugar, gramas }: { idformas: ReadonlySet<string>; lugar: LugarEntrega; gramas: number },
): EnderecoTestado['fora'] {
  return oferecidas
    .filter(({ idformaentrega }) => !idformas.has(idformaentrega))
    .map((forma) => ({
      idformaentrega: forma.idformaentrega,
      nome: forma.nome,
      motivo: computeFrete(forma, lugar, gramas).degraus ? ('DIAS' as const) : ('TABELA' as const),
    }))
}

const locate = (geocoder: Geocoder, { cep, enviado }: { cep: string | null; enviado: Ponto | null }) =>
  cep === null ? { ponto: enviado, mensagem: null } : checkCoordenadas(geocoder, { cep, enviado })

/** What the shopper is told by a refusal of delivery; null: there is none. */
function explainRecusa(check: () => void): string | null {
  try {
    check()
    return null
  } catch (error) {
    if (error instanceof Falha) return error.message
    throw error
  }
}

export function toPonto({ lat, lng }: { lat?: number | null; lng?: number | null }): Ponto | null {
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null
}
