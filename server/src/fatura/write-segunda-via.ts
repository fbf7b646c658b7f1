import type { Arquivo } from '@vitrine/contract'
import { formatLinhaDigitavel, nameBanco, nossoNumeroOf } from '@vitrine/rules/boleto'
import { formatDia } from '@vitrine/rules/data'
import { formatReais, fromCentavos } from '@vitrine/rules/dinheiro'

import { describeEnderecoDoPagador, describePagador, drawBoleto, openFolha, type Folha } from '#documento'
import type { FornecedorVivo } from '#fornecedor'

import { drawVia, type SegundaVia } from './segunda-via.ts'

const CINZA = '#5b6270'
/** Of what stands above a slip, and the slip: they are not parted by the end of a sheet. */
const ALTURA = 298

/** Second copies as one PDF: for each invoice what it is for, and its slip. */
export async function writeSegundasVias(
  vias: readonly SegundaVia[],
  fornecedor: FornecedorVivo,
): Promise<Arquivo> {
  const titulo = vias.length === 1 ? 'Segunda via da fatura' : 'Segunda via das faturas'
  const folha = await openFolha({ titulo, autor: fornecedor.razaosocial })
  for (const via of vias) writeVia(folha, via, fornecedor)
  const [unica] = vias
  const nome = vias.length === 1 && unica ? `boleto-pedido-${unica.fatura.numpedido}.pdf` : 'boletos.pdf'
  return { nome, conteudo: folha.finish() }
}

function writeVia(folha: Folha, via: SegundaVia, fornecedor: FornecedorVivo): void {
  const { fatura, valor, boleto, pagador, simulado } = via
  const { numpedido, parcela, parcelas, numpedidocliente, emissao, vencimento, abatido } = fatura
  folha.fit(ALTURA)
  folha.write(fornecedor.publico.nome, { tamanho: 14, negrito: true })
  const qual = parcelas > 1 ? `, parcela ${parcela} de ${parcelas}` : ''
  folha.write(`Fatura do pedido ${numpedido}${qual}`, { negrito: true, antes: 4 })
  const fatos = [
    `emitida em ${formatDia(emissao)}`,
    `vencimento original ${formatDia(vencimento)}`,
    numpedidocliente && `seu pedido ${numpedidocliente}`,
    abatido > 0 && `valor original ${formatReais(fromCentavos(valor + abatido))}`,
  ]
  folha.write(fatos.filter(Boolean).join(' · '), { cor: CINZA, antes: 2 })
  folha.take(6)
  const { barras, largura } = drawVia(via)
  drawBoleto(folha, {
    banco: nameBanco(boleto.codigo_barras),
    linha: formatLinhaDigitavel(boleto.linha_digitavel),
    campos: [
      ['Beneficiário', `${fornecedor.razaosocial} · CNPJ ${fornecedor.publico.config.rodape.cnpj}`],
      ['Pagador', describePagador(pagador)],
      ['Endereço', describeEnderecoDoPagador(pagador)],
      ['Documento', `Pedido ${numpedido}${qual}`],
      ['Nosso número', boleto.nosso_numero ?? nossoNumeroOf(boleto.codigo_barras)],
      ['Vencimento', formatDia(boleto.vencimento)],
      ['Valor', formatReais(fromCentavos(valor))],
    ],
    barras,
    largura,
    semValor: simulado,
  })
  folha.take(20)
}
