import type { Pagamento, Pedido } from '@vitrine/contract'
import { formatLinhaDigitavel, fromLinhaDigitavel, nameBanco, nossoNumeroOf } from '@vitrine/rules/boleto'
import { formatDia } from '@vitrine/rules/data'
import { formatReais } from '@vitrine/rules/dinheiro'

import { describeEnderecoDoPagador, describePagador, type BoletoImpresso } from '#documento'
import type { FornecedorVivo } from '#fornecedor'
import type { findPagador } from '#pagamento'

/** Who pays it, and its bank's own number. */
export type QuemPaga = NonNullable<Awaited<ReturnType<typeof findPagador>>>

interface BoletoDoPedido {
  pedido: Pedido
  fornecedor: FornecedorVivo
  pagamento: Pagamento
  boleto: NonNullable<Pagamento['boleto']>
  quem: QuemPaga | null
}

/** The slip of an order, in the words that it is printed with. */
export function toImpresso({ pedido, fornecedor, pagamento, boleto, quem }: BoletoDoPedido): BoletoImpresso {
  const barras = fromLinhaDigitavel(boleto.linha_digitavel) ?? ''
  const pagador = quem?.pagador ?? { nome: pedido.nomecliente, documento: '', endereco: null }
  return {
    banco: nameBanco(barras),
    linha: formatLinhaDigitavel(boleto.linha_digitavel),
    campos: [
      ['Beneficiário', `${fornecedor.razaosocial} · CNPJ ${fornecedor.publico.config.rodape.cnpj}`],
      ['Pagador', describePagador(pagador)],
      ['Endereço', describeEnderecoDoPagador(pagador)],
      ['Pedido', String(pedido.numpedido)],
      ['Nosso número', quem?.nossonumero ?? nossoNumeroOf(barras)],
      ['Vencimento', formatDia(boleto.vencimento)],
      ['Valor', formatReais(pagamento.valor)],
    ],
    barras: boleto.barras,
    largura: boleto.largura,
    semValor: pagamento.simulador !== null,
  }
}
