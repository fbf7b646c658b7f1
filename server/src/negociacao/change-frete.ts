import type { FreteAcordado } from '@vitrine/contract'
import { toCentavos } from '@vitrine/rules/dinheiro'
import { explainFrete } from '@vitrine/rules/negociacao'

import type { ContextoComprador } from '#acesso'
import { findLugar } from '#endereco'
import { Falha } from '#infra'

import { descontoNoFreteOf, showAjustes } from './ajustes.ts'
import type { Mudanca } from './escrita.repository.ts'
import { listFretes } from './frete-da-loja.ts'
import { inNegociacao, requirePosse, requireVista, type Deps, type EmNegociacao } from './in-negociacao.ts'

interface FretePedido extends Destino {
  visto: number
  frete: number | null
  motivo: string
}

interface Destino {
  idendereco?: string | null | undefined
  idformaentrega?: string | null | undefined
}

/**
 * Sets the freight of the order that the cart becomes, for one place and one form or any; null: by the store's own table again. What the
 * customer had accepted was another whole. Errors: `preco_fora_do_limite`, `endereco_invalido` for a place that is not the customer's,
 * `fornecedor_nao_atende` where nothing is delivered there so.
 */
export async function changeFrete(
  deps: Deps,
  contexto: ContextoComprador,
  pedido: FretePedido,
): Promise<void> {
  await inNegociacao(deps, contexto, async (em) => {
    requirePosse(em)
    requireVista(em, pedido.visto)
    const frete = pedido.frete === null ? null : await agreeFrete(em, { ...pedido, frete: pedido.frete })
    const [antes, depois] = [em.negociacao.frete, frete?.centavos ?? null]
    const { motivo } = pedido
    return { frete, aceite: null, atos: [{ acao: 'FRETE', medida: 'FRETE', antes, depois, motivo }] }
  })
}

async function agreeFrete(
  em: EmNegociacao,
  { frete, idendereco = null, idformaentrega = null, motivo }: FretePedido & { frete: number },
): Promise<NonNullable<Mudanca['frete']>> {
  const { tx, dono, composicao, contexto, estado, quem } = em
  const lugar = await findLugar(tx, dono.idcliente, idendereco)
  if (!lugar) throw new Falha('endereco_invalido')
  const formas = listFretes(lugar, composicao, contexto).filter(
    (forma) => idformaentrega === null || forma.idformaentrega === idformaentrega,
  )
  const [primeira] = formas
  if (!primeira) throw new Falha('fornecedor_nao_atende')
  const desconto = descontoNoFreteOf(showAjustes(estado.ajustes), contexto.papel)
  const error = explainFrete(
    frete,
    formas.map(({ tabela }) => tabela),
    desconto,
  )
  if (error) throw new Falha('preco_fora_do_limite', { error })
  const forma = idformaentrega === null ? null : primeira.nome
  const acordo: FreteAcordado = { por: quem.nome, motivo, cep: lugar.cep, idformaentrega, forma }
  return { centavos: toCentavos(frete), acordo }
}
