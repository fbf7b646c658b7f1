import type { Ato } from '@vitrine/contract'

import { hasVolta, nameTipo } from '#registro'

import type { AtoRow } from './ato.repository.ts'

/** An act as the panel reads it. */
export function sayAto({ idato, quando, mudancas, desfeito_por }: AtoRow): Ato {
  const partes = Object.entries(mudancas).map(([cadastro, quantas]) => ({
    cadastro,
    tipo: nameTipo(cadastro),
    mudancas: quantas,
  }))
  return {
    idato,
    quando: quando.toISOString(),
    partes,
    desfeito: desfeito_por !== null,
    pode_desfazer: partes.some(({ cadastro }) => hasVolta(cadastro)),
  }
}
