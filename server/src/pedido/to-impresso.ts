import type { Pagamento, Pedido } from '@vitrine/contract'
import { formatLinhaDigitavel } from '@vitrine/rules/boleto'
import { formatReais } from '@vitrine/rules/dinheiro'

import type { BoletoImpresso } from '#documento'
import type { FornecedorVivo } from '#fornecedor'

interface BoletoDoPedido {
  pedido: Pedido
  fornecedor: FornecedorVivo
  pagamento: Pagamento
  boleto: NonNullable<Pagamento['boleto']>
}

/** The slip of an order, in the words that it is printed with. */
export function toImpresso({ pedido, fornecedor, pagamento, boleto }: BoletoDoPedido): BoletoImpresso {
  return {
    linha: formatLinhaDigitavel(boleto.linha_digitavel),
    campos: [
      ['Beneficiário', `${fornecedor.razaosocial} · CNPJ ${fornecedor.publico.config.rodape.cnpj}`],
      ['Pagador', pedido.nomecliente],
      ['Pedido', String(pedido.numpedido)],
      ['Vencimento', boleto.vencimento.split('-').toReversed().join('/')],
      ['Valor', formatReais(pagamento.valor)],
    ],
    barras: boleto.barras,
    largura: boleto.largura,
    semValor: pagamento.simulador !== null,
  }
}
