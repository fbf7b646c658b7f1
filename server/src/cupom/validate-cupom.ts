import { falhas, type ValidacaoCupom } from '@vitrine/contract'
import { refuseOferta, type Cupom, type Descontos } from '@vitrine/rules/cupom'

import type { ContextoComprador } from '#acesso'
import {
  findCupom,
  judgeCodigo,
  readComposicao,
  toContextoCupom,
  toEstadoCupom,
  type FonteCarrinho,
} from '#carrinho'

interface PedidoDeValidar {
  codigo: string
  /** The automatic coupon to compare with; without it, the best that the server would apply. */
  codigocupomautomatico?: string
}

/**
 * Whether a coupon can be used on the stored cart and gives at least what the automatic one gives (§4 Coupon). A visitor's
 * cart lives in the browser: there only the offer is judged, and pricing the cart says the rest.
 */
export async function validateCupom(
  fonte: FonteCarrinho,
  { codigo, codigocupomautomatico }: PedidoDeValidar,
  contexto: ContextoComprador,
): Promise<ValidacaoCupom> {
  const cupom = findCupom(contexto, codigo)
  if (!cupom || !contexto.podeVerPrecos) return refuse(falhas.cupom_invalido.mensagem)
  if (!contexto.idcliente) {
    const recusa = refuseOferta(cupom, toContextoCupom(contexto, { usos: {}, jaComprou: null }))
    return recusa ? refuse(recusa.motivo) : accept(cupom, new Map())
  }
  const { row, composicao } = await readComposicao(fonte, contexto)
  const estado = { ...toEstadoCupom(row), codigo: cupom.codigocupom }
  const automatico = findCupom(contexto, codigocupomautomatico ?? null)
  const { escolha, espera, recusa } = judgeCodigo(composicao, estado, contexto, {
    ...(automatico?.aplicacao_automatica && { automaticos: [automatico] }),
  })
  if (recusa) return refuse(recusa)
  return accept(cupom, espera ? new Map() : escolha.descontos)
}

function refuse(error: string): ValidacaoCupom {
  return { valido: false, error, percentualDesconto: 0, cupom: null }
}

function accept(cupom: Cupom, descontos: Descontos): ValidacaoCupom {
  const { codigocupom, tipodesconto, alvo } = cupom
  return {
    valido: true,
    error: null,
    percentualDesconto: tipodesconto === 'percentual' ? cupom.valor : 0,
    cupom: {
      codigocupom,
      tipodesconto,
      produtosComDesconto: descontos.size > 0 ? [...descontos.keys()] : [...(alvo.produtos ?? [])],
      nao_usar_com_politica: cupom.nao_usar_com_politica,
      habilitar_visualizacao_desconto: cupom.habilitar_visualizacao_desconto,
      aplicacao_automatica: cupom.aplicacao_automatica,
    },
  }
}
