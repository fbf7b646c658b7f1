import type { PorTipo } from '#descricao'

/** Changes of records, and who works at a store. */
export const tiposDoRegistro = {
  Ato: {
    quando: 'When it began.',
    partes: 'How many changes, of which kind of record.',
    'partes.tipo': 'The kind in words: Forma de entrega.',
    'partes.mudancas': 'Changes of such records.',
    desfeito: 'It was taken back, and can be done again.',
    pode_desfazer: 'Whether anything of it can be taken back, or done again.',
  },
  FicouComoEsta: {
    id: 'Of the record, as the audit names it.',
    nome: 'Name of the record as it stands now; null: it has none, or is gone.',
    porque:
      'MUDOU: somebody changed it since, or it cannot stand so any more. SEM_VOLTA: it was made or removed, or is of a kind that has a way back of its own.',
  },
  AtoDesfeito: {
    ato: 'The act as it stands now.',
    ficaram: 'The first 200 of those that stay.',
  },
  MudancaDesfeita: {
    porque:
      'Null: the record is as it was before the change. MUDOU: somebody changed it since, or it cannot stand so any more. SEM_VOLTA: it is of a kind that has a way back of its own.',
  },
  MembroDaEquipe: {
    nome: 'Name of the person.',
    papeis: 'What the person may do at the store, the strongest role first.',
  },
  ListaDoRegistro: {
    data: 'Changes, the newest first.',
    cursor: 'Where the next page goes on: send it back as `cursor`; null: this was the last.',
    cadastros: 'Kinds of record that may be asked for; null beyond the first page.',
    pessoas: 'Those whose changes may be asked for; null beyond the first page.',
    'cadastros.tipo': 'The kind in words: Forma de entrega.',
  },
  MudancaRegistrada: {
    acao: 'Whether the record was made, changed or removed.',
    tipo: 'Kind of the record in words: Forma de entrega.',
    nome: 'Name of the record as it stands now, or stood last; null: it has none.',
    motivo: 'The reason, in the words of whoever gave one; null: none was given.',
    campos: 'What changed, field by field; of a record that was made or removed, what it said.',
    pode_desfazer:
      'Whether it may be taken back from the register; whether it can is known once it is tried.',
  },
  AutorDaMudanca: {
    id: 'Id of the login or the key; a word for the platform and the system.',
    nome: 'Name of the person or of the key.',
    como: 'Whether a person did it, a key of the store, the platform, or the system by itself.',
  },
  CampoMudado: {
    campo: 'The field in words.',
    antes: 'What it said, in words; null: nothing, or it is not told.',
    depois: 'What it says, in words; null: nothing, or it is not told.',
  },
} as const satisfies PorTipo
