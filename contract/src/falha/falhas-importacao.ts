import { falha } from './texto-fixo.ts'

/** Of spreadsheets that change the catalogue (decision 0132). */
export const importacao = {
  importacao_em_andamento: falha(
    409,
    'Esta importação já foi ou está sendo aplicada: para mudar, envie a planilha de novo.',
    'a change of an import that a job works on, or that is done',
  ),
  importacao_sem_mudanca: falha(
    409,
    'Nada nesta planilha muda a loja.',
    'an import to be applied of which every row is equal or wrong',
  ),
  importacao_sem_volta: falha(
    409,
    'Só uma importação aplicada há menos de 30 dias pode ser desfeita.',
    'an import to be taken back that was not applied, was taken back already, or is older than 30 days',
  ),
} as const
