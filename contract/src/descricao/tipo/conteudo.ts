import type { PorTipo } from '#descricao'

/** Content as its panel keeps it. */
export const tiposDoConteudo = {
  VersaoDoConteudo: {
    numero: 'Number of the version among those of its piece; later ones are higher.',
    estado: 'RASCUNHO (a draft) or PUBLICADA; what was published does not change.',
    chave: 'Name under which it is found: of a page its slug.',
    de: 'From when it is shown, ISO 8601 instant; null: since always.',
    ate: 'Until when it is shown, ISO 8601 instant; null: for ever.',
    criada_em: 'When it was begun, ISO 8601 instant.',
    dados: 'What it says, by the schema of its kind.',
    versao:
      'Version of the record: it grows with each change, and whoever changes it names the one that was looked at.',
  },
  ConteudoResumido: {
    chave: 'Name under which it is found: of a page its slug.',
    titulo: 'Heading of the version that was written last.',
    mudado_em: 'When it was last published, or its draft begun, ISO 8601 instant.',
    situacao:
      'What shoppers see: NO_AR, AGENDADO (it begins later), FORA_DO_AR (it was shown), RASCUNHO (nobody ever saw it).',
  },
  ConteudoEditado: {
    rascunho: 'The version that nobody but its editors sees; null: there is none.',
  },
  PaginaEstatica: {
    titulo: 'Heading of the page.',
    descricao: 'What the page is about, in a sentence.',
    atualizada_em: 'When this version was published or began to be shown, ISO 8601 instant.',
    tags: 'Where the page is shown: WEB, APP.',
    lojas: 'Stores of the supplier, where a block MAPA shows them; else empty.',
  },
} as const satisfies PorTipo
