import type { Arquivo, Pedido } from '@vitrine/contract'
import { formatPrecoUnitario, formatQuantidade, formatReais, toCentavos } from '@vitrine/rules/dinheiro'
import { todayIn } from '@vitrine/rules/entrega'
import { describeCada, splitParcelas } from '@vitrine/rules/pagamento'
import { describeAutoria, describeStatus, listContas, nameServico } from '@vitrine/rules/pedido'

import { drawBoleto, openFolha, type Folha } from '#documento'
import type { FornecedorVivo } from '#fornecedor'

import { toImpresso } from './to-impresso.ts'

const CINZA = '#5b6270'

/** The receipt of an order as PDF: who sold what to whom, what it cost, how it is paid; above it the slip that is to be paid (L14). */
export async function writeComprovante(pedido: Pedido, fornecedor: FornecedorVivo): Promise<Arquivo> {
  const { numpedido, pagamento } = pedido
  const folha = await openFolha({ titulo: `Pedido ${numpedido}`, autor: fornecedor.razaosocial })
  writeCabecalho(folha, pedido, fornecedor)
  if (pagamento?.boleto)
    drawBoleto(folha, toImpresso({ pedido, fornecedor, pagamento, boleto: pagamento.boleto }))
  writeItens(folha, pedido)
  writeTotais(folha, pedido)
  writePagamento(folha, pedido, fornecedor)
  return {
    nome: pagamento?.boleto ? `boleto-pedido-${numpedido}.pdf` : `comprovante-pedido-${numpedido}.pdf`,
    conteudo: folha.finish(),
  }
}

function writeCabecalho(folha: Folha, pedido: Pedido, { publico, razaosocial, fuso }: FornecedorVivo): void {
  const { rodape } = publico.config
  folha.write(publico.nome, { tamanho: 18, negrito: true })
  folha.write(`${razaosocial} · CNPJ ${rodape.cnpj}`, { cor: CINZA, antes: 2 })
  folha.write([rodape.endereco, rodape.telefone, rodape.email].filter(Boolean).join(' · '), { cor: CINZA })
  folha.rule()
  folha.write(`Pedido ${pedido.numpedido}`, { tamanho: 14, negrito: true, antes: 4 })
  const status = describeStatus(pedido.status).rotulo
  folha.write(`${formatDia(pedido.criado_em, fuso)} · ${status} · ${pedido.nomecliente}`, {
    cor: CINZA,
    antes: 2,
  })
  folha.write(`Feito por ${describeAutoria(pedido.feitoPor)}`, { cor: CINZA })
  const onde = pedido.lojaRetira
    ? `Retirada em ${pedido.lojaRetira.nome}, ${pedido.lojaRetira.descricao_endereco_loja}`
    : `Entrega em ${[pedido.enderecoentrega?.rua, pedido.enderecoentrega?.numero, pedido.enderecoentrega?.bairro, pedido.enderecoentrega?.cidade].filter(Boolean).join(', ')}`
  folha.write(onde, { cor: CINZA })
  folha.rule()
}

/** Each line before coupon and gift wrap: together they are the products of the sums below. */
function writeItens(folha: Folha, { itens, servicos }: Pedido): void {
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
  for (const { quantidade, precounitario, total, ...servico } of servicos)
    folha.row(
      colunas(
        nameServico(servico),
        formatQuantidade(quantidade),
        formatPrecoUnitario(precounitario),
        reais(total),
      ),
    )
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
  for (const { nome, valor, texto } of listContas(pedido)) write(nome, texto ?? formatReais(valor))
  if (pedido.totalapagar !== null) write('Total', formatReais(pedido.totalapagar), true)
  folha.rule()
}

function writePagamento(folha: Folha, pedido: Pedido, { fuso }: FornecedorVivo): void {
  for (const linha of describePagamento(pedido, fuso)) folha.write(linha, { antes: 2 })
}

/** How it is paid and how far that is, in sentences. */
export function describePagamento(
  { formaPagamento, pagamento, detalhePagamento }: Pedido,
  fuso: string,
): string[] {
  const { prazo, vencimentos, meio, troco } = detalhePagamento
  const linhas = [`Forma de pagamento: ${formaPagamento.nome}${prazo ? `, ${prazo}` : ''}`]
  for (const { vencimento, valor, paga } of vencimentos)
    linhas.push(`Vencimento em ${formatDia(vencimento, fuso)}: ${formatReais(valor)}${paga ? ' (pago)' : ''}`)
  if (meio === 'DINHEIRO' && troco !== null) linhas.push(`Troco para ${formatReais(troco)}`)
  const cartao = pagamento?.cartao
  if (cartao) {
    linhas.push(describeCartao(cartao, pagamento.valor))
    if (cartao.capturado !== null)
      linhas.push(
        `Reservado ${formatReais(cartao.reservado)}, cobrado ${formatReais(cartao.capturado)}, liberado ${formatReais(cartao.liberado)}`,
      )
    else if (pagamento.status === 'RESERVADO')
      linhas.push(`Reservado no cartão: ${formatReais(cartao.reservado)}`)
  }
  if (pagamento?.pago_em) linhas.push(`Pago em ${formatDia(pagamento.pago_em, fuso)}`)
  if (pagamento && pagamento.devolvido > 0) linhas.push(`Devolvido: ${formatReais(pagamento.devolvido)}`)
  return linhas
}

/** The card with its parts as they are charged. */
function describeCartao(
  { bandeira, final, parcelas, capturado, juros }: NonNullable<NonNullable<Pedido['pagamento']>['cartao']>,
  valor: number,
): string {
  const cada = describeCada(splitParcelas(toCentavos(capturado ?? valor), parcelas))
  const dosJuros = juros > 0 ? ' com juros' : ' sem juros'
  return `Cartão ${bandeira} final ${final}, em ${cada}${parcelas > 1 ? dosJuros : ''}`
}

/** '21/11/2026', of a day or of a moment in the supplier's zone. */
function formatDia(quando: string, fuso: string): string {
  const dia = quando.length > 10 ? todayIn(fuso, new Date(quando)) : quando
  return dia.split('-').toReversed().join('/')
}
