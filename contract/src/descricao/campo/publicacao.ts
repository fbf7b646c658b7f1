import type { Descricoes } from '#descricao'

/** What a store writes before anybody sees it: drafts, versions, links that show them. */
export const publicacao = {
  idconteudo: 'Id of the piece of content; of the home that of the supplier.',
  idpublicacao: 'Id of the version.',
  no_ar: 'The version that shoppers see now; null: none.',
  agendadas: 'Versions that begin later.',
  tem_rascunho: 'Whether a draft waits beside what is shown.',
  publicada_em: 'When it was published, ISO 8601 instant; null: a draft.',
  oculta: 'Whether it is kept without being shown; absent: it is shown.',
  rascunhos: 'Kinds of content whose drafts are shown; none: that of the piece itself.',
  previa: 'Words of the link that shows a draft.',
} satisfies Descricoes
