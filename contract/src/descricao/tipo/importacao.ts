import type { PorTipo } from '#descricao'

/** Spreadsheets that change the store. */
export const tiposDaImportacao = {
  Importacao: {
    nome: 'Name of the file.',
    tipo: 'What the sheet changes.',
    estado: 'How far it has come.',
    colunas: 'Field that each column holds, in the order of the headings; null: the column is left out.',
    linhas: 'How many rows there are below the headings.',
    contagens: 'Rows by their outcome.',
    campos: 'Rows that change a field, by its name.',
    recusadas: 'Rows that were left out when it was applied or taken back.',
    erro: 'Why a job did not end; null: it did, or has not begun.',
  },
  LinhaDaImportacao: {
    linha: 'Place of the row in the sheet, as a person sees it, from 1.',
    tipo: 'What the row comes to.',
    mudancas: 'Fields that change.',
    'mudancas.antes': 'Value that the record has; null: none.',
    'mudancas.depois': 'Value that it would have; null: none.',
    'avisos.campo': 'Field that it is about.',
    'avisos.aviso': 'What there is to know, in words for a person.',
    'erros.erro': 'Why the row cannot be, in words for a person.',
  },
} as const satisfies PorTipo
