import type { EscolhaServico, Submissao, Substituicao } from '@vitrine/contract'
import { substituicoes } from '@vitrine/rules/carrinho'

import { toLinha } from '#carrinho'
import type { LinhaDoCarrinho } from '#carrinho'
import { parseJanela } from '#entrega'
import { readDetalhe } from '#pagamento'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

interface CarrinhoDoPedido {
  itens: readonly LinhaDoCarrinho[]
  servicos: readonly EscolhaServico[]
  idfornecedor: string
  cupom: string | null
  idtipoassinatura: string | null
  /** As the cart keeps it, where the form does not say it. */
  substituicao: Substituicao
  /** Answers to the supplier's own fields, by codigo. */
  caracteristicas: Submissao['caracteristicas']
}

/** The order form and the server's cart as a submission (§3, readings 6); an error text when a choice is missing. */
export function makeSubmissao(
  form: Pick<FormData, 'get'>,
  { itens, servicos, idfornecedor, cupom, idtipoassinatura, substituicao, caracteristicas }: CarrinhoDoPedido,
): { submissao: Submissao } | { erro: string } {
  const text = (nome: string) => String(form.get(nome) ?? '').trim()
  const tipoEntrega = text('tipoEntrega') === 'RETIRADA' ? 'RETIRADA' : 'DELIVERY'
  const idendereco = text('idendereco')
  const idloja = text('idloja')
  const janela = readJanela(form)
  const idformapagto = text('idformapagto')
  if (tipoEntrega === 'DELIVERY' && !idendereco) return { erro: 'Escolha o endereço de entrega.' }
  if (tipoEntrega === 'RETIRADA' && !idloja) return { erro: 'Escolha a loja onde vai retirar.' }
  if (!janela) return { erro: 'Escolha o dia e o horário.' }
  if (!idformapagto) return { erro: 'Escolha a forma de pagamento.' }
  const totalesperado = readNumber(text('totalaceito')) ?? readNumber(text('totalesperado'))
  const confirmaduplicidade = readNumber(text('confirmaduplicidade'))
  return {
    submissao: {
      idsubmissao: UUID.test(text('idsubmissao')) ? text('idsubmissao') : crypto.randomUUID(),
      itens: itens.map(toLinha),
      servicos: servicos.map(({ idservico, idlinha }) => ({ idservico, idlinha })),
      idfornecedor,
      anotacoes: text('anotacoes').slice(0, 1000),
      numPedidoCliente: text('numPedidoCliente').slice(0, 60),
      substituicao: readSubstituicao(text('substituicao'), substituicao),
      cupom,
      tipoEntrega,
      formaEntrega: janela,
      enderecoentrega: tipoEntrega === 'DELIVERY' ? { idendereco } : null,
      enderecofaturamento: null,
      lojaRetira: tipoEntrega === 'RETIRADA' ? { idloja } : null,
      formaPagamento: { temForma: true, idformapagto, ...readDetalhe(form) },
      canalVenda: 'WEB',
      idtipoassinatura,
      caracteristicas,
      centro: readCentro(form),
      representante: null,
      usuarioVinculado: null,
      idapikeys: null,
      orcamento: text('orcamento') === '1',
      ...(totalesperado !== null && { totalesperado }),
      ...(confirmaduplicidade !== null && { confirmaduplicidade }),
    },
  }
}

/** One tap on the next free window beats what was chosen before. */
function readJanela(form: Pick<FormData, 'get'>) {
  return parseJanela(String(form.get('janelaaceita') ?? form.get('janela') ?? '').trim())
}

/** Code of the company's cost centre; null without one. */
function readCentro(form: Pick<FormData, 'get'>): string | null {
  return String(form.get('centro') ?? '').slice(0, 40) || null
}

function readNumber(text: string): number | null {
  const value = Number(text)
  return text === '' || !Number.isFinite(value) ? null : value
}

function readSubstituicao(texto: string, doCarrinho: Substituicao): Substituicao {
  return substituicoes.find((cada) => cada === texto) ?? doCarrinho
}
