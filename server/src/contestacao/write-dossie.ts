import type { Arquivo, Contestacao, Pedido } from '@vitrine/contract'
import { formatInstante } from '@vitrine/rules/data'
import { formatReais } from '@vitrine/rules/dinheiro'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { describeStatus } from '@vitrine/rules/pedido'

import { describePagamento } from '#comprovante'
import { openFolha, type Folha } from '#documento'
import type { FornecedorVivo } from '#fornecedor'

import type { CartaDoPedido } from './dossie.repository.ts'

const CINZA = '#5b6270'

const tipos: Record<Contestacao['tipo'], string> = {
  DISPUTA: 'Disputa no provedor',
  CHARGEBACK: 'Chargeback do cartão',
  MED: 'MED do Pix',
  ESTORNO: 'Devolução que não partiu da loja',
}
const pareceres = { GANHA: 'decidida a favor da loja', PERDIDA: 'decidida a favor de quem pagou' }
const decisoes = { LIBERADA: 'liberado', CANCELADA: 'cancelado' }

interface Dossie {
  pedido: Pedido
  fornecedor: FornecedorVivo
  cartas: readonly CartaDoPedido[]
  agora: Date
}

/** Evidence about an order for the bank that decides on its payment: ordered, paid, moved, delivered, written; one PDF (decision 0054). */
export async function writeDossie({ pedido, fornecedor, cartas, agora }: Dossie): Promise<Arquivo> {
  const { numpedido } = pedido
  const { publico, razaosocial, fuso } = fornecedor
  const quando = (texto: string | Date) => formatInstante(texto, fuso)
  const folha = await openFolha({ titulo: `Dossiê do pedido ${numpedido}`, autor: razaosocial })
  folha.write(`Dossiê do pedido ${numpedido}`, { tamanho: 18, negrito: true })
  folha.write(`${publico.nome} · ${razaosocial} · CNPJ ${publico.config.rodape.cnpj}`, { cor: CINZA })
  folha.write(`Feito em ${quando(agora)} (${fuso})`, { cor: CINZA })
  writeLinhas(folha, 'Contestação', pedido.contestacoes.map(describeContestacao(quando)))
  writeLinhas(folha, 'Pedido', [
    `Cliente: ${pedido.nomecliente}`,
    `Feito em ${quando(pedido.criado_em)}, canal ${pedido.canal}`,
    `Situação: ${describeStatus(pedido.status).rotulo}`,
    ...pedido.itens.map(describeItem),
    ...pedido.servicos.map(({ nome, total }) => `${nome}: ${formatReais(total)}`),
    `Entrega: ${formatReais(pedido.taxaentrega)}`,
    ...(pedido.totalpedido === null ? [] : [`Total: ${formatReais(pedido.totalpedido)}`]),
  ])
  writeLinhas(folha, 'Pagamento', describePagamento(pedido, fuso))
  writeLinhas(folha, 'Entrega', describeEntrega(pedido))
  writeLinhas(folha, 'Passos', pedido.historico.map(describePasso(quando)))
  folha.rule()
  folha.write('Cartas', { tamanho: 12, negrito: true, antes: 6 })
  for (const { quando: dia, enviada, para, assunto, texto } of cartas) {
    folha.write(assunto, { negrito: true, antes: 8 })
    folha.write(
      `Para ${para}, escrita em ${quando(dia)}, ${enviada ? `enviada em ${quando(enviada)}` : 'ainda não enviada'}`,
      {
        cor: CINZA,
      },
    )
    folha.write(texto, { antes: 2 })
  }
  return { nome: `dossie-pedido-${numpedido}.pdf`, conteudo: folha.finish() }
}

function writeLinhas(folha: Folha, titulo: string, linhas: readonly string[]): void {
  if (linhas.length === 0) return
  folha.rule()
  folha.write(titulo, { tamanho: 12, negrito: true, antes: 6 })
  for (const linha of linhas) folha.write(linha, { antes: 2 })
}

const describeContestacao =
  (quando: (texto: string) => string) =>
  ({ tipo, valor, parecer, aberta_em, decisao, palavra, encerrada_em }: Contestacao): string => {
    const fim = decisao && encerrada_em ? `; ${decisoes[decisao]} em ${quando(encerrada_em)}: ${palavra}` : ''
    const dito = parecer ? `, ${pareceres[parecer]}` : ', ainda sem decisão'
    return `${tipos[tipo]} de ${formatReais(valor)}, conhecida em ${quando(aberta_em)}${dito}${fim}`
  }

function describeItem({
  nome,
  quantidade,
  unidade,
  quantidadeServida,
  total,
}: Pedido['itens'][number]): string {
  const servida =
    quantidadeServida === null ? '' : `, servido ${formatQuantidade(quantidadeServida)} ${unidade}`
  const custa = total === null ? '' : `: ${formatReais(total)}`
  return `${formatQuantidade(quantidade)} ${unidade} ${nome}${servida}${custa}`
}

function describeEntrega(pedido: Pedido): string[] {
  const { enderecoentrega: lugar, lojaRetira, entregador, rastreio, notaFiscal, janela } = pedido
  const rua = [
    lugar?.rua,
    lugar?.numero,
    lugar?.complemento,
    lugar?.bairro,
    lugar?.cidade,
    lugar?.uf,
    lugar?.cep,
  ]
  return [
    `${pedido.formaEntrega.nome}${janela ? `, ${janela}` : ''}`,
    lojaRetira
      ? `Retirada em ${lojaRetira.nome}, ${lojaRetira.descricao_endereco_loja}`
      : `Endereço: ${rua.filter(Boolean).join(', ')}`,
    ...(entregador ? [`Entregador: ${entregador.nome} ${entregador.telefone}`] : []),
    ...(rastreio
      ? [`Rastreio: ${[rastreio.transportadora, rastreio.codigo, rastreio.url].filter(Boolean).join(' ')}`]
      : []),
    ...(notaFiscal ? [`NF-e: ${notaFiscal.chave}`] : []),
  ]
}

const describePasso =
  (quando: (texto: string) => string) =>
  ({ status, quando: dia, quem, motivo }: Pedido['historico'][number]): string =>
    `${quando(dia)} · ${describeStatus(status).rotulo} · ${quem}${motivo ? ` · ${motivo}` : ''}`
