import type { LinhaRevisao } from '@vitrine/contract'
import { roundQuantidade } from '@vitrine/rules/quantidade'

import { fitOpcao } from './make-opcao.ts'

/**
 * The same product in two lines is one line for minimum, maximum and stock (readings 4): what was asked for is summed first
 * and made to fit once. The first of them has it all; the later ones say so.
 */
export function sumRepetidas(linhas: readonly LinhaRevisao[]): LinhaRevisao[] {
  const iguais = Map.groupBy(
    linhas.filter(({ escolhida, quantidade }) => escolhida && quantidade > 0),
    ({ escolhida }) => escolhida?.produto.id ?? '',
  )
  return linhas.map((linha) => {
    const grupo = iguais.get(linha.escolhida?.produto.id ?? '') ?? []
    if (grupo.length < 2 || !grupo.includes(linha)) return linha
    return linha === grupo[0] ? takeAll(linha, grupo) : giveAway(linha, grupo)
  })
}

function takeAll(linha: LinhaRevisao, grupo: readonly LinhaRevisao[]): LinhaRevisao {
  const { escolhida } = linha
  if (!escolhida) return linha
  const pedida = roundQuantidade(grupo.reduce((soma, { escolhida: e }) => soma + (e?.pedida ?? 0), 0))
  const { quantidade, motivo } = fitOpcao(pedida, escolhida)
  const outras = grupo.slice(1).map((outra) => outra.linha)
  const soma = `Somado com ${outras.length === 1 ? 'a linha' : 'as linhas'} ${outras.join(', ')}`
  return {
    ...linha,
    quantidade,
    situacao: motivo !== '' || grupo.some(isGuessed) ? 'ajustada' : 'adicionada',
    motivo: [soma, motivo].filter(Boolean).join('. '),
    escolhida: { ...escolhida, pedida, quantidade },
  }
}

/** Converted or understood in a way that is to be looked at, whatever the sum. */
function isGuessed({ escolhida, situacao }: LinhaRevisao): boolean {
  return situacao === 'ajustada' && escolhida !== null && fitOpcao(escolhida.pedida, escolhida).motivo === ''
}

function giveAway(linha: LinhaRevisao, [primeira]: readonly LinhaRevisao[]): LinhaRevisao {
  return {
    ...linha,
    quantidade: 0,
    situacao: 'adicionada',
    motivo: `Repetido: somado à linha ${primeira?.linha ?? ''}`,
  }
}
