import type { PorTipo } from '#descricao'

const acesso = {
  especie: 'Kind of reason.',
  motivo: 'Why, in the words of who opened it.',
  expira_em: 'Until when it is open, ISO 8601 instant.',
} as const

/** What the platform's people see of stores, and the accesses by which they see what is their customers'. */
export const tiposDaOperacao = {
  FilaDaLoja: {
    motivo:
      'Of pictures that could not be made, what the latest said, as the library says it; null: any other queue.',
    atrasadas: 'Those that are late, or failed and are tried again by themselves; 1000: so many at least.',
    desistidas: 'Those that were given up within a week; 1000: so many at least.',
  },
  AcessoDoOperador: acesso,
  AcessoDaPlataforma: { slug: 'Address of the store.' },
  AcessoNovo: { especie: acesso.especie, motivo: 'Why, in words that the store reads.' },
  UsoDoAcesso: {
    feito: 'What was asked, in words: `Leu: pedido`.',
    alvo: 'What it was about: an order by its number, a customer by name; null: nothing in particular.',
    vezes: 'How often it was asked.',
    primeira_em: 'When it was asked first, ISO 8601 instant.',
    ultima_em: 'When it was asked last, ISO 8601 instant.',
  },
  AcessoNaLoja: { usos: 'The latest things that were asked under the access, each once.' },
  SaudeDoFornecedor: {
    nome: 'Name of the store.',
    dominio: "Host of its links; null: it is found under the platform's.",
    ultimo_pedido_em: 'When the latest order was made, ISO 8601 instant; null: none yet.',
    passos: 'How many things that a store needs to sell are counted.',
    'ultima_importacao.estado': 'How far it is.',
    'ultima_importacao.criado_em': 'When the sheet was sent, ISO 8601 instant.',
  },
  DonoDoFornecedor: {
    nome: 'Name of who runs it.',
    convite: 'How the invitation stands: PENDENTE, VENCIDO (its link is over) or ACEITO.',
  },
} as const satisfies PorTipo
