import type { Pagamento, Pedido } from '@vitrine/contract'
import { formatLinhaDigitavel } from '@vitrine/rules/boleto'
import { formatReais } from '@vitrine/rules/dinheiro'

import type { Folha } from '#documento'
import type { FornecedorVivo } from '#fornecedor'

const ALTURA = 190
/** 13 mm, as banks want it. */
const BARRAS = 37

interface Boleto {
  pedido: Pedido
  fornecedor: FornecedorVivo
  pagamento: Pagamento
  boleto: NonNullable<Pagamento['boleto']>
}

/** The slip to be paid: payee, due day, amount, line and bars; one of the simulated bank says across that it is worth nothing. */
export function drawBoleto(folha: Folha, { pedido, fornecedor, pagamento, boleto }: Boleto): void {
  const { documento, esquerda, largura } = folha
  const topo = folha.take(ALTURA)
  documento
    .lineWidth(0.8)
    .strokeColor('#16181d')
    .rect(esquerda, topo, largura, ALTURA - 14)
    .stroke()
  const linha = formatLinhaDigitavel(boleto.linha_digitavel)
  documento.font('Helvetica-Bold').fontSize(12).fillColor('#16181d')
  documento.text(linha, esquerda + 10, topo + 12, { width: largura - 20, align: 'right' })
  const dia = boleto.vencimento.split('-').toReversed().join('/')
  const campos: [string, string][] = [
    ['Beneficiário', `${fornecedor.razaosocial} · CNPJ ${fornecedor.publico.config.rodape.cnpj}`],
    ['Pagador', pedido.nomecliente],
    ['Pedido', String(pedido.numpedido)],
    ['Vencimento', dia],
    ['Valor', formatReais(pagamento.valor)],
  ]
  for (const [index, [nome, valor]] of campos.entries()) {
    const y = topo + 36 + index * 15
    documento
      .font('Helvetica')
      .fontSize(8)
      .fillColor('#5b6270')
      .text(nome, esquerda + 10, y, { width: 70 })
    documento.font('Helvetica-Bold').fontSize(9).fillColor('#16181d')
    documento.text(valor, esquerda + 84, y - 1, { width: largura - 100 })
  }
  documento.save()
  documento.translate(esquerda + 10, topo + 122).scale((largura * 0.78) / boleto.largura, BARRAS)
  documento.path(boleto.barras).fill('#000000')
  documento.restore()
  if (pagamento.simulador) drawSemValor(folha, topo)
}

function drawSemValor({ documento, esquerda, largura }: Folha, topo: number): void {
  documento.save()
  documento.font('Helvetica-Bold').fontSize(26).opacity(0.18).fillColor('#b42318')
  documento.text('SEM VALOR · HOMOLOGAÇÃO', esquerda, topo + 72, { width: largura, align: 'center' })
  documento.restore()
}
