import type { PorTipo } from '#descricao'

const dito = {
  tipo: 'What is asked of the data: to see, correct, erase or take them along, to know with whom they are shared, to take a consent back.',
  canal: 'By which way it came; LOJA: the page of the person’s data in the shop.',
  nome: 'Who asked; empty once the person was erased.',
  contato:
    'How the person is answered: a mailbox, which gets letters, or a telephone; empty once it was erased.',
  descricao: 'What the person said.',
  recebido_em: 'Day in the zone of the store on which it was asked.',
}

/** What people ask of a store about their data (LGPD art. 18). */
export const tiposDoTitular = {
  Requerimento: {
    ...dito,
    estado: 'Whether it waits for an answer, was met, refused, or taken back by the person.',
    automatico: 'The shop did it by itself the moment that it was asked.',
    prazo: 'Last day for the whole answer: 15 days after it was asked.',
    resposta: 'What the store answered last; empty: nothing.',
    pedidos_guardados: 'Orders that stayed without the person; null: nobody was erased.',
    encerrado_em: 'When it was met, refused or taken back, ISO 8601 instant; null: it is open.',
    versao: 'Version, to be named by who changes it.',
  },
  MeuRequerimento: {
    ...dito,
    estado: 'Whether it waits for an answer, was met, refused, or taken back.',
    porque: 'Reason of the law for a refusal, in a sentence; null: it was not refused.',
    prazo: 'Last day for the whole answer: 15 days after it was asked.',
    resposta: 'What the store answered last; empty: nothing.',
  },
  MeusRequerimentos: { data: 'Requests, the newest first.' },
  MeuRequerimentoNovo: {
    tipo: dito.tipo,
    descricao:
      'What is asked, in the words of the person; a correction says what is wrong and what is right.',
  },
  RequerimentoNovo: {
    ...dito,
    documento: 'CPF, CNPJ or other document of the account it is about; absent or empty: its mailbox tells.',
  },
  RespostaDoRequerimento: {
    versao: 'Version that was looked at.',
    resposta: 'Words to the person, which go out as a letter where there is a mailbox.',
  },
  Requerimentos: {
    data: 'Requests: open ones by the day they came, the oldest first; closed ones the newest first.',
    cursor: 'Where the next page begins; null: this is the last one.',
    vencidos: 'How many of the open ones are overdue.',
  },
  RequerimentoAberto: { 'fica.nome': 'What it is that stays, in words.' },
  CopiaDoTitular: {
    'tabelas.nome': 'Kind of data that the rows are of.',
    gerado_em: 'When the copy was made, ISO 8601 instant.',
    tabelas: 'What the store keeps of the person, a kind of data each.',
  },
} as const satisfies PorTipo
