import type { Descricoes } from '#descricao'

/** Spreadsheets that change the store (decisions 0126, 0132, 0145). */
export const importacao = {
  idimportacao: 'Id of the import, a UUID of whom sends it: sent again, nothing is read twice.',
  aba: 'Name of the sheet that was read; null: the file has none.',
  titulos: 'Headings of the columns, as they stand in the sheet.',
  lembradas: 'Whether the columns were said for a sheet with the same headings before.',
  amostra: 'The first three rows as they were read; none in a list.',
  celulas:
    'Cells of the row as text, in the order of the headings; to mend, by the place of the column from 0.',
  mudada: 'Rows that change a record.',
  igual: 'Rows that change nothing.',
  apagada: 'Rows with APAGAR: the record leaves the shop.',
  errada: 'Rows with a cell that cannot be: they change nothing.',
  feitas: 'Rows that the job has done.',
  aFazer: 'Rows that the job has to do; 0: none was set going.',
  feita: 'What became of the row; null: nothing yet.',
  categorias_novas:
    'What rows name and the store does not have, at most 200: paths of categories; of prices of price tables the tables.',
  especie: 'What the spreadsheet is of, as addresses name it.',
  modelo: 'Whether the headings alone are answered, to be filled in.',
  campo: 'Field, by its name.',
  erros: 'What cannot be, by field.',
  avisos:
    'What to know before it is applied, by field; it refuses nothing: other tables and policies that the price meets, and who wins.',
  aplicada_em: 'When it was applied; null: not yet.',
  desfazer_ate: 'Until when it can be taken back; null: it cannot.',
} as const satisfies Descricoes
