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
  }
  const { fornecedor } = contexto
  const formas = fornecedor?.formasPagamento ?? []
  const politicas = fornecedor?.politicas ?? []
  const nomesDasFormas = new Map(formas.map(({ idformapagto, nome }) => [idformapagto, nome]))
  const { preconf, efeitospoliticas } = applyPoliticas(produto, politicas, contexto)
  const isOferta =
    produto.precooferta !== null && preconf === produto.precooferta && !efeitospoliticas?.politica
  return [
    passo('tabela', 'Preço de tabela', produto.preco, preconf === produto.preco, 'o preço do produto'),
    ...explainPoliticas(produto, politicas, contexto, nomesDasFormas).map((politica) => ({
      regra: 'politica' as const,
      ...politica,
    })),
    ...(produto.precooferta === null
      ? []
      : [
          passo(
            'oferta',
            'Preço de oferta',
            produto.precooferta,
            isOferta,
            isOferta ? 'vale para todos' : 'uma política dá um preço menor',
          ),
        ]),
    ...passoDoPagamento(lista.preconf ?? null, formas, contexto),
    ...candidatos.flatMap(({ regra, preco, valeu, motivo }) => {
      const nome = nomes[regra]
      return nome ? [passo(regra, nome, preco, valeu, motivo)] : []
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
  const { nome, variacao_percentual: variacao } = forma
  return [
    variacao
      ? passo(
          'pagamento',
          `Pagando com ${nome}`,
          preconf,
          true,
          `${formatPercentual(variacao)}% sobre cada preço, arredondado para as casas do preço de tabela`,
        )
      : passo('pagamento', `Pagando com ${nome}`, null, false, 'não muda o preço'),
  ]
}

const passo = (
  regra: PassoDoPreco['regra'],
  nome: string,
  preco: number | null,
  valeu: boolean,
  motivo: string,
): PassoDoPreco => ({ regra, nome, preco, valeu, motivo, idpolitica: null })
