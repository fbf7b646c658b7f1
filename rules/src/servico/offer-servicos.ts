import type { LinhaComServico, Servico, ServicoOferecido } from './servico.ts'

/** The services that can be had with these lines, each with the lines it is for; the others are not offered. */
export function offerServicos(
  servicos: readonly Servico[],
  linhas: readonly LinhaComServico[],
): ServicoOferecido[] {
  return servicos
    .map(({ alvo, ...servico }) => ({
      ...servico,
      linhas: linhas.filter((linha) => isNoAlvo(alvo, linha)).map(({ id }) => id),
    }))
    .filter((servico) => servico.linhas.length > 0)
}

function isNoAlvo(
  { produtos = [], categorias = [], tags = [] }: Servico['alvo'],
  linha: LinhaComServico,
): boolean {
  if (produtos.length + categorias.length + tags.length === 0) return true
  return (
    produtos.includes(linha.id) ||
    categorias.includes(linha.idcategoria) ||
    tags.some((tag) => linha.tags.includes(tag))
  )
}
