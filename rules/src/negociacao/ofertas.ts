import { multiplyReais, sumReais } from '#dinheiro'

import type { Situacao } from './situacao.ts'

/** A line with an offer, in reais and units. */
interface LinhaOfertada {
  situacao: Situacao
  por: number | null
  quantidade: number
}

export interface Ofertas {
  /** Lines that wait for the customer's answer, and what they come to. */
  esperam: number
  aEsperar: number
  /** Lines that it accepted, and what they come to. */
  aceitas: number
  aceito: number
}

/** What was offered to a customer, by its answer (ux 1.23, mockup 20). */
export function sumOfertas(linhas: readonly LinhaOfertada[]): Ofertas {
  const valores = (situacao: Situacao) =>
    linhas
      .filter((linha) => linha.situacao === situacao && linha.por !== null)
      .map(({ por, quantidade }) => multiplyReais(por ?? 0, quantidade))
  const [espera, aceito] = [valores('COM_O_CLIENTE'), valores('ACEITO')]
  return {
    esperam: espera.length,
    aEsperar: sumReais(...espera),
    aceitas: aceito.length,
    aceito: sumReais(...aceito),
  }
}
