import type { PassoDoPreco, ProdutoLista } from '@vitrine/contract'
import { formatPercentual, fromDecimilesimos } from '@vitrine/rules/dinheiro'
import { applyPoliticas, explainPoliticas } from '@vitrine/rules/politica'
import type { RegraPreco, TracoPreco } from '@vitrine/rules/preco'

import type { ContextoComprador } from '#acesso'
import type { ProdutoRow } from '#produto'

const nomes: Partial<Record<RegraPreco, string>> = {
  progressivo: 'Preço por quantidade',
  atacado: 'Preço de atacado',
  atendente: 'Preço negociado',
}

/** All that was looked at on the way to a price, in its order: list price, policies, sale, payment method, quantity. */
export function listPassos(
  row: ProdutoRow,
  lista: ProdutoLista,
  { candidatos }: TracoPreco,
  contexto: ContextoComprador,
): PassoDoPreco[] {
  if (row.preco === null) return []
  const produto = {
    id: row.id,
    idcategoria: row.idcategoria,
    preco: fromDecimilesimos(row.preco),
    precooferta: row.precooferta === null ? null : fromDecimilesimos(row.precooferta),
    descontoProgressivo: row.desconto_progressivo,
    tabelasdepreco: row.tabelas_de_preco,
  }
  const { fornecedor } = contexto
  const formas = fornecedor?.formasPagamento ?? []
  const politicas = fornecedor?.politicas ?? []
  const nomesDasFormas = new Map(formas.map(({ idformapagto, nome }) => [idformapagto, nome]))
  const { preconf, efeitospoliticas } = applyPoliticas(produto, politicas, contexto)
  return [
    passo({
      regra: 'tabela',
      nome: 'Preço de tabela',
      preco: produto.preco,
      valeu: preconf === produto.preco,
      motivo: 'o preço do produto',
    }),
    ...explainPoliticas(produto, politicas, contexto, nomesDasFormas).map((politica) => ({
      regra: 'politica' as const,
      ...politica,
    })),
    ...passoDaOferta(produto.precooferta, preconf, efeitospoliticas?.politica !== undefined),
    ...passoDoPagamento(lista.preconf ?? null, formas, contexto),
    ...candidatos.flatMap(({ regra, preco, valeu, motivo }) => {
      const nome = nomes[regra]
      return nome ? [passo({ regra, nome, preco, valeu, motivo })] : []
    }),
  ]
}

function passoDaOferta(precooferta: number | null, preconf: number, isDePolitica: boolean): PassoDoPreco[] {
  if (precooferta === null) return []
  const valeu = precooferta === preconf && !isDePolitica
  const porque = isDePolitica ? 'uma política dá um preço menor' : 'não é menor que o preço de tabela'
  return [
    passo({
      regra: 'oferta',
      nome: 'Preço de oferta',
      preco: precooferta,
      valeu,
      motivo: valeu ? 'vale para todos' : porque,
    }),
  ]
}

function passoDoPagamento(
  preconf: number | null,
  formas: readonly { idformapagto: string; nome: string; variacao_percentual: number | null }[],
  { idformapagto }: ContextoComprador,
): PassoDoPreco[] {
  const forma = formas.find((cada) => cada.idformapagto === idformapagto)
  if (!forma) return []
  const { variacao_percentual: variacao } = forma
  const como = { regra: 'pagamento', nome: `Pagando com ${forma.nome}` } as const
  if (!variacao) return [passo({ ...como, preco: null, valeu: false, motivo: 'não muda o preço' })]
  const motivo = `${formatPercentual(variacao)}% sobre cada preço, arredondado para as casas do preço de tabela`
  return [passo({ ...como, preco: preconf, valeu: true, motivo })]
}

const passo = (dito: Omit<PassoDoPreco, 'idpolitica'>): PassoDoPreco => ({ ...dito, idpolitica: null })
