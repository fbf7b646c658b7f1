import type { CondicaoDoOrcamento, GradeDoOrcamento } from '@vitrine/contract'
import { countCasas, formatPercentual, parsePercentual } from '@vitrine/rules/dinheiro'

export type Forma = GradeDoOrcamento['formas'][number]

/** As it stands in the fields. */
export interface CondicaoDigitada {
  /** '28/35/42'. */
  prazo: string
  desconto: string
}

export type Erros = Partial<Record<keyof CondicaoDigitada, string>>

/** Most that a way of paying takes off, and the last day that a part falls due on, as the contract has them. */
const MAXIMO = 50
const DIAS_MAXIMO = 365

/** The condition that was typed; or what is wrong with it, by field. */
export function readCondicao(
  { idformapagto, tipo }: Forma,
  { prazo, desconto }: CondicaoDigitada,
): { condicao: CondicaoDoOrcamento } | { erros: Erros } {
  const dias = tipo === 'FATURADO' ? readDias(prazo) : []
  const pontos = desconto.trim() === '' ? 0 : readPontos(desconto)
  if (dias === null || pontos === null)
    return {
      erros: {
        ...(dias === null && { prazo: 'Escreva os dias do menor para o maior, como 28/35/42.' }),
        ...(pontos === null && { desconto: `De 0 a ${MAXIMO}%, com no máximo 2 casas decimais.` }),
      },
    }
  return { condicao: { idformapagto, prazos: dias.length > 0 ? [dias] : [], desconto: pontos } }
}

/** Days in their order; none: as the store offers it; null: they are none. */
function readDias(texto: string): number[] | null {
  if (texto.trim() === '') return []
  if (!/^\s*\d{1,3}(\s*[/,]\s*\d{1,3})*\s*$/.test(texto)) return null
  const dias = texto.split(/[/,]/).map(Number)
  const isCrescente = dias.every((dia, i) => dia > (dias[i - 1] ?? -1) && dia <= DIAS_MAXIMO)
  return isCrescente ? dias : null
}

function readPontos(texto: string): number | null {
  const pontos = parsePercentual(texto)
  return pontos !== null && pontos <= MAXIMO && countCasas(texto) <= 2 ? pontos : null
}

/** 'Boleto faturado, 28/35/42 dias', 'Pix, −4%'. */
export function sayCondicao(
  { idformapagto, prazos, desconto }: CondicaoDoOrcamento,
  formas: readonly Forma[],
): string {
  const forma = formas.find((cada) => cada.idformapagto === idformapagto)
  const dias = prazos.map((prazo) => prazo.join('/')).join(' ou ')
  return [
    forma?.nome ?? 'Forma que a loja não tem mais',
    dias && `${dias} dias`,
    desconto > 0 && `−${formatPercentual(desconto)}%`,
  ]
    .filter(Boolean)
    .join(', ')
}
