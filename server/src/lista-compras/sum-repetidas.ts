import type { LinhaRevisao } from '@vitrine/contract'
import { explainAjuste, fitQuantidade, roundQuantidade } from '@vitrine/rules/quantidade'

/** The same product in two lines counts once against its maximum and its stock; the later line says what it lost. */
export function sumRepetidas(linhas: readonly LinhaRevisao[]): LinhaRevisao[] {
  const vistas = new Map<string, { linha: number; quantidade: number }>()
  return linhas.map((linha) => {
    const { escolhida, quantidade } = linha
    if (!escolhida || quantidade === 0) return linha
    const { produto, estoque } = escolhida
    const antes = vistas.get(produto.id)
    if (!antes) {
      vistas.set(produto.id, { linha: linha.linha, quantidade })
      return linha
    }
    const maximo = Math.min(produto.maxporpedido ?? Infinity, estoque ?? Infinity)
    const limite = { ...produto, maxporpedido: maximo === Infinity ? null : maximo }
    const soma = roundQuantidade(antes.quantidade + quantidade)
    const { quantidade: cabe, ajuste } = fitQuantidade(limite, soma)
    const veio = Math.max(0, roundQuantidade(cabe - antes.quantidade))
    vistas.set(produto.id, { linha: antes.linha, quantidade: Math.max(cabe, antes.quantidade) })
    const repetida = `Repetido: somado à linha ${antes.linha}`
    if (veio === quantidade) return { ...linha, motivo: [linha.motivo, repetida].filter(Boolean).join('. ') }
    const motivo = `${repetida}. ${explainAjuste(limite, ajuste ?? 'maximo', produto.unidade)}`
    return { ...linha, situacao: veio > 0 ? 'ajustada' : 'recusada', motivo, quantidade: veio }
  })
}
