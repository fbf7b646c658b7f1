import { formatDiaCurto } from '@vitrine/rules/data'
import { formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'

/** 'Até 30/11 · máx. 4 por pedido'; '' when neither ends nor is limited. */
export function describeValidade(combo: {
  inicio: string | null
  fim: string | null
  situacao: string
  limite_por_pedido: number | null
}): string {
  const { inicio, fim, situacao, limite_por_pedido } = combo
  const dias = [
    situacao === 'agendado' && inicio && `A partir de ${formatDiaCurto(inicio)}`,
    fim && (situacao === 'expirado' ? `Terminou em ${formatDiaCurto(fim)}` : `Até ${formatDiaCurto(fim)}`),
  ]
  return [...dias, limite_por_pedido && `Máx. ${limite_por_pedido} por pedido`].filter(Boolean).join(' · ')
}

/** What a slot asks for: 'Escolha 2', 'Escolha de 2 a 4', 'Até 1, se quiser'. */
export function describeRegra({ minimo, maximo }: { minimo: number; maximo: number }): string {
  if (minimo === 0) return `Até ${maximo}, se quiser`
  return minimo === maximo ? `Escolha ${minimo}` : `Escolha de ${minimo} a ${maximo}`
}

/** '2 de 3 escolhidos'; a slot without minimum counts to its maximum. */
export function describeEscolhidos({
  escolhidos,
  minimo,
  maximo,
}: {
  escolhidos: number
  minimo: number
  maximo: number
}): string {
  const alvo = escolhidos < minimo ? minimo : Math.max(minimo, Math.min(maximo, escolhidos))
  return minimo === 0
    ? `${pluralize(escolhidos, 'escolhido', 'escolhidos')} de até ${maximo}`
    : `${escolhidos} de ${alvo} ${alvo === 1 ? 'escolhido' : 'escolhidos'}`
}

/** '3 de 6 escolhidos, economia atual R$ 7,20' (ux 1.15.4). */
export function describeProgresso(escolhidos: number, itens: number, economia: number | null): string {
  const count = `${escolhidos} de ${Math.max(itens, escolhidos)} escolhidos`
  return economia === null ? count : `${count}, economia atual ${formatReais(economia)}`
}
