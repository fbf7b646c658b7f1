import type { Arquivo, Pedido } from '@vitrine/contract'
import { textoSubstituicao } from '@vitrine/rules/carrinho'
import { formatDia, formatDiaDe, lastDiaOf } from '@vitrine/rules/data'
import { formatEndereco } from '@vitrine/rules/documento'
import { formatPrecoUnitario, formatQuantidade, formatReais } from '@vitrine/rules/dinheiro'
import { isPorPeso } from '@vitrine/rules/pagamento'
import {
  describeAutoriaDe,
  describeCombinado,
  describeStatus,
  isOrcamento,
  listClausulas,
  textoDocumento,
  listContas,
} from '@vitrine/rules/pedido'

import { drawBoleto, openFolha, type Folha } from '#documento'
import type { FornecedorVivo } from '#fornecedor'

import { describePagamento } from './describe-pagamento.ts'
import { toImpresso, type QuemPaga } from './to-impresso.ts'

const CINZA = '#5b6270'

/**
 * An order on paper: who sold what to whom, what it cost, how it is paid and under which conditions; above it the slip that is to
 * be paid (L14). Of a budget that nobody accepted yet it is the store's offer, and says so.
 */
export async function writeComprovante(
  pedido: Pedido,
  fornecedor: FornecedorVivo,
  quem: QuemPaga | null,
): Promise<Arquivo> {
  const { numpedido, pagamento, status } = pedido
  const nome = isOrcamento(status) ? 'Orçamento' : 'Pedido'
  const folha = await openFolha({ titulo: `${nome} ${numpedido}`, autor: fornecedor.razaosocial })
  writeVendedor(folha, fornecedor)
  writeCabecalho(folha, pedido, { nome, fuso: fornecedor.fuso })
  if (pagamento?.boleto)
    drawBoleto(folha, toImpresso({ pedido, fornecedor, pagamento, boleto: pagamento.boleto, quem }))
  writeItens(folha, pedido)
  writeTotais(folha, pedido)
  writePagamento(folha, pedido, fornecedor)
  if (!isOrcamento(status)) writeClausulas(folha, pedido, fornecedor)
  return { nome: nameArquivo(pedido), conteudo: folha.finish() }
}

function nameArquivo({ numpedido, pagamento, status }: Pedido): string {
  if (isOrcamento(status)) return `orcamento-${numpedido}.pdf`
  return pagamento?.boleto ? `boleto-pedido-${numpedido}.pdf` : `comprovante-pedido-${numpedido}.pdf`
}

function writeVendedor(folha: Folha, { publico, razaosocial }: FornecedorVivo): void {
  const { rodape } = publico.config
  folha.write(publico.nome, { tamanho: 18, negrito: true })
  folha.write(`${razaosocial} · CNPJ ${rodape.cnpj}`, { cor: CINZA, antes: 2 })
  folha.write([rodape.endereco, rodape.telefone, rodape.email].filter(Boolean).join(' · '), { cor: CINZA })
  folha.rule()
}

function writeCabecalho(folha: Folha, pedido: Pedido, { nome, fuso }: { nome: string; fuso: string }): void {
  const { numpedido, orcamento, status, lojaRetira, enderecoentrega } = pedido
  folha.write(`${nome} ${numpedido}`, { tamanho: 14, negrito: true, antes: 4 })
  const dia = formatDiaDe(pedido.criado_em, fuso)
  folha.write(`${dia} · ${describeStatus(status).rotulo} · ${pedido.nomecliente}`, { cor: CINZA, antes: 2 })
  folha.write(`Feito por ${describeAutoriaDe(pedido)}`, { cor: CINZA })
  const onde = lojaRetira
    ? `Retirada em ${lojaRetira.nome}, ${lojaRetira.descricao_endereco_loja}`
    : `Entrega em ${formatEndereco(enderecoentrega ?? {})}`
  const linhas = [
    onde,
    pedido.janela && !isOrcamento(status) && `${lojaRetira ? 'Retirar' : 'Chega'}: ${pedido.janela}`,
    pedido.documentoNaEntrega && textoDocumento(pedido),
    pedido.numPedidoCliente && `Seu número: ${pedido.numPedidoCliente}`,
    pedido.anotacoes && `Observação: ${pedido.anotacoes}`,
    ...pedido.caracteristicas.map(({ nome: campo, valor }) => `${campo}: ${valor}`),
    isOrcamento(status) && 'Proposta da loja: ainda não é um pedido, nada foi comprado nem pago.',
    isOrcamento(status) && orcamento && `Vale até ${formatDia(lastDiaOf(orcamento.valido_ate, fuso))}.`,
  ]
  for (const linha of linhas) if (linha) folha.write(linha, { cor: CINZA })
  folha.rule()
}

/** What was agreed besides (L14). */
function writeClausulas(folha: Folha, pedido: Pedido, { formasPagamento }: FornecedorVivo): void {
  const forma = formasPagamento.find(({ idformapagto }) => idformapagto === pedido.idformapagto)
  const clausulas = listClausulas({
    consumidor: pedido.consumidor,
    tipoEntrega: pedido.tipoEntrega,
    tipoPagamento: pedido.formaPagamento.tipo,
    restritos: pedido.documentoNaEntrega,
    porPeso: pedido.itens.some(({ unidade }) => isPorPeso(unidade)),
    margem: forma?.opcoes.margem ?? 0,
    assinatura: pedido.assinatura !== null,
    substituicao: pedido.substituicao ? `${textoSubstituicao[pedido.substituicao]}.` : '',
  })
  folha.write('Condições da compra', { negrito: true, antes: 8 })
  for (const { titulo, texto } of clausulas)
    folha.write(`${titulo}: ${texto}`, { tamanho: 8, cor: CINZA, antes: 2 })
}

/** Each line before coupon and gift wrap: together they are the products of the sums below. */
function writeItens(folha: Folha, { itens }: Pedido): void {
  const colunas = (nome: string, quantidade: string, unitario: string, total: string) => [
    { texto: nome, largura: folha.largura - 220 },
    { texto: quantidade, largura: 70, lado: 'right' as const },
    { texto: unitario, largura: 70, lado: 'right' as const },
    { texto: total, largura: 80, lado: 'right' as const },
  ]
  const reais = (valor: number | null) => (valor === null ? '' : formatReais(valor))
  folha.row(colunas('Produto', 'Quantidade', 'Preço', 'Total'), { negrito: true })
  for (const item of itens) {
    const { quantidade, unidade, precounitario, subtotal } = item
    const cada = precounitario === null ? '' : formatPrecoUnitario(precounitario)
    const nome = [nameItem(item), describeServida(item)].filter(Boolean).join('\n')
    folha.row(colunas(nome, formatQuantidade(quantidade, unidade), cada, reais(subtotal)))
  }
  folha.rule()
}

type Item = Pedido['itens'][number]

function nameItem({ nome, embalagem, combo }: Item): string {
  return [nome, embalagem, combo && `combo ${combo.nome}`].filter(Boolean).join(', ')
}

/** What was picked, where it is not what was ordered, and what that costs; coupon and wrap in the same share. */
function describeServida({ quantidade, quantidadeServida, totalServido, unidade }: Item): string {
  if (quantidadeServida === null || quantidadeServida === quantidade) return ''
  return quantidadeServida === 0
    ? 'Faltou'
    : `Separado: ${formatQuantidade(quantidadeServida, unidade)}${totalServido === null ? '' : `, ${formatReais(totalServido)}`}`
}

function writeTotais(folha: Folha, pedido: Pedido): void {
  const write = (nome: string, valor: string, negrito = false) =>
    folha.row(
      [
        { texto: nome, largura: folha.largura - 100 },
        { texto: valor, largura: 100, lado: 'right' },
      ],
      { negrito },
    )
  for (const { nome, valor, texto, combinado } of listContas(pedido)) {
    const porQuem = combinado ? `\n${describeCombinado(combinado)}` : ''
    write(`${nome}${porQuem}`, texto ?? formatReais(valor))
  }
  if (pedido.totalapagar !== null) write('Total', formatReais(pedido.totalapagar), true)
  folha.rule()
}

function writePagamento(folha: Folha, pedido: Pedido, { fuso }: FornecedorVivo): void {
  for (const linha of describePagamento(pedido, fuso)) folha.write(linha, { antes: 2 })
}
