import type { Descricoes } from '#descricao'

/** Changes of records. */
export const registro = {
  idevento: 'Number of the change; a later one is greater.',
  cadastro: 'Kind of the record, as the audit names it: `forma_entrega`.',
  cadastros: 'Kinds of record.',
  oculto: 'The field changed, and its values are told to nobody.',
} as const satisfies Descricoes
