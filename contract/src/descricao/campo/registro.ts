import type { Descricoes } from '#descricao'

/** Changes of records, and who works at a store. */
export const registro = {
  idato: 'Number of the act; a later one is greater.',
  ato: 'Something that a person did to the records of a store in one go.',
  voltaram: 'Records that are now as they were.',
  ficaram: 'Records that stay as they are.',
  total_ficaram: 'How many records stay as they are.',
  idevento: 'Number of the change; a later one is greater.',
  cadastro: 'Kind of the record, as the audit names it: `forma_entrega`.',
  cadastros: 'Kinds of record.',
  membro: 'Somebody who works at the store.',
  papeis: 'Roles, the strongest first.',
  oculto: 'The field changed, and its values are told to nobody.',
} as const satisfies Descricoes
