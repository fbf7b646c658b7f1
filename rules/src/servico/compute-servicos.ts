import { computeLinha, fromCentavos, sumReais, toDecimilesimos, toMilesimos } from '#dinheiro'

import type { EscolhaServico, ServicoCalculado, ServicoOferecido } from './servico.ts'

interface Linha {
  id: string
  quantidade: number
}

/**
 * What the chosen services cost (readings 3: lines round half-up once): one price, or a price for each unit of the lines
 * a service is for. A choice that is not offered any more, or made twice, is left out.
 */
export function computeServicos(
  escolhas: readonly EscolhaServico[],
  oferecidos: readonly ServicoOferecido[],
  linhas: readonly Linha[],
): { servicos: ServicoCalculado[]; total: number } {
  const quantidades = new Map(linhas.map(({ id, quantidade }) => [id, quantidade]))
  const unicas = new Map(escolhas.map((escolha) => [`${escolha.idservico}:${escolha.idlinha}`, escolha]))
  const servicos = [...unicas.values()].flatMap((escolha) => {
    const servico = oferecidos.find(({ idservico }) => idservico === escolha.idservico)
    return servico ? computeServico(servico, escolha, quantidades) : []
  })
  return { servicos, total: sumReais(...servicos.map(({ total }) => total)) }
}

function computeServico(
  { idservico, nome, aplicacao, cobranca, preco, linhas }: ServicoOferecido,
  { idlinha }: EscolhaServico,
  quantidades: ReadonlyMap<string, number>,
): ServicoCalculado[] {
  const doPedido = aplicacao === 'pedido'
  if (doPedido !== (idlinha === null)) return []
  const cobertas = linhas.filter((id) => (doPedido || id === idlinha) && (quantidades.get(id) ?? 0) > 0)
  if (cobertas.length === 0) return []
  const quantidade = cobranca === 'fixo' ? 1 : sumReais(...cobertas.map((id) => quantidades.get(id) ?? 0))
  const total = fromCentavos(computeLinha(toDecimilesimos(preco), toMilesimos(quantidade)))
  return [{ idservico, idlinha, nome, quantidade, precounitario: preco, total }]
}
