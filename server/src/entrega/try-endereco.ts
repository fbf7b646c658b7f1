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
import { toOcupacoes } from './ocupacao.ts'
import { listLimitadas } from './peso-dos-itens.ts'

export interface EnderecoATestar {
  tipoEntrega: TipoEntrega
  cep?: string
  lat?: number
  lng?: number
  kg: number
}

/**
 * What a shopper at a place is offered now, and what is not offered there, for the panel (ux 3.9): the functions that answer the shop, so
 * that both say the same.
 */
export async function tryEndereco(
  { sql, geocoder }: { sql: Db; geocoder: Geocoder },
  fornecedor: FornecedorVivo,
  { tipoEntrega, kg, ...onde }: EnderecoATestar,
): Promise<EnderecoTestado> {
  const cep = onde.cep ? normalizeCep(onde.cep) : null
  const { ponto, mensagem } = await locate(geocoder, { cep, enviado: toPonto(onde) })
  const lugar = toLugar(fornecedor, { ponto, cep })
  const oferecidas = formasOf(fornecedor, tipoEntrega)
  const hoje = todayIn(fornecedor.fuso, new Date())
  const ocupadas = await listOcupadas(sql, {
    idfornecedor: fornecedor.idfornecedor,
    idformas: listLimitadas(oferecidas),
    hoje,
  })
  const gramas = Math.round(kg * 1000)
  const recusa = explainRecusa(() => checkAtende(tipoEntrega, lugar))
  const pedido = {
    tipoEntrega,
    lugar,
    gramas,
    ocupacoes: toOcupacoes(ocupadas),
    pagamento: null,
    negociacao: null,
  }
  const formas = recusa === null ? listFormasEntrega(fornecedor, pedido, new Date()) : []
  const idformas = new Set(formas.map(({ idformaentrega }) => idformaentrega))
  return {
    ponto,
    mensagem,
    areas: fornecedor.areas
      .filter(({ idarea }) => lugar.idareas.includes(idarea))
      .map(({ idarea, nome }) => ({ idarea, nome })),
    recusa: recusa ?? explainRecusa(() => requireFormas(formas)),
    formas,
    fora: recusa === null ? listFora(oferecidas, { idformas, lugar, gramas }) : [],
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
