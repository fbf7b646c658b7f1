import type { MovimentoDeEstoque, MovimentoDito, TipoDeMovimento } from '@vitrine/contract'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import type { IconName } from '@vitrine/ui'

export type TipoDito = MovimentoDito['tipo']

/** What somebody may tell, and the reasons that are usual for it. */
export const ditos = [
  { tipo: 'ENTRADA', nome: 'Entrada', motivos: ['Compra', 'Produção', 'Troca', 'Transferência'] },
  {
    tipo: 'SAIDA',
    nome: 'Saída',
    motivos: ['Venda fora da loja', 'Uso próprio', 'Amostra', 'Transferência'],
  },
  { tipo: 'PERDA', nome: 'Perda', motivos: ['Quebra', 'Vencimento', 'Furto', 'Avaria no transporte'] },
  { tipo: 'CONTAGEM', nome: 'Contagem', motivos: ['Inventário', 'Correção'] },
  { tipo: 'SEM_CONTROLE', nome: 'Deixar de contar', motivos: ['Feito sob encomenda', 'Sem limite'] },
] as const satisfies readonly { tipo: TipoDito; nome: string; motivos: readonly string[] }[]

export const palavras: Record<TipoDeMovimento, { nome: string; icone: IconName }> = {
  PEDIDO: { nome: 'Pedido', icone: 'package' },
  CANCELAMENTO: { nome: 'Pedido cancelado', icone: 'package-x' },
  DEVOLUCAO: { nome: 'Devolução', icone: 'package-check' },
  ENTRADA: { nome: 'Entrada', icone: 'plus' },
  SAIDA: { nome: 'Saída', icone: 'minus' },
  PERDA: { nome: 'Perda', icone: 'trash-2' },
  CONTAGEM: { nome: 'Contagem', icone: 'list-checks' },
  AJUSTE: { nome: 'Ajuste', icone: 'pencil' },
  SEM_CONTROLE: { nome: 'Deixou de ser contado', icone: 'x' },
  DESFEITO: { nome: 'Desfeito', icone: 'undo-2' },
}

/** '+5', '−2'; '' where nothing was counted before or after. */
export function sayDiferenca({ antes, depois }: Pick<MovimentoDeEstoque, 'antes' | 'depois'>): string {
  if (antes === null || depois === null) return ''
  const diferenca = Math.round((depois - antes) * 1000) / 1000
  if (diferenca === 0) return 'igual'
  return `${diferenca > 0 ? '+' : '−'}${formatQuantidade(Math.abs(diferenca))}`
}

export const sayEstoque = (estoque: number | null, unidade?: string): string =>
  estoque === null ? 'não contado' : formatQuantidade(estoque, unidade)

/** What there will be by a movement that is not written yet; null: it cannot be told. */
export function previewEstoque(
  estoque: number | null,
  tipo: TipoDito,
  quantidade: number | null,
): number | null {
  if (quantidade === null || tipo === 'SEM_CONTROLE') return null
  if (tipo === 'CONTAGEM') return quantidade
  if (estoque === null) return null
  return Math.round((estoque + (tipo === 'ENTRADA' ? quantidade : -quantidade)) * 1000) / 1000
}
